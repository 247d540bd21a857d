// Reasons why a move is better than another, in the language of the page, from the breakdown of the API.

/**
 * @import {
 *   Advice, Compared, Decision, Ending, Move, Point, RankedMove, Reason, Reasoned, Reasons, ScoreMove, TextKey,
 * } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { anyOf, apart, lost, number, percent, signed, t } from "../base/i18n.js";
import { pointOf, pointShown } from "./main-reason.js";

/**
 * The texts of the API's reasons.
 * @type {Record<string, TextKey>}
 */
const WORDS = {
  take: "whyTake", leave_open: "whyLeaveOpen", category: "whyMean", extra_bonus: "whyMean", upper_bonus: "whyChance",
  upper_bonus_alive: "whyAlive", extra_bonus_alive: "whyAlive", upper_bonus_sure: "whySure", extra_bonus_now: "whyNow",
  upper_bonus_lost: "whyLost", extra_bonus_lost: "whyLost", upper_bonus_at_risk: "whyAtRisk",
};

/**
 * Return the reasons, each with its points: those for the best move are above 0.
 * @param {Reasons} breakdown
 * @param {Rules} rules
 * @param {number} digits to which points are shown
 */
export const reasonList = (breakdown, rules, digits) => rowList(rowsOf(breakdown, rules, digits));

/** @param {readonly Row[]} rows */
const rowList = (rows) => h("ul", { class: "reasons" }, rows.map(({ element }) => element));

/** @typedef {{ difference: number, element: Node }} Row */

/**
 * Return the rows of that list, without those that look like 0.
 * @param {Reasons} breakdown
 * @param {Rules} rules
 * @param {number} digits
 */
function rowsOf(breakdown, rules, digits) {
  const shown = breakdown.reasons.filter(({ difference }) => Math.abs(difference) >= 0.5 / 10 ** digits);
  const rows = shown.map((reason) => row(reason.difference, digits, titleOf(reason.source, rules), reasonWords(reason, breakdown)));
  if (Math.abs(breakdown.rest) >= 0.5 / 10 ** digits) rows.push(row(breakdown.rest, digits, t("whyRest")));
  return rows;
}

/**
 * Return the list in two: the strongest reason for the best move, which is always shown, and the others, which are folded.
 * @param {Reasoned} answer
 * @param {Rules} rules
 * @param {number} digits
 */
function listsOf({ breakdown }, rules, digits) {
  const rows = breakdown?.reasons ? rowsOf(breakdown, rules, digits) : [];
  const place = rows.findIndex((each) => each.difference > 0);
  const lists = [rows.splice(place, place < 0 ? 0 : 1), rows];
  return lists.map((each) => (each.length ? [rowList(each)] : []));
}

/**
 * @param {number} difference
 * @param {number} digits
 * @param {string} title
 * @param {string} [text]
 * @returns {Row}
 */
function row(difference, digits, title, text) {
  const element = h(
    "li", {},
    h("span", { class: "points numbers", "data-against": difference < 0 }, signed(difference, digits)),
    h("span", {}, h("b", {}, title), text && `: ${text}`),
  );
  return { difference, element };
}

/**
 * @param {string} source
 * @param {Rules} rules
 */
function titleOf(source, rules) {
  if (source === "upper_bonus") return t("chanceBonus");
  return source === "extra_bonus" ? rules.extraBonusTitle : rules.titleOf(source);
}

/**
 * @param {Reason} reason
 * @param {Reasons} breakdown
 */
function reasonWords({ reason, best, other }, breakdown) {
  if (reason === "upper_bonus") {
    const [ours, theirs] = [breakdown.best, breakdown.other].map((move) => move.upper_bonus_probability);
    return t(WORDS[reason], apart(percent, ours, theirs, 0));
  }
  // Points that can be scored now are whole; expected points are means.
  /**
   * @param {number} value
   * @param {number} digits
   */
  const points = (value, digits) => number(value, Number.isInteger(value) ? 0 : digits);
  // A reason that a later API may add is given by its points alone.
  return Object.hasOwn(WORDS, reason) ? t(WORDS[reason], apart(points, best, other, 1)) : undefined;
}

/**
 * Return why the best move is the best: its main reason, and collapsed details. These are the cost of the other move, the
 * endings of the best one, and the sources of the points.
 * @param {Advice} advice
 * @param {Rules} rules
 * @param {boolean} [isMine] whether the player made the other move
 */
export function why(advice, rules, isMine = false) {
  const point = pointOf(advice);
  const words = point ? pointShown(point, rules, isMine) : [];
  if (!point || !words.length) return [h("p", { class: "hint" }, inShort(advice, rules)), ...listOf(advice, rules, 2)];
  const sentences = [otherCosts(point, advice.moves, rules), purpose(advice.plays_for, rules)];
  return [h("p", { class: "point" }, words, rivalWords(advice, point, rules)), ...more(sentences, advice, rules, 2)];
}

// How probable a move is that a player makes often.
const OFTEN = 0.25;

/**
 * Return how often a player of the own strength makes the other move, if that is often.
 * @param {Advice} advice
 * @param {Point} point
 * @param {Rules} rules
 */
function rivalWords({ rival }, { against }, rules) {
  if (!rival || !against || rival.probability < OFTEN) return undefined;
  const { strength, probability } = rival;
  return ` ${t("rivalOften", { strength: t(`strength_${strength}`), move: rules.moveWords(against), chance: percent(probability) })}`;
}

/**
 * Return the same of a decision that lost something.
 * @param {Decision} decision
 * @param {Rules} rules
 * @param {Compared} [compared] where it leads, where there is no reason
 */
export function whyLost(decision, rules, compared) {
  const point = pointOf(decision);
  const words = point ? pointShown(point, rules) : [];
  if (words.length) return [h("p", { class: "point" }, words), ...moreOf(decision, rules, 1)];
  const sentence = compared && lossWords({ ...compared, dice: decision.dice }, rules);
  return [...listOf(decision, rules, 1), ...(sentence ? [h("p", { class: "hint" }, sentence)] : [])];
}

/**
 * Add the points behind a reason that is already shown.
 * @param {Element} place of the reason
 * @param {Reasoned} answer
 * @param {Rules} rules
 */
export function addNumbers(place, answer, rules) {
  const folded = place.querySelector(".more");
  const [strongest, others] = listsOf(answer, rules, 2);
  if (!folded) place.append(...strongest, ...others);
  folded?.before(...strongest);
  folded?.append(...others);
}

/**
 * Return the points behind a reason, all but the strongest ones folded, where there are some.
 * @param {Reasoned} answer
 * @param {Rules} rules
 * @param {number} digits
 */
export const moreOf = (answer, rules, digits) => more([], answer, rules, digits);

/**
 * @param {readonly string[]} sentences
 * @param {Reasoned} answer
 * @param {Rules} rules
 * @param {number} digits
 */
function more(sentences, answer, rules, digits) {
  const [strongest, others] = listsOf(answer, rules, digits);
  const said = sentences.filter(Boolean);
  const folded = [...(said.length ? [h("p", { class: "hint" }, said.join(" "))] : []), ...others];
  return [...strongest, ...(folded.length ? [h("details", { class: "more" }, h("summary", {}, t("whyMore")), folded)] : [])];
}

/**
 * @param {Reasoned} answer
 * @param {Rules} rules
 * @param {number} digits
 */
const listOf = ({ breakdown }, rules, digits) => (breakdown?.reasons?.length ? [reasonList(breakdown, rules, digits)] : []);

/**
 * Return the cost of the move that a point is about, unless the point names it.
 * @param {Point} point
 * @param {readonly RankedMove[]} moves
 * @param {Rules} rules
 */
function otherCosts({ says, against }, moves, rules) {
  if (!against || ["tie", "all_tie", "hardly", "forced", "on_average"].includes(says)) return "";
  const move = rules.moveWords(against);
  const other = moves.find((each) => rules.moveWords(each) === move);
  return other?.loss ? t("nextCosts", { move, loss: lost(other.loss) }) : "";
}

/**
 * Return what the best move plays for, and the cost of the next best one.
 * @param {Advice} advice
 * @param {Rules} rules
 */
export function inShort({ plays_for: endings, moves }, rules) {
  return [purpose(endings, rules), nextBest(moves, rules)].filter(Boolean).join(" ");
}

/**
 * @param {readonly RankedMove[]} moves
 * @param {Rules} rules
 */
function nextBest([best, second], rules) {
  if (!second) return t("onlyMove");
  const move = rules.moveWords(second);
  if (!second.loss) return t("nextTies", { move });
  if (second.loss < LEAST_SHOWN) return t("nextHardly", { move });
  const costs = { move, loss: lost(second.loss) };
  return best.action === "score" && second.action === "score"
    ? t("pointBetterBy", { ...costs, reason: pays(best, second, second.loss) }) : t("nextCosts", costs);
}

// Points that two decimals show.
const LEAST_SHOWN = 0.005;
// Categories of a kind that are named, and how likely that must be to be worth a word, unless it is the likeliest.
export const NAMED = 2;
const LEAST_NAMED = 0.05;

/** @typedef {{ title: string, made: number, zero: number }} End of a turn, and how likely it is made or a 0 */

/**
 * Return in words where a keep leads, "" for no entries. A category is filled with more than 0 with the probability `makes`,
 * and with 0 with the rest of `probability`.
 * @param {readonly Ending[]} entries
 * @param {Rules} rules
 */
export function purpose(entries, rules) {
  const ends = entries.map(({ category, column, probability, makes }) => (
    { title: rules.cellWords(category, column), made: makes, zero: probability - makes }));
  /** @param {"made" | "zero"} what */
  const most = (what) =>
    ends.filter((end) => end[what] > 0).sort((one, other) => other[what] - one[what]).slice(0, NAMED);
  /**
   * @param {"made" | "zero"} what
   * @returns {(end: End) => string}
   */
  const likely = (what) => (end) => t("titleWith", { title: end.title, words: percent(end[what]) });
  /** @param {readonly End[]} some */
  const titles = (some) => anyOf(some.map(({ title }) => title));
  const made = most("made").filter((end, place) => place === 0 || end.made >= LEAST_NAMED);
  const zeros = most("zero").filter((end) => end.zero >= LEAST_NAMED);
  if (!made.length) return zeros.length ? t("playsZero", { lost: titles(zeros) }) : "";
  if (made[0].made === 1) return t("playsSure", { made: titles(made) });
  const words = { made: anyOf(made.map(likely("made"))) };
  if (!zeros.length) return t("playsFor", words);
  const named = made.reduce((sum, end) => sum + end.made, 0) + zeros.reduce((sum, end) => sum + end.zero, 0);
  if (named < 1 - LEAST_SHOWN) return t("playsOrZero", { ...words, lost: anyOf(zeros.map(likely("zero"))) });
  // Nothing else can come of it.
  const isSame = made.length === 1 && zeros.length === 1 && made[0] === zeros[0];
  return isSame ? t("playsOrNothing", words) : t("playsElse", { ...words, lost: titles(zeros) });
}

/**
 * Return in a sentence or two why the played move was worse than the best one, "" where there is nothing to say.
 * @param {Compared & { dice: readonly number[] }} highlight with the dice of the decision
 * @param {Rules} rules
 */
export function lossWords(highlight, rules) {
  const { dice, played, best, loss, best_plays_for: ours, played_plays_for: theirs } = highlight;
  /** @param {string} reason */
  const better = (reason) => t("pointBetter", { move: rules.moveWords(played), reason });
  if (played.action === "keep" && played.keep.length === dice.length) return better(t("keepsAll"));
  if (best.action === "score" && played.action === "score") return better(pays(best, played, loss));
  /**
   * @param {Move} move
   * @param {readonly Ending[]} endings
   */
  const moveAndPurpose = (move, endings) => {
    const words = purpose(endings, rules);
    return words && t("moveWith", { move: rules.moveWords(move), words });
  };
  const first = best.action === "score" ? best.points > 0 && t("wasThere") : moveAndPurpose(best, ours);
  return [first, played.action !== "score" && moveAndPurpose(played, theirs)].filter(Boolean).join(" ");
}

/**
 * Two ways to score: what the better one brings now, and what it leaves for later.
 * @param {ScoreMove} best
 * @param {ScoreMove} other
 * @param {number} loss
 */
function pays(best, other, loss) {
  const now = best.points + best.extra_bonus - other.points - other.extra_bonus;
  const later = loss - now;
  const points = { now: number(Math.abs(now)), later: lost(Math.abs(later)) };
  // A best move that pays no more now is worth more later.
  if (now <= 0) return t(now ? "paysLessKeepsMore" : "paysSameKeepsMore", points);
  if (Math.abs(later) < LEAST_SHOWN) return t("paysMoreKeepsSame", points);
  return t(later > 0 ? "paysMoreKeepsMore" : "paysMoreKeepsLess", points);
}
