// The rating of a person's play, by the numbers of reviewed games. They are sent when the person asks for that.

/**
 * @import { Interval, LossRate, Rating, Ratings } from "../base/types.js"
 * @import { PartLoss } from "../storage/records.js"
 * @import { Played } from "../storage/statistics.js"
 */

import { Refusal, askUntilAnswered } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { lost, number, percent, signed, t } from "../base/i18n.js";
import { isTheme, themeName } from "../train/menu.js";

// The latest games that count.
const RATED = 100;
const RARE = 0.01;
// Probabilities are rounded, and none of them is 1.
const CERTAIN = 1 - 1e-6;

/** @type {Ratings | undefined} */
let ratings;
// The numbers that `ratings` were made from, and the ruleset whose figures are shown.
let sent = "";
let chosen = "";

/**
 * Return the numbers of the latest reviewed games with known rulesets, from the oldest on.
 * @param {readonly Played[]} played from the newest on
 */
export const numbersOf = (played) => played.flatMap(({ ruleset, loss, decisions, themes, phases }) => (
  typeof ruleset !== "string" || loss === undefined || !decisions ? [] : [{
    ruleset, free_decisions: decisions, loss, themes: partsOf(themes, isTheme), phases: partsOf(phases),
  }])).slice(0, RATED).reverse();

/**
 * @param {Record<string, PartLoss>} parts
 * @param {(name: string) => boolean} [isKnown]
 */
const partsOf = (parts, isKnown = () => true) => Object.fromEntries(
  Object.entries(parts).filter(([name]) => isKnown(name)).map(([name, { n, loss }]) => [name, { free_decisions: n, loss }]));

/**
 * Return the rating that is shown, and its ruleset; undefined unless it is about these games.
 * @param {readonly Played[]} played
 */
export function shownRating(played) {
  if (!ratings || sent !== JSON.stringify(numbersOf(played))) return undefined;
  return ratings.rulesets.find(({ ruleset }) => ruleset === chosen) ?? ratings.rulesets.at(0);
}

/**
 * @param {readonly Played[]} played
 * @param {(ruleset: string) => string} titleOf
 * @param {() => void} redraw
 */
export function ratingPanel(played, titleOf, redraw) {
  const games = numbersOf(played);
  if (!games.length) return undefined;
  const panel = h("section", { class: "panel rating" }, h("h2", {}, t("historyRating")));
  const shown = shownRating(played);
  if (shown) panel.append(...figures(shown, titleOf, redraw));
  else panel.append(...question(games, redraw));
  return panel;
}

/**
 * @param {ReturnType<typeof numbersOf>} games
 * @param {() => void} redraw
 */
function question(games, redraw) {
  const status = h("p", { role: "status", class: "hint" });
  const start = async () => {
    try {
      const away = () => fill(status, t("needsServer"));
      ratings = await askUntilAnswered("/v1/ratings", { games }, { away, waiting: ({ detail }) => fill(status, detail ?? "") });
      sent = JSON.stringify(games);
      redraw();
      document.getElementById("rating")?.focus();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fill(status, error.message);
    }
  };
  return [
    h("p", { class: "hint" }, t("ratingHow")),
    h("div", { class: "actions" }, h("button", { type: "button", class: "button primary", onclick: start }, t("ratingStart"))),
    status,
  ];
}

/**
 * @param {Ratings["rulesets"][number]} shown
 * @param {(ruleset: string) => string} titleOf
 * @param {() => void} redraw
 */
function figures({ ruleset, rating }, titleOf, redraw) {
  const { overall, rulesets } = /** @type {Ratings} */ (ratings);
  const select = h("select", { id: "rated" }, rulesets.map((each) => (
    h("option", { value: each.ruleset, selected: each.ruleset === ruleset }, titleOf(each.ruleset)))));
  select.addEventListener("change", () => {
    chosen = select.value;
    redraw();
    document.getElementById("rated")?.focus();
  });
  return [
    overall && h("div", { id: "rating", tabindex: -1 }, likeness(overall)),
    rulesets.length > 1 && h("div", { class: "field" }, h("label", { for: "rated" }, t("ruleset")), select),
    ...numbers(rating),
    h("p", { class: "hint" }, t("ratingIntervals")),
  ].filter((each) => each !== false && each !== null);
}

/** @param {Rating} rating */
function likeness({ level, beyond_expert: beyond, games, decisions }) {
  const like = level?.plays_like;
  const chance = like?.strengths.find(({ id }) => id === like.most_likely)?.probability ?? 0;
  return [
    like && h("p", { class: "played-like" }, t("ratingLike", { strength: t(`strength_${like.most_likely}`), chance: percent(Math.min(chance, CERTAIN)) })),
    beyond && beyond.false_alarms <= RARE && h("p", {}, t("ratingBeyond", {
      strength: t("strength_expert"), chance: percent(beyond.false_alarms, 2),
    })),
    h("p", { class: "hint" }, t("labelled", { name: t("historyPlayed"), words: number(games) }), " · ",
      t("labelled", { name: t("ratingDecisions"), words: number(decisions) })),
  ];
}

/** @param {Rating} rating */
function numbers({ loss_per_decision: each, level, trend, phases, themes }) {
  const facts = [
    [t("historyOverTime"), range(each)],
    ...(level ? [[t("ratingLevel"), range(level.place, (place) => number(place, 1))]] : []),
    ...(trend ? [[t("ratingTrend"), range(trend.change, (change) => signed(change, 2))]] : []),
  ];
  const parts = [
    ...["opening", "middle", "late", "endgame"].map((phase) => [phaseName(phase), phases[phase]]),
    ...Object.entries(themes).filter(([theme]) => theme !== "endgame" && isTheme(theme)).map(([theme, rate]) => [themeName(theme), rate]),
  ];
  const rows = /** @type {[string, LossRate | undefined][]} */ (parts).filter(([, rate]) => rate);
  return [
    h("dl", { class: "rated" }, facts.map(([name, words]) => h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, words)))),
    trend && h("p", {}, t(!trend.differs ? "ratingSteady" : trend.change.value < 0 ? "ratingBetter" : "ratingWorse")),
    rows.length > 0 && partsTable(rows),
  ].filter((part) => part !== false && part !== null);
}

/** @param {string} phase */
const phaseName = (phase) => (phase === "endgame" ? themeName(phase) : t(/** @type {"phase_late"} */ (`phase_${phase}`)));

/** @param {[string, LossRate | undefined][]} rows */
const partsTable = (rows) => h("div", { class: "scrolls", tabindex: 0, role: "group", "aria-label": t("historyOverTime") },
  h("table", { class: "means" },
    h("thead", {}, h("tr", {}, h("td"), h("th", { scope: "col" }, t("ratingDecisions")), h("th", { scope: "col" }, t("historyOverTime")))),
    h("tbody", {}, rows.map(([name, rate]) => rate && h("tr", {}, h("th", { scope: "row" }, name),
      h("td", { class: "numbers" }, number(rate.decisions)), h("td", { class: "numbers" }, range(rate.loss_per_decision)))))));

/**
 * @param {Interval} interval
 * @param {(value: number) => string} [write]
 */
const range = ({ value, low, high }, write = (each) => lost(each)) => (
  t("ratingRange", { value: write(value), low: write(low), high: write(high) }));
