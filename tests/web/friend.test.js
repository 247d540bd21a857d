// Games by link: dice from two secrets, moves as bytes, and what is refused.

/** @import { State } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { createHash } from "node:crypto";
import { depthOfSecret, facesOf, hashed, revealed } from "../../api/web/js/game/fair-dice.js";
import { dumpLetter, parseLetter } from "../../api/web/js/game/friend-link.js";
import * as game from "../../api/web/js/game/game.js";
import { decodeMoves, encodeMoves, rollKnown, turnsOf } from "../../api/web/js/game/moves-code.js";
import { FOUR_ORDERS, short, tiny, tinyWith, yahtzee } from "./rulesets.js";

const [ANN, BO] = [1, 2].map((seed) => new Uint8Array(16).fill(seed));
const PLAYERS = [{ name: "Ann", strength: null }, { name: "Bo", strength: null }];

/** @param {...(number | Uint8Array)} parts */
const sha = (...parts) => createHash("sha256").update(Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.of(part) : part)))).digest();

test("a chain of values is that of SHA-256", async () => {
  const once = sha(1, ANN).subarray(0, 16);
  assert.deepEqual(Buffer.from(await hashed(ANN, 1)), once);
  assert.deepEqual(Buffer.from(await hashed(ANN, 2)), sha(1, once).subarray(0, 16));
  assert.deepEqual(await hashed(ANN, 0), ANN);
});

test("faces are those of both values, without bytes that would favour some", async () => {
  const bytes = [...sha(2, 0, ANN, BO), ...sha(2, 1, ANN, BO)].filter((byte) => byte < 252);
  assert.deepEqual(await facesOf(ANN, BO, 40), bytes.slice(0, 40).map((byte) => (byte % 6) + 1));
  assert.notDeepEqual(await facesOf(BO, ANN, 40), await facesOf(ANN, BO, 40));
});

test("all faces are equally frequent", async () => {
  const faces = await facesOf(ANN, BO, 6000);
  const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((each) => each === face).length);
  // Chi-squared with 5 degrees of freedom: above 20.5 once in a thousand.
  assert.ok(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0) < 20.5, String(counts));
});

test("a turn's values are revealed after it by its player, and before it by the other one", () => {
  for (let turns = 0; turns < 26; turns += 1) {
    const mover = turns % 2;
    const [before, after] = [revealed(turns), revealed(turns + 1)];
    assert.ok(before[mover] < turns + 1 && before[1 - mover] >= turns + 1, `turn ${turns}`);
    assert.ok(after[mover] >= turns + 1);
    assert.equal(after[1 - mover], before[1 - mover]);
  }
  assert.ok(Math.max(...revealed(26)) <= depthOfSecret(13));
});

/** The dice of these tests. @type {(turn: number, count: number) => Promise<number[]>} */
const diceOf = (turn, count) => facesOf(ANN, Uint8Array.from({ length: 16 }, () => turn), count);

/**
 * Play a whole game with choices that vary.
 * @param {ReturnType<typeof tiny>} rules
 * @param {(turn: number) => number} [rerolls]
 */
async function played(rules, rerolls = (turn) => turn % 3) {
  const state = game.newGame(rules, PLAYERS);
  for (let turn = 0; !game.isOver(state, rules); turn += 1) {
    const faces = await diceOf(turn, game.rollsLeft(state, rules) * rules.diceCount);
    rollKnown(state, rules, faces);
    if (turn % 2 && game.callable(state, rules).length) game.call(state, rules, game.callable(state, rules)[0]);
    while (game.rollsLeft(state, rules) > 0 && (state.turn.rolls.length <= rerolls(turn) || !game.legalScores(state, rules).length)) {
      state.turn.kept = state.turn.kept.map((_, place) => !game.mustRollAll(state, rules) && Boolean((turn + place) % 2));
      rollKnown(state, rules, faces);
    }
    const options = game.legalScores(state, rules);
    const { category, column } = options[turn % options.length];
    game.score(state, rules, category, column);
  }
  return state;
}

/** @param {State} state */
const cards = ({ players }) => players.map(({ turns }) => turns);

test("moves as bytes round-trip at every length of a game", async () => {
  // One card, columns with calls, saved rolls.
  for (const rules of [yahtzee(), short(FOUR_ORDERS), tinyWith({ extra_rolls: { saves: true, start: 1 } })]) {
    const whole = await played(rules);
    for (let n = turnsOf(whole).length; n >= 0; n -= 1) {
      const bytes = await encodeMoves(whole, rules, diceOf);
      const again = await decodeMoves(game.newGame(rules, PLAYERS), rules, n, diceOf, bytes);
      assert.deepEqual(again && cards(again), cards(whole));
      if (n) whole.players[(n - 1) % 2].turns.pop();
    }
  }
});

test("other dice, and digits that are left over, are refused", async () => {
  const rules = yahtzee();
  const whole = await played(rules);
  const bytes = await encodeMoves(whole, rules, diceOf);
  const { length } = turnsOf(whole);
  for (const turns of [length - 1, length + 1])
    assert.equal(await decodeMoves(game.newGame(rules, PLAYERS), rules, turns, diceOf, bytes), undefined);
  await assert.rejects(encodeMoves(whole, rules, (turn, count) => diceOf(turn + 1, count)), RangeError);
});

test("the link of a finished game of Yahtzee is short", async () => {
  const moves = await encodeMoves(await played(yahtzee(), () => 2), yahtzee(), diceOf);
  const link = await dumpLetter({ values: [ANN, BO], names: ["Anna Katharina", "Bo"], ruleset: "yahtzee", turns: 24, moves });
  assert.ok(link.length < 180, String(link.length));
});

test("a link is read as it was written, and refused when it was damaged", async () => {
  for (const letter of /** @type {const} */ ([
    { values: [ANN, BO], names: ["Åsa", ""], ruleset: "yahtzee", turns: 3, moves: Uint8Array.of(1, 2, 3) },
    { values: [ANN, undefined], names: ["Ann", ""], ruleset: { title: "Mine" }, turns: 0, moves: Uint8Array.of() },
  ])) {
    const link = await dumpLetter({ ...letter, values: [...letter.values], names: [...letter.names] });
    assert.deepEqual(await parseLetter(link), letter);
    for (const changed of [link.slice(0, -1), `${link.slice(0, 20)}${link[20] === "A" ? "B" : "A"}${link.slice(21)}`, "#friend=", "#friend=é"])
      assert.equal(await parseLetter(changed), undefined, changed);
  }
});
