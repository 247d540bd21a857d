// The times when the coach speaks, chosen in the head of the page.

/** @import { CoachMode, Settings, TextKey } from "../base/types.js" */

import { byId, h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { COACH_MODES, storeSettings } from "../base/local-storage.js";

/** @type {Record<CoachMode, TextKey>} */
const NAMES = { off: "coachOff", hint: "coachHint", after: "coachAfter", always: "coachAlways" };

const choice = () => byId("coach-mode", HTMLSelectElement);

/**
 * Show the mode in the current language.
 * @param {Settings} settings
 */
export function showCoachMode({ coach }) {
  choice().replaceChildren(...COACH_MODES.map((mode) => h(
    "option", { value: mode, selected: mode === coach }, t("labelled", { name: t("coach"), words: t(NAMES[mode]) }))));
}

/**
 * @param {Settings} settings
 * @param {() => void} changed
 */
export function wireCoachMode(settings, changed) {
  choice().addEventListener("change", () => {
    settings.coach = COACH_MODES.find((mode) => mode === choice().value) ?? settings.coach;
    storeSettings(settings);
    changed();
  });
  showCoachMode(settings);
}
