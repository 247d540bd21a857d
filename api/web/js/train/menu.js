// The choice of what to train.

/**
 * @import { ListedRuleset, TextKey } from "../base/types.js"
 * @import { History } from "../storage/records.js"
 */

import { h } from "../base/dom.js";
import { gameOptions } from "../ruleset/game-groups.js";
import { dueOf, mistakesOf } from "../storage/finished-games.js";
import { t } from "../base/i18n.js";
import { PROVISIONAL, dailyStreak, localDate, ratingBy } from "../storage/statistics.js";

/** The themes, in their order. */
export const THEMES = /** @type {const} */ (
  ["first_roll", "straights", "bonus_alive", "bonus_dead", "joker", "which_zero", "endgame"]);

/** Return the title of a theme, or its id where a later one has no name here. @param {string} theme */
export const themeName = (theme) => (isTheme(theme) ? t(`theme_${theme}`) : theme);

/**
 * @param {string} theme
 * @returns {theme is typeof THEMES[number]}
 */
export const isTheme = (theme) => THEMES.includes(/** @type {any} */ (theme));

/** @param {{ rating: number, n: number }} rated */
const ratingWords = ({ rating, n }) => t("trainRating", { rating })
  + (n && n < PROVISIONAL ? ` · ${t("trainProvisional", { n, of: PROVISIONAL })}` : "");

/**
 * @param {object} shown
 * @param {readonly ListedRuleset[]} shown.games
 * @param {string} shown.chosen
 * @param {History} shown.history
 * @param {Date} shown.now
 * @param {boolean} shown.keeps whether this browser keeps anything
 * @param {(ruleset: string) => void} shown.choose
 */
export function menu({ games, chosen, history, now, keeps, choose }) {
  const select = h("select", { id: "train-game" }, gameOptions(games, ({ id }) => id === chosen));
  select.addEventListener("change", () => choose(select.value));
  const ruleset = encodeURIComponent(chosen);
  return h("div", { class: "train-menu" },
    h("h1", {}, t("navTrain")), h("p", { class: "lead" }, t("trainLead")),
    h("div", { class: "field" }, h("label", { for: "train-game" }, t("ruleset")), select),
    !keeps && h("p", { class: "hint" }, t("keepsNothing")),
    today(chosen, history, now),
    mistakes(history, now),
    h("section", { class: "panel" }, h("h2", {}, t("trainThemes")),
      h("ul", { class: "themes" }, THEMES.map((theme) => h("li", {},
        h("a", { href: `#theme=${theme}&ruleset=${ruleset}` }, t(`theme_${theme}`)),
        h("p", { class: "hint" }, t(/** @type {TextKey} */ (`themeIs_${theme}`))))))),
  );
}

/**
 * @param {string} ruleset
 * @param {History} history
 * @param {Date} now
 */
function today(ruleset, { days }, now) {
  const date = localDate(now);
  const kept = days.find((day) => day.ruleset === ruleset && day.date === date);
  const answered = kept?.answers.length ?? 0;
  const isDone = kept !== undefined && answered >= kept.of;
  const { current } = dailyStreak(days, date);
  const right = kept?.answers.filter(({ accepted }) => accepted).length ?? 0;
  return h("section", { class: "panel today" },
    h("h2", {}, t("trainToday")), h("p", { class: "hint" }, t("trainTodayWords")),
    isDone ? h("p", {}, t("trainRight", { n: right, of: kept.of })) : answered > 0 && h("p", {}, t("trainDone", { n: answered, of: kept?.of })),
    current > 0 && h("p", {}, t("trainStreak", { n: current })),
    h("p", {}, h("b", {}, ratingWords(ratingBy(days)))), h("p", { class: "hint" }, t("trainRatingWords")),
    h("p", {}, h("a", { class: isDone ? "button" : "button primary", href: `#date=${date}&ruleset=${encodeURIComponent(ruleset)}` },
      t(isDone ? "trainLook" : answered ? "trainGoOn" : "trainStart"))));
}

/**
 * @param {History} history
 * @param {Date} now
 */
function mistakes({ games, cards }, now) {
  const all = mistakesOf(games);
  const due = dueOf(all, cards, now).length;
  return h("section", { class: "panel own" },
    h("h2", {}, t("trainMistakes")),
    h("p", { class: "hint" }, t(all.length ? "trainMistakesWords" : "trainNoMistakes")),
    all.length > 0 && h("p", {}, t("trainDue", { n: due, of: all.length })),
    due > 0 && h("p", {}, h("a", { class: "button", href: "#mistakes" }, t("trainRepeat"))),
    !all.length && h("p", {}, h("a", { href: "/play" }, t("navPlay"))));
}
