// Texts in nine languages. A text may hold {names}; an object of texts is chosen by the plural rule for {n}.

export const LANGUAGES = {
  en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano",
  sv: "Svenska", da: "Dansk", no: "Norsk", fi: "Suomi",
};

let texts = {};
let code = "en";
let wanted = "en";
let plurals = new Intl.PluralRules("en");

export const language = () => code;

// The first language of the browser that there is, English without one. Bokmål and Nynorsk are "no" here.
export function preferredLanguage(wanted = navigator.languages) {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0];
    const ours = short === "nb" || short === "nn" ? "no" : short;
    if (ours in LANGUAGES) return ours;
  }
  return "en";
}

// Speaks a language, or throws where its texts cannot be had. Of several that are asked for at once the last one counts:
// whether this was it, is returned.
export async function useLanguage(name) {
  const chosen = name in LANGUAGES ? name : "en";
  wanted = chosen;
  let loaded;
  try {
    loaded = (await import(`../i18n/${chosen}.js`)).default;
  } catch (error) {
    wanted = code;
    throw error;
  }
  if (wanted !== chosen) return false;
  code = chosen;
  texts = loaded;
  plurals = new Intl.PluralRules(locale());
  document.documentElement.lang = code;
  // Written in the page's own HTML, and nowhere else.
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = t(element.dataset.text);
  return true;
}

const locale = () => (code === "no" ? "nb" : code);

export function t(key, values = {}) {
  let text = texts[key];
  if (typeof text === "object") text = text[plurals.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

// With a minus, not a hyphen, whatever the language has; and what is rounded to 0 has no sign.
const written = (value, digits, options) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options })
    .format(Math.abs(value) < 0.5 / 10 ** digits ? 0 : value)
    .replace("-", "−");

export const number = (value, digits = 0) => written(value, digits, {});

export const signed = (value, digits = 1) => written(value, digits, { signDisplay: "exceptZero" });

// A loss is one however small it is: it is not shown as 0.
export const lost = (loss, digits = 2) =>
  loss > 0 && loss < 0.5 / 10 ** digits ? `<${number(1 / 10 ** digits, digits)}` : number(loss, digits);

// What may happen is not 0%, and what need not happen is not 100%.
export function percent(share, digits = 0) {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits };
  const rounded = (value) => new Intl.NumberFormat(locale(), format).format(value);
  const least = 0.01 / 10 ** digits;
  if (share > 0 && share < least / 2) return `<${rounded(least)}`;
  if (share >= 1 - least / 2 && share < 1) return `>${rounded(1 - least)}`;
  return rounded(share);
}

export const anyOf = (items) => new Intl.ListFormat(locale(), { type: "disjunction" }).format(items);

export const list = (items) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

// A length of time as a person would say it.
function duration(seconds) {
  const [value, unit] = seconds < 90 ? [Math.max(1, Math.round(seconds)), "second"] : [Math.round(seconds / 60), "minute"];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(value);
}

// How far the server is with what it builds before it answers, from the `progress` of its 503; "" where it does not say.
export function workLeft(progress) {
  if (!progress) return "";
  const far = { share: percent(progress.share), time: duration(progress.seconds_left) };
  return t(progress.table === "other" ? "workWaits" : "workLeft", far);
}
