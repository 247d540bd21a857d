// Hints before a move, in the language of the page: what is at stake, and two candidates without the better one.

/**
 * @import { BoxAtStake, Candidate, Hint, TextKey } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { number, percent, t } from "../base/i18n.js";
import { moveWithDice } from "../table/dice-row.js";
import { mean } from "./main-reason.js";
import { NAMED, purpose } from "./reasons.js";

/** The hints in their order; the move itself follows. */
export const STAGES = /** @type {const} */ (["stakes", "candidates"]);

/** @type {Record<typeof STAGES[number], TextKey>} */
export const TITLES = { stakes: "hintStakes", candidates: "hintTwo" };

/**
 * Return the words of the button for the next hint.
 * @param {number} given the number of hints that were given
 */
export const nextHint = (given) => t(given < STAGES.length ? TITLES[STAGES[given]] : "hintMove");

/**
 * Return a hint in a line.
 * @param {Hint} hint
 * @param {Rules} rules
 */
export function hintBrief({ boxes, candidates, position }, rules) {
  if (candidates) return h("span", { class: "candidates" }, candidates.map((move) => h("span", {}, moveWithDice(move, rules))));
  const words = boxes.filter((box) => box.stands_out).map((box) => {
    const points = position.rolls_left ? mean(box.mean, box.usual) : number(box.points);
    return t("titleWith", { title: rules.titleOf(box.category), words: points });
  });
  return h("span", { class: "hint" }, words.join(" · ") || t("hintZeros"));
}

/**
 * Return the sentences of a hint, as the API has them.
 * @param {Hint} hint
 * @param {Rules} rules
 */
export function hintWords(hint, rules) {
  return hint.candidates ? candidateWords(hint, hint.candidates, rules) : stakesWords(hint, rules);
}

/**
 * @param {Hint} hint
 * @param {Rules} rules
 */
function stakesWords({ boxes, position, upper_bonus: bonus }, rules) {
  const shown = boxes.filter((box) => box.stands_out);
  return [
    ...shown.map((box) => t("moveWith", { move: rules.titleOf(box.category), words: boxWords(box, position.rolls_left) })),
    ...(shown.length ? [] : [t("hintZeros")]),
    ...(bonus ? [t("hintBonus", { bonus: bonus.points, n: bonus.missing })] : []),
  ];
}

/**
 * @param {BoxAtStake} box
 * @param {number} rollsLeft
 */
const boxWords = ({ points, mean: now, usual }, rollsLeft) => (
  rollsLeft ? t("hintMean", { mean: mean(now, usual), usual: mean(usual, now) }) : scoreWords(points, usual));

/**
 * @param {number} points
 * @param {number} usual
 */
const scoreWords = (points, usual) => t("hintNow", { points: number(points), usual: mean(usual) });

/**
 * Return whether the words of a move name a category as made: those need no comparison.
 * @param {string} category
 * @returns {(candidate: Candidate) => boolean}
 */
const isNamed = (category) => ({ plays_for: endings }) => (
  endings.toSorted((one, other) => other.makes - one.makes).slice(0, NAMED).some((end) => end.category === category));

/**
 * @param {Hint} hint
 * @param {Candidate[]} candidates
 * @param {Rules} rules
 */
function candidateWords({ difference, upper_bonus_probabilities: bonus }, candidates, rules) {
  const names = candidates.map((move) => rules.moveWords(move));
  /** @param {readonly number[]} chances */
  const both = ([one, two]) => ({ first: names[0], second: names[1], one: percent(one), two: percent(two) });
  const said = candidates.flatMap((move, place) => {
    if (move.action === "keep") return [t("moveWith", { move: names[place], words: purpose(move.plays_for, rules) })];
    if (move.action === "announce" || move.usual === undefined) return [];
    const words = scoreWords(move.points + move.extra_bonus, move.usual);
    return [t("moveWith", { move: rules.titleOf(move.category), words })];
  });
  if (candidates.length === 1) said.push(t("onlyMove"));
  if (difference && candidates.every((move) => move.action === "keep") && !candidates.every(isNamed(difference.category)))
    said.push(t(difference.made ? "hintMade" : "hintZero", { category: rules.titleOf(difference.category), ...both(difference.probabilities) }));
  if (bonus) said.push(t("hintUpper", both(bonus)));
  return said;
}
