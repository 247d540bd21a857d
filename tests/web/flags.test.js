// The decision that a flag is for; flags are stored with the game.

/** @import { Player } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { decisionAt, isFlagged, toggleFlag } from "../../api/web/js/play/flags.js";
import * as game from "../../api/web/js/game/game.js";
import { tiny } from "./rulesets.js";

/** @type {Player} */
const ANN = { name: "Ann", strength: null };
/** @type {Player} */
const COMPUTER = { name: "C", strength: "club" };

test("a flag belongs to the current decision, or else to a person's last one", () => {
  const rules = tiny();
  const state = game.newGame(rules, [COMPUTER, ANN, ANN]);
  const turn = (/** @type {string} */ category, rolls = 1) => {
    for (let n = 0; n < rolls; n += 1) game.roll(state, () => 1);
    game.score(state, rules, category);
  };
  assert.equal(decisionAt(state), undefined);
  game.roll(state, () => 1);
  assert.equal(decisionAt(state), undefined);
  game.score(state, rules, "ones");
  assert.equal(decisionAt(state), undefined);
  game.roll(state, () => 1);
  assert.deepEqual(decisionAt(state), { player: 1, turn: 0, roll: 0 });
  game.roll(state, () => 1);
  assert.deepEqual(decisionAt(state), { player: 1, turn: 0, roll: 1 });
  game.score(state, rules, "ones");
  assert.deepEqual(decisionAt(state), { player: 1, turn: 0, roll: 1 });
  turn("ones");
  // On the computer's turn, the last decision is the other person's.
  assert.deepEqual(decisionAt(state), { player: 2, turn: 0, roll: 0 });
  turn("chance", 2);
  assert.deepEqual(decisionAt(state), { player: 2, turn: 0, roll: 0 });
  turn("chance", 2);
  turn("chance");
  assert.equal(game.isOver(state, rules), true);
  assert.deepEqual(decisionAt(state), { player: 2, turn: 1, roll: 0 });
});

test("flags can be set and removed one by one", () => {
  const state = game.newGame(tiny(), [ANN]);
  const [first, second] = [{ player: 0, turn: 0, roll: 0 }, { player: 0, turn: 0, roll: 1 }];
  assert.equal(isFlagged(state, first), false);
  toggleFlag(state, first);
  toggleFlag(state, second);
  assert.deepEqual(state.flags, [first, second]);
  toggleFlag(state, { ...first });
  assert.deepEqual([isFlagged(state, first), isFlagged(state, second), isFlagged(state, undefined)], [false, true, false]);
});
