// What happened by itself is told again moment by moment, over the page that it led to: points that were counted, the
// turn of a bot of the rules. A page only says where that is told; a replay opens its scenes itself.

// The scene that this page has shown or need not show, and how far the one that plays has come.
let retold = null, playing = null;

// So many tables are remembered with the last scene that was shown of each.
const REMEMBERED = 60;

// How long a moment, or a decision of a replay, is shown: as somebody here chose it last. Nought is for those who want
// scenes only when they ask for them.
const USUAL = 1400;
const speed = () => Number(localStorage.getItem("speed")) || USUAL;

const shown = () => JSON.parse(localStorage.getItem("scenes") || "[]");

function wasShown(link) {
  return shown().some(([table, number]) => table === link.dataset.of && number === link.dataset.scene);
}

function remember(link) {
  const others = shown().filter(([table]) => table !== link.dataset.of);
  const scenes = [...others, [link.dataset.of, link.dataset.scene]].slice(-REMEMBERED);
  localStorage.setItem("scenes", JSON.stringify(scenes));
}

// A page has come: what it leads to is told if it is new here. Whoever has just arrived is told what happened while
// they were away; whoever has bots decide at once is not held up by their turns.
function retell() {
  if (!live()) return;
  const link = document.getElementById("scene"), number = link ? link.dataset.scene : "";
  const isNew = retold === null ? link && "fresh" in link.dataset : retold !== number;
  retold = number;
  if (!link || !isNew || wasShown(link)) return;
  remember(link);
  const inTheWay = link.dataset.weight === "turn" && link.dataset.pace === "0";
  if (inTheWay || localStorage.getItem("speed") === "0") return;
  openScene(link, false);
}

// Asks for a scene and plays it over the page, where it stays as long as somebody reads it, unless it is to close by
// itself. It is over when this is.
async function openScene(link, closes) {
  const { text } = await ask(link.href);
  const told = new DOMParser().parseFromString(text, "text/html").querySelector(".retelling");
  if (!told) return;
  const before = document.getElementById("retelling");
  // It is over, and says so to whoever waits for its end.
  if (before) before.hidePopover();
  if (before) before.remove();
  // No page knows it: it is the script's own.
  told.id = "retelling";
  told.popover = "auto";
  told.dataset.own = "";
  for (const part of told.querySelectorAll(".retelling-foot, [data-retell]")) part.hidden = false;
  document.body.append(told);
  setSpeeds();
  told.showPopover();
  const over = new Promise((done) => {
    told.addEventListener("toggle", (event) => {
      if (event.newState !== "closed") return;
      if (playing && playing.told === told) stopTelling();
      told.remove();
      done();
    });
  });
  // Whoever wants nothing to move reads the whole of it.
  if (!still.matches) play(told, closes);
  else if (closes) later(speed() * told.querySelectorAll(".moment").length).then(() => told.hidePopover());
  await over;
}

function play(told, closes) {
  stopTelling();
  playing = { told, closes, at: 0 };
  told.classList.add("playing");
  show();
}

// Shows the moment that it is now, and the next one after a while.
function show() {
  const { told, at, closes } = playing, moments = [...told.querySelectorAll(".moment")];
  if (at >= moments.length) {
    stopTelling();
    if (closes) told.hidePopover();
    return;
  }
  moments.forEach((moment, place) => {
    moment.classList.toggle("to-come", place > at);
    moment.classList.toggle("now", place === at);
  });
  tally(told, at);
  moments[at].scrollIntoView({ block: "nearest" });
  playing.clock = setTimeout(() => {
    playing.at++;
    show();
  }, speed());
}

// Everybody's points after a moment, or after the last.
function tally(told, at) {
  for (const points of told.querySelectorAll("[data-course]")) {
    points.textContent = points.dataset.course.split(" ").at(at);
  }
}

function stopTelling() {
  if (!playing) return;
  clearTimeout(playing.clock);
  playing.told.classList.remove("playing");
  tally(playing.told, -1);
  playing = null;
}

function setSpeeds() {
  const chosen = localStorage.getItem("speed");
  for (const list of document.querySelectorAll("[data-speed]")) {
    if (chosen && [...list.options].some((option) => option.value === chosen)) list.value = chosen;
  }
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-speed]")) return;
  localStorage.setItem("speed", event.target.value);
  setSpeeds();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-retell]"), link = event.target.closest("[data-again]");
  const told = button && button.closest(".retelling");
  if (told && button.dataset.retell === "skip") stopTelling();
  if (told && button.dataset.retell === "again") play(told, false);
  if (told && button.dataset.retell === "close") told.hidePopover();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openScene(link, false);
});
