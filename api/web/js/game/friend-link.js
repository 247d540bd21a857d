// A game of two players on two devices as a link: #friend=<base64url>. It carries the latest revealed value of each player (see
// fair-dice.js), their names, the ruleset and the moves, and ends with a checksum, which tells damaged links.

/** @import { RulesetReference } from "../base/types.js" */

import { decodeBytes, encodeBytes } from "../base/base64url.js";
import { SIZE } from "./fair-dice.js";

const PREFIX = "#friend=";
const [INVITATION, GAME] = [1, 2];
const CHECKSUM = 4;

/**
 * An invitation has no second value.
 * @typedef {{ values: [Uint8Array, Uint8Array?], names: [string, string], ruleset: RulesetReference, turns: number, moves: Uint8Array }} Letter
 */

/** @param {string} fragment */
export const isFriendLink = (fragment) => fragment.startsWith(PREFIX);

/** @param {Letter} letter */
export async function dumpLetter({ values, names, ruleset, turns, moves }) {
  const [first, second] = values;
  const known = typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset);
  const texts = [...names, known].flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  });
  const body = Uint8Array.from([second ? GAME : INVITATION, turns, ...first, ...(second ?? []), ...texts, ...moves]);
  return PREFIX + encodeBytes(Uint8Array.from([...body, ...await checksum(body)]));
}

/**
 * Return the content of a link, undefined where it is damaged.
 * @param {string} fragment
 * @returns {Promise<Letter | undefined>}
 */
export async function parseLetter(fragment) {
  try {
    const bytes = decodeBytes(fragment.slice(PREFIX.length));
    const body = bytes.slice(0, -CHECKSUM);
    if (String(await checksum(body)) !== String(bytes.slice(-CHECKSUM))) return undefined;
    return readBody(body);
  } catch {
    return undefined;
  }
}

/**
 * @param {Uint8Array} body
 * @returns {Letter | undefined}
 */
function readBody(body) {
  let at = 2;
  /** @param {number} size */
  const take = (size) => body.slice(at, (at += size));
  const text = () => {
    const [high, low] = take(2);
    return new TextDecoder("utf-8", { fatal: true }).decode(take(high << 8 | low));
  };
  const [kind, turns] = body;
  if (kind !== INVITATION && kind !== GAME) return undefined;
  const first = take(SIZE);
  const second = kind === GAME ? take(SIZE) : undefined;
  const [name, other, known] = [text(), text(), text()];
  const moves = body.slice(at);
  return {
    values: [first, second], names: [name, other], ruleset: known.startsWith("{") ? JSON.parse(known) : known, turns, moves,
  };
}

/** @param {Uint8Array<ArrayBuffer>} body */
const checksum = async (body) => new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, CHECKSUM);
