/** Two candidates for a move, in an order that does not depend on their values. */
import { type Advice, rounded } from "./advice.ts";
import { sum } from "./card.ts";
import { type Ending, endingsAfter, type Ends } from "./endings.ts";
import type { Move } from "./moves.ts";
import type { Opponents } from "./opponents.ts";
import type { Position } from "./position.ts";
import { closest, endsOf, isSame, moveOf } from "./reason.ts";
import type { Turn } from "./turn.ts";

/** An ending of the turn whose probability differs between the candidates. */
interface Difference {
  category: string;
  made: boolean;
  probabilities: number[];
}

/** A part of the server's hint with `candidates`. */
export interface Candidates {
  candidates: (Move & { plays_for: Ending[] })[];
  difference?: Difference;
}

/** Differences below this are not shown. */
const SHOWS = 0.01;

/** The best move and the other one, by default the closest sensible one. */
export function candidatesOf(
  opponents: Opponents, position: Position, turn: Turn, { best, moves }: Advice, asked: unknown,
): Candidates {
  const other = asked === undefined ? closest(opponents, position, moves) : moves.find((move) => isSame(move, asked));
  const candidate = (move: Move) => (
    { ...move, plays_for: move.action === "keep" ? endingsAfter(turn, move.keep, position.rollsLeft) : [] });
  if (!other || other === best) {
    return { candidates: [candidate(moveOf(best))] };
  }
  const { header: { categories } } = turn.table;
  const key = (move: Move) => (move.action === "keep" ? [1, -move.keep.length, ...move.keep] : [0, categories.indexOf(move.category)]);
  const pair = [best, other].sort((one, two) => compare(key(one), key(two)));
  if (sum(position.dice) % 2) {
    pair.reverse();
  }
  const difference = differenceOf(categories, pair.map((move) => endsOf(turn, position, move)));
  return { candidates: pair.map((move) => candidate(moveOf(move))), ...(difference && { difference }) };
}

/** Compares two lists by their first different entries. */
function compare(one: readonly number[], two: readonly number[]): number {
  const place = one.findIndex((each, i) => each !== two[i]);
  return place < 0 ? one.length - two.length : one[place]! - (two[place] ?? -Infinity);
}

/** The made category that differs most, or the zero, if those differ more. */
function differenceOf(categories: readonly string[], ends: readonly Ends[]): Difference | null {
  const found = (["made", "zero"] as const).flatMap((side) => categories.map((category, place) => (
    { category, made: side === "made", probabilities: ends.map((each) => rounded(each[side].chance[place]!)) })));
  const size = ({ probabilities: [one, two] }: Difference) => Math.abs(one! - two!);
  const greatest = found.reduce((most, each) => (size(each) > size(most) + 1e-9 ? each : most));
  return size(greatest) >= SHOWS ? greatest : null;
}
