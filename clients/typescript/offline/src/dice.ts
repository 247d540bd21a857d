/**
 * Hands and keeps of n dice, and the transitions when a die is added.
 *
 * Keeps are numbered by size, then lexicographically; the hands come last, in their order.
 */
const FACES = [1, 2, 3, 4, 5, 6];

export interface Lattice {
  diceCount: number;
  /** The dice of every keep, sorted. */
  keeps: readonly (readonly number[])[];
  /** The number of the first hand, which is the number of keeps that are no hand. */
  firstHand: number;
  handCount: number;
  /** For every keep that is no hand, the keeps with one more die of face 1 to 6. */
  larger: Int16Array;
  /** The keeps with one die less than keep k start at `smallerStarts[k]`. */
  smaller: Int16Array;
  smallerStarts: Int16Array;
  /** The probability of every hand on a first roll. */
  firstRoll: Float64Array;
  /** The hands of equal dice, by face - 1. */
  equalHands: number[];
  numbers: ReadonlyMap<number, number>;
  /** The keeps of a hand that reroll dice, in the order of preference: larger ones first, then lexicographically. */
  keepsOf: (hand: number) => Int16Array;
}

const lattices: Lattice[] = [];

/** The lattice of `count` dice. */
export function latticeOf(diceCount: number): Lattice {
  return (lattices[diceCount] ??= makeLattice(diceCount));
}

/** The number of the hand with these dice, in any order; -1 if there is none. */
export function handNumber({ diceCount, numbers, firstHand }: Lattice, dice: readonly number[]): number {
  return dice.length === diceCount ? (numbers.get(keyOf(dice)) ?? -1) - firstHand : -1;
}

/** The number of the keep with these dice, in any order; -1 if there is none. */
export function keepNumber({ numbers }: Lattice, dice: readonly number[]): number {
  return numbers.get(keyOf(dice)) ?? -1;
}

/** The dice sorted: a hand. */
export function sorted(dice: readonly number[]): number[] {
  return [...dice].sort((one, other) => one - other);
}

/** The dice of a hand that are rerolled if these are kept; null if they are not in the hand. */
export function rest(hand: readonly number[], keep: readonly number[]): number[] | null {
  const left = [...hand];
  for (const die of keep) {
    const place = left.indexOf(die);
    if (place < 0) {
      return null;
    }
    left.splice(place, 1);
  }
  return left;
}

/** A number for dice in any order, the sum of one for each die; an impossible number for invalid dice. */
function keyOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + (FACES.includes(die) ? 7 ** (die - 1) : NaN), 0);
}

function makeLattice(diceCount: number): Lattice {
  const keeps: number[][] = [[]];
  let size: number[][] = keeps;
  for (let count = 1; count <= diceCount; count++) {
    size = size.flatMap((keep) => FACES.filter((face) => face >= (keep.at(-1) ?? 1)).map((face) => [...keep, face]));
    keeps.push(...size);
  }
  const firstHand = keeps.length - size.length;
  const numbers = new Map(keeps.map((keep, number) => [keyOf(keep), number]));
  const larger = new Int16Array(firstHand * FACES.length);
  const smaller: number[] = [];
  const smallerStarts = new Int16Array(keeps.length + 1);
  keeps.forEach((keep, number) => {
    const key = keyOf(keep);
    for (const face of number < firstHand ? FACES : []) {
      larger[number * FACES.length + face - 1] = numbers.get(key + 7 ** (face - 1))!;
    }
    smaller.push(...[...new Set(keep)].map((face) => numbers.get(key - 7 ** (face - 1))!));
    smallerStarts[number + 1] = smaller.length;
  });
  const found: (Int16Array | undefined)[] = [];
  return {
    diceCount,
    keeps,
    firstHand,
    handCount: size.length,
    larger,
    smaller: Int16Array.from(smaller),
    smallerStarts,
    firstRoll: Float64Array.from(size, (hand) => ways(hand) / FACES.length ** diceCount),
    equalHands: FACES.map((face) => size.findIndex((hand) => hand.every((die) => die === face))),
    numbers,
    keepsOf: (hand) => (found[hand] ??= keepsInside(keeps[firstHand + hand]!, numbers, keeps)),
  };
}

/** The number of ordered rolls that show these dice. */
function ways(dice: readonly number[]): number {
  const counts = FACES.map(() => 0);
  return dice.reduce((found, die, place) => (found * (place + 1)) / ++counts[die - 1]!, 1);
}

function keepsInside(
  hand: readonly number[], numbers: ReadonlyMap<number, number>, keeps: readonly (readonly number[])[],
): Int16Array {
  let keys = [0];
  for (const die of hand) {
    keys = [...new Set([...keys, ...keys.map((key) => key + 7 ** (die - 1))])];
  }
  const whole = numbers.get(keyOf(hand));
  const found = keys.map((key) => numbers.get(key)!).filter((number) => number !== whole);
  return Int16Array.from(found.sort((one, other) => keeps[other]!.length - keeps[one]!.length || one - other));
}
