import type { Header } from "./rules.ts";
import { hexOf, sha256 } from "./sha256.ts";

/** A file that is not a complete portable table of a known format; the message has the reason. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
}

/** The contents of a file; `values` are multiples of 2^-fraction_bits points, one for every state in order. */
export interface Contents {
  header: Header;
  values: Int32Array;
}

const MAGIC = "KEEPWISE";
const FORMAT = 1;
const KIND = "portable";
/** Magic, the length of the header in four bytes, its SHA-256. */
const PREAMBLE = 44;
/** Four planes of one byte for each state. */
const PLANES = 4;

/** Reads a file; throws `UnreadableTable` unless every byte is as it was written. */
export function readTable(bytes: Uint8Array): Contents {
  check(bytes.length >= PREAMBLE, `a portable table has ${PREAMBLE} bytes and more, not ${bytes.length}`);
  check(textOf(bytes.subarray(0, MAGIC.length)) === MAGIC, `a portable table begins with ${MAGIC}`);
  const length = new DataView(bytes.buffer, bytes.byteOffset, PREAMBLE).getUint32(MAGIC.length, true);
  const start = PREAMBLE + length;
  check(start <= bytes.length, `the file ends in its header, which has ${length} bytes`);
  const text = bytes.subarray(PREAMBLE, start);
  check(hexOf(sha256(text)) === hexOf(bytes.subarray(MAGIC.length + 4, PREAMBLE)), "the header is damaged");
  const header = JSON.parse(textOf(text)) as Header;
  check(header.kind === KIND, `this is a table of the kind ${header.kind}, not ${KIND}`);
  check(header.format === FORMAT, `this table has format ${header.format}; this reader knows format ${FORMAT}`);
  const data = bytes.subarray(start);
  const wanted = PLANES * header.states;
  check(data.length === wanted, `the data have ${data.length} bytes, not ${wanted}: the file was cut off or added to`);
  check(hexOf(sha256(data)) === header.digest, "the data are damaged");
  return { header, values: unpack(data, header.states) };
}

/** The values; strategy_tables/portable/file.py describes how they are packed. */
function unpack(data: Uint8Array, count: number): Int32Array {
  const values = new Int32Array(count);
  let value = 0;
  for (let i = 0; i < count; i++) {
    const number =
      data[i]! | (data[i + count]! << 8) | (data[i + 2 * count]! << 16) | (data[i + 3 * count]! << 24);
    value += (number >>> 1) ^ -(number & 1);
    values[i] = value;
  }
  return values;
}

/** Decodes UTF-8, since not all platforms have a TextDecoder. */
function textOf(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++]!;
    const more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let point = more ? first & (0x3f >> more) : first;
    for (let left = more; left; left--) {
      point = (point << 6) | (bytes[at++]! & 0x3f);
    }
    text += String.fromCodePoint(point);
  }
  return text;
}

function check(holds: boolean, wrong: string): asserts holds {
  if (!holds) {
    throw new UnreadableTable(wrong);
  }
}
