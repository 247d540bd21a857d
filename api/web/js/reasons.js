// Why a move is better than another, in the language of the page, from the breakdown that the API gives.

import { h } from "./dom.js";
import { anyOf, number, percent, signed, t } from "./i18n.js";

// What to say of each reason of the API.
const WORDS = {
  take: "whyTake", leave_open: "whyLeaveOpen", category: "whyMean", extra_bonus: "whyMean", upper_bonus: "whyChance",
  upper_bonus_alive: "whyAlive", extra_bonus_alive: "whyAlive", upper_bonus_sure: "whySure", extra_bonus_now: "whyNow",
  upper_bonus_lost: "whyLost", extra_bonus_lost: "whyLost", upper_bonus_at_risk: "whyAtRisk",
};

// The reasons, each with its points: those for the best move are above 0. Points are shown to so many digits.
export function reasonList(breakdown, rules, digits) {
  const rows = breakdown.reasons.map((reason) => row(reason.difference, digits, titleOf(reason.source, rules), words(reason, breakdown)));
  if (Math.abs(breakdown.rest) >= 0.5 / 10 ** digits) rows.push(row(breakdown.rest, digits, t("whyRest")));
  return h("ul", { class: "reasons" }, rows);
}

function row(difference, digits, title, text) {
  return h(
    "li", {},
    h("span", { class: "points numbers", "data-against": difference < 0 }, signed(difference, digits)),
    h("span", {}, h("b", {}, title), text && `: ${text}`),
  );
}

const titleOf = (source, rules) =>
  ({ upper_bonus: t("chanceBonus"), extra_bonus: t("extraBonus") })[source] ?? rules.titles.get(source);

function words({ reason, best, other }, breakdown) {
  if (reason === "upper_bonus") {
    const [ours, theirs] = [breakdown.best, breakdown.other].map((move) => percent(move.upper_bonus_probability));
    return t(WORDS[reason], { best: ours, other: theirs });
  }
  // Points that are there to be scored are whole; what is to come is a mean.
  const points = (value) => number(value, Number.isInteger(value) ? 0 : 1);
  // A reason that a later API may add is given by its points alone.
  return reason in WORDS ? t(WORDS[reason], { best: points(best), other: points(other) }) : undefined;
}

// What the best move plays for, and what the next best one costs.
export function inShort({ plays_for: endings, moves }, rules) {
  const named = endings.map(({ category, probability }) => `${rules.titles.get(category)} (${percent(probability)})`);
  return [named.length && t("playsFor", { endings: anyOf(named) }), nextBest(moves, rules)].filter(Boolean).join(" ");
}

function nextBest([, second], rules) {
  if (!second) return t("onlyMove");
  const move = rules.moveWords(second);
  return second.loss ? t("nextCosts", { move, loss: number(second.loss, 2) }) : t("nextTies", { move });
}
