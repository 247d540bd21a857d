// Has this page kept in the browser, for when the server does not answer; see service-worker.js. A new version of the pages waits
// until it is asked for, as long as one of them is open.

import { offerNewVersion } from "./new-version.js";

const WORKER = "/web/js/base/service-worker.js";

/** The worker, which is active once `serviceWorker.ready` resolves; throws if there is none. */
export const register = () => navigator.serviceWorker.register(WORKER, { scope: "/" });

/** Register the worker. Browsers that store nothing, without a secure connection or by choice, show the page without it. */
export async function registerWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Later requests are stored as they come; on the first visit the page was loaded before the worker.
  const isFirst = !serviceWorker.controller;
  let registration;
  try {
    registration = await register();
  } catch {
    return;
  }
  if (!isFirst) {
    watch(registration);
    return;
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({ loaded: [location.origin + location.pathname] });
  // Those to come as well: what is requested now may still pass the worker by.
  new PerformanceObserver((list) => active?.postMessage({ loaded: list.getEntries().map(({ name }) => name) }))
    .observe({ type: "resource", buffered: true });
  watch(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const tell = async () => {
    if (!registration.waiting) return;
    try {
      await offerNewVersion(registration);
    } catch {
      // The server is unreachable by now; the next page that is opened reports it.
    }
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  registration.installing?.addEventListener("statechange", tell);
  tell();
}
