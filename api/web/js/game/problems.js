// Problems of a game in words: whose they are, in which turn, and what would be right.

/**
 * @import { Game, GamePlayer, PlayedTurn, Problem, TextKey } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { t, whole } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";

const SHOWN = 8;

/**
 * The texts of the API's problems. Other problems are only described by their place.
 * @type {Record<string, TextKey>}
 */
const WORDS = {
  "wrong-points": "problemPoints", "impossible-points": "problemImpossible", "category-filled": "problemFilled",
  "illegal-category": "problemIllegal", "out-of-order": "problemIllegal", "unknown-category": "problemUnknown",
  "ambiguous-category": "problemUnknown", "wrong-total": "problemTotal", "wrong-extra-bonus": "problemExtra",
  "wrong-die": "problemDice", "wrong-dice": "problemDice", "too-many-rolls": "problemDice", "wrong-count": "problemDice",
  "keep-not-in-hand": "problemDice", "kept-dice-missing": "problemDice", "too-many-turns": "problemTurns",
  "unequal-rounds": "problemTurns",
};
/** @type {Record<string, TextKey>} */
export const TOTALS = {
  upper_points: "upperTotal", upper_bonus: "upperBonus", lower_points: "lowerSection",
  products: "products", sum: "columnSum", total: "total", points_awarded: "pointsAwarded",
};

/**
 * Return a line for each problem of an answer, and one for the number of those left out.
 * @param {readonly Problem[]} problems
 * @param {number} count of all problems, which may be more than the answer has
 * @param {Game} game
 * @param {Rules} rules
 */
export function problemLines(problems, count, game, rules) {
  const lines = [...new Set(problems.map((problem) => line(problem, game, rules)))];
  const more = Math.max(lines.length, count) - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN), t("problemsMore", { n: more })] : lines;
}

/**
 * Return a name for every player, also for those without one.
 * @param {GamePlayer | null | undefined} player
 * @param {number} p
 */
export const nameOf = (player, p) =>
  typeof player?.name === "string" && player.name.trim() ? player.name : `${t("player")} ${p + 1}`;

/**
 * @param {Problem} problem
 * @param {Game} game
 * @param {Rules} rules
 */
function line(problem, game, rules) {
  const [, , player, what, turn] = problem.pointer.split("/");
  const played = game.players[Number(player)]?.turns?.[Number(turn)];
  const words = wordsOf(problem, played, problem.pointer.split("/").at(-1) ?? "", rules);
  if (player === undefined) return words;
  const name = nameOf(game.players[Number(player)], Number(player));
  return t("labelled", { name: what === "turns" && turn ? t("highlightPlace", { name, n: Number(turn) + 1 }) : name, words });
}

/**
 * Return the number that would be right, or all of them.
 * @param {Problem} problem
 */
export const rightNumbers = ({ expected, allowed = [] }) => expected ?? allowed.map(whole).join(", ");

/**
 * @param {Problem} problem
 * @param {Partial<PlayedTurn> | undefined} turn where it is the problem of one
 * @param {string} last what is wrong, as the pointer calls it
 * @param {Rules} rules
 */
function wordsOf(problem, turn, last, rules) {
  const key = WORDS[problem.code] ?? "problemOther";
  const numbers = { expected: rightNumbers(problem), found: Number(problem.found) };
  const { category = "", column, rolls } = turn ?? {};
  const title = rules.cellWords(category, column);
  switch (key) {
    case "problemTotal":
      return t(key, { total: last === "extra_bonus" ? rules.extraBonusTitle : t(lookUp(TOTALS, last) ?? "total"), ...numbers });
    case "problemExtra":
      return t(key, { bonus: rules.extraBonusTitle, ...numbers });
    case "problemFilled":
    case "problemIllegal":
      return illegalWords(key, problem.found, turn, last, rules);
    case "problemUnknown":
      return t(key, { category });
    case "problemPoints": {
      const dice = rolls?.at?.(-1);
      if (!Array.isArray(dice)) return t("problemOther");
      return t(key, { category: title, dice: dice.join(" "), ...numbers });
    }
    default:
      return t(key, { category: title, ...numbers });
  }
}

/**
 * Return the problem of a category that may not be filled, or called.
 * @param {TextKey} key
 * @param {string | undefined} found
 * @param {Partial<PlayedTurn> | undefined} turn
 * @param {string} last
 * @param {Rules} rules
 */
function illegalWords(key, found, turn, last, rules) {
  if (last === "announced") return t("problemCall", { category: rules.titleOf(turn?.announced ?? "") });
  const id = String(found);
  return t(key, { category: rules.cellWords(rules.categories.includes(id) ? id : turn?.category ?? id, turn?.column) });
}
