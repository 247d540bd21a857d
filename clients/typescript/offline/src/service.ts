import { advise } from "./advice.ts";
import { dumpCard } from "./card.ts";
import { sorted } from "./dice.ts";
import { type Ending, endingsAfter } from "./endings.ts";
import { type GameClaim, type PlayedGame, readGame } from "./game.ts";
import { candidatesOf } from "./hints.ts";
import type { Move } from "./moves.ts";
import type { OfflineTable } from "./offline_table.ts";
import { Opponents } from "./opponents.ts";
import { type Position, positionOf, type Question } from "./position.ts";
import { InvalidGame, isWhole } from "./problems.ts";
import { dumpPuzzles, puzzlesByChance, puzzlesOfDay } from "./puzzles.ts";
import { chanceOf } from "./random.ts";
import { moveOf, reasonOf } from "./reason.ts";
import { review, standingsOf } from "./review.ts";
import { greatestExtraRolls, type Header } from "./rules.ts";
import type { Table } from "./table.ts";
import { praiseOf } from "./praise.ts";
import { Likely, themeOf, THEMES } from "./themes.ts";
import type { Turn } from "./turn.ts";

/**
 * The reason why a question needs the server.
 *
 * `no-table`: no table of this game is here. `objective`: it is not the expected total. `not-right`: a game is invalid
 * or incomplete. `not-offline`: only a server can answer.
 */
export type Reason = "no-table" | "objective" | "not-right" | "not-offline";

/** A question that cannot be answered here. */
export class NeedsServer extends Error {
  override readonly name = "NeedsServer";
  readonly path: string;
  readonly reason: Reason;

  constructor(path: string, reason: Reason) {
    super(`${path} needs the server: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

/** A request: the body of a POST, or the parameters of a GET. */
type Asked = Readonly<Record<string, unknown>>;
type Refuse = (reason: Reason) => never;

const DEFAULT_RULESET = "yahtzee";
const DEFAULT_COUNT = 10;
const GREATEST_COUNT = 50;

/** Answers requests of the HTTP API as far as its tables allow. */
export class OfflineService {
  readonly #known = new Map<unknown, Opponents>();

  /** Answers requests about the ruleset of this table from now on. */
  add(table: OfflineTable): void {
    this.#known.set(table.header.ruleset, new Opponents(table));
  }

  /**
   * Returns the server's answer: to a POST with this body, or without one, to a GET of a path with its query.
   *
   * Throws `NeedsServer` if it cannot be known here, and `InvalidQuestion`, with its problems, if the request breaks
   * the rules.
   */
  answer(path: string, body?: object): object {
    const [place, query = ""] = path.split("?", 2) as [string, string | undefined];
    const refuse: Refuse = (reason) => {
      throw new NeedsServer(place, reason);
    };
    const asked: Asked = body ? { ...body } : parametersOf(query);
    if (asked.position_id) {
      refuse("not-offline");
    }
    const answered = (body ? POSTED : GOT)[place] ?? refuse("not-offline");
    const { ruleset = DEFAULT_RULESET, ruleset_definition: definition } = asked;
    const opponents = (definition === undefined && this.#known.get(ruleset)) || refuse("no-table");
    return { ...answered(opponents, asked, refuse), answered_by: "offline" };
  }
}

type Answers = Readonly<Record<string, ((opponents: Opponents, asked: Asked, refuse: Refuse) => object) | undefined>>;

const POSTED: Answers = {
  "/v1/advice": adviseOn,
  "/v1/hints": hintAt,
  "/v1/games/check": checkGame,
  "/v1/games/review": reviewGame,
  "/v1/opponent/move": makeMove,
  "/v1/score": ({ source }, asked) => source.score(questionOf({ rolls_left: 0, ...asked })),
};

const GOT: Answers = { "/v1/puzzles": findPuzzles };

function adviseOn(opponents: Opponents, asked: Asked, refuse: Refuse): object {
  checkObjective(asked, refuse);
  const { source } = opponents;
  const position = source.prove(questionOf(asked));
  const turn = source.turn(position);
  const advice = advise(position, turn);
  const moves = advice.moves.slice(0, asked.limit as number | undefined);
  const point = asked.explain ? reasonOf(opponents, position, turn, advice, asked.compare_with) : undefined;
  return { ...advice, plays_for: endingsOf(turn, position, advice.best), moves, ...(point && { point }) };
}

/** The candidates of a hint; what is at stake is known by the server alone. */
function hintAt(opponents: Opponents, asked: Asked, refuse: Refuse): object {
  checkObjective(asked, refuse);
  if (asked.stage !== "candidates") {
    refuse("not-offline");
  }
  const { source, table: { header } } = opponents;
  const position = source.prove(questionOf(asked));
  const turn = source.turn(position);
  const found = candidatesOf(opponents, position, advise(position, turn), asked.compare_with);
  const candidates = found.map((move) => ({ ...moveOf(move), plays_for: endingsOf(turn, position, move) }));
  return { ruleset: header.ruleset, stage: "candidates", candidates };
}

/** The endings of the turn after a keep; empty for a score, and for keeping every die. */
function endingsOf(turn: Turn, { rollsLeft }: Position, move: Move): Ending[] {
  return move.action === "keep" && move.reroll.length ? endingsAfter(turn, move.keep, rollsLeft) : [];
}

function reviewGame(opponents: Opponents, asked: Asked, refuse: Refuse): object {
  checkObjective(asked, refuse);
  if (asked.same_dice) {
    refuse("not-offline");
  }
  const { source, table } = opponents;
  const game = readGame(table, asked as unknown as GameClaim);
  const found = review(table, game, (position) => source.turn(position));
  const positionAt = (player: number, turn: number, roll: number): Position => {
    const { card, hands } = game.players[player]!.turns[turn]!;
    return positionOf(table, card, hands[roll]!, table.header.rolls + card.extraRolls - 1 - roll);
  };
  const players = found.players.map((each, player) => ({
    ...each,
    // The losses of the strengths were measured by playing, and are in no table.
    played_like: null,
    decisions: each.decisions.map((decision) => {
      const position = positionAt(player, decision.turn, decision.roll);
      if (decision.forced) {
        return { ...decision, theme: null, praise: null };
      }
      const likely = new Likely(opponents.decide(position), opponents);
      const isFound = !decision.loss && !decision.assumed;
      return { ...decision, theme: themeOf(likely), praise: isFound ? praiseOf(likely) : null };
    }),
  }));
  const highlights = found.highlights.map((each) => {
    const position = positionAt(each.player, each.turn, each.roll);
    const endings = (move: Move) => endingsOf(source.turn(position), position, move);
    return { ...each, best_plays_for: endings(each.best), played_plays_for: endings(each.played) };
  });
  return { ...found, players, highlights };
}

/** The report of a valid game with all its dice. */
function checkGame({ table }: Opponents, asked: Asked, refuse: Refuse): object {
  const game = readRight(table, asked, refuse);
  return {
    kind: "game_report",
    ruleset: table.header.ruleset,
    valid: true,
    complete: game.players.every(({ complete }) => complete),
    problem_count: 0,
    problems: [],
    players: game.players.map(({ name, complete, totals, card }) => (
      { name, valid: true, complete, totals, scorecard: dumpCard(table.header, card) })),
    standings: standingsOf(game),
  };
}

function readRight(table: Table, asked: Asked, refuse: Refuse): PlayedGame {
  try {
    return readGame(table, asked as unknown as GameClaim);
  } catch (error) {
    // The server describes the problems of a game better, and the valid part of it.
    throw error instanceof InvalidGame ? refuse("not-right") : error;
  }
}

function makeMove(opponents: Opponents, asked: Asked, refuse: Refuse): object {
  if (asked.opponents !== undefined) {
    refuse("objective");
  }
  const { source, table: { header } } = opponents;
  const { seed = null } = asked;
  const strength = opponents.strength(asked.strength) ?? refuse("not-offline");
  const position = source.prove(questionOf(asked));
  const chance = seed === null ? Math.random : chanceOf(`${seed} ${addressOf(header, position)}`);
  const { moves, tables } = advise(position, source.turn(position));
  const move = moves[opponents.choose(opponents.decide(position), strength, chance)]!;
  return { ruleset: header.ruleset, strength: strength.id, seed, move, tables };
}

function findPuzzles(opponents: Opponents, asked: Asked, refuse: Refuse): object {
  const { header } = opponents.table;
  const { date, seed, count } = asked as Readonly<Record<string, string | undefined>>;
  const theme = THEMES.find((each) => each === asked.theme) ?? null;
  const wanted = Number(count ?? DEFAULT_COUNT);
  if (
    (date === undefined ? !/^\d{1,16}$/.test(seed ?? "") : seed !== undefined || !isDay(date)) ||
    (asked.theme !== undefined && !theme) ||
    !(isWhole(wanted) && wanted >= 1 && wanted <= GREATEST_COUNT)
  ) {
    refuse("not-offline");
  }
  const said = date ?? String(Number(seed));
  const puzzles = date !== undefined && !theme
    ? puzzlesOfDay(opponents, date)
    : puzzlesByChance(opponents, said, theme, wanted);
  return {
    ruleset: header.ruleset,
    ...(date === undefined ? { seed: Number(seed) } : { date }),
    ...(theme && { theme }),
    ...dumpPuzzles(opponents, puzzles),
  };
}

/** Whether a text is a day, such as 2026-11-23. */
function isDay(text: string): boolean {
  return text.length === 10 && Boolean((new Date(text).toJSON() as string | null)?.startsWith(text));
}

function checkObjective({ objective }: Asked, refuse: Refuse): void {
  const { maximize = "expected_total" } = (objective ?? {}) as { maximize?: unknown };
  if (maximize !== "expected_total") {
    refuse("objective");
  }
}

/** The part of the request that the rules are asked about; the rest is about the form of the answer. */
function questionOf({ dice, rolls_left, scorecard = {} }: Asked): Question {
  return { dice, rolls_left, scorecard } as Question;
}

/** The parameters of a query. */
function parametersOf(query: string): Record<string, string> {
  const said = query.split("&").map((pair) => pair.split("=").map((part) => decodeURIComponent(part.replaceAll("+", " "))));
  return Object.fromEntries(said.map(([name, value = ""]) => [name, value]));
}

/** The form of positions in URLs when seeds were introduced; changing it would change the numbers of a seed. */
function addressOf(header: Header, { card, dice, rollsLeft }: Position): string {
  const filled = header.categories.flatMap((name, category) => (
    sorted(card.points[category]!).map((paid) => `${name}:${paid}`)));
  return [
    `ruleset=${encodeURIComponent(header.ruleset)}`,
    `dice=${dice.join("")}`,
    `rolls_left=${rollsLeft}`,
    ...(filled.length ? [`card=${filled.join(",")}`] : []),
    ...(card.extraBonusCount ? [`extra_bonus_count=${card.extraBonusCount}`] : []),
    ...(card.extraRolls === greatestExtraRolls(header, 0) ? [] : [`extra_rolls=${card.extraRolls}`]),
  ].join("&");
}
