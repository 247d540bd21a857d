/** Positions: a question is a claim, a position is proved. */
import { type Card, type CardClaim, dumpCard, readCard, stateOf, totalsOf } from "./card.ts";
import { handNumber, sorted } from "./dice.ts";
import { areWhole, handOf, InvalidPosition, isObject, isWhole, type Path, Problems } from "./problems.ts";
import type { State } from "./states.ts";
import type { Table } from "./table.ts";

/** The dice on the table, in any order, and the card. */
export interface Question {
  /** The id of the ruleset, to check that the table belongs to it. */
  ruleset?: string;
  dice: readonly number[];
  /** The rolls that may still follow in this turn. */
  rolls_left: number;
  scorecard: CardClaim;
}

/** A decision point that can occur in a game. Create one with `provePosition`. */
export interface Position {
  card: Card;
  state: State;
  /** The index of the state's values. */
  index: number;
  /** Sorted. */
  dice: readonly number[];
  hand: number;
  rollsLeft: number;
  /** The roll of the turn that made the hand, counted from 1. */
  roll: number;
  /** Points and extra bonuses of the card, without the upper bonus, which is paid at the end of the game. */
  pointsSoFar: number;
}

const FIELDS = ["ruleset", "dice", "rolls_left", "scorecard"];

/** The position of a question; throws `InvalidPosition` with all violations of the rules. */
export function provePosition(table: Table, question: Question): Position {
  const { header: rules } = table;
  const problems = new Problems();
  if (!isObject(question)) {
    throw new InvalidPosition([{ code: "wrong-type", pointer: "", detail: "the position must be an object" }]);
  }
  const asked: Record<string, unknown> = question;
  for (const field of new Set([...FIELDS, ...Object.keys(asked)])) {
    if (!FIELDS.includes(field)) {
      problems.note("unknown-field", [field]);
    } else if (asked[field] === undefined && field !== FIELDS[0]) {
      problems.note("missing-field", [field]);
    }
  }
  const { ruleset = rules.ruleset, dice, rolls_left: rollsLeft, scorecard } = asked;
  if (ruleset !== rules.ruleset) {
    problems.note("unknown-ruleset", ["ruleset"], `ruleset must be ${rules.ruleset}`);
  }
  const card = scorecard === undefined ? null : readCard(table, scorecard, ["scorecard"], problems);
  if (dice !== undefined) {
    checkHand(table, dice, ["dice"], problems);
  }
  const greatest = rules.rolls - 1 + (isWhole(card?.extraRolls) ? Math.max(0, card.extraRolls) : 0);
  if (rollsLeft !== undefined && (!isWhole(rollsLeft) || rollsLeft < 0 || rollsLeft > greatest)) {
    problems.note("out-of-range", ["rolls_left"], `rolls_left must be from 0 to ${greatest}`);
  }
  if (card && rules.times.every((times, category) => card.points[category]!.length >= times)) {
    problems.note("card-complete", ["scorecard"]);
  }
  if (problems.found.length || !card) {
    throw new InvalidPosition(problems.found);
  }
  return positionOf(table, card, dice as number[], rollsLeft as number);
}

/** Notes invalid dice of a hand, or their number. */
export function checkHand({ header, lattice }: Table, dice: unknown, path: Path, problems: Problems): void {
  const wrong = areWhole(dice) ? dice.findIndex((die) => die < 1 || die > 6) : -1;
  if (wrong >= 0) {
    problems.note("wrong-die", [...path, wrong], handOf(header));
  } else if (!areWhole(dice) || handNumber(lattice, dice) < 0) {
    problems.note("wrong-dice", path, handOf(header));
  }
}

/** The position of a proved card, hand and number of rolls. */
export function positionOf(table: Table, card: Card, dice: readonly number[], rollsLeft: number): Position {
  const { header: rules, lattice, states } = table;
  const state = stateOf(table, card);
  const index = states.index(state);
  if (index < 0) {
    throw new InvalidPosition([{ code: "contradicting-points", pointer: "/scorecard", detail: "no game has this card" }]);
  }
  const { total, upper_bonus } = totalsOf(rules, card);
  return {
    card, state, index, rollsLeft,
    dice: sorted(dice),
    hand: handNumber(lattice, dice),
    roll: rules.rolls + card.extraRolls - rollsLeft,
    pointsSoFar: total - upper_bonus,
  };
}

/** A position as answered. */
export function dumpPosition({ header }: Table, { dice, rollsLeft, card }: Position) {
  return { dice, rolls_left: rollsLeft, scorecard: dumpCard(header, card) };
}
