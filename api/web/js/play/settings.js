// The settings: the dialog.

/** @import { Settings } from "../base/types.js" */

import { wireCoachMode } from "../coach/mode.js";
import { byId, set } from "../base/dom.js";
import { language, offerLanguages } from "../base/i18n.js";
import { storeSettings } from "../base/local-storage.js";
import { wantsEffects } from "./effects.js";
import { canShake } from "./shaking.js";

const dialog = byId("settings", HTMLDialogElement);

/**
 * @param {Settings} settings
 * @param {object} page
 * @param {(languages: HTMLSelectElement) => void} page.speaks is called when another language is chosen in this select
 * @param {() => void} page.paces is called when the computer is to play at another pace
 * @param {() => void} page.coaches is called when the coach is to speak at other times
 * @param {() => boolean} page.mayLose says whether a game is under way
 * @param {() => void} page.leaves leads to another one
 */
export function wireSettings(settings, { speaks, paces, coaches, mayLose, leaves }) {
  const [languages, theme, pace] = ["lang", "theme", "pace"].map((name) => byId(`setting-${name}`, HTMLSelectElement));
  offerLanguages(languages);
  languages.value = language();
  theme.value = settings.theme;
  pace.value = settings.pace;
  languages.addEventListener("change", () => speaks(languages));
  theme.addEventListener("change", () => {
    settings.theme = /** @type {Settings["theme"]} */ (theme.value);
    storeSettings(settings);
    set(document.documentElement, "data-theme", settings.theme === "system" ? undefined : settings.theme);
  });
  pace.addEventListener("change", () => {
    settings.pace = /** @type {Settings["pace"]} */ (pace.value);
    storeSettings(settings);
    paces();
  });
  wireNewGame(mayLose, leaves);
  wireCoachMode(settings, coaches);
  for (const name of /** @type {const} */ (["tips", "keys", "sound", "shake"])) wireSwitch(name, settings);
  if (!canShake()) byId("setting-shake", HTMLInputElement).closest("label")?.remove();
}

/**
 * @param {"tips" | "keys" | "sound" | "shake"} name
 * @param {Settings} settings
 */
function wireSwitch(name, settings) {
  const box = byId(`setting-${name}`, HTMLInputElement);
  box.checked = (name === "sound" ? wantsEffects(settings) : settings[name]) ?? false;
  box.addEventListener("change", () => {
    settings[name] = box.checked;
    storeSettings(settings);
  });
}

/**
 * Confirm before a game that is under way is dropped.
 * @param {() => boolean} mayLose
 * @param {() => void} leaves
 */
function wireNewGame(mayLose, leaves) {
  const [newGame, asks, goOn, leaveIt] = ["new-game", "new-game-asks", "new-game-no", "new-game-yes"]
    .map((id) => byId(id, HTMLElement));
  /** @param {boolean} isAsked */
  const offer = (isAsked) => {
    asks.hidden = !isAsked;
    newGame.hidden = isAsked;
  };
  const begin = () => {
    dialog.close();
    leaves();
  };
  byId("settings-button", HTMLButtonElement).addEventListener("click", () => {
    offer(false);
    dialog.showModal();
  });
  newGame.addEventListener("click", () => {
    if (!mayLose()) {
      begin();
      return;
    }
    offer(true);
    goOn.focus();
  });
  goOn.addEventListener("click", () => dialog.close());
  leaveIt.addEventListener("click", begin);
}
