// Answers from downloaded tables, in place of the server: each table is opened once, and kept while the page is open.

/** @import { Problem } from "./types.js" */

import { loadDownloaded } from "./local-storage.js";
import { tableBytes } from "./downloaded-tables.js";

// keepwise-offline, as it is bundled: its types are checked where it is written.
const PACKAGE = "../../vendor/keepwise-offline/index.js";

/**
 * The used part of the package.
 * @typedef {{ add: (table: object) => void, answer: (path: string, body?: object) => object }} Service
 * @typedef {{
 *   OfflineService: new () => Service,
 *   OfflineTable: { read: (bytes: Uint8Array) => object },
 *   NeedsServer: new () => Error,
 *   InvalidQuestion: new () => Error & { problems: Problem[] },
 * }} Package
 */

/** @type {Promise<{ parts: Package, service: Service }> | undefined} */
let opened;
/** @type {Map<string, Promise<boolean>>} whether there is a table, by the game */
const tables = new Map();

async function open() {
  /** @type {Package} */
  const parts = await import(PACKAGE);
  return { parts, service: new parts.OfflineService() };
}

/** @param {string} ruleset */
async function openTable(ruleset) {
  opened ??= open();
  const [{ parts, service }, bytes] = await Promise.all([opened, tableBytes(ruleset)]);
  if (bytes) service.add(parts.OfflineTable.read(bytes));
  return Boolean(bytes);
}

const DEFAULT_GAME = "yahtzee";
const ABOUT_GAMES = /^\/v1\/(?:advice|games|hints|odds|opponent|outlook|puzzles)\b/;

/**
 * Return the game that is asked about, undefined where its table was not downloaded, or no table is of use.
 * @param {string} path
 * @param {{ ruleset?: unknown }} [body]
 */
export function downloadedGame(path, body) {
  if (!ABOUT_GAMES.test(path)) return undefined;
  const asked = body ? body.ruleset : new URLSearchParams(path.split("?")[1]).get("ruleset");
  return loadDownloaded().find((each) => each === (asked ?? DEFAULT_GAME));
}

/**
 * Return whether this device answers about a game that it was asked about.
 * @param {string} ruleset
 */
export const isOpen = async (ruleset) => tables.get(ruleset) ?? false;

/**
 * Return the answer that the server would give, or the problems that it would find; neither where only the server knows.
 * @param {string} ruleset whose table was taken along
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<{ answer?: object, problems?: Problem[] }>}
 */
export async function answerHere(ruleset, path, body) {
  // An unreadable file counts as missing.
  if (!tables.has(ruleset)) tables.set(ruleset, openTable(ruleset).catch(() => false));
  if (!(await tables.get(ruleset)) || !opened) return {};
  const { parts, service } = await opened;
  try {
    return { answer: service.answer(path, body) };
  } catch (error) {
    if (error instanceof parts.NeedsServer) return {};
    if (error instanceof parts.InvalidQuestion) return { problems: [...error.problems] };
    throw error;
  }
}
