// The rulesets that somebody made and keeps in this browser.

/** @import { Definition } from "../base/types.js" */

const KEY = "keepwise.rulesets";

/** @typedef {{ title: string, definition: Definition }} Own */

/** @returns {Own[]} */
export function loadOwn() {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isOwn) : [];
  } catch {
    return [];
  }
}

/** @param {Partial<Own> | null} value of which nothing is known */
const isOwn = (value) => typeof value?.title === "string" && typeof value.definition === "object" && value.definition !== null;

/**
 * In place of one of the same title.
 * @param {Own} own
 */
export const keepOwn = (own) => store([...loadOwn().filter(({ title }) => title !== own.title), own]);

/** @param {string} title */
export const forgetOwn = (title) => store(loadOwn().filter((each) => each.title !== title));

/** @param {readonly Own[]} all */
function store(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is switched off or full: nothing is kept, then.
  }
}
