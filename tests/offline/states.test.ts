import assert from "node:assert/strict";
import { test } from "node:test";
import type { Rules } from "../../clients/typescript/offline/src/rules.ts";
import { States } from "../../clients/typescript/offline/src/states.ts";

/** A game of two dice: two upper categories, a lower one that is a mark, and a bonus for 10 points. */
const RULES: Rules = {
  dice_count: 2, counted: 2, rolls: 2, extra_rolls: null, order: "free", categories: ["fives", "sixes", "pair"],
  times: [1, 1, 1], upper_faces: [5, 6, 0], upper_points: [[0, 5, 10], [0, 6, 12], []],
  upper_bonus: Array.from({ length: 11 }, (_, total) => (total < 10 ? 0 : 7)),
  requires: [-1, -1, -1], marks: [2], joker_category: 2, extra_bonus: 9, jokers: [], points_awarded: null, points: [],
  straights: [],
};

test("the first state is the empty card, the last one a full card with the greatest total", () => {
  const states = new States(RULES);
  assert.equal(states.index(states.state([0, 0, 0], 0, 0, 0)), 0);
  assert.equal(states.index(states.state([1, 1, 1], 1, 0, 10)), states.size - 1);
});

test("there are as many states as cards with different futures", () => {
  // Upper totals: 0 5 10 with fives, 0 6 10 with sixes, 0 5 6 10 with both. The pair is open, made, or 0.
  assert.equal(new States(RULES).size, (1 + 3 + 3 + 4) * 3);
});

test("totals beyond the greatest that matters are equivalent", () => {
  const states = new States(RULES);
  assert.equal(states.index(states.state([1, 1, 0], 0, 0, 22)), states.index(states.state([1, 1, 0], 0, 0, 10)));
});

test("unreachable cards have no index", () => {
  const states = new States(RULES);
  for (const total of [1, 4, 6, 9, -1]) {
    assert.equal(states.index(states.state([1, 0, 0], 0, 0, total)), -1, `an upper total of ${total}`);
  }
  assert.equal(states.index(states.state([0, 0, 0], 0, 1, 0)), -1, "an extra roll where there are none");
  assert.equal(states.index(states.state([0, 0, 0], 0, -1, 0)), -1);
});

test("filling a category leads to the state of the new card", () => {
  const states = new States(RULES);
  const before = states.state([1, 0, 0], 0, 0, 5);
  assert.equal(states.after(before, 1, 6, 0), states.index(states.state([1, 1, 0], 0, 0, 11)));
  assert.equal(states.after(before, 2, 12, 0), states.index(states.state([1, 0, 1], 1, 0, 5)));
  assert.equal(states.after(before, 2, 0, 0), states.index(states.state([1, 0, 1], 0, 0, 5)));
  assert.equal(states.after(before, 1, 6, 0, 0), states.index(states.state([1, 1, 0], 0, 0, 0)), "no upper points");
});

test("all states of a small game are distinct", () => {
  const times = [2, 1, 2];
  for (const order of ["free", "card", "upper_first"] as const) {
    const extra_rolls = { start: 1, saves: true, most: 2 };
    const states = new States({ ...RULES, order, extra_rolls, times });
    const seen = new Set<number>();
    const walk = (filled: number[], made: number, extra: number, total: number) => {
      const index = states.index(states.state(filled, made, extra, total));
      assert.ok(index >= 0 && index < states.size);
      if (seen.has(index)) {
        return;
      }
      seen.add(index);
      for (const [category, points] of [[0, 0], [0, 5], [0, 10], [1, 0], [1, 6], [1, 12], [2, 0], [2, 9]] as const) {
        const first = filled.findIndex((count, each) => count < times[each]!);
        const upper = filled[0]! < 2 || filled[1]! < 1;
        const may = order === "card" ? category === first : order === "free" || !upper || category < 2;
        if (filled[category]! < times[category]! && may) {
          const after = filled.map((count, each) => count + Number(each === category));
          const raised = Math.min(10, total + (category < 2 ? points : 0));
          for (const left of [0, 1, 2]) {
            walk(after, made | Number(category === 2 && points > 0), left, raised);
          }
        }
      }
    };
    walk([0, 0, 0], 0, 1, 0);
    // One state is unreachable: the empty card without the initial extra roll.
    assert.equal(seen.size, states.size - 1);
  }
});
