// The sums of a review.

/** @import { Decision } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { placeDecisions } from "../../api/web/js/game/review-positions.js";
import { worstDecisions } from "../../api/web/js/review/decisions.js";
import { sumOf, turnResults } from "../../api/web/js/review/players.js";
import { momentsOf, valueAfter, valueScale } from "../../api/web/js/review/value-chart.js";
import { yahtzee } from "./rulesets.js";

/**
 * @param {Partial<Decision>} fields
 * @returns {Decision}
 */
const decision = (fields) => ({
  turn: 0, roll: 0, dice: [1, 2, 3, 4, 6], rolls_left: 2, played: { action: "keep", keep: [] }, best: { action: "keep", keep: [] },
  value: 0, loss: 0, grade: "best", forced: false, ...fields,
});

test("luck and loss of a turn add up over its rolls and decisions", () => {
  const rolled = { roll: 0, value: 0 };
  const player = {
    rolls: [{ ...rolled, turn: 0, luck: 1.5 }, { ...rolled, turn: 0, luck: -4 }, { ...rolled, turn: 1, luck: 2 }],
    decisions: [decision({ turn: 0, loss: 0.5 }), decision({ turn: 0, loss: 0.25 }), decision({ turn: 1 })],
  };
  assert.deepEqual(turnResults(player), [{ luck: -2.5, loss: 0.75 }, { luck: 2, loss: 0 }]);
  assert.deepEqual(turnResults({ rolls: [], decisions: [] }), []);
});

test("a turn without dice only has its decision", () => {
  const decisions = [decision({ turn: 0, dice: [], loss: 3 })];
  assert.deepEqual(turnResults({ rolls: [], decisions }), [{ luck: 0, loss: 3 }]);
});

test("a decision is shown with the card before its turn", () => {
  const rules = yahtzee();
  /** @type {Decision["played"]} */
  const fours = { action: "score", category: "fours", points: 12, extra_bonus: 0 };
  const decisions = [
    decision({ turn: 0, rolls_left: 2 }), decision({ turn: 0, roll: 1, rolls_left: 0, played: fours }),
    decision({ turn: 1, dice: [] }),
  ];
  const [first, scored, next] = placeDecisions(decisions, { turns: [] }, rules);
  assert.deepEqual(first.question, {
    ruleset: "yahtzee", scorecard: { points: {}, extra_bonus_count: 0 }, dice: [1, 2, 3, 4, 6], rolls_left: 2,
  });
  assert.deepEqual(scored.question?.scorecard, { points: {}, extra_bonus_count: 0 });
  assert.deepEqual(next.cards[0].points.fours, [12]);
  assert.equal(next.question, undefined);
});

test("an extra bonus counts for later turns", () => {
  /** @type {Decision["played"]} */
  const further = { action: "score", category: "fours", points: 20, extra_bonus: 100 };
  const placed = placeDecisions([decision({ played: further }), decision({ turn: 1 })], null, yahtzee());
  assert.deepEqual(placed[1].question?.scorecard, { points: { fours: 20 }, extra_bonus_count: 1 });
});

test("the worst decisions come first, of all players or of one", () => {
  /** @param {number[]} losses */
  const player = (losses) => ({
    total: 0, start_value: 0, value: 0, luck: 0, loss: 0, loss_per_decision: 0, free_decisions: 0, rolls: [],
    decisions: losses.map((loss, turn) => decision({ turn, loss })),
  });
  const review = { players: [player([0, 3, 1, 3]), player([4, 0.5])] };
  /** @param {ReturnType<typeof worstDecisions>} found */
  const said = (found) => found.map((each) => [each.player, each.decision.turn]);
  assert.deepEqual(said(worstDecisions(review, 3)), [[1, 0], [0, 1], [0, 3]]);
  assert.deepEqual(said(worstDecisions(review, 9, 0)), [[0, 1], [0, 3], [0, 2]]);
});

test("expected totals change with rolls and decisions", () => {
  const moments = momentsOf({
    start_value: 250,
    rolls: [{ turn: 0, roll: 0, value: 252, luck: 2 }, { turn: 0, roll: 1, value: 248, luck: -3 }],
    decisions: [decision({ turn: 0, roll: 0, value: 251 }), decision({ turn: 0, roll: 1, value: 240 })],
  });
  assert.deepEqual(moments, [
    { x: 0, value: 250 }, { x: 0.25, value: 252 }, { x: 0.5, value: 251 }, { x: 0.75, value: 248 }, { x: 1, value: 240 },
  ]);
  assert.equal(valueAfter(moments, 1), 240);
  assert.equal(valueAfter(moments, 2), undefined);
});

test("the scale includes all expected totals, in round numbers", () => {
  assert.deepEqual(valueScale([253.2, 198.7, 263]), { low: 180, high: 280, step: 20 });
  assert.deepEqual(valueScale([254.6]), { low: 250, high: 255, step: 5 });
  // A value on a line is still between two lines.
  assert.deepEqual(valueScale([250]), { low: 250, high: 255, step: 5 });
});

test("the parts of a total add up as they are printed", () => {
  const parts = sumOf({ total: 203, start_value: 254.5896, luck: 20.4733, loss: 72.0629 });
  assert.deepEqual(parts, { end: 203, start: 254.6, luck: 20.5, loss: 72.1, correction: undefined });
  // Luck takes what rounding leaves: 20.44 would be printed as 20.4.
  assert.equal(sumOf({ total: 203, start_value: 254.64, luck: 20.44, loss: 72.08 }).luck, 20.5);
  // While the game goes on, its expected total is at the end.
  assert.equal(sumOf({ total: 25, start_value: 254.6, luck: 3, loss: 1 }).end, 256.6);
  assert.deepEqual(sumOf({ total: 1000, start_value: 900, luck: 120, loss: 30, correction: 10 }).correction, 10);
});
