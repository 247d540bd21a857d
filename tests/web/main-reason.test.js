// The main reason for a move in every language: those of two hundred reviewed decisions, and every possible one.

/** @import { Move, Point } from "../../api/web/js/base/types.js" */

import { asFake } from "./page.js";
import { yahtzee } from "./rulesets.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { beforeEach } from "node:test";

import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { pointOf, pointShown, pointWords, reasonPieces } from "../../api/web/js/advice/main-reason.js";
import { why, whyLost } from "../../api/web/js/advice/reasons.js";

beforeEach(() => useLanguage("en", ["reasons"]));

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, import.meta.url), "utf-8");

/** @type {{ best: Move, loss: number, point: Point, sentence: string }[]} */
const DECISIONS = JSON.parse(textOf("../golden/explained.json"));

/** @type {Move} */
const KEEP = { action: "keep", keep: [3, 3, 4] };
/** @type {Move} */
const SCORE = { action: "score", category: "sixes", points: 30, extra_bonus: 100 };

/** @type {[Point, string][]} */
const SAID = [
  [{ says: "forced" }, "There is no other move."],
  [{ says: "all_tie", against: KEEP }, "All moves are worth the same."],
  [{ says: "tie", against: KEEP }, "“Keep 3 3 4” is just as good."],
  [{ says: "same", against: KEEP }, "That is the best move."],
  [{ says: "hardly", against: KEEP }, "“Keep 3 3 4” is almost as good."],
  [{ says: "on_average", mean: 0.444, against: KEEP }, "“Keep 3 3 4” costs 0.44."],
  [{ says: "throws_roll_away", against: KEEP }, "Better than “Keep 3 3 4”: keeping every die wastes a roll."],
  [{ says: "idle_dice", faces: [4], other_faces: [3, 3] }, "keeping the 4 only leaves one die fewer to roll for 3\u00a03."],
  [{ says: "idle_dice", faces: [4, 5], other_faces: [3, 3] }, "keeping 4\u00a05 only leaves fewer dice to roll for 3\u00a03."],
  [{ says: "idle_dice", faces: [1], other_faces: [] }, "keeping the 1 only leaves one die fewer to roll."],
  [{ says: "completed_by", faces: [1, 6], category: "large_straight", probability: 1 / 3, other_probability: 1 / 6 },
    "a 1 or 6 completes “Large straight”; you score it this turn 33% of the time, not 17%."],
  [{ says: "open_upper", category: "fives", other_category: "twos" }, "“Fives” is still open, “Twos” is not."],
  [{ says: "no_zero_yet", category: "large_straight", probability: 0.53, other_category: "yahtzee" },
    "no need to take a 0 yet; if you roll again, you score “Large straight” 53% of the time."],
  [{ says: "nothing_lost", category: "yahtzee", other_category: "threes", other_points: 12, probability: 1 / 6 },
    "your 12 points for “Threes” are safe, and if you roll again, you score “Yahtzee” 17% of the time."],
  [{ says: "roll_on", category: "yahtzee", probability: 1 / 6 }, "if you roll again, you score “Yahtzee” 17% of the time."],
  [{ says: "enough", category: "chance", points: 26, mean: 24.06, against: KEEP },
    "Better than “Keep 3 3 4”: 26 for “Chance” beats that move, which averages at most 24.1 there."],
  [{ says: "served", category: "full_house", points: 35, other_points: 30 },
    "“Full house” scores 35 on this roll, only 30 later."],
  [{ says: "saves_rolls", rolls: 2 }, "scoring now saves 2 rolls for later turns."],
  [{ says: "chases_extra_bonus", category: "yahtzee", extra_bonus: 100, probability: 0.093 },
    "another “Yahtzee” would pay a 100 bonus; it comes up 9% of the time."],
  [{ says: "extra_bonus", category: "sixes", points: 30, extra_bonus: 100, against: SCORE },
    "Better than “Sixes: 30\u00a0+\u00a0100”: another “Yahtzee” pays a 100 bonus, plus 30 for “Sixes”."],
  [{ says: "extra_bonus", category: "sixes", points: 0, extra_bonus: 100, against: SCORE },
    "Better than “Sixes: 30\u00a0+\u00a0100”: another “Yahtzee” pays a 100 bonus, even with a 0 in “Sixes”."],
  [{ says: "fewer_zeros", probability: 0, other_probability: 0.32 },
    "you never take a 0 this turn, which otherwise happens 32% of the time."],
  [{ says: "made_already", category: "chance", points: 28, probability: 0, against: KEEP },
    "Better than “Keep 3 3 4”: you already have 28 for “Chance”; that move never gets as much."],
  [{ says: "extra_bonus_either", category: "sixes", points: 30, extra_bonus: 100, mean: 12.6 },
    "you get the 100 bonus either way, and 30 is good for “Sixes”; going for it averages 12.6."],
  [{ says: "zero_rare", category: "yahtzee", probability: 0 },
    "“Yahtzee” can no longer be made, so a 0 there costs little."],
  [{ says: "zero_low", category: "ones", mean: 2.1 },
    "a 0 in “Ones” costs little; going for it averages only 2.1."],
  [{ says: "zero_instead", category: "yahtzee", mean: 2.3, other_category: "fives", other_points: 5, other_mean: 10.53 },
    "5 is low for “Fives”; going for it averages 10.5, going for “Yahtzee” only 2.3."],
  [{ says: "brings_more", category: "chance", mean: 21.04, other_mean: 18.5 },
    "by the end of the game, “Chance” averages 21.0, not 18.5."],
  [{ says: "upper_bonus_more", mean: 19.22, other_mean: 5 }, "the upper bonus averages 19.2 this way, not 5."],
  [{ says: "upper_bonus_lost", category: "ones" },
    "the upper bonus is out of reach anyway, so a 0 in “Ones” costs little."],
  [{ says: "upper_bonus_closer", probability: 1, other_probability: 0.35 },
    "this secures the upper bonus; go for it and you always get it, not just 35% of the time."],
  [{ says: "upper_bonus_sure", other_probability: 0.4 }, "this makes the upper bonus certain."],
  [{ says: "leaves_more", points: 0, mean: 2.34 },
    "the best move scores the same now, and the boxes still open are worth 2.3 more."],
  [{ says: "leaves_more", points: 3, mean: 5.2 },
    "the best move scores 3 less now, but the boxes still open are worth 5.2 more."],
  [{ says: "floor", points: 216, other_points: 204, against: KEEP },
    "You finish with at least 216 whatever you roll; “Keep 3 3 4” guarantees only 204."],
  [{ says: "floor", points: 216, other_points: 216, against: KEEP }, "You finish with at least 216 whatever you roll."],
  [{ says: "target", points: 300, probability: 0.123, other_probability: 0.11, against: KEEP },
    "You reach 300 or more 12.3% of the time; with “Keep 3 3 4”, 11.0%."],
  [{ says: "win", probability: 0.521, other_probability: 0.5, against: KEEP },
    "“Keep 3 3 4” wins 50.0% of the time, not 52.1%."],
  [{ says: "win", probability: 0.9999999, other_probability: 0.9999998, against: KEEP }, "“Keep 3 3 4” is almost as good."],
  [{ says: "upper_bonus", probability: 0.68, other_probability: 0.6, against: KEEP },
    "You get the upper bonus 68.0% of the time; with “Keep 3 3 4”, 60.0%."],
  [{ says: "what_nobody_knows_yet" }, ""],
  [{ says: "constructor" }, ""],
];

test("every reason has words", () => {
  for (const [point, words] of SAID) assert.equal(pointWords(point, yahtzee()), words, point.says);
});

test("all reasons of the contract have words", () => {
  const kinds = textOf("../../openapi/schemas/breakdown.yaml").match(/enum: \[(forced,[^\]]+)\]/)?.[1].split(/,\s+/) ?? [];
  const said = new Set([...SAID.map(([{ says }]) => says), ...DECISIONS.map(({ point }) => point.says)]);
  assert.ok(kinds.length > 40);
  assert.deepEqual(kinds.filter((kind) => !said.has(kind)), []);
});

test("means that would look equal have more decimals", () => {
  /** @type {[Point, string][]} */
  const close = [
    [{ says: "brings_more", category: "ones", mean: 1.63, other_mean: 1.58 }, "averages 1.63, not 1.58"],
    [{ says: "enough", category: "chance", points: 20, mean: 19.96 }, "averages at most 19.96 there"],
    [{ says: "too_little", other_category: "chance", other_points: 20, other_mean: 20.004 }, "averages 20.004"],
    [{ says: "upper_bonus_more", mean: 0.04, other_mean: 0.01 }, "averages 0.04 this way, not 0.01"],
  ];
  for (const [point, words] of close) assert.ok(pointWords(point, yahtzee()).includes(words), pointWords(point, yahtzee()));
});

test("means have the decimals of the API", () => {
  const decimalsOf = (/** @type {string} */ words) => words.match(/\d+\.\d+(?!\d|%)/g) ?? [];
  const withMeans = DECISIONS.filter(({ point }) => point.says !== "on_average" && (point.mean ?? point.other_mean) !== undefined);
  assert.ok(withMeans.length > 20);
  for (const { point, sentence } of withMeans)
    assert.deepEqual(decimalsOf(reasonPieces(point, yahtzee()).join("")), decimalsOf(sentence), sentence);
});

const BROKEN = /[{}]|undefined|NaN|null/;

/**
 * Return the numbers in a sentence, with any decimal mark; zeros are omitted, since some languages use a word for 0.
 * @param {string} words
 */
const numbersOf = (words) => (words.match(/\d+([.,]\d+)?/g) ?? []).map((each) => each.replace(",", "."))
  .filter((each) => each !== "0").sort();

test("a reason has the same numbers in every language, at most one with two decimals", async () => {
  const points = [...SAID.map(([point]) => point), ...DECISIONS.map(({ point }) => point)];
  const english = points.map((point) => pointWords(point, yahtzee()));
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    points.forEach((point, i) => {
      const words = pointWords(point, yahtzee());
      assert.doesNotMatch(words, BROKEN, code);
      assert.equal(words === "", english[i] === "");
      // One language uses a 1 for this reason.
      if (point.says !== "throws_roll_away") assert.deepEqual(numbersOf(words), numbersOf(english[i]), `${code}: ${words}`);
      assert.ok((words.match(/\d[.,]\d\d(?!\d)/g) ?? []).length <= 1, words);
      assert.doesNotMatch(words, /(?<!\d)0[.,]0+(?!\d)/, words);
      assert.ok(words.length <= 200, words);
    });
  }
});

test("a reason is taken from the breakdown, or given alone", () => {
  const point = { says: "forced" };
  assert.equal(pointOf({ breakdown: { point } }), point);
  assert.equal(pointOf({ point }), point);
  assert.equal(pointOf({}), undefined);
});

const IDLE = "Better than “Keep 3 3 4”: keeping the 4 only leaves one die fewer to roll for 3 3.";

test("the other move is named, and the player's own as such", () => {
  /** @type {Point} */
  const point = { says: "more_often", category: "sixes", probability: 0.4, other_probability: 0.04, against: { action: "keep", keep: [4, 4] } };
  const reason = "you score “Sixes” this turn 40% of the time, not 4%.";
  assert.equal(pointWords(point, yahtzee()), `Better than “Keep 4 4”: ${reason}`);
  assert.equal(pointWords(point, yahtzee(), true), `Better than your “Keep 4 4”: ${reason}`);
  const shown = pointShown(point, yahtzee()).map((piece) => (typeof piece === "string" ? piece : asFake(/** @type {HTMLElement} */ (piece)).textContent));
  assert.equal(shown.join(""), `Better than “Keep 4 4”: ${reason}`);
  assert.equal(pointWords({ ...point, against: { action: "keep", keep: [] } }, yahtzee()), `Better than “Roll everything again”: ${reason}`);
});

/** @param {(string | Node)[]} elements */
const textsOf = (elements) => elements.map((element) => asFake(/** @type {HTMLElement} */ (element)).textContent);

test("details of a reason are the loss of the other move, the endings of the best one, and the points", () => {
  const chance = { upper_bonus_probability: 0.5 };
  const reasons = [{ reason: "category", source: "threes", best: 7, other: 6.4, difference: 0.6 }];
  const point = { says: "idle_dice", faces: [4], other_faces: [3, 3], against: KEEP };
  const best = { action: /** @type {const} */ ("keep"), keep: [3, 3], value: 250, loss: 0 };
  const advice = {
    value: 250, best, moves: [best, { ...KEEP, value: 248.58, loss: 1.42 }],
    plays_for: [{ category: "threes", probability: 0.42, makes: 0.42 }],
    breakdown: { best: chance, other: chance, reasons, rest: 0.82, point },
  };
  const [first, strongest, more] = textsOf(why(advice, yahtzee()));
  assert.equal(first, IDLE);
  assert.equal(strongest, "+0.60Threes: 7 on average instead of 6.4");
  assert.match(more, /^More“Keep 3 3 4” costs 1\.42\. Makes Threes \(42%\)\.\+0\.82everything else$/);
  // Without points, the reason is still shown; without a reason, only the cost.
  const { breakdown: _, ...rest } = advice;
  assert.equal(textsOf(why({ ...rest, point }, yahtzee()))[0], first);
  assert.match(textsOf(why(rest, yahtzee()))[0], /costs 1\.42/);
});

test("a loss has a reason, followed by the points", () => {
  const decision = /** @type {any} */ ({ dice: [1, 3, 3, 4, 6], played: KEEP, best: KEEP, loss: 1.4 });
  const point = { says: "idle_dice", faces: [4], other_faces: [3, 3], against: KEEP };
  assert.deepEqual(textsOf(whyLost({ ...decision, point }, yahtzee())), [IDLE]);
  assert.deepEqual(textsOf(whyLost(decision, yahtzee())), []);
});
