// The records of this browser: finished games with the results of their reviews, days of training, repetitions of mistakes.
//
// Each record has its own key in the storage. Tabs therefore do not overwrite each other's records, and damage to one record
// affects no other. Unreadable records stay and are counted.
//
// The latest DETAILED games are stored move by move, with their mistakes; earlier ones keep their totals and sums, up to GAMES of
// them. If the storage is full, the oldest games lose their details first, and no game is dropped.

/**
 * @import { Game, Grade, Move, Position } from "../base/types.js"
 * @import { Check } from "../base/shapes.js"
 */

import { scorecardShape } from "../game/wire.js";
import { keysWith, readJson, write } from "../base/local-storage.js";
import * as shape from "../base/shapes.js";

export const GAMES = 2000;
export const DETAILED = 200;
// The greatest number of players of a game.
const PLAYERS = 100;
const THINNED_AT_ONCE = 10;

/**
 * @typedef {{ name: string | null, strength: string | null, total: number, points_awarded?: number }} PlayerRecord
 * @typedef {{ n: number, loss: number }} PartLoss decisions that were free, and what they lost
 * @typedef {{
 *   loss: number, luck: number, decisions: number, themes: Record<string, PartLoss>, phases?: Record<string, PartLoss>,
 *   like?: string,
 * }} ReviewSums earlier versions stored no phases; `like` is the strength that the player played like
 * @typedef {{ good_loss: number, players: ReviewSums[] }} ReviewRecord
 * @typedef {{
 *   player: number, at: number, turn: number, roll: number, theme?: string, position: Position, played: Move, best: Move,
 *   loss: number, grade: Grade,
 * }} MistakeRecord `at` is the place among the decisions of the player
 * @typedef {{
 *   id: string, when: string, ruleset: string | Record<string, unknown>, players: PlayerRecord[], game?: Game,
 *   review?: ReviewRecord, mistakes?: MistakeRecord[], best?: number,
 * }} GameRecord `best` is the total of best play with the same dice, in games of the day
 * @typedef {{ loss: number, accepted: boolean, played: Move, difficulty?: number, hinted?: boolean }} AnswerRecord
 * @typedef {{ ruleset: string, date: string, on: string, of: number, answers: AnswerRecord[] }} DayRecord
 *   `on` is the day on which it was begun
 * @typedef {{ due: string, stability: number, difficulty: number, scheduled_days: number, learning_steps: number,
 *   reps: number, lapses: number, state: number, last_review?: string }} RepetitionCard as the scheduler has it
 * @typedef {{ id: string, card: RepetitionCard }} RepetitionRecord of the mistake with this id
 * @typedef {{ games: GameRecord[], days: DayRecord[], cards: RepetitionRecord[], damaged: number }} History
 */

const move = shape.shaped({
  action: shape.is((action) => ["keep", "score", "announce"].includes(action)),
  keep: shape.maybe(shape.listOf(shape.face)), category: shape.maybe(shape.name), column: shape.maybe(shape.name),
  points: shape.maybe(shape.number), extra_bonus: shape.maybe(shape.number),
});
/** @type {Check} a move that has what its action takes */
const playable = (value) => move(value) ?? (value.action === "keep" ? shape.listOf(shape.face)(value.keep) : shape.name(value.category));
const position = shape.shaped({
  ruleset: shape.either(shape.name, shape.anyObject), dice: shape.listOf(shape.face), rolls_left: shape.count,
  scorecard: scorecardShape,
});
const parts = shape.mapOf(shape.shaped({ n: shape.count, loss: shape.loss }));
const sums = shape.shaped({
  loss: shape.loss, luck: shape.number, decisions: shape.count, themes: parts, phases: shape.maybe(parts),
  like: shape.maybe(shape.name),
});

/** @type {Check} of a game: a review is of all its players */
const reviewsAll = ({ players, review }) => (review && review.players.length !== players.length ? ".review.players" : undefined);

/** The shape of each kind of record. @type {Record<Kind, Check>} */
export const SHAPES = {
  games: shape.both(shape.shaped({
    id: shape.name, when: shape.moment, ruleset: shape.either(shape.name, shape.anyObject),
    players: shape.listOf(shape.shaped({
      name: shape.either(shape.text, shape.nothing), strength: shape.either(shape.name, shape.nothing), total: shape.number,
      points_awarded: shape.maybe(shape.number),
    }), PLAYERS),
    game: shape.maybe(shape.shaped({ players: shape.listOf(shape.anyObject) })),
    review: shape.maybe(shape.shaped({ good_loss: shape.loss, players: shape.listOf(sums) })),
    mistakes: shape.maybe(shape.listOf(shape.shaped({
      player: shape.count, at: shape.count, turn: shape.count, roll: shape.count, theme: shape.maybe(shape.name), position,
      played: playable, best: playable, loss: shape.loss, grade: shape.name,
    }))),
    best: shape.maybe(shape.number),
  }), reviewsAll),
  days: shape.shaped({
    ruleset: shape.name, date: shape.date, on: shape.date, of: shape.count,
    answers: shape.listOf(shape.shaped({ loss: shape.loss, accepted: shape.flag, played: playable, difficulty: shape.maybe(shape.count), hinted: shape.maybe(shape.flag) })),
  }),
  cards: shape.shaped({
    id: shape.name,
    card: shape.shaped({
      due: shape.moment, stability: shape.number, difficulty: shape.number, scheduled_days: shape.number,
      learning_steps: shape.number, reps: shape.count, lapses: shape.count, state: shape.count,
      last_review: shape.maybe(shape.moment),
    }),
  }),
};

/** @typedef {"games" | "days" | "cards"} Kind of what is kept */
/** @typedef {{ games: GameRecord, days: DayRecord, cards: RepetitionRecord }} Records */

/** @type {{ [K in Kind]: (record: Records[K]) => string }} */
export const IDS = { games: ({ id }) => id, days: ({ ruleset, date }) => `${ruleset}/${date}`, cards: ({ id }) => id };

/** @param {Kind | "friends"} kind */
const prefix = (kind) => `keepwise.${kind}/`;

/** @param {Kind | "friends"} kind */
const keysOf = (kind) => keysWith(prefix(kind));

/**
 * Return the record with this id, undefined where there is none or it is damaged.
 * @template {Kind} K
 * @param {K} kind
 * @param {string} id
 */
export const load = (kind, id) => recordAt(kind, prefix(kind) + id);

/**
 * Return the record under a key, undefined where there is none or it is damaged.
 * @template {Kind} K
 * @param {K} kind
 * @param {string} key
 * @returns {Records[K] | undefined}
 */
function recordAt(kind, key) {
  const record = readJson(key);
  return SHAPES[kind](record) === undefined ? record : undefined;
}

/** Return whether this browser stores anything: storage can be switched off. */
export const canStore = () => write("keepwise.probe", "1") && write("keepwise.probe");

/**
 * Store a record, at the expense of details of the oldest games where there is no space. Return whether it is stored.
 * @template {Kind} K
 * @param {K} kind
 * @param {Records[K]} record
 */
export function storeRecord(kind, record) {
  const isKept = put(kind, record);
  if (kind === "games") makeRoom();
  return isKept;
}

/**
 * Store records in their order until there is no more space, and apply the limits once, at the end. Return whether all are
 * stored.
 * @template {Kind} K
 * @param {K} kind
 * @param {readonly Records[K][]} records
 */
export function storeRecords(kind, records) {
  const areKept = records.every((record) => put(kind, record));
  if (kind === "games") makeRoom();
  return areKept;
}

/**
 * @template {Kind} K
 * @param {K} kind
 * @param {Records[K]} record
 */
function put(kind, record) {
  const key = prefix(kind) + IDS[kind](record);
  const text = JSON.stringify(record);
  while (!write(key, text)) if (!thin(THINNED_AT_ONCE, key)) return false;
  return true;
}

/** Games beyond the bounds lose their details, or go. */
function makeRoom() {
  const keys = keysOf("games");
  if (keys.length <= DETAILED) return;
  const games = loadGames();
  for (const { id } of games.slice(GAMES)) forgetGame(id);
  for (const game of games.slice(DETAILED, GAMES)) if (isDetailed(game)) dropDetails(game);
}

/** @param {GameRecord} game */
const isDetailed = ({ game, mistakes }) => game !== undefined || mistakes !== undefined;

/** @param {GameRecord} kept */
function dropDetails({ game: _, mistakes: __, ...sumsAlone }) {
  return write(prefix("games") + sumsAlone.id, JSON.stringify(sumsAlone));
}

/**
 * Drop the details of so many of the oldest games that have some; return whether that made space.
 * @param {number} n
 * @param {string} but the key of the one that is to be kept
 */
function thin(n, but) {
  const detailed = loadGames().filter((game) => isDetailed(game) && prefix("games") + game.id !== but);
  return detailed.slice(-n).map(dropDetails).some(Boolean);
}

/**
 * @template {Kind} K
 * @param {K} kind
 * @returns {(Records[K] | undefined)[]} undefined for each that is damaged
 */
const all = (kind) => keysOf(kind).map((key) => {
  const record = recordAt(kind, key);
  return record && prefix(kind) + IDS[kind](record) === key ? record : undefined;
});

/**
 * @template T
 * @param {(T | undefined)[]} records
 */
const sound = (records) => records.filter((record) => record !== undefined);

/** @param {GameRecord[]} games */
export const newestFirst = (games) => games.sort((one, other) => Date.parse(other.when) - Date.parse(one.when) || (one.id < other.id ? -1 : 1));

export const loadGames = () => newestFirst(sound(all("games")));

/**
 * All that is kept: games from the newest on, days of training from the latest on.
 * @returns {History}
 */
export function loadHistory() {
  const [games, days, cards] = [all("games"), all("days"), all("cards")];
  return {
    games: newestFirst(sound(games)),
    days: sound(days).sort((one, other) => (one.date < other.date ? 1 : -1)),
    cards: sound(cards),
    damaged: [...games, ...days, ...cards].filter((record) => record === undefined).length,
  };
}

/**
 * Remove a game and the repetitions of its mistakes.
 * @param {string} id
 */
export function forgetGame(id) {
  write(prefix("games") + id);
  for (const key of keysOf("cards")) if (key.startsWith(`${prefix("cards")}${id}/`)) write(key);
}

/** Remove all records, damaged ones and games with friends included. */
export function forgetAll() {
  for (const kind of /** @type {const} */ (["games", "days", "cards", "friends"])) for (const key of keysOf(kind)) write(key);
}
