// Looks at a table as it lies on a laptop, and tells what does not fit: what can be scrolled or is cut off, what lies on
// something else, and what hangs out of its place. The log is there to be scrolled; pictures give way to words.
const found = new Set();
const named = (element) => `${element.localName}.${(element.getAttribute("class") || "").split(" ").slice(0, 2).join(".")}`;
const seen = (element) => element.getClientRects().length > 0
  && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const hidden = (element) => getComputedStyle(element).clipPath !== "none" || element.closest(".visually-hidden");

function cutOff(element) {
  const style = getComputedStyle(element);
  const across = element.scrollWidth > element.clientWidth + 2, down = element.scrollHeight > element.clientHeight + 2;
  if ((across && style.overflowX !== "visible") || (down && style.overflowY !== "visible")) {
    found.add(`${named(element)} holds ${element.scrollWidth} × ${element.scrollHeight} in ${element.clientWidth} × ${element.clientHeight}`);
  }
}

const overlap = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
  && one.top < other.bottom - 1 && other.top < one.bottom - 1;

function apart(list, what) {
  const boxes = list.filter(seen).map((element) => element.getBoundingClientRect());
  boxes.forEach((one, at) => {
    if (boxes.slice(at + 1).some((other) => overlap(one, other))) found.add(`${what} lie on each other`);
  });
}

function within(inner, outer) {
  const frame = document.querySelector(outer)?.getBoundingClientRect();
  for (const element of document.querySelectorAll(inner)) {
    if (!seen(element)) continue;
    const box = element.getBoundingClientRect();
    const inside = frame && box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    if (!inside) found.add(`${named(element)} hangs out of ${outer}`);
  }
}

for (const element of document.querySelectorAll("main.table, main.table *")) {
  if (!(element instanceof HTMLElement) || element.closest(".side, [popover], .ic-art") || !seen(element) || hidden(element)) continue;
  cutOff(element);
}
apart([...document.querySelectorAll("main.table > :is(.others, .board, .mine, .side), .foot > :is(.hand, .dock)")], "parts of the table");
apart([...document.querySelectorAll(".board .loc")], "plaques");
apart([...document.querySelectorAll(".board .lies")], "cards in play");
apart([...document.querySelectorAll(".hand > .held")], "cards of the hand");
within(".board .loc", ".board");
within(".board .cluster", ".board");
within(".hand > .held", ".hand");
within("main.table > *, .foot > *", "body");
for (const plaque of document.querySelectorAll(".board .loc")) {
  const [name, deed] = [".loc-name", ".loc-do"].map((part) => plaque.querySelector(part)?.getBoundingClientRect());
  if (name && deed && name.bottom > deed.top + 2) found.add(`${plaque.querySelector(".loc-name").textContent} lies on what is below`);
}
return [...found];
