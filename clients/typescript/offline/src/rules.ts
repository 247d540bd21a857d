/** A game in numbers, as in the header of a portable table. Categories are given by their places on the card. */
export interface Rules {
  dice_count: number;
  /** The number of dice that count: the best of them. */
  counted: number;
  /** Rolls of a turn, without extra ones. */
  rolls: number;
  /** Rolls beyond those of the turn; null if there are none. */
  extra_rolls: ExtraRolls | null;
  order: "free" | "card" | "upper_first";
  categories: string[];
  /** How often each category can be filled. */
  times: number[];
  /** The face that an upper category counts, 0 for the others. */
  upper_faces: number[];
  /** Every number of points that an upper category can pay; empty for the others. */
  upper_points: number[][];
  /** The upper bonus of each upper total, up to the greatest that matters. */
  upper_bonus: number[];
  /** The category that has to be made before this one earns any points, -1 for none. */
  requires: number[];
  /** The categories of which a state remembers whether they were made, filled with points. */
  marks: number[];
  /** Once it is filled, hands of equal dice are jokers; -1 for none. */
  joker_category: number;
  extra_bonus: number;
  /**
   * The points of a joker in every category, null if it is not allowed. Empty without a joker. The
   * index is 4 (face - 1) + 2 (the upper category of its face is open) + (another lower category is open).
   */
  jokers: (number | null)[][];
  /** A second currency, which decides the game instead of the total; null in games without one. */
  points_awarded: PointsAwarded | null;
  /**
   * The points of every hand in every category on the first roll, the second, ...; the last ones also for later rolls.
   */
  points: number[][][];
  /** By category, the faces of each straight that it pays for. */
  straights: number[][][];
}

export interface ExtraRolls {
  start: number;
  /** Whether unused rolls of a turn are saved. */
  saves: boolean;
  most: number | null;
}

/** Awards of categories, once their fillings add up to `at` points, or all or each of them are made; and of totals. */
export interface PointsAwarded {
  categories?: { id: string; awards: number; at?: number; made?: "all" | "each" }[];
  total?: { at: number; awards: number }[];
}

/** A strength of a player: see `opponents`. */
export interface Strength {
  id: string;
  temperature: number;
  foresight: number;
  bonus: number;
}

/** The description of a portable table in its header. */
export interface Header extends Rules {
  format: number;
  kind: "portable";
  objective: "expected_total";
  fingerprint: string;
  ruleset: string;
  title: string;
  /** The digest of the table that the values come from. */
  table: string;
  /** The SHA-256 of the data of this file. */
  digest: string;
  states: number;
  /** Values are multiples of 2^-fraction_bits points. */
  fraction_bits: number;
  /** The greatest error of a value, in points. */
  error: number;
  start_value: number;
  expected_above_least: number;
  grades: { version: number; greatest_losses: Record<string, number> };
  strengths: Strength[];
}

/** The extra rolls of a card that had `before`, after a turn that ended with `rollsLeft` rolls left. */
export function extraRollsAfter({ extra_rolls: extra }: Rules, before: number, rollsLeft: number): number {
  if (!extra) {
    return 0;
  }
  return Math.min(rollsLeft, extra.saves ? (extra.most ?? Infinity) : before);
}

/** The most extra rolls that a card can have after this number of turns. */
export function greatestExtraRolls({ extra_rolls: extra, rolls }: Rules, turnsPlayed: number): number {
  if (!extra) {
    return 0;
  }
  return extra.saves ? Math.min(extra.start + (rolls - 1) * turnsPlayed, extra.most ?? Infinity) : extra.start;
}
