// A game as data, and what may happen to it. Nothing here touches the page or the network; whatever can be derived
// (whose turn it is, the cards, the totals) is derived, so that there is nothing to keep in step.

/**
 * @import { Card, CardPlayer, Game, Player, Position, Score, Scorecard, State, Turn } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { namesOf } from "./names.js";

/**
 * @param {Rules} rules
 * @param {readonly Player[]} players
 * @returns {State}
 */
export function newGame(rules, players) {
  return {
    id: String(Math.random()),
    ruleset: rules.id,
    players: players.map(({ name, strength }) => ({ name, strength, turns: [] })),
    turn: emptyTurn(rules),
  };
}

/**
 * @param {Rules} rules
 * @returns {Turn}
 */
const emptyTurn = (rules) => ({ rolls: [], keeps: [], kept: Array(rules.diceCount).fill(false) });

/**
 * @param {State} state
 * @param {Rules} rules
 */
export const isOver = (state, rules) => state.players.every(({ turns }) => turns.length === rules.turns);

/**
 * The player with the fewest turns, the first of them: players take turns in order.
 * @param {State} state
 */
export function currentPlayer(state) {
  const fewest = Math.min(...state.players.map(({ turns }) => turns.length));
  return state.players.findIndex(({ turns }) => turns.length === fewest);
}

/**
 * The dice on the table, undefined before the first roll.
 * @param {State} state
 */
export const hand = (state) => state.turn.rolls.at(-1);

/**
 * The extra rolls that a player has between turns, or had at the start of this one.
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
export const extraRolls = ({ turns }, rules) =>
  turns.reduce(
    (extra, { rolls }) => rules.extraRollsAfter(extra, rules.rolls + extra - rolls.length), rules.extraRolls?.start ?? 0,
  );

/**
 * All rolls that may still follow in this turn, extra ones included.
 * @param {State} state
 * @param {Rules} rules
 */
export const rollsLeft = (state, rules) =>
  rules.rolls + extraRolls(state.players[currentPlayer(state)], rules) - state.turn.rolls.length;

/**
 * The stock of extra rolls in this turn: those that are left, those that were spent, and those that scoring now saves.
 * Those of the turn itself are used first.
 * @param {State} state
 * @param {Rules} rules
 */
export function stock(state, rules) {
  const had = extraRolls(state.players[currentPlayer(state)], rules);
  const rolls = rollsLeft(state, rules);
  const left = Math.min(had, rolls);
  const saved = state.turn.rolls.length ? rules.extraRollsAfter(had, rolls) - left : 0;
  return { left, spent: had - left, saved };
}

/**
 * @param {CardPlayer} player
 * @param {Rules} rules
 * @returns {Card}
 */
export function card(player, rules) {
  /** @type {Record<string, number[]>} */
  const points = Object.fromEntries(rules.categories.map((category) => [category, []]));
  for (const turn of player.turns) points[turn.category].push(turn.points);
  const bonuses = player.turns.filter(({ extraBonus }) => extraBonus > 0);
  return { points, extra_bonus_count: bonuses.length, extra_rolls: extraRolls(player, rules) };
}

/**
 * The card in the form of the API: only what is filled, no extra bonuses and no extra rolls where the ruleset has none.
 * @param {CardPlayer} player
 * @param {Rules} rules
 * @returns {Scorecard}
 */
export function scorecard(player, rules) {
  const { points, extra_bonus_count, extra_rolls } = card(player, rules);
  const filled = Object.entries(points).filter(([, fillings]) => fillings.length);
  return {
    points: Object.fromEntries(filled.map(([id, fillings]) => [id, rules.timesOf(id) > 1 ? fillings : fillings[0]])),
    ...(rules.joker?.extra_bonus && { extra_bonus_count }),
    ...(rules.extraRolls && { extra_rolls }),
  };
}

/**
 * The decision that the current player is to take, after a roll.
 * @param {State} state
 * @param {Rules} rules
 * @returns {Position}
 */
export const position = (state, rules) => ({
  ruleset: rules.id,
  scorecard: scorecard(state.players[currentPlayer(state)], rules),
  dice: hand(state) ?? [],
  rolls_left: rollsLeft(state, rules),
});

/**
 * @param {State} state
 * @param {Rules} rules
 */
export const canRoll = (state, rules) =>
  rollsLeft(state, rules) > 0 && (state.turn.rolls.length === 0 || state.turn.kept.includes(false));

/**
 * Rolls the dice that are not kept.
 * @param {State} state
 * @param {() => number} [randomFace]
 */
export function roll(state, randomFace = fairFace) {
  const { turn } = state;
  const before = hand(state);
  if (before) turn.keeps.push(before.filter((_, i) => turn.kept[i]));
  turn.rolls.push(turn.kept.map((kept, i) => (before && kept ? before[i] : randomFace())));
}

/** 252 is the greatest multiple of six that a byte holds; what is above is thrown away, so that all faces are equal. */
export function fairFace() {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0] >= 252);
  return (byte[0] % 6) + 1;
}

/**
 * @param {State} state
 * @param {number} place
 */
export function toggle(state, place) {
  state.turn.kept[place] = !state.turn.kept[place];
}

/**
 * Marks the dice that make up `faces`, preferring those that are kept already.
 * @param {State} state
 * @param {readonly number[]} faces
 */
export function keepFaces(state, faces) {
  const chosen = placesOf(hand(state) ?? [], faces, state.turn.kept);
  state.turn.kept = state.turn.kept.map((_, i) => chosen.has(i));
}

/**
 * The places of these faces among the dice.
 * @param {readonly number[]} dice
 * @param {readonly number[]} faces
 * @param {readonly boolean[]} [preferred]
 */
export function placesOf(dice, faces, preferred = []) {
  /** @type {Set<number>} */
  const chosen = new Set();
  for (const face of faces) {
    const places = dice.map((_, i) => i).filter((i) => dice[i] === face && !chosen.has(i));
    chosen.add(places.find((i) => preferred[i]) ?? places[0]);
  }
  return chosen;
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @returns {Score[]}
 */
export function legalScores(state, rules) {
  const dice = hand(state);
  if (!dice) return [];
  const player = state.players[currentPlayer(state)];
  return rules.scores(card(player, rules), dice, state.turn.rolls.length);
}

/**
 * Fills a category of the current player, whose turn then ends. Returns what that paid.
 * @param {State} state
 * @param {Rules} rules
 * @param {string} category
 */
export function score(state, rules, category) {
  const paid = legalScores(state, rules).find((each) => each.category === category);
  if (!paid) throw new RangeError(`${category} may not be filled`);
  const { rolls, keeps } = state.turn;
  state.players[currentPlayer(state)].turns.push({ rolls, keeps, ...paid });
  state.turn = emptyTurn(rules);
  return paid;
}

/**
 * A person's last scoring can be taken back until a person rolls, with all that the computer has done since.
 * @param {State} state
 */
export const canUndo = (state) =>
  (state.turn.rolls.length === 0 || state.players[currentPlayer(state)].strength !== null)
  && state.players.some(({ strength, turns }) => strength === null && turns.length > 0);

/**
 * Who scored last.
 * @param {State} state
 */
function lastPlayer(state) {
  const most = Math.max(...state.players.map(({ turns }) => turns.length));
  return state.players.findLastIndex(({ turns }) => turns.length === most);
}

/**
 * Takes back the last scoring of a person; there is one, as `canUndo` says.
 * @param {State} state
 * @param {Rules} rules
 */
export function undo(state, rules) {
  for (;;) {
    const player = state.players[lastPlayer(state)];
    const taken = player.turns.pop();
    if (!taken) throw new RangeError("nothing was scored yet");
    if (player.strength !== null) continue;
    state.turn = { ...emptyTurn(rules), rolls: taken.rolls, keeps: taken.keeps };
    return;
  }
}

/**
 * Whether a state is one of a game with these rules.
 * @param {State} state
 * @param {Rules} rules
 */
export function fits(state, rules) {
  const { players, turn } = state;
  return players.every((player) => hasCard(player, rules)) && turn.kept.length === rules.diceCount
    && turn.keeps.length === Math.max(0, turn.rolls.length - 1)
    && turn.rolls.every((dice) => dice.length === rules.diceCount) && rollsLeft(state, rules) >= 0;
}

/**
 * Whether every category was filled no more often than it can be, with no more rolls than there were.
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
function hasCard({ turns, ...player }, rules) {
  return turns.every(({ category, rolls }, n) => {
    const before = { ...player, turns: turns.slice(0, n) };
    return rules.categories.includes(category) && rules.isOpen(card(before, rules), category)
      && rolls.length <= rules.rolls + extraRolls(before, rules);
  });
}

/**
 * The game as POST /v1/games/check and /v1/games/review take it; without totals where nobody knows the rules.
 * @param {State} state
 * @param {Rules} [rules]
 * @returns {Game}
 */
export function dumpGame(state, rules) {
  const names = namesOf(state.players);
  return {
    ruleset: state.ruleset,
    players: state.players.map((player, p) => ({
      name: names[p],
      turns: player.turns.map(({ rolls, keeps, category, points }) => ({ rolls, keeps, category, points })),
      ...(rules && { claimed: rules.totals(card(player, rules)) }),
    })),
  };
}
