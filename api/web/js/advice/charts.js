// Small charts as inline SVG. Each says in words what it shows; colours come from the style sheet.

/** @import { Frontier, Outlook } from "../base/types.js" */

import { readByPlace } from "../base/chart-reading.js";
import { h, s } from "../base/dom.js";
import { amount, lost, number, percent, signed, t } from "../base/i18n.js";

const WIDTH = 480;
const HEIGHT = 150;
const BASELINE = 122;

/**
 * Draw the distribution of the final total, in as many columns as a person can read.
 * @param {Outlook} outlook
 */
export function histogram({ distribution, mean, percentiles }) {
  const { from, probabilities } = distribution;
  const [low, high] = visibleRange(probabilities);
  const width = Math.max(1, Math.ceil((high - low + 1) / 60));
  /** @type {number[]} */
  const columns = [];
  for (let start = low; start <= high; start += width)
    columns.push(probabilities.slice(start, start + width).reduce((sum, p) => sum + p, 0));
  const greatest = Math.max(...columns);
  /** @param {number} total */
  const x = (total) => ((total - from - low) / (columns.length * width)) * WIDTH;
  const step = WIDTH / columns.length;
  const words = t("outlookWords", {
    mean: number(mean, 0), low: number(percentiles["5"]), high: number(percentiles["95"]),
  });
  return h(
    "figure", { class: "chart" },
    s(
      "svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": words },
      s("rect", {
        class: "likely", x: x(percentiles["5"]), y: 0, height: BASELINE,
        width: Math.max(2, x(percentiles["95"] + 1) - x(percentiles["5"])),
      }),
      columns.map((p, i) => {
        const height = (p / greatest) * (BASELINE - 14);
        return s("rect", {
          class: "column", x: (i * step + 0.5).toFixed(2), width: Math.max(0.5, step - 1).toFixed(2),
          y: (BASELINE - height).toFixed(2), height: height.toFixed(2), rx: Math.min(2, step / 3).toFixed(2),
        });
      }),
      s("line", { class: "axis", x1: 0, x2: WIDTH, y1: BASELINE, y2: BASELINE }),
      s("line", { class: "mean", x1: x(mean), x2: x(mean), y1: 4, y2: BASELINE }),
      ticks(from + low, from + high).map((total) =>
        s("text", { x: x(total).toFixed(1), y: BASELINE + 20, "text-anchor": "middle" }, number(total))),
    ),
    h("figcaption", { class: "hint" }, words),
  );
}

// All but the two-hundredth at either end: there are hundreds of very rare totals beyond.
const TAIL = 0.005;

/**
 * Return the first and the last place that are shown.
 * @param {readonly number[]} probabilities
 */
export function visibleRange(probabilities) {
  let low = 0;
  let high = probabilities.length - 1;
  for (let sum = probabilities[low]; sum < TAIL && low < high; sum += probabilities[low]) low += 1;
  for (let sum = probabilities[high]; sum < TAIL && high > low; sum += probabilities[high]) high -= 1;
  return [low, high];
}

/**
 * Round numbers between these two, a handful at most, and none too close to either end to be written in full.
 * @param {number} low
 * @param {number} high
 */
export function ticks(low, high) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => (high - low) / size <= 7) ?? 500;
  const found = [];
  for (let at = Math.ceil((low + (high - low) * 0.03) / step) * step; at <= high - (high - low) * 0.03; at += step)
    found.push(at);
  return found;
}

// Totals that are reached at best with these probabilities are drawn, about a dozen round ones.
const DRAWN = { most: 0.99, least: 0.005, count: 12 };

/**
 * Return round totals whose greatest probability is neither near 1 nor near 0.
 * @param {Frontier} frontier
 */
export function roundTotals({ from, probabilities }) {
  const low = from + probabilities.findIndex((p) => p <= DRAWN.most);
  const high = from + probabilities.findLastIndex((p) => p >= DRAWN.least);
  const step = [1, 2, 5, 10, 20, 25].find((size) => (high - low) / size <= DRAWN.count) ?? 50;
  return Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((total) => total % step === 0);
}

/**
 * Draw how often totals are reached at best, and by play for the most points. A total is chosen like a turn; its numbers
 * and what it costs are then given in words.
 * @param {Outlook} outlook
 * @param {Frontier} frontier of the same position
 */
export function targetsChart({ distribution, mean }, frontier) {
  const totals = roundTotals(frontier);
  const wide = WIDTH / totals.length;
  const places = totals.map((total, i) => {
    const best = frontier.probabilities[total - frontier.from];
    const usual = distribution.probabilities.reduce((sum, p, place) => distribution.from + place < total ? sum : sum + p, 0);
    const cost = mean - frontier.means[total - frontier.from];
    const words = t("targetsWords", {
      total: number(total), best: percent(best, 1), usual: percent(usual, 1), cost: number(Math.max(0, cost), 1),
    });
    /**
     * @param {string} kind
     * @param {number} p
     */
    const bar = (kind, p) => s("rect", {
      class: kind, x: (i * wide + 2).toFixed(1), width: (wide - 4).toFixed(1), rx: 2,
      y: (BASELINE - p * (BASELINE - 14)).toFixed(1), height: Math.max(0.75, p * (BASELINE - 14)).toFixed(1),
    });
    return s(
      "g", { class: "turn", role: "img", "aria-label": words },
      s("rect", { class: "ground", x: (i * wide).toFixed(1), y: 0, width: wide.toFixed(1), height: HEIGHT, rx: 4 }),
      bar("best", best), bar("column", usual),
      s("text", { x: ((i + 0.5) * wide).toFixed(1), y: BASELINE + 20, "text-anchor": "middle" }, number(total)),
    );
  });
  const { reading, walk } = readByPlace(places, t("targetsHint"));
  return h(
    "figure", { class: "chart" },
    s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": t("targets"), onkeydown: walk },
      s("line", { class: "axis", x1: 0, x2: WIDTH, y1: BASELINE, y2: BASELINE }), places),
    reading,
    h("figcaption", { class: "legend hint" },
      h("span", { class: "key best" }, t("targetsBest")), h("span", { class: "key luck" }, t("targetsUsual"))),
  );
}

const CHART = { left: 46, top: 18, bottom: 168, labels: 190, height: 196 };
// A turn takes at least this of the width; labels of narrower ones would run into each other.
const LABELLED = 28;
// Points beyond which a bar is cut off: one lucky Yahtzee would flatten all others.
const GREATEST = 40;

/**
 * @typedef {{ luck: number, loss: number }} TurnResult
 * @typedef {{ low: number, high: number, step: number }} Scale in points
 */

/**
 * Return the scale of the charts of all players, so that equal bars are equal points.
 * @param {readonly (readonly TurnResult[])[]} players
 * @returns {Scale}
 */
export function turnsScale(players) {
  const values = players.flat().flatMap(({ luck, loss }) => [luck, -loss]);
  const [low, high] = [Math.max(-GREATEST, Math.min(-5, ...values)), Math.min(GREATEST, Math.max(5, ...values))];
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 6) ?? 1000;
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

/**
 * Luck and loss per turn: luck above or below the line, loss always below it. A turn is chosen by touching it, pointing
 * at it, or with the arrow keys, and its numbers are then given in words.
 * @param {readonly TurnResult[]} turns
 * @param {string} name
 * @param {Scale} scale
 */
export function turnsChart(turns, name, { low, high, step }) {
  /** @param {number} points */
  const y = (points) => CHART.top + ((high - points) / (high - low)) * (CHART.bottom - CHART.top);
  const wide = (WIDTH - CHART.left) / turns.length;
  const every = Math.ceil(LABELLED / wide);
  const columns = turns.map(({ luck, loss }, i) => column(i, luck, loss));
  const { reading, walk } = readByPlace(columns, t("turnsHint"));

  /**
   * @param {number} i
   * @param {number} luck
   * @param {number} loss
   */
  function column(i, luck, loss) {
    const left = CHART.left + i * wide;
    const bar = Math.min(14, wide * 0.36);
    const words = t("turnWords", { n: i + 1, luck: signed(luck), loss: lost(loss, 1) });
    /**
     * @param {string} kind
     * @param {number} x
     * @param {number} points
     */
    const place = (kind, x, points) => {
      const shown = Math.max(low, Math.min(high, points));
      return [
        s("rect", {
          class: kind, x: x.toFixed(1), width: bar.toFixed(1), rx: 2, y: Math.min(y(0), y(shown)).toFixed(1),
          height: Math.max(0.75, Math.abs(y(shown) - y(0))).toFixed(1),
        }),
        shown !== points && s("text", { class: "cut", x: (x + bar / 2).toFixed(1), y: y(shown) + (points > 0 ? -3 : 13), "text-anchor": "middle" }, signed(points, 0)),
      ];
    };
    return s(
      "g", { class: "turn", role: "img", "aria-label": words },
      s("rect", { class: "ground", x: left.toFixed(1), y: 0, width: wide.toFixed(1), height: CHART.height, rx: 4 }),
      place("luck", left + wide / 2 - bar - 0.5, luck),
      place("loss", left + wide / 2 + 0.5, -loss),
      (i + 1) % every === 0
        && s("text", { x: (left + wide / 2).toFixed(1), y: CHART.labels, "text-anchor": "middle" }, i + 1),
    );
  }

  const words = t("turnsWords", {
    name,
    luck: signed(turns.reduce((sum, { luck }) => sum + luck, 0)),
    loss: amount(lost, turns.reduce((sum, { loss }) => sum + loss, 0), 1),
  });
  return h(
    "figure", { class: "chart turns" },
    s(
      "svg", { viewBox: `0 0 ${WIDTH} ${CHART.height}`, role: "group", "aria-label": words, onkeydown: walk },
      lines(low, high, step).flatMap((points) => line(points, y(points))),
      columns,
    ),
    reading,
    h("figcaption", { class: "legend hint" },
      h("span", { class: "key luck" }, t("luck")), h("span", { class: "key loss" }, t("loss"))),
  );
}

/**
 * Draw a line across the chart, with its points in front.
 * @param {number} points
 * @param {number} y
 */
const line = (points, y) => [
  s("line", { class: points ? "grid" : "axis", x1: CHART.left, x2: WIDTH, y1: y, y2: y }),
  s("text", { class: "tick", "aria-hidden": true, x: CHART.left - 6, y: y + 5, "text-anchor": "end" },
    points ? signed(points, 0) : "0"),
];

/**
 * @param {number} low
 * @param {number} high
 * @param {number} step
 */
const lines = (low, high, step) => Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
