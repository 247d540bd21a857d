// The rulesets that were made and stored in this browser.

/** @import { Definition } from "../base/types.js" */

import { readJson, write } from "../base/local-storage.js";

const KEY = "keepwise.rulesets";

/** @typedef {{ title: string, definition: Definition }} Own */

/** @returns {Own[]} */
export function loadOwn() {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isOwn) : [];
}

/** @param {Partial<Own> | null} value of which nothing is known */
const isOwn = (value) => typeof value?.title === "string" && typeof value.definition === "object" && value.definition !== null;

/**
 * Store a ruleset in place of one of the same title.
 * @param {Own} own
 */
export const keepOwn = (own) => store([...loadOwn().filter(({ title }) => title !== own.title), own]);

/** @param {string} title */
export const forgetOwn = (title) => store(loadOwn().filter((each) => each.title !== title));

/** @param {readonly Own[]} all */
const store = (all) => write(KEY, JSON.stringify(all));
