/** Cards: claims, their problems, and the states of proved ones. */
import { greatestExtraRolls, type PointsAwarded, type Rules } from "./rules.ts";
import { openCategories } from "./scoring.ts";
import { areWhole, isObject, isWhole, type Path, type Problems } from "./problems.ts";
import type { State } from "./states.ts";
import type { Table } from "./table.ts";

/** A card as sent. */
export interface CardClaim {
  points?: Readonly<Record<string, number | null>>;
  /** The points of each filling, for categories that can be filled several times. */
  fillings?: Readonly<Record<string, readonly number[]>>;
  extra_bonus_count?: number;
  /** Default: the extra rolls at the start of a game. */
  extra_rolls?: number | null;
}

/** A card: the points of each filling by category, in the order of the card. */
export interface Card {
  points: readonly (readonly number[])[];
  extraBonusCount: number;
  extraRolls: number;
}

/** The card before the first turn. */
export function emptyCard(rules: Rules): Card {
  return { points: rules.categories.map(() => []), extraBonusCount: 0, extraRolls: greatestExtraRolls(rules, 0) };
}

/** The card with one more filling of a category. */
export function fill(card: Card, category: number, points: number, extraBonus: number, extraRolls: number): Card {
  return {
    points: card.points.map((paid, each) => (each === category ? [...paid, points] : paid)),
    extraBonusCount: card.extraBonusCount + Number(extraBonus > 0),
    extraRolls,
  };
}

/** The state of a card. */
export function stateOf({ header: rules, states }: Table, { points, extraRolls }: Card): State {
  const made = rules.marks.reduce((bits, mark, place) => bits | (Number(anyPoints(points[mark]!)) << place), 0);
  return states.state(points.map((paid) => paid.length), made, extraRolls, upperTotal(rules, points));
}

/** The sums of a card, like the answer of `POST /v1/scorecards/check`. */
export interface Totals {
  upper_points: number;
  upper_bonus: number;
  lower_points: number;
  extra_bonus: number;
  total: number;
  /** Only in games that award points. */
  points_awarded?: number;
}

export function totalsOf(rules: Rules, { points, extraBonusCount }: Card): Totals {
  const upper = upperTotal(rules, points);
  const lower = sum(points.flat()) - upper;
  const bonus = rules.upper_bonus[Math.max(0, Math.min(upper, rules.upper_bonus.length - 1))]!;
  const extra = rules.extra_bonus * extraBonusCount;
  const total = upper + lower + bonus + extra;
  return {
    upper_points: upper, upper_bonus: bonus, lower_points: lower, extra_bonus: extra, total,
    ...(rules.points_awarded ? { points_awarded: pointsAwarded(rules, rules.points_awarded, points, total) } : {}),
  };
}

function pointsAwarded(
  { categories, times }: Rules, awarded: PointsAwarded, points: Card["points"], total: number,
): number {
  // Only the highest bracket reached counts.
  let found = (awarded.total ?? []).filter(({ at }) => at <= total).pop()?.awards ?? 0;
  for (const { id, awards, at, made } of awarded.categories ?? []) {
    const category = categories.indexOf(id);
    const fillings = points[category]!;
    const count = fillings.filter((paid) => paid > 0).length;
    if (made === "each") {
      found += awards * count;
    } else if (at === undefined ? count === times[category] : sum(fillings) >= at) {
      found += awards;
    }
  }
  return found;
}

/** A card as answered. */
export function dumpCard(rules: Rules, card: Card) {
  const points: Record<string, number> = {};
  const fillings: Record<string, number[]> = {};
  card.points.forEach((paid, category) => {
    const name = rules.categories[category]!;
    if (paid.length && rules.times[category] === 1) {
      points[name] = paid[0]!;
    } else if (paid.length) {
      fillings[name] = [...paid].sort((one, other) => one - other);
    }
  });
  return {
    points,
    ...(rules.times.some((times) => times > 1) ? { fillings } : {}),
    extra_bonus_count: card.extraBonusCount,
    ...(rules.extra_rolls ? { extra_rolls: card.extraRolls } : {}),
  };
}

/** The card of a claim; all violations of the rules are noted as problems. */
export function readCard(table: Table, claim: unknown, path: Path, problems: Problems): Card {
  const rules = table.header;
  const empty = emptyCard(rules);
  if (!isObject(claim)) {
    problems.note("wrong-type", path);
    return empty;
  }
  for (const key of Object.keys(claim)) {
    if (!["points", "fillings", "extra_bonus_count", "extra_rolls"].includes(key)) {
      problems.note("unknown-field", [...path, key]);
    }
  }
  const number = (name: string, usual: number): number => {
    const value = claim[name] ?? usual;
    if (!isWhole(value)) {
      problems.note("wrong-type", [...path, name]);
    }
    return value as number;
  };
  const card = {
    points: readPoints(rules, claim, path, problems),
    extraBonusCount: number("extra_bonus_count", 0),
    extraRolls: number("extra_rolls", empty.extraRolls),
  };
  if (!problems.found.length) {
    checkCard(rules, card, path, problems);
  }
  return card;
}

/** The points of each filling by category: one number in `points`, or a list in `fillings`. */
function readPoints(
  rules: Rules, claim: Readonly<Record<string, unknown>>, path: Path, problems: Problems,
): number[][] {
  const points = rules.categories.map((): number[] => []);
  for (const key of ["points", "fillings"]) {
    const entries = claim[key] ?? {};
    if (!isObject(entries)) {
      problems.note("wrong-type", [...path, key]);
      continue;
    }
    for (const [name, paid] of Object.entries(entries)) {
      const category = rules.categories.indexOf(name);
      const fillings = key === "fillings" ? paid : paid === null || paid === undefined ? [] : [paid];
      if (category < 0) {
        problems.note("unknown-category", [...path, key, name]);
      } else if (!areWhole(fillings) || (fillings.length > 0 && key !== keyOf(rules, category))) {
        problems.note("wrong-type", [...path, key, name]);
      } else if (fillings.length) {
        points[category] = [...fillings];
      }
    }
  }
  return points;
}

/** The field with the points of a category. */
const keyOf = ({ times }: Rules, category: number): string => (times[category] === 1 ? "points" : "fillings");

/** Notes all reasons why no game ends in a card. */
function checkCard(rules: Rules, { points, extraBonusCount, extraRolls }: Card, path: Path, problems: Problems): void {
  points.forEach((fillings, category) => {
    const name = rules.categories[category]!;
    const times = rules.times[category]!;
    const box = [...path, keyOf(rules, category), name];
    if (fillings.length > times) {
      problems.note("too-many-fillings", box);
    }
    const { natural, jokers } = payables(rules)[category]!;
    fillings.forEach((paid, time) => {
      const pays = natural.includes(paid) || jokers.includes(paid);
      const place = times > 1 ? [...box, time] : box;
      if (!pays && (paid || rules.requires[category]! < 0)) {
        problems.note("impossible-points", place, `${name} cannot pay ${paid}`);
      } else if (!(pays && mayBeUnlocked(rules, points, category)) && (paid || !mayBeLocked(rules, points, category))) {
        problems.note("contradicting-points", place);
      }
    });
  });
  checkOrder(rules, points, path, problems);
  if (!problems.found.length) {
    // One mistake is reported once.
    checkExtras(rules, points, extraBonusCount, extraRolls, path, problems);
  }
}

function checkOrder(rules: Rules, points: Card["points"], path: Path, problems: Problems): void {
  const open = openCategories(rules, points.map((paid) => paid.length));
  const first = Math.min(...open.map((category) => sectionOf(rules, category)));
  points.forEach((fillings, category) => {
    if (fillings.length && sectionOf(rules, category) > first) {
      problems.note("out-of-order", [...path, keyOf(rules, category), rules.categories[category]!]);
    }
  });
}

/** Checks extra bonuses and extra rolls against the points, as far as each filling alone can tell. */
function checkExtras(
  rules: Rules, points: Card["points"], count: number, extraRolls: number, path: Path, problems: Problems,
): void {
  const { joker_category: joker, extra_bonus } = rules;
  const turns = points.flat().length;
  const known = payables(rules);
  let least = 0, most = 0;
  points.forEach((fillings, category) => {
    const { natural, jokers } = known[category]!;
    for (const paid of category === joker ? [] : fillings) {
      const locked = !paid && mayBeLocked(rules, points, category);
      const byJoker = jokers.includes(paid);
      least += Number(byJoker && !locked && !natural.includes(paid));
      most += Number(byJoker || locked);
    }
  });
  if (least && !points[joker]?.length) {
    problems.note("contradicting-points", [...path, "points"]);
  }
  const live = extra_bonus > 0 && anyPoints(points[joker]!);
  const [low, high] = live ? [least, most] : [0, 0];
  if (count < low || count > high) {
    problems.note("impossible-extra-bonus", [...path, "extra_bonus_count"], `extra_bonus_count must be from ${low} to ${high}`);
  }
  const greatest = greatestExtraRolls(rules, turns);
  if (extraRolls < (turns ? 0 : greatest) || extraRolls > greatest) {
    problems.note("impossible-extra-rolls", [...path, "extra_rolls"], `extra_rolls must be at most ${greatest}`);
  }
}

/** Whether a category may have been filled before its required category was made. */
function mayBeLocked(rules: Rules, points: Card["points"], category: number): boolean {
  const required = rules.requires[category]!;
  return required >= 0 &&
    (!anyPoints(points[required]!) || sectionOf(rules, required) >= sectionOf(rules, category));
}

/** Whether a category may have been filled after its required category, if any, was made. */
function mayBeUnlocked(rules: Rules, points: Card["points"], category: number): boolean {
  const required = rules.requires[category]!;
  return required < 0 ||
    (anyPoints(points[required]!) && sectionOf(rules, required) <= sectionOf(rules, category));
}

/** The index of a category's section; sections are filled one after the other. */
function sectionOf({ order, upper_faces }: Rules, category: number): number {
  return order === "card" ? category : Number(order === "upper_first" && !upper_faces[category]);
}

/** The points that an unlocked category pays to hands other than jokers, and to jokers. */
interface Payable {
  natural: number[];
  jokers: number[];
}

const payable = new WeakMap<Rules, Payable[]>();

function payables(rules: Rules): Payable[] {
  let found = payable.get(rules);
  if (!found) {
    found = rules.categories.map((_, category) => ({
      natural: [...new Set(rules.points.flatMap((rows) => rows.map((row) => row[category]!)))],
      jokers: rules.jokers.map((row) => row[category]!).filter((points) => points !== null),
    }));
    payable.set(rules, found);
  }
  return found;
}

function upperTotal(rules: Rules, points: Card["points"]): number {
  return sum(points.filter((_, category) => rules.upper_faces[category]).flat());
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function anyPoints(paid: readonly number[]): boolean {
  return paid.some((points) => points > 0);
}
