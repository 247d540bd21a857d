import { type Advice, advise } from "./advice.ts";
import { type GameClaim, readGame } from "./game.ts";
import { legalMoves, type Move } from "./moves.ts";
import { type Position, provePosition, type Question } from "./position.ts";
import { type GameReview, review } from "./review.ts";
import type { Header } from "./rules.ts";
import { type HandScores, score } from "./score.ts";
import { openTable, type Table } from "./table.ts";
import { Turn } from "./turn.ts";

/** Latest turns that are cached: a turn has several decisions. */
const TURNS_KEPT = 64;

/** A portable table that answers questions. */
export class OfflineTable {
  readonly table: Table;
  readonly #turns = new Map<number, Turn>();

  private constructor(table: Table) {
    this.table = table;
  }

  /** Reads the bytes of a file; throws `UnreadableTable`. */
  static read(bytes: Uint8Array): OfflineTable {
    return new OfflineTable(openTable(bytes));
  }

  get header(): Header {
    return this.table.header;
  }

  /** The points of the hand in every category, like `POST /v1/score`. */
  score(question: Question): HandScores {
    return score(this.table, this.prove(question));
  }

  /** Every legal move in the order of preference. */
  legalMoves(question: Question): Move[] {
    return legalMoves(this.table, this.prove(question));
  }

  /** Every legal move with its value, best first, like `POST /v1/advice`. */
  advise(question: Question): Advice {
    const position = this.prove(question);
    return advise(position, this.turn(position));
  }

  /**
   * The loss of every decision of a game, and the luck of every roll, like `POST /v1/games/review`; throws
   * `InvalidGame`.
   */
  review(game: GameClaim): GameReview {
    return review(this.table, readGame(this.table, game), (position) => this.turn(position));
  }

  /** The position of a question; throws `InvalidPosition`. */
  prove(question: Question): Position {
    return provePosition(this.table, question);
  }

  /** The turn of a position, played for the expected total. */
  turn({ index, state }: Position): Turn {
    const turn = this.#turns.get(index) ?? new Turn(this.table, state);
    this.#turns.delete(index);
    this.#turns.set(index, turn);
    if (this.#turns.size > TURNS_KEPT) {
      this.#turns.delete(this.#turns.keys().next().value!);
    }
    return turn;
  }
}
