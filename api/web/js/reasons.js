// Why a move is better than another, in the language of the page, from the breakdown that the API gives.

import { h } from "./dom.js";
import { anyOf, lost, number, percent, signed, t } from "./i18n.js";

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
  return [purpose(endings, rules), nextBest(moves, rules)].filter(Boolean).join(" ");
}

function nextBest([best, second], rules) {
  if (!second) return t("onlyMove");
  const move = rules.moveWords(second);
  if (!second.loss) return t("nextTies", { move });
  if (second.loss < LEAST_SHOWN) return t("nextHardly", { move });
  const costs = t("nextCosts", { move, loss: lost(second.loss) });
  return best.action === "score" && second.action === "score" ? `${costs} ${pays(best, second, second.loss)}` : costs;
}

// Points that two decimals show.
const LEAST_SHOWN = 0.005;
// Categories that are filled with 0 less often are not worth a word.
const LEAST_ZERO = 0.05;

// Where a keep leads, from the entries {category, probability, makes} of plays_for: `makes` is the probability that the
// category is filled with more than 0, and what is left of `probability`, that it is filled with 0. "" for no entries.
export function purpose(entries, rules) {
  const endings = entries.map((entry) => ({ makes: entry.probability, ...entry }));
  const title = ({ category }) => rules.titles.get(category);
  const likely = (share) => (ending) => `${title(ending)} (${percent(share(ending))})`;
  const zero = ({ probability, makes }) => probability - makes;
  const made = endings.filter(({ makes }) => makes > 0).sort((one, other) => other.makes - one.makes);
  const zeros = endings.filter((ending) => zero(ending) >= LEAST_ZERO).sort((one, other) => zero(other) - zero(one));
  if (!made.length) return zeros.length ? t("playsZero", { lost: anyOf(zeros.map(title)) }) : "";
  if (made[0].makes === 1) return t("playsSure", { made: title(made[0]) });
  const words = { made: anyOf(made.map(likely(({ makes }) => makes))) };
  if (!zeros.length) return t("playsFor", words);
  // Nothing else can come of it.
  const all = endings.reduce((sum, { probability }) => sum + probability, 0) > 1 - LEAST_SHOWN;
  if (!all) return t("playsOrZero", { ...words, lost: anyOf(zeros.map(likely(zero))) });
  if (endings.length === 1) return t("playsOrNothing", words);
  return t("playsElse", { ...words, lost: anyOf(zeros.map(title)) });
}

// Why the move that was played was worth less than the best one, in a sentence or two, "" where nothing can be said of it.
// highlight {dice, played, best, loss, best_plays_for, played_plays_for}, as a review has it.
export function lossWords(highlight, rules) {
  const { dice, played, best, loss, best_plays_for: ours = [], played_plays_for: theirs = [] } = highlight;
  if (played.action === "keep" && played.keep.length === dice.length) return t("keepsAll");
  if (best.action === "score" && played.action === "score") return pays(best, played, loss);
  const told = (move, endings) => {
    const words = purpose(endings, rules);
    return words && t("moveWith", { move: rules.moveWords(move), words });
  };
  const first = best.action === "keep" ? told(best, ours) : best.points > 0 && t("wasThere");
  return [first, played.action === "keep" && told(played, theirs)].filter(Boolean).join(" ");
}

// Two ways to score: what the better one brings now, and what it leaves for later.
function pays(best, other, loss) {
  const now = best.points + best.extra_bonus - other.points - other.extra_bonus;
  const later = loss - now;
  const sign = (value) => (Math.abs(value) < LEAST_SHOWN ? "Same" : value > 0 ? "More" : "Less");
  return t(`pays${sign(now)}Keeps${sign(later)}`, { now: number(Math.abs(now)), later: number(Math.abs(later), 2) });
}
