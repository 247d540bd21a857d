// The result of a day in ten signs without spoilers, and the text to share.

/** @import { Mark } from "../game/marks.js" */

import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { SIGNS, markText } from "../game/marks.js";

/**
 * Return a sign for each decision: those that were answered, the current one, and those to come.
 * @param {readonly Mark[]} marks
 * @param {number} of
 */
export function squares(marks, of) {
  const done = t("trainDone", { n: marks.length, of });
  return h("ol", { class: "squares", "aria-label": done }, Array.from({ length: of }, (_, i) => {
    const mark = marks[i];
    const words = mark ? t(`mark_${mark}`) : t("markOpen");
    return h("li", { "data-mark": mark, "aria-current": i === marks.length && "step" },
      h("span", { "aria-hidden": true }, mark ? SIGNS[mark] : ""), h("span", { class: "visually-hidden" }, words));
  }));
}

/**
 * Return the text to share: the day, the game, the number of right answers, a sign for each, and the address.
 * @param {object} day
 * @param {string} day.date
 * @param {string} day.game its title
 * @param {string} day.ruleset
 * @param {readonly Mark[]} day.marks
 */
export function shareText({ date, game, ruleset, marks }) {
  const right = marks.filter((mark) => mark === "good").length;
  return [
    `Keepwise ${date} ${game} ${right}/${marks.length}`, markText(marks), dayAddress(ruleset, date),
  ].join("\n");
}

/**
 * @param {string} ruleset
 * @param {string} date
 */
const dayAddress = (ruleset, date) => `${location.origin}/train#date=${date}&ruleset=${encodeURIComponent(ruleset)}`;
