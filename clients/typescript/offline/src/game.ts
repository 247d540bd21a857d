/** Whole games: what is told of one is a claim; `readGame` proves it turn by turn. */
import { type Card, emptyCard, fill, stateOf, sum, type Totals, totalsOf } from "./card.ts";
import { handNumber, rest, sorted } from "./dice.ts";
import { areWhole, counted, InvalidGame, isObject, type Path, Problems } from "./problems.ts";
import { extraRollsAfter, type Rules } from "./rules.ts";
import { fillable, openCategories, scoreEverywhere } from "./scoring.ts";
import type { Table } from "./table.ts";

/** One turn as it is told: every field may be missing, or null, but a review needs the hands. */
export interface TurnClaim {
  /** The hands as they lay after each roll. */
  rolls?: readonly (readonly number[])[] | null;
  /** The dice that were kept between them, one fewer. */
  keeps?: readonly (readonly number[])[] | null;
  /** None in the last turn, if it is in progress. */
  category?: string | null;
  points?: number | null;
  extra_bonus?: number | null;
}

export interface GameClaim {
  ruleset?: string;
  players: readonly { name?: string; turns: readonly TurnClaim[]; claimed?: Partial<Totals> }[];
}

/** One turn as it was played: the card before it, sorted hands and keeps; no score where nothing was filled yet. */
export interface PlayedTurn {
  card: Card;
  hands: readonly (readonly number[])[];
  /** Null where nobody says what was kept. */
  keeps: readonly (readonly number[])[] | null;
  score: { category: number; points: number; extraBonus: number } | null;
}

export interface PlayedGame {
  players: { name: string; turns: PlayedTurn[]; card: Card; totals: Totals; complete: boolean }[];
}

const MOST_PLAYERS = 100;

/** A game as it was played; throws `InvalidGame` with all that speaks against it, or is missing for a review. */
export function readGame(table: Table, game: GameClaim): PlayedGame {
  const problems = new Problems();
  const { ruleset } = table.header;
  const players = isObject(game) && Array.isArray(game.players) ? game.players : [];
  if (players.length < 1 || players.length > MOST_PLAYERS) {
    problems.note("wrong-count", ["players"], `a game has 1 to ${MOST_PLAYERS} players, each with their turns`);
  }
  if (isObject(game) && (game.ruleset ?? ruleset) !== ruleset) {
    problems.note("unknown-ruleset", ["ruleset"], `this table is that of ${ruleset}, not of ${String(game.ruleset)}`);
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

/** Players have played equally many turns, or some of them one more: the round in progress. */
function checkRounds(players: PlayedGame["players"], problems: Problems): void {
  const counts = players.map(({ turns }) => turns.filter(({ score }) => score).length);
  // The number of whole rounds is the one that most players agree with; of equals the greatest.
  const agree = (rounds: number) => counts.filter((count) => count === rounds || count === rounds + 1).length;
  const rounds = [...counts].sort((one, other) => agree(other) - agree(one) || other - one)[0]!;
  if (Math.max(...counts) - Math.min(...counts) > 1) {
    counts.forEach((count, player) => {
      if (count !== rounds && count !== rounds + 1) {
        const detail = `player ${player + 1} has played ${counted(count, "turn")}, others ${rounds}`;
        const seen = { expected: [rounds, rounds + 1], found: count };
        problems.note("unequal-rounds", ["players", player, "turns"], detail, seen);
      }
    });
  }
}

function readPlayer(table: Table, told: unknown, path: Path, problems: Problems): PlayedGame["players"][number] {
  const rules = table.header;
  const player = isObject(told) ? told : {};
  const { name = "", turns: claims, claimed = {} } = player;
  if (!Array.isArray(claims) || typeof name !== "string" || !isObject(claimed)) {
    problems.note("wrong-type", path, "a player has turns, a list, and may have a name and claimed totals");
  }
  const turns: PlayedTurn[] = [];
  let card = emptyCard(rules);
  const all = sum(rules.times);
  for (const [number, claim] of (Array.isArray(claims) ? claims : []).entries()) {
    const below = [...path, "turns", number];
    const before = problems.found.length;
    if (number >= all) {
      problems.note("too-many-turns", below, `the card was full after ${counted(all, "turn")}: the game was over`);
    } else if (turns.at(-1)?.score === null) {
      const unfinished = [...path, "turns", number - 1, "category"];
      problems.note("missing-category", unfinished, "only the last turn may be without a category");
    } else {
      const turn = readTurn(table, card, claim, below, problems);
      if (turn) {
        turns.push(turn);
        card = cardAfter(rules, turn);
      }
    }
    if (problems.found.length > before) {
      // What comes of a turn that cannot have been is nobody's to say.
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
      const detail = expected === undefined ? `this game has no ${name}` : `${name} is ${expected}, not ${String(found)}`;
      problems.note("wrong-total", [...path, name], detail, { expected, found });
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
      const detail = "a turn needs a category, unless only its dice are known yet";
      problems.note("missing-category", [...path, "category"], detail);
    }
    return { ...turn, score: null };
  }
  const score = readScore(table, turn, claim, path, problems);
  return score && { ...turn, score };
}

/** The hands and keeps of a turn, each by itself and each beside the next. */
function readHands(
  { header: rules, lattice }: Table, card: Card, { rolls, keeps }: TurnClaim, path: Path, problems: Problems,
): number[][] | null {
  const greatest = rules.rolls + card.extraRolls;
  if (!Array.isArray(rolls) || !rolls.length) {
    problems.note("missing-dice", [...path, "rolls"], "a turn without dice cannot be reviewed");
    return null;
  }
  if (rolls.length > greatest) {
    const detail = `this turn has at most ${counted(greatest, "roll")}, not ${rolls.length}`;
    problems.note("too-many-rolls", [...path, "rolls"], detail, { expected: greatest, found: rolls.length });
  }
  rolls.forEach((roll: unknown, place) => {
    const wrong = areWhole(roll) ? roll.findIndex((die) => die < 1 || die > 6) : -1;
    if (wrong >= 0) {
      const found = (roll as number[])[wrong];
      const detail = `a die shows 1 to 6, not ${found}`;
      problems.note("wrong-die", [...path, "rolls", place, wrong], detail, { expected: [1, 6], found });
    } else if (!areWhole(roll) || handNumber(lattice, roll) < 0) {
      const detail = `a hand is ${counted(rules.dice_count, "die", "dice")} of faces 1 to 6`;
      problems.note("wrong-dice", [...path, "rolls", place], detail, { expected: rules.dice_count, found: roll });
    }
  });
  if (isSaid(keeps) && !problems.found.length) {
    checkKeeps(rolls, keeps, path, problems);
  }
  return rolls.map((roll) => (areWhole(roll) ? sorted(roll) : []));
}

/** Kept dice lie in the hand before and in the hand after. */
function checkKeeps(rolls: readonly number[][], keeps: unknown, path: Path, problems: Problems): void {
  const wanted = rolls.length - 1;
  if (!Array.isArray(keeps) || keeps.length !== wanted || !keeps.every(areWhole)) {
    const detail = `a turn of ${counted(rolls.length, "roll")} has ${counted(wanted, "keep")}, each a list of dice`;
    problems.note("wrong-count", [...path, "keeps"], detail, { expected: wanted, found: keeps });
    return;
  }
  keeps.forEach((keep: number[], place) => {
    const [before, after] = rolls.slice(place) as [number[], number[]];
    if (!rest(before, keep)) {
      const detail = `${keep.join(" ")} cannot be kept from ${before.join(" ")}`;
      problems.note("keep-not-in-hand", [...path, "keeps", place], detail, { expected: before, found: keep });
    } else if (!rest(after, keep)) {
      const detail = `${keep.join(" ")} was kept, but the next hand is ${after.join(" ")}`;
      problems.note("kept-dice-missing", [...path, "rolls", place + 1], detail, { expected: keep, found: after });
    }
  });
}

/** What the last hand of a turn filled, held against what is told of it. */
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
  const name = `${String(claim.category)} with ${hand.join(" ")}`;
  if (category < 0 || !legal.includes(category)) {
    const open = openCategories(rules, state.filled);
    const code = category < 0 ? "unknown-category"
      : !open.includes(category) ? "category-filled"
        : fillable(rules, open).includes(category) ? "illegal-category" : "out-of-order";
    const expected = legal.map((each) => rules.categories[each]!);
    const detail = `${String(claim.category)} may not be filled with ${hand.join(" ")} now; allowed: ${expected.join(", ")}`;
    problems.note(code, [...path, "category"], detail, { expected, found: claim.category });
    return null;
  }
  const points = paid[category]!;
  if (isSaid(claim.points) && claim.points !== points) {
    if (claim.keeps === undefined && hands.length === 1 && paysLater(table, claim.points, category, hand)) {
      const detail = `${name} for ${claim.points} was not made on the first roll: the hands before it are needed`;
      problems.note("missing-dice", [...path, "rolls"], detail);
    } else {
      const detail = `${name} pays ${points}, not ${claim.points}`;
      problems.note("wrong-points", [...path, "points"], detail, { expected: points, found: claim.points });
    }
  }
  if (isSaid(claim.extra_bonus) && claim.extra_bonus !== extraBonus) {
    const detail = `this turn earns an extra bonus of ${extraBonus}, not ${claim.extra_bonus}`;
    problems.note("wrong-extra-bonus", [...path, "extra_bonus"], detail, {
      expected: extraBonus,
      found: claim.extra_bonus,
    });
  }
  return { category, points, extraBonus };
}

/** Whether a hand pays so much on a later roll than the first. */
function paysLater({ header, lattice }: Table, points: number, category: number, hand: readonly number[]): boolean {
  return header.points.some((rows) => rows[handNumber(lattice, hand)]![category] === points);
}

function isSaid<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
