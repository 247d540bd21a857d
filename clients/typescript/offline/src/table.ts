import { type Lattice, latticeOf } from "./dice.ts";
import { readTable, UnreadableTable } from "./file.ts";
import type { Header } from "./rules.ts";
import { type State, States } from "./states.ts";

/** The contents of a file with everything that is computed once: places of states, results of dice, points of hands. */
export interface Table {
  header: Header;
  states: States;
  lattice: Lattice;
  /** The points of hands on the first roll, on the second, ... as in `Rules.points`, by category. */
  columns: readonly (readonly Column[])[];
  /** The expected further points of the state with this index. */
  value: (index: number) => number;
}

/** The points of hands in one category: hand h pays `paid[of[h]]`. */
export interface Column {
  paid: readonly number[];
  of: Uint16Array;
}

/** Opens a file; throws `UnreadableTable`. */
export function openTable(bytes: Uint8Array): Table {
  const { header, values } = readTable(bytes);
  const states = new States(header);
  if (states.size !== header.states) {
    throw new UnreadableTable(`the rules make ${states.size} states, but the table has ${header.states}`);
  }
  const unit = 2 ** -header.fraction_bits;
  const columns = header.points.map((rows) => header.categories.map((_, category) => columnOf(rows, category)));
  return { header, states, lattice: latticeOf(header.dice_count), columns, value: (index) => values[index]! * unit };
}

/** The expected further points after filling a category with these points, given the rolls left. */
export function comingAfter({ states, value }: Table, state: State) {
  return (category: number, points: number, rollsLeft: number): number =>
    value(states.after(state, category, points, rollsLeft));
}

function columnOf(rows: readonly (readonly number[])[], category: number): Column {
  const places = new Map<number, number>();
  const of = Uint16Array.from(rows, (row) => {
    const points = row[category]!;
    const place = places.get(points) ?? places.size;
    places.set(points, place);
    return place;
  });
  return { paid: [...places.keys()], of };
}
