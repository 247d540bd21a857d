// What is wrong with a game, in words for those who played it: of whom, in which turn, and what it should be.

import { t } from "./i18n.js";

const SHOWN = 8;

// What to say of each problem of the API. Of any other one, only where it is.
const WORDS = {
  "wrong-points": "problemPoints", "impossible-points": "problemImpossible", "category-filled": "problemFilled",
  "illegal-category": "problemIllegal", "out-of-order": "problemIllegal", "unknown-category": "problemUnknown",
  "ambiguous-category": "problemUnknown", "wrong-total": "problemTotal", "wrong-extra-bonus": "problemExtra",
  "wrong-die": "problemDice", "wrong-dice": "problemDice", "too-many-rolls": "problemDice", "wrong-count": "problemDice",
  "keep-not-in-hand": "problemDice", "kept-dice-missing": "problemDice", "too-many-turns": "problemTurns",
  "unequal-rounds": "problemTurns",
};
const TOTALS = {
  upper_points: "upperTotal", upper_bonus: "upperBonus", lower_points: "lowerSection", extra_bonus: "extraBonus",
  total: "total",
};

// One line for each problem of an answer, and one for those that are too many to list.
export function problemLines(problems, count, game, rules) {
  const lines = [...new Set(problems.map((problem) => line(problem, game, rules)))];
  const more = Math.max(lines.length, count) - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN), t("problemsMore", { n: more })] : lines;
}

// A name for every player, also for those who have none.
export const nameOf = (player, p) =>
  typeof player?.name === "string" && player.name.trim() ? player.name : `${t("player")} ${p + 1}`;

function line(problem, game, rules) {
  const [, , player, what, turn] = problem.pointer.split("/");
  const words = wordsOf(problem, game.players?.[player]?.turns?.[turn], problem.pointer.split("/").at(-1), rules);
  if (player === undefined) return words;
  const name = nameOf(game.players[player], Number(player));
  return `${what === "turns" && turn ? t("highlightPlace", { name, n: Number(turn) + 1 }) : name}: ${words}`;
}

function wordsOf({ code, expected, found }, turn, last, rules) {
  const key = WORDS[code];
  const title = (category) => rules.titles.get(category) ?? category;
  const dice = turn?.rolls?.at?.(-1);
  if (key === "problemTotal") return t(key, { total: t(TOTALS[last] ?? "total"), expected, found });
  if (key === "problemFilled" || key === "problemIllegal") return t(key, { category: title(found) });
  if (key === "problemUnknown") return t(key, { category: turn?.category ?? "" });
  if (key === "problemPoints" && Array.isArray(dice))
    return t(key, { category: title(turn.category), dice: dice.join(" "), expected, found });
  if (key === "problemImpossible") return t(key, { category: title(turn?.category), found });
  return t(key && key !== "problemPoints" ? key : "problemOther", { expected, found });
}
