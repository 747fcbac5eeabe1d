// Patches a page into the one that the site has sent. What is the same stays the very element that it was, with all
// that the person before it has picked, opened, typed, selected or scrolled there.

// What the script has put on the page itself is marked `data-own`: no page knows it, and none takes it away.
const isOwn = (node) => node.nodeType === Node.ELEMENT_NODE && "own" in node.dataset;

// What people open and close themselves. Everything else that they change (text, ticks) is no attribute: a browser
// keeps it while the attribute beside it changes.
const opens = (element) => element.localName === "details" || element.localName === "dialog";

// Siblings of one kind are the same thing, one after the other: by id, by the card that it is, by what a button sends;
// anything else by its tag and the first of its classes, which says what it is and not how it is.
function kindOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  const name = (key) => node.getAttribute(key);
  const known = name("id") || name("data-card") || (node.localName === "button" && name("value"));
  return `${node.localName} ${known ? `= ${known}` : node.classList[0] || ""}`;
}

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

function morphAttributes(old, fresh) {
  const own = (name) => name === "open" && opens(old);
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !own(name)) old.setAttribute(name, value);
  }
}

function morphChildren(old, fresh) {
  const left = new Map();
  for (const child of old.childNodes) {
    if (isOwn(child)) continue;
    const kind = kindOf(child);
    if (left.has(kind)) left.get(kind).push(child); else left.set(kind, [child]);
  }
  const pairs = [...fresh.childNodes].map((child) => [(left.get(kindOf(child)) || []).shift(), child]);
  // What has gone goes first, so that whatever stays need not be moved out of its way.
  for (const gone of [...left.values()].flat()) gone.remove();
  let at = old.firstChild;
  for (const [same, child] of pairs) {
    while (at && isOwn(at)) at = at.nextSibling;
    if (same && same === at) at = at.nextSibling; else put(old, same || document.importNode(child, true), at);
    if (same) morph(same, child);
  }
}

// Moving an element takes the focus from it, unless the browser knows how to move one alive.
function put(parent, child, before) {
  if (child.isConnected && parent.moveBefore) parent.moveBefore(child, before); else parent.insertBefore(child, before);
}

// Patches the page; the focus stays where it was, if that is still there.
function morphPage(page) {
  const focus = document.activeElement;
  morph(document.body, page.body);
  if (focus && focus !== document.activeElement && focus.isConnected) focus.focus({ preventScroll: true });
}
