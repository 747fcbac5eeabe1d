// Looks at every tab of a table on a telephone, and returns what is wrong: what is wider than the screen, where the points
// are out of sight, and what is too small for a finger. Run by a test.
const SMALLEST = 44;

const found = new Set();

// Names in a sentence are as high as its lines.
const INLINE = ".log *, .preview *, .chat *";

const pseudo = (element, kind) => {
  const style = getComputedStyle(element, kind);
  const lies = style.content !== "none" && style.position === "absolute" && style.pointerEvents !== "none";
  return lies ? [parseFloat(style.width) || 0, parseFloat(style.height) || 0] : [0, 0];
};

// How wide and high the place is at which a finger finds an element.
function reach(element) {
  const { width, height } = element.getBoundingClientRect();
  const boxes = [[width, height], pseudo(element, "::before"), pseudo(element, "::after")];
  return [0, 1].map((at) => Math.max(...boxes.map((box) => box[at])));
}

const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  && getComputedStyle(element).clipPath === "none";

function targets(tab) {
  for (const target of document.querySelectorAll("main.table :is(button, a.btn, label[for], summary)")) {
    if (!isSeen(target) || target.matches(INLINE)) continue;
    const [width, height] = reach(target);
    if (width >= SMALLEST - .5 && height >= SMALLEST - .5) continue;
    const name = `${target.localName}.${target.className}`.trim();
    found.add(`${tab}: ${name} is ${Math.round(width)} × ${Math.round(height)}: ${target.textContent.trim().slice(0, 24)}`);
  }
}

for (const tab of ["board", "mine", "others", "log"]) {
  document.getElementById(`tab-${tab}`).click();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`${tab}: ${scrollWidth} pixels wide`);
  const scores = document.querySelector(".scores").getBoundingClientRect();
  if (!(scores.height > 0 && scores.top >= 0 && scores.bottom <= innerHeight)) found.add(`${tab}: no points in sight`);
  targets(tab);
}
document.getElementById("tab-board").click();
return [...found];
