// A small chart of the expected totals, or other values, of all players on one scale, roll by roll and decision by decision. It
// is inline SVG, and its numbers are read turn by turn.

/** @import { PlayerReview } from "../base/types.js" */

import { readByPlace } from "../base/chart-reading.js";
import { h, s } from "../base/dom.js";
import { number, t } from "../base/i18n.js";

const WIDTH = 640;
const CHART = { left: 46, top: 10, bottom: 190, labels: 212, height: 218 };
// A turn takes at least this of the width; labels of narrower ones would run into each other.
const LABELLED = 28;

/**
 * The expected total at a moment of the game: `x` counts turns and fractions of one.
 * @typedef {{ x: number, value: number }} Moment
 */

/**
 * Return the expected total of a player from the empty card on: after every roll, and after every decision.
 * @param {Pick<PlayerReview, "start_value" | "rolls" | "decisions">} player
 * @returns {Moment[]}
 */
export function momentsOf({ start_value: start, rolls, decisions }) {
  const happened = [
    ...rolls.map(({ turn, roll, value }) => ({ turn, step: 2 * roll, value })),
    ...decisions.map(({ turn, roll, value }) => ({ turn, step: 2 * roll + 1, value })),
  ].sort((one, other) => one.turn - other.turn || one.step - other.step);
  return [{ x: 0, value: start }, ...happened.map(({ turn, value }, i) => {
    const first = happened.findIndex((each) => each.turn === turn);
    const count = happened.filter((each) => each.turn === turn).length;
    return { x: turn + (i - first + 1) / count, value };
  })];
}

/**
 * Return the expected total after `turns` turns, undefined if the player has not had them.
 * @param {readonly Moment[]} moments
 * @param {number} turns
 */
export const valueAfter = (moments, turns) => moments.findLast(({ x }) => x === turns)?.value;

/**
 * @param {readonly number[]} values
 * @returns {{ low: number, high: number, step: number }} in round points
 */
export function valueScale(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  return { low: Math.floor(low / step) * step, high: Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step, step };
}

/**
 * Draw the chart. Touching a turn, pointing at it or the arrow keys choose it, and the totals after it are then given in
 * words.
 * @param {readonly (readonly Moment[])[]} players
 * @param {readonly string[]} names
 * @param {object} [shown]
 * @param {string} [shown.title]
 * @param {(value: number, digits?: number) => string} [shown.write]
 */
export function valueChart(players, names, { title = t("valueTitle"), write = number } = {}) {
  const turns = Math.ceil(Math.max(1, ...players.flatMap((moments) => moments.map(({ x }) => x))));
  const { low, high, step } = valueScale(players.flatMap((moments) => moments.map(({ value }) => value)));
  const wide = (WIDTH - CHART.left) / turns;
  const every = Math.ceil(LABELLED / wide);
  /** @param {number} points */
  const y = (points) => CHART.bottom - ((points - low) / (high - low)) * (CHART.bottom - CHART.top);
  /** @param {Moment} moment */
  const place = ({ x, value }) => `${(CHART.left + x * wide).toFixed(1)},${y(value).toFixed(1)}`;
  const grounds = Array.from({ length: turns }, (_, turn) => s(
    "g", { class: "turn", role: "img", "aria-label": turnWords(players, names, turn, write) },
    s("rect", { class: "ground", x: (CHART.left + turn * wide).toFixed(1), y: 0, width: wide.toFixed(1), height: CHART.height, rx: 4 }),
    (turn + 1) % every === 0
      && s("text", { x: (CHART.left + (turn + 0.5) * wide).toFixed(1), y: CHART.labels, "text-anchor": "middle" }, turn + 1),
  ));

  const { reading, walk } = readByPlace(grounds, t("valueHint"));
  return h(
    "figure", { class: "chart values" },
    s(
      "svg", { viewBox: `0 0 ${WIDTH} ${CHART.height}`, role: "group", "aria-label": title, onkeydown: walk },
      Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).flatMap((points) => [
        s("line", { class: "grid", x1: CHART.left, x2: WIDTH, y1: y(points), y2: y(points) }),
        s("text", { class: "tick", "aria-hidden": true, x: CHART.left - 6, y: y(points) + 5, "text-anchor": "end" }, write(points)),
      ]),
      grounds,
      players.map((moments, p) => s("polyline", { class: `line p${p % 4}`, points: moments.map(place).join(" ") })),
    ),
    reading,
    names.length > 1 && h("figcaption", { class: "legend hint" }, names.map((name, p) => (
      h("span", { class: `line-key p${p % 4}` }, name)))),
  );
}

/**
 * @param {readonly (readonly Moment[])[]} players
 * @param {readonly string[]} names
 * @param {number} turn
 * @param {(value: number, digits?: number) => string} write
 */
function turnWords(players, names, turn, write) {
  const values = players.flatMap((moments, p) => {
    const value = valueAfter(moments, turn + 1);
    return value === undefined ? [] : [names.length > 1 ? `${names[p]} ${write(value, 1)}` : write(value, 1)];
  });
  return t("valueAfter", { n: turn + 1, values: values.join(", ") });
}
