// The games that wait elsewhere: looked for now and then, counted in the header and in the title of the tab,
// and told of by the browser if somebody has asked for that.

const LOOK = 20000;

const waits = () => document.getElementById("waits");

// The games that this page has known to wait; what it began with is seen in its header.
let known = null;

async function lookForWaits() {
  const at = live() ? live().dataset.live : "";
  if (!waits()) return;
  const got = await attempt(`/waiting?at=${encodeURIComponent(at)}`);
  if (!got || !got.answer.ok || !waits()) return;
  const next = new DOMParser().parseFromString(got.text, "text/html").getElementById("waits");
  if (next) waits().replaceWith(next);
  countWaits();
}

function countWaits() {
  const shown = waits();
  if (!shown) return;
  const count = Number(shown.dataset.count), title = document.title.replace(/^\(\d+\) /, "");
  document.title = count > 0 ? `(${count}) ${title}` : title;
  const games = [...shown.querySelectorAll("[data-table]")];
  const fresh = known ? games.filter((game) => !known.has(game.dataset.table)) : [];
  known = new Set(games.map((game) => game.dataset.table));
  for (const game of fresh) notify(game.textContent, game.dataset.table);
}

// Several tabs tell of one game once: the browser knows it by the name of its table. Whoever looks at the site sees it
// there.
function notify(text, table) {
  const wanted = waits() && "wanted" in waits().dataset && "Notification" in window;
  if (!wanted || Notification.permission !== "granted" || document.hasFocus()) return;
  const told = new Notification(text, { tag: table });
  told.onclick = () => {
    window.focus();
    location.href = `/table/${table}`;
  };
}

setInterval(lookForWaits, LOOK);

// A browser is asked when its person has said so here, and only then.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[name=notices][value=on]");
  if (!button || !("Notification" in window) || Notification.permission === "granted") return;
  event.preventDefault();
  if (await Notification.requestPermission() === "granted") button.form.requestSubmit(button);
  else button.replaceWith(words().refused);
});
