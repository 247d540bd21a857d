// The times when the coach speaks, chosen in the head of the page, in the settings and where a game is set up.

/** @import { CoachMode, Settings, TextKey } from "../base/types.js" */

import { h, setText } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { COACH_MODES, storeSettings } from "../base/local-storage.js";

/** @type {Record<CoachMode, { name: TextKey, words: TextKey }>} */
const MODES = {
  off: { name: "coachOff", words: "coachOffWords" },
  hint: { name: "coachHint", words: "coachHintWords" },
  after: { name: "coachAfter", words: "coachAfterWords" },
  always: { name: "coachAlways", words: "coachAlwaysWords" },
};

/** @param {CoachMode} mode */
export const modeWords = (mode) => t(MODES[mode].words);

/**
 * Show the mode in every choice of it, a `select[data-coach]` with its words in `[data-coach-words]`, in the current
 * language. One without a label names the coach, too.
 * @param {Settings} settings
 */
export function showCoachMode({ coach }) {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-coach]"))) {
    select.replaceChildren(...modeOptions(coach, select.dataset.coach === "alone"));
    select.value = coach;
  }
  for (const words of document.querySelectorAll("[data-coach-words]")) setText(words, modeWords(coach));
}

/**
 * @param {CoachMode} chosen
 * @param {boolean} [alone] without a label
 */
export const modeOptions = (chosen, alone = false) => COACH_MODES.map((mode) => {
  const name = t(MODES[mode].name);
  return h("option", { value: mode, selected: mode === chosen }, alone ? t("labelled", { name: t("coach"), words: name }) : name);
});

/**
 * @param {Settings} settings
 * @param {() => void} changed
 */
export function wireCoachMode(settings, changed) {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.coach === undefined) return;
    settings.coach = COACH_MODES.find((mode) => mode === target.value) ?? settings.coach;
    storeSettings(settings);
    showCoachMode(settings);
    changed();
  });
  showCoachMode(settings);
}
