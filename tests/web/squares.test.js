// The result of a day, in signs and as a text.

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test, { before } from "node:test";

import { markOf } from "../../api/web/js/game/marks.js";
import { sameMove } from "../../api/web/js/game/moves.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { movingMeans, stepTo } from "../../api/web/js/history/loss-chart.js";
import { shareText, squares } from "../../api/web/js/train/squares.js";

before(() => useLanguage("en", ["train"]));

test("accepted moves match the stated loss, and inaccurate ones lose up to four times as much", () => {
  assert.deepEqual([0, 0.5, 0.5000001, 2, 2.0000001, 50].map((loss) => markOf(loss, 0.5)), ["good", "good", "inaccurate", "inaccurate", "wrong", "wrong"]);
});

test("the shared text does not reveal decisions", () => {
  const marks = /** @type {const} */ (["good", "wrong", "inaccurate", "good"]);
  assert.equal(
    shareText({ date: "2026-11-23", game: "Yatzy", ruleset: "yatzy", marks }),
    "Keepwise 2026-11-23 Yatzy 2/4\n🟩❌🔶🟩\nhttps://dice.example/train#date=2026-11-23&ruleset=yatzy",
  );
});

test("every sign has words, also for unsolved puzzles", () => {
  const row = asFake(squares(["good", "inaccurate", "wrong"], 5));
  assert.equal(row.getAttribute("aria-label"), "3 of 5 answered");
  const items = row.children;
  assert.deepEqual(items.map((item) => item.textContent), ["✓right", "~inaccurate", "✗wrong", "open", "open"]);
  assert.deepEqual(items.map((item) => item.getAttribute("aria-current")), [null, null, null, "step", null]);
});

test("moves are equal for any order of their dice", () => {
  /** @param {number[]} dice */
  const keep = (dice) => /** @type {const} */ ({ action: "keep", keep: dice });
  /**
   * @param {string} category
   * @param {string} [column]
   */
  const score = (category, column) => /** @type {const} */ ({ action: "score", category, column, points: 1, extra_bonus: 0 });
  assert.equal(sameMove(keep([3, 6, 3]), keep([3, 3, 6])), true);
  assert.equal(sameMove(keep([3, 6]), keep([3, 3, 6])), false);
  assert.equal(sameMove(keep([]), score("ones")), false);
  assert.equal(sameMove(score("ones"), score("ones")), true);
  assert.equal(sameMove(score("ones", "up"), score("ones", "down")), false);
});

test("the line of the chart is the mean of the latest five games, on a round scale", () => {
  assert.deepEqual(movingMeans([1, 3, 5, 7, 9, 11]), [1, 2, 3, 4, 5, 7]);
  assert.deepEqual([0.2, 0.6, 1, 4, 26, 900].map(stepTo), [0.1, 0.2, 0.2, 1, 10, 100]);
});
