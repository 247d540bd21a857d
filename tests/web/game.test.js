// A game as data.

/** @import { State } from "../../api/web/js/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import * as game from "../../api/web/js/game.js";
import { useLanguage } from "../../api/web/js/i18n.js";
import { tiny, yahtzee } from "./rulesets.js";

await useLanguage("en");

const ANN = { name: "Ann", strength: null };
const BO = { name: "Bo", strength: null };
const ROBOT = { name: "Robot", strength: /** @type {const} */ ("club") };

/**
 * A source of these faces, and of no others.
 * @param {...number} dice
 */
const faces = (...dice) => () => {
  const face = dice.shift();
  if (face === undefined) throw new Error("more dice were rolled than expected");
  return face;
};

/**
 * Has the current player throw these dice at once and fill this category.
 * @param {State} state
 * @param {ReturnType<typeof tiny>} rules
 * @param {number[]} dice
 * @param {string} category
 */
function turn(state, rules, dice, category) {
  game.roll(state, faces(...dice));
  return game.score(state, rules, category);
}

test("a new game is one that nobody has rolled in", () => {
  const state = game.newGame(yahtzee(), [ANN, ROBOT]);
  assert.deepEqual({ ...state, id: "" }, {
    id: "",
    ruleset: "yahtzee",
    players: [{ ...ANN, turns: [] }, { ...ROBOT, turns: [] }],
    turn: { rolls: [], keeps: [], kept: [false, false, false, false, false] },
  });
  assert.equal(game.hand(state), undefined);
  assert.equal(game.rollsLeft(state, yahtzee()), 3);
  assert.deepEqual(game.legalScores(state, yahtzee()), []);
});

test("two new games are not the same game", () => {
  assert.notEqual(game.newGame(tiny(), [ANN]).id, game.newGame(tiny(), [ANN]).id);
});

test("kept dice stay where they lie and the others are rolled, in their order", () => {
  const state = game.newGame(yahtzee(), [ANN]);
  game.roll(state, faces(6, 3, 1, 3, 4));
  game.toggle(state, 1);
  game.toggle(state, 3);
  game.roll(state, faces(5, 2, 3));
  assert.deepEqual(state.turn.rolls, [[6, 3, 1, 3, 4], [5, 3, 2, 3, 3]]);
  assert.deepEqual(state.turn.keeps, [[3, 3]]);
  assert.deepEqual(state.turn.kept, [false, true, false, true, false]);
  assert.equal(game.rollsLeft(state, yahtzee()), 1);
});

test("a die that is toggled twice is rolled", () => {
  const state = game.newGame(yahtzee(), [ANN]);
  game.roll(state, faces(1, 2, 3, 4, 5));
  game.toggle(state, 0);
  game.toggle(state, 0);
  game.roll(state, faces(6, 6, 6, 6, 6));
  assert.deepEqual(state.turn.keeps, [[]]);
});

test("there is a roll while rolls are left and a die is not kept", () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN]);
  assert.equal(game.canRoll(state, rules), true);
  game.roll(state, faces(1, 2, 3, 4, 5));
  for (const place of [0, 1, 2, 3]) game.toggle(state, place);
  assert.equal(game.canRoll(state, rules), true);
  game.toggle(state, 4);
  assert.equal(game.canRoll(state, rules), false);
  game.toggle(state, 4);
  game.roll(state, faces(1));
  assert.equal(game.canRoll(state, rules), true);
  game.roll(state, faces(1));
  assert.equal(game.rollsLeft(state, rules), 0);
  assert.equal(game.canRoll(state, rules), false);
});

test("the dice of a keep are those that are kept already, where there is a choice", () => {
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [3])], [0]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [3, 3], [false, false, true, false, false])], [2, 0]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [1, 2])], [3, 4]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [])], []);
});

test("to keep some faces lets go of the others", () => {
  const state = game.newGame(yahtzee(), [ANN]);
  game.roll(state, faces(6, 3, 1, 3, 4));
  game.toggle(state, 0);
  game.keepFaces(state, [3, 3]);
  assert.deepEqual(state.turn.kept, [false, true, false, true, false]);
  game.keepFaces(state, []);
  assert.deepEqual(state.turn.kept, [false, false, false, false, false]);
});

test("players take turns in their order, and the game is over when every card is full", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, BO]);
  const order = [];
  for (const category of ["ones", "chance", "chance", "ones"]) {
    assert.equal(game.isOver(state, rules), false);
    order.push(game.currentPlayer(state));
    turn(state, rules, [1, 2], category);
  }
  assert.deepEqual(order, [0, 1, 0, 1]);
  assert.equal(game.isOver(state, rules), true);
});

test("what is scored stands on the card, with the dice as they fell", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN]);
  game.roll(state, faces(6, 1));
  game.toggle(state, 0);
  game.roll(state, faces(6));
  assert.deepEqual(game.score(state, rules, "chance"), { category: "chance", points: 12, extraBonus: 0 });
  assert.deepEqual(state.players[0].turns, [
    { rolls: [[6, 1], [6, 6]], keeps: [[6]], category: "chance", points: 12, extraBonus: 0 },
  ]);
  assert.deepEqual(state.turn, { rolls: [], keeps: [], kept: [false, false] });
  assert.deepEqual(game.card(state.players[0], rules), { points: { ones: null, chance: 12 }, extra_bonus_count: 0 });
});

test("a category is filled once, and after a roll", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN]);
  assert.throws(() => game.score(state, rules, "ones"), RangeError);
  turn(state, rules, [1, 1], "ones");
  game.roll(state, faces(1, 1));
  assert.deepEqual(game.legalScores(state, rules), [{ category: "chance", points: 2, extraBonus: 0 }]);
  assert.throws(() => game.score(state, rules, "ones"), RangeError);
});

test("extra bonuses are counted, and the API hears of them where there are any", () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN]);
  turn(state, rules, [4, 4, 4, 4, 4], "yahtzee");
  assert.deepEqual(game.scorecard(state.players[0], rules), { points: { yahtzee: 50 }, extra_bonus_count: 0 });
  assert.equal(turn(state, rules, [4, 4, 4, 4, 4], "fours").extraBonus, 100);
  assert.deepEqual(game.scorecard(state.players[0], rules), {
    points: { yahtzee: 50, fours: 20 }, extra_bonus_count: 1,
  });
  assert.deepEqual(game.scorecard({ ...ANN, turns: [] }, tiny()), { points: {} });
});

test("a yahtzee scratched brings no extra bonus afterwards", () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN]);
  turn(state, rules, [1, 2, 3, 4, 5], "yahtzee");
  assert.equal(turn(state, rules, [4, 4, 4, 4, 4], "fours").extraBonus, 0);
  assert.equal(game.card(state.players[0], rules).extra_bonus_count, 0);
});

test("the position is that of whoever is to move", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, BO]);
  turn(state, rules, [1, 1], "ones");
  game.roll(state, faces(6, 1));
  assert.deepEqual(game.position(state, rules), {
    ruleset: "tiny", scorecard: { points: {} }, dice: [6, 1], rolls_left: 1,
  });
});

test("a score is taken back with its dice, until the next roll of a person", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, BO]);
  assert.equal(game.canUndo(state), false);
  game.roll(state, faces(6, 1));
  assert.equal(game.canUndo(state), false);
  const before = structuredClone(state);
  game.score(state, rules, "ones");
  assert.equal(game.canUndo(state), true);
  game.undo(state, rules);
  assert.deepEqual(state, before);
  game.score(state, rules, "chance");
  game.roll(state, faces(1, 1));
  assert.equal(game.canUndo(state), false);
});

test("a score is taken back over all that the computer has done since", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, ROBOT, ROBOT]);
  game.roll(state, faces(6, 1));
  const before = structuredClone(state);
  game.score(state, rules, "ones");
  game.roll(state, faces(6, 6));
  // In the middle of the computer's turn.
  assert.equal(game.canUndo(state), true);
  game.undo(state, rules);
  assert.deepEqual(state, before);
  game.score(state, rules, "chance");
  turn(state, rules, [6, 6], "chance");
  turn(state, rules, [6, 6], "chance");
  assert.equal(game.canUndo(state), true);
  game.undo(state, rules);
  assert.deepEqual(state, before);
});

test("what the computer alone has scored is not a person's to take back", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ROBOT, ANN]);
  turn(state, rules, [6, 6], "chance");
  assert.equal(game.canUndo(state), false);
  assert.throws(() => game.undo(state, rules), RangeError);
});

test("a game is handed on with names, and with totals where the rules are known", () => {
  const rules = tiny();
  const state = game.newGame(rules, [{ name: null, strength: null }]);
  turn(state, rules, [1, 6], "chance");
  const turns = [{ rolls: [[1, 6]], keeps: [], category: "chance", points: 7 }];
  assert.deepEqual(game.dumpGame(state), { ruleset: "tiny", players: [{ name: "You", turns }] });
  assert.deepEqual(game.dumpGame(state, rules).players[0]?.claimed, {
    upper_points: 0, upper_bonus: 0, lower_points: 7, extra_bonus: 0, total: 7,
  });
});

test("all faces are equal, and bytes that would favour some are thrown away", (context) => {
  /** @type {number[]} */
  const counts = Array(7).fill(0);
  let next = 0;
  context.mock.method(crypto, "getRandomValues", (/** @type {Uint8Array} */ bytes) => {
    bytes[0] = next;
    next = (next + 1) % 256;
    return bytes;
  });
  // All bytes there are: the last four of them are no faces.
  for (let i = 0; i < 252; i += 1) counts[game.fairFace()] += 1;
  assert.deepEqual(counts, [0, 42, 42, 42, 42, 42, 42]);
  assert.equal(game.fairFace(), 1);
  assert.equal(next, 1);
});
