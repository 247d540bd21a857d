// Runs before the other modules of a page, as soon as it is there itself: requests the texts and the answers that the page
// lists in its HTML, while the others are still coming.

import { preferredLanguage, useLanguage } from "./i18n.js";
import { loadSettings } from "./local-storage.js";

const lang = loadSettings().lang ?? preferredLanguage();
// The page tries again, and reports what fails.
useLanguage(lang).catch(() => undefined);
// The browser has them then when the page asks: they may be cached for minutes.
for (const address of document.documentElement.dataset.answers?.split(" ") ?? [])
  fetch(address.replace("{lang}", lang)).then((response) => response.arrayBuffer()).catch(() => undefined);
