// The points of hands; the tables of real rulesets are compared with the API in test_rules_of_the_page.py.

/** @import { Card } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { exampleOf } from "../../api/web/js/rules/examples.js";
import { payable } from "../../api/web/js/analyse/board.js";
import { Rules } from "../../api/web/js/ruleset/rules.js";
import { yahtzee } from "./rulesets.js";

await useLanguage("en");

const FOURS = [4, 4, 4, 4, 4];

/**
 * Return a card with these points; all other categories are open.
 * @param {Record<string, number | number[]>} points
 * @param {Rules} [rules]
 * @returns {Card}
 */
const card = (points, extra_bonus_count = 0, rules = yahtzee()) => ({
  points: Object.fromEntries(rules.categories.map((id) => [id, [points[id] ?? []].flat()])), extra_bonus_count,
});

/** @param {readonly string[]} categories */
const zeros = (categories) => Object.fromEntries(categories.map((category) => [category, 0]));

const LOWER = ["three_of_a_kind", "full_house", "small_straight", "large_straight", "chance"];

test("every open category pays as in its table, for dice in any order", () => {
  const scores = yahtzee().scores([card({ ones: 3, chance: 9 })], [6, 3, 1, 4, 3], 2);
  assert.deepEqual(scores.map(({ category }) => category), [
    "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "full_house", "small_straight", "large_straight",
    "yahtzee",
  ]);
  assert.deepEqual(scores.find(({ category }) => category === "threes"), { column: undefined, category: "threes", points: 6, extraBonus: 0 });
});

test("a category filled with 0 is not open", () => {
  const open = yahtzee().scores([card({ twos: 0 })], [1, 2, 3, 4, 5], 2);
  assert.equal(open.some(({ category }) => category === "ones"), true);
  assert.equal(open.some(({ category }) => category === "twos"), false);
});

test("only the first open category is legal in the order of the card", () => {
  const rules = yahtzee({ order: "card", joker: null });
  assert.deepEqual(rules.scores([card({ ones: 1, twos: 2 })], [1, 3, 3, 4, 6], 2), [
    { column: undefined, category: "threes", points: 6, extraBonus: 0 },
  ]);
});

test("earlier rolls may pay more", () => {
  /**
   * @param {number[][]} columns
   * @param {number} roll
   */
  const paid = (columns, roll) => yahtzee({ roll_points: { large_straight: columns } })
    .scores([card({})], [5, 4, 3, 2, 1], roll).find(({ category }) => category === "large_straight")?.points;
  assert.deepEqual([1, 2, 3].map((roll) => paid([[45, 0, 0], [40, 0, 0]], roll)), [45, 40, 40]);
  const thrice = [[66, 0, 0], [56, 0, 0], [46, 0, 0]];
  // A fourth roll, which is an extra one, pays like the third.
  assert.deepEqual([1, 2, 3, 4].map((roll) => paid(thrice, roll)), [66, 56, 46, 46]);
});

test("a further five of a kind goes into its upper category, with the extra bonus", () => {
  assert.deepEqual(yahtzee().scores([card({ yahtzee: 50 })], FOURS, 2), [
    { column: undefined, category: "fours", points: 20, extraBonus: 100 },
  ]);
});

test("after a scratched Yahtzee it is a joker without the extra bonus", () => {
  assert.deepEqual(yahtzee().scores([card({ yahtzee: 0 })], FOURS, 2), [
    { column: undefined, category: "fours", points: 20, extraBonus: 0 },
  ]);
});

test("with its upper category filled it pays joker points in lower categories", () => {
  assert.deepEqual(yahtzee().scores([card({ yahtzee: 50, fours: 8, chance: 20 })], FOURS, 2), [
    { column: undefined, category: "three_of_a_kind", points: 20, extraBonus: 100 },
    { column: undefined, category: "full_house", points: 25, extraBonus: 100 },
    { column: undefined, category: "small_straight", points: 30, extraBonus: 100 },
    { column: undefined, category: "large_straight", points: 40, extraBonus: 100 },
  ]);
});

test("with all lower categories filled it is a 0 in an upper one", () => {
  const scores = yahtzee().scores([card({ ...zeros(LOWER), yahtzee: 50, fours: 8, sixes: 18 })], FOURS, 2);
  assert.deepEqual(scores.map(({ category, points }) => [category, points]), [
    ["ones", 0], ["twos", 0], ["threes", 0], ["fives", 0],
  ]);
});

test("five of a kind is no joker while Yahtzee is open, and four of a kind never is", () => {
  const first = yahtzee().scores([card({ fours: 8 })], FOURS, 2);
  assert.deepEqual(first.find(({ category }) => category === "yahtzee"), { column: undefined, category: "yahtzee", points: 50, extraBonus: 0 });
  assert.equal(first.find(({ category }) => category === "large_straight")?.points, 0);
  assert.equal(yahtzee().scores([card({ yahtzee: 50 })], [1, 2, 3, 4, 5], 2).length, 11);
});

test("the highest tier reached pays the upper bonus", () => {
  /** @param {Record<string, number>} points */
  const bonus = (points, tiers = [{ at: 63, pays: 35 }]) => yahtzee({ bonus: tiers }).totals([card(points)]).upper_bonus;
  const upTo = { threes: 12, fours: 16, fives: 15, sixes: 12 };
  assert.deepEqual([7, 8, 9].map((twos) => bonus({ ...upTo, twos })), [0, 35, 35]);
  // As in Kismet.
  const tiers = [{ at: 63, pays: 35 }, { at: 71, pays: 55 }, { at: 78, pays: 75 }];
  assert.deepEqual([62, 63, 70, 71, 77, 78].map((sixes) => bonus({ sixes }, tiers)), [0, 35, 35, 55, 55, 75]);
  assert.equal(bonus({ sixes: 100 }, []), 0);
});

test("a bonus may grow with each point, and an unreached one may be negative", () => {
  // As in Yam's: 30 at 60, and one more for each further point.
  const growing = yahtzee({ bonus: [{ at: 60, pays: 30, each: 1 }] });
  assert.deepEqual([59, 60, 61, 75].map((sixes) => growing.totals([card({ sixes })]).upper_bonus), [0, 30, 31, 45]);
  const penalty = yahtzee({ bonus: [{ at: 0, pays: -50 }, { at: 63, pays: 0 }] });
  assert.deepEqual([0, 62, 63].map((sixes) => penalty.totals([card({ sixes })]).upper_bonus), [-50, -50, 0]);
  assert.equal(penalty.totals([card({ ones: 1 })]).total, -49);
});

test("totals are those of the card", () => {
  assert.deepEqual(yahtzee().totals([card({ fours: 20, yahtzee: 50, chance: 17 }, 2)]), {
    upper_points: 20, upper_bonus: 0, lower_points: 67, products: 0, extra_bonus: 200, total: 287,
  });
  assert.deepEqual(yahtzee({ joker: null }).totals([card({ ones: 1 })]), {
    upper_points: 1, upper_bonus: 0, lower_points: 0, products: 0, extra_bonus: 0, total: 1,
  });
  assert.equal(yahtzee().totals([card({})]).total, 0);
});

const YAHTZEE_TWICE = [...yahtzee().titles].map(([id, title]) => ({ id, title, times: 2 }));

test("par is three of each, and only filled categories count", () => {
  const rules = yahtzee();
  assert.equal(rules.ahead(card({ chance: 20 })), undefined);
  assert.equal(rules.ahead(card({ ones: 3 })), 0);
  assert.equal(rules.ahead(card({ ones: 4, sixes: 12 })), 1 - 6);
  assert.equal(rules.ahead(card({ ones: 0 })), -3);
  assert.equal(yahtzee({ bonus: [] }).ahead(card({ ones: 3 })), undefined);
  // A total below 63 has a penalty.
  assert.equal(yahtzee({ bonus: [{ at: 0, pays: -50 }, { at: 63, pays: 0 }] }).ahead(card({ ones: 4 })), 1);
  // With each category filled twice, a bonus at 84 takes two dice of each face per filling.
  const twice = yahtzee({ bonus: [{ at: 84, pays: 50 }] }, { categories: YAHTZEE_TWICE });
  assert.equal(twice.ahead(card({ ones: [3, 1], sixes: 12 }, 0, twice)), 0);
  // A bonus at 84 takes four of each.
  assert.equal(yahtzee({ bonus: [{ at: 84, pays: 50 }] }).ahead(card({ ones: 3 })), -1);
});

test("a move is described by its dice or points", () => {
  const rules = yahtzee();
  assert.equal(rules.moveWords({ action: "keep", keep: [3, 3] }), "Keep 3 3");
  assert.equal(rules.moveWords({ action: "keep", keep: [] }), "Roll everything again");
  const score = { action: /** @type {const} */ ("score"), category: "fours", points: 20 };
  assert.equal(rules.moveWords({ ...score, extra_bonus: 0 }), "Fours: 20");
  // The two numbers must stay on one line.
  assert.equal(rules.moveWords({ ...score, extra_bonus: 100 }), "Fours: 20\u00a0+\u00a0100");
});

test("negative points have a true minus sign", () => {
  const move = { action: /** @type {const} */ ("score"), category: "fours", points: -8, extra_bonus: 0 };
  assert.equal(yahtzee().moveWords(move), "Fours: −8");
});

test("a category may have the name of a member of every object", () => {
  const rules = new Rules({
    ruleset: "own", dice_count: 2, rolls: 2, order: "free", categories: ["constructor"], upper: {}, bonus: [], joker: null,
    hands: ["11", "12"], points: { constructor: [2, 3] }, roll_points: {},
  }, { title: "Own", categories: [{ id: "constructor", title: "Chance" }], facts: { table: "ready", outlook_table: "out_of_reach" } });
  assert.deepEqual(rules.paid("constructor", 1), [2, 3]);
  assert.deepEqual(payable(rules, "constructor"), [2, 3]);
  assert.equal(exampleOf(rules, "constructor")?.points, 3);
});

test("a category without a title has its id", () => {
  assert.equal(yahtzee().titleOf("full_house"), "Full house");
  assert.equal(yahtzee().titleOf("villa"), "villa");
});

test("the available objectives depend on the tables of the server", () => {
  /**
   * @param {import("../../api/web/js/base/types.js").TableStatus} table
   * @param {import("../../api/web/js/base/types.js").OptionalTableStatus} outlook_table
   */
  const known = (table, outlook_table) => {
    const { hasTable, hasOutlooks, canPrepareOutlooks } = yahtzee({}, { facts: { table, outlook_table } });
    return [hasTable, hasOutlooks, canPrepareOutlooks];
  };
  assert.deepEqual(known("ready", "ready"), [true, true, false]);
  assert.deepEqual(known("ready", "not_needed"), [true, true, false]);
  assert.deepEqual(known("solvable", "solvable"), [true, false, true]);
  // The preparation may fail; players may then request the table.
  assert.deepEqual(known("ready", "preparing"), [true, false, true]);
  assert.deepEqual(known("out_of_reach", "out_of_reach"), [false, false, false]);
});

test("every face has its colour in the ruleset", () => {
  const { colours } = yahtzee({}, { colours: { black: [1, 6], "sea green": [3] } });
  assert.deepEqual([...colours], [[1, "black"], [6, "black"], [3, "sea green"]]);
  assert.equal(yahtzee().colours.size, 0);
});
