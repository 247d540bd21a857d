// Has this page kept in the browser, for when the server does not answer; see offline.js.

const WORKER = "/web/js/base/offline.js";

/** Where browsers keep nothing, without a secure connection or because people said so, the page goes on as it is. */
export async function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // What is asked for from now on is kept as it comes; only the first time the page was there before the worker.
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register(WORKER, { scope: "/" });
  } catch {
    return;
  }
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.origin + location.pathname, ...loaded]);
}
