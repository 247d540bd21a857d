// Texts in thirteen languages. A text may contain {names}. If it is an object of texts, the value {n} selects one, or the value
// that the object names: `by: "points"`. The keys are words, numbers or plural categories.
//
// The scripts are made from api/texts. Texts that several pages share are in i18n/<code>.js. Those of a page, or of a part of it,
// are in i18n/<part>/<code>.js and loaded on demand.

/** @import { Progress, TextKey } from "./types.js" */

/** @type {Record<string, string>} */
export const LANGUAGES = {
  en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano",
  sv: "Svenska", da: "Dansk", no: "Norsk", fi: "Suomi",
  ko: "한국어", ja: "日本語", pt: "Português", pl: "Polski",
};

/** @typedef {{ other: Text, by?: string, [key: string]: Text | undefined }} Selection */
/** @typedef {string | Selection} Text */
/**
 * A number as it is written, which chooses the words around it too: "1 point", but "1.00 points".
 * @typedef {{ form: Intl.LDMLPluralRule, toString: () => string }} Amount
 */
/** @type {Record<string, Text>} */
let texts = {};
/** @type {readonly string[]} the parts that are spoken, too; first those that the page lists in its HTML */
let spoken = document.documentElement.dataset.texts?.split(" ") ?? [];
let code = "en";
let wanted = "en";

export const language = () => code;

/**
 * Return the first of these languages that there is, English without one. Bokmål and Nynorsk are "no" here.
 * @param {readonly string[]} tags those of the browser, if none are given
 */
export function preferredLanguage(tags = navigator.languages) {
  for (const tag of tags) {
    const short = tag.toLowerCase().split("-")[0];
    const ours = short === "nb" || short === "nn" ? "no" : short;
    if (Object.hasOwn(LANGUAGES, ours)) return ours;
  }
  return "en";
}

/**
 * List the languages in a select, each under its own name.
 * @param {HTMLSelectElement} select
 */
export function offerLanguages(select) {
  for (const [each, name] of Object.entries(LANGUAGES)) {
    const option = new Option(name, each);
    option.lang = each;
    select.append(option);
  }
}

/**
 * Load a language and use it, or throw if its texts cannot be loaded. Return whether this is the last one of several that were
 * requested at once: only that one is used.
 * @param {string} name
 * @param {readonly string[]} parts in addition to the texts of every page, by default the current ones
 */
export async function useLanguage(name, parts = spoken) {
  const chosen = Object.hasOwn(LANGUAGES, name) ? name : "en";
  const before = spoken;
  wanted = chosen;
  spoken = parts;
  let loaded;
  try {
    loaded = await textsOf(chosen, parts);
  } catch (error) {
    wanted = code;
    spoken = before;
    throw error;
  }
  if (wanted !== chosen) return false;
  code = chosen;
  texts = loaded;
  document.documentElement.lang = code;
  // Written in the page's own HTML, and nowhere else.
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]")))
    element.textContent = t(/** @type {TextKey} */ (element.dataset.text));
  return true;
}

/**
 * @param {string} chosen
 * @param {readonly string[]} parts
 * @returns {Promise<Record<string, Text>>}
 */
async function textsOf(chosen, parts) {
  const files = ["", ...parts.map((part) => `${part}/`)].map((folder) => import(`../../i18n/${folder}${chosen}.js`));
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}

/**
 * Load further parts of the texts, now and for every language that is chosen later.
 * @param {...string} parts
 */
export async function useParts(...parts) {
  const added = parts.filter((part) => !spoken.includes(part));
  if (added.length) await useLanguage(wanted, [...spoken, ...added]);
}

const locale = () => (code === "no" ? "nb" : code);

/**
 * Return a text in the current language, with these values in it.
 * @param {TextKey} key
 * @param {Record<string, unknown>} [values]
 */
export const t = (key, values = {}) => pieces(key, values).join("");

/**
 * Return the same in pieces: values that are lists, of nodes and words, are parts of it.
 * @param {TextKey} key
 * @param {Record<string, unknown>} values
 * @returns {(string | Node)[]}
 */
export function pieces(key, values) {
  const parts = selected(texts[key], values).split(/\{(\w+)\}/);
  return parts.flatMap((part, place) => {
    if (place % 2 === 0) return part;
    const value = values[part];
    return Array.isArray(value) ? value : whole(value);
  });
}

/**
 * @param {Text} text
 * @param {Record<string, unknown>} values
 * @returns {string}
 */
function selected(text, values) {
  if (typeof text === "string") return text;
  const value = values[text.by ?? "n"];
  return selected(text[String(value)] ?? text[formOf(value)] ?? text.other, values);
}

/** @param {unknown} value */
const formOf = (value) => (value instanceof Object ? /** @type {Amount} */ (value).form : pluralForm(Number(value), 0));

/**
 * @param {number} value
 * @param {number} digits
 */
const pluralForm = (value, digits) =>
  new Intl.PluralRules(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).select(value);

/**
 * Return a number for a text whose words depend on it.
 * @param {(value: number, digits: number) => string} write
 * @param {number} value
 * @returns {Amount}
 */
export function amount(write, value, digits = 0) {
  const written = write(value, digits);
  return { form: pluralForm(value, digits), toString: () => written };
}

/**
 * Format a number as on a card, with a real minus; return any other value as text.
 * @param {unknown} value
 */
export const whole = (value) => (typeof value === "number" ? String(value).replace("-", "−") : String(value));

/**
 * Format with a minus instead of a hyphen in every language, and without a sign for what is rounded to 0.
 * @param {number} value
 * @param {number} digits
 * @param {Intl.NumberFormatOptions} options
 */
const written = (value, digits, options) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options })
    .format(Math.abs(value) < 0.5 / 10 ** digits ? 0 : value)
    .replace("-", "−");

/** @param {number} value */
export const number = (value, digits = 0) => written(value, digits, {});

/** @param {number} value */
export const signed = (value, digits = 1) => written(value, digits, { signDisplay: "exceptZero" });

/**
 * Format a loss: one above 0 is never shown as 0.
 * @param {number} loss
 */
export const lost = (loss, digits = 2) =>
  loss > 0 && loss < 0.5 / 10 ** digits ? `<${number(1 / 10 ** digits, digits)}` : number(loss, digits);

/**
 * Format a loss with its minus; one that is too small to be shown has none.
 * @param {number} loss
 * @param {(loss: number, digits: number) => string} write
 */
export function minus(loss, digits = 1, write = lost) {
  const shown = write(loss, digits);
  return loss > 0 && !shown.startsWith("<") ? `−${shown}` : shown;
}

/**
 * Format a probability: possible is never 0%, and uncertain never 100%; these two have no decimals.
 * @param {number} share
 */
export function percent(share, decimals = 0) {
  const digits = share === 0 || share === 1 ? 0 : decimals;
  /** @type {Intl.NumberFormatOptions} */
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits };
  /** @param {number} value */
  const rounded = (value) => new Intl.NumberFormat(locale(), format).format(value);
  const least = 0.01 / 10 ** digits;
  if (share > 0 && share < least / 2) return `<${rounded(least)}`;
  if (share >= 1 - least / 2 && share < 1) return `>${rounded(1 - least)}`;
  return rounded(share);
}

/**
 * Two numbers in as many digits, from `digits` on, as tell them apart.
 * @param {(value: number, digits: number) => string} write
 * @param {number} best
 * @param {number} other
 * @param {number} digits
 * @returns {{ best: string, other: string }}
 */
export function apart(write, best, other, digits) {
  const said = { best: write(best, digits), other: write(other, digits) };
  return said.best !== said.other || digits === 3 ? said : apart(write, best, other, digits + 1);
}

/** @param {readonly string[]} items */
export const anyOf = (items) => new Intl.ListFormat(locale(), { type: "disjunction" }).format(items);

/**
 * Format a day.
 * @param {Date} day
 * @param {string} [timeZone] where it is that day; where the browser is, without one
 */
export const dayWords = (day, timeZone) => new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone }).format(day);

/** @param {readonly string[]} items */
export const list = (items) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

/**
 * Format a length of time.
 * @param {number} seconds
 */
export function duration(seconds) {
  const [value, unit] = seconds < 90 ? [Math.max(1, Math.round(seconds)), "second"] : [Math.round(seconds / 60), "minute"];
  const words = new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(value);
  // Japanese is written without this space.
  return code === "ja" ? words.replace(/\s/, "") : words;
}

/**
 * Return in words that a game is being prepared, and its progress.
 * @param {{ progress?: Progress }} problem of a 503
 */
export const prepares = ({ progress }) => [t("coachPrepares"), workLeft(progress)].filter(Boolean).join(" ");

/**
 * Return in words the progress of a build before the answer, from the `progress` of a 503; "" without one.
 * @param {Progress} [progress]
 */
export function workLeft(progress) {
  if (!progress) return "";
  const far = { share: percent(progress.share), time: duration(progress.seconds_left) };
  return t(progress.table === "other" ? "workWaits" : "workLeft", far);
}
