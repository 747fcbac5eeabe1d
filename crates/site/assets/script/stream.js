// The stream only tells how far the table is; whatever is missed is healed by asking for the whole page.

let asking = false, again = false;

async function refresh() {
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  try {
    const { text } = await ask(location.href);
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

let stream = null, streaming = null, refusals = 0;

function follow() {
  const table = live();
  if (!table || streaming === table.dataset.live) return;
  if (stream) stream.close();
  streaming = table.dataset.live;
  const opened = stream = new EventSource(`/table/${streaming}/stream`);
  opened.onmessage = (message) => {
    refusals = 0;
    const now = live();
    if (now && Number(message.data) !== Number(now.dataset.number)) refresh();
  };
  opened.onerror = () => {
    // A browser mends a broken line by itself, but takes a refusal (429, 502) for the end.
    if (opened !== stream || opened.readyState !== EventSource.CLOSED) return;
    setTimeout(() => {
      streaming = null;
      follow();
    }, pause(refusals++));
  };
}
