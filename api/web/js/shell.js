// What every page has around it: the language that was chosen, and the way to the other pages.

/** @import { Settings, TextKey } from "./types.js" */

import { h } from "./dom.js";
import { language, offerLanguages, preferredLanguage, t, useLanguage } from "./i18n.js";
import { loadSettings, storeSettings } from "./stored.js";

/** @type {[string, TextKey][]} */
const PAGES = [
  ["/play", "navPlay"],
  ["/analyse", "navAnalyse"],
  ["/train", "navTrain"],
  ["/history", "navHistory"],
  ["/rules", "navRules"],
  ["/make", "navMake"],
  ["/docs", "navDocs"],
];

/** @param {string} path */
export const isPage = (path) => PAGES.some(([each]) => each === path);

/**
 * Speaks the language of the settings and fills in what the pages share: the links to the others in `#nav`, and the
 * choice of a language in `#lang`, where there are such places.
 * @param {readonly string[]} parts of the texts, beside what every page says
 * @param {() => unknown} [redraw] shows the page once more, in the language that was chosen
 * @returns {Promise<Settings>}
 */
export async function openPage(parts = [], redraw = () => undefined) {
  const settings = loadSettings();
  await useLanguage(settings.lang ?? preferredLanguage(), parts);
  showPages();
  const languages = document.getElementById("lang");
  if (languages instanceof HTMLSelectElement) wireLanguages(languages, settings, redraw);
  return settings;
}

/** Links to the other pages, in `#nav`. */
export function showPages() {
  document.getElementById("nav")?.replaceChildren(...PAGES.map(([path, key]) => (
    h("a", { href: path, "aria-current": (location.pathname === path || location.pathname.startsWith(`${path}/`)) && "page", "data-text": key }, t(key)))));
}

/**
 * @param {HTMLSelectElement} languages
 * @param {Settings} settings
 * @param {() => unknown} redraw
 */
function wireLanguages(languages, settings, redraw) {
  if (!languages.options.length) offerLanguages(languages);
  languages.value = language();
  languages.addEventListener("change", async () => {
    try {
      if (!(await useLanguage(languages.value))) return;
    } catch {
      languages.value = language();
      return;
    }
    settings.lang = language();
    storeSettings({ ...loadSettings(), lang: language() });
    redraw();
  });
}
