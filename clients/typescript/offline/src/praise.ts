/** Praise of decisions whose best move was played. */
import { tieOf } from "./advice.ts";
import { sum } from "./card.ts";
import type { Likely } from "./themes.ts";

export type Praise = "hard" | "only_move";

const MOSTLY_MISSED = 0.5;
const SOMETIMES_MISSED = 0.1;

/**
 * `hard` if a casual player makes at least a mistake half of the time; `only_move` if every other move is at least a
 * mistake, and this player makes one a tenth of the time; else null.
 */
export function praiseOf(likely: Likely): Praise | null {
  const { table } = likely;
  const bound = table.header.grades.greatest_losses.inaccuracy! + tieOf(table);
  const losses = likely.losses;
  const missed = sum(likely.shares.filter((_, place) => losses[place]! > bound));
  if (missed >= MOSTLY_MISSED) {
    return "hard";
  }
  return losses[1]! > bound && missed >= SOMETIMES_MISSED ? "only_move" : null;
}
