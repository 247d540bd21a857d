// Hands that illustrate a category: one that it pays for, and a near miss. They are found with the points of the
// ruleset.

/**
 * @import { Needs } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { lookUp } from "../base/lookup.js";

/**
 * A hand that a category pays for, and its points on the last roll; those on the first one where they are others.
 * @typedef {{ hand: number[], points: number, first?: number }} Example
 */

/**
 * Return a hand that has what the category needs and little else; undefined where no hand pays.
 * @param {Rules} rules
 * @param {string} category
 * @returns {Example | undefined}
 */
export function exampleOf(rules, category) {
  const paid = rules.paid(category, rules.rolls);
  const face = lookUp(rules.upper, category);
  const usual = Math.max(1, Math.min(3, rules.diceCount - 1));
  const hands = allHands(rules).filter(({ hand, place }) => (
    paid[place] !== 0 && (face === undefined || hand.filter((die) => die === face).length === usual)));
  const best = least(hands, ({ hand, place }) => [othersPaid(rules, category, place), sameness(hand)]);
  const chosen = best[Math.floor(best.length * 0.6)];
  if (!chosen) return undefined;
  const { hand, place } = chosen;
  const points = paid[place];
  const first = rules.paid(category, 1)[place];
  return { hand: laidOut(hand), points, ...(first !== points && { first }) };
}

/**
 * Return a hand similar to the example that narrowly misses the category. It is undefined if every hand meets the category, and
 * for upper categories, where it would be obvious.
 * @param {Rules} rules
 * @param {string} category
 * @param {readonly number[]} example
 */
export function missOf(rules, category, example) {
  const { needs = {}, upper } = rules.categoryOf(category);
  if (upper !== undefined || !asks(needs)) return undefined;
  // The points of a joker depend on the card.
  const misses = allHands(rules).filter(({ hand, place }) => (
    [1, rules.rolls].every((roll) => rules.paid(category, roll)[place] === 0) && !(rules.joker && isEqual(hand))));
  const best = least(misses, ({ hand, place }) => (
    [-likeness(needs, hand), distance(hand, example), othersPaid(rules, category, place), Math.abs(sum(hand) - sum(example))]));
  return best[0] && laidOut(best[0].hand);
}

/** @param {Rules} rules */
const allHands = (rules) => [...rules.places].map(([digits, place]) => ({ hand: [...digits].map(Number), place }));

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/** @param {readonly number[]} hand */
const isEqual = (hand) => hand.every((die) => die === hand[0]);

/** @param {Needs} needs */
const asks = (needs) => Object.keys(needs).length > 0;

/**
 * Return how many of the other lower categories that need something pay for this hand, too.
 * @param {Rules} rules
 * @param {string} category
 * @param {number} place of the hand
 */
const othersPaid = (rules, category, place) => rules.definition.categories.filter(({ id, needs = {} }) => (
  id !== category && asks(needs) && rules.paid(id, rules.rolls)[place] !== 0)).length;

/** @param {readonly number[]} hand */
const counts = (hand) => [1, 2, 3, 4, 5, 6].map((face) => hand.filter((die) => die === face).length);

/**
 * Smaller, the more faces there are.
 * @param {readonly number[]} hand
 */
const sameness = (hand) => sum(counts(hand).map((count) => count * count));

/**
 * Return the number of different dice of two hands.
 * @param {readonly number[]} hand
 * @param {readonly number[]} other
 */
const distance = (hand, other) => sum(counts(hand).map((count, f) => Math.max(0, count - counts(other)[f])));

/**
 * Return how much of a requirement a hand fulfils: groups of one face count, and runs that start elsewhere or lack one face.
 * @param {Needs} needs
 * @param {readonly number[]} hand
 */
function likeness({ groups, run: inRow, faces, sum: exact }, hand) {
  const run = faces && isRun(faces) ? faces.length : (inRow ?? 1) - 1;
  return [
    groups && hasGroups(groups, hand, false), groups && hasGroups(groups, hand, true),
    run > 0 && longestRun(hand) >= run, exact !== undefined && sum(hand) === exact,
  ].filter(Boolean).length;
}

/** @param {readonly number[]} faces */
const isRun = (faces) => Math.max(...faces) - Math.min(...faces) === faces.length - 1;

/** @param {readonly number[]} hand */
const longestRun = (hand) => {
  let run = 0;
  return Math.max(...counts(hand).map((count) => (run = count ? run + 1 : 0)));
};

/**
 * @param {readonly number[]} groups
 * @param {readonly number[]} hand
 * @param {boolean} distinct whether every group is of another face
 */
function hasGroups(groups, hand, distinct) {
  const left = counts(hand);
  for (const size of [...groups].sort((a, b) => b - a)) {
    const face = left.indexOf(Math.max(...left));
    if (left[face] < size) return false;
    left[face] = distinct ? 0 : left[face] - size;
  }
  return true;
}

/**
 * Return the items with the least first number, of these those with the least second one, and so on.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number[]} rate
 */
function least(items, rate) {
  let rated = items.map((item) => ({ item, numbers: rate(item) }));
  for (let n = 0; rated.length && n < rated[0].numbers.length; n++) {
    const best = Math.min(...rated.map(({ numbers }) => numbers[n]));
    rated = rated.filter(({ numbers }) => numbers[n] === best);
  }
  return rated.map(({ item }) => item);
}

/**
 * Sort a hand as players lay it out: the most of a face first.
 * @param {readonly number[]} hand
 */
function laidOut(hand) {
  const of = counts(hand);
  return [...hand].sort((a, b) => of[b - 1] - of[a - 1] || a - b);
}
