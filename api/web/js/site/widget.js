// /widget?ruleset=…&dice=…: every attribute of the element under its own name, also with underscores. In a frame of another page
// there is nothing around the coach; opened directly, there are knobs.

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

if (parent === self) {
  const { showKnobs } = await import("./widget-knobs.js");
  await showKnobs(coach);
} else {
  const root = document.documentElement;
  root.classList.add("framed");
  root.lang = preferredLanguage([coach.getAttribute("lang") ?? "", ...navigator.languages]);
  const theme = coach.getAttribute("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  byId("main", HTMLElement).append(coach);
  // Only these texts are needed.
  const { widgetPage, widgetTitle } = (await import(`../../i18n/widget/${root.lang}.js`)).default;
  document.title = widgetPage;
  byId("title", HTMLElement).textContent = widgetTitle;
}
