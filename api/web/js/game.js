// A game as data, and what may happen to it. Nothing here touches the page or the network; whatever can be derived
// (whose turn it is, the cards, the totals) is derived, so that there is nothing to keep in step.
//
// state {id, ruleset, players: [{name, strength, turns: [{rolls, keeps, category, points, extraBonus}]}],
//        turn: {rolls, keeps, kept: [true, …]}}
// strength is null for a person, name where none was typed (names.js then has one). Hands are in the order in which the dice lie on the table.

import { namesOf } from "./names.js";

export function newGame(rules, players) {
  return {
    id: String(Math.random()),
    ruleset: rules.id,
    players: players.map(({ name, strength }) => ({ name, strength, turns: [] })),
    turn: emptyTurn(rules),
  };
}

const emptyTurn = (rules) => ({ rolls: [], keeps: [], kept: Array(rules.diceCount).fill(false) });

export const isOver = (state, rules) => state.players.every(({ turns }) => turns.length === rules.categories.length);

// The player with the fewest turns, the first of them: players take turns in order.
export function currentPlayer(state) {
  const fewest = Math.min(...state.players.map(({ turns }) => turns.length));
  return state.players.findIndex(({ turns }) => turns.length === fewest);
}

export const hand = (state) => state.turn.rolls.at(-1);

export const rollsLeft = (state, rules) => rules.rolls - state.turn.rolls.length;

export function card(player, rules) {
  const points = Object.fromEntries(rules.categories.map((category) => [category, null]));
  let extraBonuses = 0;
  for (const turn of player.turns) {
    points[turn.category] = turn.points;
    if (turn.extraBonus > 0) extraBonuses += 1;
  }
  return { points, extra_bonus_count: extraBonuses };
}

// The card in the form of the API: only what is filled, no extra bonuses where the ruleset has none.
export function scorecard(player, rules) {
  const { points, extra_bonus_count } = card(player, rules);
  const filled = Object.fromEntries(Object.entries(points).filter(([, value]) => value !== null));
  return rules.joker?.extra_bonus ? { points: filled, extra_bonus_count } : { points: filled };
}

export function position(state, rules) {
  const player = state.players[currentPlayer(state)];
  return {
    ruleset: rules.id, scorecard: scorecard(player, rules), dice: hand(state), rolls_left: rollsLeft(state, rules),
  };
}

export const canRoll = (state, rules) =>
  rollsLeft(state, rules) > 0 && (state.turn.rolls.length === 0 || state.turn.kept.includes(false));

export function roll(state, rules, randomFace = fairFace) {
  const { turn } = state;
  const before = hand(state);
  if (before) turn.keeps.push(before.filter((_, i) => turn.kept[i]));
  turn.rolls.push(turn.kept.map((kept, i) => (before && kept ? before[i] : randomFace())));
}

// 252 is the greatest multiple of six that a byte holds; what is above is thrown away, so that all faces are equal.
export function fairFace() {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0] >= 252);
  return (byte[0] % 6) + 1;
}

export function toggle(state, place) {
  state.turn.kept[place] = !state.turn.kept[place];
}

// Marks the dice that make up `faces`, preferring those that are kept already.
export function keepFaces(state, faces) {
  const chosen = placesOf(hand(state), faces, state.turn.kept);
  state.turn.kept = state.turn.kept.map((_, i) => chosen.has(i));
}

export function placesOf(dice, faces, preferred = []) {
  const chosen = new Set();
  for (const face of faces) {
    const places = dice.map((_, i) => i).filter((i) => dice[i] === face && !chosen.has(i));
    chosen.add(places.find((i) => preferred[i]) ?? places[0]);
  }
  return chosen;
}

export function legalScores(state, rules) {
  if (!hand(state)) return [];
  const player = state.players[currentPlayer(state)];
  return rules.scores(card(player, rules), hand(state), state.turn.rolls.length === 1);
}

export function score(state, rules, category) {
  const { points, extraBonus } = legalScores(state, rules).find((move) => move.category === category);
  const { rolls, keeps } = state.turn;
  state.players[currentPlayer(state)].turns.push({ rolls, keeps, category, points, extraBonus });
  state.turn = emptyTurn(rules);
}

// A person's last scoring can be taken back until a person rolls, with all that the computer has done since.
export const canUndo = (state) =>
  (state.turn.rolls.length === 0 || state.players[currentPlayer(state)].strength !== null)
  && state.players.some(({ strength, turns }) => strength === null && turns.length > 0);

export function lastPlayer(state) {
  const most = Math.max(...state.players.map(({ turns }) => turns.length));
  return state.players.findLastIndex(({ turns }) => turns.length === most);
}

export function undo(state, rules) {
  for (;;) {
    const player = state.players[lastPlayer(state)];
    const { rolls, keeps } = player.turns.pop();
    if (player.strength !== null) continue;
    state.turn = { rolls, keeps, kept: Array(rules.diceCount).fill(false) };
    return;
  }
}

// The game as POST /v1/games/check and /v1/games/review take it; without totals where nobody knows the rules.
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
