// The whole storage as one file, and back: the contents of a file are merged with the stored ones by id.

/** @import { DayRecord, GameRecord, RepetitionRecord, Kind, Records } from "./records.js" */

import { GAMES, IDS, SHAPES, storeRecords, load, loadHistory, newestFirst } from "./records.js";
import * as shape from "../base/shapes.js";

const FORMAT = "keepwise-history";
const VERSION = 1;
// Characters of a file; all that this browser keeps is less.
const LONGEST = 20_000_000;

/** The reason why a file is refused. */
export class RefusedFile extends Error {
  /**
   * @param {"fileLong" | "fileNoJson" | "fileOther" | "fileNewer" | "fileWrong"} key of the text that says it
   * @param {Record<string, string | number>} [values]
   */
  constructor(key, values = {}) {
    super(`${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
  }
}

/** @param {Date} [when] */
export function exportHistory(when = new Date()) {
  const { games, days, cards } = loadHistory();
  return JSON.stringify({ format: FORMAT, version: VERSION, exported: when.toISOString(), games, days, cards });
}

/**
 * Import a file. Either all of it is valid and is merged, or nothing is and RefusedFile is thrown.
 * @param {string} text
 * @returns {{ games: number, days: number, kept: boolean }} the number of each in the file, and whether all are stored
 */
export function importHistory(text) {
  const { games, days, cards } = parse(text);
  // No more of them are kept anyway.
  const newest = newestFirst([...games]).slice(0, GAMES);
  const kept = [merge("games", newest, moreKnown), merge("days", days, moreAnswered), merge("cards", cards, laterRepeated)];
  return { games: games.length, days: days.length, kept: kept.every(Boolean) };
}

/** @param {string} text */
function parse(text) {
  if (text.length > LONGEST) throw new RefusedFile("fileLong");
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw new RefusedFile("fileNoJson");
  }
  if (read?.format !== FORMAT) throw new RefusedFile("fileOther");
  if (!Number.isInteger(read.version) || read.version > VERSION) throw new RefusedFile("fileNewer", { version: String(read.version) });
  const place = shape.shaped({
    games: shape.listOf(SHAPES.games), days: shape.listOf(SHAPES.days), cards: shape.listOf(SHAPES.cards),
  })(read);
  if (place !== undefined) throw new RefusedFile("fileWrong", { place: place.slice(1) });
  return /** @type {{ games: GameRecord[], days: DayRecord[], cards: RepetitionRecord[] }} */ (read);
}

/**
 * @template {Kind} K
 * @param {K} kind
 * @param {readonly Records[K][]} records
 * @param {(here: Records[K], there: Records[K]) => Records[K]} better of two with the same id
 */
function merge(kind, records, better) {
  return storeRecords(kind, records.map((there) => {
    const here = load(kind, IDS[kind](there));
    return here ? better(here, there) : there;
  }));
}

/**
 * @param {GameRecord} here
 * @param {GameRecord} there
 * @returns {GameRecord}
 */
const moreKnown = (here, there) => {
  const [most, other] = known(there) > known(here) ? [there, here] : [here, there];
  return { ...other, ...most };
};

/** @param {GameRecord} game */
const known = ({ game, review, mistakes }) => [review, game, mistakes].filter((each) => each !== undefined).length;

/**
 * @param {DayRecord} here
 * @param {DayRecord} there
 */
const moreAnswered = (here, there) => (there.answers.length > here.answers.length ? there : here);

/**
 * @param {RepetitionRecord} here
 * @param {RepetitionRecord} there
 */
const laterRepeated = (here, there) => (Date.parse(there.card.last_review ?? "") > Date.parse(here.card.last_review ?? "") ? there : here);
