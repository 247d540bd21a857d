// Rolls by commitments: the vectors of all clients.

import "./page.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { checkRoll, parseRolls } from "../../api/web/js/game/roll-check.js";

/** @type {{ name: string, answer: any, valid: boolean }[]} */
const vectors = JSON.parse(readFileSync(new URL("../../clients/conformance/rolls.json", import.meta.url), "utf8"));

/** Vectors that only contradict their request. */
const OTHERWISE_RIGHT = ["another keep", "fewer dice kept", "the answer to another request", "another commitment noted before"];

test("vectors are proved or not", async () => {
  for (const { name, answer, valid } of vectors) {
    const [roll] = parseRolls(JSON.stringify(answer));
    const holds = roll ? Object.values(await checkRoll(roll)).every(Boolean) : false;
    assert.equal(holds, valid || OTHERWISE_RIGHT.includes(name), name);
  }
});

test("each part is judged by itself", async () => {
  const { answer } = vectors[0];
  /** @param {object} changes */
  const wrong = async (changes) => Object.entries(await checkRoll({ ...answer, ...changes })).filter(([, holds]) => holds === false).map(([part]) => part);
  assert.deepEqual(await wrong({}), []);
  assert.deepEqual(await wrong({ client_commitment: "0".repeat(32) }), ["clientHolds"]);
  assert.deepEqual(await wrong({ server_commitment: "0".repeat(32) }), ["serverHolds"]);
  assert.deepEqual(await wrong({ server_value: "0".repeat(32) }), ["serverHolds", "facesHold"]);
  assert.deepEqual(await wrong({ dice: [1, 1, 1, 1, 1] }), ["handHolds"]);
  assert.deepEqual((await checkRoll({ ...answer, faces: [1, 1, 1, 1, 1] })).derived, answer.faces);
});

test("one roll and a list of rolls are read, anything else is not", () => {
  const { answer } = vectors[0];
  assert.equal(parseRolls(JSON.stringify(answer)).length, 1);
  assert.equal(parseRolls(JSON.stringify([answer, answer])).length, 2);
  for (const other of ["", "{", "null", "[null]", "3", "{}", JSON.stringify({ ...answer, number: 1001 }), JSON.stringify({ ...answer, faces: "35566" }), JSON.stringify([answer, {}])])
    assert.deepEqual(parseRolls(other), [], other);
});
