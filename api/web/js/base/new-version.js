// The message that a new version of the pages is available. It is used on request; until then, open pages remain as they are.

import { byId, h } from "./dom.js";
import { t, useParts } from "./i18n.js";

/** @param {ServiceWorkerRegistration} registration of the worker that waits */
export async function offerNewVersion(registration) {
  await useParts("offline");
  if (document.querySelector(".new-version")) return;
  const { serviceWorker } = navigator;
  const use = () => {
    // Another page may have asked for it before.
    if (!registration.waiting) location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ use: true });
  };
  byId("main", HTMLElement).before(h("div", { class: "banner new-version", role: "status" },
    h("p", { "data-text": "newVersion" }, t("newVersion")),
    h("button", { type: "button", class: "button", "data-text": "newVersionUse", onclick: use }, t("newVersionUse"))));
}
