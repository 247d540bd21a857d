// Dice that two players on two devices can trust, without a server that remembers anything.
//
// Each player draws a secret and hashes it again and again: a chain of values. The last one, the commitment, is known to both
// before the first roll. From then on a player reveals values from the end of the chain towards the secret. Hashing a revealed
// value leads to the commitment, so a player can reveal nothing else. It also gives all values that were revealed before, so a
// link only needs the latest one of each player.
//
//   1. The first player sends a commitment: the invitation.
//   2. The second player answers with a commitment and the value at depth 1.
//   3. The dice of turn t (0, 1, …) follow from the values of both players at depth t + 1. The player of that turn has not
//      revealed the own value, and the other one had to commit before knowing it. After the turn, the link reveals two more
//      values: the one that this turn used, with which the other player verifies the dice, and the one for the next turn.
//
// Each die has its own face in each roll of a turn, whatever was kept. So the same turn, begun again, rolls the same dice.
//
// This prevents: choosing dice, rolling again by reloading the page or opening the link twice, predicting the dice of the other
// player, and changing turns that the other player has seen. It does not prevent: abandoning a game; reading all rolls of the own
// turn in advance with a changed page, since one link a turn carries everything that these depend on; players who tell each other
// their secrets. Values have 128 bits. Links are not signed: another person could change the latest moves on the way, but no dice.

export const SIZE = 16;
const [CHAIN, DICE] = [1, 2];
// The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely.
const FAIR = 252;

export const newSecret = () => crypto.getRandomValues(new Uint8Array(SIZE));

/** Return whether this browser can hash: it does only on pages over HTTPS, or of this device. */
export const canHash = () => Boolean(globalThis.crypto?.subtle);

/** @param {readonly (number | Uint8Array)[]} parts */
async function digest(...parts) {
  const bytes = Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...part])));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/**
 * Return the value that is some steps nearer to the commitment.
 * @param {Uint8Array} value
 * @param {number} steps
 */
export async function hashed(value, steps) {
  let reached = value;
  for (let n = 0; n < steps; n += 1) reached = (await digest(CHAIN, reached)).slice(0, SIZE);
  return reached;
}

/**
 * Return the seed of the game of a day, as the server has it (engine/games/daily.py).
 * @param {string} date
 * @param {string} ruleset
 */
export const seedOfDay = (date, ruleset) => digest(new TextEncoder().encode(`keepwise daily ${date} ${ruleset}`));

/**
 * Return the faces of a turn.
 * @param {Uint8Array} first value of the first player; of the game of a day, its seed
 * @param {Uint8Array} second value of the other one; the number of the turn
 * @param {number} count
 */
export async function facesOf(first, second, count) {
  /** @type {number[]} */
  const faces = [];
  for (let block = 0; faces.length < count; block += 1)
    faces.push(...[...await digest(DICE, block, first, second)].filter((byte) => byte < FAIR).map((byte) => (byte % 6) + 1));
  return faces.slice(0, count);
}

/**
 * Return the depths of the values that a link with this number of turns reveals: of the first and of the second player.
 * @param {number} turns
 * @returns {[number, number]}
 */
export const revealed = (turns) => [2 * Math.ceil(turns / 2), 2 * Math.floor(turns / 2) + 1];

/**
 * Return the depth of the secret itself in a game with this number of turns for each player.
 * @param {number} turns
 */
export const depthOfSecret = (turns) => 2 * turns + 1;
