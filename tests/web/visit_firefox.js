// Goes through the pages in Firefox and prints, as JSON, what was seen on each and whatever went wrong there.
//
//   node visit_firefox.js PATH_OF_FIREFOX ORIGIN [ADDRESS ...]
//
// Without addresses, it visits all pages.

import process from "node:process";

import puppeteer from "puppeteer-core";

/** @import { Page } from "puppeteer-core" */

const [path, origin, ...only] = process.argv.slice(2);

/**
 * Actions on each page, which return the visible results.
 * @type {Record<string, (page: Page) => Promise<unknown>>}
 */
const PAGES = {
  "/": (page) => textOf(page, "h1"),
  "/play": async (page) => {
    await press(page, ".start");
    await press(page, ".roll");
    await page.waitForSelector(".offer");
    // Scoring is possible once the dice have stopped.
    await page.waitForFunction(() => !document.getAnimations().length);
    await press(page, ".die");
    const kept = await page.$$eval('.die[aria-pressed="true"]', (dice) => dice.length);
    // A box with 0 would ask first.
    await press(page, ".offer:not([data-zero])");
    await page.waitForFunction(() => /2 /.test(document.querySelector(".rolls-line")?.textContent ?? ""));
    return { kept, filled: await page.$$eval("[data-latest]", (cells) => cells.length) };
  },
  "/analyse#ruleset=yahtzee&dice=13346&rolls_left=2": (page) => textOf(page, ".move-list li"),
  "/train#date=2026-11-23&ruleset=yahtzee": async (page) => {
    await press(page, ".offer");
    return textOf(page, ".verdict");
  },
  "/history": (page) => textOf(page, "h1"),
  "/rules/crag": (page) => textOf(page, "h1"),
  "/make": (page) => textOf(page, "h1"),
  "/widget?dice=13346&rolls_left=2": (page) => page.waitForFunction(
    () => /** @type {{ advice?: { explanation: string } } | null} */ (/** @type {unknown} */ (document.querySelector("dice-coach")))?.advice?.explanation).then((found) => found.jsonValue()),
};

/**
 * @param {Page} page
 * @param {string} selector
 */
async function press(page, selector) {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => /** @type {HTMLElement} */ (element).click());
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function textOf(page, selector) {
  await page.waitForSelector(selector);
  return page.$eval(selector, (element) => element.textContent);
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath: path, headless: true });
/** @type {Record<string, { seen: unknown, problems: string[] }>} */
const pages = {};
for (const [address, act] of Object.entries(PAGES)) {
  if (only.length && !only.includes(address)) continue;
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(origin + address);
  pages[address] = { seen: await act(page).catch((error) => `${error}`), problems };
  await page.close();
}
process.stdout.write(JSON.stringify(pages));
await browser.close();
