// The front page: its language, rolls to try, and the address of this server in the examples.

/** @import { TextKey } from "../base/types.js" */

import { byId, h } from "../base/dom.js";
import { language, t } from "../base/i18n.js";
import { registerWorker } from "../base/worker-registration.js";
import { isPage, openPage } from "../base/page-frame.js";

/** First rolls that have more than one keep worth a thought. */
const ROLLS = ["13346", "11456", "33446", "11345", "22456", "12355"];

// The game of the day needs what browsers have on secure pages only (game/fair-dice.js).
const DAILY = "/play#daily";
const isOffered = (/** @type {string} */ path) => (path === DAILY ? Boolean(globalThis.crypto?.subtle) : isPage(path));

/**
 * The pages, with what they are for.
 * @type {[string, TextKey, TextKey][]}
 */
const WAYS = [
  [DAILY, "daily", "homeDailyWords"], ["/train", "navTrain", "homeTrainWords"], ["/analyse", "navAnalyse", "homeAnalyseWords"], ["/history", "navHistory", "homeHistoryWords"],
  ["/rules", "navRules", "homeRulesWords"], ["/make", "navMake", "homeMakeWords"],
];

const coach = document.querySelector("dice-coach");
const speak = () => coach?.setAttribute("lang", language());

for (const place of document.querySelectorAll(".origin")) place.textContent = location.origin;
byId("another", HTMLButtonElement).addEventListener("click", () => {
  const now = ROLLS.indexOf(coach?.getAttribute("dice") ?? "");
  coach?.setAttribute("dice", ROLLS[(now + 1) % ROLLS.length]);
});
await openPage(speak);
byId("ways", HTMLElement).replaceChildren(...WAYS.filter(([path]) => isOffered(path)).map(([path, title, words]) => h(
  "a", { href: path }, h("h2", { "data-text": title }, t(title)), h("p", { "data-text": words }, t(words)))));
if (isPage("/analyse"))
  byId("actions", HTMLElement).append(h("a", { class: "button", href: "/analyse", "data-text": "homeAnalyse" }, t("homeAnalyse")));
speak();
await registerWorker();
