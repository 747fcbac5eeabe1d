// What happened by itself is told again moment by moment, at the pace of the table, over the page that it led to.

const BRISK = 900;

// The retelling that this page has shown or need not show, and how far the one that plays has come.
let retold = null, playing = null;

const retelling = () => document.getElementById("retelling");

// A page has come: what it tells is played if it is new. Whoever has just arrived is not held up by it.
function retell() {
  const told = retelling();
  if (!told) {
    if (live()) retold = "";
    return;
  }
  for (const button of told.querySelectorAll("[data-retell]")) button.hidden = false;
  const number = told.dataset.retelling;
  if (playing && playing.told === told && playing.number === number) {
    play(told, playing.at);
  } else if (retold !== null && retold !== number && told.popover && Number(told.dataset.pace) > 0) {
    play(told, 0);
  }
  retold = number;
}

function play(told, from) {
  stopTelling();
  if (told.popover && !told.matches(":popover-open")) told.showPopover();
  const pace = Number(told.dataset.pace) || BRISK;
  playing = { number: told.dataset.retelling, at: from, told };
  told.classList.add("playing");
  show();
  playing.clock = setInterval(() => {
    playing.at++;
    show();
  }, pace);
}

// Shows the moment that it is now; after the last one it stays as long as somebody reads it.
function show() {
  const { told, at } = playing, moments = [...told.querySelectorAll(".moment")];
  moments.forEach((moment, place) => {
    moment.classList.toggle("to-come", place > at);
    moment.classList.toggle("now", place === at);
  });
  if (moments[at]) moments[at].scrollIntoView({ block: "nearest" });
  if (at > moments.length && !told.matches(":hover, :focus-within")) {
    stopTelling();
    if (told.popover) told.hidePopover();
  }
}

function stopTelling() {
  if (!playing) return;
  clearInterval(playing.clock);
  playing.told.classList.remove("playing");
  playing = null;
}

document.addEventListener("toggle", (event) => {
  if (playing && event.target === playing.told && event.newState === "closed") stopTelling();
}, true);

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-retell]"), link = event.target.closest("[data-again]");
  if (button && button.dataset.retell === "skip") stopTelling();
  if (button && button.dataset.retell === "again") play(button.closest(".retelling"), 0);
  if (!link || !live() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { text } = await ask(link.href);
  const told = new DOMParser().parseFromString(text, "text/html").querySelector(".retelling");
  if (!told) return;
  for (const part of told.querySelectorAll("[data-retell], .pop-close")) part.hidden = false;
  stopTelling();
  // It is not what the table tells now, so it is the script's own and stays as long as somebody reads it.
  told.id = "told-again";
  told.popover = "auto";
  told.dataset.own = "";
  for (const button of told.querySelectorAll("[popovertarget]")) button.setAttribute("popovertarget", told.id);
  const before = document.getElementById(told.id);
  if (before) before.remove();
  document.body.append(told);
  play(told, 0);
});
