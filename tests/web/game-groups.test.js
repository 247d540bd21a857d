// Games in groups.

/** @import { ListedRuleset } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { groupGames } from "../../api/web/js/ruleset/game-groups.js";

await useLanguage("en");

/**
 * @param {string} id
 * @param {Partial<ListedRuleset>} [more]
 * @returns {ListedRuleset}
 */
const game = (id, more) => ({
  id, title: id, dice_count: 5, rolls: 3, categories: [], turns: 13, expected_total: null, table: "ready", columnCount: 1,
  isEstimated: false, ...more,
});

test("every game is in one group, in the order of the list", () => {
  const listed = [game("yahtzee"), game("crag"), game("maxi-yatzy"), game("yahtzee-1956"), game("triple-yahtzee", { columnCount: 3 }),
    game("#0", { definition: {} }), game("yatzy"), game("#1", { definition: {}, columnCount: 2 })];
  const groups = groupGames(listed).map(({ title, games }) => [title, games.map(({ id }) => id)]);
  assert.deepEqual(groups, [
    ["Your own games", ["#0", "#1"]], ["Yahtzee", ["yahtzee", "yahtzee-1956"]], ["Yatzy", ["maxi-yatzy", "yatzy"]],
    ["Other games", ["crag"]], ["Several columns", ["triple-yahtzee"]],
  ]);
});

test("groups without games are left out", () => {
  assert.deepEqual(groupGames([game("crag")]).map(({ title }) => title), ["Other games"]);
  assert.deepEqual(groupGames([]), []);
});
