// The one reason for a move in every language: of two hundred decisions that were read, and of all that may be said.

/** @import { Move, Point } from "../../api/web/js/base/types.js" */

import { asFake } from "./page.js";
import { yahtzee } from "./rulesets.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { beforeEach } from "node:test";

import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { pointOf, pointWords } from "../../api/web/js/advice/main-reason.js";
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
  [{ says: "same", against: KEEP }, "That is the best move itself."],
  [{ says: "hardly", against: KEEP }, "“Keep 3 3 4” is all but as good."],
  [{ says: "on_average", mean: 0.444, against: KEEP }, "It brings 0.44 more on average."],
  [{ says: "throws_roll_away", against: KEEP }, "Keeping every die throws a roll away."],
  [{ says: "idle_dice", faces: [4], other_faces: [3, 3] }, "The 4 only takes a die away from 3\u00a03."],
  [{ says: "idle_dice", faces: [4, 5], other_faces: [3, 3] }, "4\u00a05 only take dice away from 3\u00a03."],
  [{ says: "idle_dice", faces: [1], other_faces: [] }, "The 1 only takes a die away."],
  [{ says: "completed_by", faces: [1, 6], category: "large_straight", probability: 1 / 3, other_probability: 1 / 6 },
    "1 or 6 completes “Large straight”: it comes 33% of the time, not 17%."],
  [{ says: "open_upper", category: "fives", other_category: "twos" }, "“Fives” is still open, “Twos” is not."],
  [{ says: "nothing_lost", category: "yahtzee", other_category: "threes", other_points: 12, probability: 1 / 6 },
    "The 12 for “Threes” cannot be lost, and rolling on makes “Yahtzee” 17% of the time."],
  [{ says: "roll_on", category: "yahtzee", probability: 1 / 6 }, "Rolling on makes “Yahtzee” 17% of the time."],
  [{ says: "enough", category: "chance", points: 26, mean: 24.06 },
    "26 for “Chance” is more than rolling on brings there: 24.1 on average at best."],
  [{ says: "served", category: "full_house", points: 35, other_points: 30 },
    "“Full house” pays 35 on this roll, later only 30."],
  [{ says: "saves_rolls", rolls: 2 }, "Scoring now leaves 2 more rolls for later turns."],
  [{ says: "chases_extra_bonus", category: "yahtzee", extra_bonus: 100, probability: 0.093 },
    "A further “Yahtzee” would pay 100 extra, and comes 9% of the time."],
  [{ says: "extra_bonus", category: "sixes", points: 30, extra_bonus: 100, against: SCORE },
    "A further “Yahtzee” pays 100 extra, beside 30 for “Sixes”."],
  [{ says: "extra_bonus_either", category: "sixes", points: 30, extra_bonus: 100, mean: 12.6 },
    "The 100 extra come either way, and 30 is good for “Sixes”: a turn that is played for it brings 12.6 on average."],
  [{ says: "zero_low", category: "ones", mean: 2.1 },
    "A 0 costs little for “Ones”: a turn that is played for it brings 2.1 on average."],
  [{ says: "upper_bonus_lost", category: "ones" },
    "The upper bonus is out of reach anyway, so a 0 costs little for “Ones”."],
  [{ says: "upper_bonus_sure", other_probability: 0.4 }, "This makes the upper bonus certain."],
  [{ says: "leaves_more", points: 0, mean: 2.34 },
    "The best move pays as much now, and what stays open is worth 2.3 more."],
  [{ says: "leaves_more", points: 3, mean: 5.2 },
    "The best move pays 3 less now, but what stays open is worth 5.2 more."],
  [{ says: "floor", points: 216, other_points: 204, against: KEEP },
    "At least 216 in the end, whatever the dice do; “Keep 3 3 4” makes sure of only 204."],
  [{ says: "floor", points: 216, other_points: 216, against: KEEP }, "At least 216 in the end, whatever the dice do."],
  [{ says: "target", points: 300, probability: 0.123, other_probability: 0.11, against: KEEP },
    "300 or more comes 12.3% of the time, with “Keep 3 3 4” 11.0%."],
  [{ says: "win", probability: 0.521, other_probability: 0.5, against: KEEP },
    "“Keep 3 3 4” instead wins 50.0%, not 52.1%."],
  [{ says: "upper_bonus", probability: 0.68, other_probability: 0.6, against: KEEP },
    "The upper bonus comes 68.0% of the time, with “Keep 3 3 4” 60.0%."],
  [{ says: "what_nobody_knows_yet" }, ""],
  [{ says: "constructor" }, ""],
];

test("every reason has its words", () => {
  for (const [point, words] of SAID) assert.equal(pointWords(point, yahtzee()), words, point.says);
});

test("there are words for all that the contract lists", () => {
  const kinds = textOf("../../openapi/schemas/breakdown.yaml").match(/enum: \[(forced,[^\]]+)\]/)?.[1].split(/,\s+/) ?? [];
  const said = new Set([...SAID.map(([{ says }]) => says), ...DECISIONS.map(({ point }) => point.says)]);
  assert.ok(kinds.length > 40);
  assert.deepEqual(kinds.filter((kind) => !said.has(kind)), []);
});

const BROKEN = /[{}]|undefined|NaN|null/;

/**
 * The numbers of a sentence, whatever the language has as its decimal mark; some have a word for 0.
 * @param {string} words
 */
const numbersOf = (words) => (words.match(/\d+([.,]\d+)?/g) ?? []).map((each) => each.replace(",", "."))
  .filter((each) => each !== "0").sort();

test("a reason has the same numbers in every language, one with two decimals at most", async () => {
  const points = [...SAID.map(([point]) => point), ...DECISIONS.map(({ point }) => point)];
  const english = points.map((point) => pointWords(point, yahtzee()));
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    points.forEach((point, i) => {
      const words = pointWords(point, yahtzee());
      assert.doesNotMatch(words, BROKEN, code);
      assert.equal(words === "", english[i] === "");
      // Which one language may say with a 1.
      if (point.says !== "throws_roll_away") assert.deepEqual(numbersOf(words), numbersOf(english[i]), `${code}: ${words}`);
      assert.ok((words.match(/\d[.,]\d\d(?!\d)/g) ?? []).length <= 1, words);
      assert.doesNotMatch(words, /(?<!\d)0[.,]0+(?!\d)/, words);
      assert.ok(words.length <= 200, words);
    });
  }
});

test("a reason is the one of the breakdown, or stands by itself", () => {
  const point = { says: "forced" };
  assert.equal(pointOf({ breakdown: { point } }), point);
  assert.equal(pointOf({ point }), point);
  assert.equal(pointOf({}), undefined);
});

/** @param {(string | Node)[]} elements */
const textsOf = (elements) => elements.map((element) => asFake(/** @type {HTMLElement} */ (element)).textContent);

test("behind the reason are what the other move costs, what the best one leads to, and the points", () => {
  const chance = { upper_bonus_probability: 0.5 };
  const reasons = [{ reason: "category", source: "threes", best: 7, other: 6.4, difference: 0.6 }];
  const point = { says: "idle_dice", faces: [4], other_faces: [3, 3], against: KEEP };
  const best = { action: /** @type {const} */ ("keep"), keep: [3, 3], value: 250, loss: 0 };
  const advice = {
    value: 250, best, moves: [best, { ...KEEP, value: 248.58, loss: 1.42 }],
    plays_for: [{ category: "threes", probability: 0.42, makes: 0.42 }],
    breakdown: { best: chance, other: chance, reasons, rest: 0.82, point },
  };
  const [first, more] = textsOf(why(advice, yahtzee()));
  assert.equal(first, "The 4 only takes a die away from 3\u00a03.");
  assert.match(more, /^More“Keep 3 3 4” instead costs 1\.42\. Makes Threes \(42%\)\./);
  assert.match(more, /\+0\.60Threes: 7 on average instead of 6\.4/);
  // Without points there is the reason all the same; without a reason, what there always was.
  const { breakdown: _, ...rest } = advice;
  assert.equal(textsOf(why({ ...rest, point }, yahtzee()))[0], first);
  assert.match(textsOf(why(rest, yahtzee()))[0], /instead costs 1\.42/);
});

test("a loss has its reason, and behind it the points", () => {
  const decision = /** @type {any} */ ({ dice: [1, 3, 3, 4, 6], played: KEEP, best: KEEP, loss: 1.4 });
  const point = { says: "idle_dice", faces: [4], other_faces: [3, 3], against: KEEP };
  assert.deepEqual(textsOf(whyLost({ ...decision, point }, yahtzee())), ["The 4 only takes a die away from 3\u00a03."]);
  assert.deepEqual(textsOf(whyLost(decision, yahtzee())), []);
});
