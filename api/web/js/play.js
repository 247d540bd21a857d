// The page: what is shown (choosing, playing, reviewing), settings, the connection.

import { Refusal, Unreachable, askUntilAnswered, connection, isReachable, tryAgain } from "./api.js";
import { h, set } from "./dom.js";
import * as game from "./game.js";
import { LANGUAGES, language, preferredLanguage, t, useLanguage } from "./i18n.js";
import { Rules } from "./rules.js";
import { parseLink } from "./share.js";

const main = document.getElementById("main");
const banner = document.getElementById("banner");
const coachSwitch = document.getElementById("coach-switch");
const dialog = document.getElementById("settings");
const settings = game.loadSettings();
let match;

function put(element) {
  match?.stop();
  match = undefined;
  main.replaceChildren(element);
  scrollTo(0, 0);
}

async function rulesOf(ruleset) {
  const [points, definition] = await Promise.all([
    askUntilAnswered(`/v1/rulesets/${ruleset}/points`),
    askUntilAnswered(`/v1/rulesets/${ruleset}?lang=${language()}`),
  ]);
  return new Rules(points, definition);
}

async function showSetup(chosen) {
  const [{ rulesets }, { opponent }] = await Promise.all([
    askUntilAnswered("/v1/rulesets"), askUntilAnswered("/v1/meta"),
  ]);
  const { Setup } = await import("./setup.js");
  const setup = new Setup({ rulesets, strengths: opponent.strengths, chosen, started: start, opened: openFile });
  put(setup.element);
  // After another game; a page that was just opened begins at its beginning.
  if (chosen) setup.ruleset.focus({ preventScroll: true });
}

async function start(ruleset, players) {
  const rules = await rulesOf(ruleset);
  const state = game.newGame(rules, players);
  game.storeGame(state);
  await showMatch(state, rules);
  match.rollButton.focus({ preventScroll: true });
}

async function showMatch(state, rules) {
  const { Match } = await import("./match.js");
  const begun = new Match({ state, rules, settings, ended: () => showReview(game.dumpGame(state, rules), rules) });
  put(begun.element);
  match = begun;
  // Should the server be away when the game ends, the review can say so.
  import("./review.js").catch(() => undefined);
}

async function showReview(played, rules) {
  const { Review } = await import("./review.js");
  const review = new Review({ game: played, rules, again: () => {
    history.replaceState(null, "", "/play");
    game.storeGame(undefined);
    showSetup(rules.id);
  } });
  put(review.element);
  review.element.querySelector("h1").focus();
}

async function openFile(file) {
  try {
    await openGame(JSON.parse(await file.text()));
  } catch (error) {
    complain(t("fileBroken"), error.message);
  }
}

async function openGame(played) {
  if (typeof played?.ruleset !== "string" || !Array.isArray(played.players)) throw new Error(t("notAGame"));
  await showReview(played, await rulesOf(played.ruleset));
}

function complain(words, detail) {
  main.prepend(h("div", { class: "panel complaint", role: "alert" }, h("p", {}, words), h("p", { class: "hint" }, detail)));
}

// What the address and the storage say: a shared game, a game that was left, or a new one.
async function open() {
  let broken;
  try {
    const shared = await parseLink(location.hash);
    if (shared) {
      await openGame(shared);
      return;
    }
  } catch (error) {
    broken = error;
    history.replaceState(null, "", "/play");
  }
  const state = game.loadGame();
  if (state) await showMatch(state, await rulesOf(state.ruleset));
  else await showSetup();
  if (broken) complain(t("linkBroken"), broken.message);
}

function showConnection() {
  banner.hidden = isReachable();
  banner.replaceChildren(
    h("p", {}, t("offline")), h("button", { type: "button", class: "button", onclick: tryAgain }, t("tryAgain")),
  );
}

function saveSettings() {
  game.storeSettings(settings);
}

function wireSettings() {
  const [languages, theme, pace] = ["lang", "theme", "pace"].map((name) => document.getElementById(`setting-${name}`));
  languages.append(...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code }, name)));
  languages.value = language();
  theme.value = settings.theme;
  pace.value = settings.pace;
  languages.addEventListener("change", async () => {
    settings.lang = languages.value;
    saveSettings();
    await useLanguage(settings.lang);
    await open();
  });
  theme.addEventListener("change", () => {
    settings.theme = theme.value;
    saveSettings();
    set(document.documentElement, "data-theme", settings.theme === "system" ? undefined : settings.theme);
  });
  pace.addEventListener("change", () => {
    settings.pace = pace.value;
    saveSettings();
    match?.goOn();
  });
  document.getElementById("settings-button").addEventListener("click", () => dialog.showModal());
  document.getElementById("new-game").addEventListener("click", () => {
    dialog.close();
    history.replaceState(null, "", "/play");
    game.storeGame(undefined);
    showSetup(match?.rules.id);
  });
  coachSwitch.addEventListener("click", () => {
    settings.coach = !settings.coach;
    saveSettings();
    set(coachSwitch, "aria-checked", String(settings.coach));
    match?.setCoach(settings.coach);
  });
  set(coachSwitch, "aria-checked", String(settings.coach));
}

await useLanguage(settings.lang ?? preferredLanguage());
wireSettings();
connection.addEventListener("lost", showConnection);
connection.addEventListener("back", showConnection);
addEventListener("hashchange", open);
open().catch((error) => {
  if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  complain(t("pageStuck"), error.message);
});
