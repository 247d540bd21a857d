// The front page: its language, and the address of this server in the examples.

import { h } from "./dom.js";
import { LANGUAGES, language, preferredLanguage, useLanguage } from "./i18n.js";
import { loadSettings, storeSettings } from "./stored.js";

const settings = loadSettings();
const languages = document.getElementById("lang");
const coach = document.querySelector("dice-coach");

async function speak(code) {
  await useLanguage(code);
  coach.setAttribute("lang", language());
}

for (const place of document.querySelectorAll(".origin")) place.textContent = location.origin;
if (settings.theme !== "system") coach.setAttribute("theme", settings.theme);
languages.append(...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code }, name)));
languages.addEventListener("change", () => {
  storeSettings({ ...settings, lang: languages.value });
  speak(languages.value);
});
await speak(settings.lang ?? preferredLanguage());
languages.value = language();
