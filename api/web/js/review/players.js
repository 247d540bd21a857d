// The results of every player: total and place, and how much of it was luck and loss. Folded numbers include the result of best
// play with the same dice.

/**
 * @import { GameReport, GameReview, PlayedLike, PlayerReview } from "../base/types.js"
 * @import { TurnResult } from "../advice/charts.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { turnsChart, turnsScale } from "../advice/charts.js";
import { h } from "../base/dom.js";
import { lost, number, percent, t } from "../base/i18n.js";
import { columnsTable } from "./cards.js";

/**
 * Return a panel for each player.
 * @param {GameReview} review
 * @param {GameReport} check
 * @param {Rules} rules
 * @param {readonly string[]} names
 */
export function playerPanels({ players }, check, rules, names) {
  return players.map((player, p) => h(
    "section", { class: "panel player-review", "aria-label": names[p] },
    h("div", { class: "player-head" },
      h("h2", {}, names[p]), h("p", { class: "rank" }, placeWords(check, p)),
      h("p", { class: "big numbers" }, number(player.total))),
    columnsTable(check.players[p], rules),
    h("p", { class: "total-sum numbers" }, sumWords(player)),
    player.played_like && h("p", { class: "played-like hint" }, t("playedLike", { strength: t(`strength_${player.played_like.most_likely}`) })),
    more(player),
  ));
}

/**
 * Draw luck and loss of all players turn by turn, on one scale.
 * @param {GameReview} review
 * @param {readonly string[]} names
 */
export function turnsCharts({ players }, names) {
  const turns = players.map(turnResults);
  const scale = turnsScale(turns);
  return turns.map((results, p) => h("div", {}, names.length > 1 && h("h3", {}, names[p]), turnsChart(results, names[p], scale)));
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

/**
 * Return how a total comes about, in words.
 * @param {PlayerReview} player
 */
function sumWords(player) {
  const { end, start, luck, loss, correction } = sumOf(player);
  /** @param {number} value */
  const tenths = (value) => number(Math.abs(value), 1);
  const words = t(luck < 0 ? "totalUnlucky" : "totalLucky", {
    total: number(end, Number.isInteger(end) ? 0 : 1), start: tenths(start), luck: tenths(luck), loss: tenths(loss),
  });
  return correction === undefined ? words : `${words} ${correction < 0 ? "−" : "+"}\u00a0${t("correction")}\u00a0${tenths(correction)}`;
}

/**
 * Return the parts of a total in tenths that add up to it: luck takes what rounding leaves. While the game goes on, its
 * expected total is at the end.
 * @param {Pick<PlayerReview, "total" | "start_value" | "luck" | "loss" | "correction">} player
 */
export function sumOf({ total, start_value, luck, loss, correction }) {
  /** @param {number} value */
  const tenths = (value) => Math.round(value * 10);
  const expected = start_value + luck - loss + (correction ?? 0);
  const end = Math.abs(expected - total) < 0.05 ? 10 * total : tenths(expected);
  const parts = { start: tenths(start_value), loss: tenths(loss), correction: tenths(correction ?? 0) };
  const left = end - parts.start + parts.loss - parts.correction;
  return {
    end: end / 10, start: parts.start / 10, luck: left / 10, loss: parts.loss / 10,
    correction: correction === undefined ? undefined : parts.correction / 10,
  };
}

/**
 * Return the numbers that few look for, folded.
 * @param {PlayerReview} player
 */
function more({ start_value: start, correction, loss_per_decision: each, played_like: like, same_dice: same }) {
  const isEstimated = correction !== undefined;
  return h("details", { class: "more" }, h("summary", {}, t("whyMore")),
    h("p", {}, t("labelled", { name: t(isEstimated ? "startEstimated" : "startValue"), words: number(start, 1) })),
    isEstimated && h("p", {}, t("correctionHint")),
    h("p", {}, t("labelled", { name: t("lossPerDecision"), words: lost(each) })),
    like && h("p", {}, rangeWords(like)),
    same && [
      h("p", { class: "same-dice" }, t("labelled", { name: t("sameDice"), words: number(same.total) })),
      h("p", {}, t("sameDiceHow"), same.drawn_dice > 0 && ` ${t("sameDiceDrawn", { n: same.drawn_dice })}`),
    ]);
}

/** @param {PlayedLike} like */
function rangeWords({ least, greatest, confidence, decisions }) {
  const [low, high] = [least, greatest].map((id) => t(`strength_${id}`));
  return t(least === greatest ? "playedOne" : "playedBetween", { n: decisions, confidence: percent(confidence), least: low, greatest: high });
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
