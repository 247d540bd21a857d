import type { components } from "./schema.ts";

type RevealRequest = components["schemas"]["RevealRequest"];
type RevealedRoll = components["schemas"]["RevealedRoll"];

const SIZE = 16;
const CHAIN = 1;
const DICE = 2;
// The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely.
const FAIR = 252;

/** Returns the commitment to a random secret, then the value of each roll, of which the last is the secret. */
export async function drawValues(rolls: number): Promise<[string, ...string[]]> {
  const values = [crypto.getRandomValues(new Uint8Array(SIZE))];
  for (let roll = 0; roll < rolls; roll += 1) {
    values.push(await hashed(values[roll]!, 1));
  }
  const [commitment, ...others] = values.reverse().map(dump);
  return [commitment!, ...others];
}

/**
 * Whether a roll is proved by the values in it, and is the answer to this request. The `server_commitment` of the request
 * must be the one that was answered before the first roll. Browsers can only hash on secure pages.
 */
export async function verifyRoll(asked: RevealRequest, roll: RevealedRoll): Promise<boolean> {
  const { number, keep, faces } = roll;
  if (!Number.isInteger(number) || number < 1 || number > 1000 || keep.length >= faces.length || faces.length > 6) {
    return false;
  }
  const [ours, theirs] = [parse(roll.client_value), parse(roll.server_value)];
  if (!ours || !theirs) {
    return false;
  }
  const bytes = await digest(DICE, 0, ...ours, ...theirs);
  const fair = [...bytes].filter((byte) => byte < FAIR).map((byte) => (byte % 6) + 1).slice(0, faces.length);
  const rolled = faces.slice(keep.length);
  return asked.number === number &&
    asked.client_commitment === roll.client_commitment &&
    asked.server_commitment === roll.server_commitment &&
    asked.client_value === roll.client_value &&
    areEqual([...(asked.keep ?? [])].sort(), keep) &&
    dump(await hashed(ours, number)) === roll.client_commitment &&
    dump(await hashed(theirs, number)) === roll.server_commitment &&
    areEqual(faces, fair) &&
    areEqual(roll.rolled, rolled) &&
    areEqual(roll.dice, [...keep, ...rolled].sort());
}

/** The value that is some steps nearer to the commitment. */
async function hashed(value: Uint8Array, steps: number): Promise<Uint8Array<ArrayBuffer>> {
  let reached = new Uint8Array(value);
  for (let step = 0; step < steps; step += 1) {
    reached = (await digest(CHAIN, ...reached)).slice(0, SIZE);
  }
  return reached;
}

async function digest(...bytes: number[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}

function parse(value: string): Uint8Array | undefined {
  const digits = /^[0-9a-f]{32}$/.test(value) ? value.match(/../g) : null;
  return digits ? Uint8Array.from(digits, (pair) => parseInt(pair, 16)) : undefined;
}

function dump(value: Uint8Array): string {
  return [...value].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function areEqual(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}
