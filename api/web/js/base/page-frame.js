// The frame of every page: its language, and the links to the other pages.

/** @import { Settings, TextKey } from "./types.js" */

import { byId, h } from "./dom.js";
import { language, offerLanguages, preferredLanguage, t, useLanguage } from "./i18n.js";
import { loadSettings, storeSettings } from "./local-storage.js";
import { complain } from "./error-messages.js";

/**
 * The pages of players, in `#nav`.
 * @type {[string, TextKey][]}
 */
const PAGES = [
  ["/play", "navPlay"],
  ["/train", "navTrain"],
  ["/analyse", "navAnalyse"],
  ["/history", "navHistory"],
  ["/rules", "navRules"],
];
/**
 * The others, in `#more`, mostly the foot of the page.
 * @type {[string, TextKey][]}
 */
const FURTHER = [
  ["/make", "navMake"],
  ["/offline", "navTake"],
  ["/widget", "navWidget"],
  ["/docs", "navDocs"],
];

/** @param {string} path */
export const isPage = (path) => [...PAGES, ...FURTHER].some(([each]) => each === path);

/**
 * Use the language of the settings and fill in the shared parts of a page. Its HTML lists the parts of the texts (`data-texts`).
 * If it has these places, links to the other pages are in `#nav` and `#more`, and the choice of a language in `#lang`.
 * @param {() => unknown} [redraw] shows the page once more, in the language that was chosen
 * @returns {Promise<Settings>}
 */
export async function openPage(redraw = () => undefined) {
  const settings = loadSettings();
  await useLanguage(settings.lang ?? preferredLanguage());
  showPages();
  wireSkip();
  const languages = document.getElementById("lang");
  if (languages instanceof HTMLSelectElement) wireLanguages(languages, settings, redraw);
  return settings;
}

/** The link over the head of the page leaves the address as it is: its fragment may say what is shown. */
export function wireSkip() {
  document.querySelector(".skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    byId("main", HTMLElement).focus();
  });
}

/** Show links to the other pages in `#nav` and `#more`, and scroll to that of this page. */
export function showPages() {
  const nav = document.getElementById("nav");
  if (!nav) return;
  nav.replaceChildren(...PAGES.map(pageLink));
  document.getElementById("more")?.replaceChildren(...FURTHER.map(pageLink));
  const here = nav.querySelector("[aria-current]");
  if (here instanceof HTMLElement) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
}

/** @param {[string, TextKey]} page */
function pageLink([path, key]) {
  const isHere = location.pathname === path || location.pathname.startsWith(`${path}/`);
  return h("a", { href: path, "aria-current": isHere && "page", "data-text": key }, t(key));
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
      complain(t("languageStuck"));
      return;
    }
    settings.lang = language();
    storeSettings({ ...loadSettings(), lang: language() });
    // Announcements so far were in another language.
    document.getElementById("live")?.replaceChildren();
    redraw();
  });
}
