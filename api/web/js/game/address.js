// The address of a position on the board, and back. It is in the fragment, which no server ever sees. If a query of GET /v1/advice
// can contain the position, the fragment has the same readable form; otherwise it has the JSON of the question.
//
//   /analyse#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1
//   /analyse#p=<base64url of the JSON>
//   /analyse#yahtzee:132az, the identifier of a position, which the server reads
//
// With ? instead of #, the server sees the position, and shows messengers a picture of it.
//
// Sheets to be checked are #sheets=<base64url of their JSON>.

/** @import { Question, Scorecard } from "../base/types.js" */

import { decodeJson, encodeJson } from "../base/base64url.js";
import * as shape from "../base/shapes.js";
import { pointsOf, QUERY, QUESTION, scorecardShape } from "./wire.js";

export const BOARD = "/analyse";
// The longest fragment that is read: a custom ruleset and a sheet of columns are much shorter.
const LONGEST = 1 << 17;
const PACKED = "p=";
const CHECKED = "sheets=";

/**
 * Return the address of a question of POST /v1/advice. `dice` may be missing, between turns, and may be fewer than the game has.
 * @param {Question} question
 */
export const boardAddress = (question) => `${BOARD}#${query(question) ?? `${PACKED}${encodeJson(known(question))}`}`;

/**
 * Return the address with which messengers show a picture of the position, undefined where a query cannot say it.
 * @param {Question} question
 * @param {string} language of the picture
 */
export function pictureAddress(question, language) {
  const said = query(question);
  return said === undefined ? undefined : `${BOARD}?${said}&lang=${language}`;
}

/**
 * Return the fragment of the position in a query string, "" without one. Sites add parameters of their own to addresses.
 * @param {string} search
 */
export function fragmentOf(search) {
  const ours = search.slice(1).split("&").filter((pair) => Object.hasOwn(QUERY, pair.slice(0, pair.indexOf("="))));
  return ours.length ? `#${ours.join("&")}` : "";
}

const TRAINING = "/train";
const TRY = "try=";

/**
 * Return the address at which a decision can be tried again; losses of up to `good` points count as right.
 * @param {Question} question
 * @param {number} good
 */
export const tryAddress = (question, good) => `${TRAINING}#${TRY}${good}&${boardAddress(question).slice(BOARD.length + 1)}`;

/**
 * Read the fragment of such an address; return undefined for any other one.
 * @param {string} hash
 */
export function parseTry(hash) {
  const [first, ...others] = hash.slice(1).split("&");
  const good = Number(first.slice(TRY.length));
  const question = first.startsWith(TRY) && good >= 0 ? parseAddress(`#${others.join("&")}`) : undefined;
  return question && { question, good };
}

const ID = /^([a-z0-9-]+|~[0-9a-f]{10}):[0-9a-z]+$/i;

/**
 * Return the identifier of a position that a fragment is, undefined where it is none.
 * @param {string} hash
 */
export function parseId(hash) {
  const fragment = hash.slice(hash.indexOf("#") + 1).replace(/%3a/i, ":").replace(/%7e/i, "~");
  return ID.test(fragment) ? fragment : undefined;
}

/**
 * Return the question of a fragment, undefined where it is not readable. Only the server knows if the position is possible.
 * @param {string} hash
 * @returns {Question | undefined}
 */
export function parseAddress(hash) {
  const fragment = hash.slice(hash.indexOf("#") + 1);
  if (!fragment || fragment.length > LONGEST) return undefined;
  try {
    const read = fragment.startsWith(PACKED) ? decodeJson(fragment.slice(PACKED.length)) : readQuery(fragment);
    return shape.shaped(QUESTION)(read) === undefined ? known(/** @type {Question} */ (read)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Cards as they were filled in, with the sums on them: players as POST /v1/games/check takes them.
 * @typedef {{ name?: string, scorecard: Scorecard, claimed?: object }} SheetOfPlayer
 * @typedef {{ ruleset: string | object, players: SheetOfPlayer[] }} Sheets
 */

/** @param {Sheets} sheets */
export const sheetsAddress = (sheets) => `${BOARD}#${CHECKED}${encodeJson(sheets)}`;

/**
 * Return the sheets of a fragment, undefined where it has no readable ones.
 * @param {string} hash
 * @returns {Sheets | undefined}
 */
export function parseSheets(hash) {
  const fragment = hash.slice(hash.indexOf("#") + 1);
  if (!fragment.startsWith(CHECKED) || fragment.length > LONGEST) return undefined;
  try {
    const read = decodeJson(fragment.slice(CHECKED.length));
    return SHEETS(read) === undefined ? /** @type {Sheets} */ (read) : undefined;
  } catch {
    return undefined;
  }
}

const SHEETS = shape.shaped({
  ruleset: QUESTION.ruleset,
  players: shape.both(shape.is((players) => players?.length > 0), shape.listOf(shape.shaped({
    scorecard: scorecardShape, name: shape.maybe(shape.text), claimed: shape.maybe(shape.anyObject),
  }))),
});

/**
 * Return the fields of a question that make the position, in a fixed order.
 * @param {Question} question
 * @returns {Question}
 */
const known = (question) => /** @type {Question} */ (Object.fromEntries(Object.keys(QUESTION)
  .map((name) => [name, /** @type {Record<string, any>} */ (question)[name]])
  .filter(([, value]) => (value ?? undefined) !== undefined && value.length !== 0 && value.maximize !== "expected_total")));

/**
 * A field of a query. Values that cannot be written are undefined, and "" is omitted.
 * @typedef {{ write: (value: any) => string | undefined, read: (text: string) => unknown }} Kind
 * @type {Record<typeof QUERY[keyof typeof QUERY], Kind>}
 */
const KINDS = {
  word: { write: (value) => (typeof value === "string" ? encodeURIComponent(value) : undefined), read: decodeURIComponent },
  dice: { write: (faces) => faces.join(""), read: (text) => Array.from(text, Number) },
  number: { write: String, read: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : NaN) },
  flag: { write: String, read: (text) => FLAGS.get(text) ?? null },
  points: { write: writePoints, read: (text) => readPoints(decodeURIComponent(text)) },
};

const FLAGS = new Map([["true", true], ["false", false]]);

/**
 * Return the question as a query, undefined where a query cannot say it: it has no columns and no definitions.
 * @param {Question} question
 */
function query(question) {
  const { scorecard: { points: _, fillings: __, ...counts }, objective: { maximize, ...aim } = {}, ...others } = known(question);
  /** @type {Record<string, unknown>} */
  const fields = { ...others, scorecard: pointsOf(question.scorecard), ...counts, objective: maximize, ...aim };
  if (!Object.keys(fields).every((name) => Object.hasOwn(QUERY, name))) return undefined;
  const written = Object.entries(QUERY).filter(([name]) => fields[name] !== undefined)
    .map(([name, kind]) => ({ name, text: KINDS[kind].write(fields[name]) }));
  if (written.some(({ text }) => text === undefined)) return undefined;
  return written.filter(({ text }) => text).map(({ name, text }) => `${name}=${text}`).join("&");
}

/**
 * @param {string} text
 * @returns {unknown} which may be a question
 */
function readQuery(text) {
  const pairs = text.split("&").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
  const isQuery = pairs.every(([name]) => Object.hasOwn(QUERY, name)) && new Set(pairs.map(([name]) => name)).size === pairs.length;
  if (!isQuery) return undefined;
  const fields = Object.fromEntries(pairs.map(([name, said]) => [name, KINDS[QUERY[/** @type {keyof typeof QUERY} */ (name)]].read(said)]));
  const { scorecard: points = {}, extra_bonus_count, extra_rolls, objective: maximize, target, ...others } = fields;
  return {
    ...others, scorecard: defined({ points, extra_bonus_count, extra_rolls }),
    ...(maximize !== undefined && { objective: defined({ maximize, target }) }),
  };
}

/** @param {object} fields */
const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Return points as a query has them: a single filling of a category does not say that there may be more.
 * @param {Record<string, number | number[]>} points
 */
function writePoints(points) {
  const entries = Object.entries(points);
  if (entries.some(([id, paid]) => /[,:]/.test(id) || Array.isArray(paid) && paid.length < 2)) return undefined;
  return entries.flatMap(([id, paid]) => [paid].flat().map((each) => `${encodeURIComponent(id)}:${each}`)).join(",");
}

/** @param {string} text */
function readPoints(text) {
  /** @type {Map<string, number[]>} */
  const points = new Map();
  for (const entry of text ? text.split(",") : []) {
    const at = entry.lastIndexOf(":");
    const id = entry.slice(0, at);
    points.set(id, [...(points.get(id) ?? []), /** @type {number} */ (KINDS.number.read(entry.slice(at + 1)))]);
  }
  return Object.fromEntries([...points].map(([id, paid]) => [id, paid.length > 1 ? paid : paid[0]]));
}
