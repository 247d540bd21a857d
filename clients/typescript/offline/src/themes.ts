/** Themes of decisions, which people can practise; `docs/coaching.md` lists them. */
import { sum } from "./card.ts";
import type { Move } from "./moves.ts";
import type { Decision, Opponents } from "./opponents.ts";
import type { Position } from "./position.ts";
import type { Rules } from "./rules.ts";
import { fillable, openCategories } from "./scoring.ts";
import type { Table } from "./table.ts";

export type Theme =
  | "joker" | "which_zero" | "first_roll" | "straights" | "bonus_alive" | "bonus_dead" | "endgame";

/** The number of turns at the end of a game that are its endgame. */
export const ENDGAME_TURNS = 3;
/** The modelled person. */
const PERSON = "casual";
/** The least probability of a likely move. */
const LIKELY = 0.1;
/** More than the effect of value errors of half a 2^-20; people make moves that differ by less equally often. */
const SHARE_TIE = 1e-6;

/** A decision, and the probability that a person makes each move, computed lazily. */
export class Likely {
  readonly position: Position;
  readonly rules: Rules;
  readonly best: Move;
  /** The open categories. */
  readonly open: number[];
  readonly #decision: Decision;
  readonly #opponents: Opponents;
  #found: number[] | undefined;

  constructor(decision: Decision, opponents: Opponents) {
    this.#decision = decision;
    this.#opponents = opponents;
    this.position = decision.position;
    this.rules = opponents.table.header;
    this.best = decision.choices[0]!.move;
    this.open = openCategories(this.rules, this.position.state.filled);
  }

  get table(): Table {
    return this.#opponents.table;
  }

  /** The loss of each choice. */
  get losses(): number[] {
    return this.#decision.choices.map(({ loss }) => loss);
  }

  get shares(): number[] {
    return (this.#found ??= this.#opponents.likelyMoves(this.#decision, this.#opponents.strength(PERSON)!));
  }

  /** The likely moves, best first. */
  moves(): Move[] {
    return this.#decision.choices.filter((_, place) => this.shares[place]! >= LIKELY).map(({ move }) => move);
  }

  /** The most probable worse move, if it is a likely one. */
  considered(): Move | null {
    const worse = this.#decision.choices.filter(({ loss }) => loss > 0);
    const shares = this.shares.slice(this.shares.length - worse.length);
    const most = Math.max(...shares);
    // The maximum of equal shares is subject to rounding: take the first of them.
    return most >= LIKELY ? worse[shares.findIndex((share) => share >= most - SHARE_TIE)]!.move : null;
  }
}

/** All themes of a decision, in the order of precedence. */
export function themesOf(likely: Likely): Theme[] {
  return THEMES.filter((theme) => TESTS[theme](likely));
}

/** The theme of a decision, or null. */
export function themeOf(likely: Likely): Theme | null {
  return THEMES.find((theme) => TESTS[theme](likely)) ?? null;
}

/** The number of fillings so far. */
export function turnsPlayed({ card }: Position): number {
  return card.points.flat().length;
}

/** The turns of a game. */
export function turnsOf({ times }: Rules): number {
  return sum(times);
}

/** In the order of precedence: the theme of a decision is the first that fits. */
const TESTS: Record<Theme, (likely: Likely) => boolean> = {
  joker: ({ rules, position, open }) =>
    rules.joker_category >= 0 && new Set(position.dice).size === 1 && !open.includes(rules.joker_category),
  which_zero: ({ position, best }) => !position.rollsLeft && best.action === "score" && best.points <= 0,
  first_roll: ({ position }) => position.roll === 1 && !turnsPlayed(position),
  straights: isAboutStraights,
  bonus_alive: (likely) => bonusStands(likely) === "bonus_alive" && turnsOnUpper(likely),
  bonus_dead: (likely) => bonusStands(likely) === "bonus_dead" && turnsOnUpper(likely),
  endgame: ({ rules, position }) => turnsOf(rules) - turnsPlayed(position) <= ENDGAME_TURNS,
};

export const THEMES = Object.keys(TESTS) as Theme[];

function isAboutStraights(likely: Likely): boolean {
  const { rules, position: { dice, rollsLeft }, best, open } = likely;
  const ways = fillable(rules, open).flatMap((category) => rules.straights[category]!);
  const least = Math.ceil(dice.length / 2);
  const playsForOne = (move: Move) => move.action === "keep" && move.keep.length >= least
    && new Set(move.keep).size === move.keep.length
    && ways.some((way) => move.keep.every((face) => way.includes(face)));
  if (!rollsLeft || !ways.some((way) => way.filter((face) => dice.includes(face)).length >= least)) {
    return false;
  }
  return playsForOne(best) || likely.moves().some(playsForOne);
}

/**
 * Whether the upper bonus, or more of it, is within reach or out of reach; null if there is no further one. Within
 * reach means that all dice but one in every filling of the open upper categories suffice.
 */
function bonusStands({ rules, position: { state } }: Likely): Theme | null {
  const { upper_bonus, upper_faces, times } = rules;
  const bonusOf = (total: number) => upper_bonus[Math.max(0, Math.min(total, upper_bonus.length - 1))]!;
  const faces = sum(upper_faces.map((face, category) => face * (times[category]! - state.filled[category]!)));
  const now = bonusOf(state.upperTotal);
  if (bonusOf(state.upperTotal + (rules.counted - 1) * faces) > now) {
    return "bonus_alive";
  }
  return now === upper_bonus[0]! && now < Math.max(...upper_bonus) ? "bonus_dead" : null;
}

/**
 * Whether the best move and its plausible alternative are about different upper categories, or only one of them is
 * about one.
 */
function turnsOnUpper(likely: Likely): boolean {
  const other = likely.considered();
  return other !== null && upperFaceOf(likely, likely.best) !== upperFaceOf(likely, other);
}

/**
 * The face of the upper category that a move is about, or 0. The move fills this category, or keeps dice of which more
 * than half count for it while it may be filled.
 */
function upperFaceOf({ rules, open }: Likely, move: Move): number {
  if (move.action === "score") {
    return rules.upper_faces[rules.categories.indexOf(move.category)]!;
  }
  const { keep } = move;
  // More than half of sorted dice are equal only if the middle one is one of them.
  const face = keep[Math.floor(keep.length / 2)];
  if (face === undefined || 2 * keep.filter((die) => die === face).length <= keep.length) {
    return 0;
  }
  return fillable(rules, open).some((category) => rules.upper_faces[category] === face) ? face : 0;
}
