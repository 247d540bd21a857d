/** Every legal move of a position, best first, like the answers of `POST /v1/advice`. */
import { type Move, type MoveValues, moveValues } from "./moves.ts";
import { dumpPosition, type Position } from "./position.ts";
import { totalsOf } from "./card.ts";
import { dumpSources, type Sources } from "./sources.ts";
import type { Table } from "./table.ts";
import type { Turn } from "./turn.ts";

/** A move with its value, and its loss against the best one. */
export type RankedMove = { rank: number } & Move & { value: number; loss: number };

export interface Advice extends Sources {
  kind: "advice";
  ruleset: string;
  objective: { maximize: "expected_total" };
  position: ReturnType<typeof dumpPosition>;
  total_so_far: number;
  value: number;
  best: RankedMove;
  moves: RankedMove[];
}

/** A move with its value and loss, not rounded. */
export interface Ranked {
  rank: number;
  /** Its place in the order of preference. */
  place: number;
  value: number;
  loss: number;
}

/** More than rounding errors of sums of integral points and expected points. */
const TIE = 1e-9;
const LEAST_LOSS = 1e-6;

/**
 * Values closer than this are equal. Every value in the file is off by at most its `error`. So is every value of a
 * move, since means and maxima do not increase errors. Two equal values thus differ by at most twice the `error`.
 */
export function tieOf({ header }: Table): number {
  return 2 * header.error + TIE;
}

/**
 * Ranks moves, given in the order of preference, by value. Moves tied with the best of a group share its value and rank
 * (1 + the number of better moves), in the order of preference.
 */
export function rank(values: readonly number[], tie: number): Ranked[] {
  const order = [...values.keys()].sort((one, other) => values[other]! - values[one]! || one - other);
  const best = values[order[0]!]!;
  const ranked: Ranked[] = [];
  for (let from = 0; from < order.length; ) {
    const value = values[order[from]!]!;
    let to = from + 1;
    while (to < order.length && values[order[to]!]! >= value - tie) {
      to++;
    }
    const group = order.slice(from, to).sort((one, other) => one - other);
    ranked.push(...group.map((place) => ({ rank: from + 1, place, value, loss: best - value })));
    from = to;
  }
  return ranked;
}

/** The ranked moves of a position in its turn, and their values. */
export function rankMoves(position: Position, turn: Turn): { found: MoveValues; ranked: Ranked[] } {
  const found = moveValues(position, turn);
  return { found, ranked: rank(found.values, tieOf(turn.table)) };
}

export function advise(position: Position, turn: Turn): Advice {
  const { table } = turn;
  const { header: rules } = table;
  const { found, ranked } = rankMoves(position, turn);
  const moves = ranked.map(({ rank: place, place: move, value, loss }): RankedMove => ({
    rank: place,
    ...found.moves[move]!,
    value: rounded(position.pointsSoFar + value),
    // Only ties have a loss of 0.
    loss: loss && Math.max(LEAST_LOSS, rounded(loss)),
  }));
  return {
    kind: "advice",
    ruleset: rules.ruleset,
    objective: { maximize: rules.objective },
    position: dumpPosition(table, position),
    total_so_far: totalsOf(rules, position.card).total,
    ...dumpSources(table),
    value: moves[0]!.value,
    best: moves[0]!,
    moves,
  };
}

/** Rounds to the decimals of the wire. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
