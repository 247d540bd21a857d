/** Whole games: the input is a claim, which `readGame` proves turn by turn. */
import { type Card, emptyCard, fill, stateOf, sum, type Totals, totalsOf } from "./card.ts";
import { handNumber, rest, sorted } from "./dice.ts";
import { areWhole, InvalidGame, isObject, type Path, Problems } from "./problems.ts";
import { checkHand } from "./position.ts";
import { extraRollsAfter, type Rules } from "./rules.ts";
import { fillable, openCategories, scoreEverywhere } from "./scoring.ts";
import type { Table } from "./table.ts";

/** One turn as claimed: every field may be missing or null, but a review needs the hands. */
export interface TurnClaim {
  /** The hands after each roll. */
  rolls?: readonly (readonly number[])[] | null;
  /** The dice kept between them, one fewer. */
  keeps?: readonly (readonly number[])[] | null;
  /** Missing in the last turn if it is in progress. */
  category?: string | null;
  points?: number | null;
  extra_bonus?: number | null;
}

export interface GameClaim {
  ruleset?: string;
  players: readonly { name?: string; turns: readonly TurnClaim[]; claimed?: Partial<Totals> }[];
}

/** One turn as played: the card before it, sorted hands and keeps; no score while nothing is filled. */
export interface PlayedTurn {
  card: Card;
  hands: readonly (readonly number[])[];
  /** Null if the keeps are unknown. */
  keeps: readonly (readonly number[])[] | null;
  score: { category: number; points: number; extraBonus: number } | null;
}

export interface PlayedGame {
  players: { name: string; turns: PlayedTurn[]; card: Card; totals: Totals; complete: boolean }[];
}

const MOST_PLAYERS = 100;

/** A game as played; throws `InvalidGame` with all its problems, including data that is missing for a review. */
export function readGame(table: Table, game: GameClaim): PlayedGame {
  const problems = new Problems();
  const { ruleset } = table.header;
  const players = isObject(game) && Array.isArray(game.players) ? game.players : [];
  if (players.length < 1 || players.length > MOST_PLAYERS) {
    problems.note("wrong-count", ["players"]);
  }
  if (isObject(game) && (game.ruleset ?? ruleset) !== ruleset) {
    problems.note("unknown-ruleset", ["ruleset"], `ruleset must be ${ruleset}`);
  }
  const played = players.map((player, number) => readPlayer(table, player, ["players", number], problems));
  if (!problems.found.length) {
    checkRounds(played, problems);
  }
  if (problems.found.length) {
    throw new InvalidGame(problems.found);
  }
  return { players: played };
}

/** Notes players whose number of turns does not fit into one round in progress. */
function checkRounds(players: PlayedGame["players"], problems: Problems): void {
  const counts = players.map(({ turns }) => turns.filter(({ score }) => score).length);
  // The number of full rounds is the one that most players agree with; of equals, the greatest.
  const agree = (rounds: number) => counts.filter((count) => count === rounds || count === rounds + 1).length;
  const rounds = [...counts].sort((one, other) => agree(other) - agree(one) || other - one)[0]!;
  if (Math.max(...counts) - Math.min(...counts) > 1) {
    counts.forEach((count, player) => {
      if (count !== rounds && count !== rounds + 1) {
        problems.note("unequal-rounds", ["players", player, "turns"]);
      }
    });
  }
}

function readPlayer(table: Table, told: unknown, path: Path, problems: Problems): PlayedGame["players"][number] {
  const rules = table.header;
  const player = isObject(told) ? told : {};
  const { name = "", turns: claims, claimed = {} } = player;
  if (!Array.isArray(claims) || typeof name !== "string" || !isObject(claimed)) {
    problems.note("wrong-type", path);
  }
  const turns: PlayedTurn[] = [];
  let card = emptyCard(rules);
  const all = sum(rules.times);
  for (const [number, claim] of (Array.isArray(claims) ? claims : []).entries()) {
    const below = [...path, "turns", number];
    const before = problems.found.length;
    if (number >= all) {
      problems.note("too-many-turns", below);
    } else if (turns.at(-1)?.score === null) {
      const unfinished = [...path, "turns", number - 1, "category"];
      problems.note("missing-category", unfinished);
    } else {
      const turn = readTurn(table, card, claim, below, problems);
      if (turn) {
        turns.push(turn);
        card = cardAfter(rules, turn);
      }
    }
    if (problems.found.length > before) {
      // The result of an impossible turn is unknown.
      break;
    }
  }
  const totals = totalsOf(rules, card);
  if (!problems.found.length && isObject(claimed)) {
    checkClaims(totals, claimed, [...path, "claimed"], problems);
  }
  return { name: String(name), turns, card, totals, complete: card.points.flat().length === all };
}

function checkClaims(totals: Totals, claimed: Record<string, unknown>, path: Path, problems: Problems): void {
  for (const [name, found] of Object.entries(claimed)) {
    const expected = totals[name as keyof Totals];
    if (found !== expected) {
      problems.note("wrong-total", [...path, name], `${name} is ${expected}`);
    }
  }
}

function cardAfter(rules: Rules, { card, hands, score }: PlayedTurn): Card {
  if (!score) {
    return card;
  }
  const left = rules.rolls + card.extraRolls - hands.length;
  const { category, points, extraBonus } = score;
  return fill(card, category, points, extraBonus, extraRollsAfter(rules, card.extraRolls, left));
}

function readTurn(table: Table, card: Card, told: unknown, path: Path, problems: Problems): PlayedTurn | null {
  const claim: TurnClaim = isObject(told) ? told : {};
  const before = problems.found.length;
  const hands = readHands(table, card, claim, path, problems);
  if (!hands || problems.found.length > before) {
    return null;
  }
  const turn = { card, hands, keeps: claim.keeps?.map(sorted) ?? null };
  if (claim.category === null || claim.category === undefined) {
    if (isSaid(claim.points) || isSaid(claim.extra_bonus)) {
      problems.note("missing-category", [...path, "category"]);
    }
    return { ...turn, score: null };
  }
  const score = readScore(table, turn, claim, path, problems);
  return score && { ...turn, score };
}

/** Checks the hands and keeps of a turn, individually and in sequence. */
function readHands(
  table: Table, card: Card, { rolls, keeps }: TurnClaim, path: Path, problems: Problems,
): number[][] | null {
  const greatest = table.header.rolls + card.extraRolls;
  if (!Array.isArray(rolls) || !rolls.length) {
    problems.note("missing-dice", [...path, "rolls"]);
    return null;
  }
  if (rolls.length > greatest) {
    problems.note("too-many-rolls", [...path, "rolls"]);
  }
  rolls.forEach((roll: unknown, place) => checkHand(table, roll, [...path, "rolls", place], problems));
  if (isSaid(keeps) && !problems.found.length) {
    checkKeeps(rolls, keeps, path, problems);
  }
  return rolls.map((roll) => (areWhole(roll) ? sorted(roll) : []));
}

/** Kept dice are in the hands before and after. */
function checkKeeps(rolls: readonly number[][], keeps: unknown, path: Path, problems: Problems): void {
  const wanted = rolls.length - 1;
  if (!Array.isArray(keeps) || keeps.length !== wanted || !keeps.every(areWhole)) {
    problems.note("wrong-count", [...path, "keeps"]);
    return;
  }
  keeps.forEach((keep: number[], place) => {
    const [before, after] = rolls.slice(place) as [number[], number[]];
    if (!rest(before, keep)) {
      problems.note("keep-not-in-hand", [...path, "keeps", place]);
    } else if (!rest(after, keep)) {
      problems.note("kept-dice-missing", [...path, "rolls", place + 1]);
    }
  });
}

/** Compares the last hand of a turn with the claimed category and points. */
function readScore(
  table: Table, { card, hands }: { card: Card; hands: readonly number[][] }, claim: TurnClaim, path: Path,
  problems: Problems,
): PlayedTurn["score"] {
  const rules = table.header;
  const state = stateOf(table, card);
  const hand = hands.at(-1)!;
  const category = rules.categories.indexOf(String(claim.category));
  const { points: paid, legal, extraBonus } =
    scoreEverywhere(table, state, handNumber(table.lattice, hand), hands.length);
  if (!legal.includes(category)) {
    const open = openCategories(rules, state.filled);
    const code = category < 0 ? "unknown-category"
      : !open.includes(category) ? "category-filled"
        : fillable(rules, open).includes(category) ? "illegal-category" : "out-of-order";
    const allowed = legal.map((each) => rules.categories[each]!);
    problems.note(code, [...path, "category"], `allowed: ${allowed.join(", ")}`);
    return null;
  }
  const points = paid[category]!;
  if (isSaid(claim.points) && claim.points !== points) {
    // A single hand without keeps may be from any roll.
    if (!isSaid(claim.keeps) && hands.length === 1 && paysOnSomeRoll(table, claim.points, category, hand)) {
      problems.note("missing-dice", [...path, "rolls"]);
    } else {
      problems.note("wrong-points", [...path, "points"], `${hand.join(" ")} pays ${points} here`);
    }
  }
  if (isSaid(claim.extra_bonus) && claim.extra_bonus !== extraBonus) {
    problems.note("wrong-extra-bonus", [...path, "extra_bonus"]);
  }
  return { category, points, extraBonus };
}

/** Whether a hand pays these points on some roll. */
function paysOnSomeRoll({ header, lattice }: Table, points: number, category: number, hand: readonly number[]): boolean {
  return header.points.some((rows) => rows[handNumber(lattice, hand)]![category] === points);
}

function isSaid<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
