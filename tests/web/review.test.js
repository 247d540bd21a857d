// What a review adds up.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { turnResults } from "../../api/web/js/review.js";

test("luck and loss of a turn are those of its rolls and decisions", () => {
  const decision = { roll: 0, dice: [1, 2, 3, 4, 6] };
  const player = {
    rolls: [{ turn: 0, luck: 1.5 }, { turn: 0, luck: -4 }, { turn: 1, luck: 2 }],
    decisions: [{ ...decision, turn: 0, loss: 0.5 }, { ...decision, turn: 0, loss: 0.25 }, { ...decision, turn: 1, loss: 0 }],
  };
  assert.deepEqual(turnResults(player), [{ luck: -2.5, loss: 0.75 }, { luck: 2, loss: 0 }]);
  assert.deepEqual(turnResults({ rolls: [], decisions: [] }), []);
});

test("a turn whose dice nobody gave has its decision alone", () => {
  const decisions = [{ turn: 0, roll: 0, dice: [], loss: 3 }];
  assert.deepEqual(turnResults({ rolls: [], decisions }), [{ luck: 0, loss: 3 }]);
});
