/** Endings of a turn under best play: the category that is filled, with 0 or with more points. */
import { rounded, tieOf } from "./advice.ts";
import { keepNumber } from "./dice.ts";
import { scoreEverywhere } from "./scoring.ts";
import type { Turn } from "./turn.ts";

/** The probability that a category is filled this turn; `makes`: with more than 0 points. */
export interface Ending {
  category: string;
  probability: number;
  makes: number;
}

/** Less probable categories are not listed, except for the most probable one. */
const LEAST_NAMED = 0.1;

/** By category, the probability that the turn ends with it, and the part of the value that these endings have. */
interface Sums {
  chance: number[];
  worth: number[];
}

/** The endings of a turn: with points, and with 0. */
export interface Ends {
  made: Sums;
  zero: Sums;
}

/** The categories with a probability of at least a tenth, or else the most probable one, after keeping some dice. */
export function endingsAfter(turn: Turn, keep: readonly number[], rollsLeft: number): Ending[] {
  const { made, zero } = endsAfter(turn, keep, rollsLeft);
  const found = turn.table.header.categories.map((category, place): Ending => {
    const makes = made.chance[place]!;
    return { category, probability: rounded(makes + zero.chance[place]!), makes: rounded(makes) };
  });
  // Of equally probable ones the one made more often comes first, then the order of the card.
  found.sort((one, other) => other.probability - one.probability || other.makes - one.makes);
  const named = found.filter(({ probability }) => probability >= LEAST_NAMED);
  return named.length ? named : found.slice(0, 1);
}

/** How the turn ends after keeping some dice. */
export function endsAfter(turn: Turn, keep: readonly number[], rollsLeft: number): Ends {
  const { header: { categories }, lattice } = turn.table;
  const none = (): Sums => ({ chance: categories.map(() => 0), worth: categories.map(() => 0) });
  const found: Ends = { made: none(), zero: none() };
  let weights = new Float64Array(lattice.firstHand);
  weights[keepNumber(lattice, keep)] = 1;
  for (let left = rollsLeft - 1; left >= 0; left--) {
    const hands = roll(turn, weights);
    weights = new Float64Array(lattice.firstHand);
    hands.forEach((weight, hand) => {
      const kept = weight ? keepOf(turn, hand, left) : null;
      if (kept !== null) {
        weights[kept]! += weight;
      } else if (weight) {
        const { category, points } = scoreOf(turn, hand, left);
        const sums = points > 0 ? found.made : found.zero;
        sums.chance[category]! += weight;
        sums.worth[category]! += weight * turn.scores(left)[hand]!;
      }
    });
  }
  return found;
}

/** The probability of every hand after a roll, given that of every keep. */
function roll({ table: { lattice: { firstHand, handCount, larger } } }: Turn, weights: Float64Array): Float64Array {
  const found = new Float64Array(firstHand + handCount);
  found.set(weights);
  for (let keep = 0; keep < firstHand; keep++) {
    const share = found[keep]! / 6;
    for (let at = 6 * keep; share && at < 6 * keep + 6; at++) {
      found[larger[at]!]! += share;
    }
  }
  return found.subarray(firstHand);
}

/** The best keep in a hand, the preferred one of several; null if scoring is as good. */
function keepOf(turn: Turn, hand: number, rollsLeft: number): number | null {
  if (!rollsLeft) {
    return null;
  }
  const values = turn.keeps(rollsLeft);
  const keeps = turn.table.lattice.keepsOf(hand);
  const least = keeps.reduce((best, keep) => Math.max(best, values[keep]!), -Infinity) - tieOf(turn.table);
  return turn.scores(rollsLeft)[hand]! >= least ? null : keeps.find((keep) => values[keep]! >= least)!;
}

/** The best category for a hand, the first of several, and its points. */
function scoreOf(turn: Turn, hand: number, rollsLeft: number): { category: number; points: number } {
  const { table, state } = turn;
  const place = table.header.rolls + state.extraRolls - rollsLeft;
  const { points, legal, extraBonus } = scoreEverywhere(table, state, hand, place);
  const least = turn.scores(rollsLeft)[hand]! - tieOf(table);
  const category = legal.find((each) => turn.worth(each, points[each]!, extraBonus, rollsLeft) >= least)!;
  return { category, points: points[category]! };
}
