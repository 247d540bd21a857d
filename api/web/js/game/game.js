// A game as data, and its changes, independent of page and network. The current player, the cards and the totals are always
// derived, so that nothing can become inconsistent.

/**
 * @import { GamePosition, Player, Score, State, Turn } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { extraRolls, sheet } from "./sheet.js";

export * from "./sheet.js";

/**
 * @param {Rules} rules
 * @param {readonly Player[]} players
 * @returns {State}
 */
export function newGame(rules, players) {
  return {
    id: String(Math.random()),
    ruleset: rules.ruleset,
    players: players.map(({ name, strength }) => ({ name, strength, turns: [] })),
    turn: emptyTurn(rules),
  };
}

/**
 * Return the players of another game, which the next one begins. Persons keep the names that they had, since one without a name
 * is known by the place among the others.
 * @param {readonly Player[]} players
 * @param {readonly string[]} names as they are shown
 * @returns {Player[]}
 */
export function rematched(players, names) {
  const unnamed = players.findIndex(({ name, strength }) => name === null && strength === null);
  const named = players.map(({ name, strength }, p) => ({ name: strength === null && p !== unnamed ? names[p] : name, strength }));
  return [...named.slice(1), ...named.slice(0, 1)];
}

/**
 * @param {Rules} rules
 * @returns {Turn}
 */
export const emptyTurn = (rules) => ({ rolls: [], keeps: [], kept: Array(rules.diceCount).fill(false) });

/**
 * @param {State} state
 * @param {Rules} rules
 */
export const isOver = (state, rules) => state.players.every(({ turns }) => turns.length === rules.turns);

/**
 * Return the first player with the fewest turns: players take turns in order.
 * @param {State} state
 */
export function currentPlayer(state) {
  const fewest = Math.min(...state.players.map(({ turns }) => turns.length));
  return state.players.findIndex(({ turns }) => turns.length === fewest);
}

/**
 * Return the dice on the table, undefined before the first roll.
 * @param {State} state
 */
export const hand = (state) => state.turn.rolls.at(-1);

/**
 * Return the number of rolls that may still follow in this turn, extra ones included.
 * @param {State} state
 * @param {Rules} rules
 */
export function rollsLeft(state, rules) {
  const player = state.players[currentPlayer(state)];
  return rules.rollsOfTurn(player.turns.length) + extraRolls(player, rules) - state.turn.rolls.length;
}

/**
 * Return the extra rolls in this turn: those that are left, those that were spent, and those that scoring now saves. Rolls of
 * the turn itself are used first.
 * @param {State} state
 * @param {Rules} rules
 */
export function extraRollsNow(state, rules) {
  const had = extraRolls(state.players[currentPlayer(state)], rules);
  const rolls = rollsLeft(state, rules);
  const left = Math.min(had, rolls);
  const saved = state.turn.rolls.length ? rules.extraRollsAfter(had, rolls) - left : 0;
  return { left, spent: had - left, saved };
}

/**
 * Return the position of the current player, without dice before the first roll.
 * @param {State} state
 * @param {Rules} rules
 * @returns {GamePosition}
 */
export function position(state, rules) {
  const player = state.players[currentPlayer(state)];
  return {
    sheet: sheet(player, rules), extraRolls: extraRolls(player, rules), dice: hand(state) ?? [], rollsLeft: rollsLeft(state, rules),
    announced: state.turn.announced, allRolled: allRolled(state.turn),
  };
}

/**
 * Return whether the last roll was one of all dice.
 * @param {Turn} turn
 */
export const allRolled = ({ keeps }) => !keeps.at(-1)?.length;

/**
 * @param {State} state
 * @param {Rules} rules
 */
export const canRoll = (state, rules) =>
  rollsLeft(state, rules) > 0 && (state.turn.rolls.length === 0 || state.turn.kept.includes(false))
  && !(mustRollAll(state, rules) && state.turn.kept.includes(true));

/**
 * Return whether only a roll of all dice leaves anything to fill: it is the last one, nothing was called, and nothing else is
 * open.
 * @param {State} state
 * @param {Rules} rules
 */
export function mustRollAll(state, rules) {
  const { rolls, announced } = state.turn;
  if (!rules.callColumn || !rolls.length || announced !== undefined || rollsLeft(state, rules) !== 1) return false;
  const cards = sheet(state.players[currentPlayer(state)], rules);
  return rules.columns.every((column, c) => column.announce || !rules.fillable(cards[c], column).length);
}

/**
 * Return the categories that can be called now: after the first roll, where none was.
 * @param {State} state
 * @param {Rules} rules
 */
export function callable(state, rules) {
  const { rolls, announced } = state.turn;
  if (rolls.length !== 1 || announced !== undefined) return [];
  const cards = sheet(state.players[currentPlayer(state)], rules);
  return rules.columns.flatMap((column, c) => (column.announce ? rules.fillable(cards[c], column) : []));
}

/**
 * Call a category, which the turn then has to fill.
 * @param {State} state
 * @param {Rules} rules
 * @param {string} category
 */
export function call(state, rules, category) {
  if (!callable(state, rules).includes(category)) throw new RangeError(`${category} may not be called`);
  state.turn.announced = category;
}

/**
 * Roll the dice that are not kept.
 * @param {State} state
 * @param {(place: number) => number} [randomFace]
 */
export function roll(state, randomFace = fairFace) {
  const { turn } = state;
  const before = hand(state);
  if (before) turn.keeps.push(before.filter((_, i) => turn.kept[i]));
  turn.rolls.push(turn.kept.map((kept, i) => (before && kept ? before[i] : randomFace(i))));
}

/**
 * 252 is the greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely.
 */
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
 * Mark the dice that make up `faces`, preferring those that are kept already.
 * @param {State} state
 * @param {readonly number[]} faces
 */
export function keepFaces(state, faces) {
  const chosen = placesOf(hand(state) ?? [], faces, state.turn.kept);
  state.turn.kept = state.turn.kept.map((_, i) => chosen.has(i));
}

/**
 * Return the places of these faces among the dice.
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
  const { rolls, announced } = state.turn;
  return rules.scores(sheet(player, rules), dice, rolls.length, { announced, allRolled: allRolled(state.turn) });
}

/**
 * Fill a category of the current player and end the turn. Return the points.
 * @param {State} state
 * @param {Rules} rules
 * @param {string} category
 * @param {string} [column] where there are several
 */
export function score(state, rules, category, column) {
  const paid = legalScores(state, rules).find((each) => each.category === category && each.column === column);
  if (!paid) throw new RangeError(`${category} may not be filled`);
  state.players[currentPlayer(state)].turns.push({ ...playedSoFar(state.turn), ...paid });
  state.turn = emptyTurn(rules);
  return paid;
}

/**
 * Return the part of a turn that stays when it is scored, and when that is undone.
 * @param {Pick<Turn, "rolls" | "keeps" | "announced">} turn
 */
const playedSoFar = ({ rolls, keeps, announced }) => ({ rolls, keeps, ...(announced !== undefined && { announced }) });

/**
 * Return whether there is something to undo: a call until the next roll, or the last score of a person until a person rolls.
 * Undoing a score also undoes the computer's moves after it.
 * @param {State} state
 */
export const canUndo = (state) =>
  canTakeCallBack(state)
  || (state.turn.rolls.length === 0 || state.players[currentPlayer(state)].strength !== null)
  && state.players.some(({ strength, turns }) => strength === null && turns.length > 0);

/** @param {State} state */
const canTakeCallBack = ({ turn, ...state }) =>
  turn.announced !== undefined && turn.rolls.length === 1
  && state.players[currentPlayer({ turn, ...state })].strength === null;

/**
 * Return the player who scored last.
 * @param {State} state
 */
function lastPlayer(state) {
  const most = Math.max(...state.players.map(({ turns }) => turns.length));
  return state.players.findLastIndex(({ turns }) => turns.length === most);
}

/**
 * Undo the last scoring of a person, or the call of this turn; there is one if `canUndo`.
 * @param {State} state
 * @param {Rules} rules
 */
export function undo(state, rules) {
  if (canTakeCallBack(state)) {
    delete state.turn.announced;
    return;
  }
  for (;;) {
    const player = state.players[lastPlayer(state)];
    const taken = player.turns.pop();
    if (!taken) throw new RangeError("nothing was scored yet");
    if (player.strength !== null) continue;
    state.turn = { ...emptyTurn(rules), ...playedSoFar(taken) };
    return;
  }
}
