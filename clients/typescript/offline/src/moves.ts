/** The legal moves of a position: every category that may be filled, and every keep while rolls are left. */
import { rest } from "./dice.ts";
import type { Position } from "./position.ts";
import { extraRollsAfter } from "./rules.ts";
import { scoreEverywhere } from "./scoring.ts";
import type { Table } from "./table.ts";
import type { Turn } from "./turn.ts";

export interface Keep {
  action: "keep";
  keep: readonly number[];
  reroll: readonly number[];
}

export interface Score {
  action: "score";
  category: string;
  points: number;
  extra_bonus: number;
  /** The extra rolls of the card afterwards, in games that have them. */
  extra_rolls?: number;
}

export type Move = Keep | Score;

/** Moves in the order of preference, with their expected further points, excluding those on the card. */
export interface MoveValues {
  moves: Move[];
  values: number[];
}

/** Every legal move in the order of preference: categories in the order of the card, then larger keeps first. */
export function legalMoves(table: Table, position: Position): Move[] {
  return [...scores(table, position), ...keeps(table, position)];
}

/** Every legal move with its value in a turn. */
export function moveValues(position: Position, turn: Turn): MoveValues {
  const { table } = turn;
  const { rollsLeft, hand } = position;
  const filling = scores(table, position);
  const values = filling.map(({ category, points, extra_bonus }) =>
    turn.worth(table.header.categories.indexOf(category), points, extra_bonus, rollsLeft),
  );
  if (rollsLeft) {
    const worth = turn.keeps(rollsLeft);
    table.lattice.keepsOf(hand).forEach((keep) => values.push(worth[keep]!));
  }
  return { moves: [...filling, ...keeps(table, position)], values };
}

function scores(table: Table, { state, hand, roll, rollsLeft, card }: Position): Score[] {
  const { header: rules } = table;
  const { points, legal, extraBonus } = scoreEverywhere(table, state, hand, roll);
  const extra = rules.extra_rolls ? { extra_rolls: extraRollsAfter(rules, card.extraRolls, rollsLeft) } : {};
  return legal.map((category) => ({
    action: "score",
    category: rules.categories[category]!,
    points: points[category]!,
    extra_bonus: extraBonus,
    ...extra,
  }));
}

function keeps({ lattice }: Table, { dice, hand, rollsLeft }: Position): Keep[] {
  const inside = rollsLeft ? [...lattice.keepsOf(hand)] : [];
  return inside.map((number) => {
    const keep = lattice.keeps[number]!;
    return { action: "keep", keep, reroll: rest(dice, keep)! };
  });
}
