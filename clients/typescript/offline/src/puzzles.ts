/**
 * Positions where the best move is clear, and casual players often miss it. They equal those of the server:
 * `strategy_tables/advice/puzzles.py` describes how they are found, and `docs/coaching.md` which they are.
 *
 * They come from games of a player who errs. All random numbers come from the day or the requested seed, and the number
 * of games from their estimated cost: no clock decides.
 */
import { advise, rounded } from "./advice.ts";
import { type Card, emptyCard, fill, sum } from "./card.ts";
import type { Choice, Decision, Opponents } from "./opponents.ts";
import { type Position, positionOf } from "./position.ts";
import { type Chance, chanceOf, utf8 } from "./random.ts";
import { extraRollsAfter, type Rules } from "./rules.ts";
import { hexOf, sha256 } from "./sha256.ts";
import type { Table } from "./table.ts";
import { ENDGAME_TURNS, Likely, type Theme, themesOf, turnsOf, turnsPlayed } from "./themes.ts";

const PHASES = ["opening", "middle", "late", "endgame"] as const;
export type Phase = (typeof PHASES)[number];
/** Puzzles of a day from each phase of the game. */
const OF_A_DAY: Record<Phase, number> = { opening: 2, middle: 3, late: 3, endgame: 2 };
const COUNT_OF_A_DAY = 10;
const OPENING_TURNS = 2;

/** The player of the games. */
const PLAYER = "regular";
/** The probability that a casual player gets a puzzle wrong: less is trivial, and more is absurd. */
const LEAST_WRONG = 0.2;
const GREATEST_WRONG = 0.8;
/** Elo ratings of the players that err. */
const RATINGS = { beginner: 900, casual: 1000, regular: 1130, club: 1230, expert: 1310 };
const GREATEST_DIFFICULTY = 3000;
/** Plain puzzles of a day in each phase, where it has others. */
const PLAIN_OF_PHASE = 1;
/** Added to the random number of a plain puzzle, which thereby comes later. */
const PLAIN_LATER = 0.5;
/** Puzzles of a day with one theme, where there are others. */
const OF_THEME = 4;
/** Days until an opening may come again. */
const DAYS_APART = 32;
/** Games that are played to their end for a day; further ones only while puzzles are lacking. */
const DAY_GAMES = 5;
/** Games from which puzzles are drawn together. */
const ROUND = 4;
/** Limit of rolls to reach an opening of the day, which some keeps exclude. */
const ROLLS_TO_TRY = 64;
/** Cost of playing games for one question, in seconds of advice on a server. */
const SECONDS = 0.35;
const TIE = 1e-9;

/**
 * A position with its moves, best first; `shares` are the probabilities that a casual player makes each. A plain puzzle
 * may be solved by a rule of thumb.
 */
export interface Puzzle {
  /** Identifies the position, wherever it occurs. */
  id: string;
  phase: Phase;
  themes: Theme[];
  decision: Decision;
  shares: number[];
  isPlain: boolean;
}

/** A puzzle, the game and the turn that it comes from, and a random number. */
interface Drawn {
  puzzle: Puzzle;
  game: number;
  turn: number;
  lot: number;
}

/** Limit of the shown likely moves, and the least share of a shown one. */
const LIKELY_SHOWN = 5;
const LEAST_SHARE = 0.01;

/** Puzzles, like the answer of `GET /v1/puzzles`. */
export function dumpPuzzles(opponents: Opponents, puzzles: readonly Puzzle[]) {
  const { source, table } = opponents;
  const { fingerprint, objective, table: digest } = table.header;
  return {
    good_loss: rounded(table.header.grades.greatest_losses.good!),
    puzzles: puzzles.map(({ id, themes, phase, decision, shares }) => {
      const { position, total_so_far, value, best, moves } = advise(decision.position, source.turn(decision.position));
      // In the order of the rounded shares; of equal ones the better move is first.
      const shown = shares.map(shareOf);
      const likely = [...shown.keys()].sort((one, other) => shown[other]! - shown[one]! || one - other);
      return {
        id, theme: themes[0] ?? null, themes, phase, position, total_so_far, value, best, moves,
        likely: likely.slice(0, LIKELY_SHOWN).filter((place) => shown[place]! >= LEAST_SHARE).map((place) => (
          { move: moves[place]!, share: shown[place]! })),
        wrong_share: shareOf(sum(shares.slice(1))),
        difficulty: difficultyOf(opponents, decision),
      };
    }),
    tables: [{ fingerprint, objective, digest }],
  };
}

/** The Elo rating of a puzzle: against it, the `RATINGS` together expect as many solutions as their players have. */
function difficultyOf(opponents: Opponents, decision: Decision): number {
  const solved = sum(Object.keys(RATINGS).map((id) => opponents.likelyMoves(decision, opponents.strength(id)!)[0]!));
  const expected = (difficulty: number) =>
    sum(Object.values(RATINGS).map((rating) => 1 / (1 + 10 ** ((difficulty - rating) / 400))));
  let [low, high] = [0, GREATEST_DIFFICULTY];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = expected(middle) > solved ? [middle + 1, high] : [low, middle];
  }
  return low;
}

/** Rounds to the decimals of the wire. */
function shareOf(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}

/** The ten puzzles of a day, from the opening to the endgame; fewer if a game does not have enough of them. */
export function puzzlesOfDay(opponents: Opponents, day: string): Puzzle[] {
  const games = new Games(opponents, `day ${day}`, null, ordinalOf(day) % DAYS_APART);
  const found: Drawn[] = [];
  let chosen: Drawn[] = [];
  let last: Phase = "endgame";
  for (let number = 0; !games.areEnough && !(number >= DAY_GAMES && chosen.length === COUNT_OF_A_DAY); number++) {
    found.push(...games.play(number, last));
    if (number + 1 >= DAY_GAMES) {
      chosen = chooseForDay(found);
      last = PHASES.filter((phase) => (
        chosen.filter(({ puzzle }) => puzzle.phase === phase).length < OF_A_DAY[phase])).at(-1) ?? "endgame";
    }
  }
  return chosen.map(({ puzzle }) => puzzle);
}

/**
 * Up to `count` puzzles from the games of a seed, of one theme or of any; the first ones do not depend on the count.
 */
export function puzzlesByChance(opponents: Opponents, seed: string, theme: Theme | null, count: number): Puzzle[] {
  const games = new Games(opponents, `seed ${seed}`, theme, null);
  const chosen: Drawn[] = [];
  for (let first = 0; !games.areEnough && chosen.length < count; first += ROUND) {
    const found = Array.from({ length: ROUND }, (_, number) => games.play(first + number)).flat();
    for (const each of found.sort((one, other) => one.lot - other.lot)) {
      if (chosen.length < count && chosen.every((other) => differ(each, other))) {
        chosen.push(each);
      }
    }
  }
  return chosen.map(({ puzzle }) => puzzle);
}

/**
 * The puzzles of a day, phase by phase. Where there are others, at most four have the same theme, and at most one of a
 * phase is plain. Then the next one has the theme, then the game, that is rarest among those chosen so far.
 */
function chooseForDay(found: readonly Drawn[]): Drawn[] {
  const chosen: Drawn[] = [];
  for (const phase of PHASES) {
    let plain = 0;
    for (let wanted = OF_A_DAY[phase]; wanted; wanted--) {
      const count = (isAlike: (other: Drawn) => boolean) => chosen.filter(isAlike).length;
      // There are fewer than a hundred of a theme, and random numbers are below 2.
      const orderOf = ({ puzzle, game, lot }: Drawn) => {
        const ofTheme = count((other) => other.puzzle.themes[0] === puzzle.themes[0]);
        return lot + 1e8 * Number(ofTheme >= OF_THEME) + 1e6 * Number(plain >= PLAIN_OF_PHASE && puzzle.isPlain)
          + 1e4 * ofTheme + 1e2 * count((other) => other.game === game);
      };
      const left = found.filter((each) => each.puzzle.phase === phase && chosen.every((other) => differ(each, other)));
      const next = left.sort((one, other) => orderOf(one) - orderOf(other)).slice(0, 1);
      plain += Number(next[0]?.puzzle.isPlain ?? false);
      chosen.push(...next);
    }
  }
  return chosen;
}

/** Whether two puzzles are of different turns and different positions. */
function differ(one: Drawn, other: Drawn): boolean {
  return (one.game !== other.game || one.turn !== other.turn) && one.puzzle.id !== other.puzzle.id;
}

/** The proleptic ordinal of a day; 1 January of the year 1 is day 1. */
function ordinalOf(day: string): number {
  return Date.parse(day) / 86_400_000 + 719_163;
}

/** Games of a player who errs, as a source of puzzles; with a `dayClass`, openings are those of such days. */
class Games {
  readonly #rules: Rules;
  readonly #text: string;
  readonly #theme: Theme | null;
  readonly #dayClass: number | null;
  readonly #opponents: Opponents;
  readonly #goodLoss: number;
  #seconds = 0;

  constructor(opponents: Opponents, text: string, theme: Theme | null, dayClass: number | null) {
    const { header } = opponents.table;
    this.#opponents = opponents;
    this.#rules = header;
    this.#text = `${header.fingerprint} ${text}`;
    this.#theme = theme;
    this.#dayClass = dayClass;
    this.#goodLoss = header.grades.greatest_losses.good!;
  }

  /** Whether more of them would take too long. */
  get areEnough(): boolean {
    return this.#seconds >= SECONDS;
  }

  /** The puzzles of one game, turn by turn, up to the phase `last`. */
  play(number: number, last: Phase = "endgame"): Drawn[] {
    const chance = chanceOf(`${this.#text} ${number}`);
    const drawn: Drawn[] = [];
    let card = emptyCard(this.#rules);
    for (let turn = 0; turn < turnsOf(this.#rules); turn++) {
      if (PHASES.indexOf(phaseOf(this.#rules, turn)) > PHASES.indexOf(last) || (turn && this.#theme === "first_roll")) {
        break;
      }
      const played = this.#playTurn(card, chance);
      drawn.push(...played.puzzles.map((puzzle) => ({
        puzzle, game: number, turn, lot: chance() + PLAIN_LATER * Number(puzzle.isPlain),
      })));
      ({ card } = played);
    }
    return drawn;
  }

  #playTurn(before: Card, chance: Chance): { puzzles: Puzzle[]; card: Card } {
    const rules = this.#rules;
    const jokers = this.#theme === "joker" ? this.#dealJokers(before, chance) : [];
    const found = jokers.map((position) => this.#find(this.#decide(position)));
    let position = this.#roll(before, rules.rolls + before.extraRolls, [], chance);
    for (;;) {
      const decision = this.#decide(position);
      found.push(this.#find(decision));
      const { move } = decision.choices[this.#opponents.choose(decision, this.#opponents.strength(PLAYER)!, chance)]!;
      if (move.action === "score") {
        const extraRolls = extraRollsAfter(rules, before.extraRolls, position.rollsLeft);
        const category = rules.categories.indexOf(move.category);
        const card = fill(before, category, move.points, move.extra_bonus, extraRolls);
        return { puzzles: found.filter((puzzle) => puzzle !== null), card };
      }
      position = this.#roll(before, position.rollsLeft, move.keep, chance);
    }
  }

  /** Every further hand of equal dice on a card, on some roll: they are too rare in games. */
  #dealJokers(card: Card, chance: Chance): Position[] {
    const rules = this.#rules;
    if (!card.points[rules.joker_category]?.length) {
      return [];
    }
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const rollsLeft = Math.floor(chance() * (rules.rolls + card.extraRolls));
      return positionOf(this.#opponents.table, card, Array<number>(rules.dice_count).fill(face), rollsLeft);
    });
  }

  /** The decision in a position, whose cost is counted. */
  #decide(position: Position): Decision {
    this.#seconds += secondsForAdvice(this.#rules, position.card.extraRolls);
    return this.#opponents.decide(position);
  }

  /** The position after rolling the other dice; openings are rolled until they are of the day. */
  #roll(card: Card, rolls: number, keep: readonly number[], chance: Chance): Position {
    const rules = this.#rules;
    const ofAnyDay = this.#dayClass === null || phaseOf(rules, card.points.flat().length) !== "opening";
    const dice = [...keep];
    for (let tries = ROLLS_TO_TRY; tries; tries--) {
      for (let place = keep.length; place < rules.dice_count; place++) {
        dice[place] = 1 + Math.floor(chance() * 6);
      }
      if (ofAnyDay || this.#isOfDay(idOf(this.#opponents.table, card, dice, rolls - 1))) {
        break;
      }
    }
    return positionOf(this.#opponents.table, card, dice, rolls - 1);
  }

  #isOfDay(id: string): boolean {
    return this.#dayClass === null || parseInt(id.slice(-2), 16) % DAYS_APART === this.#dayClass;
  }

  /** The puzzle of a decision, or null. */
  #find(decision: Decision): Puzzle | null {
    const { position, choices } = decision;
    // The first loss is 0: there is one good move and no other.
    if (choices.length === 1 || choices[1]!.loss <= this.#goodLoss + TIE) {
      return null;
    }
    const likely = new Likely(decision, this.#opponents);
    const { shares } = likely;
    if (1 - shares[0]! < LEAST_WRONG || 1 - shares[0]! > GREATEST_WRONG) {
      return null;
    }
    const themes = themesOf(likely);
    if (this.#theme && !themes.includes(this.#theme)) {
      return null;
    }
    const phase = phaseOf(this.#rules, turnsPlayed(position));
    const id = idOf(this.#opponents.table, position.card, position.dice, position.rollsLeft);
    const isPlain = isPlainDecision(this.#rules, decision);
    return phase === "opening" && !this.#isOfDay(id) ? null : { id, phase, themes, decision, shares, isPlain };
  }
}

/**
 * Whether the best move keeps all dice of a most frequent face and no others, fills the upper category of one, or earns
 * the most points now.
 */
function isPlainDecision(rules: Rules, { position: { dice }, choices }: Decision): boolean {
  const count = (face: number) => dice.filter((die) => die === face).length;
  const most = Math.max(...dice.map(count));
  const [{ move: best }] = choices as [Choice, ...Choice[]];
  if (best.action === "keep") {
    return best.keep.length === most && new Set(best.keep).size === 1;
  }
  const earned = choices.flatMap(({ move }) => (move.action === "score" ? [move.points + move.extra_bonus] : []));
  const face = rules.upper_faces[rules.categories.indexOf(best.category)]!;
  return best.points + best.extra_bonus === Math.max(...earned) || count(face) === most;
}

/** The last three turns are the endgame, the first two the opening; the rest is halved. */
function phaseOf(rules: Rules, played: number): Phase {
  const turns = turnsOf(rules);
  if (turns - played <= ENDGAME_TURNS) {
    return "endgame";
  }
  if (played < OPENING_TURNS) {
    return "opening";
  }
  return 2 * (played - OPENING_TURNS) < turns - OPENING_TURNS - ENDGAME_TURNS ? "middle" : "late";
}

/** 16 hexadecimal digits that identify a position, from its representation in Python. */
function idOf({ header }: Table, card: Card, dice: readonly number[], rollsLeft: number): string {
  const listOf = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other).join(", ");
  const fillings = card.points.map((paid) => `[${listOf(paid)}]`).join(", ");
  const hand = `(${listOf(dice)}${dice.length > 1 ? "" : ","})`;
  const text = `${header.fingerprint} [${fillings}] ${card.extraBonusCount} ${card.extraRolls} ${hand} ${rollsLeft}`;
  return hexOf(sha256(utf8(text))).slice(0, 16);
}

/** The cost of ranking and weighing the moves of a position, as estimated by the server. */
function secondsForAdvice({ dice_count, rolls }: Rules, extraRolls: number): number {
  // Pairs of a hand and a keep that rerolls dice.
  const pairs = choose(dice_count + 11, 11) - choose(dice_count + 5, 5);
  return 7e-5 + 8e-9 * (rolls - 1 + extraRolls) * pairs + 3e-4;
}

function choose(among: number, count: number): number {
  return Array.from({ length: count }).reduce((found: number, _, place) => (found * (among - place)) / (place + 1), 1);
}
