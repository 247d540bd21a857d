import type { Position } from "./position.ts";
import { scoreEverywhere } from "./scoring.ts";
import type { Table } from "./table.ts";

/** The points of a hand in every category, and the legal ones, like the answer of `POST /v1/score`. */
export interface HandScores {
  kind: "scores";
  ruleset: string;
  dice: readonly number[];
  rolls_left: number;
  points: Record<string, number>;
  legal: string[];
  extra_bonus: number;
  joker: boolean;
}

export function score(table: Table, { state, hand, roll, dice, rollsLeft }: Position): HandScores {
  const { ruleset, categories } = table.header;
  const { points, legal, extraBonus, joker } = scoreEverywhere(table, state, hand, roll);
  return {
    kind: "scores",
    ruleset,
    dice,
    rolls_left: rollsLeft,
    points: Object.fromEntries(categories.map((name, category) => [name, points[category]!])),
    legal: legal.map((category) => categories[category]!),
    extra_bonus: extraBonus,
    joker,
  };
}
