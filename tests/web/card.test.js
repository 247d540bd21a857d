// The sums of a scorecard.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { standing, sumsOf } from "../../api/web/js/card.js";
import { useLanguage } from "../../api/web/js/i18n.js";
import { tiny, yahtzee } from "./rulesets.js";

await useLanguage("en");

/**
 * A card of Yahtzee with this on it, and all else open.
 * @param {Record<string, number>} points
 */
const card = (points, extra_bonus_count = 0) => ({
  points: { ...Object.fromEntries(yahtzee().categories.map((category) => [category, null])), ...points }, extra_bonus_count,
});

const ALL_BUT_ONES = { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };

test("the bonus is on its way while an upper category is open", () => {
  assert.equal(sumsOf(card({}), yahtzee()).bonus, "0 / 63");
  assert.equal(sumsOf(card(ALL_BUT_ONES), yahtzee()).bonus, "60 / 63");
});

test("a bonus that is reached is written, and one that no longer can be is 0", () => {
  assert.equal(sumsOf(card({ ...ALL_BUT_ONES, ones: 2 }), yahtzee()).bonus, "0");
  assert.equal(sumsOf(card({ ...ALL_BUT_ONES, ones: 3 }), yahtzee()).bonus, "35");
  assert.equal(sumsOf(card({ ...ALL_BUT_ONES, sixes: 24 }), yahtzee()).bonus, "35");
});

test("the next of several bonuses is on its way until the first one is there", () => {
  const kismet = yahtzee({ bonus: [{ at: 63, pays: 35 }, { at: 71, pays: 55 }] });
  assert.equal(sumsOf(card({ sixes: 18 }), kismet).bonus, "18 / 63");
  assert.equal(sumsOf(card({ ...ALL_BUT_ONES, sixes: 24 }), kismet).bonus, "35");
});

test("all sums are written, and a game without a bonus has none", () => {
  assert.deepEqual(sumsOf(card({ fours: 20, yahtzee: 50 }, 1), yahtzee()), {
    upper: "20", bonus: "20 / 63", extra: "100", total: "170",
  });
  assert.equal(sumsOf({ points: { ones: null, chance: 7 }, extra_bonus_count: 0 }, tiny()).bonus, "0");
});

test("players say how far they are up or down", () => {
  assert.equal(standing(card({}), yahtzee()), "");
  assert.equal(standing(card({ fours: 16 }), yahtzee()), "+4");
  assert.equal(standing(card({ fours: 12 }), yahtzee()), "0");
  assert.equal(standing(card({ fours: 8, ones: 4 }), yahtzee()), "−3");
});
