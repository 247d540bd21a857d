/**
 * States between turns and their places in a table; `strategy_tables/model/states.py` describes them with a drawing.
 *
 * There is a block for every combination of filled categories, and in it a level for every number of extra rolls. A
 * level has a part for every combination of made marks among the filled ones. A part has a state for every possible
 * upper total, ascending.
 */
import { extraRollsAfter, greatestExtraRolls, type Rules } from "./rules.ts";

/** All that the rest of a game depends on. Create one with `States.state`. */
export interface State {
  /** How often each category is filled. */
  filled: readonly number[];
  /** The made marks, a bit for each by its place among the marks. */
  made: number;
  extraRolls: number;
  /** The total of the upper categories, capped at the greatest that matters. */
  upperTotal: number;
  /** The number of its block, and of the subset of filled upper categories. */
  block: number;
  subset: number;
  /** The filled marks, as bits. */
  filledMarks: number;
}

export class States {
  /** Number of all states, those of full cards included. */
  readonly size: number;
  readonly upperCap: number;
  readonly #rules: Rules;
  /** The increments of the block and of the subset by filling a category once more. */
  readonly #steps: number[];
  readonly #subsetSteps: number[];
  /** The bit of a category among the marks, 0 if it is none. */
  readonly #markBits: number[];
  readonly #starts: Int32Array;
  /** By subset and total, the place of the total among the reachable ones, -1 if it is unreachable. */
  readonly #ranks: Int32Array;
  readonly #totalCounts: number[];

  constructor(rules: Rules) {
    this.#rules = rules;
    this.upperCap = rules.upper_bonus.length - 1;
    const every = rules.categories.map((_, category) => category);
    const upper = every.filter((category) => rules.upper_faces[category]);
    this.#markBits = every.map((category) => (rules.marks.includes(category) ? 1 << rules.marks.indexOf(category) : 0));
    this.#subsetSteps = weightsOf(rules, [upper]);
    const subsets = upper.reduce((count, category) => count * (rules.times[category]! + 1), 1);
    this.#ranks = new Int32Array(subsets * (this.upperCap + 1)).fill(-1);
    this.#totalCounts = this.#rankTotals(upper, subsets);
    const sections = sectionsOf(rules, every, upper);
    this.#steps = weightsOf(rules, sections);
    this.#starts = this.#layOut(sections);
    this.size = this.#starts[this.#starts.length - 1]!;
  }

  /** The state of a card. */
  state(filled: readonly number[], made: number, extraRolls: number, upperTotal: number): State {
    let block = 0, subset = 0, filledMarks = 0;
    filled.forEach((times, category) => {
      block += times * this.#steps[category]!;
      subset += times * this.#subsetSteps[category]!;
      filledMarks |= times ? this.#markBits[category]! : 0;
    });
    return { filled, made, extraRolls, upperTotal: Math.min(upperTotal, this.upperCap), block, subset, filledMarks };
  }

  /** The index of a state, -1 if its upper total or its extra rolls are impossible. */
  index({ block, subset, filledMarks, made, extraRolls, upperTotal, filled }: State): number {
    const turns = filled.reduce((sum, times) => sum + times, 0);
    if (extraRolls < 0 || extraRolls > greatestExtraRolls(this.#rules, turns)) {
      return -1;
    }
    return this.#place(block, subset, filledMarks, made, extraRolls, upperTotal);
  }

  /**
   * The index of the state after filling an open category with these points, given the rolls left. If `upperTotal` is
   * given, it is that of the state with that total.
   */
  after(state: State, category: number, points: number, rollsLeft: number, upperTotal?: number): number {
    const bit = this.#markBits[category]!;
    const raised = state.upperTotal + (this.#rules.upper_faces[category] ? points : 0);
    return this.#place(
      state.block + this.#steps[category]!,
      state.subset + this.#subsetSteps[category]!,
      state.filledMarks | bit,
      state.made | (points > 0 ? bit : 0),
      extraRollsAfter(this.#rules, state.extraRolls, rollsLeft),
      Math.min(upperTotal ?? raised, this.upperCap),
    );
  }

  #place(
    block: number, subset: number, filledMarks: number, made: number, extraRolls: number, total: number,
  ): number {
    const rank = total < 0 ? -1 : this.#ranks[subset * (this.upperCap + 1) + total]!;
    if (rank < 0) {
      return -1;
    }
    const count = this.#totalCounts[subset]!;
    let part = 0, parts = 1;
    for (let bit = 1; bit <= filledMarks; bit <<= 1) {
      if (filledMarks & bit) {
        part += made & bit ? parts : 0;
        parts <<= 1;
      }
    }
    return this.#starts[block]! + (extraRolls * parts + part) * count + rank;
  }

  /** Ranks the possible totals of every subset of the upper categories, and counts them. */
  #rankTotals(upper: number[], subsets: number): number[] {
    const { upper_points } = this.#rules;
    const row = this.upperCap + 1;
    this.#ranks[0] = 0;
    for (let subset = 1; subset < subsets; subset++) {
      // A total does not depend on the order: the last category is filled last.
      const category = upper.filter((each) => subset >= this.#subsetSteps[each]!).pop()!;
      const before = subset - this.#subsetSteps[category]!;
      for (let total = 0; total < row; total++) {
        if (this.#ranks[before * row + total]! >= 0) {
          upper_points[category]!.forEach((points) => {
            this.#ranks[subset * row + Math.min(total + points, this.upperCap)] = 0;
          });
        }
      }
    }
    return Array.from({ length: subsets }, (_, subset) => {
      let count = 0;
      for (let at = subset * row; at < (subset + 1) * row; at++) {
        if (this.#ranks[at]! >= 0) {
          this.#ranks[at] = count++;
        }
      }
      return count;
    });
  }

  /** The first index of every block, and the number of all states. */
  #layOut(sections: number[][]): Int32Array {
    const { times } = this.#rules;
    const filled = times.map(() => 0);
    let turns = 0, subset = 0, marks = 0;
    const add = (category: number, count: number) => {
      const before = filled[category]!;
      const now = (filled[category] = before + count);
      turns += count;
      subset += count * this.#subsetSteps[category]!;
      marks += this.#markBits[category] ? Number(now > 0) - Number(before > 0) : 0;
    };
    const blocks = sections.map((section) => section.reduce((count, each) => count * (times[each]! + 1), 1));
    const starts = new Int32Array(2 + blocks.reduce((sum, each) => sum + each - 1, 0));
    let at = 0;
    const close = () => {
      const columns = this.#totalCounts[subset]! * 2 ** marks;
      starts[at + 1] = starts[at]! + (greatestExtraRolls(this.#rules, turns) + 1) * columns;
      at++;
    };
    close();
    sections.forEach((section, place) => {
      for (let number = 1; number < blocks[place]!; number++) {
        // The first category is the digit that changes first.
        for (const category of section) {
          if (filled[category]! < times[category]!) {
            add(category, 1);
            break;
          }
          add(category, -times[category]!);
        }
        close();
      }
    });
    return starts;
  }
}

/** Categories in the sections that are filled one after the other. */
function sectionsOf(rules: Rules, every: number[], upper: number[]): number[][] {
  if (rules.order === "card") {
    return every.map((category) => [category]);
  }
  return rules.order === "free" ? [every] : [upper, every.filter((category) => !rules.upper_faces[category])];
}

/** The weight of each category in the number with the digits of its section, 0 outside of it. */
function weightsOf({ times }: Rules, sections: number[][]): number[] {
  const weights = times.map(() => 0);
  for (const section of sections) {
    let weight = 1;
    for (const category of section) {
      weights[category] = weight;
      weight *= times[category]! + 1;
    }
  }
  return weights;
}
