// /widget?ruleset=…&dice=…: every attribute of the element under its own name, also with underscores.

import { DiceCoach } from "/widget/coach.js";

const given = new URLSearchParams(location.search);
const coach = document.createElement("dice-coach");
for (const name of DiceCoach.observedAttributes) {
  // The server to ask is not for a link to choose.
  const value = name === "api" ? null : (given.get(name) ?? given.get(name.replaceAll("-", "_")));
  if (value !== null) coach.setAttribute(name, value);
}
if (!given.has("dice")) coach.setAttribute("dice", "13346");
const lang = coach.getAttribute("lang");
if (lang) document.documentElement.lang = lang;
const theme = coach.getAttribute("theme");
if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
document.querySelector("main")?.append(coach);
