// Has the browser keep a page for when there is no line. One that keeps nothing, as in a private window, does without.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
