// Writes the dice that the pages roll, from bytes that are the same each time; used by test_dice_of_the_page.py.

import "./page.js";

import { facesOf } from "../../api/web/js/game/fair-dice.js";
import { fairFace } from "../../api/web/js/game/game.js";

const TURNS = 400;
const SIZE = 16;

// Bytes of a generator that passes statistical tests (mulberry32), in place of those of the device.
let state = 37;
crypto.getRandomValues = (array) => {
  if (!array) return array;
  for (let i = 0; i < array.byteLength; i += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    /** @type {Uint8Array} */ (/** @type {unknown} */ (array))[i] = (mixed ^ (mixed >>> 14)) >>> 24;
  }
  return array;
};

/** @param {number} turn @param {number} player */
const value = (turn, player) => Uint8Array.from({ length: SIZE }, (_, place) => [turn & 255, turn >> 8, player][place] ?? 0);

const alone = Array.from({ length: 5 * TURNS }, () => Array.from({ length: 5 }, fairFace));
const friends = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  const faces = await facesOf(value(turn, 0), value(turn, 1), 15);
  friends.push(faces.slice(0, 5), faces.slice(5, 10), faces.slice(10));
}
process.stdout.write(JSON.stringify({ alone, friends }));
