// /widget?ruleset=…&dice=…: every attribute of the element under its own name, also with underscores. Without `lang` it
// speaks as the browser does.

import { DiceCoach } from "/widget/coach.js";
import { byId } from "../base/dom.js";
import { preferredLanguage } from "../base/i18n.js";

const given = new URLSearchParams(location.search);
const coach = document.createElement("dice-coach");
for (const name of DiceCoach.observedAttributes) {
  // The server to ask is not for a link to choose.
  const value = name === "api" ? null : (given.get(name) ?? given.get(name.replaceAll("-", "_")));
  if (value !== null) coach.setAttribute(name, value);
}
if (!given.has("dice")) coach.setAttribute("dice", "13346");
const lang = preferredLanguage([coach.getAttribute("lang") ?? "", ...navigator.languages]);
document.documentElement.lang = lang;
const theme = coach.getAttribute("theme");
if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
byId("main", HTMLElement).append(coach);
// Only these texts are needed.
const { widgetPage, widgetTitle } = (await import(`../../i18n/widget/${lang}.js`)).default;
document.title = widgetPage;
byId("title", HTMLElement).textContent = widgetTitle;
