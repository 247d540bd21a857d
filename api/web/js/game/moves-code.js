// The moves of a game as few bytes. Each decision is a digit: its place among all that were possible, in a base of how many these
// were. The dice are not part of it, since they are known otherwise. So no illegal move can be written.

/**
 * @import { ScoredTurn, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import * as game from "./game.js";

/** @typedef {(turn: number, count: number) => Promise<readonly number[]>} FacesOf gives the faces of a turn: those of each roll in a row */
/** @typedef {{ action: "score", category: string, column?: string } | { action: "call", category: string } | { action: "roll", kept: boolean[] }} Choice */

/**
 * Return what a player can do with the hand on the table.
 * @param {State} state
 * @param {Rules} rules
 * @returns {Choice[]}
 */
function choices(state, rules) {
  /** @type {Choice[]} */
  const some = [
    ...game.legalScores(state, rules).map(({ category, column }) => ({ action: /** @type {const} */ ("score"), category, column })),
    ...game.callable(state, rules).map((category) => ({ action: /** @type {const} */ ("call"), category })),
  ];
  if (game.rollsLeft(state, rules) > 0) {
    const masks = game.mustRollAll(state, rules) ? 1 : 2 ** rules.diceCount - 1;
    for (let mask = 0; mask < masks; mask += 1)
      some.push({ action: "roll", kept: Array.from({ length: rules.diceCount }, (_, place) => Boolean(mask >> place & 1)) });
  }
  return some;
}

/**
 * Roll with faces that are known.
 * @param {State} state
 * @param {Rules} rules
 * @param {readonly number[]} faces of the turn
 */
export const rollKnown = (state, rules, faces) => (
  game.roll(state, (place) => faces[state.turn.rolls.length * rules.diceCount + place]));

/**
 * Play a game by known dice.
 * @param {State} state is changed
 * @param {Rules} rules
 * @param {number} turns
 * @param {FacesOf} facesOf
 * @param {(state: State, options: Choice[]) => Choice} choose
 */
async function play(state, rules, turns, facesOf, choose) {
  for (let turn = 0; turn < turns; turn += 1) {
    const faces = await facesOf(turn, game.rollsLeft(state, rules) * rules.diceCount);
    const player = state.players[game.currentPlayer(state)];
    const before = player.turns.length;
    rollKnown(state, rules, faces);
    while (player.turns.length === before) {
      const chosen = choose(state, choices(state, rules));
      if (chosen.action === "score") game.score(state, rules, chosen.category, chosen.column);
      else if (chosen.action === "call") game.call(state, rules, chosen.category);
      else {
        state.turn.kept = chosen.kept;
        rollKnown(state, rules, faces);
      }
    }
  }
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {FacesOf} facesOf
 */
export async function encodeMoves(state, rules, facesOf) {
  /** @type {{ digit: number, base: number }[]} */
  const digits = [];
  const turns = turnsOf(state);
  /** @type {Map<number, readonly number[]>} */
  const known = new Map();
  /** @type {FacesOf} */
  const remember = async (turn, count) => {
    known.set(turn, await facesOf(turn, count));
    return known.get(turn) ?? [];
  };
  const again = game.newGame(rules, state.players);
  await play(again, rules, turns.length, remember, (now, options) => {
    const turn = turnsOf(now).length;
    const digit = options.findIndex((option) => isPlayed(option, turns[turn], now, known.get(turn) ?? []));
    if (digit < 0) throw new RangeError("these dice were rolled otherwise");
    digits.push({ digit, base: options.length });
    return options[digit];
  });
  return bytesOf(digits.reduceRight((sum, { digit, base }) => sum * BigInt(base) + BigInt(digit), 0n));
}

/**
 * Return the state after a number of turns, undefined where the bytes are not those of such a game.
 * @param {State} state at the beginning; it is changed
 * @param {Rules} rules
 * @param {number} turns
 * @param {FacesOf} facesOf
 * @param {Uint8Array} bytes
 */
export async function decodeMoves(state, rules, turns, facesOf, bytes) {
  if (turns > rules.turns * state.players.length) return undefined;
  let rest = numberOf(bytes);
  await play(state, rules, turns, facesOf, (_, options) => {
    const base = BigInt(options.length);
    const digit = Number(rest % base);
    rest /= base;
    return options[digit];
  });
  return rest === 0n ? state : undefined;
}

/**
 * Return the turns of a game in the order in which they were played.
 * @param {State} state
 */
export const turnsOf = ({ players }) => players[0].turns.flatMap((_, n) => players.flatMap(({ turns }) => turns.slice(n, n + 1)));

/**
 * Return whether this was played: several ways to keep equal dice lead to different hands.
 * @param {Choice} option
 * @param {ScoredTurn} played
 * @param {State} now
 * @param {readonly number[]} faces of the turn
 */
function isPlayed(option, played, now, faces) {
  const { rolls, announced } = now.turn;
  if (played.announced !== undefined && announced === undefined && rolls.length === 1)
    return option.action === "call" && option.category === played.announced;
  if (rolls.length === played.rolls.length)
    return option.action === "score" && option.category === played.category && option.column === played.column;
  const next = played.rolls[rolls.length];
  return option.action === "roll"
    && String(rolls.at(-1)?.filter((_, i) => option.kept[i]).sort()) === String([...played.keeps[rolls.length - 1]].sort())
    && next.every((face, i) => face === (option.kept[i] ? rolls.at(-1)?.[i] : faces[rolls.length * next.length + i]));
}

/** @param {bigint} value */
function bytesOf(value) {
  const bytes = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return Uint8Array.from(bytes);
}

/** @param {Uint8Array} bytes from the least one on */
const numberOf = (bytes) => bytes.reduceRight((sum, byte) => sum << 8n | BigInt(byte), 0n);
