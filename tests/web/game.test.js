// A game as data.

/** @import { State } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { canResume } from "../../api/web/js/play/saved-game.js";
import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { dumpCards, dumpDecision, dumpGame } from "../../api/web/js/game/questions.js";
import { tiny, tinyWith, yahtzee } from "./rulesets.js";

await useLanguage("en");

const ANN = { name: "Ann", strength: null };
const BO = { name: "Bo", strength: null };
const ROBOT = { name: "Robot", strength: /** @type {const} */ ("club") };

/**
 * Return a source of these faces, which fails after the last one.
 * @param {...number} dice
 */
const faces = (...dice) => () => {
  const face = dice.shift();
  if (face === undefined) throw new Error("more dice were rolled than expected");
  return face;
};

/**
 * Roll these dice for the current player and fill this category.
 * @param {State} state
 * @param {ReturnType<typeof tiny>} rules
 * @param {number[]} dice
 * @param {string} category
 */
function turn(state, rules, dice, category) {
  game.roll(state, faces(...dice));
  return game.score(state, rules, category);
}

test("a new game has no rolls", () => {
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

test("new games are distinct", () => {
  assert.notEqual(game.newGame(tiny(), [ANN]).id, game.newGame(tiny(), [ANN]).id);
});

test("the next player begins a rematch, and persons stay who they are", () => {
  const you = { name: null, strength: null };
  assert.deepEqual(game.rematched([you, ROBOT], ["You", "Robot"]), [ROBOT, you]);
  assert.deepEqual(game.rematched([you, you], ["You", "Player 2"]), [{ name: "Player 2", strength: null }, you]);
  assert.deepEqual(game.rematched([ANN, BO, you], ["Ann", "Bo", "You"]), [BO, you, ANN]);
});

test("kept dice keep their place and the others are rolled in order", () => {
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

test("rolling needs a roll left and a die that is not kept", () => {
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

test("keeping faces prefers dice that are already kept", () => {
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [3])], [0]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [3, 3], [false, false, true, false, false])], [2, 0]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [1, 2])], [3, 4]);
  assert.deepEqual([...game.placesOf([3, 3, 3, 1, 2], [])], []);
});

test("keeping some faces releases the others", () => {
  const state = game.newGame(yahtzee(), [ANN]);
  game.roll(state, faces(6, 3, 1, 3, 4));
  game.toggle(state, 0);
  game.keepFaces(state, [3, 3]);
  assert.deepEqual(state.turn.kept, [false, true, false, true, false]);
  game.keepFaces(state, []);
  assert.deepEqual(state.turn.kept, [false, false, false, false, false]);
});

test("players take turns until every card is full", () => {
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

test("a score is on the card with the dice in their order", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN]);
  game.roll(state, faces(6, 1));
  game.toggle(state, 0);
  game.roll(state, faces(6));
  assert.deepEqual(game.score(state, rules, "chance"), { column: undefined, category: "chance", points: 12, extraBonus: 0 });
  assert.deepEqual(state.players[0].turns, [
    { rolls: [[6, 1], [6, 6]], keeps: [[6]], column: undefined, category: "chance", points: 12, extraBonus: 0 },
  ]);
  assert.deepEqual(state.turn, { rolls: [], keeps: [], kept: [false, false] });
  assert.deepEqual(game.sheet(state.players[0], rules)[0], {
    points: { ones: [], chance: [12] }, extra_bonus_count: 0,
  });
});

test("a category is filled once, after a roll", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN]);
  assert.throws(() => game.score(state, rules, "ones"), RangeError);
  turn(state, rules, [1, 1], "ones");
  game.roll(state, faces(1, 1));
  assert.deepEqual(game.legalScores(state, rules), [{ column: undefined, category: "chance", points: 2, extraBonus: 0 }]);
  assert.throws(() => game.score(state, rules, "ones"), RangeError);
});

test("extra bonuses are counted, and sent if there are any", () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN]);
  turn(state, rules, [4, 4, 4, 4, 4], "yahtzee");
  assert.deepEqual(dumpCards(state.players[0], rules), { points: { yahtzee: 50 }, extra_bonus_count: 0 });
  assert.equal(turn(state, rules, [4, 4, 4, 4, 4], "fours").extraBonus, 100);
  assert.deepEqual(dumpCards(state.players[0], rules), {
    points: { yahtzee: 50, fours: 20 }, extra_bonus_count: 1,
  });
  assert.deepEqual(dumpCards({ ...ANN, turns: [] }, tiny()), { points: {} });
});

test("a scratched Yahtzee earns no extra bonus afterwards", () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN]);
  turn(state, rules, [1, 2, 3, 4, 5], "yahtzee");
  assert.equal(turn(state, rules, [4, 4, 4, 4, 4], "fours").extraBonus, 0);
  assert.equal(game.sheet(state.players[0], rules)[0].extra_bonus_count, 0);
});

test("the position belongs to the current player", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, BO]);
  turn(state, rules, [1, 1], "ones");
  game.roll(state, faces(6, 1));
  assert.deepEqual(dumpDecision(state, rules), {
    ruleset: "tiny", scorecard: { points: {} }, dice: [6, 1], rolls_left: 1,
  });
});

test("a score can be undone with its dice until the next roll of a person", () => {
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

test("undoing a score also undoes the computer's moves after it", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, ROBOT, ROBOT]);
  game.roll(state, faces(6, 1));
  const before = structuredClone(state);
  game.score(state, rules, "ones");
  game.roll(state, faces(6, 6));
  // Undo during the computer's turn.
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

test("a score of the computer alone cannot be undone", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ROBOT, ANN]);
  turn(state, rules, [6, 6], "chance");
  assert.equal(game.canUndo(state), false);
  assert.throws(() => game.undo(state, rules), RangeError);
});

/** Return a game of two rolls per turn, of which unused ones are saved. */
const saving = (most = 3) => tinyWith({ extra_rolls: { start: 1, saves: true, most } }, [{ times: 2 }, { times: 3 }]);

test("unused rolls are saved, and follow those of the turn", () => {
  const rules = saving();
  const state = game.newGame(rules, [ANN]);
  assert.equal(game.rollsLeft(state, rules), 3);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 1, spent: 0, saved: 0 });
  game.roll(state, () => 1);
  assert.equal(game.rollsLeft(state, rules), 2);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 1, spent: 0, saved: 1 });
  assert.deepEqual(dumpDecision(state, rules), {
    ruleset: "tiny", scorecard: { points: {}, extra_rolls: 1 }, dice: [1, 1], rolls_left: 2,
  });
  game.score(state, rules, "ones");
  assert.equal(game.extraRolls(state.players[0], rules), 2);
  assert.deepEqual(dumpCards(state.players[0], rules), { points: {}, fillings: { ones: [2] }, extra_rolls: 2 });
  for (const left of [3, 2, 1, 0]) {
    assert.equal(game.canRoll(state, rules), true);
    game.roll(state, () => 6);
    assert.equal(game.rollsLeft(state, rules), left);
  }
  assert.equal(game.canRoll(state, rules), false);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 0, spent: 2, saved: 0 });
  game.score(state, rules, "ones");
  assert.deepEqual(dumpCards(state.players[0], rules), { points: {}, fillings: { ones: [2, 0] }, extra_rolls: 0 });
});

test("the number of saved rolls is limited", () => {
  const rules = saving(2);
  const state = game.newGame(rules, [ANN]);
  turn(state, rules, [1, 1], "ones");
  game.roll(state, () => 6);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 2, spent: 0, saved: 0 });
  game.score(state, rules, "chance");
  assert.equal(game.extraRolls(state.players[0], rules), 2);
  const free = tinyWith({ extra_rolls: { saves: true } }, [{ times: 6 }]);
  const long = game.newGame(free, [ANN]);
  for (let n = 1; n <= 6; n += 1) {
    turn(long, free, [1, 1], "ones");
    assert.equal(game.extraRolls(long.players[0], free), n);
  }
});

test("chips are never saved", () => {
  const rules = tinyWith({ extra_rolls: { start: 2, saves: false } }, [{ times: 3 }]);
  const state = game.newGame(rules, [ANN]);
  game.roll(state, () => 1);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 2, spent: 0, saved: 0 });
  game.score(state, rules, "ones");
  for (let n = 0; n < 3; n += 1) game.roll(state, () => 1);
  assert.deepEqual(game.extraRollsNow(state, rules), { left: 1, spent: 1, saved: 0 });
  game.score(state, rules, "ones");
  assert.equal(game.extraRolls(state.players[0], rules), 1);
});

test("undoing a turn restores its extra rolls", () => {
  const rules = saving();
  const state = game.newGame(rules, [ANN]);
  for (let n = 0; n < 3; n += 1) game.roll(state, () => 1);
  const before = structuredClone(state);
  game.score(state, rules, "ones");
  assert.equal(game.extraRolls(state.players[0], rules), 0);
  game.undo(state, rules);
  assert.deepEqual({ ...state, turn: { ...state.turn, kept: [] } }, { ...before, turn: { ...before.turn, kept: [] } });
  assert.equal(game.rollsLeft(state, rules), 0);
});

test("a game lasts until every category is full", () => {
  const rules = tinyWith({}, [{ times: 2 }]);
  const state = game.newGame(rules, [ANN]);
  for (const category of ["ones", "chance", "ones"]) {
    assert.equal(game.isOver(state, rules), false);
    turn(state, rules, [1, 6], category);
  }
  assert.equal(game.isOver(state, rules), true);
  assert.equal(rules.turns, 3);
  assert.deepEqual(game.sheet(state.players[0], rules)[0].points, { ones: [1, 1], chance: [7] });
  assert.equal(rules.totals(game.sheet(state.players[0], rules)).total, 9);
});

test("a category that requires another may be filled before it with 0", () => {
  const rules = tinyWith({}, [{}, { after: "ones" }]);
  const early = game.newGame(rules, [ANN]);
  assert.equal(turn(early, rules, [6, 6], "chance").points, 0);
  const late = game.newGame(rules, [ANN]);
  turn(late, rules, [1, 6], "ones");
  assert.equal(turn(late, rules, [6, 6], "chance").points, 12);
  const scratched = game.newGame(rules, [ANN]);
  turn(scratched, rules, [6, 6], "ones");
  assert.equal(turn(scratched, rules, [6, 6], "chance").points, 0);
});

test("other categories wait if upper ones come first", () => {
  const rules = tinyWith({}, [{ times: 2 }], { order: "upper_first" });
  const state = game.newGame(rules, [ANN]);
  for (let n = 0; n < 2; n += 1) {
    game.roll(state, () => 6);
    assert.deepEqual(game.legalScores(state, rules), [{ column: undefined, category: "ones", points: 0, extraBonus: 0 }]);
    game.score(state, rules, "ones");
  }
  game.roll(state, () => 6);
  assert.deepEqual(game.legalScores(state, rules), [{ column: undefined, category: "chance", points: 12, extraBonus: 0 }]);
});

test("a state with too many fillings or rolls is refused", () => {
  const rules = saving();
  const state = game.newGame(rules, [ANN]);
  for (let n = 0; n < 3; n += 1) game.roll(state, () => 1);
  assert.equal(canResume(state, rules), true);
  assert.equal(canResume(state, tiny()), false);
  game.score(state, rules, "ones");
  turn(state, rules, [1, 1], "ones");
  assert.equal(canResume(state, rules), true);
  const scored = state.players[0].turns[1];
  // Invalid: a third filling, and three rolls where two were available.
  /** @param {...import("../../api/web/js/base/types.js").ScoredTurn} turns */
  const fitsAfter = (...turns) => canResume({ ...state, players: [{ ...ANN, turns }] }, rules);
  assert.equal(fitsAfter(scored, scored, scored), false);
  const [long] = state.players[0].turns;
  assert.equal(fitsAfter(long, long), false);
  assert.equal(fitsAfter(long, scored), true);
});

test("an exported game has names, and totals if the rules are known", () => {
  const rules = tiny();
  const state = game.newGame(rules, [{ name: null, strength: null }]);
  turn(state, rules, [1, 6], "chance");
  const turns = [{ rolls: [[1, 6]], keeps: [], category: "chance", points: 7 }];
  assert.deepEqual(dumpGame(state), { ruleset: "tiny", players: [{ name: "You", turns }] });
  assert.deepEqual(dumpGame(state, rules).players[0]?.claimed, {
    upper_points: 0, upper_bonus: 0, lower_points: 7, extra_bonus: 0, total: 7,
  });
});

test("all faces are equally likely, and biased bytes are discarded", (context) => {
  /** @type {number[]} */
  const counts = Array(7).fill(0);
  let next = 0;
  context.mock.method(crypto, "getRandomValues", (/** @type {Uint8Array} */ bytes) => {
    bytes[0] = next;
    next = (next + 1) % 256;
    return bytes;
  });
  // The 252 least bytes are faces; the other four are rejected.
  for (let i = 0; i < 252; i += 1) counts[game.fairFace()] += 1;
  assert.deepEqual(counts, [0, 42, 42, 42, 42, 42, 42]);
  assert.equal(game.fairFace(), 1);
  assert.equal(next, 1);
});
