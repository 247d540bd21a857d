/**
 * Players who err as people do: they want points now, see part of the bonus, have habits, and have doubts.
 * `strategy_tables/opponents/opponent.py` describes the model; the header of a table has the strengths.
 */
import { type Ranked, rankMoves, tieOf } from "./advice.ts";
import { sum } from "./card.ts";
import { type Move, moveValues } from "./moves.ts";
import type { OfflineTable } from "./offline_table.ts";
import { Patterns } from "./patterns.ts";
import type { Position } from "./position.ts";
import type { Chance } from "./random.ts";
import type { Strength } from "./rules.ts";
import type { State } from "./states.ts";
import type { Table } from "./table.ts";
import { Turn } from "./turn.ts";

/** The perceived loss, in temperatures, at which a move is considered: for a natural one, */
const PATIENCE = 1.25;
/** for one that stops early or rolls on late, */
const TOLERANCE = 0.6;
/** and for scoring 0 where points are possible. */
const ZERO_TOLERANCE = 0.1;
/** The perceived advantage over all natural moves, in temperatures, that a move against the habit needs. */
const HABIT = 0.75;
/** Share of the temperature while rolls are left: dice are easier to judge than categories. */
const ROLLING = 0.4;

/** A legal move with its expected further points, not rounded. */
export interface Choice extends Ranked {
  move: Move;
}

/** A position with its moves, best first. */
export interface Decision {
  position: Position;
  choices: Choice[];
}

/** The players by one table. */
export class Opponents {
  readonly source: OfflineTable;
  readonly table: Table;
  readonly #patterns: Patterns;
  /** The perceived values of the latest turn by strength: a turn has several decisions. */
  readonly #seen = new Map<string, { index: number; turn: Turn }>();

  constructor(source: OfflineTable) {
    this.source = source;
    this.table = source.table;
    this.#patterns = new Patterns(source.header);
  }

  /** The decision in a position. */
  decide(position: Position): Decision {
    const { found, ranked } = rankMoves(position, this.source.turn(position));
    return { position, choices: ranked.map((each) => ({ ...each, move: found.moves[each.place]! })) };
  }

  /** The strength with this id, if there is one. */
  strength(id: unknown): Strength | undefined {
    return this.table.header.strengths.find((each) => each.id === id);
  }

  /** The probability that a player of this strength makes each move, in the order of the choices. */
  likelyMoves(decision: Decision, strength: Strength): number[] {
    const weights = this.#weigh(decision, strength);
    const total = sum(weights);
    return weights.map((weight) => weight / total);
  }

  /** The index of the choice of a player of this strength; takes one random number if there is any doubt. */
  choose(decision: Decision, strength: Strength, chance: Chance): number {
    if (this.#doubt(strength) <= 0) {
      return 0;
    }
    let total = 0;
    const sums = this.#weigh(decision, strength).map((weight) => (total += weight));
    const drawn = chance() * total;
    return sums.findIndex((each) => each > drawn);
  }

  /** The temperature of a player without rolls left, in points. */
  #doubt({ temperature }: Strength): number {
    return temperature * this.table.header.expected_above_least;
  }

  /** The weight of each move, before normalisation. */
  #weigh(decision: Decision, strength: Strength): number[] {
    const temperature = this.#doubt(strength) * (decision.position.rollsLeft ? ROLLING : 1);
    if (temperature <= 0) {
      return decision.choices.map((_, place) => Number(place === 0));
    }
    const looks = this.#looks(decision, strength);
    const best = Math.max(...looks);
    const patience = this.#patience(decision, looks, best);
    const usual = Math.max(...looks.filter((_, place) => patience[place]! > 0));
    const breaks = usual < best - HABIT * temperature;
    return looks.map((look, place) => {
      const worse = (breaks ? best : usual) - look;
      const considered = patience[place]! > 0 && worse <= patience[place]! * temperature;
      const forced = breaks && worse <= tieOf(this.table);
      return considered || forced ? Math.exp(-Math.max(worse, 0) / temperature) : 0;
    });
  }

  /** The values of moves as perceived by a player of this strength. */
  #looks({ position, choices }: Decision, strength: Strength): number[] {
    let seen = this.#seen.get(strength.id);
    if (seen?.index !== position.index) {
      seen = { index: position.index, turn: seenTurn(this.table, position.state, strength) };
      this.#seen.set(strength.id, seen);
    }
    const { values } = moveValues(position, seen.turn);
    return choices.map(({ place }) => values[place]!);
  }

  /** The greatest perceived loss, in temperatures, at which each move is considered. */
  #patience({ position, choices }: Decision, looks: readonly number[], best: number): number[] {
    const { header } = this.table;
    const points = header.categories.map(() => 0);
    let stops = false;
    choices.forEach(({ move }, place) => {
      if (move.action === "score") {
        points[header.categories.indexOf(move.category)] = move.points;
        stops ||= looks[place]! >= best - tieOf(this.table);
      }
    });
    const made = this.#patterns.made(points);
    const wasted = this.#patterns.wasted(made, points);
    const most = Math.max(...points);
    return choices.map(({ move }) => {
      if (move.action === "keep") {
        const isUsual = isNatural(position.dice, move.keep) && this.#patterns.holds(move.keep, made);
        return isUsual ? (stops ? TOLERANCE : PATIENCE) : 0;
      }
      const category = header.categories.indexOf(move.category);
      if (move.points <= wasted[category]!) {
        return 0;
      }
      if (position.rollsLeft) {
        return made.includes(category) ? TOLERANCE : 0;
      }
      return move.points === 0 && most > 0 ? ZERO_TOLERANCE : PATIENCE;
    });
  }
}

/**
 * A turn as perceived: the future counts for less than points now, and only a part of the upper total's value is seen.
 * Within a turn all players see clearly.
 */
function seenTurn(table: Table, state: State, { foresight, bonus }: Strength): Turn {
  const { states, value } = table;
  return new Turn(table, state, (category, points, rollsLeft) => {
    const after = value(states.after(state, category, points, rollsLeft));
    const without = value(states.after(state, category, points, rollsLeft, 0));
    return foresight * (bonus * after + (1 - bonus) * without);
  });
}

/** Whether a person would consider keeping these dice of a hand; both sorted. */
export function isNatural(hand: readonly number[], keep: readonly number[]): boolean {
  const count = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;
  const faces = [...new Set(hand)];
  if (faces.some((face) => count(hand, face) >= 3 && count(keep, face) < count(hand, face))) {
    return false;
  }
  const size = keep.length;
  const missing = hand.length - size;
  const isStraight = size >= 2 && new Set(keep).size === size && keep.at(-1)! - keep[0]! < size + Number(missing === 1);
  if (isStraight && missing <= 2) {
    return true;
  }
  if (faces.length === hand.length) {
    return size <= 2;
  }
  return size > 0 && keep.every((face) => count(hand, face) >= 2 && count(keep, face) === count(hand, face));
}
