// Every card can be read: under the pointer, with the focus, or when it is pressed for a while, it is shown large
// beside its place. A card says by `data-read` where the almanac has it; what is fetched from there is remembered.
// Signs that stand for words have those in `data-tip` and are read the same way.

const LINGER = 350, PRESS = 450, LEAVE = 200, SLIP = 10;

// The card that is shown large, whatever it describes (the focus may be on a part of the card, or on the box that it is
// the label of), whether it stays until it is sent away, and what was fetched.
let read = null, described = null, pinned = false;
const faces = new Map();

// The whole card is one thing to read, except for the buttons that lie on it.
function cardAt(target) {
  const nearest = (css) => target instanceof Element ? target.closest(css) : null;
  const button = nearest("button[data-tip]:not(.card, .strip)");
  return button || nearest("[data-read]:not(.almanac *)") || nearest("[data-tip]");
}

// The label of a box that is a card is that card.
const cardOf = (focused) => cardAt(focused) || (focused.labels && cardAt(focused.labels[0]));

async function face(address) {
  if (!faces.has(address)) {
    const got = await attempt(`${address}?part`);
    if (!got || !got.answer.ok) return null;
    faces.set(address, got.text);
  }
  return faces.get(address);
}

// What hangs from the page is out of reach while a drawer is open over it.
function panel() {
  const ground = document.querySelector("dialog[open]") || document.body;
  let large = document.getElementById("large");
  if (!large) {
    large = document.createElement("aside");
    large.id = "large";
    large.popover = "manual";
    large.dataset.own = "";
  }
  if (large.parentElement !== ground) ground.append(large);
  return large;
}

// What a card costs now is said where the board has it; a name in the log speaks of the same card.
function nowOf(card) {
  const { read: address, now } = card.dataset;
  if (now || !address) return now;
  const other = document.querySelector(`[data-now][data-read="${CSS.escape(address)}"]`);
  return other ? other.dataset.now : undefined;
}

async function readCard(card, pin, focused = card) {
  unread();
  [read, pinned] = [card, pin];
  const { read: address, tip } = card.dataset, now = nowOf(card), large = panel();
  const text = address ? await face(address) : "";
  if (read !== card || !card.isConnected || text === null) return;
  large.innerHTML = text;
  large.className = address ? "" : "tip";
  for (const words of address ? [now] : [tip]) {
    if (!words) continue;
    const line = document.createElement("p");
    line.className = "large-now";
    line.textContent = words;
    large.append(line);
  }
  large.showPopover();
  place(large, card.getBoundingClientRect());
  if (address) describe(focused);
}

// Some buttons are described by something else already: why they cannot be pressed.
function describedBy(element) {
  const all = (element.getAttribute("aria-describedby") || "").split(" ");
  return all.filter((id) => id && id !== "large");
}

function describe(element) {
  described = element;
  element.setAttribute("aria-describedby", [...describedBy(element), "large"].join(" "));
}

function leaveUndescribed(element) {
  const others = describedBy(element);
  if (others.length > 0) element.setAttribute("aria-describedby", others.join(" "));
  else element.removeAttribute("aria-describedby");
}

// Above or below the card where there is room, so that its neighbours can still be seen; else, and for what stands in a
// column, beside it. Always whole.
function place(large, card) {
  const { offsetWidth: width, offsetHeight: height } = large, gap = 8;
  const within = (at, size, room) => Math.max(gap, Math.min(at, room - size - gap));
  const above = card.top - gap - height, below = card.bottom + gap;
  const upright = card.height > card.width && (above >= gap || below + height + gap <= innerHeight);
  const right = card.right + gap, left = card.left - gap - width;
  const across = upright ? card.left + (card.width - width) / 2 : right + width + gap <= innerWidth ? right : left;
  const down = !upright ? card.top + (card.height - height) / 2 : above >= gap ? above : below;
  large.style.left = `${within(across, width, innerWidth)}px`;
  large.style.top = `${within(down, height, innerHeight)}px`;
}

function unread() {
  clearTimeout(waiting);
  if (described) leaveUndescribed(described);
  [read, described, pinned] = [null, null, false];
  const large = document.getElementById("large");
  if (large && large.matches(":popover-open")) large.hidePopover();
}

let waiting = 0;

function soon(millis, then) {
  clearTimeout(waiting);
  waiting = setTimeout(then, millis);
}

// Whoever has just clicked wants to see what came of it: nothing is read until the pointer moves again.
let clicked = null;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || pinned) return;
  if (clicked && clicked.x === event.clientX && clicked.y === event.clientY) return;
  clicked = null;
  const card = cardAt(event.target);
  if (card && card !== read) soon(LINGER, () => readCard(card, false));
  else if (card || event.target.closest("#large")) clearTimeout(waiting);
  else if (read) soon(LEAVE, unread);
  else clearTimeout(waiting);
});

document.addEventListener("focusin", (event) => {
  const card = event.target.matches(":focus-visible") && cardOf(event.target);
  if (card && card !== read) soon(LEAVE, () => readCard(card, false, event.target));
});

document.addEventListener("focusout", () => {
  if (!pinned) soon(LEAVE, unread);
});

// A finger that rests on a card reads it, and does not do what a tap would do.
let pressed = null;

document.addEventListener("pointerdown", (event) => {
  pressed = null;
  const card = cardAt(event.target);
  if (event.pointerType === "mouse") return;
  if (!card) {
    if (!event.target.closest("#large")) unread();
    return;
  }
  const held = pressed = { card, x: event.clientX, y: event.clientY, long: false };
  setTimeout(() => {
    if (pressed !== held) return;
    held.long = true;
    readCard(card, true);
  }, PRESS);
});

document.addEventListener("pointermove", (event) => {
  if (!pressed || pressed.long) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) pressed = null;
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    if (pressed && !pressed.long) pressed = null;
  });
}

document.addEventListener("contextmenu", (event) => {
  if (pressed && cardAt(event.target) === pressed.card) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const card = cardAt(event.target), wasLong = pressed && pressed.long;
  [pressed, clicked] = [null, { x: event.clientX, y: event.clientY }];
  if (wasLong) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (event.target.closest("#large")) return;
  const busy = event.target.closest("a, button, label, input, select, summary");
  // Where a click does nothing else, the first one reads the card; on a card that is a link, the second follows it.
  const reads = card && (!busy || busy === card && card.localName === "a" && !(read === card && pinned));
  if (!reads || event.ctrlKey || event.metaKey || event.shiftKey) {
    // Nobody leaves a table by a card.
    if (card && card.localName === "a" && live()) card.target = "_blank";
    unread();
    return;
  }
  event.preventDefault();
  readCard(card, true);
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && read) unread();
});

addEventListener("scroll", () => {
  if (!pinned) unread();
}, { passive: true, capture: true });

// A page has come: a card that is no longer there is not read any more. What one describes, no page knows.
function stillRead() {
  if (read && !read.isConnected) unread();
  else if (described && described.isConnected) describe(described);
}
