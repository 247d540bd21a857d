// Reasons why a move is better, in words.

/** @import { Advice, Compared, Ending, RankedMove, Reasons, ScoreMove } from "../../api/web/js/base/types.js" */

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { inShort, lossWords, purpose, reasonList } from "../../api/web/js/advice/reasons.js";
import { yahtzee } from "./rulesets.js";

beforeEach(() => useLanguage("en", ["reasons"]));

/** @type {[[category: string, probability: number, makes: number][], string][]} */
const ENDINGS = [
  [[["yahtzee", 1, 0.166667]], "Makes Yahtzee (17%); otherwise it gets a 0."],
  [
    [["ones", 0.666667, 0], ["large_straight", 0.333333, 0.333333]],
    "Makes Large straight (33%); otherwise a 0 in Ones.",
  ],
  [
    [["threes", 0.42, 0.42], ["full_house", 0.17, 0.17], ["chance", 0.11, 0.11]],
    "Makes Threes (42%) or Full house (17%).",
  ],
  [[["ones", 0.3, 0.02], ["small_straight", 0.2, 0.2]], "Makes Small straight (20%); a 0 goes into Ones (28%)."],
  [[["yahtzee", 0.7, 0], ["ones", 0.3, 0]], "A 0 goes into Yahtzee or Ones."],
  [[["chance", 1, 1]], "Makes Chance every time."],
  [[["chance", 1, 0.999999]], "Makes Chance (>99%)."],
  [[["yahtzee", 1, 0.000772]], "Makes Yahtzee (<1%); otherwise it gets a 0."],
  // The likeliest category is always named, another one only from 5% on.
  [[["ones", 0.04, 0.04], ["twos", 0.03, 0.03]], "Makes Ones (4%)."],
  [[["ones", 0.5, 0.5], ["twos", 0.05, 0.05]], "Makes Ones (50%) or Twos (5%)."],
  [[["ones", 0.5, 0.5], ["twos", 0.049, 0.049]], "Makes Ones (50%)."],
  [[], ""],
];

/** @param {[category: string, probability: number, makes: number][]} ends */
const endings = (ends) => ends.map(([category, probability, makes]) => ({ category, probability, makes }));

const BROKEN = /[{}]|undefined|NaN/;

test("a keep does not play for a scratch", () => {
  for (const [ends, words] of ENDINGS) assert.equal(purpose(endings(ends), yahtzee()), words);
});

test("the purpose of a keep has the same chances in every language", async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    for (const [ends, words] of ENDINGS) {
      const said = purpose(endings(ends), yahtzee());
      assert.doesNotMatch(said, BROKEN, code);
      assert.doesNotMatch(said, /\b(0|100)\s?%/, code);
      assert.deepEqual(said.match(/[<>]?\d+(?=\s?%)/g), words.match(/[<>]?\d+(?=%)/g), `${code}: ${said}`);
    }
  }
});

/** @type {ScoreMove} */
const SCORE = { action: "score", category: "chance", points: 20, extra_bonus: 0 };

/** @type {[ScoreMove, ScoreMove, number, string][]} */
const SCORES = [
  [{ ...SCORE, points: 25 }, SCORE, 7, "scores 5 more now, and the boxes still open are worth 2.00 more."],
  [{ ...SCORE, points: 25 }, SCORE, 5, "scores 5 more now."],
  [{ ...SCORE, points: 25 }, SCORE, 4.5, "scores 5 more now; the boxes still open are worth only 0.50 less."],
  [SCORE, SCORE, 0.001, "scores the same now, and the boxes still open are worth <0.01 more."],
  [SCORE, { ...SCORE, points: 25 }, 1, "scores 5 less now, but the boxes still open are worth 6.00 more."],
  [SCORE, { ...SCORE, extra_bonus: 100 }, 1, "scores 100 less now, but the boxes still open are worth 101.00 more."],
];

/** @type {[Omit<Compared, "loss"> & { dice: number[] }, string][]} */
const KEEPS = [
  [
    {
      dice: [1, 6, 6, 6, 6],
      best: { action: "keep", keep: [6, 6, 6, 6] },
      played: { action: "keep", keep: [6, 6, 6] },
      best_plays_for: [{ category: "yahtzee", probability: 1, makes: 0.166667 }],
      played_plays_for: [{ category: "yahtzee", probability: 1, makes: 0.027778 }],
    },
    "“Keep 6 6 6 6”: Makes Yahtzee (17%); otherwise it gets a 0. "
      + "“Keep 6 6 6”: Makes Yahtzee (3%); otherwise it gets a 0.",
  ],
  [
    {
      dice: [2, 3, 4, 5, 6],
      best: { action: "score", category: "large_straight", points: 40, extra_bonus: 0 },
      played: { action: "keep", keep: [3, 4, 5, 6] },
      best_plays_for: [],
      played_plays_for: [{ category: "large_straight", probability: 0.305556, makes: 0.305556 }],
    },
    "The points were there to be taken. “Keep 3 4 5 6”: Makes Large straight (31%).",
  ],
  [
    {
      dice: [1, 1, 2, 5, 6],
      best: { action: "keep", keep: [5] },
      played: { action: "keep", keep: [1, 1, 2, 5, 6] },
      best_plays_for: [{ category: "fives", probability: 0.4, makes: 0.4 }],
      played_plays_for: [],
    },
    "Better than “Keep 1 1 2 5 6”: keeping every die wastes a roll.",
  ],
];

test("two ways to score are distinguished", () => {
  for (const [best, played, loss, words] of SCORES) {
    const highlight = { dice: [1, 2, 3, 4, 6], best, played, loss, best_plays_for: [], played_plays_for: [] };
    assert.equal(lossWords(highlight, yahtzee()), `Better than “${yahtzee().moveWords(played)}”: the best move ${words}`);
  }
});

test("a loss is explained by the endings of the moves", () => {
  for (const [highlight, words] of KEEPS) assert.equal(lossWords({ ...highlight, loss: 5 }, yahtzee()), words);
});

test("a loss is explained in every language", async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    for (const [highlight] of KEEPS) {
      const said = lossWords({ ...highlight, loss: 5 }, yahtzee());
      assert.notEqual(said, "");
      assert.doesNotMatch(said, BROKEN, code);
    }
  }
});

test("an unknown loss has no explanation", () => {
  const nothing = { best_plays_for: [], played_plays_for: [], dice: [1, 2, 3, 4, 6], loss: 1 };
  const keep = { action: /** @type {const} */ ("keep"), keep: [6] };
  assert.equal(lossWords({ ...nothing, best: keep, played: SCORE }, yahtzee()), "");
  assert.equal(lossWords({ ...nothing, best: { ...SCORE, points: 0 }, played: keep }, yahtzee()), "");
});

/**
 * Return a summary of these moves.
 * @param {RankedMove[]} moves
 * @param {Ending[]} [plays_for]
 */
function short(moves, plays_for = []) {
  const [best] = moves;
  /** @type {Advice} */
  const advice = { value: 250, best, moves, plays_for };
  return inShort(advice, yahtzee());
}

test("the next best move is described with its loss", () => {
  /** @param {number} loss */
  const keep = (loss) => ({ action: /** @type {const} */ ("keep"), keep: [3, 3], value: 250 - loss, loss });
  const scores = [
    { ...SCORE, points: 25, value: 250, loss: 0 }, { ...SCORE, category: "ones", points: 3, value: 246, loss: 4 },
  ];
  assert.equal(short([keep(0)]), "There is no other move.");
  assert.match(short([keep(0), keep(0)]), /Keep 3 3/);
  assert.doesNotMatch(short([keep(0), keep(0)]), /cost/);
  assert.doesNotMatch(short([keep(0), keep(0.0049)]), /0\.00/);
  assert.equal(short([keep(0), keep(0.005)]), "“Keep 3 3” costs 0.01.");
  assert.equal(short([keep(0), keep(1.43)], endings([["threes", 0.42, 0.42]])),
    "Makes Threes (42%). “Keep 3 3” costs 1.43.");
  assert.equal(short(scores), "Better than “Ones: 3” by 4.00: "
    + "the best move scores 22 more now; the boxes still open are worth only 18.00 less.");
});

const CHANCE = { upper_bonus_probability: 0.5 };

/**
 * Return the rows of a list of reasons: points, words, and whether they are against the move.
 * @param {Partial<Reasons>} breakdown
 */
function rows(breakdown, digits = 2) {
  const list = asFake(reasonList({ best: CHANCE, other: CHANCE, reasons: [], rest: 0, ...breakdown }, yahtzee(), digits));
  return list.children.map((row) => {
    const [points, words] = row.children;
    return [points.textContent, words.textContent, points.getAttribute("data-against") !== null];
  });
}

test("two numbers are shown with distinct digits", () => {
  const reasons = [
    { reason: "category", source: "ones", best: 2.01, other: 1.99, difference: 0.02 },
    { reason: "upper_bonus", source: "upper_bonus", best: 12, other: 11.9, difference: 0.1 },
    { reason: "category", source: "twos", best: 5.00001, other: 5.00002, difference: -0.00001 },
  ];
  const chances = { best: { upper_bonus_probability: 0.3441 }, other: { upper_bonus_probability: 0.3439 } };
  assert.deepEqual(rows({ ...chances, reasons }), [
    ["+0.02", "Ones: 2.01 on average instead of 1.99", false],
    ["+0.10", "Upper bonus: a chance of 34.41% instead of 34.39%", false],
  ]);
});

test("the rest has a row if it is visible", () => {
  assert.deepEqual(rows({ rest: 0.0049 }), []);
  assert.deepEqual(rows({ rest: -0.005 }).length, 1);
  assert.deepEqual(rows({ rest: -0.04 }, 1), []);
  assert.deepEqual(rows({ rest: -0.5 }, 1), [["−0.5", "everything else", true]]);
});

test("unknown reasons of later APIs are described by points", () => {
  const reason = { source: "extra_bonus", best: 1, other: 2, difference: -1 };
  for (const name of ["who_knows", "constructor"])
    assert.deepEqual(rows({ reasons: [{ ...reason, reason: name }] }), [["−1.00", "Yahtzee bonus", true]]);
});
