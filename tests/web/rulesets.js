// Small rulesets, written by hand from the rules: a few hands, and what they pay in a few categories.

/** @import { PointsTable, RulesetShown } from "../../api/web/js/base/types.js" */

import { Rules } from "../../api/web/js/ruleset/rules.js";

const TITLES = {
  ones: "Ones", twos: "Twos", threes: "Threes", fours: "Fours", fives: "Fives", sixes: "Sixes",
  three_of_a_kind: "Three of a kind", full_house: "Full house", small_straight: "Small straight",
  large_straight: "Large straight", yahtzee: "Yahtzee", chance: "Chance",
};
const UPPER = { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 };

/** @type {PointsTable} */
const YAHTZEE = {
  ruleset: "yahtzee",
  dice_count: 5,
  rolls: 3,
  order: "free",
  categories: Object.keys(TITLES),
  upper: UPPER,
  bonus: [{ at: 63, pays: 35 }],
  joker: {
    category: "yahtzee",
    extra_bonus: 100,
    // Four fours as a joker: into Fours if open, else into any lower category at full value, else a 0 in an upper one.
    moves: [
      { face: 4, upper_open: true, lower_open: true, points: { fours: 20 } },
      { face: 4, upper_open: true, lower_open: false, points: { fours: 20 } },
      {
        face: 4, upper_open: false, lower_open: true,
        points: { three_of_a_kind: 20, full_house: 25, small_straight: 30, large_straight: 40, chance: 20 },
      },
      { face: 4, upper_open: false, lower_open: false, points: { ones: 0, twos: 0, threes: 0, fives: 0, sixes: 0 } },
    ],
  },
  hands: ["12345", "13346", "44444"],
  points: {
    ones: [1, 1, 0], twos: [2, 0, 0], threes: [3, 6, 0], fours: [4, 4, 20], fives: [5, 0, 0], sixes: [0, 6, 0],
    three_of_a_kind: [0, 0, 20], full_house: [0, 0, 0], small_straight: [30, 0, 0], large_straight: [40, 0, 0],
    yahtzee: [0, 0, 50], chance: [15, 17, 20],
  },
  roll_points: {},
};

/** @type {RulesetShown} */
const SHOWN = {
  title: "Yahtzee",
  categories: Object.entries(TITLES).map(([id, title]) => ({ id, title })),
  facts: { table: "ready", outlook_table: "out_of_reach" },
};

/**
 * Return Yahtzee with these changes.
 * @param {Partial<PointsTable>} [points]
 * @param {Partial<RulesetShown>} [shown]
 */
export const yahtzee = (points = {}, shown = {}) => new Rules({ ...YAHTZEE, ...points }, { ...SHOWN, ...shown });

/** @type {{ ruleset: PointsTable, definition: RulesetShown }} */
const TINY = {
  ruleset: {
    ruleset: "tiny", dice_count: 2, rolls: 2, order: "free", categories: ["ones", "chance"], upper: { ones: 1 }, bonus: [],
    joker: null, hands: ["11", "12", "16", "66"], points: { ones: [2, 1, 1, 0], chance: [2, 3, 7, 12] }, roll_points: {},
  },
  definition: { title: "Tiny", categories: [{ id: "ones", title: "Ones" }, { id: "chance", title: "Chance" }], facts: SHOWN.facts },
};

/** Return a game of two categories and two dice, whose whole games fit on a line. */
export const tiny = () => tinyWith({});

/**
 * Return that game with these words of the grammar.
 * @param {Partial<RulesetShown>} shown
 * @param {Partial<RulesetShown["categories"][number]>[]} [words] of its two categories
 * @param {Partial<PointsTable>} [points]
 */
export function tinyWith(shown, words = [], points = {}) {
  const { ruleset, definition } = TINY;
  const categories = definition.categories.map((category, i) => ({ ...category, ...words[i] }));
  return new Rules({ ...ruleset, ...points }, { ...definition, categories, ...shown });
}

/**
 * Return a game of two dice and these columns, with three categories: Ones, Max and Min. The latter two only count in
 * the product of their difference and the ones.
 * @param {NonNullable<RulesetShown["columns"]>} columns
 * @param {Partial<RulesetShown>} [shown]
 */
export function short(columns, shown = {}) {
  const titles = { ones: "Ones", max: "Max", min: "Min" };
  const sums = [2, 3, 7, 12];
  return new Rules(
    {
      ...TINY.ruleset, ruleset: "short", rolls: 3, categories: Object.keys(titles), bonus: [{ at: 2, pays: 5 }],
      points: { ones: [2, 1, 1, 0], max: sums, min: sums },
    },
    {
      ...TINY.definition, categories: Object.entries(titles).map(([id, title]) => ({ id, title })), columns,
      products: [{ plus: "max", minus: "min", times: "ones" }], ...shown,
    },
  );
}

/** The columns of Yamb. */
export const FOUR_ORDERS = [
  { id: "down", title: "Down", order: /** @type {const} */ ("down") },
  { id: "free", title: "Free" },
  { id: "up", title: "Up", order: /** @type {const} */ ("up") },
  { id: "announce", title: "Announce", announce: true },
];

/** Those of Triple Yahtzee. */
export const THREE_FACTORS = [
  { id: "first", title: "First" }, { id: "second", title: "Second", factor: 2 }, { id: "third", title: "Third", factor: 3 },
];
