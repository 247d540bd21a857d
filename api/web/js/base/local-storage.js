// What this browser keeps: the game that is being played, and the settings.
//
// Several tabs share what is kept. One of them plays: the one in which a game was begun or opened last. The others rest
// until they are asked to go on, so that no tab writes over what was played in another one.

/** @import { CardPlayer, CoachMode, Flag, ScoredTurn, Settings, State } from "./types.js" */

const GAME = "keepwise.game";
const SETTINGS = "keepwise.settings";
const TIPS = "keepwise.tips";
const RULESET = "keepwise.ruleset";
const TAKEN = "keepwise.taken";
const ANSWERS = "keepwise.answers";
const PLAYS = "keepwise.tab";

const own = String(Math.random());

/**
 * Storage can be switched off or full; the game then goes on without it.
 * @param {string} key
 * @param {string} [text] without one, what is there is taken away
 */
function write(key, text) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is kept, then.
  }
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** From now on this tab is the one that plays. */
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

/** @param {State} state */
export function storeGame(state) {
  if (playsElsewhere()) rest();
  else write(GAME, JSON.stringify(state));
}

export function dropGame() {
  if (!playsElsewhere()) write(GAME);
}

/**
 * What is kept of a game, if something is; there is no state where it is no game.
 * @returns {{ text: string, state: State | undefined } | undefined}
 */
export function loadGame() {
  const text = read(GAME);
  if (text === undefined) return undefined;
  const state = parse(text);
  return { text, state: isState(state) ? state : undefined };
}

/** @param {string} ruleset the game that somebody chose, to be offered first from now on */
export const storeRuleset = (ruleset) => write(RULESET, ruleset);

export const loadRuleset = () => read(RULESET);

/** @param {readonly string[]} rulesets the games whose tables this browser has */
export const storeDownloaded = (rulesets) => write(TAKEN, rulesets.length ? JSON.stringify(rulesets) : undefined);

/** @returns {string[]} */
export function loadDownloaded() {
  const kept = parse(read(TAKEN) ?? "[]");
  return listOf(isText)(kept) ? kept : [];
}

/** @param {boolean} isHere whether what can be answered in this browser is not asked of the server */
export const storeAnswersHere = (isHere) => write(ANSWERS, isHere ? "device" : undefined);

export const loadAnswersHere = () => read(ANSWERS) === "device";

/** @param {Settings} settings */
export const storeSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** @returns {Settings} */
export function loadSettings() {
  const kept = /** @type {Partial<Settings> | null} */ (parse(read(SETTINGS) ?? "{}"));
  return { goal: "points", theme: "system", pace: "normal", tips: true, keys: true, ...kept, coach: coachMode(kept?.coach) };
}

/** @type {readonly CoachMode[]} */
export const COACH_MODES = ["off", "hint", "after", "always"];

/**
 * It used to be on or off, and off unless somebody switched it on.
 * @param {unknown} kept
 * @returns {CoachMode}
 */
function coachMode(kept) {
  if (kept === true) return "always";
  return COACH_MODES.find((mode) => mode === kept) ?? "after";
}

/**
 * Which tips were seen, and in which games, the first ones, there are any.
 * @typedef {{ games: string[], seen: string[] }} TipsSeen
 * @returns {TipsSeen}
 */
export function loadTips() {
  const kept = /** @type {Read} */ (parse(read(TIPS) ?? "{}"));
  const [games, seen] = [kept?.games, kept?.seen].map((texts) => (listOf(isText)(texts) ? texts : []));
  return { games, seen };
}

/** @param {TipsSeen} tips */
export const storeTips = (tips) => write(TIPS, JSON.stringify(tips));

/**
 * What stands in the storage may be anything: of a value, nothing is known but that its fields can be asked for.
 * @typedef {any} Read
 */

/**
 * @template T
 * @param {(value: Read) => value is T} what
 * @returns {(value: Read) => value is T[]}
 */
const listOf = (what) => (value) => Array.isArray(value) && value.every(what);

/**
 * @param {Read} value
 * @returns {value is number}
 */
const isFace = (value) => Number.isInteger(value) && value >= 1 && value <= 6;
/**
 * @param {Read} value
 * @returns {value is string}
 */
const isText = (value) => typeof value === "string";
/** @param {Read} value of a column or a category, where there is one */
const isName = (value) => value === undefined || isText(value);
/** @param {Read} value */
const isFlag = (value) => typeof value === "boolean";
const isHands = listOf(listOf(isFace));
/** @param {Read} value the id of a ruleset, or a whole definition */
const isReference = (value) => isText(value) || typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {Read} turn
 * @returns {turn is ScoredTurn}
 */
const isTurn = (turn) =>
  isHands(turn?.rolls) && isHands(turn.keeps) && isText(turn.category) && Number.isFinite(turn.points)
  && isName(turn.column) && isName(turn.announced);

/**
 * @param {Read} player
 * @returns {player is CardPlayer}
 */
const isPlayer = (player) =>
  (isText(player?.name) || player?.name === null) && (isText(player.strength) || player.strength === null)
  && listOf(isTurn)(player.turns);

/**
 * @param {Read} place
 * @returns {place is Flag}
 */
const isPlace = (place) => [place?.player, place?.turn, place?.roll].every((each) => Number.isInteger(each) && each >= 0);

/**
 * Whether this is a state, of whatever game: somebody may have written to it, or another version of this page.
 * @param {Read} state
 * @returns {state is State}
 */
export function isState(state) {
  const players = state?.players;
  if (!isReference(state?.ruleset) || !listOf(isPlayer)(players) || !players.length) return false;
  const counts = players.map(({ turns }) => turns.length);
  const inTurn = counts.every((count, p) => !p || count === counts[p - 1] || count === counts[p - 1] - 1);
  const { turn } = state;
  return inTurn && counts[0] - counts[counts.length - 1] <= 1
    && isHands(turn?.rolls) && isHands(turn.keeps) && listOf(isFlag)(turn.kept) && isName(turn.announced)
    && (state.flags === undefined || listOf(isPlace)(state.flags));
}
