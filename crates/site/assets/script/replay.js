// A replay steps, jumps and plays by itself without loading the page anew. Its address is always that of the moment
// that it shows, so that a moment can be handed on, and the way back leads through the moments that somebody chose.

// While it plays: something that is true for this run of it alone. And how many moments were asked for.
let rolling = null, moments = 0;

const replay = () => document.querySelector("[data-replay]");

const stepTo = (name) => document.querySelector(`[data-replay] [data-step="${name}"][href]`);

// Makes the page that of another moment; false if it did not come, or another was asked for meanwhile.
async function goTo(address, keep) {
  const turn = ++moments, { answer, text } = await ask(address);
  if (turn !== moments || !replay()) return false;
  if (!answer.ok) {
    location.href = address;
    return false;
  }
  swap(text);
  if (keep) keep(answer.url);
  return true;
}

const onwards = (address) => history.pushState(null, "", address);
const instead = (address) => history.replaceState(null, "", address);

// A page has come: its controls show where the replay is, whatever somebody has done to them.
function beginReplay() {
  const controls = replay();
  if (!controls) {
    rolling = null;
    return;
  }
  const button = controls.querySelector("[data-play]"), slider = controls.querySelector("[type=range]");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(rolling !== null));
  if (slider !== document.activeElement || rolling) slider.value = slider.getAttribute("value");
  const here = controls.querySelector("[aria-current]");
  if (here) here.scrollIntoView({ block: "nearest", inline: "nearest" });
  controls.querySelector("[name=as]").value = controls.querySelector("[name=as] [selected]").value;
  setSpeeds();
}

// Stops at the moment that is shown: one that was asked for and has not come yet comes too late.
function halt() {
  rolling = null;
  moments += 1;
  beginReplay();
}

// Plays on from here, or from the beginning if this is the end, through every scene on the way.
async function roll() {
  const run = rolling = {};
  beginReplay();
  if (!stepTo("next") && stepTo("first")) await goTo(stepTo("first").href, instead);
  while (rolling === run) {
    await later(speed());
    const next = stepTo("next");
    if (rolling !== run || !next || !await goTo(next.href, instead)) break;
    const scene = document.getElementById("scene");
    if (rolling === run && scene) await openScene(scene, true);
  }
  if (rolling === run) halt();
}

const rollOrHalt = () => rolling ? halt() : roll();

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) rollOrHalt();
  // Lines of the log lead to their moments, too.
  const link = replay() && event.target.closest("[data-replay] a[href], .to-moment");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  rolling = null;
  goTo(link.href, onwards);
});

// The slider and the eyes.
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-scrub]");
  if (!form) return;
  rolling = null;
  goTo(`${form.action}?${new URLSearchParams(new FormData(form))}`, onwards);
});

addEventListener("popstate", () => {
  if (!replay()) return;
  rolling = null;
  goTo(location.href);
});
