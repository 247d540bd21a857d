// The loss per free decision, game by game: a dot for each game, and a line of the mean of the latest few.

/** @import { Interval } from "../base/types.js" */

import { readByPlace } from "../base/chart-reading.js";
import { h, s } from "../base/dom.js";
import { amount, dayWords, lost, number, t } from "../base/i18n.js";
import { mean as meanOf } from "../storage/statistics.js";

const WIDTH = 480;
const CHART = { left: 46, right: 10, top: 10, bottom: 160, height: 172 };
// Games that the line, and the words at either end, are the mean of.
const FEW = 5;

/**
 * Return the mean of each game and the few before it.
 * @param {readonly number[]} values
 */
export const movingMeans = (values) => values.map((_, i) => meanOf(values.slice(Math.max(0, i + 1 - FEW), i + 1)));

/**
 * Return a round step for an axis from 0 to `most`, so that there are a handful of lines.
 * @param {number} most
 */
export const stepTo = (most) => [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((step) => most / step <= 5) ?? 100;

/**
 * @param {readonly { when: string, loss: number }[]} games from the oldest on, at least two
 * @param {Interval} [mean] of all of them, with its limits, drawn as a band
 */
export function lossChart(games, mean) {
  const losses = games.map(({ loss }) => loss);
  const step = stepTo(Math.max(0.2, ...losses));
  const high = Math.ceil(Math.max(0.2, ...losses) / step) * step;
  const digits = step < 1 ? 1 : 0;
  /** @param {number} loss */
  const y = (loss) => (CHART.bottom - (loss / high) * (CHART.bottom - CHART.top)).toFixed(1);
  const wide = (WIDTH - CHART.left - CHART.right) / games.length;
  /** @param {number} i */
  const x = (i) => (CHART.left + (i + 0.5) * wide).toFixed(1);
  const dots = games.map(({ when, loss }, i) => s(
    "g", { class: "turn", role: "img", "aria-label": t("chartPoint", { date: dayWords(new Date(when)), loss: amount(lost, loss, 2) }) },
    s("rect", { class: "ground", x: (CHART.left + i * wide).toFixed(1), width: wide.toFixed(1), y: 0, height: CHART.height }),
    s("circle", { class: "dot", cx: x(i), cy: y(loss), r: Math.max(2, Math.min(4, wide / 3)).toFixed(1) }),
  ));

  const { reading, walk } = readByPlace(dots, t("chartHint"), dots.length - 1);
  const words = t("chartWords", {
    n: games.length, first: amount(lost, meanOf(losses.slice(0, FEW)), 2), last: lost(meanOf(losses.slice(-FEW))),
  });
  const means = movingMeans(losses).map((loss, i) => `${x(i)},${y(loss)}`).join(" ");
  return h("figure", { class: "chart losses" },
    s("svg", { viewBox: `0 0 ${WIDTH} ${CHART.height}`, role: "group", "aria-label": words, onkeydown: walk },
      Array.from({ length: Math.round(high / step) + 1 }, (_, i) => [
        s("line", { class: i ? "grid" : "axis", x1: CHART.left, x2: WIDTH, y1: y(i * step), y2: y(i * step) }),
        s("text", { class: "tick", "aria-hidden": true, x: CHART.left - 6, y: Number(y(i * step)) + 5, "text-anchor": "end" },
          number(i * step, digits)),
      ]).flat(),
      mean && s("rect", { class: "likely", x: CHART.left, width: WIDTH - CHART.left, y: y(Math.min(high, mean.high)),
        height: (Number(y(mean.low)) - Number(y(Math.min(high, mean.high)))).toFixed(1) }),
      s("polyline", { class: "line", points: means }), dots),
    reading, h("figcaption", { class: "hint" }, words));
}
