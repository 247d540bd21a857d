// Games in groups, as lists and choices of games show them.

/** @import { ListedRuleset } from "../base/types.js" */

import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";

/**
 * Return the groups that have games, with their titles. A group keeps the order of the list, in which the usual form of a game
 * comes before its variants.
 * @param {readonly ListedRuleset[]} rulesets
 */
export function groupGames(rulesets) {
  /** @type {[string, (ruleset: ListedRuleset) => boolean][]} */
  const kinds = [
    [t("gamesOwn"), ({ definition }) => definition !== undefined],
    [t("gamesColumns"), ({ columnCount }) => columnCount > 1],
    ["Yahtzee", ({ id }) => id.startsWith("yahtzee")],
    ["Yatzy", ({ id }) => id.includes("yatzy")],
    [t("gamesOther"), () => true],
  ];
  const games = kinds.map(() => /** @type {ListedRuleset[]} */ ([]));
  for (const ruleset of rulesets) games[kinds.findIndex(([, isIn]) => isIn(ruleset))].push(ruleset);
  // Sheets of columns are the longest games, so they come last.
  return [0, 2, 3, 4, 1].map((k) => ({ title: kinds[k][0], games: games[k] })).filter((group) => group.games.length);
}

/**
 * @param {readonly ListedRuleset[]} rulesets
 * @param {(ruleset: ListedRuleset) => boolean} isChosen
 */
export const gameOptions = (rulesets, isChosen) => groupGames(rulesets).map(({ title, games }) => (
  h("optgroup", { label: title }, games.map((each) => h("option", { value: each.id, selected: isChosen(each) }, each.title)))));
