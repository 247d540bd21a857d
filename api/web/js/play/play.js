// The page: what is shown (choosing, playing, reviewing), settings, the connection.

/**
 * @import { Choice, Game, Player, RulesetReference, State } from "../base/types.js"
 * @import { DailyGame } from "./daily.js"
 * @import { FriendGame } from "./friend-game.js"
 * @import { Match } from "./match.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { askUntilAnswered } from "../base/api.js";
import { showCoachMode } from "../coach/mode.js";
import { isRulesetLink, parseRuleset } from "../ruleset/definition-link.js";
import { announce, byId, h } from "../base/dom.js";
import { DAILY_LINK, DAILY_RULESET } from "../game/daily.js";
import { canHash } from "../game/fair-dice.js";
import { canResume } from "./saved-game.js";
import { isFriendLink, parseLetter } from "../game/friend-link.js";
import * as game from "../game/game.js";
import { namesOf, onlyPerson } from "../game/names.js";
import { language, preferredLanguage, t, useLanguage, useParts } from "../base/i18n.js";
import { listRulesets, listedOwn, load, rulesIfKnown, rulesOf } from "../ruleset/ruleset.js";
import { registerWorker } from "../base/worker-registration.js";
import { wireKeys } from "../base/keys.js";
import { walk } from "../table/walk.js";
import { wireMenu } from "./menu.js";
import { Setup } from "./setup.js";
import { wireSettings } from "./settings.js";
import { listenForShakes } from "./shaking.js";
import { wireSkip } from "../base/page-frame.js";
import { dumpGame } from "../game/questions.js";
import { GREATEST_GAME, download, downloadGame, dumpLink, isGame, isLink, parseLink } from "../game/share.js";
import { dropGame, loadGame, loadSettings, onRest, playHere, storeGame, storeSettings } from "../base/local-storage.js";
import { attempt, button, complain, showConnection } from "../base/error-messages.js";

const main = byId("main", HTMLElement);
const dialog = byId("settings", HTMLDialogElement);
const settings = loadSettings();
/** @typedef {Match["coach"]["said"]} Said */
/** @typedef {(said?: Said) => unknown} Again */

/** @type {Match | undefined} */
let match;
// The link in the address that is shown; "" where there is none.
let shown = "";
/** @type {Again} shows what is shown once more, in the language that is spoken now */
let redraw = open;

/**
 * @param {HTMLElement} element
 * @param {Again} again shows the same once more
 */
function put(element, again) {
  match?.stop();
  match = undefined;
  redraw = again;
  byId("coach-mode", HTMLElement).hidden = false;
  shown = linkInAddress();
  main.replaceChildren(element);
  scrollTo(0, 0);
}

/** @param {string} fragment */
const isDailyLink = (fragment) => fragment === DAILY_LINK;

const linkInAddress = () => ([isLink, isRulesetLink, isFriendLink, isDailyLink].some((is) => is(location.hash)) ? location.hash : "");

const leaveAddress = () => history.replaceState(null, "", "/play");

const loadTable = () => load(() => import("./table.js"));

const loadReview = () => load(async () => {
  const [{ Review }] = await Promise.all([loadTable(), useParts("review")]);
  return Review;
});

/**
 * Show the form for a new game. A game that is under way here waits until another one begins.
 * @param {Choice} [chosen] what is chosen already
 */
async function showSetup(chosen) {
  const [rulesets, { opponent }, own] = await Promise.all([
    listRulesets(), askUntilAnswered("/v1/meta"), listedOwn(chosen?.ruleset),
  ]);
  const setup = new Setup({
    rulesets: [...own, ...rulesets], strengths: opponent.strengths, chosen, started: (choice) => attempt(() => start(choice)), opened: openFile,
  });
  put(setup.element, () => showSetup(setup.kept));
  if (loadGame()?.state) complain(t("gameWaits"), button(t("newGameNo"), () => attempt(withoutLink)));
  whenIdle(() => prepareMatch(setup));
  setup.element.addEventListener("change", () => prepareMatch(setup));
  // After another game; a page that was just opened begins at its beginning.
  if (chosen) setup.ruleset.focus({ preventScroll: true });
}

/**
 * Do something for later, once what is shown is painted.
 * @param {() => unknown} act
 */
const whenIdle = (act) => ("requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2_000 }) : setTimeout(act, 500));

/**
 * Request what a match needs while the form is read: the browser keeps the rules of a game for minutes.
 * @param {Setup} setup
 */
function prepareMatch({ choice: { ruleset } }) {
  loadTable().catch(() => undefined);
  if (typeof ruleset === "string") rulesOf(ruleset).catch(() => undefined);
}

/** @param {Required<Choice>} choice */
async function start({ ruleset, players, isAway }) {
  if (isAway) {
    await invite({ ruleset, players });
    return;
  }
  const rules = await rulesOf(ruleset);
  const state = game.newGame(rules, players);
  playHere();
  storeGame(state);
  leaveAddress();
  await showMatch(state, rules);
  match?.rollButton.focus({ preventScroll: true });
}

/**
 * Begin a game with a friend on another device.
 * @param {{ ruleset: RulesetReference, players: readonly Player[] }} choice the first player is the one of this device
 */
async function invite({ ruleset, players }) {
  const [rules, { invite: begin }] = await Promise.all([rulesOf(ruleset), loadTable()]);
  const friend = await begin(rules, players[0].name);
  history.replaceState(null, "", `/play${await friend.link()}`);
  await showFriendGame(friend);
  match?.rollButton.focus({ preventScroll: true });
}

/** @param {FriendGame} friend */
async function showFriendGame(friend) {
  const state = friend.shownFirst();
  await friend.prepare(state);
  await showMatch(state, friend.rules, { friend });
}

/** Open the game of today: its beginning, what was played of it, or how it ended. */
async function openDay() {
  const rules = canHash() ? await rulesIfKnown(DAILY_RULESET) : undefined;
  if (!rules) {
    await withoutLink();
    return;
  }
  const { openDaily } = await load(() => import("./daily.js"));
  const daily = await openDaily(rules);
  const state = daily.state();
  const { finished } = daily;
  // Finished elsewhere, as the history says that was read here.
  if (finished && !game.isOver(state, rules)) await showReview(() => finished, rules);
  else await showMatch(state, rules, { daily });
}

/** Open a link from a friend: an invitation, or the game after the friend's turn. */
async function openFriend() {
  const fragment = location.hash;
  const [letter, table] = await Promise.all([parseLetter(fragment), loadTable()]);
  const rules = letter && await rulesIfKnown(letter.ruleset);
  const friend = rules && await table.openGame(letter, rules);
  if (friend && await friend.take(letter).catch(() => false)) {
    await showFriendGame(friend);
    return;
  }
  if (rules && !friend && !letter.values[1]) {
    const accept = (/** @type {string | null} */ name) => attempt(async () => {
      const accepted = await table.accept(letter, rules, name);
      history.replaceState(null, "", `/play${await accepted.link()}`);
      await showFriendGame(accepted);
      match?.rollButton.focus({ preventScroll: true });
    });
    put(table.invitation(letter, rules, accept), open);
    return;
  }
  await withoutLink();
  complain(t(!letter ? "linkBroken" : !rules ? "unknownGame" : friend ? "friendChanged" : "friendElsewhere"));
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {object} [shown]
 * @param {Said} [shown.said] what the coach has said by now, in another language
 * @param {FriendGame} [shown.friend] where the other player is on another device
 * @param {DailyGame} [shown.daily] where it is the game of the day
 */
async function showMatch(state, rules, { said, friend, daily } = {}) {
  const { Match: Table } = await loadTable();
  playHere();
  const isApart = Boolean(friend || daily);
  const begun = new Table({
    state, rules, settings: isApart ? Object.assign(Object.create(settings), { coach: "off" }) : settings, said, friend, daily,
    ended: () => attempt(() => showReview(() => dumpGame(state, rules), rules, isApart ? undefined : state)),
    again: daily ? undefined : () => attempt(() => (friend ? invite({ ruleset: rules.ruleset, players: [state.players[friend.me]] })
      : start({ ruleset: rules.ruleset, players: game.rematched(state.players, namesOf(state.players)), isAway: false }))),
  });
  put(begun.element, async (now) => (friend ? open() : showMatch(state, await rulesOf(rules.ruleset), { said: now, daily })));
  match = begun;
  // Friends play without a coach, and so do all who play the game of the day.
  byId("coach-mode", HTMLElement).hidden = isApart;
  // Should the server be away when the game ends, the review can say so.
  loadReview().catch(() => undefined);
}

/** Deactivate this tab, since another one is playing: that one's game is stored, and this one's lasts until it is left. */
function rest() {
  // A game with a friend is stored on its own.
  if (!match || match.friend) return;
  const { state, rules, daily } = match;
  const playOn = () => {
    playHere();
    if (daily) {
      attempt(openDay);
      return;
    }
    const kept = loadGame()?.state;
    if (!kept || kept.id !== state.id || !canResume(kept, rules)) storeGame(state);
    attempt(goOn);
  };
  const show = () => put(
    h("div", { class: "panel resting", role: "status" }, h("p", {}, t("otherTab")),
      h("button", { type: "button", class: "button primary", onclick: playOn }, t("playHere"))),
    show,
  );
  show();
}

/**
 * @param {() => Game} dump gives the game, with the names that players have in the language of the page
 * @param {Rules} rules
 * @param {State} [own] the game that was played here, whose players can play again
 */
async function showReview(dump, rules, own) {
  const Review = await loadReview();
  const played = dump();
  const link = dumpLink(played).catch(() => undefined);
  const again = () => (own ? leave({ ruleset: rules.ruleset, players: own.players }) : attempt(() => leaveOther(rules)));
  const review = new Review({ game: played, link, rules, again, mine: own && onlyPerson(own.players), flags: own?.flags });
  put(review.element, async () => showReview(dump, await rulesOf(rules.ruleset), own));
  review.title.focus();
  giveAddress(await link);
}

/**
 * Make the link to the game the address of its review: a reload comes back to it, and Back leads to what was there before.
 * @param {string} [link] undefined where none could be made
 */
function giveAddress(link) {
  if (!link) return;
  if (isLink(location.hash)) history.replaceState(null, "", link);
  else history.pushState(null, "", link);
  shown = linkInAddress();
}

/**
 * Leave for the choice of another game.
 * @param {Choice} [chosen]
 */
function leave(chosen) {
  leaveAddress();
  if (!match?.friend && !match?.daily) dropGame();
  attempt(() => showSetup(chosen));
}

/**
 * Leave the game of another person: one that is under way here stays until another one is begun.
 * @param {Rules} rules
 */
async function leaveOther(rules) {
  leaveAddress();
  const kept = loadGame()?.state;
  const isSame = kept && JSON.stringify(kept.ruleset) === JSON.stringify(rules.ruleset);
  if (isSame && game.isOver(kept, rules)) dropGame();
  await showSetup({ ruleset: rules.ruleset });
}

/** @param {File} file */
async function openFile(file) {
  const played = await gameIn(file);
  if (!played) {
    complain(t("fileBroken"));
    return;
  }
  await attempt(async () => {
    if (!(await reviewGame(played))) complain(t("unknownGame"));
  });
}

/**
 * Return the game of a file, undefined where it has none. The server reads those that are text records.
 * @param {File} file
 * @returns {Promise<Game | undefined>}
 */
async function gameIn(file) {
  if (file.size > GREATEST_GAME) return undefined;
  const text = await file.text();
  try {
    if (/^\s*(\[[A-Z]|;)/i.test(text)) {
      const { ruleset, players } = await askUntilAnswered("/v1/games/convert", { record: text });
      return { ruleset, players };
    }
    const read = JSON.parse(text);
    return isGame(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Show the review of a game; return false where the server does not know its ruleset.
 * @param {Game} played
 */
async function reviewGame(played) {
  const { ruleset = "yahtzee" } = played;
  const rules = typeof ruleset === "string" || typeof ruleset === "object" && ruleset ? await rulesIfKnown(ruleset) : undefined;
  if (!rules) return false;
  // After a reload the game that is kept is still the one that was played here.
  const kept = loadGame()?.state;
  const isOwn = kept && canResume(kept, rules) && JSON.stringify(dumpGame(kept, rules)) === JSON.stringify(played);
  await showReview(() => played, rules, isOwn ? kept : undefined);
  return true;
}

/** Open what address and storage have: a game to choose, a shared one, one that was left, or a new one. */
async function open() {
  if (!linkInAddress()) await goOn();
  else if (isFriendLink(location.hash)) await openFriend();
  else if (isDailyLink(location.hash)) await openDay();
  else await (isLink(location.hash) ? openShared() : openRuleset());
}

async function openShared() {
  const shared = await parseLink(location.hash).catch(() => undefined);
  if (isGame(shared) && (await reviewGame(shared))) return;
  await withoutLink();
  complain(t(isGame(shared) ? "unknownGame" : "linkBroken"));
}

async function openRuleset() {
  const wanted = parseRuleset(location.hash);
  const rules = wanted && await rulesIfKnown(wanted);
  if (rules) {
    await showSetup({ ruleset: rules.ruleset });
    return;
  }
  await withoutLink();
  complain(t("unknownGame"));
}

/** Go on with the stored game, whatever the address says. */
async function withoutLink() {
  leaveAddress();
  await goOn();
}

/** Go on with the stored game, if there is one. */
async function goOn() {
  const kept = loadGame();
  const state = kept?.state;
  if (state) loadTable().catch(() => undefined);
  const rules = state && await rulesIfKnown(state.ruleset);
  if (rules && canResume(state, rules)) {
    await showMatch(state, rules);
    return;
  }
  await showSetup();
  if (kept) setAside(kept.text, rules ? undefined : state);
}

/**
 * Offer a stored game that cannot go on as a file, once, and remove it from storage.
 * @param {string} text what was kept
 * @param {State} [unknown] the game that it is, where only its ruleset is not known here
 */
function setAside(text, unknown) {
  const save = () => (unknown ? downloadGame(dumpGame(unknown), `${typeof unknown.ruleset === "string" ? unknown.ruleset : "keepwise"}.json`) : download(text, "keepwise.json"));
  complain(t(unknown ? "keptUnknown" : "keptDamaged"), button(t("saveFile"), save));
  playHere();
  dropGame();
}

/**
 * Everything in another language, wherever in a game the page is.
 * @param {HTMLSelectElement} languages
 */
async function speak(languages) {
  const before = language();
  try {
    if (!(await useLanguage(languages.value))) return;
  } catch {
    languages.value = before;
    dialog.close();
    complain(t("languageStuck"));
    return;
  }
  settings.lang = language();
  storeSettings(settings);
  announce("");
  announce("", "live-coach");
  showCoachMode(settings);
  const said = match?.coach.said;
  match?.stop();
  await attempt(() => redraw(said));
}

await useLanguage(settings.lang ?? preferredLanguage());
wireSettings(settings, {
  speaks: speak,
  paces: () => match?.goOn(),
  coaches: () => match?.coachChanged(),
  mayLose: () => Boolean(match?.isUnderWay && !match.friend && !match.daily),
  leaves: () => leave(match && !match.daily ? {
    ruleset: match.rules.ruleset, players: match.friend ? [match.state.players[match.friend.me]] : match.state.players, isAway: Boolean(match.friend),
  } : undefined),
});
listenForShakes(settings, () => match?.shaken());
wireMenu(() => match);
wireKeys(settings, {
  face: (face) => match?.toggleFace(face),
  place: (place) => match?.toggle(place),
  walk: (key, from) => Boolean(match?.element.contains(from) && walk(key, from, match.element)),
  keys: {
    r: () => match?.rollByKey(), u: () => match?.undo(), h: () => match?.hint(), f: () => match?.flag(), enter: () => match?.press(1),
  },
});
showConnection("offline");
onRest(rest);
wireSkip();
// A link that was followed or typed, and Back from a review.
addEventListener("popstate", () => linkInAddress() !== shown && attempt(open));
await attempt(open);
await registerWorker();
