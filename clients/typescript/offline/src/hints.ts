/** Two candidates for a move, in an order that does not depend on their values. */
import type { Advice, RankedMove } from "./advice.ts";
import { sum } from "./card.ts";
import type { Move } from "./moves.ts";
import type { Opponents } from "./opponents.ts";
import type { Position } from "./position.ts";
import { closest, isSame } from "./reason.ts";

/** The best move and the other one, by default the closest sensible one. */
export function candidatesOf(
  opponents: Opponents, position: Position, { best, moves }: Advice, asked: unknown,
): RankedMove[] {
  const other = asked === undefined ? closest(opponents, position, moves) : moves.find((move) => isSame(move, asked));
  // The order of the list of moves as text: scores by category, then keeps of more dice first.
  const { categories } = opponents.table.header;
  const key = (move: Move) => (
    move.action === "keep" ? `${200 - move.keep.length}${move.keep.join("")}` : String(100 + categories.indexOf(move.category)));
  const found = [...new Set([best, other ?? best])].sort((one, two) => (key(one) < key(two) ? -1 : 1));
  return sum(position.dice) % 2 ? found.reverse() : found;
}
