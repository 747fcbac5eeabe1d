// Keeps pages live. Everything works without this script, only less prettily.
"use strict";

const live = () => document.querySelector("[data-live]");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let asking = false, again = false;

// A card that changes its place keeps its name, so that the browser can show where it went.
function nameCards(on) {
  for (const card of document.querySelectorAll("[data-card]")) {
    card.style.viewTransitionName = on ? "c-" + card.dataset.card : "";
  }
}

// What the person at this page has open or picked stays so.
function keep() {
  const picked = [...document.querySelectorAll(".tab-in:checked, details[open]")].map((e) => e.id || e.tagName);
  const say = document.getElementById("say");
  return { picked, text: say ? say.value : "", focus: document.activeElement && document.activeElement.id };
}

function restore(kept) {
  for (const id of kept.picked) {
    const element = document.getElementById(id);
    if (element && element.matches(".tab-in")) element.checked = true;
  }
  const say = document.getElementById("say");
  if (say) say.value = kept.text;
  const focus = kept.focus && document.getElementById(kept.focus);
  if (focus) focus.focus({ preventScroll: true });
}

function swap(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const before = live(), mine = before && before.dataset.mine === "true";
  const next = page.querySelector("[data-live]");
  // A page that was asked for earlier may come later: never go back.
  if (before && next && Number(next.dataset.number) < Number(before.dataset.number)) return;
  const change = () => {
    const kept = keep();
    document.title = page.title;
    document.body.className = page.body.className;
    document.body.replaceChildren(...page.body.childNodes);
    restore(kept);
    begin();
  };
  const after = () => { if (next && next.dataset.mine === "true" && !mine) yourTurn(); };
  if (!document.startViewTransition || still.matches || document.hidden) { change(); after(); return; }
  nameCards(true);
  const transition = document.startViewTransition(() => { change(); nameCards(true); });
  transition.finished.finally(() => nameCards(false));
  after();
}

async function refresh() {
  if (asking) { again = true; return; }
  asking = true;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    swap(await answer.text());
  } catch { setTimeout(refresh, 2000); } finally {
    // Quick bots change the table many times a second: look at it now and then, and always once more at the end.
    setTimeout(() => { asking = false; if (again) { again = false; refresh(); } }, 150);
  }
}

// The stream only tells how far the table is; whatever is missed is healed by asking for the whole page.
let stream = null, streaming = null;
function follow() {
  const table = live();
  if (!table || streaming === table.dataset.live) return;
  if (stream) stream.close();
  streaming = table.dataset.live;
  stream = new EventSource(`/table/${streaming}/stream`);
  stream.onmessage = (message) => {
    const now = live();
    if (now && Number(message.data) !== Number(now.dataset.number)) refresh();
  };
}

// Sound, and a notification if the person has allowed them.
function yourTurn() {
  const table = live();
  if (table && table.dataset.sound === "true") {
    try {
      const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
      tone.frequency.value = 660; loud.gain.value = 0.06;
      tone.connect(loud).connect(audio.destination);
      tone.start(); loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5); tone.stop(audio.currentTime + 0.5);
    } catch { /* no sound here */ }
  }
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(document.title);
  }
}

// Forms are sent in the background and the page that comes back takes the place of this one.
async function send(form, button) {
  const data = new URLSearchParams(new FormData(form, button));
  if (button && button.formMethod === "get") { preview(); return; }
  try {
    const answer = await fetch(form.action, { method: "POST", body: data });
    if (answer.redirected && new URL(answer.url).pathname !== location.pathname) { location.href = answer.url; return; }
    swap(await answer.text());
  } catch { form.requestSubmit ? HTMLFormElement.prototype.submit.call(form) : form.submit(); }
}

document.addEventListener("submit", (event) => {
  const form = event.target, table = live();
  if (!table || form.method !== "post" || !form.action.includes("/table/")) return;
  event.preventDefault();
  if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
  send(form, event.submitter);
});

// Picking cards shows what the band would do.
let previewing = 0;
async function preview() {
  const form = document.getElementById("turn"), dock = document.getElementById("dock");
  if (!form || !dock) return;
  const turn = ++previewing, query = new URLSearchParams(new FormData(form));
  query.delete("number");
  const answer = await fetch(`${location.pathname}?${query}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("dock");
  if (turn === previewing && fresh) document.getElementById("dock").replaceChildren(...fresh.childNodes);
}

document.addEventListener("change", (event) => {
  const box = event.target;
  if (box.matches(".lead-box")) {
    const pick = box.closest(".pick").querySelector(".pick-box");
    if (pick) pick.checked = true;
  }
  if (box.matches(".pick-box") && !box.checked) {
    const lead = box.closest(".pick").querySelector(".lead-box");
    if (lead) lead.checked = false;
  }
  if (box.matches(".pick-box, .lead-box")) preview();
  if (box.closest("[data-scrub]")) box.form.requestSubmit();
});

// Keys: digits pick cards, with Shift they name the leader; other digits and letters press the button that carries them.
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not(.pick-box,.lead-box,.tab-in), select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const digit = event.code.match(/^Digit(\d)$/);
  if (digit) {
    const number = digit[1] === "0" ? 10 : Number(digit[1]);
    const box = document.getElementById((event.shiftKey ? "l" : "c") + number) || document.querySelector(`[data-key="${digit[1]}"]`);
    if (box) { box.click(); event.preventDefault(); }
    return;
  }
  const scrub = document.querySelector("[data-scrub]");
  if (scrub && (event.key === "ArrowLeft" || event.key === "ArrowRight") && event.target.type !== "range") {
    scrub.querySelector(`[value=${event.key === "ArrowLeft" ? "prev" : "next"}]`).click();
    return;
  }
  const letter = event.code.match(/^Key([A-Z])$/);
  const button = letter && document.querySelector(`[data-key="${letter[1].toLowerCase()}"]`);
  if (button) { button.click(); event.preventDefault(); }
});

// The almanac answers while one types.
document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-find]")) return;
  const word = event.target.value.trim().toLowerCase();
  for (const page of document.querySelectorAll("[data-words]")) page.hidden = !page.dataset.words.includes(word);
  for (const kind of document.querySelectorAll("[data-kind]")) kind.hidden = !kind.querySelector("[data-words]:not([hidden])");
});

function begin() {
  document.documentElement.classList.add("scripted");
  for (const share of document.querySelectorAll("[data-share]")) share.textContent = new URL(share.textContent, location.href).href;
  follow();
}
begin();
