import assert from "node:assert/strict";
import { test } from "node:test";
import { handNumber, keepNumber, latticeOf, rest } from "../../clients/typescript/offline/src/dice.ts";

test("the numbers of hands and keeps are correct", () => {
  // C(n + 5, 5) hands, C(n + 6, 6) keeps.
  const expected = [[1, 6, 7], [2, 21, 28], [5, 252, 462], [6, 462, 924]] as const;
  for (const [dice, hands, keeps] of expected) {
    const lattice = latticeOf(dice);
    assert.deepEqual([lattice.handCount, lattice.keeps.length], [hands, keeps]);
    assert.equal(lattice.firstHand, keeps - hands);
  }
});

test("hands are in lexicographic order, from all ones to all sixes", () => {
  const { keeps, firstHand, equalHands } = latticeOf(5);
  assert.deepEqual([keeps[0], keeps[1], keeps[firstHand], keeps.at(-1)], [[], [1], [1, 1, 1, 1, 1], [6, 6, 6, 6, 6]]);
  assert.deepEqual([equalHands[0], equalHands[5]], [0, 251]);
  assert.deepEqual(keeps.slice(firstHand, firstHand + 3), [[1, 1, 1, 1, 1], [1, 1, 1, 1, 2], [1, 1, 1, 1, 3]]);
});

test("the probabilities of first rolls add up to 1", () => {
  for (const dice of [1, 2, 3, 4, 5, 6]) {
    const sum = latticeOf(dice).firstRoll.reduce((all, each) => all + each, 0);
    assert.ok(Math.abs(sum - 1) < 1e-12, `${dice} dice`);
  }
});

test("dice in any order are a hand, and others are refused", () => {
  const lattice = latticeOf(5);
  assert.equal(handNumber(lattice, [5, 1, 4, 2, 3]), handNumber(lattice, [1, 2, 3, 4, 5]));
  assert.ok(handNumber(lattice, [1, 2, 3, 4, 5]) >= 0);
  for (const dice of [[], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [0, 1, 1, 1, 1], [1, 1, 1, 1, 7], [1, 1, 1, 1, 1.5]]) {
    assert.equal(handNumber(lattice, dice) >= 0, false, dice.join());
  }
  assert.equal(keepNumber(lattice, []), 0);
});

test("larger keeps come first, without the whole hand", () => {
  const lattice = latticeOf(3);
  const inside = [...lattice.keepsOf(handNumber(lattice, [2, 2, 5]))].map((keep) => lattice.keeps[keep]);
  assert.deepEqual(inside, [[2, 2], [2, 5], [2], [5], []]);
});

test("the rest of a hand is rolled", () => {
  assert.deepEqual(rest([1, 3, 3, 4, 6], [3, 3]), [1, 4, 6]);
  assert.deepEqual(rest([1, 3], []), [1, 3]);
  assert.equal(rest([1, 3, 3], [3, 3, 3]), null);
});
