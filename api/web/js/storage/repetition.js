// The dates when mistakes come back, by FSRS, a scheduler of spaced repetition (vendor/ts-fsrs).

/** @import { RepetitionCard } from "./records.js" */

import { load, storeRecord } from "./records.js";

// Not a literal in the import, so that the type check uses the types of the package instead of the code of the copy.
const COPY = "../../vendor/ts-fsrs/index.js";

// Smaller losses are rounding errors.
const NOTHING = 1e-9;

/** @returns {Promise<typeof import("ts-fsrs")>} */
const scheduler = () => import(COPY);

/**
 * Return a rating for the scheduler: the best move is "good", one that is good enough "hard", and any other one "again".
 * @param {number} loss
 * @param {number} good the greatest loss that is good enough
 * @returns {"good" | "hard" | "again"}
 */
export const ratingOf = (loss, good) => (loss <= NOTHING ? "good" : loss <= good ? "hard" : "again");

/**
 * Store an answer and return when the mistake comes back: on the next day at the soonest, since asking twice in a row teaches
 * nothing.
 * @param {string} id of the mistake
 * @param {"good" | "hard" | "again"} rating
 * @param {Date} now
 */
export async function repeat(id, rating, now) {
  const { Rating, createEmptyCard, fsrs } = await scheduler();
  const before = load("cards", id)?.card;
  const rated = /** @type {const} */ ({ good: Rating.Good, hard: Rating.Hard, again: Rating.Again });
  // The same dates every time: no fuzz.
  const asked = fsrs({ enable_fuzz: false, enable_short_term: false });
  // The scheduler computes the time since the last review itself.
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
