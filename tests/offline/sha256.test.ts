import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { hexOf, sha256 } from "../../clients/typescript/offline/src/sha256.ts";

test("digests of all lengths around one and two blocks are SHA-256", () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, place) => place * 7 + length);
    assert.equal(hexOf(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("the digest of abc is that of the standard", () => {
  const expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(hexOf(sha256(new TextEncoder().encode("abc"))), expected);
});

test("a view into a larger buffer is read", () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, place) => place);
  assert.deepEqual(sha256(bytes.subarray(10, 90)), sha256(bytes.slice(10, 90)));
});
