// A position on the board: dice put down, a card filled in, a move made.

/** @import { RankedMove } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import {
  after, boardOf, emptyBoard, isFull, isWhole, leave, mark, markFaces, note, noteBonuses, noteExtraRolls, payable, put, questionOf, take,
} from "../../api/web/js/analyse/board.js";
import { diceAsked, rowOf } from "../../api/web/js/analyse/odds.js";
import { mostRollsLeft } from "../../api/web/js/game/sheet.js";
import { FOUR_ORDERS, THREE_FACTORS, short, tiny, tinyWith, yahtzee } from "./rulesets.js";

const rules = yahtzee();
const empty = emptyBoard(rules);
/** @param {readonly number[]} faces */
const laid = (faces) => faces.reduce((board, face) => put(board, rules, face), empty);

test("dice can be entered and removed", () => {
  const board = laid([1, 3, 3, 4, 6, 6]);
  assert.deepEqual(board.dice, [1, 3, 3, 4, 6]);
  assert.equal(isWhole(board, rules), true);
  assert.deepEqual(take(board).dice, [1, 3, 3, 4]);
  assert.deepEqual(take(board, 1).dice, [1, 3, 4, 6]);
  assert.deepEqual(laid([]).dice, []);
});

test("a new board has the rolls left after the first one, and limits them", () => {
  assert.equal(empty.rollsLeft, 2);
  assert.deepEqual([-1, 1, 5].map((rolls) => leave(empty, rules, rolls).rollsLeft), [0, 1, 2]);
});

test("dice can be marked one by one or by face", () => {
  const board = laid([1, 3, 3, 4, 6]);
  assert.deepEqual(mark(board, 2).kept, [false, false, true, false, false]);
  assert.deepEqual(markFaces(mark(board, 2), [3]).kept, [false, false, true, false, false]);
  assert.deepEqual(markFaces(board, [3, 3, 6]).kept, [false, true, true, false, true]);
});

test("a position is converted to a request and back", () => {
  let board = note(laid([1, 3, 3, 4, 6]), rules, { category: "ones", column: 0, nth: 0 }, 3);
  board = { ...mark(noteBonuses(board, rules, 0, 1), 1), objective: { maximize: "target", target: 300 } };
  const question = {
    ruleset: "yahtzee", scorecard: { points: { ones: 3 }, extra_bonus_count: 1 }, dice: [1, 3, 3, 4, 6], rolls_left: 2,
    objective: { maximize: "target", target: 300 }, keep: [3],
  };
  assert.deepEqual(questionOf(board, rules), question);
  assert.deepEqual(boardOf(question, rules), board);
});

test("there is no request for dice between turns", () => {
  assert.deepEqual(questionOf(empty, rules), { ruleset: "yahtzee", scorecard: { points: {}, extra_bonus_count: 0 } });
});

test("an invalid board of the game is refused", () => {
  /** @param {object} fields */
  const read = (fields) => boardOf({ scorecard: { points: {} }, ...fields }, rules);
  assert.equal(read({ scorecard: { points: { villa: 3 } } }), undefined);
  assert.equal(read({ scorecard: { points: {}, fillings: { ones: [1, 2] } } }), undefined);
  assert.equal(read({ scorecard: { columns: { first: { points: {} } } } }), undefined);
  assert.equal(read({ dice: [1, 1, 1, 1, 1, 1] }), undefined);
  assert.notEqual(read({ dice: [1, 1] }), undefined);
});

test("a filling can be entered, changed and removed", () => {
  const four = tinyWith({}, [{ times: 2 }]);
  const cell = { category: "ones", column: 0, nth: 0 };
  let board = note(emptyBoard(four), four, cell, 1);
  board = note(board, four, { ...cell, nth: 1 }, 2);
  assert.deepEqual(board.sheet[0].points.ones, [1, 2]);
  assert.deepEqual(note(board, four, cell, 0).sheet[0].points.ones, [0, 2]);
  assert.deepEqual(note(board, four, cell, undefined).sheet[0].points.ones, [2]);
  assert.deepEqual(questionOf(board, four).scorecard, { points: {}, fillings: { ones: [1, 2] } });
});

test("a box offers the points of possible hands, jokers included", () => {
  assert.deepEqual(payable(rules, "fours"), [4, 20]);
  assert.deepEqual(payable(rules, "full_house"), [0, 25]);
  const byRoll = tinyWith({}, [], { roll_points: { chance: [[5, 6, 10, 15], [2, 3, 7, 12]] } });
  assert.deepEqual(payable(byRoll, "chance"), [2, 3, 5, 6, 7, 10, 12, 15]);
});

/** @param {object} move */
const ranked = (move) => /** @type {RankedMove} */ ({ value: 0, loss: 0, ...move });

test("a keep leaves the kept dice with one roll less", () => {
  const next = after(laid([1, 3, 3, 4, 6]), rules, ranked({ action: "keep", keep: [3, 3] }));
  assert.deepEqual([next.dice, next.rollsLeft, next.allRolled], [[3, 3], 1, false]);
  const all = after(laid([1, 3, 3, 4, 6]), rules, ranked({ action: "keep", keep: [] }));
  assert.deepEqual([all.dice, all.rollsLeft, all.allRolled], [[], 1, true]);
});

test("a score starts the next turn with its points and bonus on the card", () => {
  const move = ranked({ action: "score", category: "fours", points: 20, extra_bonus: 100 });
  const next = after(laid([4, 4, 4, 4, 4]), rules, move);
  assert.deepEqual([next.dice, next.rollsLeft], [[], 2]);
  assert.deepEqual(questionOf(next, rules).scorecard, { points: { fours: 20 }, extra_bonus_count: 1 });
});

test("saved rolls can be used, and scoring saves rolls", () => {
  const saving = tinyWith({ extra_rolls: { start: 0, saves: true } });
  let board = noteExtraRolls(emptyBoard(saving), saving, 3);
  assert.equal(board.rollsLeft, 4);
  board = after({ ...board, dice: [1, 1], kept: [false, false] }, saving, ranked({ action: "score", category: "ones", points: 2, extra_bonus: 0 }));
  assert.deepEqual([board.extraRolls, mostRollsLeft(board, saving)], [4, 5]);
});

test("a sheet has a card for each column, and the call", () => {
  const sheet = short(THREE_FACTORS);
  const board = after(emptyBoard(sheet), sheet, ranked({ action: "score", category: "max", column: "third", points: 7, extra_bonus: 0 }));
  assert.deepEqual(questionOf(board, sheet).scorecard,
    { columns: { first: { points: {} }, second: { points: {} }, third: { points: { max: 7 } } } });
  const yamb = short(FOUR_ORDERS);
  const called = after({ ...emptyBoard(yamb), dice: [1, 1], kept: [false, false] }, yamb, ranked({ action: "announce", category: "max" }));
  const question = questionOf(called, yamb);
  assert.deepEqual([question.announced, question.all_rolled], ["max", true]);
  assert.deepEqual(boardOf(question, yamb), called);
  // The first roll is always of all dice, and no category is called before it.
  assert.deepEqual([leave(called, yamb, 1).allRolled, leave(called, yamb, 2).announced], [false, undefined]);
});

test("a column named like a member of every object is empty by default", () => {
  const [first, ...others] = THREE_FACTORS;
  const sheet = short([{ ...first, id: "constructor" }, ...others]);
  const board = boardOf({ scorecard: { columns: {} } }, sheet);
  assert.deepEqual(board, emptyBoard(sheet));
});

test("a card is full when all boxes are full", () => {
  let board = emptyBoard(tiny());
  for (const category of ["ones", "chance"]) board = note(board, tiny(), { category, column: 0, nth: 0 }, 2);
  assert.equal(isFull(board, tiny()), true);
  assert.equal(isFull(note(board, tiny(), { category: "ones", column: 0, nth: 0 }, undefined), tiny()), false);
});

test("odds are requested for marked dice, else for the hand, and for no dice before the first roll", () => {
  const board = laid([1, 3, 3, 4, 6]);
  assert.deepEqual(diceAsked(mark(mark(board, 1), 2), rules), { keep: [3, 3] });
  assert.deepEqual(diceAsked(board, rules), { dice: [1, 3, 3, 4, 6] });
  assert.deepEqual(diceAsked(empty, rules), { keep: [] });
  assert.equal(diceAsked(take(board), rules), undefined);
  assert.equal(diceAsked(leave(board, rules, 0), rules), undefined);
});

test("odds are those of three dice in upper categories, and of any points in others", () => {
  const attempt = { probability: 1, expected_points: 8.75 };
  const odds = { category: "", points: 3, greatest_probability: attempt, greatest_mean: attempt };
  const at_least = [{ points: 3, probability: 1 }, { points: 6, probability: 1 }, { points: 9, probability: 0.665 }];
  assert.deepEqual(rowOf({ ...odds, at_least }, "threes", rules), { category: "threes", only: false, points: 9, probability: 0.665, mean: 8.75 });
  assert.deepEqual(rowOf({ ...odds, points: 50, at_least: at_least.slice(0, 1) }, "yahtzee", rules),
    { category: "yahtzee", only: true, points: 50, probability: 1, mean: 8.75 });
});
