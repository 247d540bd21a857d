// A service worker: keeps what each page was made of when the server answered last, and gives that where it does not answer,
// so that a page that was open once can be opened again. The server is always asked first.

const KEPT = "keepwise-pages";
// The rules of a game are answers of the API; every other answer is asked for anew, or not at all.
const PARTS = /^\/(?:(?:|play|analyse|train|history|make)$|rules(?:$|\/)|web\/|v1\/meta$|v1\/rulesets(?:$|\/))/;

// What workers have, and windows do not.
const worker = /** @type {any} */ (self);

/** @param {string} url */
const isKept = (url) => new URL(url).origin === location.origin && PARTS.test(new URL(url).pathname);

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** @param {readonly string[]} urls */
async function keep(urls) {
  const cache = await caches.open(KEPT);
  await Promise.allSettled(urls.filter(isKept).map((url) => cache.add(url)));
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && isKept(request.url)) event.respondWith(answer(request));
});
