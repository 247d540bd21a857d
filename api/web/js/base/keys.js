// Single keys that work wherever the focus is, and the list of all keys. Users of speech input, or of keys that are
// hard to hit, can disable the single ones.

/** @import { Settings, TextKey } from "./types.js" */

import { h } from "./dom.js";
import { t } from "./i18n.js";

/** @type {[string, TextKey][]} */
const KEYS = [
  ["H", "keyHint"], ["F", "keyFlag"], ["?", "keyHelp"], ["1–6", "keyDigits"], ["← →", "keyArrows"], ["Enter", "keyEnter"],
];

/**
 * @param {Settings} settings
 * @param {Record<string, () => void>} acts by the key in small letters
 */
export function wireKeys(settings, acts) {
  document.addEventListener("keydown", (event) => {
    if (!settings.keys || !isMeant(event)) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/**
 * Return whether a key is pressed for the game: not in a field or a dialog, and not as part of a chord.
 * @param {KeyboardEvent} event
 */
function isMeant({ target, defaultPrevented, repeat, ctrlKey, metaKey, altKey }) {
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return false;
  return target instanceof Element && !target.closest("input, select, textarea, dialog");
}

/** The list of all keys. */
export function showKeys() {
  const dialog = h(
    "dialog", { class: "keys", "aria-labelledby": "keys-title" },
    h("form", { method: "dialog" },
      h("h2", { id: "keys-title" }, t("keys")),
      h("dl", {}, KEYS.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(words))))),
      h("div", { class: "actions" }, h("button", { class: "button primary", value: "close" }, t("done")))),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
