// The result of a session: the signs, the rating, what it teaches, the text to share, and every decision to look at again.

/**
 * @import { Mark } from "../game/marks.js"
 * @import { Session } from "./exercise.js"
 * @import { DayRecord } from "../storage/records.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { boardAddress } from "../game/address.js";
import { SIGNS } from "../game/marks.js";
import { h } from "../base/dom.js";
import { diceRow } from "../table/dice-row.js";
import { loadHistory } from "../storage/finished-games.js";
import { amount, dayWords, lost, minus, number, signed, t } from "../base/i18n.js";
import { shareButton } from "../base/share-button.js";
import { shareText, squares } from "./squares.js";
import { dailyStreak, daysBefore, localDate, ratingBy } from "../storage/statistics.js";
import { themeName } from "./menu.js";

/**
 * @param {Session} session of a day
 * @param {readonly Mark[]} marks
 * @param {Rules} rules
 * @param {Date} now
 */
export function dayResult(session, marks, rules, now) {
  const { date = "", ruleset, answers } = session;
  const { days } = loadHistory();
  const { current, longest } = dailyStreak(days, localDate(now));
  const before = daysBefore(days, ruleset, date);
  const right = rightOf(marks);
  // The title without the part in brackets: the address identifies the game.
  const text = shareText({ date, game: rules.title.split(/[,、(（]/)[0].trim(), ruleset, marks });
  return h("div", { class: "train-result" },
    h("h1", { tabindex: -1 }, t("trainRight", { n: right, of: marks.length })), h("p", {}, titleOf(session), " · ", rules.title),
    squares(marks, marks.length),
    h("p", {}, t("trainLost", { loss: amount(lost, answers.reduce((sum, { loss }) => sum + loss, 0), 1) })),
    before.right !== undefined && h("p", {}, t("trainBefore", { n: before.n, right: number(before.right * marks.length, 1) })),
    h("p", {}, ratedWords(session, 0, answers.length)),
    current > 0 && h("p", {}, t("trainStreak", { n: current }), longest > current && ` ${t("trainLongest", { n: longest })}`),
    lesson(session, marks),
    h("div", { class: "actions" }, shareButton(async () => ({ text }), { class: "button primary" }), h("a", { class: "button", href: "#" }, t("trainMenu"))),
    list(session, marks, rules));
}

/**
 * @param {Session} session of a theme or of mistakes
 * @param {readonly Mark[]} marks
 */
export function practiceResult(session, marks) {
  const { kind, theme, ruleset, seed = 0, items } = session;
  const on = kind === "theme" ? `#theme=${theme}&ruleset=${encodeURIComponent(ruleset)}&seed=${seed + 1}` : `#mistakes=${Date.now()}`;
  return h("div", { class: "train-result" },
    h("h1", { tabindex: -1 }, t("trainRight", { n: rightOf(marks), of: items.length })), h("p", {}, titleOf(session)), squares(marks, marks.length),
    kind === "mistakes" && h("p", { class: "hint" }, t("trainComeBack")),
    h("div", { class: "actions" },
      h("a", { class: "button primary", href: on }, t("trainMore")), h("a", { class: "button", href: "#" }, t("trainMenu"))));
}

/**
 * Return the title of a session.
 * @param {Session} session
 */
export function titleOf({ kind, date = "", theme = "" }) {
  if (kind === "day") return t("trainDay", { date: dayWords(new Date(date), "UTC") });
  return kind === "theme" ? themeName(theme) : t(kind === "mistakes" ? "trainMistakes" : "trainTry");
}

/**
 * Return the rating after an answer of the day and its change; false where answers do not count.
 * @param {Session} session
 * @param {number} from the number of answers before
 * @param {number} to the number of answers after
 */
export function ratedWords({ kind, ruleset, date = "", items, answers }, from, to) {
  if (kind !== "day" || answers[to - 1]?.difficulty === undefined) return false;
  const { days } = loadHistory();
  const isThis = (/** @type {DayRecord} */ day) => day.ruleset === ruleset && day.date === date;
  const on = days.find(isThis)?.on ?? localDate(new Date());
  const [before, after] = [from, to].map((n) => ratingBy(
    [...days.filter((day) => !isThis(day)), { ruleset, date, on, of: items.length, answers: answers.slice(0, n) }]));
  return `${t("trainRating", { rating: after.rating })} (${signed(after.rating - before.rating, 0)})`;
}

/**
 * Return what the answers teach: the theme that was missed most, and how well either kind of decision went.
 * @param {Session} session
 * @param {readonly Mark[]} marks
 */
function lesson({ items, ruleset }, marks) {
  const missed = [...Map.groupBy(items.keys(), (i) => items[i].theme)].map(([theme, places]) => (
    { theme, of: places.length, n: places.filter((i) => marks[i] !== "good").length })).filter(({ theme, n }) => theme && n > 1);
  const [worst] = missed.sort((one, other) => other.n - one.n || one.of - other.of);
  const [keeps, scores] = [true, false].map((isKeep) => marks.filter((_, i) => (items[i].moves[0].action === "keep") === isKeep));
  return h("section", { class: "panel lesson" }, h("h2", {}, t("trainLesson")),
    worst?.theme && h("p", {}, t("trainMissed", { n: worst.n, of: worst.of, theme: themeName(worst.theme) }), " ",
      h("a", { href: `#theme=${worst.theme}&ruleset=${encodeURIComponent(ruleset)}` }, t("trainPractise"))),
    h("p", {}, t("trainKinds", { keeps: rightOf(keeps), ofKeeps: keeps.length, scores: rightOf(scores), ofScores: scores.length })));
}

/** @param {readonly Mark[]} marks */
const rightOf = (marks) => marks.filter((mark) => mark === "good").length;

/**
 * @param {Session} session
 * @param {readonly Mark[]} marks
 * @param {Rules} rules
 */
const list = ({ items, answers }, marks, rules) => h("ol", { class: "train-list" }, items.map(({ position, moves, theme }, i) => h(
  "li", { class: "panel" },
  h("p", {}, h("span", { class: "sign", "data-mark": marks[i], "aria-hidden": true }, SIGNS[marks[i]]), " ",
    h("span", { class: "visually-hidden" }, t(`mark_${marks[i]}`)), diceRow(position.dice, { colours: rules.colours }), " ",
    h("span", { class: "hint" }, [theme && themeName(theme), t("rollsLeft", { n: position.rolls_left })].filter(Boolean).join(" · "))),
  h("p", {}, t("labelled", { name: t("you"), words: rules.moveWords(answers[i].played) }), answers[i].loss > 0 && ` (${minus(answers[i].loss, 2)})`),
  answers[i].loss > 0 && h("p", {}, t("trainBestWas", { move: rules.moveWords(moves[0]) })),
  h("p", {}, h("a", { href: boardAddress(position) }, t("trainBoard"))),
)));
