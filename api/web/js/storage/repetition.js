// When a mistake comes back: what FSRS says, a scheduler of spaced repetition that others have made (vendor/ts-fsrs).

/** @import { RepetitionCard } from "./records.js" */

import { load, storeRecord } from "./records.js";

// As a value and not as a literal, so that the type check takes the types of the package and not the code of the copy.
const COPY = "../../vendor/ts-fsrs/index.js";

// Less than is told from nothing.
const NOTHING = 1e-9;

/** @returns {Promise<typeof import("ts-fsrs")>} */
const scheduler = () => import(COPY);

/**
 * How well it was known: the best move is "good", one that is good enough "hard", and any other one "again".
 * @param {number} loss
 * @param {number} good the greatest loss that is good enough
 * @returns {"good" | "hard" | "again"}
 */
export const ratingOf = (loss, good) => (loss <= NOTHING ? "good" : loss <= good ? "hard" : "again");

/**
 * Notes an answer, and returns when the mistake comes back. Days later, at the soonest on the next one: one does not
 * learn a decision by being asked it twice in a row.
 * @param {string} id of the mistake
 * @param {"good" | "hard" | "again"} rating
 * @param {Date} now
 */
export async function repeat(id, rating, now) {
  const { Rating, createEmptyCard, fsrs } = await scheduler();
  const before = load("cards", id)?.card;
  const rated = /** @type {const} */ ({ good: Rating.Good, hard: Rating.Hard, again: Rating.Again });
  // The same for everybody and at every time: no fuzz.
  const asked = fsrs({ enable_fuzz: false, enable_short_term: false });
  // How long ago the last time was, it finds out itself.
  const { card } = asked.next(before ? { ...before, elapsed_days: 0 } : createEmptyCard(now), now, rated[rating]);
  storeRecord("cards", { id, card: plain(card) });
  return card.due;
}

/**
 * @param {import("ts-fsrs").Card} card
 * @returns {RepetitionCard}
 */
const plain = ({ due, last_review, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state }) => ({
  due: due.toISOString(), ...(last_review && { last_review: last_review.toISOString() }), stability, difficulty, scheduled_days,
  learning_steps, reps, lapses, state,
});
