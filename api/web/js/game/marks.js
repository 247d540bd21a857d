// Marks of decisions, by their loss.

// An inaccuracy loses up to this multiple of the good loss, as in grades.
const INACCURATE = 4;

/** @typedef {"good" | "inaccurate" | "wrong"} Mark */

/**
 * @param {number} loss
 * @param {number} good the greatest loss that is accepted
 * @returns {Mark}
 */
export const markOf = (loss, good) => (loss <= good ? "good" : loss <= INACCURATE * good ? "inaccurate" : "wrong");

/** Signs of the marks, which differ in shape and not in colour alone. */
export const SIGNS = { good: "✓", inaccurate: "~", wrong: "✗" };

/** The same in a text, for people who see no colours. */
const EMOJI = { good: "🟩", inaccurate: "🔶", wrong: "❌" };

/** @param {readonly Mark[]} marks */
export const markText = (marks) => marks.map((mark) => EMOJI[mark]).join("");
