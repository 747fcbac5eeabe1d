// The stream only tells how far the table is; whatever is missed is healed by asking for the whole page.

let asking = false, again = false;

async function refresh() {
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  try {
    const { text } = await ask(here());
    swap(text);
  } finally {
    // Quick bots change the table many times a second: look at it now and then, and always once more at the end.
    await later(150);
    asking = false;
    if (again) {
      again = false;
      refresh();
    }
  }
}

// The site says its number every ten seconds: after so long a silence the line is dead, whatever the browser thinks.
const SILENCE = 25000;

// What breaks for less than a breath is not worth a word.
const BREATH = 2000;

let stream = null, streaming = null, refusals = 0, heard = 0;
const broken = {};

function follow() {
  const table = live();
  if (!table || streaming === table.dataset.live) return;
  connect(table.dataset.live);
}

function connect(table) {
  if (stream) stream.close();
  streaming = table;
  heard = Date.now();
  const opened = stream = new EventSource(`/table/${table}/stream`);
  opened.onmessage = (message) => {
    refusals = 0;
    heard = Date.now();
    settle(broken);
    const now = live();
    if (now && Number(message.data) !== Number(now.dataset.number)) refresh();
  };
  opened.onerror = () => {
    if (opened !== stream) return;
    const since = heard;
    setTimeout(() => {
      if (opened === stream && heard === since) worry(broken, "looking");
    }, BREATH);
    // A browser mends a broken line by itself, but takes a refusal (429, 502) for the end.
    if (opened.readyState !== EventSource.CLOSED) return;
    setTimeout(() => {
      if (opened === stream) connect(table);
    }, pause(refusals++));
  };
}

// A computer that slept or changed its network finds out here.
function listen() {
  if (stream && !document.hidden && Date.now() - heard > SILENCE) connect(streaming);
}
setInterval(listen, SILENCE / 5);
document.addEventListener("visibilitychange", listen);
addEventListener("online", () => {
  if (stream) connect(streaming);
});

// A page that was left may be kept for the way back, and with it a line that others need: a browser has only a few
// for a site.
addEventListener("pagehide", () => {
  if (stream) stream.close();
  stream = streaming = null;
});
addEventListener("pageshow", (event) => {
  if (event.persisted) follow();
});
