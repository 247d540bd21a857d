// Games of several columns: legal cells, calls, totals, and their descriptions.

/**
 * @import { Card } from "../../api/web/js/base/types.js"
 * @import { Rules } from "../../api/web/js/ruleset/rules.js"
 */

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { callWords } from "../../api/web/js/play/call-line.js";
import { columnHead, columnSign, legendLines } from "../../api/web/js/ruleset/columns.js";
import { strengthWords } from "../../api/web/js/advice/advice-panel.js";
import { canResume } from "../../api/web/js/play/saved-game.js";
import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { cardTables, columnsTable } from "../../api/web/js/review/cards.js";
import { isState } from "../../api/web/js/base/local-storage.js";
import { columnTotals } from "../../api/web/js/ruleset/totals.js";
import { dumpCards, dumpDecision, dumpGame } from "../../api/web/js/game/questions.js";
import { FOUR_ORDERS, THREE_FACTORS, short, yahtzee } from "./rulesets.js";

await useLanguage("en", ["play"]);

const ANN = { name: "Ann", strength: null };

/**
 * Return the cells of some scores, as `column.category`.
 * @param {readonly { column?: string, category: string }[]} scores
 */
const cells = (scores) => scores.map(({ column, category }) => `${column}.${category}`);

/**
 * Roll these dice.
 * @param {ReturnType<typeof game.newGame>} state
 * @param {...number} dice
 */
const roll = (state, ...dice) => game.roll(state, () => dice.shift() ?? 1);

/**
 * Return a column of a sheet with these points; all other categories are open.
 * @param {Rules} rules
 * @param {Record<string, number>} points
 * @returns {Card}
 */
const column = (rules, points, extra_bonus_count = 0) => ({
  points: Object.fromEntries(rules.categories.map((id) => [id, id in points ? [points[id]] : []])), extra_bonus_count,
});

/** @param {Rules} rules */
const zeros = (rules) => Object.fromEntries(rules.categories.map((id) => [id, 0]));

test("a hand may fill any open cell that the order of its column allows", () => {
  const rules = short(FOUR_ORDERS);
  const sheet = rules.columns.map(() => column(rules, {}));
  assert.deepEqual(cells(rules.scores(sheet, [6, 6], 1)), [
    "down.ones", "free.ones", "free.max", "free.min", "up.min", "announce.ones", "announce.max", "announce.min",
  ]);
  assert.deepEqual(rules.scores(sheet, [6, 6], 1)[2], { column: "free", category: "max", points: 12, extraBonus: 0 });
  sheet[0] = column(rules, { ones: 2, max: 12 });
  sheet[2] = column(rules, { min: 3 });
  assert.deepEqual(cells(rules.scores(sheet, [6, 6], 2, { allRolled: false })), [
    "down.min", "free.ones", "free.max", "free.min", "up.max",
  ]);
  assert.deepEqual(cells(rules.scores(sheet, [6, 6], 3, { announced: "min", allRolled: false })), ["announce.min"]);
});

test("the order of each column is independent", () => {
  const rules = short([{ id: "a", title: "A", order: "upper_first" }, { id: "b", title: "B" }]);
  const sheet = [column(rules, {}), column(rules, { ones: 1 })];
  assert.deepEqual(cells(rules.scores(sheet, [6, 6], 1)), ["a.ones", "b.max", "b.min"]);
  assert.equal(rules.lockWords(sheet[0], "max", rules.columns[0]), "A: lower section only once the upper one is full");
});

test("further equal dice are a joker once all columns have their category filled, for open cells of any column", () => {
  const rules = yahtzee({}, { columns: THREE_FACTORS, joker: { multiplied: true, made_only: true } });
  const fours = [4, 4, 4, 4, 4];
  const sheet = rules.columns.map(() => column(rules, { yahtzee: 50, fours: 16 }));
  // The example of the printed rules: 40 + 100, three times.
  const large = rules.scores(sheet, fours, 1).find((score) => score.column === "third" && score.category === "large_straight");
  assert.deepEqual(large, { column: "third", category: "large_straight", points: 40, extraBonus: 100 });
  const before = rules.totals(sheet).total;
  sheet[2] = column(rules, { yahtzee: 50, fours: 16, large_straight: 40 }, 1);
  assert.equal(rules.totals(sheet).total - before, 420);
  // While Fours is open in one column, a joker may only go there.
  sheet[1] = column(rules, { yahtzee: 50 });
  assert.deepEqual(cells(rules.scores(sheet, fours, 1)), ["second.fours"]);
  // With a zero in one column there is no extra bonus; with an open Yahtzee there is no joker.
  sheet[0] = column(rules, { yahtzee: 0, fours: 16 });
  assert.equal(rules.scores(sheet, fours, 1)[0].extraBonus, 0);
  sheet[0] = column(rules, { fours: 16 });
  assert.equal(rules.scores(sheet, fours, 1).length, 11 + 11 + 9);
});

test("the extra bonus requires points if the ruleset says so", () => {
  const filled = { yahtzee: 50, fours: 16, three_of_a_kind: 0, full_house: 0, small_straight: 0, large_straight: 0, chance: 9 };
  for (const [made_only, extraBonus] of [[true, 0], [false, 100]]) {
    const rules = yahtzee({}, { columns: THREE_FACTORS, joker: { made_only: Boolean(made_only) } });
    const [score] = rules.scores(rules.columns.map(() => column(rules, filled)), [4, 4, 4, 4, 4], 1);
    assert.deepEqual(score, { column: "first", category: "ones", points: 0, extraBonus });
  }
});

test("if a joker may fill no cell, only the orders count", () => {
  const rules = yahtzee({}, { columns: [{ id: "down", title: "Down", order: "down" }, { id: "free", title: "Free" }] });
  const { chance, ...rest } = zeros(rules);
  const sheet = [column(rules, { yahtzee: 50 }), column(rules, { ...rest, yahtzee: 50, chance })];
  // A joker may only go into the open Fours, but the order of the column requires Ones first.
  assert.deepEqual(rules.scores(sheet, [4, 4, 4, 4, 4], 1), [{ column: "down", category: "ones", points: 0, extraBonus: 100 }]);
});

test("columns include products and factors, and a sheet is the sum of its columns", () => {
  const rules = short(THREE_FACTORS);
  const sheet = [column(rules, { ones: 2, max: 12, min: 3 }), column(rules, { ones: 1, max: 3, min: 7 }), column(rules, { ones: 2, max: 12 })];
  assert.deepEqual(columnTotals(rules, sheet[0], rules.columns[0]), {
    upper_points: 2, upper_bonus: 5, lower_points: 0, products: 18, extra_bonus: 0, sum: 25, factor: 1, total: 25,
  });
  assert.deepEqual(rules.totals(sheet), {
    upper_points: 2 + 2 * 1 + 3 * 2, upper_bonus: 5 + 3 * 5, lower_points: 0, products: 18, extra_bonus: 0,
    total: 25 + 2 * 1 + 3 * 7,
  });
});

test("an extra bonus is flat unless it is multiplied", () => {
  for (const [multiplied, total] of [[true, 3 * 150], [false, 3 * 50 + 100]]) {
    const rules = yahtzee({}, { columns: THREE_FACTORS, joker: { multiplied: Boolean(multiplied) } });
    const sheet = [column(rules, {}), column(rules, {}), column(rules, { yahtzee: 50 }, 1)];
    assert.equal(rules.totals(sheet).total, total);
  }
});

test("a category is called after the first roll, and the turn has to fill it", () => {
  const rules = short(FOUR_ORDERS);
  const state = game.newGame(rules, [ANN]);
  assert.deepEqual(game.callable(state, rules), []);
  roll(state, 6, 1);
  assert.deepEqual(game.callable(state, rules), ["ones", "max", "min"]);
  assert.equal(callWords(state, rules, true), "To announce, tap a box in “Announce”: this turn then has to fill it.");
  game.call(state, rules, "max");
  assert.equal(callWords(state, rules, true), "Announced: Max");
  assert.deepEqual(game.callable(state, rules), []);
  assert.throws(() => game.call(state, rules, "min"), RangeError);
  assert.deepEqual(dumpDecision(state, rules), {
    ruleset: "short", dice: [6, 1], rolls_left: 2, announced: "max", all_rolled: true,
    scorecard: { columns: Object.fromEntries(FOUR_ORDERS.map(({ id }) => [id, { points: {} }])) },
  });
  game.toggle(state, 0);
  roll(state, 6);
  assert.deepEqual(cells(game.legalScores(state, rules)), ["announce.max"]);
  assert.throws(() => game.score(state, rules, "max", "free"), RangeError);
  game.score(state, rules, "max", "announce");
  assert.deepEqual(dumpGame(state, rules).players[0], {
    name: "Ann",
    turns: [{ rolls: [[6, 1], [6, 6]], keeps: [[6]], announced: "max", column: "announce", category: "max", points: 12 }],
    claimed: { upper_points: 0, upper_bonus: 0, lower_points: 0, products: 0, extra_bonus: 0, total: 0 },
  });
  assert.deepEqual(dumpCards(state.players[0], rules), {
    columns: { down: { points: {} }, free: { points: {} }, up: { points: {} }, announce: { points: { max: 12 } } },
  });
  assert.equal(state.turn.announced, undefined);
});

test("a turn of one roll may have a call", () => {
  const rules = short(FOUR_ORDERS, { rolls: 1 });
  const state = game.newGame(rules, [ANN]);
  roll(state, 6, 1);
  game.call(state, rules, "max");
  assert.deepEqual(cells(game.legalScores(state, rules)), ["announce.max"]);
  assert.equal(canResume(state, rules), true);
});

test("a call can be undone until the next roll, and returns with its undone score", () => {
  const rules = short(FOUR_ORDERS);
  const state = game.newGame(rules, [ANN]);
  roll(state, 6, 1);
  assert.equal(game.canUndo(state), false);
  game.call(state, rules, "max");
  assert.equal(game.canUndo(state), true);
  game.undo(state, rules);
  assert.deepEqual(game.callable(state, rules), ["ones", "max", "min"]);
  game.call(state, rules, "max");
  roll(state, 6, 6);
  assert.equal(game.canUndo(state), false);
  game.score(state, rules, "max", "announce");
  game.undo(state, rules);
  assert.equal(state.turn.announced, "max");
});

test("if only cells to call are open without a call, the last roll is of all dice", () => {
  const rules = short([{ id: "free", title: "Free" }, { id: "announce", title: "Announce", announce: true }]);
  const state = game.newGame(rules, [ANN]);
  for (const category of ["ones", "max", "min"]) {
    roll(state, 6, 6);
    game.score(state, rules, category, "free");
  }
  roll(state, 6, 1);
  game.toggle(state, 0);
  roll(state, 2);
  assert.deepEqual(game.legalScores(state, rules), []);
  assert.equal(game.mustRollAll(state, rules), true);
  assert.equal(game.canRoll(state, rules), false);
  assert.equal(callWords(state, rules, true), "Nothing was announced: only a roll of all the dice can be scored.");
  game.toggle(state, 0);
  assert.equal(game.canRoll(state, rules), true);
  roll(state, 6, 6);
  assert.deepEqual(cells(game.legalScores(state, rules)), ["announce.ones", "announce.max", "announce.min"]);
});

test("the very last turn has its own rolls", () => {
  const rules = short([{ id: "a", title: "A" }, { id: "b", title: "B" }], { last_turn_rolls: 5 });
  const state = game.newGame(rules, [ANN]);
  assert.equal(rules.turns, 6);
  for (const cell of ["a.ones", "a.max", "a.min", "b.ones", "b.max"]) {
    assert.equal(game.rollsLeft(state, rules), 3);
    roll(state, 6, 6);
    game.score(state, rules, cell.slice(2), cell.slice(0, 1));
  }
  assert.equal(game.rollsLeft(state, rules), 5);
  for (let n = 0; n < 5; n += 1) roll(state, 6, 6);
  assert.equal(game.canRoll(state, rules), false);
  assert.equal(canResume(state, rules), true);
  game.score(state, rules, "min", "b");
  assert.equal(game.isOver(state, rules), true);
  assert.equal(canResume(state, rules), true);
});

test("a stored game needs its columns and possible calls", () => {
  const rules = short(FOUR_ORDERS);
  const state = game.newGame(rules, [ANN]);
  roll(state, 6, 1);
  game.call(state, rules, "max");
  assert.equal(isState(state), true);
  assert.equal(canResume(state, rules), true);
  assert.equal(canResume(state, short(THREE_FACTORS)), false);
  assert.equal(isState({ ...state, turn: { ...state.turn, announced: 3 } }), false);
  game.score(state, rules, "max", "announce");
  assert.equal(isState(JSON.parse(JSON.stringify(state))), true);
  assert.equal(canResume(state, rules), true);
  assert.equal(canResume(state, short(THREE_FACTORS)), false);
  assert.equal(isState({ ...state, players: [{ ...ANN, turns: [{ ...state.players[0].turns[0], column: 1 }] }] }), false);
  // Max is filled already.
  roll(state, 6, 1);
  state.turn.announced = "max";
  assert.equal(canResume(state, rules), false);
});

test("moves and columns are described in words and signs", () => {
  const rules = short(FOUR_ORDERS, { last_turn_rolls: 5 });
  assert.equal(rules.moveWords({ action: "score", column: "up", category: "min", points: 3, extra_bonus: 0 }), "Min, Up: 3");
  assert.equal(rules.moveWords({ action: "announce", column: "announce", category: "min" }), "Announce Min");
  assert.deepEqual(rules.columns.map((each) => columnSign(rules, each)), ["↓", "↕", "↑", "!"]);
  assert.deepEqual(legendLines(rules), [
    "Down: only from top to bottom", "Free: in any order", "Up: only from bottom to top",
    "Announce: in any order; only what was announced after the first roll, or made by rolling all the dice at once",
    "Once all three are filled, (Max − Min) × Ones counts too (never below 0)",
    "Max counts only in the product",
    "Min counts only in the product",
    "The very last turn has 5 rolls",
  ]);
  const triple = yahtzee({}, { columns: THREE_FACTORS });
  assert.deepEqual(triple.columns.map((each) => columnSign(triple, each)), ["×1", "×2", "×3"]);
  assert.deepEqual(legendLines(triple).slice(1), [
    "Second: in any order; counts 2 times", "Third: in any order; counts 3 times",
    "Once “Yahtzee” is filled in every column, further equal dice are a joker",
  ]);
});

test("the strength of an estimate is described with its interval", () => {
  assert.equal(
    strengthWords({ mean: 1750.4, low: 1746.2, high: 1754.6, confidence: 0.999, games: 100_000 }),
    "An estimate, not exact: following the coach averages 1,750 (99.9% confidence: 1,746 to 1,755, over 100,000 games).",
  );
});

test("a finished sheet is shown column by column", () => {
  const rules = short(THREE_FACTORS);
  const totals = { upper_points: 2, upper_bonus: 5, lower_points: 15, products: 18, extra_bonus: 0, sum: 40, factor: 3, total: 120 };
  const player = {
    totals: { upper_points: 6, upper_bonus: 15, lower_points: 45, products: 54, extra_bonus: 0, total: 120 },
    columns: { third: totals }, scorecard: { columns: { third: { points: { ones: 2, max: 12, min: 3 } } } },
  };
  const [table] = cardTables(
    { players: [player], valid: true, complete: false, problems: [], problem_count: 0, standings: [] }, rules, () => "Ann");
  const rows = asFake(table).all.filter(({ tag }) => tag === "tr").map((each) => each.children.map(({ textContent }) => textContent));
  assert.deepEqual(rows[0], ["Ann", "First", "Second", "Third"]);
  assert.deepEqual(rows.find(([title]) => title === "Max"), ["Max", "", "", "12"]);
  assert.deepEqual(rows.find(([title]) => title === "Products")?.at(-1), "18");
  assert.deepEqual(rows.at(-1)?.at(-1), "120");
  assert.equal(asFake(columnsTable(player, rules)).textContent, "Third (40 × 3)120");
});

test("a single named column is headed by players and named in requests", () => {
  const rules = short([{ id: "only", title: "Only", order: "up" }]);
  const state = game.newGame(rules, [ANN, { name: "Bo", strength: null }]);
  assert.deepEqual(rules.columns.map((each) => columnHead(rules, each, "Ann")), [["Ann"]]);
  assert.deepEqual(legendLines(rules)[0], "Only: only from bottom to top");
  roll(state, 6, 1);
  assert.deepEqual(cells(game.legalScores(state, rules)), ["only.min"]);
  game.score(state, rules, "min", "only");
  assert.deepEqual(dumpCards(state.players[0], rules), { columns: { only: { points: { min: 7 } } } });
  const [table, ...others] = cardTables({
    players: state.players.map((player) => ({ totals: rules.totals(game.sheet(player, rules)), scorecard: dumpCards(player, rules) })),
    valid: true, complete: false, problems: [], problem_count: 0, standings: [],
  }, rules, (p) => ["Ann", "Bo"][p]);
  const rows = asFake(table).all.filter(({ tag }) => tag === "tr").map((each) => each.children.map(({ textContent }) => textContent));
  assert.deepEqual([rows[0], rows.find(([title]) => title === "Min"), others], [["Scorecard", "Ann", "Bo"], ["Min", "7", ""], []]);
});
