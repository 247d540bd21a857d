// The games of this browser: the list, statistics, and the export.

/**
 * @import { History, GameRecord } from "../storage/records.js"
 * @import { Mistake } from "../storage/finished-games.js"
 * @import { Played } from "../storage/statistics.js"
 */

import { Refusal, askUntilAnswered } from "../base/api.js";
import { confirmButton } from "../base/confirm-button.js";
import { announce, byId, fill, h } from "../base/dom.js";
import { filePanel } from "./panel.js";
import { rollPanel } from "./roll-panel.js";
import { forgetGame, canStore, loadHistory, me, mistakesOf, personsOf, setMe } from "../storage/finished-games.js";
import { dayWords, language, lost, number, t, useParts } from "../base/i18n.js";
import { lossChart } from "./loss-chart.js";
import { ratingPanel, shownRating } from "./rating.js";
import { DAILY_LINK } from "../game/daily.js";
import { canHash } from "../game/fair-dice.js";
import { namesOf } from "../game/names.js";
import { download, dumpLink } from "../game/share.js";
import { load } from "../ruleset/ruleset.js";
import { registerWorker } from "../base/worker-registration.js";
import { openPage } from "../base/page-frame.js";
import { attempt, showConnection } from "../base/error-messages.js";
import {
  LATEST, dailyGameStreak, dailyResults, dailyStreak, goalsOf, keyOf, localDate, lossByTheme, lossOverTime, meansByRuleset, playedBy, playedDays, runsOf, winsOf,
} from "../storage/statistics.js";

import { auditPanel, rollsOfGames } from "../review/dice-audit.js";
import { isTheme, themeName } from "../train/menu.js";

const main = byId("main", HTMLElement);
const redrawn = h("div", { class: "redrawn" });
/** A panel that a redraw leaves in place. */
const further = h("details", { class: "panel roll-check" });
const SHOWN = 20;
const BOUNDS = [5, 10, 15, 20, 30, 50];

/** @type {Map<string, string>} what games are called */
let titles = new Map();
let showsAll = false;
/** @type {HTMLElement | undefined} in this language; it keeps its result when the rest is drawn again */
let dicePanel;
let bound = 15;

/** @param {GameRecord["ruleset"]} ruleset */
const titleOf = (ruleset) => {
  if (typeof ruleset === "string") return titles.get(ruleset) ?? ruleset;
  return typeof ruleset.title === "string" ? ruleset.title : t("ruleset");
};

async function speak() {
  const spoken = language();
  dicePanel = undefined;
  fill(main, h("div", { class: "history" }, redrawn, canHash() && further));
  // Until the server answers, games are named by their ids.
  show();
  try {
    const { rulesets } = await askUntilAnswered(`/v1/rulesets?lang=${spoken}`);
    if (spoken !== language()) return;
    titles = new Map(rulesets.map(({ id, title }) => [id, title]));
    show();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function show() {
  const kept = loadHistory();
  const person = me(kept.games);
  const played = playedBy(kept.games, person);
  const isEmpty = !kept.games.length && !kept.days.length;
  fill(redrawn,
    h("h1", {}, t("navHistory")),
    !canStore() && h("p", { class: "panel", role: "status" }, t("keepsNothing")),
    kept.damaged > 0 && h("p", { class: "panel", role: "status" }, t("historyDamaged", { n: kept.damaged })),
    isEmpty ? empty() : [who(kept.games, person), means(played),
      ratingPanel(played, titleOf, show), overTime(played), streaks(kept, played), daily(kept.games), goals(played),
      themes(played, mistakesOf(kept.games, person)), dice(kept.games), list(kept.games)],
    filePanel(kept, show));
  if (canHash()) rollPanel(further);
}

const empty = () => h("section", { class: "panel empty" },
  h("h2", {}, t("historyEmpty")), h("p", {}, t("historyEmptyWords")),
  h("div", { class: "actions" }, h("a", { class: "button primary", href: "/play" }, t("navPlay")),
    h("a", { class: "button", href: "/train" }, t("navTrain"))));

/**
 * @param {readonly GameRecord[]} games
 * @param {string} person
 */
function who(games, person) {
  const persons = personsOf(games);
  if (persons.length < 2) return undefined;
  const select = h("select", { id: "who" }, persons.map((each) => h("option", { value: each, selected: each === person }, nameOf(each))));
  select.addEventListener("change", () => {
    setMe(select.value);
    show();
    document.getElementById("who")?.focus();
  });
  return h("div", { class: "field" }, h("label", { for: "who" }, t("historyWho")), select);
}

/** @param {string} person */
const nameOf = (person) => (person === "" ? t("you") : person.startsWith("#") ? `${t("player")} ${person.slice(1)}` : person);

/** @param {readonly Played[]} played */
function means(played) {
  const rows = meansByRuleset(played);
  if (!rows.length) return undefined;
  /** @param {(string | number | undefined)[]} cells */
  const row = ([first, ...cells]) => h("tr", {}, h("th", { scope: "row" }, first), cells.map((cell) => h("td", { class: "numbers" }, cell)));
  return h("section", { class: "panel" }, h("h2", {}, t("historyMeans")),
    h("div", { class: "scrolls", tabindex: 0, role: "group", "aria-label": t("historyMeans") }, h("table", { class: "means" },
      h("thead", {}, h("tr", {}, ["ruleset", "historyPlayed", "historyMean", "historyLatest", "historyMost", "historyLoss"].map((key) => (
        h("th", { scope: "col" }, t(/** @type {"historyMean"} */ (key), { n: LATEST })))))),
      h("tbody", {}, rows.map(({ ruleset, n, mean, latest, most, loss }) => (
        row([titleOf(ruleset), number(n), number(mean, 1), number(latest, 1), number(most), loss === undefined ? "–" : lost(loss, 1)])))))));
}

/** @param {readonly Played[]} played */
function overTime(played) {
  const rated = shownRating(played);
  const losses = lossOverTime(rated ? played.filter(({ ruleset }) => ruleset === rated.ruleset) : played);
  return h("section", { class: "panel" }, h("h2", {}, t("historyOverTime")),
    losses.length > 1 ? lossChart(losses, rated?.rating.loss_per_decision) : h("p", { class: "hint" }, t("historyTooFew")));
}

/**
 * @param {readonly Played[]} played
 * @param {readonly Mistake[]} mistakes
 */
function themes(played, mistakes) {
  const found = lossByTheme(played);
  if (!found.length) return undefined;
  const most = Math.max(...found.map(({ loss }) => loss), 1);
  return h("section", { class: "panel" }, h("h2", {}, t("historyThemes")),
    h("ol", { class: "move-list" }, found.map(({ theme, n, loss }) => h("li", {},
      h("span", { class: "move-name" }, isTheme(theme) ? h("a", { href: `/train#theme=${theme}` }, themeName(theme)) : themeName(theme)),
      h("span", { class: "move-loss numbers" }, lost(loss, 1)),
      h("span", { class: "hint theme-words" }, t("historyEach", { n, loss: lost(loss / n) })),
      h("span", { class: "bar", "aria-hidden": true, vars: { share: loss / most } })))),
    h("p", {}, h("a", { href: "/train#mistakes" }, t("trainMistakes"))),
    mistakes.length > 0 && h("div", { class: "deck" },
      h("button", { type: "button", class: "button small", onclick: () => attempt(() => saveDeck(mistakes)) }, t("deckMake")),
      h("p", { class: "hint" }, t("deckHint", { n: mistakes.length }))));
}

/** @param {readonly Mistake[]} mistakes */
async function saveDeck(mistakes) {
  const { ankiDeck } = await load(() => import("./anki.js"));
  await useParts("review");
  download(await ankiDeck(mistakes), `keepwise-anki-${localDate(new Date())}.txt`, "text/plain");
}

/**
 * @param {History} kept
 * @param {readonly Played[]} played
 */
function streaks({ games, days }, played) {
  const today = localDate(new Date());
  const wins = winsOf(played);
  /**
   * @param {string} name
   * @param {{ current: number, longest: number }} streak
   * @param {"trainStreak" | "historyWins"} words
   */
  const line = (name, { current, longest }, words) => h("p", {}, h("b", {}, name), " · ", current ? t(words, { n: current }) : t("historyNoDays"), " ",
    longest > current && t("trainLongest", { n: longest }));
  const select = h("select", { id: "bound" }, BOUNDS.map((each) => h("option", { value: each, selected: each === bound }, each)));
  const words = h("p", { role: "status" });
  const tell = () => {
    const { reviewed, isWithin, current, longest } = runsOf(played, bound);
    fill(words, reviewed ? [t(isWithin ? "runWithin" : "runBeyond", { n: current, bound }), " ", t("trainLongest", { n: longest })] : t("historyTooFew"));
  };
  select.addEventListener("change", () => {
    bound = Number(select.value);
    tell();
  });
  tell();
  return h("section", { class: "panel streaks" }, h("h2", {}, t("historyStreaks")),
    line(t("historyDaysPlayed"), playedDays(played, today), "trainStreak"),
    wins.games > 0 && line(t("historyAgainst"), wins, "historyWins"),
    line(t("daily"), dailyGameStreak(games, today), "trainStreak"),
    line(t("trainToday"), dailyStreak(days, today), "trainStreak"),
    h("div", { class: "field" }, h("label", { for: "bound" }, t("runBound")), select), words);
}

/**
 * The latest games of the day, each next to what best play made of the same dice.
 * @param {readonly GameRecord[]} games
 */
function daily(games) {
  const results = dailyResults(games).slice(0, SHOWN);
  if (!results.length) return undefined;
  const most = Math.max(...results.flatMap(({ total, best = 0 }) => [total, best]), 1);
  return h("section", { class: "panel" }, h("h2", {}, h("a", { href: `/play${DAILY_LINK}` }, t("daily"))),
    h("ol", { class: "move-list" }, results.map(({ date, total, best }) => h("li", {},
      h("span", { class: "move-name" }, dayWords(new Date(`${date}T12:00`))), h("b", { class: "numbers" }, number(total)),
      best !== undefined && h("span", { class: "hint theme-words" }, t("labelled", { name: t("dailyBest"), words: number(best) })),
      h("span", { class: "bar", "aria-hidden": true, vars: { share: total / most } })))));
}

/** @param {readonly Played[]} played */
function goals(played) {
  const all = goalsOf(played);
  return h("section", { class: "panel goals" },
    h("h2", {}, t("historyGoals", { n: all.filter(({ first }) => first).length, of: all.length })),
    h("ul", {}, all.map(({ goal, first }) => h("li", { "data-reached": Boolean(first) },
      h("span", { class: "sign", "aria-hidden": true }, first ? "✓" : ""),
      h("span", {}, t(`goal_${goal}`), " ", first && h("time", { class: "hint", datetime: first.when }, dayWords(new Date(first.when))))))));
}

/** @param {readonly GameRecord[]} games */
function dice(games) {
  dicePanel ??= auditPanel(t("diceFairGames"), () => rollsOfGames(loadHistory().games), true);
  return games.some(({ game }) => game) && dicePanel;
}

/** @param {readonly GameRecord[]} games */
function list(games) {
  const shown = showsAll ? games : games.slice(0, SHOWN);
  const all = () => {
    showsAll = true;
    show();
    main.querySelectorAll(".games li")[SHOWN]?.querySelector("a")?.focus();
  };
  return h("section", { class: "panel" }, h("h2", {}, t("historyGames", { n: games.length })),
    h("ol", { class: "games" }, shown.map(gameRow)),
    shown.length < games.length && h("button", { type: "button", class: "button", onclick: all }, t("historyAll", { n: games.length })));
}

/** @param {GameRecord} kept */
function gameRow(kept) {
  const { id, when, ruleset, players, review, game } = kept;
  const names = namesOf(/** @type {import("../base/types.js").Player[]} */ (players));
  const link = h("a", { class: "title" }, titleOf(ruleset));
  // One that is too large for an address has none.
  if (game) dumpLink(game).then((address) => link.setAttribute("href", address), () => undefined);
  const losses = players.flatMap(({ strength }, p) => (strength === null && review ? [lost(review.players[p].loss, 1)] : []));
  return h("li", { "data-ruleset": keyOf(ruleset) },
    h("p", { class: "game-head" }, link, " ", h("time", { class: "hint", datetime: when }, dayWords(new Date(when)))),
    h("p", { class: "totals" }, players.map(({ total, points_awarded }, p) => h("span", {}, names[p], " ", h("b", { class: "numbers" }, number(total)),
      points_awarded !== undefined && ` (${number(points_awarded)})`))),
    h("p", { class: "hint" }, losses.length ? t("labelled", { name: t("loss"), words: losses.join(" · ") }) : t(game ? "historyNotReviewed" : "historyThin")),
    confirmButton(t("historyDelete"), t("historyDeleteAsks"), () => {
      forgetGame(id);
      show();
      announce(t("historyDeleted"));
    }));
}

await openPage(speak);
showConnection("serverAway");
// Games of other tabs belong here, too.
addEventListener("storage", ({ key }) => key?.startsWith("keepwise.games/") && show());
await speak();
await registerWorker();
