// A scorecard: its sums, its boxes, and what is locked on it.

/**
 * @import { Player, State } from "../../api/web/js/base/types.js"
 * @import { Rules } from "../../api/web/js/ruleset/rules.js"
 */

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { Card } from "../../api/web/js/table/card.js";
import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { standing, sumsOf } from "../../api/web/js/ruleset/sums.js";
import { FOUR_ORDERS, short, tiny, tinyWith, yahtzee } from "./rulesets.js";

await useLanguage("en", ["play"]);

/**
 * Return a card with these points; all other categories are open.
 * @param {Record<string, number | number[]>} points
 * @param {Rules} [rules]
 */
const card = (points, extra_bonus_count = 0, rules = yahtzee()) => ({
  points: Object.fromEntries(rules.categories.map((id) => [id, [points[id] ?? []].flat()])), extra_bonus_count,
});

/**
 * Return the sums of a card.
 * @param {ReturnType<typeof card>} filled
 * @param {Rules} rules
 */
const sums = (filled, rules) => sumsOf(filled, rules, rules.columns[0]);

const ALL_BUT_ONES = { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };

test("the bonus is pending while an upper category is open", () => {
  assert.equal(sums(card({}), yahtzee()).bonus, "0 / 63");
  assert.equal(sums(card(ALL_BUT_ONES), yahtzee()).bonus, "60 / 63");
});

test("a reached bonus is shown, and an unreachable one is 0", () => {
  assert.equal(sums(card({ ...ALL_BUT_ONES, ones: 2 }), yahtzee()).bonus, "0");
  assert.equal(sums(card({ ...ALL_BUT_ONES, ones: 3 }), yahtzee()).bonus, "35");
  assert.equal(sums(card({ ...ALL_BUT_ONES, sixes: 24 }), yahtzee()).bonus, "35");
});

test("the next of several bonuses is pending until the first one is reached", () => {
  const kismet = yahtzee({ bonus: [{ at: 63, pays: 35 }, { at: 71, pays: 55 }] });
  assert.equal(sums(card({ sixes: 18 }), kismet).bonus, "18 / 63");
  assert.equal(sums(card({ ...ALL_BUT_ONES, sixes: 24 }), kismet).bonus, "35");
});

test("all sums are shown, without a bonus in games that have none", () => {
  assert.deepEqual(sums(card({ fours: 20, yahtzee: 50 }, 1), yahtzee()), {
    upper: "20", bonus: "20 / 63", extra: "100", sum: "70", factor: "×1", column: "170",
  });
  assert.equal(sums(card({ chance: 7 }, 0, tiny()), tiny()).bonus, "0");
});

test("the distance from par is described", () => {
  assert.equal(standing(card({}), yahtzee()), "");
  assert.equal(standing(card({ fours: 16 }), yahtzee()), "+4");
  assert.equal(standing(card({ fours: 12 }), yahtzee()), "±0");
  assert.equal(standing(card({ fours: 8, ones: 4 }), yahtzee()), "−3");
});

test("a negative bonus is pending until the next tier, with a true minus sign", () => {
  const penalty = yahtzee({ bonus: [{ at: 0, pays: -50 }, { at: 63, pays: 0 }] });
  assert.equal(sums(card({ sixes: 18 }), penalty).bonus, "18 / 63");
  assert.deepEqual(sums(card({ ...ALL_BUT_ONES, ones: 0 }), penalty), {
    upper: "60", bonus: "−50", extra: "0", sum: "10", factor: "×1", column: "10",
  });
});

/** @type {Player} */
const ANN = { name: "Ann", strength: null };

/**
 * Return a game as a card shows it.
 * @param {Rules} rules
 * @param {State} state
 */
const cardsOf = (rules, state) => ({
  sheets: state.players.map((player) => game.sheet(player, rules)), latest: state.players.map(({ turns }) => turns.at(-1)),
  called: state.turn.announced, current: 0, shown: 0,
});

/**
 * Return the texts of the boxes of each category of the first player, as the card shows this state.
 * @param {Rules} rules
 * @param {State} state
 */
function shown(rules, state) {
  const sheet = new Card(rules, ["Ann"], () => undefined, () => undefined);
  sheet.show({ ...cardsOf(rules, state), scores: game.legalScores(state, rules) });
  const boxes = rules.categories.map((id) => sheet.boxesOf(id, 0).map((box) => asFake(box)));
  return { sheet, boxes, texts: boxes.map((each) => each.map((box) => box.textContent)) };
}

/**
 * Return a game in which Ann has filled these categories in turn, each with the dice of a single roll.
 * @param {Rules} rules
 * @param {...[string, number[]]} turns
 */
function played(rules, ...turns) {
  const state = game.newGame(rules, [ANN]);
  for (const [category, dice] of turns) {
    game.roll(state, () => dice.shift() ?? 1);
    game.score(state, rules, category);
  }
  return state;
}

test("a category has a box for each filling, and the next free one is offered", () => {
  const rules = tinyWith({}, [{}, { times: 4 }]);
  const state = played(rules, ["chance", [6, 6]], ["chance", [1, 6]]);
  game.roll(state, () => 1);
  const { boxes, texts } = shown(rules, state);
  assert.deepEqual(texts, [["2"], ["12", "7", "2", ""]]);
  const [offer] = boxes[1][2].ofClass("offer");
  assert.equal(offer.getAttribute("aria-label"), "Chance, 3 of 4: score 2");
  assert.equal(boxes[0][0].ofClass("offer")[0].getAttribute("aria-label"), "Ones: score 2");
  assert.deepEqual(boxes[1].map((box) => box.getAttribute("data-latest")), [null, "", null, null]);
});

test("cells locked by the order show the reason in their box and above the card", () => {
  const rules = tinyWith({}, [], { order: "upper_first" });
  const state = game.newGame(rules, [ANN]);
  game.roll(state, () => 1);
  const before = shown(rules, state);
  const why = "Lower section: opens once the upper section is full";
  assert.deepEqual(before.texts, [["2"], [why]]);
  assert.equal(before.boxes[1][0].ofClass("lock")[0].getAttribute("title"), why);
  assert.equal(asFake(before.sheet.locks).textContent, why);
  game.score(state, rules, "ones");
  game.roll(state, () => 1);
  const after = shown(rules, state);
  assert.deepEqual(after.texts, [["2"], ["2"]]);
  assert.equal(asFake(after.sheet.locks).textContent, "");
});

test("only the next category is unlocked in the order of the card", () => {
  const rules = tinyWith({}, [], { order: "card" });
  const { texts } = shown(rules, game.newGame(rules, [ANN]));
  assert.deepEqual(texts, [[""], ["Only in the order of the card"]]);
});

test("a category that requires another is offered with 0 and the reason", () => {
  const rules = tinyWith({}, [{}, { after: "ones" }]);
  const state = game.newGame(rules, [ANN]);
  game.roll(state, () => 6);
  const { boxes, texts } = shown(rules, state);
  assert.deepEqual(texts, [["0"], ["0"]]);
  const [offer] = boxes[1][0].ofClass("offer");
  assert.equal(offer.getAttribute("aria-label"), "Chance: score 0, Chance: scores only after “Ones” has scored");
  assert.equal(offer.getAttribute("title"), "Chance: scores only after “Ones” has scored");
});

test("points awarded are below the card, and pending until they are certain", () => {
  const rules = tinyWith(
    { points_awarded: {
      categories: [{ id: "ones", at: 3, awards: 2 }, { id: "ones", made: "all", awards: 4 }, { id: "chance", made: "each", awards: 1 }],
      total: [{ at: 0, awards: -2 }, { at: 10, awards: 3 }],
    } },
    [{ times: 2 }, {}],
  );
  /** @param {State} state */
  const awards = (state) => {
    const { sheet } = shown(rules, state);
    return [0, 1, 2, 3].map((i) => sheet.boxesOf(`award:${i}`, 0)[0].textContent).concat(
      sheet.boxesOf("sum:awarded", 0)[0].textContent ?? "");
  };
  assert.deepEqual(awards(played(rules)), ["0 / 3", "0 / 2", "0", "−2", "−2"]);
  assert.deepEqual(awards(played(rules, ["ones", [1, 1]])), ["2 / 3", "1 / 2", "0", "−2", "−2"]);
  assert.deepEqual(awards(played(rules, ["ones", [6, 6]])), ["0 / 3", "0", "0", "−2", "−2"]);
  assert.deepEqual(
    awards(played(rules, ["ones", [1, 1]], ["ones", [1, 2]], ["chance", [6, 6]])), ["2", "4", "1", "3", "10"],
  );
  assert.deepEqual(awards(played(rules, ["ones", [6, 6]], ["ones", [1, 1]])), ["0", "0", "0", "−2", "−2"]);
  assert.deepEqual(rules.totals(game.sheet(played(rules, ["chance", [6, 6]]).players[0], rules)).points_awarded, 4);
});

test("a sheet has a box for every cell, and sums below each column", () => {
  const rules = short(FOUR_ORDERS);
  const state = game.newGame(rules, [ANN]);
  /** @type {[string, string, number][]} */
  const turns = [["down", "ones", 1], ["free", "max", 6], ["free", "min", 1], ["free", "ones", 1]];
  for (const [column, category, face] of turns) {
    game.roll(state, () => face);
    game.score(state, rules, category, column);
  }
  game.roll(state, () => 6);
  const sheet = new Card(rules, ["Ann"], () => undefined, () => undefined);
  const show = () => sheet.show(
    { ...cardsOf(rules, state), scores: game.legalScores(state, rules), calls: game.callable(state, rules),
      best: { category: "max", column: "announce" } });
  show();
  /** @param {string} id */
  const row = (id) => rules.columns.map((_, c) => sheet.boxesOf(id, 0, c).map((box) => box.textContent).join());
  assert.deepEqual(row("ones"), ["2", "2", "Up: only from bottom to top", "0"]);
  assert.deepEqual(row("max"), ["12", "12", "Up: only from bottom to top", "12"]);
  assert.deepEqual(row("sum:product:0"), ["", "20", "", ""]);
  assert.deepEqual(row("sum:bonus"), ["5", "5", "0 / 2", "0 / 2"]);
  assert.deepEqual(row("sum:column"), ["7", "27", "0", "0"]);
  assert.deepEqual(sheet.boxesOf("sum:total", 0).map((box) => box.textContent), ["34"]);
  /** @param {number} c */
  const offer = (c, category = "max") => asFake(sheet.boxesOf(category, 0, c)[0]).ofClass("offer").map((each) => each.getAttribute("aria-label"))[0];
  assert.equal(offer(0), "Max, Down: score 12");
  assert.equal(offer(3), "Max, Announce: announce it (12 now), the coach's choice");
  assert.equal(sheet.boxesOf("ones", 0, 2)[0].getAttribute("data-locked"), "");
  game.call(state, rules, "max");
  show();
  assert.deepEqual(row("max").map(Boolean), [false, true, true, true]);
  assert.equal(offer(3), "Max, Announce: score 12, the coach's choice");
  assert.equal(sheet.boxesOf("max", 0, 3)[0].getAttribute("data-called"), "");
  assert.equal(sheet.boxesOf("min", 0, 3)[0].getAttribute("data-called"), null);
});
