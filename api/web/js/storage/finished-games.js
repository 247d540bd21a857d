// Finished games and what their reviews found; who played them, and the mistakes that they made.

/**
 * @import { Game, GameReview, PlayerReview, Position, State } from "../base/types.js"
 * @import { GameRecord, MistakeRecord, PlayerRecord, RepetitionRecord, PartLoss, ReviewSums } from "./records.js"
 * @import { Placed } from "../game/review-positions.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { isOver } from "../game/game.js";
import { read, write } from "../base/local-storage.js";
import { forgetGame, load, loadGames, storeRecord } from "./records.js";
import { placeDecisions } from "../game/review-positions.js";
import { dumpGame } from "../game/questions.js";

export { forgetAll, forgetGame, canStore, loadHistory } from "./records.js";

// The most expensive mistakes of a player in a game.
const MISTAKES = 15;

/** @typedef {MistakeRecord & { id: string, when: string, good_loss: number }} Mistake */

/**
 * Store a game when it ends; undoing the last turn removes it.
 * @param {State} state
 * @param {Rules} rules
 */
export function followGame(state, rules) {
  if (isOver(state, rules)) recordGame(state.id, dumpGame(state, rules), state.players);
  else if (load("games", state.id)) forgetGame(state.id);
}

/**
 * Store a finished game; what is known of the same one stays.
 * @param {string} id
 * @param {Game} game with what its players claim
 * @param {readonly { name: string | null, strength: string | null }[]} players
 * @param {Date} [when]
 */
export function recordGame(id, game, players, when = new Date()) {
  const before = load("games", id);
  const same = before?.game && playedSame(before.game, game) ? { review: before.review, mistakes: before.mistakes, best: before.best } : {};
  const { ruleset = "yahtzee" } = game;
  return storeRecord("games", {
    ...same, id, when: before?.when ?? when.toISOString(), ruleset: /** @type {GameRecord["ruleset"]} */ (ruleset), game,
    players: players.map(({ name, strength }, p) => {
      const { total = 0, points_awarded } = game.players[p]?.claimed ?? {};
      return { name, strength, total, ...(points_awarded !== undefined && { points_awarded }) };
    }),
  });
}

/**
 * @param {Game} one
 * @param {Game} other
 */
const playedSame = (one, other) => turnsOf(one) === turnsOf(other);

/** @param {Game} game */
const turnsOf = ({ players }) => JSON.stringify(players.map((player) => player?.turns));

/**
 * Return the id of a stored game, found by its turns.
 * @param {Game} game
 */
export const idOf = (game) => loadGames().find((kept) => kept.game && playedSame(kept.game, game))?.id;

/**
 * Store the results of a review with its game, if that is stored.
 * @param {string | undefined} id
 * @param {GameReview} review
 * @param {Rules} rules
 */
export function recordReview(id, review, rules) {
  const kept = id === undefined ? undefined : load("games", id);
  if (!kept || kept.players.length !== review.players.length) return false;
  const good_loss = review.grades.greatest_losses.good;
  const mistakes = review.players.flatMap((player, p) => (
    kept.players[p].strength === null ? mistakesIn(placeDecisions(player.decisions, kept.game?.players[p], rules), p, good_loss) : []));
  return storeRecord("games", { ...kept, review: { good_loss, players: review.players.map((player) => sumsOf(player, rules.turns)) }, mistakes });
}

/**
 * @param {PlayerReview} player
 * @param {number} turns of the game
 * @returns {ReviewSums}
 */
function sumsOf({ loss, luck, free_decisions: decisions, decisions: taken, played_like: like }, turns) {
  /** @type {Record<string, PartLoss>} */
  const themes = {};
  /** @type {Record<string, PartLoss>} */
  const phases = {};
  for (const { turn, theme, forced, loss: lost } of taken) {
    if (forced) continue;
    add(phases, phaseAfter(turns, turn), lost);
    if (theme) add(themes, theme, lost);
  }
  return { loss, luck, decisions, themes, phases, ...(like && { like: like.most_likely }) };
}

/**
 * @param {Record<string, PartLoss>} parts
 * @param {string} name
 * @param {number} lost
 */
function add(parts, name, lost) {
  parts[name] ??= { n: 0, loss: 0 };
  parts[name].n += 1;
  parts[name].loss += lost;
}

/**
 * Return the phase of a game after some of its turns, as the server's puzzles define it.
 * @param {number} turns
 * @param {number} played
 */
export function phaseAfter(turns, played) {
  if (turns - played <= 3) return "endgame";
  if (played < 2) return "opening";
  return 2 * (played - 2) < turns - 5 ? "middle" : "late";
}

/**
 * @param {readonly Placed[]} placed the decisions of a player
 * @param {number} player
 * @param {number} good the greatest loss that is good enough
 * @returns {MistakeRecord[]}
 */
function mistakesIn(placed, player, good) {
  const wrong = placed.flatMap(({ decision, question }, at) => (question && decision.loss > good ? [{ decision, question, at }] : []));
  const dearest = wrong.sort((one, other) => other.decision.loss - one.decision.loss).slice(0, MISTAKES);
  return dearest.sort((one, other) => one.at - other.at).map(({ decision, question, at }) => {
    const { turn, roll, theme, played, best, loss, grade } = decision;
    return {
      player, at, turn, roll, ...(theme && { theme }), position: /** @type {Position} */ (question), played, best, loss,
      grade,
    };
  });
}

/**
 * Return the identity of a person in all games: the name, or "" for the first one without a name, called "You" on the
 * page.
 * @param {readonly Pick<PlayerRecord, "name" | "strength">[]} players
 * @param {number} p
 * @returns {string}
 */
export function personOf(players, p) {
  const { name } = players[p];
  if (name !== null) return name;
  const isFirst = players.findIndex((player) => player.name === null && player.strength === null) === p;
  return isFirst ? "" : `#${p + 1}`;
}

/**
 * Return the persons of these games, the most frequent one first.
 * @param {readonly GameRecord[]} games
 */
export function personsOf(games) {
  /** @type {Map<string, number>} */
  const played = new Map();
  for (const { players } of games) {
    players.forEach(({ strength }, p) => {
      const person = personOf(players, p);
      if (strength === null) played.set(person, (played.get(person) ?? 0) + 1);
    });
  }
  return [...played].sort(([, one], [, other]) => other - one).map(([person]) => person);
}

const ME = "keepwise.me";

/**
 * Return the person whose history is shown: the chosen one, or the one who plays here most.
 * @param {readonly GameRecord[]} games
 */
export function me(games) {
  const persons = personsOf(games);
  return persons.find((person) => person === read(ME)) ?? persons[0] ?? "";
}

/**
 * Return the strength that a person played like in the latest game for which that is known.
 * @param {readonly GameRecord[]} [games] from the newest on
 * @param {string} [person]
 */
export function playedLike(games = loadGames(), person = me(games)) {
  return games.map(({ players, review }) => review?.players.find((_, p) => (
    players[p].strength === null && personOf(players, p) === person))?.like).find(Boolean);
}

/** @param {string} person */
export const setMe = (person) => write(ME, person);

/**
 * Return the mistakes of a person, from the newest game on.
 * @param {readonly GameRecord[]} games
 * @param {string} person
 * @returns {Mistake[]}
 */
export const mistakesOf = (games = loadGames(), person = me(games)) => games.flatMap(({ id, when, players, review, mistakes = [] }) => (
  mistakes.filter(({ player }) => players[player]?.strength === null && personOf(players, player) === person).map((mistake) => ({
    ...mistake, id: `${id}/${mistake.player}/${mistake.at}`, when, good_loss: review?.good_loss ?? 0,
  }))));

/**
 * Return the mistakes to be repeated now: those due longest first, then new ones, the most expensive first.
 * @param {readonly Mistake[]} mistakes
 * @param {readonly RepetitionRecord[]} cards
 * @param {Date} now
 */
export function dueOf(mistakes, cards, now) {
  const due = new Map(cards.map(({ id, card }) => [id, Date.parse(card.due)]));
  return mistakes.filter(({ id }) => (due.get(id) ?? 0) <= now.getTime())
    .sort((one, other) => (due.get(one.id) ?? Infinity) - (due.get(other.id) ?? Infinity) || other.loss - one.loss);
}
