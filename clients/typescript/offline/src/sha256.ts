/** Synchronous SHA-256 (FIPS 180-4): that of browsers is asynchronous, and React Native has none. */

const ROUNDS = 64;

/** The first `count` primes. */
export function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) {
      found.push(number);
    }
  }
  return found;
}

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): Int32Array {
  return Int32Array.from(firstPrimes(count), (prime) => Math.floor((prime ** (1 / root) % 1) * 2 ** 32));
}

const CONSTANTS = fractions(ROUNDS, 3);
const START = fractions(8, 2);
const schedule = new Int32Array(ROUNDS);

/** The digest of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const whole = bytes.length & ~63;
  for (let at = 0; at < whole; at += 64) {
    mix(state, bytes, at);
  }
  // The rest, a 1, zeros, and the number of bits: one block or two.
  const left = bytes.length - whole;
  const last = new Uint8Array(left < 56 ? 64 : 128);
  last.set(bytes.subarray(whole));
  last[left] = 0x80;
  const view = new DataView(last.buffer);
  view.setUint32(last.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setInt32(last.length - 4, bytes.length << 3);
  for (let at = 0; at < last.length; at += 64) {
    mix(state, last, at);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** Bytes in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Processes 64 bytes into the state. */
function mix(state: Int32Array, bytes: Uint8Array, start: number): void {
  const words = schedule;
  for (let t = 0, at = start; t < 16; t++, at += 4) {
    words[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let t = 16; t < ROUNDS; t++) {
    const x = words[t - 15]!;
    const y = words[t - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[t] = (words[t - 16]! + s0 + words[t - 7]! + s1) | 0;
  }
  let a = state[0]!, b = state[1]!, c = state[2]!, d = state[3]!;
  let e = state[4]!, f = state[5]!, g = state[6]!, h = state[7]!;
  for (let t = 0; t < ROUNDS; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + s1 + ((e & f) ^ (~e & g)) + CONSTANTS[t]! + words[t]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}
