// Forms are sent in the background, and this page becomes the one that comes back.

// What was sent and has not been answered, in order: one at a time, so that none overtakes another.
const parcels = [];

// What is sent to a table, and those wishes that change a part of its page only: another language or theme changes all.
function isForHere(form, button) {
  if (!live() || form.method !== "post") return false;
  return form.action.includes("/table/") || form.action.endsWith(PREFS) && button && WISHES.includes(button.name);
}

const PREFS = "/prefs", WISHES = ["remarks", "sound"];

document.addEventListener("submit", (event) => {
  const form = event.target, button = event.submitter;
  if (!isForHere(form, button)) return;
  event.preventDefault();
  if (button && button.formMethod === "get") {
    preview();
    return;
  }
  // What was opened to decide, or to wish, has done its work.
  const opened = button && button.closest("[popover]"), drawn = button && button.closest("dialog");
  if (opened && button.value.startsWith("decide:")) opened.hidePopover();
  if (drawn) drawn.close();
  post(form.action, new URLSearchParams(new FormData(form, button)));
});

async function post(address, fields) {
  const same = (parcel) => parcel.address === address && String(parcel.fields) === String(fields);
  // A second click on the same button means the same decision.
  if (parcels.some(same)) return;
  parcels.push({ address, fields, said: timesSaid(document, fields) });
  if (parcels.length > 1) return;
  while (parcels.length > 0) {
    // One that fails for a reason nobody thought of must not hold up the others.
    await deliver(parcels[0]).catch(console.error);
    parcels.shift();
  }
}

// Sends a form until it is answered. A decision carries the number of the record that it answers, so the site takes it
// once however often it comes; talk carries none and is looked for before it is said again.
async function deliver(parcel) {
  const trouble = {};
  let doubtful = false;
  for (let attempts = 0; ; attempts++) {
    const got = await attempt(parcel.address, { method: "POST", body: parcel.fields });
    if (got && (got.answer.redirected || !isBusy(got.answer))) {
      settle(trouble);
      received(parcel, got, doubtful);
      return;
    }
    worry(trouble, "sending");
    await later(pause(attempts, got));
    // Who is asking too much was stopped at the door; behind any other silence the form may have come through.
    doubtful ||= !got || got.answer.status !== 429;
    if (doubtful && await wasSaid(parcel)) {
      settle(trouble);
      leaveBox(parcel);
      refresh();
      return;
    }
  }
}

function received(parcel, { answer, text }, doubtful) {
  if (answer.redirected && new URL(answer.url).pathname !== location.pathname) {
    location.href = answer.url;
    return;
  }
  if (answer.redirected) leaveBox(parcel);
  // A refusal of the second copy says that the first was taken; a page that could not be fetched comes later; and one
  // that came of a wish knows nothing of the cards that are picked.
  const hollow = (doubtful && answer.status === 409) || isBusy(answer) || parcel.address.endsWith(PREFS);
  if (hollow) refresh(); else swap(text, answer.redirected && isDecision(parcel.fields));
}

const isDecision = (fields) => /^(decide:|compose:|undo|agree|refuse)/.test(fields.get("go") || "");

// How often these words stand in the talk of a page.
function timesSaid(page, fields) {
  if (fields.get("go") !== "chat") return 0;
  const text = fields.get("text").trim();
  return [...page.querySelectorAll(".chat li")].filter((line) => line.lastChild.textContent === text).length;
}

async function wasSaid(parcel) {
  if (parcel.fields.get("go") !== "chat") return false;
  const { text } = await ask(location.href);
  return timesSaid(new DOMParser().parseFromString(text, "text/html"), parcel.fields) > parcel.said;
}

// What has been said leaves the box that it was typed into.
function leaveBox(parcel) {
  const say = document.getElementById("say");
  if (parcel.fields.get("go") === "chat" && say && say.value === parcel.fields.get("text")) say.value = "";
}

// Picking cards shows what they would do. A preview that does not come is missed by nobody.
let previewing = 0;

async function preview() {
  if (!document.getElementById("turn")) return;
  const turn = ++previewing, got = await attempt(here());
  if (turn === previewing && got && got.answer.ok) swap(got.text);
}

document.addEventListener("change", (event) => {
  const box = event.target;
  // A leader is one of the band, and whoever leaves the band leads it no longer.
  if (box.matches(".lead-box")) {
    const pick = box.closest(".pick").querySelector(".pick-box");
    if (pick) pick.checked = true;
  }
  if (box.matches(".pick-box") && !box.checked) {
    const lead = box.closest(".pick").querySelector(".lead-box");
    if (lead) lead.checked = false;
  }
  if (box.matches(".pick-box, .lead-box")) preview();
});
