// Keys: digits pick cards, with Shift they name the leader; other digits and letters press the button that carries
// them.

const TYPING = "input:not(.pick-box, .lead-box, .tab-in), select, textarea";

// What is open over a table covers its buttons, and keys press none of those. In a replay keys only step, over scenes
// too.
function isCovered() {
  return document.querySelector("dialog[open]") || !replay() && document.querySelector("#retelling:popover-open");
}

document.addEventListener("keydown", (event) => {
  if (isCovered()) return;
  if (event.target.matches(TYPING) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === " " && replay() && !event.target.closest("button, summary")) {
    event.preventDefault();
    rollOrHalt();
    return;
  }
  const target = byDigit(event) || byArrow(event) || byLetter(event);
  if (!target) return;
  target.click();
  // What a key has opened is the next step from there.
  if (target.localName === "summary") target.focus();
  event.preventDefault();
});

function byDigit(event) {
  const digit = event.code.match(/^Digit(\d)$/);
  if (!digit) return null;
  const number = digit[1] === "0" ? 10 : Number(digit[1]);
  const box = document.getElementById((event.shiftKey ? "l" : "c") + number);
  return box || document.querySelector(`[data-key="${digit[1]}"]`);
}

// In a replay the arrows step, with Shift a whole turn, except on the slider, which has a use for them.
function byArrow(event) {
  const turn = event.shiftKey ? "turn-" : "";
  const step = { ArrowLeft: `${turn}prev`, ArrowRight: `${turn}next`, Home: "first", End: "last" }[event.key];
  return step && replay() ? stepTo(step) : null;
}

// By the place of the key, so that a Russian keyboard presses the same buttons.
function byLetter(event) {
  const letter = event.code.match(/^Key([A-Z])$/);
  return letter && document.querySelector(`[data-key="${letter[1].toLowerCase()}"]`);
}
