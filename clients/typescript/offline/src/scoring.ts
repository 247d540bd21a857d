/** Scores of hands: the points of a category, legal categories, and the joker's choice. */
import type { Rules } from "./rules.ts";
import type { State } from "./states.ts";
import type { Table } from "./table.ts";

/** The scores of one hand; a category that may not be filled has the points that it would pay if it could be. */
export interface HandPoints {
  points: number[];
  legal: number[];
  extraBonus: number;
  joker: boolean;
}

/** The open categories. */
export function openCategories({ times }: Rules, filled: readonly number[]): number[] {
  return [...times.keys()].filter((category) => filled[category]! < times[category]!);
}

/** The open categories that the order of the game allows a turn to fill. */
export function fillable({ order, upper_faces }: Rules, open: number[]): number[] {
  if (order === "card") {
    return open.slice(0, 1);
  }
  const upper = order === "free" ? [] : open.filter((category) => upper_faces[category]);
  return upper.length ? upper : open;
}

/** Whether a mark was filled with points. */
export function isMade({ marks }: Rules, { made }: State, category: number): boolean {
  return ((made >> marks.indexOf(category)) & 1) > 0 && marks.includes(category);
}

/** Whether a category earns nothing yet because its required category was not made. */
export function isLocked(rules: Rules, state: State, category: number): boolean {
  const required = rules.requires[category]!;
  return required >= 0 && !isMade(rules, state, required);
}

/** The extra bonus of further equal dice. */
export function extraBonusOf(rules: Rules, state: State): number {
  return rules.extra_bonus && isMade(rules, state, rules.joker_category) ? rules.extra_bonus : 0;
}

/** The points of a further hand of equal dice as a joker, null for illegal categories; null if it is no joker. */
export function jokerPoints(rules: Rules, { filled }: State, face: number): readonly (number | null)[] | null {
  const { joker_category, upper_faces, times, jokers } = rules;
  if (joker_category < 0 || !filled[joker_category]) {
    return null;
  }
  return jokers[jokerCase(rules, filled, face, filled.some(
    (count, category) => !upper_faces[category] && category !== joker_category && count < times[category]!,
  ))]!;
}

function jokerCase({ upper_faces, times }: Rules, filled: readonly number[], face: number, lowerOpen: boolean): number {
  const upper = upper_faces.indexOf(face);
  return 4 * (face - 1) + 2 * Number(upper >= 0 && filled[upper]! < times[upper]!) + Number(lowerOpen);
}

/** The points of a hand in every category on some roll of a turn, counted from 1. */
export function scoreEverywhere({ header: rules, lattice }: Table, state: State, hand: number, roll: number): HandPoints {
  const face = lattice.equalHands.indexOf(hand) + 1;
  const joker = face ? jokerPoints(rules, state, face) : null;
  const natural = rules.points[Math.min(roll, rules.points.length) - 1]![hand]!;
  // Where a joker is illegal, its points are those for another state of the lower section.
  const other = joker && rules.jokers[rules.jokers.indexOf(joker as (number | null)[]) ^ 1]!;
  const points = natural.map((paid, category) => joker?.[category] ?? other?.[category] ?? paid);
  const legal = fillable(rules, openCategories(rules, state.filled));
  return {
    points: points.map((paid, category) => (isLocked(rules, state, category) ? 0 : paid)),
    legal: joker ? legal.filter((category) => joker[category] !== null) : legal,
    extraBonus: joker ? extraBonusOf(rules, state) : 0,
    joker: joker !== null,
  };
}
