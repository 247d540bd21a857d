import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { OfflineTable, UnreadableTable } from "../../clients/typescript/offline/src/index.ts";
import { readTable } from "../../clients/typescript/offline/src/file.ts";
import { hexOf, sha256 } from "../../clients/typescript/offline/src/sha256.ts";

/** A file of a small ruleset, made by test_offline_modules.py. */
const FILE = new Uint8Array(readFileSync(process.env["PORTABLE_TABLE"]!));
const PREAMBLE = 44;
const LENGTH = new DataView(FILE.buffer, FILE.byteOffset).getUint32(8, true);

/** Return the file with a changed header and the correct digest. */
function withHeader(change: (header: Record<string, unknown>) => void): Uint8Array {
  const header = JSON.parse(new TextDecoder().decode(FILE.subarray(PREAMBLE, PREAMBLE + LENGTH))) as Record<string, unknown>;
  change(header);
  const text = new TextEncoder().encode(JSON.stringify(header));
  const made = new Uint8Array(PREAMBLE + text.length + FILE.length - PREAMBLE - LENGTH);
  made.set(FILE.subarray(0, 8));
  new DataView(made.buffer).setUint32(8, text.length, true);
  made.set(sha256(text), 12);
  made.set(text, PREAMBLE);
  made.set(FILE.subarray(PREAMBLE + LENGTH), PREAMBLE + text.length);
  return made;
}

function refused(bytes: Uint8Array, why: RegExp): void {
  assert.throws(() => OfflineTable.read(bytes), (error) => error instanceof UnreadableTable && why.test(error.message));
}

test("a file round-trips", () => {
  const { header, values } = readTable(FILE);
  assert.equal(values.length, header.states);
  assert.equal(hexOf(sha256(FILE.subarray(PREAMBLE + LENGTH))), header.digest);
  const table = OfflineTable.read(FILE).table;
  // The empty card is the first state; the last one, a full card, is worth its upper bonus.
  assert.ok(Math.abs(table.value(0) - header.start_value) <= header.error);
  assert.ok(header.upper_bonus.includes(table.value(header.states - 1)));
});

test("a title in any alphabet is read", () => {
  const title = "Yatzy på svenska: 骰子 🎲";
  assert.equal(readTable(withHeader((header) => (header["title"] = title))).header.title, title);
});

test("a file inside a larger buffer is read", () => {
  const larger = new Uint8Array(FILE.length + 20).fill(7);
  larger.set(FILE, 10);
  assert.deepEqual(readTable(larger.subarray(10, 10 + FILE.length)).values, readTable(FILE).values);
});

test("every changed byte is detected", () => {
  const step = Math.max(1, Math.floor(FILE.length / 500));
  for (let place = 0; place < FILE.length; place += place < PREAMBLE ? 1 : step) {
    const damaged = FILE.slice();
    damaged[place]! ^= 1;
    assert.throws(() => OfflineTable.read(damaged), UnreadableTable, `byte ${place}`);
  }
});

test("a truncated file is detected at any length", () => {
  for (const length of [0, 1, 8, 12, PREAMBLE - 1, PREAMBLE, PREAMBLE + 1, PREAMBLE + LENGTH, FILE.length - 1]) {
    assert.throws(() => OfflineTable.read(FILE.subarray(0, length)), UnreadableTable, `${length} bytes`);
  }
});

test("problems of a file are described", () => {
  refused(new Uint8Array(10), /44 bytes and more, not 10/);
  refused(new TextEncoder().encode("<!doctype html>".padEnd(100)), /begins with KEEPWISE/);
  refused(FILE.subarray(0, PREAMBLE + 10), /ends in its header/);
  refused(FILE.subarray(0, FILE.length - 1), /cut off or added to/);
  refused(Uint8Array.from([...FILE, 0]), /cut off or added to/);
  refused(withHeader((header) => (header["format"] = 2)), /has format 2; this reader knows format 1/);
  refused(withHeader((header) => (header["kind"] = "expected_total")), /of the kind expected_total/);
  refused(withHeader((header) => (header["times"] = [2, 1, 1, 1, 1])), /the rules make \d+ states/);
  const damaged = FILE.slice();
  damaged[PREAMBLE + 5]! ^= 1;
  refused(damaged, /the header is damaged/);
  damaged.set(FILE);
  damaged[FILE.length - 1]! ^= 1;
  refused(damaged, /the data are damaged/);
});
