// The page: what is shown (choosing, playing, reviewing), settings, the connection.

import { Refusal, Unreachable, askUntilAnswered, connection, isReachable, tryAgain } from "./api.js";
import { announce, h } from "./dom.js";
import * as game from "./game.js";
import { language, preferredLanguage, t, useLanguage } from "./i18n.js";
import { Rules } from "./rules.js";
import { wireSettings } from "./settings.js";
import { GREATEST_GAME, download, downloadGame, dumpLink, isLink, parseLink } from "./share.js";
import { dropGame, fits, loadGame, loadSettings, onRest, playHere, storeGame, storeSettings } from "./stored.js";

const main = document.getElementById("main");
const banner = document.getElementById("banner");
const dialog = document.getElementById("settings");
const settings = loadSettings();
let match;
// The link in the address that is shown; "" where a game is chosen or played.
let shown = "";
// Shows what is shown once more, in the language that is spoken now.
let redraw = open;

function put(element, again) {
  match?.stop();
  match = undefined;
  redraw = again;
  shown = linkInAddress();
  main.replaceChildren(element);
  scrollTo(0, 0);
}

const linkInAddress = () => (isLink(location.hash) ? location.hash : "");

// Does what takes the server; what cannot be done is said once, in words for players.
async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) complain(t("unknownGame"));
    else complain(t("pageStuck"), h("button", { type: "button", class: "button", onclick: () => attempt(act) }, t("tryAgain")));
    // What nobody foresaw is for those who mend it, too.
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  }
}

// A part of the page that is loaded when it is needed.
async function load(part) {
  try {
    return await import(`./${part}.js`);
  } catch {
    throw new Unreachable(part);
  }
}

async function rulesOf(ruleset) {
  const [points, definition] = await Promise.all([
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}/points`),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}?lang=${language()}`),
  ]);
  return new Rules(points, definition);
}

// chosen {ruleset, players} is what is chosen already.
async function showSetup(chosen) {
  const [{ rulesets }, { opponent }] = await Promise.all([
    askUntilAnswered("/v1/rulesets"), askUntilAnswered("/v1/meta"),
  ]);
  const { Setup } = await load("setup");
  const setup = new Setup({
    rulesets, strengths: opponent.strengths, chosen, started: (choice) => attempt(() => start(choice)), opened: openFile,
  });
  put(setup.element, () => showSetup(setup.choice));
  // After another game; a page that was just opened begins at its beginning.
  if (chosen) setup.ruleset.focus({ preventScroll: true });
}

async function start({ ruleset, players }) {
  const rules = await rulesOf(ruleset);
  const state = game.newGame(rules, players);
  playHere();
  storeGame(state);
  await showMatch(state, rules);
  match.rollButton.focus({ preventScroll: true });
}

async function showMatch(state, rules) {
  const { Match } = await load("match");
  playHere();
  const begun = new Match({
    state, rules, settings,
    ended: () => attempt(() => showReview(() => game.dumpGame(state, rules), rules, state.players)),
  });
  put(begun.element, async () => showMatch(state, await rulesOf(rules.id)));
  match = begun;
  // Should the server be away when the game ends, the review can say so.
  load("review").catch(() => undefined);
}

// Another tab goes on to play. What it plays is kept; this tab has its own game until it is left.
function rest() {
  if (!match) return;
  const { state, rules } = match;
  const playOn = () => {
    playHere();
    const kept = loadGame()?.state;
    if (!kept || kept.id !== state.id || !fits(kept, rules)) storeGame(state);
    attempt(goOn);
  };
  const show = () => put(
    h("div", { class: "panel resting", role: "status" }, h("p", {}, t("otherTab")),
      h("button", { type: "button", class: "button primary", onclick: playOn }, t("playHere"))),
    show,
  );
  show();
}

// dump() gives the game as the API takes it, with the names that players have in the language of the page.
async function showReview(dump, rules, players) {
  const { Review } = await load("review");
  const played = dump();
  const again = () => (players ? leave({ ruleset: rules.id, players }) : attempt(() => leaveOther(rules)));
  const review = new Review({ game: played, rules, again });
  put(review.element, async () => showReview(dump, await rulesOf(rules.id), players));
  review.element.querySelector("h1").focus();
  await giveAddress(played);
}

// The address of a review is the link to its game: a reload comes back to it, and Back leads to what was there before.
async function giveAddress(played) {
  const link = await dumpLink(played).catch(() => undefined);
  if (!link) return;
  if (linkInAddress()) history.replaceState(null, "", link);
  else history.pushState(null, "", link);
  shown = linkInAddress();
}

// To the choice of another game.
function leave(chosen) {
  history.replaceState(null, "", "/play");
  dropGame();
  attempt(() => showSetup(chosen));
}

// The same after the game of somebody else: one that is under way here stays until another one is begun.
async function leaveOther(rules) {
  history.replaceState(null, "", "/play");
  const kept = loadGame()?.state;
  const isOver = kept && kept.ruleset === rules.id && game.isOver(kept, rules);
  if (isOver) dropGame();
  await showSetup({ ruleset: rules.id });
  if (kept && !isOver)
    complain(t("gameWaits"), h("button", { type: "button", class: "button", onclick: () => attempt(goOn) }, t("newGameNo")));
}

async function openFile(file) {
  let played;
  try {
    if (file.size > GREATEST_GAME) throw new RangeError("this is larger than any game");
    played = checkGame(JSON.parse(await file.text()));
  } catch {
    complain(t("fileBroken"));
    return;
  }
  await attempt(async () => {
    if (!(await reviewGame(played))) complain(t("unknownGame"));
  });
}

function checkGame(played) {
  if (!Array.isArray(played?.players)) throw new Error("this is no game");
  return played;
}

// Shows the review of a game; or returns false, where the server does not know its ruleset or it brings one of its own.
async function reviewGame(played) {
  const { ruleset = "yahtzee" } = played;
  const rules = typeof ruleset === "string" && (await rulesIfKnown(ruleset));
  if (!rules) return false;
  await showReview(() => played, rules);
  return true;
}

// The last complaint takes the place of the one before.
function complain(words, ...children) {
  main.querySelector(":scope > .complaint")?.remove();
  main.prepend(h("div", { class: "panel complaint", role: "alert" }, h("p", {}, words), children));
}

// What the address and the storage say: a shared game, a game that was left, or a new one.
async function open() {
  let shared;
  let complaint;
  try {
    const linked = await parseLink(location.hash);
    shared = linked && checkGame(linked);
  } catch {
    complaint = "linkBroken";
  }
  if (shared) {
    if (await reviewGame(shared)) return;
    complaint = "unknownGame";
  }
  if (complaint) history.replaceState(null, "", "/play");
  await goOn();
  if (complaint) complain(t(complaint));
}

// With the game that is kept, if there is one.
async function goOn() {
  const kept = loadGame();
  const rules = kept?.state && await rulesIfKnown(kept.state.ruleset);
  if (rules && fits(kept.state, rules)) {
    await showMatch(kept.state, rules);
    return;
  }
  await showSetup();
  if (kept) setAside(kept, kept.state && !rules);
}

async function rulesIfKnown(ruleset) {
  try {
    return await rulesOf(ruleset);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

// What nobody can go on with is offered as a file, once, and then no longer kept.
function setAside({ text, state }, isUnknown) {
  const save = () => (isUnknown ? downloadGame(game.dumpGame(state), `${state.ruleset}.json`) : download(text, "keepwise.json"));
  complain(t(isUnknown ? "keptUnknown" : "keptDamaged"),
    h("button", { type: "button", class: "button", onclick: save }, t("saveFile")));
  playHere();
  dropGame();
}

function showConnection() {
  banner.hidden = isReachable();
  banner.replaceChildren(
    h("p", {}, t("offline")), h("button", { type: "button", class: "button", onclick: tryAgain }, t("tryAgain")),
  );
}

// Everything in another language, wherever in a game the page is.
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
  showConnection();
  match?.stop();
  await attempt(redraw);
}

await useLanguage(settings.lang ?? preferredLanguage());
wireSettings(settings, {
  speaks: speak,
  paces: () => match?.goOn(),
  coaches: () => match?.advise(),
  mayLose: () => Boolean(match?.isUnderWay),
  leaves: () => leave(match && { ruleset: match.rules.id, players: match.state.players }),
});
connection.addEventListener("lost", showConnection);
connection.addEventListener("back", showConnection);
onRest(rest);
// The fragment of the address is where the game of a review is.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
// A link that was followed or typed, and Back from a review.
addEventListener("popstate", () => linkInAddress() !== shown && attempt(open));
attempt(open);
