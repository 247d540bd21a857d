// The single keys of all pages with dice, wherever the focus is, and the list of them. Users of speech input, or of keys that are
// hard to hit, can disable them.
//
// A digit means a die with that number, as advice names it and as it is typed on the board; with Shift, the die in that place.

/** @import { Settings, TextKey } from "./types.js" */

import { h } from "./dom.js";
import { t, useParts } from "./i18n.js";

/** @type {[string, TextKey][]} */
const KEYS = [
  ["1–6", "keyFace"], ["⇧ 1–6", "keyPlace"], ["R", "keyRoll"], ["U", "keyUndo"], ["H", "keyHint"], ["F", "keyFlag"],
  ["← ↑ ↓ →", "keyArrows"], ["Enter", "keyEnter"], ["?", "keyHelp"],
];

/**
 * What keys do on a page: digits, those that walk, which return whether they did, and others by their names in small letters.
 * @typedef {object} Acts
 * @property {(face: number) => void} face
 * @property {(place: number) => void} place counted from 0
 * @property {(key: string, from: Element) => boolean} [walk]
 * @property {Record<string, () => void>} keys
 */

/**
 * @param {Settings} settings
 * @param {Acts} acts
 */
export function wireKeys(settings, acts) {
  const keys = { "?": showKeys, ...acts.keys };
  document.addEventListener("keydown", (event) => {
    if (!settings.keys || !isMeant(event)) return;
    if (act(event, { ...acts, keys })) event.preventDefault();
  });
}

/**
 * Return whether the key does something.
 * @param {KeyboardEvent} event
 * @param {Acts} acts
 */
function act({ key, code, shiftKey, target }, { face, place, walk, keys }) {
  // With Shift, the key of a digit writes another sign.
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
  const at = /** @type {Element} */ (target);
  if (digit && shiftKey) place(digit - 1);
  else if (digit) face(digit);
  else if (key.startsWith("Arrow")) return Boolean(walk?.(key, at));
  else if (key === "Enter" && at.closest("button, a, summary")) return false;
  else if (Object.hasOwn(keys, key.toLowerCase())) keys[key.toLowerCase()]();
  else return false;
  return true;
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
export async function showKeys() {
  await useParts("play");
  const dialog = h(
    "dialog", { class: "keys-list", "aria-labelledby": "keys-title" },
    h("form", { method: "dialog" },
      h("h2", { id: "keys-title" }, t("keys")),
      h("dl", {}, KEYS.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(words))))),
      h("div", { class: "actions" }, h("button", { class: "button primary", value: "close" }, t("done")))),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
