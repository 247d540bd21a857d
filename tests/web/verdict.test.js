// The verdict of the coach on a move.

/** @import { Advice, Move, RankedMove } from "../../api/web/js/base/types.js" */

import { FakeElement, asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { Verdicts, gradeOf, verdictOf } from "../../api/web/js/coach/verdict.js";
import * as game from "../../api/web/js/game/game.js";
import { yahtzee } from "./rulesets.js";

await useLanguage("en", ["play", "reasons"]);

const LOSSES = { good: 0.5, inaccuracy: 2, mistake: 5.7 };

/** @type {RankedMove[]} */
const MOVES = [
  { action: "keep", keep: [3, 3], value: 251.4, loss: 0 },
  { action: "keep", keep: [3, 3, 4], value: 249.97, loss: 1.43 },
  { action: "score", category: "threes", points: 6, extra_bonus: 0, value: 240, loss: 11.4 },
];

/** @param {RankedMove[]} moves */
const advised = (moves) => /** @type {Advice} */ ({ value: moves[0].value, best: moves[0], moves, plays_for: [] });

test("a move is found in the advice for any order of its dice", () => {
  const loss = (/** @type {Move} */ move) => verdictOf(advised(MOVES), move, LOSSES)?.loss;
  assert.equal(loss({ action: "keep", keep: [3, 4, 3] }), 1.43);
  assert.equal(loss({ action: "score", category: "threes", points: 0, extra_bonus: 0 }), 11.4);
  assert.equal(loss({ action: "keep", keep: [1] }), undefined);
  assert.equal(loss({ action: "score", category: "threes", column: "down", points: 6, extra_bonus: 0 }), undefined);
});

test("a forced decision has no verdict", () => {
  assert.equal(verdictOf(advised([MOVES[0]]), MOVES[0], LOSSES), undefined);
  const tied = MOVES.map((move) => ({ ...move, loss: 0 }));
  assert.equal(verdictOf(advised(tied), MOVES[1], LOSSES), undefined);
  assert.equal(verdictOf(advised([...tied.slice(0, 2), MOVES[2]]), MOVES[1], LOSSES)?.grade, "best");
});

test("a loss at a threshold has the better grade", () => {
  const grades = [0, 0.001, 0.5, 0.51, 2, 2.01, 5.7, 5.71, 90].map((loss) => gradeOf(loss, LOSSES));
  assert.deepEqual(grades, [
    "best", "good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder",
  ]);
  assert.equal(gradeOf(3, undefined), undefined);
});

test("chances to win have no grade", () => {
  const verdict = verdictOf({ ...advised(MOVES), objective: { maximize: "win" } }, MOVES[1], LOSSES);
  assert.deepEqual([verdict?.grade, verdict?.toWin], [undefined, true]);
});

/**
 * Return a coach whose answers a test gives one by one.
 * @param {Promise<unknown>} [numbers] behind its reasons
 */
function coached(numbers = Promise.resolve()) {
  /** @type {((advice: Advice | undefined) => void)[]} */
  const answers = [];
  /** @type {import("../../api/web/js/coach/advisor.js").Listener[]} */
  const reported = [];
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @type {unknown[]} */
  const compared = [];
  const advisor = /** @type {any} */ ({
    questions: () => ({ points: { dice: [1, 3, 3, 4, 6] } }),
    /**
     * @param {unknown} _
     * @param {AbortSignal} signal
     * @param {any} tells
     */
    find: (_, signal, tells) => {
      signals.push(signal);
      reported.push(tells);
      return new Promise((resolve) => { answers.push(resolve); });
    },
    losses: async () => LOSSES,
    explain: async (/** @type {unknown[]} */ ...asked) => {
      compared.push(asked[2]);
      return { point: { says: "throws_roll_away" } };
    },
    numbers: () => numbers,
  });
  const [line, whole] = [new FakeElement("div"), new FakeElement("div")];
  const verdicts = new Verdicts(yahtzee(), advisor, /** @type {any} */ ({ line, whole, quiet: () => [] }));
  const state = game.newGame(yahtzee(), [{ name: null, strength: null }]);
  game.roll(state, () => 3);
  return { verdicts, answers, reported, signals, compared, line: asFake(line), whole: asFake(whole), state };
}

const said = new FakeElement("p");
Object.assign(document, { getElementById: () => said });
Object.defineProperty(globalThis, "HTMLElement", { value: FakeElement, configurable: true });

test("a verdict is shown after the move, at once if available", async () => {
  const { verdicts, answers, line, compared, state } = coached();
  verdicts.think(state, false);
  answers[0](advised(MOVES));
  await verdicts.tell();
  assert.equal(line.textContent, "");
  verdicts.taken(MOVES[1]);
  await verdicts.tell();
  assert.match(line.textContent, /^ inaccuracy −1\.43 Better: Keep 3 3/);
  assert.deepEqual(compared, [MOVES[1]]);
  verdicts.taken();
  assert.equal(line.textContent, "");
});

test("a verdict does not wait for the numbers of its reason", async () => {
  /** @type {(numbers: unknown) => void} */
  let number = () => undefined;
  const { verdicts, answers, line, whole, state } = coached(new Promise((resolve) => { number = resolve; }));
  verdicts.think(state, false);
  answers[0](advised(MOVES));
  verdicts.taken(MOVES[1]);
  const telling = verdicts.tell();
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  assert.match(line.textContent, /keeping every die wastes a roll\.$/);
  assert.match(whole.textContent, /keeping every die wastes a roll\.$/);
  number({ breakdown: { reasons: [{ reason: "take", source: "ones", best: 3, other: 1, difference: 2 }], rest: 0 } });
  await telling;
  assert.match(whole.textContent, /wastes a roll\.\+2\.00Ones: /);
});

test("a good move gets a word, without a reason", async () => {
  for (const [move, words] of /** @type {[RankedMove, RegExp][]} */ ([[MOVES[0], /^ best Keep 3 3$/], [{ ...MOVES[1], loss: 0.3 }, /^ good −0\.30 Slightly better/]])) {
    const { verdicts, answers, line, compared, state } = coached();
    verdicts.think(state, false);
    answers[0](advised([MOVES[0], { ...MOVES[1], loss: 0.3 }, MOVES[2]]));
    verdicts.taken(move);
    await verdicts.tell();
    assert.match(line.textContent, words);
    assert.deepEqual(compared, []);
  }
});

test("reasons for winning are chances", async () => {
  const { verdicts, answers, line, whole, compared, state } = coached();
  verdicts.think(state, true);
  const [best, other] = [{ ...MOVES[0], value: 0.508 }, { ...MOVES[1], value: 0.412, loss: 0.096 }];
  answers[0]({ ...advised([best, other]), objective: { maximize: "win" } });
  verdicts.taken(other);
  await verdicts.tell();
  assert.equal(line.textContent, "  −9.6% Better: Keep 3 3 “Keep 3 3 4” wins 41.2% of the time, not 50.8%.");
  assert.match(whole.textContent, /wins 41\.2% of the time, not 50\.8%\.$/);
  assert.deepEqual(compared, []);
});

test("a late answer is not shown for another move", async () => {
  const { verdicts, answers, signals, line, state } = coached();
  verdicts.think(state, false);
  verdicts.taken(MOVES[1]);
  const first = verdicts.tell();
  verdicts.think(state, false);
  verdicts.taken(MOVES[0]);
  assert.deepEqual(signals.map(({ aborted }) => aborted), [true, false]);
  answers[0](advised(MOVES));
  await first;
  assert.equal(line.textContent, "");
  answers[1](advised(MOVES));
  await verdicts.tell();
  assert.match(line.textContent, /^ best/);
});

test("no verdict is shown while the dice tumble", async () => {
  const { verdicts, answers, line, state } = coached();
  verdicts.think(state, false);
  answers[0](advised(MOVES));
  verdicts.taken(MOVES[1]);
  /** @type {() => void} */
  let still = () => undefined;
  const reported = verdicts.tell(new Promise((resolve) => { still = resolve; }));
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  assert.equal(line.textContent, "");
  still();
  await reported;
  assert.match(line.textContent, /^ inaccuracy −1\.43/);
});

test("a missing answer is reported once", async () => {
  const { verdicts, answers, reported, line, state } = coached();
  const away = async () => {
    verdicts.think(state, false);
    reported[reported.length - 1].away?.(false);
    verdicts.taken(MOVES[1]);
    const telling = verdicts.tell();
    await new Promise((resolve) => { setTimeout(resolve, 5); });
    const words = line.textContent;
    return { words, telling };
  };
  assert.equal((await away()).words, "The coach missed this move.");
  const { words, telling } = await away();
  assert.equal(words, "");
  // The server answers late: the verdict is still shown.
  answers[1](advised(MOVES));
  await telling;
  assert.match(line.textContent, /^ inaccuracy −1\.43/);
  assert.equal((await away()).words, "The coach missed this move.");
});
