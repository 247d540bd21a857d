// Problems of a card in words, each with the box that it is about.

/**
 * @import { Problem, TextKey } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { t, whole } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";
import { rightNumbers, TOTALS } from "../game/problems.js";

/**
 * The player, where there are several; the column, by its place, -1 for the sheet; and the category or the sum.
 * @typedef {{ words: string, player: number | undefined, column: number, category?: string, sum?: string }} CardProblem
 */

/**
 * The texts of problems of a category; any other one is about its points.
 * @type {Record<string, TextKey>}
 */
const OF_CATEGORIES = { "out-of-order": "cardOrder", "contradicting-points": "cardTogether" };
/**
 * The texts of other problems.
 * @type {Record<string, TextKey>}
 */
const OF_CARDS = {
  "impossible-extra-rolls": "cardSaved", "unequal-rounds": "problemTurns", "contradicting-points": "boardWrong",
  "wrong-dice": "problemDice", "wrong-die": "problemDice", "impossible-extra-bonus": "cardBonuses",
};

/**
 * @param {Problem} problem
 * @param {Rules} rules
 * @returns {CardProblem}
 */
export function cardProblem(problem, rules) {
  const { code, pointer, minimum: least, maximum: most } = problem;
  const path = pointer.split("/").slice(1);
  const id = behind(path, "columns");
  const place = {
    player: path[0] === "players" ? Number(path[1]) : undefined,
    column: rules.columns.findIndex((column) => column.id === id),
  };
  const category = behind(path, "points");
  const last = path.at(-1) ?? "";
  if (category !== undefined && rules.categories.includes(category)) {
    const values = { category: rules.cellWords(category, id), found: whole(Number(problem.found)) };
    return { ...place, category, words: t(OF_CATEGORIES[code] ?? "problemImpossible", values) };
  }
  const total = last === "extra_bonus" ? rules.extraBonusTitle : t(lookUp(TOTALS, last) ?? "total");
  if (path.includes("claimed")) {
    const numbers = { expected: rightNumbers(problem), found: Number(problem.found) };
    return { ...place, sum: last, words: t("problemTotal", { total, ...numbers }) };
  }
  const words = t(OF_CARDS[code] ?? "problemOther", { least, most });
  return { ...place, ...(last === "extra_bonus_count" && { sum: "extra_bonus" }), words };
}

/**
 * Return the part of a path after a name.
 * @param {readonly string[]} path
 * @param {string} name
 * @returns {string | undefined}
 */
const behind = (path, name) => (path.includes(name) ? path[path.indexOf(name) + 1] : undefined);
