// Checks of values from outside. A check returns the place of the first error in a value, "" for the
// value itself, and undefined where there is none.

/** @typedef {any} Read what was read, of which nothing is known */
/** @typedef {(value: Read) => string | undefined} Check */

/**
 * @param {(value: Read) => boolean} holds
 * @returns {Check}
 */
export const is = (holds) => (value) => (holds(value) ? undefined : "");

/** @param {Read} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export const text = is((value) => typeof value === "string");
export const name = is((value) => typeof value === "string" && value !== "" && value.length <= 200);
export const flag = is((value) => typeof value === "boolean");
export const number = is(Number.isFinite);
export const whole = is(Number.isInteger);
export const count = is((value) => Number.isInteger(value) && value >= 0);
export const face = is((value) => Number.isInteger(value) && value >= 1 && value <= 6);
export const loss = is((value) => Number.isFinite(value) && value >= 0);
export const moment = is((value) => typeof value === "string" && Number.isFinite(Date.parse(value)));
export const date = is((value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value)));
/** Nothing that a game is described with lies deeper. */
const DEEPEST = 16;
/**
 * @param {Read} value
 * @param {number} deepest
 * @returns {boolean}
 */
const isShallow = (value, deepest) => (
  typeof value !== "object" || value === null || deepest > 0 && Object.values(value).every((each) => isShallow(each, deepest - 1)));
export const anyObject = is((value) => isObject(value) && isShallow(value, DEEPEST));

/**
 * @param {Check} check
 * @returns {Check}
 */
export const maybe = (check) => (value) => (value === undefined ? undefined : check(value));

/**
 * @param {...Check} checks of which one has to hold
 * @returns {Check}
 */
export const either = (...checks) => (value) => {
  const wrong = checks.map((check) => check(value));
  return wrong.includes(undefined) ? undefined : wrong[0];
};

export const nothing = is((value) => value === null);

/**
 * @param {...Check} checks of which all have to hold, each for what passes those before it
 * @returns {Check}
 */
export const both = (...checks) => (value) => {
  for (const check of checks) {
    const wrong = check(value);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/**
 * @param {Check} check of each
 * @param {number} [most] of them
 * @returns {Check}
 */
export const listOf = (check, most = Infinity) => (value) => (
  Array.isArray(value) && value.length <= most ? first(value.entries(), check, (i) => `[${i}]`) : "");

/**
 * @param {Check} check of each value
 * @returns {Check}
 */
export const mapOf = (check) => (value) => (isObject(value) ? first(Object.entries(value), check, (key) => `.${key}`) : "");

/**
 * Further fields do not matter.
 * @param {Record<string, Check>} fields
 * @returns {Check}
 */
export const shaped = (fields) => (value) => {
  if (!isObject(value)) return "";
  for (const [key, check] of Object.entries(fields)) {
    const wrong = check(value[key]);
    if (wrong !== undefined) return `.${key}${wrong}`;
  }
  return undefined;
};

/**
 * @param {Iterable<[string | number, Read]>} entries
 * @param {Check} check
 * @param {(key: string | number) => string} place
 */
function first(entries, check, place) {
  for (const [key, value] of entries) {
    const wrong = check(value);
    if (wrong !== undefined) return `${place(key)}${wrong}`;
  }
  return undefined;
}
