/**
 * The value of a turn. With r rolls left, the value of hand h is, for the ways c to score it and the keeps k in it,
 *
 *     W(h, r) = max( max_c U(h, c, r), max_k V(k, r) )     V(k, r) = mean over hands h' after k of W(h', r - 1)
 *
 * and without the second part if r = 0. Keeps use the lattice. The results of a keep are those with one more die; the
 * keeps inside a hand are those with one die less.
 */
import { extraBonusOf, fillable, isLocked, jokerPoints, openCategories } from "./scoring.ts";
import type { State } from "./states.ts";
import { comingAfter, type Table } from "./table.ts";

/** The value of the rest of the game after filling a category with these points, given the rolls left. */
export type ToCome = (category: number, points: number, rollsLeft: number) => number;

/** The turn that starts in a state, valued by points and `toCome`. */
export class Turn {
  readonly table: Table;
  readonly state: State;
  /** The last roll of the turn, extra ones included. */
  readonly #lastRoll: number;
  readonly #toCome: ToCome;
  readonly #found = new Map<number, Float64Array>();
  /** The values of keeps by rolls left, from one upwards. */
  readonly #kept: Float64Array[] = [];

  constructor(table: Table, state: State, toCome: ToCome = comingAfter(table, state)) {
    this.table = table;
    this.state = state;
    this.#lastRoll = table.header.rolls + state.extraRolls;
    this.#toCome = toCome;
  }

  /** The value of filling a category. */
  worth(category: number, points: number, extraBonus: number, rollsLeft: number): number {
    return points + extraBonus + this.#toCome(category, points, rollsLeft);
  }

  /** The value of scoring every hand, given the rolls left. */
  scores(rollsLeft: number): Float64Array {
    const { header: { extra_rolls }, columns } = this.table;
    const stage = Math.min(Math.max(this.#lastRoll - rollsLeft, 1), columns.length) - 1;
    const alike = extra_rolls ? rollsLeft : stage;
    let best = this.#found.get(alike);
    if (!best) {
      best = this.#scoreHands(stage, rollsLeft);
      this.#found.set(alike, best);
    }
    return best;
  }

  /** The values of keeps, given at least one roll left, followed by those of hands. */
  keeps(rollsLeft: number): Float64Array {
    while (this.#kept.length < rollsLeft) {
      // From the last roll back.
      this.#kept.push(this.#roll(this.hands(this.#kept.length)));
    }
    return this.#kept[rollsLeft - 1]!;
  }

  /** The value of every hand, given the rolls left. */
  hands(rollsLeft: number): Float64Array {
    const scores = this.scores(rollsLeft);
    return rollsLeft ? this.#choose(this.keeps(rollsLeft), scores) : scores;
  }

  /** The value of the turn before its first roll. */
  start(): number {
    const { firstRoll } = this.table.lattice;
    return this.hands(this.#lastRoll - 1).reduce((sum, value, hand) => sum + value * firstRoll[hand]!, 0);
  }

  #scoreHands(stage: number, rollsLeft: number): Float64Array {
    const { header: rules, lattice, columns } = this.table;
    const best = new Float64Array(lattice.handCount).fill(-Infinity);
    const allowed = fillable(rules, openCategories(rules, this.state.filled));
    for (const category of allowed) {
      const { paid, of } = columns[stage]![category]!;
      const locked = isLocked(rules, this.state, category);
      const worth = Float64Array.from(paid, (points) => this.worth(category, locked ? 0 : points, 0, rollsLeft));
      for (let hand = 0; hand < best.length; hand++) {
        const value = worth[of[hand]!]!;
        if (value > best[hand]!) {
          best[hand] = value;
        }
      }
    }
    const extraBonus = extraBonusOf(rules, this.state);
    lattice.equalHands.forEach((hand, place) => {
      const joker = jokerPoints(rules, this.state, place + 1);
      if (joker) {
        best[hand] = Math.max(...allowed.filter((category) => joker[category] !== null).map((category) => {
          const points = isLocked(rules, this.state, category) ? 0 : joker[category]!;
          return this.worth(category, points, extraBonus, rollsLeft);
        }));
      }
    });
    return best;
  }

  /** The values of keeps, given those of hands: the mean over rolls. */
  #roll(hands: Float64Array): Float64Array {
    const { firstHand, larger } = this.table.lattice;
    const values = new Float64Array(firstHand + hands.length);
    values.set(hands, firstHand);
    for (let keep = firstHand - 1, at = larger.length - 6; keep >= 0; keep--, at -= 6) {
      values[keep] =
        (values[larger[at]!]! + values[larger[at + 1]!]! + values[larger[at + 2]!]! +
          values[larger[at + 3]!]! + values[larger[at + 4]!]! + values[larger[at + 5]!]!) / 6;
    }
    return values;
  }

  /** The values of hands, given those of keeps and the `scores`. */
  #choose(keeps: Float64Array, scores: Float64Array): Float64Array {
    const { firstHand, smaller, smallerStarts } = this.table.lattice;
    const best = keeps.slice();
    best.set(scores, firstHand);
    for (let keep = 1; keep < best.length; keep++) {
      let value = best[keep]!;
      for (let at = smallerStarts[keep]!; at < smallerStarts[keep + 1]!; at++) {
        const inside = best[smaller[at]!]!;
        if (inside > value) {
          value = inside;
        }
      }
      best[keep] = value;
    }
    return best.subarray(firstHand);
  }
}

