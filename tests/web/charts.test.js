// Charts: scales and labels.

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { histogram, roundTotals, targetsChart, ticks, turnsChart, turnsScale, visibleRange } from "../../api/web/js/advice/charts.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";

await useLanguage("en");

test("very rare totals are not drawn", () => {
  assert.deepEqual(visibleRange([1]), [0, 0]);
  assert.deepEqual(visibleRange([0.5, 0.5]), [0, 1]);
  // Less than a two-hundredth is cut off at either end.
  assert.deepEqual(visibleRange([0.004, 0.0009, 0.5, 0.4902, 0.0049]), [2, 3]);
  assert.deepEqual(visibleRange([0.005, 0.99, 0.005]), [0, 2]);
  assert.deepEqual(visibleRange([0.0049, 0.9902, 0.0049]), [1, 1]);
});

test("ticks are round numbers, at most seven", () => {
  assert.deepEqual(ticks(100, 400), [150, 200, 250, 300, 350]);
  assert.deepEqual(ticks(0, 7), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(ticks(0, 15), [5, 10]);
  assert.deepEqual(ticks(0, 3600), [500, 1000, 1500, 2000, 2500, 3000]);
});

test("the scale includes all players, and at least five points in each direction", () => {
  assert.deepEqual(turnsScale([[]]), { low: -5, high: 5, step: 5 });
  assert.deepEqual(turnsScale([[{ luck: 4.9, loss: 4.9 }]]), { low: -5, high: 5, step: 5 });
  assert.deepEqual(turnsScale([[{ luck: 31, loss: 0 }], [{ luck: -2, loss: 12 }]]), { low: -20, high: 40, step: 10 });
  // A single lucky turn does not flatten the others.
  assert.deepEqual(turnsScale([[{ luck: 130, loss: 0 }]]), { low: -10, high: 40, step: 10 });
});

const TURNS = [{ luck: 20, loss: 0 }, { luck: -5, loss: 2.5 }, { luck: 0, loss: 10 }];
const SCALE = { low: -10, high: 20, step: 10 };

/** A chart of three turns. */
function chart() {
  const figure = asFake(turnsChart(TURNS, "Ann", SCALE));
  const [svg] = figure.children;
  return { svg, turns: figure.ofClass("turn"), reading: figure.ofClass("reading")[0], ticks: figure.ofClass("tick") };
}

test("bars have one scale above and below the line", () => {
  /** @param {string} kind */
  const bars = (kind) => chart().turns.map((turn) => {
    const [bar] = turn.ofClass(kind);
    return ["y", "height"].map((name) => Number(bar.getAttribute(name)));
  });
  const [zero, ten] = chart().ticks.slice(1, 3).map((tick) => Number(tick.getAttribute("y")) - 5);
  const point = (zero - ten) / 10;
  /**
   * @param {number[][]} found
   * @param {[top: number, points: number][]} expected
   */
  const near = (found, expected) => expected.forEach(([top, points], i) => {
    assert.ok(Math.abs(found[i][0] - (zero - top * point)) < 0.1, `bar ${i}`);
    assert.ok(Math.abs(found[i][1] - points * point) < 0.1, `bar ${i}`);
  });
  near(bars("luck"), [[20, 20], [0, 5]]);
  near(bars("loss").slice(1), [[0, 2.5], [0, 10]]);
  // Zero is still visible.
  assert.deepEqual(bars("loss")[0][1], 0.8);
});

test("the labels of the axis have signs, from bottom to top", () => {
  assert.deepEqual(chart().ticks.map((tick) => tick.textContent), ["−10", "0", "+10", "+20"]);
  const places = chart().ticks.map((tick) => Number(tick.getAttribute("y")) - 5);
  assert.deepEqual([places[0], places[3]], [168, 18]);
});

test("turns have numbers if they fit", () => {
  /** @param {number} count */
  const labels = (count) => {
    const turns = Array.from({ length: count }, () => ({ luck: 0, loss: 0 }));
    const figure = asFake(turnsChart(turns, "Ann", SCALE));
    return figure.ofClass("turn").map((turn) => turn.textContent).filter(Boolean);
  };
  assert.deepEqual(labels(3), ["1", "2", "3"]);
  assert.deepEqual(labels(15).length, 15);
  // A width of 434 has 28 units for each of 15 labels, but not for each of 16.
  assert.deepEqual(labels(16), ["2", "4", "6", "8", "10", "12", "14", "16"]);
});

test("the chart and its turns have accessible numbers", () => {
  const { svg, turns } = chart();
  assert.equal(svg.getAttribute("aria-label"), "Ann: luck +15.0, 12.5 points given away.");
  assert.deepEqual(turns.map((turn) => turn.getAttribute("aria-label")), [
    "Turn 1: luck +20.0, given away 0.0", "Turn 2: luck −5.0, given away 2.5",
    "Turn 3: luck 0.0, given away 10.0",
  ]);
});

test("each turn has a tab stop and is read out", () => {
  const { turns, reading } = chart();
  assert.deepEqual(turns.map((turn) => turn.getAttribute("tabindex")), ["0", "-1", "-1"]);
  turns[2].listeners.get("pointerdown")?.({});
  assert.equal(reading.textContent, "Turn 3: luck 0.0, given away 10.0");
  assert.deepEqual(turns.map((turn) => turn.getAttribute("tabindex")), ["-1", "-1", "0"]);
  assert.deepEqual(turns.map((turn) => turn.getAttribute("data-chosen")), [null, null, ""]);
});

test("the columns of a distribution add up to it, with rounded words", () => {
  const probabilities = [0.25, 0.5, 0.25];
  const figure = asFake(histogram({
    mean: 101, percentiles: { 5: 100, 95: 102 }, upper_bonus: { probability: 0 }, distribution: { from: 100, probabilities },
  }));
  const heights = figure.ofClass("column").map((column) => Number(column.getAttribute("height")));
  assert.deepEqual(heights, [54, 108, 54]);
  // Three columns are 160 wide each; the mean is at the start of the second one.
  const [mean] = figure.ofClass("mean");
  assert.deepEqual(["x1", "x2"].map((name) => mean.getAttribute(name)), ["160", "160"]);
  assert.deepEqual(figure.all.filter(({ tag }) => tag === "text").map((text) => text.textContent), ["101"]);
  const words = "Expected total 101; nine games in ten end between 100 and 102.";
  assert.equal(figure.children[0].getAttribute("aria-label"), words);
  assert.equal(figure.children[1].textContent, words);
});

test("adjacent totals are combined in equal columns if they do not fit", () => {
  const figure = asFake(histogram({
    mean: 60, percentiles: { 5: 6, 95: 114 }, upper_bonus: { probability: 0 },
    distribution: { from: 0, probabilities: Array(120).fill(1 / 120) },
  }));
  const columns = figure.ofClass("column");
  assert.equal(columns.length, 60);
  assert.equal(new Set(columns.map((column) => column.getAttribute("height"))).size, 1);
});

const FRONTIER = { from: 10, probabilities: [1, 0.999, 0.9, 0.5, 0.1, 0.001], means: [13, 13, 12.95, 12, 11, 11.5] };

test("totals that are nearly certain or nearly impossible are not drawn", () => {
  assert.deepEqual(roundTotals(FRONTIER), [12, 13, 14]);
  const probabilities = Array.from({ length: 600 }, (_, i) => 1 - i / 600);
  assert.deepEqual(roundTotals({ from: 0, probabilities, means: [] }), [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550]);
});

test("a total is read with its best chance, the usual one, and the cost", () => {
  const outlook = {
    mean: 13, percentiles: { 5: 12, 95: 14 }, upper_bonus: { probability: 0 },
    distribution: { from: 12, probabilities: [0.25, 0.5, 0.25] },
  };
  const places = asFake(targetsChart(outlook, FRONTIER)).ofClass("turn");
  assert.deepEqual(places.map((place) => place.getAttribute("aria-label")), [
    "12 or more: 90.0% of the time when you play for it, 100% when you play for the most points. Points lost on average: 0.1.",
    "13 or more: 50.0% of the time when you play for it, 75.0% when you play for the most points. Points lost on average: 1.0.",
    "14 or more: 10.0% of the time when you play for it, 25.0% when you play for the most points. Points lost on average: 2.0.",
  ]);
});
