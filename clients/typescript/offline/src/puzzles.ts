/**
 * Positions that are worth a thought: where the best move is clear, and people often miss it. The same as those of the
 * server: `strategy_tables/advice/puzzles.py` says how they are found, `docs/coaching.md` which they are.
 *
 * They come from games of a player who errs. All that is by chance comes from the day or the seed that was asked for,
 * and how many games are played from an estimate of how long that takes: no clock decides.
 */
import { advise, rounded } from "./advice.ts";
import { type Card, emptyCard, fill, sum } from "./card.ts";
import type { Decision, Opponents } from "./opponents.ts";
import { type Position, positionOf } from "./position.ts";
import { type Chance, chanceOf, utf8 } from "./random.ts";
import { extraRollsAfter, type Rules } from "./rules.ts";
import { hexOf, sha256 } from "./sha256.ts";
import type { Table } from "./table.ts";
import { ENDGAME_TURNS, Likely, type Theme, themesOf, turnsOf, turnsPlayed } from "./themes.ts";

const PHASES = ["opening", "middle", "late", "endgame"] as const;
export type Phase = (typeof PHASES)[number];
/** How many puzzles of a day come from each phase of the game. */
const OF_A_DAY: Record<Phase, number> = { opening: 2, middle: 3, late: 3, endgame: 2 };
const COUNT_OF_A_DAY = 10;
const OPENING_TURNS = 2;

/** Who plays the games. */
const PLAYER = "regular";
/** Which part of all people get a puzzle wrong: less is trivial, and more is absurd. */
const LEAST_WRONG = 0.2;
const GREATEST_WRONG = 0.8;
/** No opening comes again on any of the days after it, but for this one. */
const DAYS_APART = 32;
/** Games that are played to their end for a day; further ones only as far as something is lacking. */
const DAY_GAMES = 5;
/** Games from which puzzles are drawn together. */
const ROUND = 4;
/** How often dice are rolled to come to an opening of the day; some keeps lead to none. */
const ROLLS_TO_TRY = 64;
/** How long games may be played for one question, in what advice is taken to take on a server, in seconds. */
const SECONDS = 0.35;
const TIE = 1e-9;

/** A position with its moves, best first; `shares` say how many people make each. */
export interface Puzzle {
  /** The same wherever the position comes up. */
  id: string;
  phase: Phase;
  themes: Theme[];
  decision: Decision;
  shares: number[];
}

/** A puzzle, the game and the turn that it comes from, and a number by chance. */
interface Drawn {
  puzzle: Puzzle;
  game: number;
  turn: number;
  lot: number;
}

/** Of the moves that people are likely to make so many are shown, those that so many make. */
const LIKELY_SHOWN = 5;
const LEAST_SHARE = 0.01;

/** Puzzles as `GET /v1/puzzles` answers them. */
export function dumpPuzzles({ source, table }: Opponents, puzzles: readonly Puzzle[]) {
  const { fingerprint, objective, table: digest } = table.header;
  return {
    good_loss: rounded(table.header.grades.greatest_losses.good!),
    puzzles: puzzles.map(({ id, themes, phase, decision, shares }) => {
      const { position, total_so_far, value, best, moves } = advise(decision.position, source.turn(decision.position));
      // In the order of what is shown: of equal shares the better move is first.
      const shown = shares.map(shareOf);
      const likely = [...shown.keys()].sort((one, other) => shown[other]! - shown[one]! || one - other);
      return {
        id, theme: themes[0] ?? null, themes, phase, position, total_so_far, value, best, moves,
        likely: likely.slice(0, LIKELY_SHOWN).filter((place) => shown[place]! >= LEAST_SHARE).map((place) => (
          { move: moves[place]!, share: shown[place]! })),
        wrong_share: shareOf(sum(shares.slice(1))),
      };
    }),
    tables: [{ fingerprint, objective, digest }],
  };
}

/** To the decimals of the wire. */
function shareOf(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}

/** The ten of a day, from the opening to the endgame; fewer where a game has not so many that are worth a thought. */
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

/** Up to `count` from the games of a seed, of one theme or of any; the first ones are the same however many. */
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

/** Those of a day, phase by phase: of a theme that the day has least of, then from a game that it has least of. */
function chooseForDay(found: readonly Drawn[]): Drawn[] {
  const chosen: Drawn[] = [];
  for (const phase of PHASES) {
    for (let wanted = OF_A_DAY[phase]; wanted; wanted--) {
      const count = (isAlike: (other: Drawn) => boolean) => chosen.filter(isAlike).length;
      // There are fewer than a hundred of a theme, and lots are below 1.
      const orderOf = ({ puzzle, game, lot }: Drawn) => lot
        + 1e4 * count((other) => other.puzzle.themes[0] === puzzle.themes[0])
        + 1e2 * count((other) => other.game === game);
      const left = found.filter((each) => each.puzzle.phase === phase && chosen.every((other) => differ(each, other)));
      chosen.push(...left.sort((one, other) => orderOf(one) - orderOf(other)).slice(0, 1));
    }
  }
  return chosen;
}

/** Whether two puzzles are of different turns, and not the same. */
function differ(one: Drawn, other: Drawn): boolean {
  return (one.game !== other.game || one.turn !== other.turn) && one.puzzle.id !== other.puzzle.id;
}

/** Days since the one before the first of the year 1. */
function ordinalOf(day: string): number {
  return Date.parse(day) / 86_400_000 + 719_163;
}

/** Games of a player who errs, from which puzzles come; with a `dayClass`, openings are such as these days may have. */
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

  /** The puzzles of one game, turn by turn, up to the `last` phase that is wanted. */
  play(number: number, last: Phase = "endgame"): Drawn[] {
    const chance = chanceOf(`${this.#text} ${number}`);
    const drawn: Drawn[] = [];
    let card = emptyCard(this.#rules);
    for (let turn = 0; turn < turnsOf(this.#rules); turn++) {
      if (PHASES.indexOf(phaseOf(this.#rules, turn)) > PHASES.indexOf(last) || (turn && this.#theme === "first_roll")) {
        break;
      }
      const played = this.#playTurn(card, chance);
      drawn.push(...played.puzzles.map((puzzle) => ({ puzzle, game: number, turn, lot: chance() })));
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

  /** Every further hand of equal dice on a card, on some roll: they come too rarely to be waited for. */
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

  /** The decision in a position, which takes some of the time there is. */
  #decide(position: Position): Decision {
    this.#seconds += secondsForAdvice(this.#rules, position.card.extraRolls);
    return this.#opponents.decide(position);
  }

  /** The position after rolling what is not kept: in openings as often as it takes to come to one of the day. */
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

  /** The puzzle of a decision; null where it is not worth a thought. */
  #find(decision: Decision): Puzzle | null {
    const { position, choices } = decision;
    // The first loss is 0: one good move, and nothing else is.
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
    return phase === "opening" && !this.#isOfDay(id) ? null : { id, phase, themes, decision, shares };
  }
}

/** The last three turns are the endgame, the first two the opening; what is between is halved. */
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

/** 16 hexadecimal digits that tell a position from all others: of what Python prints of it. */
function idOf({ header }: Table, card: Card, dice: readonly number[], rollsLeft: number): string {
  const listOf = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other).join(", ");
  const fillings = card.points.map((paid) => `[${listOf(paid)}]`).join(", ");
  const hand = `(${listOf(dice)}${dice.length > 1 ? "" : ","})`;
  const text = `${header.fingerprint} [${fillings}] ${card.extraBonusCount} ${card.extraRolls} ${hand} ${rollsLeft}`;
  return hexOf(sha256(utf8(text))).slice(0, 16);
}

/** What ranking the moves of a position and weighing them takes, as the server counts it: not a clock's time. */
function secondsForAdvice({ dice_count, rolls }: Rules, extraRolls: number): number {
  // Pairs of a hand and a keep that rerolls something.
  const pairs = choose(dice_count + 11, 11) - choose(dice_count + 5, 5);
  return 7e-5 + 8e-9 * (rolls - 1 + extraRolls) * pairs + 3e-4;
}

function choose(among: number, count: number): number {
  return Array.from({ length: count }).reduce((found: number, _, place) => (found * (among - place)) / (place + 1), 1);
}
