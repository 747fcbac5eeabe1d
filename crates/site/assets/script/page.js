// Keeps pages live. Everything works without this script, only less prettily.

const still = matchMedia("(prefers-reduced-motion: reduce)");

// The part of the page that follows a table, if there is one.
const live = () => document.querySelector("[data-live]");

// A card that changes its place keeps its name, so that the browser can show where it went.
function nameCards(on) {
  for (const card of document.querySelectorAll("[data-card]")) {
    card.style.viewTransitionName = on ? "c-" + card.dataset.card : "";
  }
}

// What the person at this page has open, picked or typed stays so when the page is swapped.
function keep() {
  const say = document.getElementById("say");
  return {
    picked: [...document.querySelectorAll(".tab-in:checked")].map((tab) => tab.id),
    open: [...document.querySelectorAll("details")].map((details) => details.open),
    text: say ? say.value : "",
    focus: document.activeElement && document.activeElement.id,
  };
}

function restore(kept) {
  for (const id of kept.picked) {
    const tab = document.getElementById(id);
    if (tab) tab.checked = true;
  }
  document.querySelectorAll("details").forEach((details, at) => {
    if (kept.open[at]) details.open = true;
  });
  const say = document.getElementById("say");
  if (say) say.value = kept.text;
  const focus = kept.focus && document.getElementById(kept.focus);
  if (focus) focus.focus({ preventScroll: true });
}

// Puts a page that the site has sent in the place of this one.
function swap(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const before = live(), next = page.querySelector("[data-live]");
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
  const wasMine = before && before.dataset.mine === "true";
  const isMine = next && next.dataset.mine === "true";
  if (!document.startViewTransition || still.matches || document.hidden) {
    change();
  } else {
    nameCards(true);
    const transition = document.startViewTransition(() => {
      change();
      nameCards(true);
    });
    transition.finished.finally(() => nameCards(false));
  }
  if (isMine && !wasMine) yourTurn(next);
}

// Sound, and a notification if the person has allowed them.
function yourTurn(table) {
  if (table.dataset.sound === "true") chime();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(document.title);
  }
}

function chime() {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator(), loud = audio.createGain();
    const end = audio.currentTime + 0.5;
    tone.frequency.value = 660;
    loud.gain.value = 0.06;
    tone.connect(loud).connect(audio.destination);
    tone.start();
    loud.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.stop(end);
  } catch {
    // A browser without sound plays on in silence.
  }
}
