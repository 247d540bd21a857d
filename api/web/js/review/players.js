// The results of every player: total and place, luck and loss. They include the estimated strength, and the result of best
// play with the same dice.

/**
 * @import { GameReport, GameReview, PlayedLike, PlayerReview, SameDice } from "../base/types.js"
 * @import { TurnResult } from "../advice/charts.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { turnsChart, turnsScale } from "../advice/charts.js";
import { h } from "../base/dom.js";
import { lost, minus, number, percent, signed, t } from "../base/i18n.js";
import { columnsTable } from "./cards.js";

/**
 * Return a panel for each player; their charts have one scale.
 * @param {GameReview} review
 * @param {GameReport} check
 * @param {Rules} rules
 * @param {readonly string[]} names
 */
export function playerPanels({ players }, check, rules, names) {
  const turns = players.map(turnResults);
  const scale = turnsScale(turns);
  return players.map((player, p) => h(
    "section", { class: "panel player-review", "aria-label": names[p] },
    h("div", { class: "player-body" },
      h("div", { class: "player-head" },
        h("h2", {}, names[p]), h("p", { class: "rank" }, placeWords(check, p)),
        h("p", { class: "big numbers" }, number(player.total))),
      columnsTable(check.players[p], rules),
      h("div", { class: "player-facts" }, facts(player), player.played_like && playedLike(player.played_like), player.same_dice && sameDice(player.same_dice)),
      turnsChart(turns[p], names[p], scale)),
  ));
}

/**
 * Return the place among several, and the points that the total earned where it earns some.
 * @param {GameReport} check
 * @param {number} p
 */
function placeWords({ players, standings }, p) {
  const n = players[p].totals.points_awarded;
  const place = players.length > 1 && t("rank", { n: standings.find(({ player }) => player === p)?.rank });
  return [place, n !== undefined && t("pointsOf", { n })].filter(Boolean).join(", ");
}

/** @param {PlayerReview} player */
function facts({ start_value: start, luck, loss, correction, loss_per_decision: each }) {
  const isEstimated = correction !== undefined;
  const sum = [
    [t(isEstimated ? "startEstimated" : "startValue"), number(start, 1)], [t("luck"), signed(luck)], [t("loss"), minus(loss)],
    ...(isEstimated ? [[t("correction"), signed(correction)]] : []),
  ];
  return [
    list("facts sum", sum),
    isEstimated && h("p", { class: "hint" }, t("correctionHint")),
    list("facts", [[t("lossPerDecision"), lost(each)]]),
  ];
}

/**
 * @param {string} kind
 * @param {string[][]} rows
 */
const list = (kind, rows) => h("dl", { class: kind }, rows.map(([name, value]) => (
  h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value)))));

/** @param {PlayedLike} like */
function playedLike({ most_likely: most, least, greatest, confidence, decisions }) {
  const [strength, low, high] = [most, least, greatest].map((id) => t(`strength_${id}`));
  return h("p", { class: "played-like" },
    h("strong", {}, t("playedLike", { strength })), " ",
    h("span", { class: "hint" }, t(least === greatest ? "playedOne" : "playedBetween", {
      n: decisions, confidence: percent(confidence), least: low, greatest: high,
    })));
}

/** @param {SameDice} same */
function sameDice({ total, drawn_dice: drawn }) {
  return h("div", { class: "same-dice" },
    list("facts", [[t("sameDice"), number(total)]]),
    h("details", {}, h("summary", {}, t("howReckoned")),
      h("p", { class: "hint" }, [t("sameDiceHow"), ...(drawn ? [t("sameDiceDrawn", { n: drawn })] : [])].join(" "))));
}

/**
 * Luck and loss of every turn of a player.
 * @param {Pick<PlayerReview, "rolls" | "decisions">} player
 */
export function turnResults({ rolls, decisions }) {
  /** @type {TurnResult[]} */
  const turns = [];
  /** @param {number} turn */
  const at = (turn) => (turns[turn] ??= { luck: 0, loss: 0 });
  for (const { turn, luck } of rolls) at(turn).luck += luck;
  for (const { turn, loss } of decisions) at(turn).loss += loss;
  return turns;
}
