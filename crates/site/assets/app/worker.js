// Stands between the pages and the line. It keeps the page that says that there is no line, and what that page is drawn
// with. Everything else comes over the line or not at all: nothing of a table is ever kept.

// Whatever lies in the browser's own cache may belong to the version before.
const asked = KEPT.map((path) => new Request(path, { cache: "reload" }));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(asked)).then(() => self.skipWaiting()));
});

// A new version takes the place of the old one at once.
self.addEventListener("activate", (event) => {
  const old = (name) => name !== NAME && name.startsWith("letopis ");
  const forget = (names) => Promise.all(names.filter(old).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(KEPT[0])));
  } else if (KEPT.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  }
});
