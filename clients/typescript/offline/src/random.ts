// Random numbers like those of Python, so that seeds give the same numbers here and on the server.

import { sha512 } from "./sha512.ts";

/** A source of numbers from 0 to less than 1. */
export type Chance = () => number;

const SIZE = 624;
const MIDDLE = 397;

/** `random.Random(text).random` of Python, version 2 of seeding: a Mersenne twister with 53 bits per number. */
export function chanceOf(text: string): Chance {
  const state = seeded(keyOf(text));
  let place = SIZE;
  const next = (): number => {
    if (place === SIZE) {
      twist(state);
      place = 0;
    }
    let bits = state[place] as number;
    place += 1;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  };
  return () => {
    const high = next() >>> 5;
    return (high * 67108864 + (next() >>> 6)) / 9007199254740992;
  };
}

/** The text and its digest as one number, in words of 32 bits, the lowest first. */
function keyOf(text: string): Uint32Array {
  const said = utf8(text);
  const bytes = [...said, ...sha512(said)].reverse();
  const key = new Uint32Array(Math.ceil(bytes.length / 4));
  bytes.forEach((byte, place) => { key[place >> 2] = (key[place >> 2] as number) | (byte << (8 * (place & 3))); });
  return key;
}

/** A text in UTF-8. */
export function utf8(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? [];
  return Uint8Array.from(bytes, (each) => (each.length > 1 ? parseInt(each.slice(1), 16) : each.charCodeAt(0)));
}

function seeded(key: Uint32Array): Uint32Array {
  const state = new Uint32Array(SIZE);
  const mixed = (place: number, factor: number): number => {
    const before = state[place - 1] as number;
    return Math.imul(before ^ (before >>> 30), factor);
  };
  state[0] = 19650218;
  for (let place = 1; place < SIZE; place += 1) state[place] = mixed(place, 1812433253) + place;
  let place = 1;
  const onwards = (value: number): void => {
    state[place] = value;
    place += 1;
    if (place < SIZE) return;
    state[0] = state[SIZE - 1] as number;
    place = 1;
  };
  for (let count = Math.max(SIZE, key.length), word = 0; count; count -= 1, word = (word + 1) % key.length)
    onwards(((state[place] as number) ^ mixed(place, 1664525)) + (key[word] as number) + word);
  for (let count = SIZE - 1; count; count -= 1) onwards(((state[place] as number) ^ mixed(place, 1566083941)) - place);
  state[0] = 0x80000000;
  return state;
}

function twist(state: Uint32Array): void {
  for (let place = 0; place < SIZE; place += 1) {
    const bits = ((state[place] as number) & 0x80000000) | ((state[(place + 1) % SIZE] as number) & 0x7fffffff);
    state[place] = (state[(place + MIDDLE) % SIZE] as number) ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
  }
}
