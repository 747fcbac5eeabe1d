// Tells what has happened: to those who listen, in a line that is read out; to those who look elsewhere, by marks.

const READ_OUT = 6;

// Every line of the log by its name, in the order in which things happened: a name says with which decision it began,
// and the how manieth it was.
function toldLines() {
  const order = (line) => line.id.split("-").slice(1).map(Number);
  const lines = [...document.querySelectorAll(".log > [id^=told-]")].map((line) => [order(line), line]);
  lines.sort(([[one, first]], [[two, second]]) => one - two || first - second);
  return new Map(lines.map(([, line]) => [line.id, line.textContent]));
}

// What a page has told so far: its lines, and what its parts say.
function whatIsKnown() {
  const parts = PARTS.map((part) => (document.querySelector(`main > .${part}`) || {}).textContent);
  return { lines: toldLines(), parts };
}

function tellNews(known) {
  const news = [...toldLines()].filter(([name, text]) => known.lines.get(name) !== text).map(([, text]) => text);
  if (news.length > 0) region().textContent = news.slice(-READ_OUT).join(" ");
  PARTS.forEach((part, at) => {
    const now = document.querySelector(`main > .${part}`);
    if (now && known.parts[at] !== undefined && now.textContent !== known.parts[at]) changed.add(part);
  });
  markTabs();
}

// The line that is read out has to be there before it says anything.
function region() {
  let line = document.getElementById("news");
  if (!line) {
    line = document.createElement("p");
    line.id = "news";
    line.className = "visually-hidden";
    line.dataset.own = "";
    line.setAttribute("role", "status");
    document.body.append(line);
  }
  return line;
}

// On a narrow screen one part of the table is seen at a time: the others say when something happened there.
const PARTS = ["board", "mine", "others"];
const changed = new Set();

function markTabs() {
  for (const part of PARTS) {
    const tab = document.getElementById(`tab-${part}`), label = document.querySelector(`[for=tab-${part}]`);
    if (tab && tab.checked) changed.delete(part);
    if (label) label.classList.toggle("dot", changed.has(part));
  }
}

// How many lines of others have been said at this table since its talk was last open here.
function countTalk() {
  const talk = document.querySelector(".chat"), table = live(), badge = document.querySelector("[data-unread]");
  if (!talk || !table || !badge) return;
  const key = `talk ${table.dataset.live}`, open = talk.offsetParent !== null && !document.hidden;
  const lines = [...talk.querySelectorAll("[data-line]")];
  const last = lines.length > 0 ? Number(lines.at(-1).dataset.line) : 0;
  if (open) sessionStorage.setItem(key, last);
  const seen = Number(sessionStorage.getItem(key));
  const unread = lines.filter((line) => Number(line.dataset.line) > seen && !("mine" in line.dataset)).length;
  badge.textContent = unread;
  badge.parentElement.hidden = unread === 0;
  // On a narrow screen the badge lies on the tab of the log, which then has the same.
  const label = document.querySelector("[for=tab-log]");
  if (label && unread > 0) label.dataset.said = unread;
  else if (label) delete label.dataset.said;
}

document.addEventListener("change", (event) => {
  if (!event.target.matches(".tab-in")) return;
  markTabs();
  countTalk();
});
document.addEventListener("visibilitychange", countTalk);
