// Help opens in a drawer beside the table. It hangs from the root, so that a page that is swapped in leaves it open.
let drawer = null;

// So many cards are shown at once.
const FOUND = 24;

function drawerOf(help) {
  if (!drawer) {
    drawer = document.createElement("dialog");
    drawer.className = "drawer";
    drawer.addEventListener("click", (event) => {
      // A click beside the drawer lands on the dialog itself.
      if (event.target === drawer) drawer.close();
    });
    document.documentElement.append(drawer);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn btn-quiet btn-icon drawer-close";
  close.textContent = "×";
  close.setAttribute("aria-label", words().close);
  close.addEventListener("click", () => drawer.close());
  drawer.replaceChildren(close, help);
  leadApart(help);
}

// Nobody leaves a table by what they look up.
function leadApart(part) {
  if (!live()) return;
  for (const link of part.querySelectorAll("a[href^='/']")) link.target = "_blank";
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-help]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const got = await attempt(link.href, { headers: { Accept: "text/html" } });
  const help = got && got.answer.ok && new DOMParser().parseFromString(got.text, "text/html").getElementById("help");
  if (!help) {
    location.href = link.href;
    return;
  }
  drawerOf(help);
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
});

// A card that is looked for is shown in the drawer too.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-help-find]") || !drawer || !drawer.contains(form)) return;
  event.preventDefault();
  const got = await attempt(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  const found = drawer.querySelector(".help-found");
  if (!got || !found) return;
  const page = new DOMParser().parseFromString(got.text, "text/html");
  const entries = [...page.querySelectorAll("main .almanac > li:not([hidden])")].slice(0, FOUND);
  const list = document.createElement("ul");
  list.className = "almanac entries";
  list.append(...entries);
  found.replaceChildren(list);
  leadApart(list);
});

// What a lesson speaks of is brought into view.
function showLit() {
  const lit = document.querySelector(".page-lesson [data-lit]");
  if (lit) lit.scrollIntoView({ block: "nearest", inline: "nearest" });
}
