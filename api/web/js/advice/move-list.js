// The moves of an advice as a list, each with its value as a bar, and with its loss against the best one.

/**
 * @import { Children } from "../base/dom.js"
 * @import { Advice, RankedMove } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { minus, percent, t } from "../base/i18n.js";
import { moveWithDice } from "../table/dice-row.js";

// The loss that empties a bar, in points and as a chance: the same in all positions, so that equal bars are equal losses.
const EMPTY = 20;
const EMPTY_CHANCE = 0.2;

/** @param {Advice} advice */
export const isToWin = ({ objective }) => objective?.maximize === "win";

/**
 * Return whether values are probabilities.
 * @param {Advice} advice
 */
export const isChance = ({ objective }) => ["win", "target", "upper_bonus"].includes(objective?.maximize ?? "");

// Errors that small are not visible.
const NO_MATTER = 1e-3;

/** @param {Advice} advice */
export const isEstimated = ({ method, error_bound }) => method === "approximate" && !(Number(error_bound ?? Infinity) <= NO_MATTER);

/** @param {Advice} advice */
export const isForPoints = ({ objective }) => (objective?.maximize ?? "expected_total") === "expected_total";

/**
 * Return whether the API gives the numbers behind a move: of points, and with exact tables.
 * @param {Advice} advice
 * @param {Rules} rules
 */
export const hasNumbers = (advice, rules) => isForPoints(advice) && !rules.isEstimated;

/**
 * Return a note that this device has answered, where it has: the numbers are the same.
 * @param {{ answered_by?: "offline" }} answer
 */
export const hereNote = ({ answered_by }) => answered_by && h("p", { class: "hint here" }, t("onThisDevice"));

/**
 * Return the button that shows all moves or the best of them; none without others.
 * @param {number} count of all moves
 * @param {number} most that are shown at first
 * @param {boolean} showsAll
 * @param {() => void} toggled
 */
export const allOrFewer = (count, most, showsAll, toggled) => count > most && h(
  "button", { type: "button", class: "button plain", "aria-expanded": String(showsAll), onclick: toggled },
  showsAll ? t("fewerMoves") : t("allMoves", { n: count }),
);

/**
 * @param {Advice} advice
 * @param {readonly RankedMove[]} shown
 * @param {Rules} rules
 * @param {object} [options]
 * @param {(move: RankedMove) => Children} [options.name] replaces the description of a move
 * @param {(move: RankedMove) => Children} [options.more] the content below it
 */
export function moveList(advice, shown, rules, { name = (move) => moveWithDice(move, rules), more } = {}) {
  const chances = isChance(advice);
  const empty = chances ? EMPTY_CHANCE : EMPTY;
  return h("ol", { class: "move-list" }, shown.map((move) => h(
    "li", { "data-best": move.loss === 0 },
    h("span", { class: "move-name" }, name(move)),
    h("span", { class: "move-loss numbers" }, lossWords(move, chances)),
    h("span", { class: "value-bar", "aria-hidden": true, vars: { share: Math.max(0, 1 - move.loss / empty) } }),
    ...(more ? [more(move)] : []),
  )));
}

/**
 * Return the loss of a move in words.
 * @param {RankedMove} move
 * @param {boolean} chances
 */
export function lossWords({ loss }, chances) {
  if (!loss) return t("best");
  return chances ? minus(loss, 1, percent) : minus(loss, 2);
}
