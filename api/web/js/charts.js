// Small charts as inline SVG. Each says in words what it shows; colours come from the style sheet.

import { h, s } from "./dom.js";
import { number, signed, t } from "./i18n.js";

const WIDTH = 480;
const HEIGHT = 150;
const FLOOR = 122;

// The distribution of the final total, in columns a person can read: pmf {from, probabilities}.
export function histogram({ distribution, mean, percentiles }) {
  const { from, probabilities } = distribution;
  const [low, high] = visibleRange(probabilities);
  const width = Math.max(1, Math.ceil((high - low + 1) / 60));
  const columns = [];
  for (let start = low; start <= high; start += width)
    columns.push(probabilities.slice(start, start + width).reduce((sum, p) => sum + p, 0));
  const greatest = Math.max(...columns);
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
        class: "likely", x: x(percentiles["5"]), y: 0, height: FLOOR,
        width: Math.max(2, x(percentiles["95"] + 1) - x(percentiles["5"])),
      }),
      columns.map((p, i) => {
        const height = (p / greatest) * (FLOOR - 14);
        return s("rect", {
          class: "column", x: (i * step + 0.5).toFixed(2), width: Math.max(0.5, step - 1).toFixed(2),
          y: (FLOOR - height).toFixed(2), height: height.toFixed(2), rx: Math.min(2, step / 3).toFixed(2),
        });
      }),
      s("line", { class: "axis", x1: 0, x2: WIDTH, y1: FLOOR, y2: FLOOR }),
      s("line", { class: "mean", x1: x(mean), x2: x(mean), y1: 4, y2: FLOOR }),
      ticks(from + low, from + high).map((total) =>
        s("text", { x: x(total).toFixed(1), y: FLOOR + 20, "text-anchor": "middle" }, number(total))),
    ),
    h("figcaption", { class: "hint" }, words),
  );
}

// All but the two-hundredth at either end: beyond lie hundreds of totals that hardly ever come.
const TAIL = 0.005;

function visibleRange(probabilities) {
  let low = 0;
  let high = probabilities.length - 1;
  for (let sum = probabilities[low]; sum < TAIL && low < high; sum += probabilities[low]) low += 1;
  for (let sum = probabilities[high]; sum < TAIL && high > low; sum += probabilities[high]) high -= 1;
  return [low, high];
}

function ticks(low, high) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => (high - low) / size <= 7) ?? 500;
  const found = [];
  for (let at = Math.ceil((low + (high - low) * 0.03) / step) * step; at <= high - (high - low) * 0.03; at += step)
    found.push(at);
  return found;
}

// Luck and loss per turn: luck above or below the line, loss always below it, hatched.
export function turnsChart(turns, name) {
  const greatest = Math.max(5, ...turns.map(({ luck, loss }) => Math.max(Math.abs(luck), loss)));
  const middle = 80;
  const scale = 62 / greatest;
  const step = WIDTH / turns.length;
  const wide = Math.min(14, step * 0.34);
  const bar = (kind, at, value) => {
    const height = Math.abs(value) * scale;
    return s("rect", {
      class: kind, x: at.toFixed(1), width: wide.toFixed(1), rx: 2, height: Math.max(0.75, height).toFixed(1),
      y: (value > 0 ? middle - height : middle).toFixed(1),
    });
  };
  const words = t("turnsWords", {
    name,
    luck: signed(turns.reduce((sum, { luck }) => sum + luck, 0)),
    loss: number(turns.reduce((sum, { loss }) => sum + loss, 0), 1),
  });
  return h(
    "figure", { class: "chart" },
    s(
      "svg", { viewBox: `0 0 ${WIDTH} 172`, role: "img", "aria-label": words },
      s("line", { class: "axis", x1: 0, x2: WIDTH, y1: middle, y2: middle }),
      turns.map(({ luck, loss }, i) => {
        const centre = (i + 0.5) * step;
        return s(
          "g", {},
          s("title", {}, t("turnWords", { n: i + 1, luck: signed(luck), loss: number(loss, 1) })),
          bar(luck >= 0 ? "luck" : "luck below", centre - wide - 0.5, luck),
          bar("loss", centre + 0.5, -loss),
          s("text", { x: centre.toFixed(1), y: 168, "text-anchor": "middle" }, i + 1),
        );
      }),
    ),
    h("figcaption", { class: "legend hint" },
      h("span", { class: "key luck" }, t("luck")), h("span", { class: "key loss" }, t("loss"))),
  );
}

