// Texts and numbers in every language.

import { FakeElement, ownTexts, root } from "./page.js";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test, { beforeEach } from "node:test";

import {
  LANGUAGES, anyOf, language, list, lost, minus, number, percent, preferredLanguage, signed, t, useLanguage, useParts, workLeft,
} from "../../api/web/js/base/i18n.js";

beforeEach(() => useLanguage("en"));

test("the first language of the browser that there is, is spoken", () => {
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

test("every language has all texts, each with the values that English has", async () => {
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

test("a text stands in one part alone", async () => {
  const keys = (await Promise.all(PARTS.map((part) => fileOf(part, "en")))).flatMap((texts) => Object.keys(texts));
  assert.deepEqual(keys.filter((key, place) => keys.indexOf(key) !== place), []);
});

test("every text is said somewhere", async () => {
  const web = new URL("../", FOLDER);
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => /^(js\/.*\.js|[^/]*\.html)$/.test(name));
  const written = files.map((name) => readFileSync(new URL(name, web), "utf8")).join("\n");
  const whole = new Set(written.match(/(?<=["'`])\w+(?=["'`])/g));
  const beginnings = written.match(/(?<=`)\w+_(?=\$\{)/g) ?? [];
  // The widget's page takes its texts out of their file itself.
  const taken = written.match(/(?<=const \{ )[\w, ]+(?= \} = \(await import\(`)/g)?.flatMap((names) => names.split(", ")) ?? [];
  const keys = (await Promise.all(PARTS.map((part) => fileOf(part, "en")))).flatMap((texts) => Object.keys(texts));
  const isSaid = (/** @type {string} */ key) => whole.has(key) || taken.includes(key) || beginnings.some((part) => key.startsWith(part));
  assert.deepEqual(keys.filter((key) => !isSaid(key)), []);
});

test("a text that depends on a number has every form that its language takes", async () => {
  /**
   * @param {string} part
   * @param {string} code
   */
  const missing = async (part, code) => {
    const rules = new Intl.PluralRules(code === "no" ? "nb" : code);
    const taken = [...new Set([0, 1, 2, 3, 5, 11, 21].map((n) => rules.select(n)))];
    return Object.entries(await fileOf(part, code)).flatMap(([key, text]) => (
      typeof text === "string" ? [] : taken.filter((form) => !(text[form] ?? text.other)).map((form) => `${key} of ${form}`)));
  };
  for (const part of PARTS)
    for (const code of Object.keys(LANGUAGES)) assert.deepEqual(await missing(part, code), [], part + code);
});

test("parts that were asked for are spoken in every language", async () => {
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

test("a text holds its values, and follows the number", async () => {
  assert.equal(t("round", { n: 2, of: 13 }), "Round 2 of 13");
  assert.equal(t("factsCard", { n: 0 }), "0 categories");
  assert.equal(t("factsCard", { n: 1 }), "1 category");
  assert.equal(t("factsCard", { n: 2 }), "2 categories");
  // In French nothing is one, too.
  await useLanguage("fr");
  assert.equal(t("factsCard", { n: 0 }), "0 case");
  assert.equal(t("factsCard", { n: 2 }), "2 cases");
});

test("a language that there is not is English", async () => {
  await useLanguage("de");
  for (const name of ["xx", "toString", "../de"]) {
    assert.equal(await useLanguage(name), true);
    assert.equal(language(), "en", name);
  }
});

test("of several languages that are asked for at once the last one counts", async () => {
  assert.deepEqual(await Promise.all(["de", "fr", "fi"].map((code) => useLanguage(code))), [false, false, true]);
  assert.equal(language(), "fi");
  assert.equal(t("done"), "Valmis");
});

test("the page says its own texts in the language that is spoken", async () => {
  const own = new FakeElement("button");
  own.dataset.text = "done";
  ownTexts.push(own);
  await useLanguage("de");
  assert.equal(own.textContent, "Fertig");
  assert.equal(root.lang, "de");
});

test("numbers are not minus nothing, and have a minus that is none of a hyphen", () => {
  assert.deepEqual([number(-0.001, 2), number(-0, 1), number(-1.5, 1)], ["0.00", "0.0", "−1.5"]);
  assert.deepEqual([-0.04, 0.04, -1, 0.05].map((value) => signed(value)), ["0.0", "0.0", "−1.0", "+0.1"]);
  assert.deepEqual([signed(4, 0), signed(0, 0), signed(-17, 0)], ["+4", "0", "−17"]);
});

test("a loss is one however small it is", () => {
  assert.deepEqual([0, 0.0049, 0.005, 1.239].map((loss) => lost(loss)), ["0.00", "<0.01", "0.01", "1.24"]);
  assert.deepEqual([0.049, 0.05].map((loss) => lost(loss, 1)), ["<0.1", "0.1"]);
  assert.deepEqual([0, 0.049, 0.05, 123.82].map((loss) => minus(loss)), ["0.0", "<0.1", "−0.1", "−123.8"]);
  assert.deepEqual([0, 0.0004, 0.123].map((share) => minus(share, 1, percent)), ["0.0%", "<0.1%", "−12.3%"]);
});

test("a sign that stands apart from its word stays on its line", async () => {
  await useLanguage("fr");
  assert.equal(t("labelled", { name: "Total", words: -5 }), "Total\u00a0: −5");
  assert.equal(t("problemFilled", { category: "Brelan" }), "«\u00a0Brelan\u00a0» était déjà remplie.");
});

test("what may happen is not 0%, and what need not happen is not 100%", () => {
  const shares = [0, 0.0000001, 0.0049, 0.005, 0.42, 0.9949, 0.995, 0.9999999, 1];
  const words = ["0%", "<1%", "<1%", "1%", "42%", "99%", ">99%", ">99%", "100%"];
  assert.deepEqual(shares.map((share) => percent(share)), words);
  assert.deepEqual([0.00001, 0.3441, 0.99996].map((share) => percent(share, 2)), ["<0.01%", "34.41%", ">99.99%"]);
});

test("numbers are written as people do where the language is spoken", async () => {
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

test("lists are as the language has them", async () => {
  assert.equal(anyOf(["Ones"]), "Ones");
  assert.equal(anyOf(["Ones", "Twos"]), "Ones or Twos");
  assert.equal(list(["Ann", "Bo", "Cy"]), "Ann, Bo, and Cy");
  await useLanguage("no");
  assert.equal(list(["Ann", "Bo"]), "Ann og Bo");
});

test("how long work takes is said in seconds, and in minutes from a minute and a half on", () => {
  /** @param {number} seconds */
  const time = (seconds) => workLeft({ share: 0.09, seconds_left: seconds });
  assert.equal(time(0), "9% done, about 1 second left.");
  assert.equal(time(1.4), "9% done, about 1 second left.");
  assert.equal(time(1.6), "9% done, about 2 seconds left.");
  assert.equal(time(89.9), "9% done, about 90 seconds left.");
  assert.equal(time(90), "9% done, about 2 minutes left.");
  assert.equal(time(149), "9% done, about 2 minutes left.");
  assert.equal(time(150), "9% done, about 3 minutes left.");
});

test("work that waits for other work says so, and nothing is said where nothing is known", () => {
  const far = { share: 0.8, seconds_left: 130 };
  assert.equal(workLeft({ ...far, table: "other" }), "Another game comes first: 80% done, about 2 minutes left.");
  assert.equal(workLeft({ ...far, table: "own" }), "80% done, about 2 minutes left.");
  assert.equal(workLeft(), "");
});
