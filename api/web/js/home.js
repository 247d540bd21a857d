// The front page: its language, and the address of this server in the examples.

import { byId } from "./dom.js";
import { language, offerLanguages, preferredLanguage, useLanguage } from "./i18n.js";
import { loadSettings, storeSettings } from "./stored.js";

const settings = loadSettings();
const languages = byId("lang", HTMLSelectElement);
const coach = document.querySelector("dice-coach");

/** @param {string} code */
async function speak(code) {
  await useLanguage(code);
  coach?.setAttribute("lang", language());
}

for (const place of document.querySelectorAll(".origin")) place.textContent = location.origin;
if (settings.theme !== "system") coach?.setAttribute("theme", settings.theme);
offerLanguages(languages);
languages.addEventListener("change", () => {
  storeSettings({ ...settings, lang: languages.value });
  speak(languages.value);
});
await speak(settings.lang ?? preferredLanguage());
languages.value = language();
