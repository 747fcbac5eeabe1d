// When the site does not answer: the page stays as it is, a line says so, and the site is asked again by and by.

const FIRST_PAUSE = 1000, LONGEST_PAUSE = 30000;

const words = () => WORDS[document.documentElement.lang] || WORDS.en;
const later = (millis) => new Promise((done) => setTimeout(done, millis));

// Either we ask too much (429), or whatever stands before the site cannot reach it (502, 503, 504).
const isBusy = (answer) => [429, 502, 503, 504].includes(answer.status);

// Sends one request and reads the whole answer; null if the line breaks on the way.
async function attempt(address, options) {
  try {
    const answer = await fetch(address, options);
    return { answer, text: await answer.text() };
  } catch {
    return null;
  }
}

// Pauses double, and are never shorter than the site wishes them to be.
function pause(attempts, got) {
  const growing = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  const wished = got && Number(got.answer.headers.get("Retry-After"));
  return Math.max(growing, (wished || 0) * 1000);
}

// Asks for something that may be asked for any number of times, until it comes.
async function ask(address) {
  const trouble = {};
  for (let attempts = 0; ; attempts++) {
    const got = await attempt(address, { headers: { Accept: "text/html" } });
    if (got && !isBusy(got.answer)) {
      settle(trouble);
      return got;
    }
    worry(trouble, "looking");
    await later(pause(attempts, got));
  }
}

// Whatever waits for an answer, and which line tells of it.
const troubles = new Map();

function worry(trouble, kind) {
  troubles.set(trouble, kind);
  tell();
}

function settle(trouble) {
  if (troubles.delete(trouble)) tell();
}

// What a person has sent matters more than what the page would like to see.
function tell() {
  const kinds = [...troubles.values()];
  const kind = kinds.includes("sending") ? "sending" : kinds[0];
  let line = document.getElementById("no-answer");
  if (!kind) {
    if (line) line.remove();
    return;
  }
  if (!line) {
    line = document.createElement("p");
    line.id = "no-answer";
    line.className = "notice no-answer";
    line.dataset.own = "";
    line.setAttribute("role", "status");
    document.body.append(line);
  }
  line.textContent = words()[kind];
}
