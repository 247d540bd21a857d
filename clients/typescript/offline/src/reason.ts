/** The main reason for the best move, from the endings of this turn: fewer kinds of reasons than the server has. */
import { type Advice, type RankedMove, rounded } from "./advice.ts";
import { type Ends, endsAfter } from "./endings.ts";
import type { Move } from "./moves.ts";
import type { Opponents } from "./opponents.ts";
import type { Position } from "./position.ts";
import type { Turn } from "./turn.ts";

/** A reason, like `point` of the server: `says` decides which other members there are. */
export interface Point {
  says: string;
  against?: Move;
  category?: string;
  other_category?: string;
  points?: number;
  mean?: number;
  probability?: number;
  other_probability?: number;
}

/** Losses below this are hardly noticeable. */
const HARDLY = 0.1;
/** Handicap of moves that a casual player would not make, as a share of the expected total. */
const HANDICAP = 0.015;
/** Least difference of probabilities that is a reason, in itself and as a share. */
const SHOWS = 0.02;
const LEAST_SHARE_MORE = 0.05;
/** Rarer events are no reason if another one has half their gain. */
const SELDOM = 0.1;

/** The reason against the other move, by default the closest sensible one; none where only the server knows one. */
export function reasonOf(
  opponents: Opponents, position: Position, turn: Turn, { best, moves }: Advice, asked: unknown,
): Point | undefined {
  const other = asked === undefined ? closest(opponents, position, moves) : moves.find((move) => isSame(move, asked));
  if (!other) {
    return asked === undefined ? { says: "forced" } : undefined;
  }
  const against = moveOf(other);
  if (other === best) {
    return { says: "same", against };
  }
  if (!other.loss) {
    return { says: moves.at(-1)!.loss ? "tie" : "all_tie", against };
  }
  if (other.loss < HARDLY) {
    return { says: "hardly", against };
  }
  const found = best.action === "keep" ? forKeep(turn, position, best, other) : forScore(best, other);
  return found && { ...found, against };
}

/** The move with the least loss, after handicaps; the second of several best ones. */
export function closest(opponents: Opponents, position: Position, moves: readonly RankedMove[]): RankedMove | undefined {
  const casual = opponents.strength("casual");
  const chances = casual ? opponents.likelyMoves(opponents.decide(position), casual) : [];
  const handicap = HANDICAP * opponents.table.header.expected_above_least;
  const cost = (place: number) => {
    const { loss } = moves[place]!;
    return loss + handicap * (Number(!chances[place]) + Number(loss < HARDLY));
  };
  const worse = [...moves.keys()].filter((place) => moves[place]!.loss > 0);
  return worse.length ? moves[worse.reduce((one, each) => (cost(each) < cost(one) ? each : one))] : moves[1];
}

/** The category that the turn makes more often, or the 0 that it takes less often, with the greatest gain. */
function forKeep(turn: Turn, position: Position, best: RankedMove, other: RankedMove): Point {
  const { header: { categories } } = turn.table;
  const [ours, theirs] = [endsOf(turn, position, best), endsOf(turn, position, other)];
  const value = theirs.made.worth.concat(theirs.zero.worth).reduce((sum, each) => sum + each, 0);
  const gain = (kind: "made" | "zero", category: number) => {
    const [one, two] = [ours[kind], theirs[kind]];
    return one.worth[category]! - two.worth[category]! - value * (one.chance[category]! - two.chance[category]!);
  };
  const more = categories.map((_, category) => ({
    category, gain: gain("made", category), chance: ours.made.chance[category]!, others: theirs.made.chance[category]!,
  })).filter(({ gain: won, chance, others }) => won > 0 && chance - others >= Math.max(SHOWS, LEAST_SHARE_MORE * chance))
    .sort((one, two) => two.gain - one.gain);
  const main = more.find(({ gain: won, chance }) => chance >= SELDOM && won >= more[0]!.gain / 2) ?? more[0];
  const [zero, zeros] = [ours, theirs].map(({ zero: { chance } }) => rounded(chance.reduce((sum, each) => sum + each, 0)));
  if (main && other.action === "keep") {
    return {
      says: "more_often", category: categories[main.category]!,
      probability: rounded(main.chance), other_probability: rounded(main.others),
    };
  }
  if (main && other.action === "score" && other.category !== categories[main.category]) {
    const category = { category: categories[main.category]!, probability: rounded(main.chance) };
    return other.points ? { says: "roll_on", ...category } : { says: "no_zero_yet", ...category, other_category: other.category };
  }
  if (zeros! - zero! >= SHOWS) {
    return { says: "fewer_zeros", probability: zero!, other_probability: zeros! };
  }
  return { says: "on_average", mean: other.loss };
}

/** The reason between two scores if the better one pays no more now; none for others. */
function forScore(best: RankedMove, other: RankedMove): Point | undefined {
  if (best.action !== "score" || other.action !== "score") {
    return undefined;
  }
  const now = best.points + best.extra_bonus - other.points - other.extra_bonus;
  return now > 0 ? undefined : { says: "leaves_more", points: -now, mean: rounded(other.loss - now) };
}

/** How the turn ends after a move: a score ends it. */
function endsOf(turn: Turn, { rollsLeft }: Position, move: Move): Ends {
  if (move.action === "keep") {
    return endsAfter(turn, move.keep, rollsLeft);
  }
  const { header: { categories } } = turn.table;
  const place = categories.indexOf(move.category);
  const only = (amount: number) => categories.map((_, category) => (category === place ? amount : 0));
  const worth = turn.worth(place, move.points, move.extra_bonus, rollsLeft);
  const [end, never] = [{ chance: only(1), worth: only(worth) }, { chance: only(0), worth: only(0) }];
  return move.points > 0 ? { made: end, zero: never } : { made: never, zero: end };
}

/** Whether a request means this move. */
export function isSame(move: Move, asked: unknown): boolean {
  const { action, keep, category } = asked as { action?: unknown; keep?: readonly number[]; category?: unknown };
  if (move.action !== action) {
    return false;
  }
  return move.action === "keep" ? String(move.keep) === String([...(keep ?? [])].sort()) : move.category === category;
}

/** A move without its value. */
export function moveOf(move: RankedMove): Move {
  return move.action === "keep" ? { action: "keep", keep: move.keep, reroll: move.reroll }
    : { action: "score", category: move.category, points: move.points, extra_bonus: move.extra_bonus };
}
