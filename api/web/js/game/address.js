// The address of a position on the board, and back. It stands in the fragment, which no server ever sees. What an address of
// GET /v1/advice can say is said as there, so that people can read it; anything else is the JSON of the question.
//
//   /analyse#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1
//   /analyse#p=<base64url of the JSON>
//
// Sheets that are to be checked are #sheets=<base64url of their JSON>.

/** @import { Objective, OneCard, Question, Scorecard } from "../base/types.js" */

import { decodeJson, encodeJson } from "../base/base64url.js";

export const BOARD = "/analyse";
// The longest fragment that is read: a whole ruleset of one's own and a sheet of columns are much shorter.
const LONGEST = 1 << 17;
const PACKED = "p=";
const SHEETS = "sheets=";

/**
 * The address of a question of POST /v1/advice. `dice` may be missing, between turns; and may be fewer than the game has.
 * @param {Question} question
 */
export const boardAddress = (question) => `${BOARD}#${query(question) ?? `${PACKED}${encodeJson(known(question))}`}`;

const TRAINING = "/train";
const TRY = "try=";

/**
 * The address at which a decision can be tried again, where a loss of up to `good` points is good enough.
 * @param {Question} question
 * @param {number} good
 */
export const tryAddress = (question, good) => `${TRAINING}#${TRY}${good}&${boardAddress(question).slice(BOARD.length + 1)}`;

/**
 * What the fragment of such an address says, undefined where it is none.
 * @param {string} hash
 */
export function parseTry(hash) {
  const [first, ...others] = hash.slice(1).split("&");
  const good = Number(first.slice(TRY.length));
  const question = first.startsWith(TRY) && good >= 0 ? parseAddress(`#${others.join("&")}`) : undefined;
  return question && { question, good };
}

/**
 * What the fragment of an address asks, undefined where it asks nothing that can be understood. Whether it is possible is
 * for the server to say.
 * @param {string} hash
 * @returns {Question | undefined}
 */
export function parseAddress(hash) {
  const fragment = hash.slice(hash.indexOf("#") + 1);
  if (!fragment || fragment.length > LONGEST) return undefined;
  try {
    const read = fragment.startsWith(PACKED) ? decodeJson(fragment.slice(PACKED.length)) : readQuery(fragment);
    return isQuestion(read) ? known(read) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Cards as somebody filled them in, with what was added up: what POST /v1/games/check takes of players who keep cards.
 * @typedef {{ name?: string, scorecard: Scorecard, claimed?: object }} SheetOfPlayer
 * @typedef {{ ruleset: string | object, players: SheetOfPlayer[] }} Sheets
 */

/** @param {Sheets} sheets */
export const sheetsAddress = (sheets) => `${BOARD}#${SHEETS}${encodeJson(sheets)}`;

/**
 * The sheets of an address, undefined where it has none that can be understood.
 * @param {string} hash
 * @returns {Sheets | undefined}
 */
export function parseSheets(hash) {
  const fragment = hash.slice(hash.indexOf("#") + 1);
  if (!fragment.startsWith(SHEETS) || fragment.length > LONGEST) return undefined;
  try {
    const read = decodeJson(fragment.slice(SHEETS.length));
    return isSheets(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What of a question makes a position, in a fixed order, and which dice are marked to be kept.
 * @param {Question} question
 * @returns {Question}
 */
const known = ({ ruleset, dice, rolls_left, scorecard, announced, all_rolled, objective, keep }) => ({
  ruleset,
  ...(dice?.length && { dice }),
  ...(rolls_left !== undefined && { rolls_left }),
  scorecard,
  ...(announced && { announced }),
  ...(all_rolled !== undefined && { all_rolled }),
  ...(objective && objective.maximize !== "expected_total" && { objective }),
  ...(keep?.length && { keep }),
});

/**
 * The question as a query string, undefined where that cannot say it: rulesets and columns are no words, and of a single
 * filling it does not say whether there may be more.
 * @param {Question} question
 */
function query(question) {
  const { ruleset, dice, rolls_left, scorecard, announced, all_rolled, objective, keep } = known(question);
  if (typeof ruleset !== "string" || !("points" in scorecard) || objective?.maximize === "win") return undefined;
  const entries = Object.entries(scorecard.points);
  if (entries.some(([id, paid]) => /[,:]/.test(id) || Array.isArray(paid) && paid.length < 2)) return undefined;
  const card = entries.flatMap(([id, paid]) => [paid].flat().map((points) => `${word(id)}:${points}`));
  const { extra_bonus_count, extra_rolls } = scorecard;
  /** @type {[string, unknown][]} */
  const said = [
    ["ruleset", word(ruleset)], ["dice", dice?.join("")], ["rolls_left", rolls_left], ["scorecard", card.join(",") || undefined],
    ["extra_bonus_count", extra_bonus_count], ["extra_rolls", extra_rolls], ["announced", announced && word(announced)],
    ["all_rolled", all_rolled], ["objective", objective?.maximize], ["target", objective?.target],
    ["keep", keep?.join("")],
  ];
  return said.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}=${value}`).join("&");
}

const word = encodeURIComponent;

/**
 * @param {string} text
 * @returns {unknown} what may be a question
 */
function readQuery(text) {
  const pairs = text.split("&").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const said = Object.fromEntries(pairs);
  const names = Object.keys(said);
  if (!said.ruleset || names.length < pairs.length || names.some((name) => !READ.has(name))) return undefined;
  const { ruleset, dice, rolls_left, scorecard, extra_bonus_count, extra_rolls, announced, all_rolled, objective, target, keep } = said;
  return {
    ruleset: decodeURIComponent(ruleset),
    ...(dice !== undefined && { dice: Array.from(dice, Number) }),
    ...(rolls_left !== undefined && { rolls_left: whole(rolls_left) }),
    scorecard: {
      points: readCard(decodeURIComponent(scorecard ?? "")),
      ...(extra_bonus_count !== undefined && { extra_bonus_count: whole(extra_bonus_count) }),
      ...(extra_rolls !== undefined && { extra_rolls: whole(extra_rolls) }),
    },
    ...(announced !== undefined && { announced: decodeURIComponent(announced) }),
    ...(all_rolled !== undefined && { all_rolled: FLAGS.get(all_rolled) ?? null }),
    ...(objective !== undefined && { objective: { maximize: objective, ...(target !== undefined && { target: whole(target) }) } }),
    ...(keep !== undefined && { keep: Array.from(keep, Number) }),
  };
}

const READ = new Set([
  "ruleset", "dice", "rolls_left", "scorecard", "extra_bonus_count", "extra_rolls", "announced", "all_rolled", "objective",
  "target", "keep",
]);

const FLAGS = new Map([["true", true], ["false", false]]);

/** @param {string} text */
const whole = (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : NaN);

/** @param {string} text */
function readCard(text) {
  /** @type {Map<string, number[]>} */
  const points = new Map();
  for (const entry of text ? text.split(",") : []) {
    const at = entry.lastIndexOf(":");
    const id = entry.slice(0, at);
    points.set(id, [...(points.get(id) ?? []), whole(entry.slice(at + 1))]);
  }
  return Object.fromEntries([...points].map(([id, paid]) => [id, paid.length > 1 ? paid : paid[0]]));
}

/**
 * What stands in an address may be anything: of a value, nothing is known but that its fields can be asked for.
 * @typedef {any} Read
 */

/** @param {Read} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {Read} value */
const isText = (value) => typeof value === "string" && value !== "";
const isWhole = Number.isInteger;
/** @param {Read} value */
const isCount = (value) => isWhole(value) && value >= 0;
// As many extra bonuses, and extra rolls, as the API takes: lists are made of them.
const MOST = 999;
/** @param {Read} value */
const isFew = (value) => isCount(value) && value <= MOST;
/** @param {Read} value */
const isFace = (value) => isWhole(value) && value >= 1 && value <= 6;
/** @param {Read} value */
const isDice = (value) => Array.isArray(value) && value.every(isFace);

/**
 * @param {Read} value
 * @param {(value: Read) => boolean} holds
 */
const isMissingOr = (value, holds) => value === undefined || holds(value);

/**
 * @param {Read} value
 * @param {(value: Read) => boolean} holds for all that it has
 */
const hasOnly = (value, holds) => isObject(value) && Object.values(value).every(holds);

/**
 * @param {Read} value
 * @returns {value is Question}
 */
const isQuestion = (value) =>
  isObject(value) && (isText(value.ruleset) || isObject(value.ruleset))
  && isMissingOr(value.dice, isDice) && isMissingOr(value.keep, isDice) && isMissingOr(value.rolls_left, isCount)
  && isScorecard(value.scorecard) && (value.announced === null || isMissingOr(value.announced, isText))
  && isMissingOr(value.all_rolled, (flag) => typeof flag === "boolean") && isMissingOr(value.objective, isObjective);

/**
 * @param {Read} value
 * @returns {value is Scorecard}
 */
export const isScorecard = (value) =>
  isObject(value) && (value.columns === undefined ? isOneCard(value) : hasOnly(value.columns, isOneCard));

/**
 * @param {Read} value
 * @returns {value is OneCard}
 */
const isOneCard = (value) =>
  isObject(value) && hasOnly(value.points, (paid) => isWhole(paid) || (Array.isArray(paid) && paid.every(isWhole)))
  && isMissingOr(value.extra_bonus_count, isFew) && isMissingOr(value.extra_rolls, isFew);

/**
 * @param {Read} value
 * @returns {value is Objective}
 */
const isObjective = (value) => isObject(value) && isText(value.maximize) && isMissingOr(value.target, isWhole);

/**
 * @param {Read} value
 * @returns {value is Sheets}
 */
const isSheets = (value) =>
  isObject(value) && (isText(value.ruleset) || isObject(value.ruleset)) && Array.isArray(value.players) && value.players.length > 0
  && value.players.every((/** @type {Read} */ player) => isObject(player) && isScorecard(player.scorecard)
    && isMissingOr(player.name, (name) => typeof name === "string") && isMissingOr(player.claimed, isObject));
