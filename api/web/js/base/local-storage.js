// The storage of this browser: the game that is being played, and the settings.
//
// Several tabs share it. One of them plays: the one in which a game was begun or opened last. The others rest until they are
// asked to go on, so that no tab overwrites what was played in another one.

/** @import { CoachMode, Settings, State } from "./types.js" */

import * as shape from "./shapes.js";

const GAME = "keepwise.game";
/** The game of the day, apart from the one that is played otherwise. */
export const DAILY = "keepwise.daily";
const SETTINGS = "keepwise.settings";
const TIPS = "keepwise.tips";
const RULESET = "keepwise.ruleset";
const TAKEN = "keepwise.taken";
const ANSWERS = "keepwise.answers";
const PLAYS = "keepwise.tab";

const own = String(Math.random());

/**
 * Store a text, or without one remove what is there. Return false where storage is full or switched off: pages go on without it.
 * @param {string} key
 * @param {string} [text]
 */
export function write(key, text) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function read(key) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Return a stored value of which nothing is known, undefined where there is none.
 * @param {string} key
 * @returns {any}
 */
export function readJson(key) {
  try {
    return JSON.parse(read(key) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Return the keys that begin like this.
 * @param {string} prefix
 */
export function keysWith(prefix) {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Make this tab the one that plays. */
export const playHere = () => write(PLAYS, own);

const playsElsewhere = () => (read(PLAYS) ?? own) !== own;

/** @type {() => void} */
let rest = () => undefined;

/** @param {() => void} rests is called when another tab goes on to play */
export function onRest(rests) {
  rest = rests;
  addEventListener("storage", ({ key }) => key === PLAYS && playsElsewhere() && rest());
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && playsElsewhere() && rest());
}

/**
 * @param {State} state
 * @param {string} key
 */
export function storeGame(state, key = GAME) {
  if (playsElsewhere()) rest();
  else write(key, JSON.stringify(state));
}

export function dropGame() {
  if (!playsElsewhere()) write(GAME);
}

/**
 * Return what is stored as the game that is played, without a state where that is no game.
 * @param {string} key
 * @returns {{ text: string, state: State | undefined } | undefined}
 */
export function loadGame(key = GAME) {
  const text = read(key);
  if (text === undefined) return undefined;
  const state = readJson(key);
  return { text, state: isState(state) ? state : undefined };
}

/** @param {string} ruleset the chosen game, to be offered first from now on */
export const storeRuleset = (ruleset) => write(RULESET, ruleset);

export const loadRuleset = () => read(RULESET);

/** @param {readonly string[]} rulesets the games whose tables this browser has */
export const storeDownloaded = (rulesets) => write(TAKEN, rulesets.length ? JSON.stringify(rulesets) : undefined);

/** @returns {string[]} */
export const loadDownloaded = () => texts(readJson(TAKEN));

/** @param {boolean} isHere whether what can be answered in this browser is not asked of the server */
export const storeAnswersHere = (isHere) => write(ANSWERS, isHere ? "device" : undefined);

export const loadAnswersHere = () => read(ANSWERS) === "device";

/** @param {Settings} settings */
export const storeSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** @returns {Settings} */
export function loadSettings() {
  const stored = readJson(SETTINGS);
  return { goal: "points", theme: "system", pace: "normal", tips: true, keys: true, ...stored, coach: coachMode(stored?.coach) };
}

/** @type {readonly CoachMode[]} */
export const COACH_MODES = ["off", "hint", "after", "always"];

/**
 * Earlier versions stored whether it was on.
 * @param {unknown} stored
 * @returns {CoachMode}
 */
const coachMode = (stored) => (stored === true ? "always" : COACH_MODES.find((mode) => mode === stored) ?? "after");

/**
 * The tips that were seen, and the first games, which have tips.
 * @typedef {{ games: string[], seen: string[] }} TipsSeen
 * @returns {TipsSeen}
 */
export function loadTips() {
  const stored = readJson(TIPS);
  return { games: texts(stored?.games), seen: texts(stored?.seen) };
}

/** @param {TipsSeen} tips */
export const storeTips = (tips) => write(TIPS, JSON.stringify(tips));

/**
 * @param {any} value
 * @returns {string[]} none where the value is no list of texts
 */
const texts = (value) => (shape.listOf(shape.text)(value) === undefined ? value : []);

const hands = shape.listOf(shape.listOf(shape.face));
const nameOrNone = shape.either(shape.text, shape.nothing);

const stateShape = shape.shaped({
  ruleset: shape.either(shape.text, shape.anyObject),
  players: shape.both(shape.is((players) => players?.length > 0), shape.listOf(shape.shaped({
    name: nameOrNone, strength: nameOrNone,
    turns: shape.listOf(shape.shaped({
      rolls: hands, keeps: hands, category: shape.text, points: shape.number, column: shape.maybe(shape.text), announced: shape.maybe(shape.text),
    })),
  }))),
  turn: shape.shaped({ rolls: hands, keeps: hands, kept: shape.listOf(shape.flag), announced: shape.maybe(shape.text) }),
  flags: shape.maybe(shape.listOf(shape.shaped({ player: shape.count, turn: shape.count, roll: shape.count }))),
});

/**
 * Return whether a value is a state of some game: its fields have their types, and players take turns in order.
 * @param {any} value
 * @returns {value is State}
 */
export function isState(value) {
  if (stateShape(value) !== undefined) return false;
  const counts = /** @type {State} */ (value).players.map(({ turns }) => turns.length);
  return counts.every((count, p) => !p || count === counts[p - 1] || count === counts[p - 1] - 1) && counts[0] - counts[counts.length - 1] <= 1;
}
