// The proof of a roll by commitments, an answer of /v1/roll/reveals: one chain from each side, as in games by link.

import { SIZE, facesOf, hashed } from "./fair-dice.js";

/**
 * @typedef {object} RevealedRoll
 * @property {number} number
 * @property {number[]} dice
 * @property {number[]} keep
 * @property {number[]} rolled
 * @property {number[]} faces
 * @property {string} client_commitment
 * @property {string} server_commitment
 * @property {string} client_value
 * @property {string} server_value
 */

/** The greatest number of a roll. */
const GREATEST = 1000;
const VALUE = new RegExp(`^[0-9a-f]{${2 * SIZE}}$`);

/**
 * Return the rolls in a text: one as JSON, or a list of them; none if it is anything else.
 * @param {string} text
 * @returns {RevealedRoll[]}
 */
export function parseRolls(text) {
  try {
    const rolls = [JSON.parse(text)].flat();
    return rolls.every(isRoll) ? rolls : [];
  } catch {
    return [];
  }
}

/** @param {any} value */
const isRoll = (value) => Boolean(value) &&
  ["dice", "keep", "rolled", "faces"].every((name) => Array.isArray(value[name]) && value[name].length <= 6 && value[name].every(isFace)) &&
  ["client_commitment", "server_commitment", "client_value", "server_value"].every((name) => VALUE.test(value[name])) &&
  Number.isInteger(value.number) && value.number >= 1 && value.number <= GREATEST;

/** @param {unknown} value */
const isFace = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;

/**
 * Compute a roll again: the faces that follow from its values, and whether each part holds.
 * @param {RevealedRoll} roll
 */
export async function checkRoll({ number, dice, keep, rolled, faces, ...roll }) {
  const [client, server] = [bytesOf(roll.client_value), bytesOf(roll.server_value)];
  const derived = await facesOf(client, server, faces.length);
  const last = faces.slice(keep.length);
  return {
    derived,
    clientHolds: digitsOf(await hashed(client, number)) === roll.client_commitment,
    serverHolds: digitsOf(await hashed(server, number)) === roll.server_commitment,
    facesHold: String(derived) === String(faces),
    handHolds: last.length > 0 && String(rolled) === String(last) && String(dice) === String([...keep, ...last].sort()),
  };
}

/** @param {string} digits */
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const digitsOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
