// Synchronous SHA-512 of a few bytes: that of browsers is asynchronous, and Python's seeds need it.

import { firstPrimes } from "./sha256.ts";

const MASK = (1n << 64n) - 1n;

const turned = (value: bigint, by: bigint): bigint => ((value >> by) | (value << (64n - by))) & MASK;

/** The first 64 bits after the point of the square or cube root of a number, found bit by bit. */
function rootBits(value: number, power: 2 | 3): bigint {
  const wanted = BigInt(value) << BigInt(64 * power);
  let root = 0n;
  for (let bit = 1n << 69n; bit; bit >>= 1n) {
    const more = root | bit;
    // Not by **, which is compiled to a call of Math.pow for the engines of some phones.
    if (more * more * (power === 3 ? more : 1n) <= wanted) {
      root = more;
    }
  }
  return root & MASK;
}

const PRIMES = firstPrimes(80);
const ROUNDS = PRIMES.map((prime) => rootBits(prime, 3));
const START = PRIMES.slice(0, 8).map((prime) => rootBits(prime, 2));

/** The 64 bytes of the digest. */
export function sha512(message: Uint8Array): Uint8Array {
  const blocks = new DataView(new ArrayBuffer(128 * Math.ceil((message.length + 17) / 128)));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 128);
  blocks.setUint32(blocks.byteLength - 4, 8 * message.length);
  const state = [...START];
  for (let at = 0; at < blocks.byteLength; at += 128) addBlock(state, blocks, at);
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => digest.setBigUint64(8 * place, word));
  return new Uint8Array(digest.buffer);
}

function addBlock(state: bigint[], blocks: DataView, at: number): void {
  const words = ROUNDS.map((_, place) => (place < 16 ? blocks.getBigUint64(at + 8 * place) : 0n));
  const word = (place: number): bigint => words[place] as bigint;
  for (let place = 16; place < 80; place += 1) {
    const [old, late] = [word(place - 15), word(place - 2)];
    words[place] = (word(place - 16) + word(place - 7) + (turned(old, 1n) ^ turned(old, 8n) ^ (old >> 7n))
      + (turned(late, 19n) ^ turned(late, 61n) ^ (late >> 6n))) & MASK;
  }
  let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  ROUNDS.forEach((constant, place) => {
    const one = h + (turned(e, 14n) ^ turned(e, 18n) ^ turned(e, 41n)) + ((e & f) ^ (~e & g)) + constant + word(place);
    const two = (turned(a, 28n) ^ turned(a, 34n) ^ turned(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & MASK, c, b, a, (one + two) & MASK];
  });
  [a, b, c, d, e, f, g, h].forEach((value, place) => { state[place] = ((state[place] as bigint) + value) & MASK; });
}
