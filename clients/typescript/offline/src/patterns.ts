/**
 * Made patterns, which people neither break up nor waste.
 *
 * A category is a pattern if few hands pay anything, and a hand has made it if it pays most of the category's greatest
 * points. A keep holds it if it pays something for every roll. Scoring another category wastes it if that pays much
 * less. If the pattern always pays the same, paying less at all wastes it. If the other category is looser, paying no
 * more wastes it: a looser category also pays all hands that make the pattern.
 */
import { keepNumber, latticeOf, type Lattice } from "./dice.ts";
import type { Rules } from "./rules.ts";

/** The greatest share of all rolls that pay anything in a pattern. */
const RARE = 0.3;
const LEAST_SHARE = 0.6;

export class Patterns {
  readonly #lattice: Lattice;
  /** For every keep, the categories that pay something for every roll, as bits. */
  readonly #held: Int32Array;
  /** The least points that make a category, if it is a pattern; else infinity. */
  readonly #enough: number[];
  /** Whether a category pays the same for all hands that make it. */
  readonly #settled: boolean[];
  /** For each category, those that are looser. */
  readonly #looser: number[][];

  constructor(rules: Rules) {
    const lattice = (this.#lattice = latticeOf(rules.dice_count));
    const points = rules.points.at(-1)!;
    this.#held = heldBy(lattice, points);
    const paid = rules.categories.map((_, category) => points.map((row) => row[category]!));
    this.#enough = paid.map((of) => {
      const chance = of.reduce((sum, each, hand) => sum + (each > 0 ? lattice.firstRoll[hand]! : 0), 0);
      const most = Math.max(...of);
      return chance <= RARE && most > 0 ? LEAST_SHARE * most : Infinity;
    });
    this.#settled = paid.map((of) => new Set(of.filter((each) => each > 0)).size === 1);
    const isWithin = (of: number[], other: number[]) => of.every((each, hand) => each <= 0 || other[hand]! > 0);
    this.#looser = paid.map((of) => (
      [...paid.keys()].filter((other) => isWithin(of, paid[other]!) && !isWithin(paid[other]!, of))));
  }

  /** The patterns that a hand with these points has made. */
  made(points: readonly number[]): number[] {
    return [...points.keys()].filter((category) => points[category]! >= this.#enough[category]!);
  }

  /** Whether a keep holds all of these categories. */
  holds(keep: readonly number[], categories: readonly number[]): boolean {
    const held = this.#held[keepNumber(this.#lattice, keep)]!;
    return categories.every((category) => held & (1 << category));
  }

  /** The most points with which scoring each category wastes what was made, -1 for none. */
  wasted(made: readonly number[], points: readonly number[]): number[] {
    const poor = made.map((each) => (this.#settled[each] ? points[each]! : Math.ceil(LEAST_SHARE * points[each]!)) - 1);
    return points.map((_, category) => {
      const tighter = made.filter((each) => this.#looser[each]!.includes(category));
      return Math.max(-1, ...poor, ...tighter.map((each) => points[each]!));
    });
  }
}

function heldBy({ keeps, firstHand, larger }: Lattice, points: readonly (readonly number[])[]): Int32Array {
  const held = new Int32Array(keeps.length).fill(-1);
  points.forEach((row, hand) => {
    held[firstHand + hand] = row.reduce((bits, paid, category) => bits | (paid > 0 ? 1 << category : 0), 0);
  });
  for (let keep = firstHand - 1; keep >= 0; keep--) {
    for (let face = 0; face < 6; face++) {
      held[keep]! &= held[larger[keep * 6 + face]!]!;
    }
  }
  return held;
}
