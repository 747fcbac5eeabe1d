// Keeps pages live. Everything works without this script, only less prettily.

// The part of the page that follows a table, if there is one.
const live = () => document.querySelector("[data-live]");

// Where the page is asked for again: with the cards that are picked, so that it tells what they would do.
function here() {
  const form = document.getElementById("turn");
  if (!form) return location.href;
  const query = new URLSearchParams(new FormData(form));
  query.delete("number");
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

// Makes this page the one that the site has sent. After a decision of one's own, picked cards are put back and the next
// question has the focus.
function swap(text, decided) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const before = live(), next = page.querySelector("[data-live]");
  // A page that was asked for earlier may come later: never go back.
  if (before && next && Number(next.dataset.number) < Number(before.dataset.number)) {
    if (decided) toQuestion();
    return;
  }
  const wasMine = before && before.dataset.mine === "true";
  const isMine = next && next.dataset.mine === "true";
  const places = cardPlaces(), known = whatIsKnown();
  document.title = page.title;
  if (document.body.className === page.body.className) {
    morphPage(page);
  } else {
    document.body.className = page.body.className;
    // A scene that goes with its page is over; one that is only taken away never says so.
    const scene = document.querySelector("#retelling:popover-open");
    if (scene) scene.hidePopover();
    document.body.replaceChildren(...page.body.childNodes);
  }
  begin();
  moveCards(places);
  tellNews(known);
  if (decided) toQuestion();
  if (isMine && !wasMine) yourTurn(next);
}

function toQuestion() {
  for (const box of document.querySelectorAll(".pick-box, .lead-box")) box.checked = box.defaultChecked;
  // Whoever has decided otherwise is to be asked anew.
  for (const sure of document.querySelectorAll("#dock .sure")) sure.open = false;
  const question = document.querySelector("#dock h2"), at = document.activeElement;
  // Whoever is writing goes on writing.
  if (question && !(at && at.matches(TYPING))) question.focus({ preventScroll: true });
}

// A sound, and a word from the browser if somebody has asked for that.
function yourTurn(table) {
  if (table.dataset.sound === "true") chime();
  notify(document.title, table.dataset.live);
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
