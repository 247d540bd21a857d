// Texts and numbers in every language.

/** @import { TextKey } from "../../api/web/js/base/types.js" */

import { FakeElement, ownTexts, root } from "./page.js";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test, { beforeEach } from "node:test";

import {
  LANGUAGES, amount, anyOf, language, list, lost, minus, number, percent, preferredLanguage, signed, t, useLanguage, useParts, workLeft,
} from "../../api/web/js/base/i18n.js";

beforeEach(() => useLanguage("en"));

test("the first supported language of the browser is chosen", () => {
  /** @type {[string[], string][]} */
  const wishes = [
    [["de-CH", "en"], "de"], [["zh", "ja-JP", "fr"], "ja"], [["ko-KR"], "ko"], [["pt-BR"], "pt"], [["pl"], "pl"], [["nn"], "no"], [["nb-NO"], "no"], [["xx"], "en"], [[], "en"],
    [["EN-us"], "en"], [["sv"], "sv"], [["constructor"], "en"],
  ];
  for (const [wish, spoken] of wishes) assert.equal(preferredLanguage(wish), spoken, String(wish));
});

const FOLDER = new URL("../../api/web/i18n/", import.meta.url);
const folders = readdirSync(FOLDER, { withFileTypes: true });
const PARTS = ["", ...folders.filter((each) => each.isDirectory()).map(({ name }) => `${name}/`)];

/**
 * The texts of a part in a language.
 * @param {string} part
 * @param {string} code
 * @returns {Promise<Record<string, string | Record<string, string>>>}
 */
const fileOf = async (part, code) => (await import(new URL(`${part}${code}.js`, FOLDER).href)).default;

test("every language has all texts, each with the values of the English one", async () => {
  /**
   * @param {string} part
   * @param {string} code
   */
  const textsOf = async (part, code) => Object.fromEntries(Object.entries(await fileOf(part, code)).map(([key, text]) => {
    const forms = typeof text === "string" ? [text] : Object.values(text);
    return [key, [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort()];
  }));
  for (const part of PARTS) {
    const english = await textsOf(part, "en");
    for (const code of Object.keys(LANGUAGES)) assert.deepEqual(await textsOf(part, code), english, part + code);
  }
});

test("a text is in only one part", async () => {
  const keys = (await Promise.all(PARTS.map((part) => fileOf(part, "en")))).flatMap((texts) => Object.keys(texts));
  assert.deepEqual(keys.filter((key, place) => keys.indexOf(key) !== place), []);
});

/** Parts that only the API uses, as `tests/api/texts/test_catalogue.py` checks. */
const OF_THE_API = ["answers/", "problems/"];

test("every text is used", async () => {
  const web = new URL("../", FOLDER);
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => /^((js|widget)\/.*\.js|[^/]*\.html)$/.test(name));
  const written = files.map((name) => readFileSync(new URL(name, web), "utf8")).join("\n");
  const whole = new Set(written.match(/(?<=["'`])\w+(?=["'`])/g));
  const beginnings = written.match(/(?<=`)\w+_(?=\$\{)/g) ?? [];
  // The widget's page destructures its texts.
  const taken = written.match(/(?<=const \{ )[\w, ]+(?= \} = \(await import\(`)/g)?.flatMap((names) => names.split(", ")) ?? [];
  const own = PARTS.filter((part) => !OF_THE_API.includes(part));
  const keys = (await Promise.all(own.map((part) => fileOf(part, "en")))).flatMap((texts) => Object.keys(texts));
  const isSaid = (/** @type {string} */ key) => whole.has(key) || taken.includes(key) || beginnings.some((part) => key.startsWith(part));
  assert.deepEqual(keys.filter((key) => !isSaid(key)), []);
});

test("the pages contain the English texts", async () => {
  const english = Object.fromEntries(await allTexts("en"));
  const web = new URL("../", FOLDER);
  for (const name of readdirSync(web).filter((each) => each.endsWith(".html"))) {
    const written = readFileSync(new URL(name, web), "utf8").matchAll(/data-text="(\w+)"[^>]*>([^<]*)</g);
    for (const [, key, words] of written) assert.equal(words.trim(), english[key], `${name} ${key}`);
  }
});

/**
 * Return the plural categories of a language for numbers up to a thousand, with and without decimals.
 * @param {string} code
 */
function formsOf(code) {
  const locale = code === "no" ? "nb" : code;
  const numbers = Array.from({ length: 1001 }, (_, n) => n);
  const rules = [0, 1, 2].map((minimumFractionDigits) => new Intl.PluralRules(locale, { minimumFractionDigits }));
  return [...new Set(numbers.flatMap((n) => rules.map((each) => each.select(n))))].sort();
}

/**
 * Every text of a language with its key.
 * @param {string} code
 */
const allTexts = async (code) => (await Promise.all(PARTS.map((part) => fileOf(part, code)))).flatMap((texts) => Object.entries(texts));

test("a text that depends on a number has exactly the plural forms of its language", async () => {
  assert.deepEqual(formsOf("pl"), ["few", "many", "one", "other"]);
  assert.deepEqual(formsOf("fr"), ["one", "other"]);
  assert.deepEqual(formsOf("ja"), ["other"]);
  for (const code of Object.keys(LANGUAGES)) {
    const wanted = formsOf(code);
    for (const [key, text] of await allTexts(code)) {
      if (typeof text === "string") continue;
      const { by, ...forms } = text;
      // Single numbers may have texts of their own, such as places; any other one then has the same.
      const kinds = Object.keys(forms).filter((form) => !/^\d+$/.test(form)).sort();
      assert.deepEqual(kinds, kinds.length < Object.keys(forms).length ? ["other"] : wanted, `${code} ${key}`);
      assert.ok(new Set(Object.values(forms)).size > 1, `${code} ${key}: one text is enough`);
      assert.ok(Object.values(forms).every((form) => !by || form.includes(`{${by}}`)), `${code} ${key} does not say {${by}}`);
    }
  }
});

/** Values that are words. */
const WORDS = Object.fromEntries([
  "after", "categories", "category", "cell", "column", "date", "die", "joker", "lost", "made", "move", "name", "names", "played", "product",
  "right", "strength", "text", "time",
].map((name) => [name, "X"]));
/** Values that are probabilities. */
const CHANCES = ["chance", "share", "confidence"];
/** Numbers that are always greater than one. */
const GREATER = { bound: 5, a: 3, b: 2, c: 2, dice: 6, games: 500, detailed: 200 };
/** @type {Record<string, Record<string, number>>} the same of single texts */
const GREATER_IN = { chartWords: { n: 8 }, allMoves: { n: 8 }, cardSaved: { most: 3 }, jokerBonus: { n: 5 }, jokerHolds: { n: 5 }, historyAll: { n: 8 },
  valuesEstimated: { mean: 250, high: 251 }, averagesInstead: { mean: 248, best: 250 },
  advisedTimes: { factor: 2 }, comparesSheet: { now: 7, later: 5 }, comparesSheetAbout: { now: 7, later: 5 },
  "problem-impossible-extra-rolls-detail": { minimum: 0, maximum: 2 } };
/** Numbers of every plural category, in every language. */
const NUMBERS = [0, 1, 2, 5, 11, 21, 1.5];

/**
 * Words that must not follow a number of a plural category: the usual mistakes in each language.
 * @type {Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>}
 */
const WRONG = {
  en: { one: "(?!is\\b|was\\b|less\\b|bonus\\b|completes\\b|this\\b)\\p{L}+s|dice|categories", other: "point|die|roll|turn|day|game|category|column|time|problem|record|decision|situation" },
  de: { one: "Punkte|Würfe|Extrawürfe|Züge|Runden|Felder|Spalten|Spiele|Tage|Einträge|Entscheidungen|Situationen", other: "Punkt|Wurf|Extrawurf|Zug|Runde|Feld|Spalte|Spiel|Tag|Eintrag|Entscheidung|Situation" },
  fr: { one: "(?!fois|dans|plus|des|après)\\p{L}+s", other: "point|dé|lancer|tour|case|colonne|jour|erreur|décision|partie|entrée|situation" },
  es: { one: "(?!es\\b|más|menos)\\p{L}+s", other: "punto|dado|tirada|turno|casilla|combinación|columna|día|error|decisión|partida|registro|situación" },
  it: { one: "punti|dadi|lanci|turni|caselle|colonne|giorni|errori|decisioni|partite|voci|situazioni|volte", other: "punto|dado|lancio|turno|casella|colonna|giorno|errore|decisione|partita|voce|situazione|volta" },
  pt: { one: "(?!mais|menos|d[ao]s|n[ao]s|desses)\\p{L}+s", other: "ponto|dado|lance|turno|casa|coluna|dia|erro|decisão|jogo|partida|combinação|registro|situação|vez" },
  sv: { one: "tärningar|rutor|omgångar|kolumner|dagar|poster|saker|gånger|lägen", other: "tärning|ruta|omgång|kolumn|dag|post|sak|gång|läge" },
  da: { one: "terninger|felter|ture|kolonner|dage|gange|situationer", other: "terning|felt|tur|kolonne|dag|gang|situation" },
  no: { one: "terninger|ruter|turer|kolonner|dager|oppføringer|ganger|situasjoner", other: "terning|rute|tur|kolonne|dag|oppføring|gang|situasjon" },
  fi: { one: "pistettä|noppaa|heittoa|lisäheittoa|ruutua|vuoroa|saraketta|päivää|peliä|virhettä|päätöstä|yhdistelmää|palkintopistettä|merkintää|asiaa|kertaa|tilannetta", other: "piste|noppa|heitto|lisäheitto|ruutu|sarake|päivä|peli|virhe|päätös|yhdistelmä|palkintopiste|merkintä|asia|tilanne" },
  pl: {
    one: "układy|układów|punkty|punktów|punktu|rzuty|rzutów|pola|pól|tury|tur|kolumny|kolumn|błędy|błędów|gry|gier|dni|wpisy|wpisów|kości|kośćmi|razy|decyzje|decyzji",
    few: "układ|układów|punkt|punktów|rzut|rzutów|pole|pól|tura|tur|kolumna|kolumn|błąd|błędów|gra|gier|dzień|wpis|wpisów|kość|raz|decyzja|decyzji",
    many: "układ|układy|punkt|punkty|rzut|rzuty|pole|pola|tura|tury|kolumna|kolumny|błąd|błędy|gra|gry|dzień|wpis|wpisy|kość|raz|decyzja|decyzje",
    other: "układ|układy|układów|punkt|punkty|punktów|rzut|rzuty|pole|tura|kolumna|błąd|błędy|gra|dzień|wpis|wpisy|kość|raz|decyzja",
  },
};

/**
 * Return the locale of a language.
 * @param {string} code
 */
const localeOf = (code) => (code === "no" ? "nb" : code);

/**
 * Return a number as an argument of a text; one with decimals also selects a plural form.
 * @param {number} n
 */
const given = (n) => (Number.isInteger(n) ? n : amount(number, n, 1));

/**
 * Return a text in which this number is the value of every number.
 * @param {string} key
 * @param {unknown} text
 * @param {unknown} n
 * @param {Record<string, string>} chances
 */
function filled(key, text, n, chances) {
  const names = JSON.stringify(text).match(/(?<=\{)\w+(?=\})/g) ?? [];
  const numbers = Object.fromEntries(names.map((name) => [name, n]));
  return t(/** @type {TextKey} */ (key), { n, ...numbers, ...chances, ...WORDS, ...GREATER, ...GREATER_IN[key] });
}

/**
 * Return a pattern of a number followed by a word that does not agree with it, if the language has such words.
 * @param {string} code
 * @param {number} n
 */
function disagreement(code, n) {
  const locale = localeOf(code);
  const category = new Intl.PluralRules(locale, { minimumFractionDigits: Number.isInteger(n) ? 0 : 1 }).select(n);
  const wrong = WRONG[code]?.[category];
  const shown = new Intl.NumberFormat(locale).format(n).replace(".", "\\.");
  return wrong === undefined ? NEVER : new RegExp(`(?<![\\p{L}\\d/–.,])${shown}[ \\u00a0](?:${wrong})(?![\\p{L}-])`, "u");
}

const NEVER = /(?!)/u;

/**
 * Return patterns of typographical mistakes in a language.
 * @param {string} code
 */
function slips(code) {
  const percentSign = new Intl.NumberFormat(localeOf(code), { style: "percent" }).format(0.42).slice(2);
  const otherQuotes = [..."“”„»«「」『』\""].filter((sign) => !QUOTES[code].includes(sign)).join("");
  const rules = [
    /undefined|NaN|[{}]|^\s|\s$| {2}/,
    // French has a space that does not break; the others have none.
    code === "fr" ? /[^\u00a0\u202f][:;!»](?!\/)|(?<! ou)[^\u00a0\u202f][?]|«[^\u00a0\u202f]/ : /\s[,.:;!](?!\d)/,
    percentSign === "%" ? /\d\s%/ : /\d(?:%| %)/,
    new RegExp(`[${otherQuotes}]`),
    // Japanese has no space within a sentence.
    ...(code === "ja" ? [/[\d\u3040-\u30ff\u4e00-\u9fff] [\u3040-\u30ff\u4e00-\u9fff]/] : []),
  ];
  return new RegExp(rules.map(({ source }) => source).join("|"), "u");
}

/** @type {Record<string, string>} */
const QUOTES = {
  en: "“”", de: "„“", fr: "«»", es: "«»", it: "«»", pt: "“”", sv: "”", da: "»«", no: "«»", fi: "”", pl: "„”", ja: "「」『』", ko: "“”",
};

test("numbers agree with the words after them, and texts follow the typographical rules of their language", async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code, PARTS.filter(Boolean).map((part) => part.slice(0, -1)));
    const [texts, slip] = [await allTexts(code), slips(code)];
    const chances = Object.fromEntries(CHANCES.map((name) => [name, percent(0.42)]));
    for (const n of NUMBERS) {
      const wrong = disagreement(code, n);
      for (const [key, text] of texts) {
        const words = filled(key, text, given(n), chances);
        assert.doesNotMatch(words, wrong, `${code} ${key}`);
        assert.doesNotMatch(words, slip, `${code} ${key}`);
      }
    }
  }
  await useLanguage("en", []);
});

test("disagreeing numbers and typographical mistakes are detected", () => {
  /** @type {[string, number, string][]} */
  const disagreeing = [
    ["en", 1, "1 points"], ["en", 0, "0 point"], ["en", 1.5, "1.5 point"], ["fr", 0, "0 points"], ["fr", 1.5, "1,5 points"],
    ["pl", 2, "2 rzutów"], ["pl", 5, "5 rzuty"], ["pl", 21, "21 rzuty"], ["pl", 1.5, "1,5 rzut"], ["fi", 11, "11 piste"], ["de", 21, "21 Punkt"],
  ];
  for (const [code, n, words] of disagreeing) assert.match(words, disagreement(code, n), code);
  /** @type {[string, string][]} */
  const wrong = [
    ["en", "a  b"], ["en", "a ."], ["en", "{n} a"], ["en", "undefined"], ["en", "42 %"], ["de", "42%"], ["de", "42 %"], ["fr", "Total: 5"], ["fr", "«a »"],
    ["da", "“a”"], ["de", "«a»"], ["ja", "約2 分"], ["pl", "42\u00a0%"],
  ];
  for (const [code, words] of wrong) assert.match(words, slips(code), code);
  /** @type {[string, string][]} */
  const right = [["en", "a, b: 42%."], ["fr", "«\u00a0a\u00a0»\u00a0: 42\u00a0%"], ["ja", "約2分"]];
  for (const [code, words] of right) assert.doesNotMatch(words, slips(code), code);
});

test("English has the singular for 1 only", async () => {
  await useLanguage("en", ["history"]);
  let drawn = 20;
  for (let i = 0; i < 200; i += 1) {
    drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
    const points = i < 3 ? i : drawn % 400;
    assert.equal(t("finished", { points }), points === 1 ? "1 point!" : `${points} points!`);
    assert.equal(t("scored", { name: "Ann", category: "Ones", points: -points }), `Ann: Ones, ${points ? "−" : ""}${points} point${points === 1 ? "" : "s"}.`);
  }
});

test("a number with decimals selects a plural form, too", async () => {
  /** @type {[string, number, string][]} */
  const said = [
    ["en", 1, "D: 1.00 points per decision"], ["en", 0.001, "D: <0.01 points per decision"], ["fr", 0.5, "D\u00a0: 0,50 point par décision"],
    ["fr", 1.99, "D\u00a0: 1,99 point par décision"], ["fr", 2, "D\u00a0: 2,00 points par décision"], ["pt", 1.5, "D: 1,50 ponto por decisão"],
    ["de", 1, "D: 1,00 Punkte je Entscheidung"], ["pl", 1, "D: 1,00 pkt na decyzję"],
  ];
  for (const [code, loss, words] of said) {
    await useLanguage(code, ["history"]);
    assert.equal(t("chartPoint", { date: "D", loss: amount(lost, loss, 2) }), words, code);
  }
  await useLanguage("en", ["make"]);
  assert.deepEqual([1, 1234].map((n) => t("makeStates", { count: amount(number, n) })), ["1 situation between turns", "1,234 situations between turns"]);
  await useLanguage("en", []);
});

test("requested parts are loaded in every language", async () => {
  await useParts("rules", "train");
  assert.equal(t("rulesPage"), "Keepwise: Rules");
  await useLanguage("de");
  assert.equal(t("rulesPage"), "Keepwise: Regeln");
  assert.equal(t("done"), "Fertig");
  await useLanguage("en", ["train"]);
  assert.equal(t("trainPage"), "Keepwise: Training");
  await assert.rejects(useParts("none"));
  assert.equal(t("trainPage"), "Keepwise: Training");
  await useLanguage("en", []);
});

test("a text contains its values and agrees with the number", async () => {
  assert.equal(t("round", { n: 2, of: 13 }), "Round 2 of 13");
  assert.equal(t("factsCard", { n: 0 }), "0 categories");
  assert.equal(t("factsCard", { n: 1 }), "1 category");
  assert.equal(t("factsCard", { n: 2 }), "2 categories");
  // In French, 0 is singular, too.
  await useLanguage("fr");
  assert.equal(t("factsCard", { n: 0 }), "0 case");
  assert.equal(t("factsCard", { n: 2 }), "2 cases");
});

test("an unknown language falls back to English", async () => {
  await useLanguage("de");
  for (const name of ["xx", "toString", "../de"]) {
    assert.equal(await useLanguage(name), true);
    assert.equal(language(), "en", name);
  }
});

test("the last of several languages requested at once wins", async () => {
  assert.deepEqual(await Promise.all(["de", "fr", "fi"].map((code) => useLanguage(code))), [false, false, true]);
  assert.equal(language(), "fi");
  assert.equal(t("done"), "Valmis");
});

test("the page's own texts are in the chosen language", async () => {
  const own = new FakeElement("button");
  own.dataset.text = "done";
  ownTexts.push(own);
  await useLanguage("de");
  assert.equal(own.textContent, "Fertig");
  assert.equal(root.lang, "de");
});

test("zero has no minus sign, and a minus sign is not a hyphen", () => {
  assert.deepEqual([number(-0.001, 2), number(-0, 1), number(-1.5, 1)], ["0.00", "0.0", "−1.5"]);
  assert.deepEqual([-0.04, 0.04, -1, 0.05].map((value) => signed(value)), ["0.0", "0.0", "−1.0", "+0.1"]);
  assert.deepEqual([signed(4, 0), signed(0, 0), signed(-17, 0)], ["+4", "0", "−17"]);
});

test("a tiny loss is not shown as 0", () => {
  assert.deepEqual([0, 0.0049, 0.005, 1.239].map((loss) => lost(loss)), ["0.00", "<0.01", "0.01", "1.24"]);
  assert.deepEqual([0.049, 0.05].map((loss) => lost(loss, 1)), ["<0.1", "0.1"]);
  assert.deepEqual([0, 0.049, 0.05, 123.82].map((loss) => minus(loss)), ["0.0", "<0.1", "−0.1", "−123.8"]);
  assert.deepEqual([0, 0.0004, 0.123].map((share) => minus(share, 1, percent)), ["0%", "<0.1%", "−12.3%"]);
});

test("a punctuation mark set off by a space stays on the line of its word", async () => {
  await useLanguage("fr");
  assert.equal(t("labelled", { name: "Total", words: -5 }), "Total\u00a0: −5");
  assert.equal(t("problemFilled", { category: "Brelan" }), "La case «\u00a0Brelan\u00a0» était déjà remplie.");
});

test("only impossible events have 0%, and only certain ones 100%", () => {
  const shares = [0, 0.0000001, 0.0049, 0.005, 0.42, 0.9949, 0.995, 0.9999999, 1];
  const words = ["0%", "<1%", "<1%", "1%", "42%", "99%", ">99%", ">99%", "100%"];
  assert.deepEqual(shares.map((share) => percent(share)), words);
  assert.deepEqual([0.00001, 0.3441, 0.99996].map((share) => percent(share, 2)), ["<0.01%", "34.41%", ">99.99%"]);
});

test("numbers have the format of their language", async () => {
  /** @type {[string, string, string, string][]} */
  const written = [
    ["en", "1,234.5", "42%", "−0.5"], ["de", "1.234,5", "42\u00a0%", "−0,5"], ["fr", "1\u202f234,5", "42\u00a0%", "−0,5"],
    ["sv", "1\u00a0234,5", "42\u00a0%", "−0,5"], ["no", "1\u00a0234,5", "42\u00a0%", "−0,5"],
    ["fi", "1\u00a0234,5", "42\u00a0%", "−0,5"], ["ko", "1,234.5", "42%", "−0.5"], ["ja", "1,234.5", "42%", "−0.5"],
    ["pt", "1.234,5", "42%", "−0,5"], ["pl", "1234,5", "42%", "−0,5"],
  ];
  for (const [code, large, share, negative] of written) {
    await useLanguage(code);
    assert.deepEqual([number(1234.5, 1), percent(0.42), signed(-0.5)], [large, share, negative], code);
  }
});

test("lists have the conjunctions of their language", async () => {
  assert.equal(anyOf(["Ones"]), "Ones");
  assert.equal(anyOf(["Ones", "Twos"]), "Ones or Twos");
  assert.equal(list(["Ann", "Bo", "Cy"]), "Ann, Bo, and Cy");
  await useLanguage("no");
  assert.equal(list(["Ann", "Bo"]), "Ann og Bo");
});

test("durations are in seconds, and in minutes from a minute and a half on", async () => {
  /** @param {number} seconds */
  const time = (seconds) => workLeft({ share: 0.09, seconds_left: seconds });
  assert.equal(time(0), "9% done, about 1 second left.");
  assert.equal(time(1.4), "9% done, about 1 second left.");
  assert.equal(time(1.6), "9% done, about 2 seconds left.");
  assert.equal(time(89.9), "9% done, about 90 seconds left.");
  assert.equal(time(90), "9% done, about 2 minutes left.");
  assert.equal(time(149), "9% done, about 2 minutes left.");
  assert.equal(time(150), "9% done, about 3 minutes left.");
  await useLanguage("ja");
  assert.deepEqual([time(1), time(150)], ["9%完了、残り約1秒。", "9%完了、残り約3分。"]);
});

test("waiting work is reported as waiting, and unknown durations give no text", () => {
  const far = { share: 0.8, seconds_left: 130 };
  assert.equal(workLeft({ ...far, table: "other" }), "Another game is ahead of this one: 80% done, about 2 minutes left.");
  assert.equal(workLeft({ ...far, table: "own" }), "80% done, about 2 minutes left.");
  assert.equal(workLeft(), "");
});
