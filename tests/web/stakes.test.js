// The risks and gains of a move to win, in words.

/** @import { Branch, RankedMove, StakedMove, Stakes } from "../../api/web/js/base/types.js" */

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { stakesList, winWords } from "../../api/web/js/advice/stakes.js";
import { yahtzee } from "./rulesets.js";

beforeEach(() => useLanguage("en", ["reasons"]));

const BROKEN = /[{}]|undefined|NaN|null/;

const THREES = { action: /** @type {const} */ ("keep"), keep: [3, 3, 3] };
const PAIR = { action: /** @type {const} */ ("keep"), keep: [3, 3] };
const HOUSE = { action: /** @type {const} */ ("score"), category: "full_house", points: 25, extra_bonus: 0 };

const LATER = 0.0460286425257;
/** The further fields of `StakedMove`. */
const SIDE = { most_points: false, points_risked: 0, least: LATER, greatest: 1 };

/** @type {StakedMove} */
const BEST = { ...THREES, ...SIDE, expected_total: 22.846187, points_risked: 25, value: 0.135095412784 };
/** @type {StakedMove} */
const OTHER = { ...HOUSE, ...SIDE, expected_total: 32.301432, most_points: true, value: LATER, greatest: LATER };
/** @type {Branch} */
const MADE = {
  category: "yahtzee", made: true,
  best: { probability: 0.0933641975309, value: 1, otherwise: LATER },
  other: { probability: 0, value: null, otherwise: LATER },
};
/** @type {Stakes} */
const HOUSE_OR_YAHTZEE = { best: BEST, other: OTHER, lead: -16.03, branches: [MADE], main_branch: 0 };

/** @type {RankedMove[]} */
const MOVES = [{ ...THREES, value: BEST.value, loss: 0 }, { ...PAIR, value: 0.095, loss: 0.04 }];

/**
 * @param {Partial<Stakes>} changed
 * @param {RankedMove[]} [moves]
 */
const said = (changed, moves = MOVES) => winWords({ moves, stakes: { ...HOUSE_OR_YAHTZEE, ...changed } }, yahtzee());

const COSTS = "“Full house: 25” brings 9.46 more on average, the most of all moves, but wins 4.6% of the time, not 13.5%.";
const NEXT = "“Keep 3 3” wins 9.5% of the time, not 13.5%.";
const BEHIND = "Playing for points, you would end 16.03 points behind on average.";
const RISK = "“Keep 3 3 3” puts 25 points of “Full house” at risk.";
const YAHTZEE = "“Keep 3 3 3” scores “Yahtzee” 9% of the time; then it wins 100%, otherwise 4.6%.";

test("a gain in winning chances is described with its cost", () => {
  assert.deepEqual(said({}), [NEXT, BEHIND, COSTS, RISK, YAHTZEE]);
});

/** @type {[Partial<Stakes>, string[]][]} */
const CASES = [
  [{ lead: 0.004 }, [NEXT, "Playing for points, you would end level on average.", COSTS, RISK, YAHTZEE]],
  [{ lead: 0.5 }, [NEXT, "Playing for points, you would end 0.50 points ahead on average.", COSTS, RISK, YAHTZEE]],
  [
    { lead: undefined, main_branch: undefined, best: { ...BEST, most_points: true, points_risked: 0 } },
    [NEXT, "“Keep 3 3 3” is also the best move for points."],
  ],
  // These endings look the same.
  [
    {
      lead: undefined, main_branch: 0, best: { ...BEST, most_points: true, points_risked: 0 },
      branches: [{ ...MADE, best: { probability: 0.37, value: 0.9998, otherwise: 0.9994 } }],
    },
    [NEXT, "“Keep 3 3 3” is also the best move for points."],
  ],
  // The reverse: the sure points are taken.
  [
    {
      lead: undefined, best: { ...OTHER, value: 0.2 }, other: { ...BEST, value: 0.1, points_risked: 1 },
      branches: [{ ...MADE, best: MADE.other, other: MADE.best }],
    },
    [
      NEXT, "“Full house: 25” is also the best move for points.", "“Keep 3 3 3” puts 1 point of “Full house” at risk.",
      "“Keep 3 3 3” scores “Yahtzee” 9% of the time; then it wins 100%, otherwise 4.6%.",
    ],
  ],
  [
    {
      lead: undefined, best: { ...BEST, points_risked: 0, value: 0.1350001 },
      other: { ...PAIR, ...SIDE, most_points: true, expected_total: 22.847, value: 0.135 },
      branches: [{
        category: "ones", made: false,
        best: { probability: 0, value: null, otherwise: 0.135 },
        other: { probability: 0.002, value: 0, otherwise: 0.14 },
      }],
    },
    [
      "“Keep 3 3” brings <0.01 more on average, the most of all moves, but wins less often.",
      "“Keep 3 3 3” never puts a 0 into “Ones”.",
      "“Keep 3 3” puts a 0 into “Ones” <1% of the time; then it wins 0%, otherwise 14.0%.",
    ],
  ],
  [
    {
      lead: undefined, main_branch: 0, risk: "greater", best: { ...BEST, points_risked: 0, least: 0.01, greatest: 0.9999 },
      other: { ...OTHER, least: 0.04, greatest: 0.04 },
      branches: [{ ...MADE, best: { probability: 1, value: 0.5, otherwise: null } }],
    },
    [
      NEXT, COSTS, "“Keep 3 3 3” is sure to score “Yahtzee”.",
      "After this turn your chance of winning is 1.0%\u2009–\u2009>99.9%; with “Full house: 25”, 4.0%. The best move takes the "
        + "bigger risk.",
    ],
  ],
  [
    {
      lead: undefined, main_branch: 0, risk: "smaller", best: { ...BEST, points_risked: 0, least: 0.1, greatest: 0.2 },
      other: { ...PAIR, ...SIDE, most_points: true, value: 0.1, expected_total: 24, least: 0.01, greatest: 0.5 },
      branches: [{ category: "ones", made: false, best: { probability: 1, value: 0.1, otherwise: null }, other: MADE.best }],
    },
    [
      "“Keep 3 3” brings 1.15 more on average, the most of all moves, but wins 10.0% of the time, not 13.5%.",
      "“Keep 3 3 3” is sure to put a 0 into “Ones”.",
      "“Keep 3 3” puts a 0 into “Ones” 9% of the time; then it wins 100%, otherwise 4.6%.",
      "After this turn your chance of winning is 10.0%\u2009–\u200920.0%; with “Keep 3 3”, 1.0%\u2009–\u200950.0%. The best move is "
        + "the safer one.",
    ],
  ],
];

test("the situation and the risk are described", () => {
  for (const [changed, words] of CASES) assert.deepEqual(said(changed), words);
});

/**
 * Return the numbers in a sentence, with any decimal mark; zeros are omitted, since some languages use a word for 0.
 * @param {string} words
 */
const numbers = (words) =>
  (words.match(/[<>]?\d+(?:[.,]\d+)?/g) ?? []).map((each) => each.replace(",", ".")).filter((each) => each !== "0").sort();

test("all languages have the same numbers", async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    for (const [changed, words] of CASES) {
      const found = said(changed);
      assert.equal(found.length, words.length, code);
      for (const [place, sentence] of found.entries()) {
        assert.doesNotMatch(sentence, BROKEN, code);
        assert.deepEqual(numbers(sentence), numbers(words[place]), `${code}: ${sentence}`);
      }
    }
  }
});

test("the next best move is named without stakes", () => {
  const [best, second] = MOVES;
  /** @param {RankedMove[]} moves */
  const next = (...moves) => winWords({ moves }, yahtzee());
  assert.deepEqual(next(best), ["There is no other move."]);
  assert.deepEqual(next(best, { ...second, value: best.value, loss: 0 }), ["“Keep 3 3” is just as good."]);
  assert.deepEqual(next(best, { ...second, value: best.value - 1e-9, loss: 1e-9 }), ["“Keep 3 3” is almost as good."]);
  assert.deepEqual(next(best, { ...second, value: 0.1349, loss: 2e-4 }), ["“Keep 3 3” wins 13.49% of the time, not 13.51%."]);
});

test("repeated costs and invisible differences are left out", () => {
  const other = { ...PAIR, ...SIDE, most_points: true, expected_total: 24, value: 0.095 };
  const branches = [{ ...MADE, best: { probability: 0.1, value: 0.0009, otherwise: 0.0005 } }];
  assert.deepEqual(said({ other, lead: undefined, branches, best: { ...BEST, points_risked: 0 } }), [
    "“Keep 3 3” brings 1.15 more on average, the most of all moves, but wins 9.5% of the time, not 13.5%.",
  ]);
});

test("stakes are a list", () => {
  const list = asFake(stakesList([NEXT, COSTS]));
  assert.deepEqual(list.children.map((row) => row.textContent), [NEXT, COSTS]);
});
