// Moves, as the API ranks them.

/** @import { Move } from "../base/types.js" */

/**
 * Return whether two moves are the same, whatever the order of their dice.
 * @param {Move} one
 * @param {Move} other
 */
export function sameMove(one, other) {
  if (one.action === "keep" || other.action === "keep")
    return one.action === "keep" && other.action === "keep" && sorted(one.keep) === sorted(other.keep);
  return one.action === other.action && one.category === other.category && one.column === other.column;
}

/** @param {readonly number[]} faces */
const sorted = (faces) => [...faces].sort().join();
