/** Where a turn ends that is played on as well as can be: which category is filled, and with more than 0 points. */
import { rounded, tieOf } from "./advice.ts";
import { keepNumber } from "./dice.ts";
import { scoreEverywhere } from "./scoring.ts";
import type { Turn } from "./turn.ts";

/** How probable it is that a category is filled this turn, and `makes` that it is with more than 0 points. */
export interface Ending {
  category: string;
  probability: number;
  makes: number;
}

/** A category less likely than this is not named, unless it is the likeliest. */
const LEAST_NAMED = 0.1;

/** The categories that are filled at least one time in ten, or else the likeliest, after keeping some dice. */
export function endingsAfter(turn: Turn, keep: readonly number[], rollsLeft: number): Ending[] {
  const { header: { categories }, lattice } = turn.table;
  const filled = categories.map(() => 0);
  const made = categories.map(() => 0);
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
        filled[category]! += weight;
        made[category]! += points > 0 ? weight : 0;
      }
    });
  }
  const found = categories.map((category, place): Ending => (
    { category, probability: rounded(filled[place]!), makes: rounded(made[place]!) }));
  // Of equally likely ones that which is made more often, then in the order of the card.
  found.sort((one, other) => other.probability - one.probability || other.makes - one.makes);
  const named = found.filter(({ probability }) => probability >= LEAST_NAMED);
  return named.length ? named : found.slice(0, 1);
}

/** How probable every hand is after a roll, given how probable every keep is. */
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

/** The keep that is best in a hand, the preferred one of several; null where scoring is as good. */
function keepOf(turn: Turn, hand: number, rollsLeft: number): number | null {
  if (!rollsLeft) {
    return null;
  }
  const values = turn.keeps(rollsLeft);
  const keeps = turn.table.lattice.keepsOf(hand);
  const least = keeps.reduce((best, keep) => Math.max(best, values[keep]!), -Infinity) - tieOf(turn.table);
  return turn.scores(rollsLeft)[hand]! >= least ? null : keeps.find((keep) => values[keep]! >= least)!;
}

/** The category that is best for a hand, the first of several, and what it pays. */
function scoreOf(turn: Turn, hand: number, rollsLeft: number): { category: number; points: number } {
  const { table, state } = turn;
  const place = table.header.rolls + state.extraRolls - rollsLeft;
  const { points, legal, extraBonus } = scoreEverywhere(table, state, hand, place);
  const least = turn.scores(rollsLeft)[hand]! - tieOf(table);
  const category = legal.find((each) => turn.worth(each, points[each]!, extraBonus, rollsLeft) >= least)!;
  return { category, points: points[category]! };
}
