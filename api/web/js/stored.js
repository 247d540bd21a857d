// What this browser keeps: the game that is being played, and the settings.
//
// Several tabs share what is kept. One of them plays: the one in which a game was begun or opened last. The others rest
// until they are asked to go on, so that no tab writes over what was played in another one.

const GAME = "keepwise.game";
const SETTINGS = "keepwise.settings";
const PLAYS = "keepwise.tab";

const own = String(Math.random());

// Storage can be switched off or full; the game then goes on without it.
function write(key, text) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

function read(key) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// From now on this tab is the one that plays.
export const playHere = () => write(PLAYS, own);

const playsElsewhere = () => (read(PLAYS) ?? own) !== own;

let rest = () => undefined;

// `rests()` is called when another tab goes on to play.
export function onRest(rests) {
  rest = rests;
  addEventListener("storage", ({ key }) => key === PLAYS && playsElsewhere() && rest());
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && playsElsewhere() && rest());
}

export function storeGame(state) {
  if (playsElsewhere()) rest();
  else write(GAME, JSON.stringify(state));
}

export function dropGame() {
  if (!playsElsewhere()) write(GAME);
}

// What is kept of a game: undefined, or {text, state}, with no state where it is none.
export function loadGame() {
  const text = read(GAME);
  if (text === undefined) return undefined;
  const state = parse(text);
  return { text, state: isGame(state) ? state : undefined };
}

export const storeSettings = (settings) => write(SETTINGS, JSON.stringify(settings));
export const loadSettings = () => ({ coach: false, theme: "system", pace: "normal", ...parse(read(SETTINGS) ?? "{}") });

const listOf = (what) => (value) => Array.isArray(value) && value.every(what);
const isFace = (value) => Number.isInteger(value) && value >= 1 && value <= 6;
const isText = (value) => typeof value === "string";
const isHands = listOf(listOf(isFace));

const isTurn = (turn) => isHands(turn?.rolls) && isHands(turn.keeps) && isText(turn.category) && Number.isFinite(turn.points);

const isPlayer = (player) =>
  (isText(player?.name) || player?.name === null) && (isText(player.strength) || player.strength === null)
  && listOf(isTurn)(player.turns);

// Whether this is a state as in game.js, of whatever game: somebody may have written to it, or another version of this page.
function isGame(state) {
  if (!isText(state?.ruleset) || !listOf(isPlayer)(state.players) || !state.players.length) return false;
  const counts = state.players.map(({ turns }) => turns.length);
  const inTurn = counts.every((count, p) => !p || count === counts[p - 1] || (count === counts[p - 1] - 1));
  const { turn } = state;
  return inTurn && counts[0] - counts.at(-1) <= 1 && isHands(turn?.rolls) && isHands(turn.keeps)
    && listOf((kept) => typeof kept === "boolean")(turn.kept);
}

// Whether a state is one of a game with these rules.
export function fits({ players, turn }, rules) {
  const hasCard = ({ turns }) => {
    const filled = turns.map(({ category }) => category);
    return new Set(filled).size === filled.length && filled.every((category) => rules.categories.includes(category));
  };
  return players.every(hasCard) && turn.kept.length === rules.diceCount && turn.rolls.length <= rules.rolls
    && turn.keeps.length === Math.max(0, turn.rolls.length - 1)
    && turn.rolls.every((roll) => roll.length === rules.diceCount);
}
