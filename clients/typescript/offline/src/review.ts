/**
 * A whole game, decision by decision: losses and luck, like the answer of `POST /v1/games/review`.
 *
 * A roll changes the value of a card by luck, a decision by loss, so that for every player
 *
 *     value at the end - value of the empty card = sum of luck - sum of loss
 */
import { rankMoves, rounded, tieOf } from "./advice.ts";
import { sum } from "./card.ts";
import { rest } from "./dice.ts";
import type { PlayedGame, PlayedTurn } from "./game.ts";
import type { Keep, Move } from "./moves.ts";
import { type Position, positionOf } from "./position.ts";
import { dumpSources, type Sources } from "./sources.ts";
import type { Table } from "./table.ts";
import type { Turn } from "./turn.ts";

export interface Decision {
  /** The indices of the turn, and of the roll in it. */
  turn: number;
  roll: number;
  dice: readonly number[];
  rolls_left: number;
  played: Move;
  best: Move;
  value: number;
  best_value: number;
  loss: number;
  grade: string;
  /** Whether there was nothing to decide: one move, or all of equal value. */
  forced: boolean;
  /** Whether the keep is unknown; then it is the best one that is compatible with the next hand. */
  assumed: boolean;
}

export interface ReviewedRoll {
  turn: number;
  roll: number;
  dice: readonly number[];
  before: number;
  value: number;
  luck: number;
}

export interface PlayerReview {
  name: string;
  complete: boolean;
  total: number;
  start_value: number;
  value: number;
  luck: number;
  loss: number;
  loss_per_decision: number;
  free_decisions: number;
  grades: Record<string, number>;
  decisions: Decision[];
  rolls: ReviewedRoll[];
}

/** An expensive decision, by the index of its player. */
export type Highlight = { player: number } & Pick<Decision, "turn" | "roll" | "played" | "best" | "loss" | "grade">;

export interface Standing {
  rank: number;
  player: number;
  name: string;
  total: number;
  points_awarded?: number;
}

export interface GameReview extends Sources {
  kind: "game_review";
  ruleset: string;
  objective: { maximize: "expected_total" };
  complete: boolean;
  players: PlayerReview[];
  standings: Standing[];
  highlights: Highlight[];
  grades: { version: number; greatest_losses: Record<string, number> };
}

/** A position of a game with its advice, and the next hand. */
interface Step {
  turn: number;
  roll: number;
  position: Position;
  value: number;
  best: Move;
  forced: boolean;
  played: PlayedMove | null;
  assumed: boolean;
}

interface PlayedMove {
  move: Move;
  value: number;
  loss: number;
}

const MOST_HIGHLIGHTS = 10;
const BEST = "best";
const BLUNDER = "blunder";

/** Reviews a proved game; `turnOf` has the values of the turn of a position. */
export function review(table: Table, game: PlayedGame, turnOf: (position: Position) => Turn): GameReview {
  const { ruleset, objective, grades } = table.header;
  const players = game.players.map((player) => reviewPlayer(table, player, turnOf));
  const losses = Object.entries(grades.greatest_losses).map(([name, loss]) => [name, rounded(loss)]);
  return {
    kind: "game_review",
    ruleset,
    objective: { maximize: objective },
    complete: players.every(({ complete }) => complete),
    players,
    standings: standingsOf(game),
    highlights: highlightsOf(players),
    grades: { version: grades.version, greatest_losses: Object.fromEntries(losses) },
    ...dumpSources(table),
  };
}

/** The grade of a move by its loss. */
export function gradeOf(table: Table, loss: number): string {
  if (loss <= 0) {
    return BEST;
  }
  const allowed = Object.entries(table.header.grades.greatest_losses);
  return allowed.find(([, greatest]) => loss <= greatest + tieOf(table))?.[0] ?? BLUNDER;
}

/**
 * Values are rounded, and luck and loss are the differences of rounded values, so that they add up.
 */
function reviewPlayer(
  table: Table, { name, turns, totals, complete }: PlayedGame["players"][number], turnOf: (position: Position) => Turn,
): PlayerReview {
  const start = rounded(table.header.start_value);
  const decisions: Decision[] = [];
  const rolls: ReviewedRoll[] = [];
  let value = start;
  for (const step of turns.flatMap((turn, number) => stepsOf(table, turn, number, turnOf))) {
    const { turn, roll, position: { dice, rollsLeft }, played, best, forced, assumed } = step;
    const before = value;
    value = rounded(step.value);
    rolls.push({ turn, roll, dice, before, value, luck: rounded(value - before) });
    if (!played) {
      continue;
    }
    const bestValue = value;
    if (played.loss) {
      // A loss that is too small to show is not 0: only ties have that.
      value = Math.min(rounded(played.value), rounded(bestValue - 1e-6));
    }
    decisions.push({
      turn, roll, dice, rolls_left: rollsLeft, played: played.move, best, value, best_value: bestValue,
      loss: rounded(bestValue - value), grade: gradeOf(table, played.loss), forced, assumed,
    });
  }
  const loss = rounded(sum(decisions.map((each) => each.loss)));
  const free = decisions.filter(({ forced }) => !forced);
  const names = [BEST, ...Object.keys(table.header.grades.greatest_losses), BLUNDER];
  return {
    name, complete, total: totals.total, start_value: start, value,
    luck: rounded(sum(rolls.map(({ luck }) => luck))),
    loss,
    loss_per_decision: rounded(loss / Math.max(1, free.length)),
    free_decisions: free.length,
    grades: Object.fromEntries(names.map((each) => [each, free.filter(({ grade }) => grade === each).length])),
    decisions, rolls,
  };
}

/** Every roll of a turn, with its advice and the move played. */
function stepsOf(table: Table, played: PlayedTurn, number: number, turnOf: (position: Position) => Turn): Step[] {
  const { card, hands, keeps, score } = played;
  const rolls = table.header.rolls + card.extraRolls;
  const advised = hands.map((dice, roll) => {
    const position = positionOf(table, card, dice, rolls - 1 - roll);
    const { found, ranked } = rankMoves(position, turnOf(position));
    const so = position.pointsSoFar;
    const moves = ranked.map(({ place, value, loss }): PlayedMove => ({ move: found.moves[place]!, value: so + value, loss }));
    return { position, moves, best: moves[0]!, forced: ranked.at(-1)!.loss === 0 };
  });
  return advised.map(({ position, moves, best, forced }, roll): Step => {
    const following = advised[roll + 1];
    const category = score && table.header.categories[score.category];
    const move = following
      ? kept(moves, position.dice, following.position.dice, following.best.value, keeps ? keeps[roll]! : null, tieOf(table))
      : (moves.find((each) => each.move.action === "score" && each.move.category === category) ?? null);
    return {
      turn: number, roll, position, value: best.value, best: best.move, forced, played: move,
      assumed: following !== undefined && !keeps,
    };
  });
}

/** The dice kept between two hands: `keep`, or the player's best keep that is compatible with both. */
function kept(
  moves: readonly PlayedMove[], before: readonly number[], after: readonly number[], afterwards: number,
  keep: readonly number[] | null, tie: number,
): PlayedMove {
  const best = moves[0]!.value;
  // Keeping all dice is not a move of an advice: it only wastes a roll.
  const lost = best - afterwards > tie;
  const move: Keep = { action: "keep", keep: before, reroll: [] };
  const keepAll = { move, value: lost ? afterwards : best, loss: lost ? best - afterwards : 0 };
  if (keep?.length === before.length) {
    return keepAll;
  }
  const wanted = keep?.join();
  const found = moves.find((each) => each.move.action === "keep" &&
    (wanted === undefined ? rest(after, each.move.keep) !== null : each.move.keep.join() === wanted))!;
  return !keep && before.join() === after.join() && keepAll.loss < found.loss ? keepAll : found;
}

function highlightsOf(players: readonly PlayerReview[]): Highlight[] {
  const every = players.flatMap(({ decisions }, player) =>
    decisions.map(({ turn, roll, played, best, loss, grade }) => ({ player, turn, roll, played, best, loss, grade })));
  return every.filter(({ loss }) => loss).sort((one, other) => other.loss - one.loss).slice(0, MOST_HIGHLIGHTS);
}

/** The standings: points awarded decide in games that have them, else the total. */
export function standingsOf({ players }: PlayedGame): Standing[] {
  const every = players.map(({ name, totals: { total, points_awarded } }, player) => ({
    player, name, total, ...(points_awarded === undefined ? {} : { points_awarded }),
  }));
  const decides = (player: number) => every[player]!.points_awarded ?? every[player]!.total;
  return every
    .map((each) => ({
      rank: 1 + every.filter(({ player }) => decides(player) > decides(each.player)).length,
      ...each,
    }))
    .sort((one, other) => one.rank - other.rank);
}
