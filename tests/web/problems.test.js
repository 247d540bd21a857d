// Problems of a game, in words.

/** @import { Game, Problem } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { nameOf, problemLines } from "../../api/web/js/game/problems.js";
import { FOUR_ORDERS, short, yahtzee } from "./rulesets.js";

await useLanguage("en");

/** @type {Game} */
const GAME = {
  ruleset: "yahtzee",
  players: [
    { turns: [{ rolls: [[1, 3, 3, 4, 6]], category: "full_house", points: 25 }, { category: "villa" }, { category: "ones" }] },
    { name: "Bo", turns: [] },
  ],
};

/**
 * Return problems of this game in words.
 * @param {...Partial<Problem>} problems
 */
const said = (...problems) =>
  problemLines(problems.map((problem) => ({ code: "", pointer: "", ...problem })), problems.length, GAME, yahtzee());

test("wrong points of a hand are described with the hand", () => {
  const problem = { code: "wrong-points", pointer: "/players/0/turns/0/points", expected: 0, found: "25" };
  assert.deepEqual(said(problem), ["Player 1, turn 1: “Full house” with 1 3 3 4 6 pays 0, not 25."]);
});

test("all right numbers are listed if the roll decides", () => {
  const problem = { code: "wrong-points", pointer: "/players/0/turns/0/points", allowed: [20, 25], found: "30" };
  assert.deepEqual(said(problem), ["Player 1, turn 1: “Full house” with 1 3 3 4 6 pays 20, 25, not 30."]);
});

test("wrong points without a hand are described without one", () => {
  const problem = { code: "wrong-points", pointer: "/players/0/turns/2/points", expected: 0, found: "25" };
  assert.deepEqual(said(problem), ["Player 1, turn 3: Something here can’t be read."]);
});

test("impossible points are described with the category", () => {
  const problem = { code: "impossible-points", pointer: "/players/0/turns/2/points", found: "6" };
  assert.deepEqual(said(problem), ["Player 1, turn 3: “Ones” cannot pay 6 here."]);
});

test("a filled or illegal category has its title", () => {
  const pointer = "/players/0/turns/2/category";
  assert.deepEqual(
    said({ code: "category-filled", pointer, found: "full_house" }, { code: "out-of-order", pointer, found: "ones" }),
    ["Player 1, turn 3: “Full house” was already filled.", "Player 1, turn 3: “Ones” may not be filled here."],
  );
});

test("an unknown category has the name that was sent", () => {
  assert.deepEqual(said({ code: "unknown-category", pointer: "/players/0/turns/1/category", found: "villa" }), [
    "Player 1, turn 2: This game has no category “villa”.",
  ]);
});

test("totals have the names on the card", () => {
  const pointer = "/players/1/claimed/";
  assert.deepEqual(
    said(
      { code: "wrong-total", pointer: `${pointer}upper_bonus`, expected: 0, found: "35" },
      { code: "wrong-total", pointer: `${pointer}else`, expected: 1, found: "2" },
      { code: "wrong-extra-bonus", pointer: "/players/1/turns", expected: 100, found: "0" },
    ),
    ["Bo: “Bonus” comes to 0, not 35.", "Bo: “Total” comes to 1, not 2.", "Bo: “Yahtzee bonus” is 100 here, not 0."],
  );
});

test("problems of dice and turns are shown once for each place", () => {
  const codes = ["wrong-die", "wrong-dice", "too-many-rolls", "wrong-count", "keep-not-in-hand", "kept-dice-missing"];
  const lines = said(...codes.map((code) => ({ code, pointer: "/players/0/turns/0/rolls/0" })));
  assert.deepEqual(lines, ["Player 1, turn 1: These dice don’t match up."]);
  assert.deepEqual(said({ code: "unequal-rounds", pointer: "/players/1/turns" }), [
    "Bo: The number of turns is wrong.",
  ]);
});

test("unknown problems of later APIs are mentioned", () => {
  assert.deepEqual(said({ code: "who-knows", pointer: "/players/1/turns/0" }, { code: "missing", pointer: "/players" }), [
    "Bo, turn 1: Something here can’t be read.", "Something here can’t be read.",
  ]);
});

test("at most eight lines are shown, with the number of others", () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ code: "", detail: "", pointer: `/players/1/turns/${n}` }));
  assert.equal(said(...many.slice(0, 8)).length, 8);
  assert.equal(said(...many.slice(0, 8)).at(-1), "Bo, turn 8: Something here can’t be read.");
  assert.deepEqual(said(...many).slice(7), ["Bo, turn 8: Something here can’t be read.", "… and 1 more"]);
  // The answer lists some of a hundred.
  assert.equal(problemLines(many, 100, GAME, yahtzee()).at(-1), "… and 92 more");
});

test("an unreadable game has readable problems", () => {
  const odd = /** @type {Game} */ (JSON.parse('{"players": [7, null, {"turns": [null, {"rolls": "six"}], "name": 5}]}'));
  /** @param {string} pointer */
  const line = (pointer, code = "wrong-points") => problemLines([{ code, pointer }], 1, odd, yahtzee());
  assert.deepEqual(line("/players/0/turns"), ["Player 1: Something here can’t be read."]);
  assert.deepEqual(line("/players/1"), ["Player 2: Something here can’t be read."]);
  assert.deepEqual(line("/players/2/turns/0/points"), ["Player 3, turn 1: Something here can’t be read."]);
  assert.deepEqual(line("/players/2/turns/1/rolls"), ["Player 3, turn 2: Something here can’t be read."]);
  assert.deepEqual(line("/players/9/turns/0"), ["Player 10, turn 1: Something here can’t be read."]);
});

test("every player has a name", () => {
  assert.equal(nameOf({ name: "Åsa" }, 0), "Åsa");
  assert.equal(nameOf({ name: "  " }, 1), "Player 2");
  assert.equal(nameOf({}, 2), "Player 3");
  assert.equal(nameOf(null, 3), "Player 4");
});

test("problems of a sheet name the cell and the call", () => {
  const turns = [{ column: "down", category: "max", points: 7 }, { column: "announce", category: "min", announced: "max" }];
  /** @param {...Problem} problems */
  const lines = (...problems) =>
    problemLines(problems, problems.length, { ruleset: "short", players: [{ name: "Bo", turns }] }, short(FOUR_ORDERS));
  assert.deepEqual(
    lines(
      { code: "out-of-order", pointer: "/players/0/turns/0/category", found: "max of down" },
      { code: "illegal-category", pointer: "/players/0/turns/1/announced", found: "max" },
      { code: "wrong-total", pointer: "/players/0/claimed/columns/down/sum", expected: 3, found: "7" },
      { code: "wrong-total", pointer: "/players/0/claimed/products", expected: 0, found: "7" },
    ),
    [
      "Bo, turn 1: “Max, Down” may not be filled here.", "Bo, turn 2: “Max” may not be announced here.",
      "Bo: “Sum” comes to 3, not 7.", "Bo: “Products” comes to 0, not 7.",
    ],
  );
});
