// Cards move from where they were to where they are, whatever the page has made of them in between.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOVING = { duration: 220, easing: "ease-out" };

// Where every card lies that can be seen.
function cardPlaces() {
  const places = new Map();
  if (still.matches || document.hidden) return places;
  for (const card of document.querySelectorAll("[data-card]")) {
    const place = card.getBoundingClientRect();
    if (place.width > 0) places.set(card.dataset.card, place);
  }
  return places;
}

function moveCards(before) {
  if (before.size === 0) return;
  for (const card of document.querySelectorAll("[data-card]")) {
    const was = before.get(card.dataset.card), is = card.getBoundingClientRect();
    if (is.width === 0) continue;
    if (!was) {
      card.animate([{ opacity: 0 }, { opacity: 1 }], MOVING);
      continue;
    }
    const [right, down] = [was.left - is.left, was.top - is.top];
    if (Math.abs(right) < 2 && Math.abs(down) < 2) continue;
    const from = `translate(${right}px, ${down}px) scale(${was.width / is.width})`;
    const steps = [{ transform: from, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
    card.animate(steps, MOVING);
  }
}
