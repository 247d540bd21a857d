// The front page: its language, rolls to try, and the address of this server in the examples.

import { byId } from "./dom.js";
import { language } from "./i18n.js";
import { openPage } from "./shell.js";

/** First rolls that have more than one keep worth a thought. */
const ROLLS = ["13346", "11456", "33446", "11345", "22456", "12355"];

const coach = document.querySelector("dice-coach");
const speak = () => coach?.setAttribute("lang", language());

for (const place of document.querySelectorAll(".origin")) place.textContent = location.origin;
byId("another", HTMLButtonElement).addEventListener("click", () => {
  const now = ROLLS.indexOf(coach?.getAttribute("dice") ?? "");
  coach?.setAttribute("dice", ROLLS[(now + 1) % ROLLS.length]);
});
const settings = await openPage(["home"], speak);
if (settings.theme !== "system") coach?.setAttribute("theme", settings.theme);
speak();
