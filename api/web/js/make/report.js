// The consequences and the problems of a ruleset in words.

/** @import { Facts, Problem, RulesetReport } from "../base/types.js" */

import { h } from "../base/dom.js";
import { amount, duration, language, number, t } from "../base/i18n.js";
import { clearWrong, showWrong } from "./fields.js";

/**
 * Show each problem at its field. Return those that have none.
 * @param {Element} form
 * @param {readonly Problem[]} problems
 * @param {(place: number) => number} placeOf where in the form a category of the definition is
 */
export function showProblems(form, problems, placeOf) {
  clearWrong(form);
  return problems.filter((problem) => {
    const at = problem.pointer.replace(/^\/ruleset_definition\/?/, "").replace(/^categories\/(\d+)/, (_, n) => `categories/${placeOf(Number(n))}`);
    return !showWrong(form, at, problemWords(problem));
  });
}

/**
 * Return a problem in the language of the page, with the server's English details where they say more.
 * @param {Problem} problem
 */
export function problemWords(problem) {
  const { code, detail = "", minimum: least, maximum: greatest } = problem;
  if (code === "out-of-range" && least !== undefined && greatest !== undefined)
    return [t("makeProblemRange", { least, greatest })];
  if (language() === "en") return [`${detail.slice(0, 1).toUpperCase()}${detail.slice(1)}.`];
  const words = { duplicate: t("makeProblemTwice"), "missing-field": t("makeProblemMissing"), contradiction: t("makeProblemClash") }[code];
  return [words ?? t("problemOther"), " ", h("span", { class: "detail", lang: "en" }, `(${detail})`)];
}

/** @param {RulesetReport} report */
export function followsWords({ facts, problems }) {
  if (!facts) return [t("makeWrong", { n: problems.length })];
  const { least_total: least = 0, greatest_total: greatest = 0, states, turns = 0 } = facts;
  return [
    t("makeTotals", { least: number(least), greatest: number(greatest) }),
    t("factsTurns", { n: turns }),
    ...(states === null || states === undefined ? [] : [t("makeStates", { count: amount(number, states) })]),
    tableWords(facts),
  ];
}

/** @param {Facts} facts */
function tableWords({ table, states, seconds_to_solve: seconds }) {
  if (states === null) return t("makeEstimated");
  if (table === "ready") return t("makeReady");
  return table === "solvable" ? t("makeSolvable", { time: duration(seconds ?? 1) }) : t("makeOutOfReach");
}
