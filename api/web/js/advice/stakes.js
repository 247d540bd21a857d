// The risks of a move that plays to win, and its gains, in the language of the page.

/**
 * @import { Branch, BranchOfMove, RankedMove, StakedMove, Stakes, TextKey, WinningAdvice } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { amount, apart, lost, percent, t } from "../base/i18n.js";

// Points that two decimals show.
const LEAST_SHOWN = 0.005;

/**
 * Return the sentences as a list.
 * @param {readonly string[]} sentences
 */
export const stakesList = (sentences) => h("ul", { class: "stakes hint" }, sentences.map((words) => h("li", {}, words)));

/**
 * Return how often the best move and the next one win. With stakes, the cost and the gains of the best one are added.
 * @param {WinningAdvice} advice
 * @param {Rules} rules
 */
export function winWords({ moves, stakes }, rules) {
  if (!stakes) return [nextBest(moves, rules)];
  const { best, other, lead, branches, main_branch: main, risk } = stakes;
  // If the next best move is the one that costs points, that sentence is enough.
  const isNext = !best.most_points && rules.moveWords(other) === rules.moveWords(moves[1]);
  const said = isNext ? [] : [nextBest(moves, rules)];
  if (lead !== undefined) said.push(leadWords(lead));
  said.push(best.most_points ? t("stakesSame", { move: rules.moveWords(best) }) : costs(best, other, rules));
  const risky = [best, other].find((move) => move.points_risked > 0);
  if (risky) {
    const score = risky === best ? other : best;
    if (score.action === "score") {
      said.push(t("stakesRisk", {
        n: risky.points_risked, move: rules.moveWords(risky), category: rules.titleOf(score.category),
      }));
    }
  }
  if (main !== undefined) said.push(...turnWords(stakes, branches[main], rules));
  if (risk) {
    const [ours, theirs] = [best, other].map(({ least, greatest }) => range(least, greatest));
    said.push(t(risk === "greater" ? "stakesRisky" : "stakesSafe", { best: ours, move: rules.moveWords(other), other: theirs }));
  }
  return said;
}

/**
 * @param {readonly RankedMove[]} moves
 * @param {Rules} rules
 */
function nextBest([best, second], rules) {
  if (!second) return t("onlyMove");
  const move = rules.moveWords(second);
  if (!second.loss) return t("nextTies", { move });
  const chances = apart(percent, best.value, second.value, 1);
  return chances.best === chances.other ? t("nextHardly", { move }) : t("nextWins", { move, ...chances });
}

/** @param {number} lead */
function leadWords(lead) {
  if (Math.abs(lead) < LEAST_SHOWN) return t("stakesLevel");
  return t(lead > 0 ? "stakesAhead" : "stakesBehind", { points: amount(lost, Math.abs(lead), 2) });
}

/**
 * Return in words the worth of the move that brings the most points.
 * @param {StakedMove} best
 * @param {StakedMove} other
 * @param {Rules} rules
 */
function costs(best, other, rules) {
  const chances = apart(percent, best.value, other.value, 1);
  const words = { move: rules.moveWords(other), points: lost(other.expected_total - best.expected_total), ...chances };
  return t(chances.best === chances.other ? "stakesCostsHardly" : "stakesCosts", words);
}

/**
 * Return in words how each of the two moves, where it keeps dice, leads to the ending that distinguishes them.
 * @param {Stakes} stakes
 * @param {Branch} branch
 * @param {Rules} rules
 */
function turnWords(stakes, branch, rules) {
  const category = rules.titleOf(branch.category);
  /** @type {Record<"some" | "never" | "sure", TextKey>} */
  const words = branch.made
    ? { some: "stakesMakes", never: "stakesNever", sure: "stakesSure" }
    : { some: "stakesZero", never: "stakesNoZero", sure: "stakesSureZero" };
  const keeps = /** @type {const} */ (["best", "other"]).filter((which) => stakes[which].action === "keep");
  // Branches that look the same distinguish nothing.
  if (keeps.some((which) => looksAlike(branch[which]))) return [];
  return keeps.map((which) => {
    const { probability, value, otherwise } = branch[which];
    const move = rules.moveWords(stakes[which]);
    if (value === null) return t(words.never, { move, category });
    if (otherwise === null) return t(words.sure, { move, category });
    return t(words.some, {
      move, category, chance: percent(probability), then: percent(value, 1), otherwise: percent(otherwise, 1),
    });
  });
}

/** @param {BranchOfMove} branch */
const looksAlike = ({ value, otherwise }) =>
  value !== null && otherwise !== null && withoutSign(percent(value, 1)) === withoutSign(percent(otherwise, 1));

/** @param {string} shown a probability: more than 99.9% looks like 99.9% */
const withoutSign = (shown) => shown.replace(/^[<>]/, "");

/**
 * @param {number} least
 * @param {number} greatest
 */
function range(least, greatest) {
  const [from, to] = [percent(least, 1), percent(greatest, 1)];
  return from === to ? from : t("range", { least: from, greatest: to });
}
