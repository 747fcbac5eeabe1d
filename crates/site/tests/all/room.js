// Lays every card of a game where some cards of this page lie, and tells what is wrong: with the cards, and with the page
// as it is. Run by a test; the last argument is called with what was found.
const [game, places, done] = arguments;
const SMALLEST = 12, ENOUGH = 60;

const found = new Set();
const tell = (what) => {
  if (found.size < ENOUGH) found.add(what);
};

const shownName = (card) => card.querySelector(".card-name, .ic-name");
const words = (element) => element.textContent.replaceAll("\u00ad", "").trim();

// Whether a text can be seen at all: not hidden from those who look, and not on another tab.
const isSeen = (element) => element.checkVisibility({ opacityProperty: true }) && element.getClientRects().length > 0
  && !element.closest(".visually-hidden, .skip") && getComputedStyle(element).clipPath === "none";

// How large the letters of an element are on the screen.
const letters = (element) => {
  const size = parseFloat(getComputedStyle(element).fontSize);
  const svg = element.ownerSVGElement;
  return svg ? size * Math.abs(element.getScreenCTM().a) : size;
};

function texts(root) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), all = [];
  while (walk.nextNode()) {
    if (/[\p{L}\p{N}]/u.test(walk.currentNode.data)) all.push(walk.currentNode);
  }
  return all;
}

// Letters of one kind are measured once in each place.
const measured = new Set();

function tooSmall(root, where) {
  for (const text of texts(root)) {
    const element = text.parentElement;
    const name = element.getAttribute("class") || element.closest("[class]").getAttribute("class");
    const kind = `${where} ${element.localName} ${name}`;
    if (root !== document.body && measured.has(kind)) continue;
    if (isSeen(element)) measured.add(kind);
    if (!isSeen(element) || letters(element) >= SMALLEST - 0.05) continue;
    tell(`${where}: ${letters(element).toFixed(1)} px in ${element.localName}.${name}: ${text.data.trim().slice(0, 20)}`);
  }
}

// Whether a line ends between two letters of a word without a hyphen.
function broken(name) {
  const range = document.createRange();
  for (const text of texts(name)) {
    range.selectNodeContents(text);
    if (range.getClientRects().length === 1) continue;
    let above = null;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // The letter behind a hyphen that is shown has the hyphen's box before its own.
      const box = [...range.getClientRects()].at(-1);
      if (!box || box.width === 0) continue;
      const before = text.data[at - 1] || " ";
      if (above !== null && box.top > above + 4 && /\p{L}/u.test(before) && /\p{L}/u.test(text.data[at])) return true;
      above = box.top;
    }
  }
  return false;
}

const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;

// A list of its own with the same item, and so many others beside it.
function listLike(item, size, crowd) {
  const copy = item.cloneNode(true), list = item.parentElement.cloneNode(false);
  Object.assign(list.style, { position: "absolute", visibility: "hidden" });
  if (crowd === 1) Object.assign(copy.style, { width: `${size.width}px`, flex: "none" });
  // A line of a list grows with its name; a plaque does not.
  if (crowd === 1 && copy.matches(".loc")) copy.style.height = `${size.height}px`;
  list.append(copy, ...Array.from({ length: crowd - 1 }, () => item.cloneNode(false)));
  return { list, here: copy.matches("[data-here]") ? copy : copy.querySelector("[data-here]"), item: copy };
}

// Writes every name where one name stands, and tells which of them do not go there; how high each is.
function layNames(like, item, size, crowd, faces, at) {
  const { list, here } = listLike(item, size, crowd), name = here.matches(".card") ? shownName(here) : here;
  item.parentElement.after(list);
  const width = name.getBoundingClientRect().width;
  const all = [...new Map(faces.map((face) => [words(shownName(face)), face]))].map(([called, face]) => {
    const other = name.cloneNode(false);
    other.innerHTML = shownName(face).innerHTML;
    Object.assign(other.style, { position: "absolute", width: `${width}px` });
    return { called, face, other };
  });
  name.after(...all.map(({ other }) => other));
  for (const { called, other } of all) {
    if (other.scrollWidth > other.clientWidth + 1 && other.clientWidth > 0) tell(`${at}: ${called} is cut off`);
    if (broken(other)) tell(`${at}: ${called} is broken inside a word`);
  }
  const high = all.map(({ face, other }) => ({ face, height: other.getBoundingClientRect().height }));
  tooSmall(list, at);
  list.remove();
  return high;
}

// Lays whole cards, or the highest names where names stand alone, and tells what hangs out of them.
function layCards(item, size, crowd, faces, at) {
  const all = faces.map((face) => {
    const laid = listLike(item, size, crowd), whole = laid.here.matches(".card");
    laid.here.innerHTML = whole ? face.innerHTML : shownName(face).innerHTML;
    return { ...laid, face, whole };
  });
  item.parentElement.after(...all.map(({ list }) => list));
  for (const { here, item: copy, face, whole } of all) {
    const called = `${at}: ${words(shownName(face))}`, name = whole ? shownName(here) : here;
    const box = (whole ? here : copy).getBoundingClientRect();
    for (const part of whole ? here.children : [name]) {
      if (isSeen(part) && !inside(part.getBoundingClientRect(), box)) {
        tell(`${called}: .${part.getAttribute("class") || part.localName} hangs out`);
      }
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1 && isSeen(part)) {
        tell(`${called}: .${part.getAttribute("class") || part.localName} is cut off`);
      }
    }
    const below = copy.querySelector(".loc-do");
    if (below && name.getBoundingClientRect().bottom > below.getBoundingClientRect().top + 2) {
      tell(`${called} lies on what is below`);
    }
    tooSmall(here, at);
  }
  for (const { list } of all) list.remove();
}

// The cards that need the most room: those with the highest names, and those on which most is printed.
function greediest(high) {
  const printed = (face) => face.querySelectorAll("svg, b, i").length;
  const most = (list, by) => [...list].sort((one, other) => by(other) - by(one)).slice(0, 12).map(({ face }) => face);
  return [...new Set([...most(high, ({ height }) => height), ...most(high, ({ face }) => printed(face))])];
}

// Such an element that can be seen: on a narrow screen perhaps only on another tab.
function shown(place) {
  const seen = () => [...document.querySelectorAll(place)].find((one) => one.getBoundingClientRect().width > 0);
  const tabs = ["board", "mine", "others"].map((part) => document.getElementById(`tab-${part}`));
  for (const tab of tabs) {
    const one = seen();
    if (one) return one;
    tab.click();
  }
  return seen();
}

async function allFaces() {
  if (!window.faces) {
    const answer = await fetch(`/style/${game}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    window.faces = [...page.querySelectorAll(".faces > li > *")];
  }
  return window.faces;
}

(async () => {
  const faces = await allFaces();
  if (faces.length < 12) tell(`only ${faces.length} cards`);
  for (const at of places) {
    const [place, crowd] = at.split(" × ");
    const like = shown(place);
    if (!like) {
      tell(`${place} is not to be seen`);
      continue;
    }
    like.setAttribute("data-here", "");
    const item = like.closest("li") || like, size = item.getBoundingClientRect();
    const high = layNames(like, item, size, Number(crowd || 1), faces, at);
    layCards(item, size, Number(crowd || 1), greediest(high), at);
    like.removeAttribute("data-here");
  }
  tooSmall(document.body, "page");
  done([...found]);
})().catch((error) => done([String(error)]));
