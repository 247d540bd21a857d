// Training: the day's ten decisions, practice by theme, one's own mistakes, one decision of a review. What is shown
// stands in the fragment of the address, so that Back leads where one was: #date=…&ruleset=…, #theme=…&ruleset=…, #mistakes,
// #try=…&ruleset=…&dice=…, or nothing for the choice.

/**
 * @import { Puzzles, RankedMove, TextKey } from "./types.js"
 * @import { Item } from "./exercise.js"
 * @import { KeptAnswer, KeptDay } from "./kept.js"
 * @import { Mistake } from "./history.js"
 */

import { parseTry } from "./address.js";
import { markOf, showAnswer } from "./answer.js";
import { Refusal, Unreachable, askUntilAnswered, connection, isReachable, tryAgain } from "./api.js";
import { announce, byId, fill, h } from "./dom.js";
import { Exercise } from "./exercise.js";
import { dueOf, isKeeping, loadHistory, mistakesOf } from "./history.js";
import { dayWords, language, t, workLeft } from "./i18n.js";
import { keep, load as loadKept, write } from "./kept.js";
import { load, rulesOf } from "./ruleset.js";
import { openPage } from "./shell.js";
import { squares } from "./squares.js";
import { localDate } from "./statistics.js";
import { loadRuleset } from "./stored.js";
import { THEMES, menu } from "./train-menu.js";
import { dayResult, practiceResult } from "./train-result.js";
import { usualGame } from "./usual-game.js";

const main = byId("main", HTMLElement);
const banner = byId("banner", HTMLElement);
const CHOSEN = "keepwise.train";
const AT_ONCE = 10;

/**
 * What is trained, one item after the other.
 * @typedef {{
 *   kind: "day" | "theme" | "mistakes" | "try", ruleset: string, items: Item[], answers: KeptAnswer[], date?: string, theme?: string,
 *   seed?: number, title: string,
 * }} Session
 */

/** @type {() => unknown} shows what is shown once more, in the language that is spoken now */
let redraw = () => open();
/** @type {Exercise | undefined} */
let exercise;
// What was shown before may arrive late.
let turn = 0;

/** The game that was chosen here last, or to play. */
function chosenRuleset() {
  try {
    return localStorage.getItem(CHOSEN) ?? loadRuleset();
  } catch {
    return undefined;
  }
}

/**
 * @param {...(import("./dom.js").Children)} children
 */
function put(...children) {
  exercise = undefined;
  fill(main, ...children);
  scrollTo(0, 0);
}

/**
 * @param {string} words
 * @param {() => unknown} [again]
 */
function say(words, again) {
  put(h("div", { class: "panel", role: "status" }, h("p", {}, words),
    again && h("button", { type: "button", class: "button", onclick: again }, t("tryAgain")),
    h("p", {}, h("a", { href: "#" }, t("trainMenu")))));
}

/** What the address says. */
async function open() {
  const said = new URLSearchParams(location.hash.slice(1));
  const ruleset = said.get("ruleset") ?? chosenRuleset() ?? "yahtzee";
  const [date, theme] = [said.get("date"), said.get("theme")];
  turn += 1;
  const own = turn;
  try {
    if (date !== null) await openDay(ruleset, date);
    else if (theme !== null && THEMES.includes(/** @type {any} */ (theme))) await openTheme(ruleset, theme, Number(said.get("seed")) || someSeed());
    else if (said.has("mistakes")) await openMistakes();
    else if (said.has("try")) await openTry();
    else await openMenu();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    if (own === turn) say(error instanceof Refusal && error.status < 500 ? t("trainNone") : t("pageStuck"), open);
  }
}

const someSeed = () => Math.floor(Math.random() * 2 ** 31);

async function openMenu() {
  redraw = openMenu;
  const own = turn;
  const { rulesets } = await askUntilAnswered(`/v1/rulesets?lang=${language()}`);
  if (own !== turn) return;
  const games = rulesets.filter(({ table, columns }) => table === "ready" && !columns?.length);
  const chosen = games.find(({ id }) => id === chosenRuleset())?.id ?? (games.length ? usualGame(games) : "yahtzee");
  put(menu({
    games, chosen, history: loadHistory(), now: new Date(), keeps: isKeeping(),
    choose: (id) => {
      write(CHOSEN, id);
      openMenu().then(() => byId("train-game", HTMLSelectElement).focus());
    },
  }));
}

/** @param {`/v1/puzzles?${string}`} path */
async function puzzles(path) {
  say(t("trainLoads"));
  return await askUntilAnswered(path, undefined, {
    waiting: ({ progress }) => say([t("trainPrepares"), workLeft(progress)].join(" ")),
  });
}

/**
 * What there is to decide. Which game it is, is said once for all of them.
 * @param {Puzzles} found
 * @param {string} ruleset
 * @returns {Item[]}
 */
const itemsOf = ({ good_loss, puzzles: found }, ruleset) => found.map(({ id, position, moves, theme, likely, wrong_share }) => (
  { id, position: { ruleset, ...position }, moves, good_loss, theme, likely, wrong_share }));

/**
 * @param {string} ruleset
 * @param {string} date
 */
async function openDay(ruleset, date) {
  const own = turn;
  const items = itemsOf(await puzzles(`/v1/puzzles?ruleset=${encodeURIComponent(ruleset)}&date=${encodeURIComponent(date)}`), ruleset);
  if (own !== turn) return;
  const kept = loadKept("days", `${ruleset}/${date}`);
  const answers = kept?.of === items.length ? kept.answers : [];
  await goOn({
    kind: "day", ruleset, date, items, answers: [...answers], title: t("trainDay", { date: dayWords(new Date(date), "UTC") }),
  });
}

/**
 * @param {string} ruleset
 * @param {string} theme
 * @param {number} seed
 */
async function openTheme(ruleset, theme, seed) {
  const own = turn;
  const items = itemsOf(await puzzles(
    `/v1/puzzles?ruleset=${encodeURIComponent(ruleset)}&seed=${seed}&theme=${theme}&count=${AT_ONCE}`), ruleset);
  if (own !== turn) return;
  if (!items.length) say(t("trainNone"));
  else await goOn({
    kind: "theme", ruleset, theme, seed, items, answers: [],
    title: t(/** @type {TextKey} */ (`theme_${theme}`)),
  });
}

async function openMistakes() {
  const { games, cards } = loadHistory();
  const [first, ...others] = dueOf(mistakesOf(games), cards, new Date()).slice(0, AT_ONCE);
  if (!first) {
    say(t("trainNoneDue"));
    return;
  }
  const own = turn;
  say(t("trainLoads"));
  const items = [];
  for (const mistake of [first, ...others]) items.push(await itemOfMistake(mistake));
  if (own !== turn) return;
  await goOn({ kind: "mistakes", ruleset: "", items, answers: [], title: t("trainMistakes") });
}

/** One decision, of a review perhaps, tried again. */
async function openTry() {
  const tried = parseTry(location.hash);
  const { dice, rolls_left } = tried?.question ?? {};
  if (!tried || !dice || rolls_left === undefined) {
    say(t("trainNone"));
    return;
  }
  const own = turn;
  say(t("trainLoads"));
  const position = { ...tried.question, dice, rolls_left };
  const { moves } = await askUntilAnswered("/v1/advice", position);
  if (own === turn) await goOn({
    kind: "try", ruleset: "", items: [{ id: "", position, moves, good_loss: tried.good }], answers: [], title: t("trainTry"),
  });
}

/**
 * @param {Mistake} mistake
 * @returns {Promise<Item>}
 */
async function itemOfMistake({ id, position, good_loss, played, theme }) {
  const { moves } = await askUntilAnswered("/v1/advice", position);
  return { id, position, moves, good_loss, theme, playedThen: played };
}

/**
 * The next item that was not answered, or how all of them went.
 * @param {Session} session
 */
async function goOn(session) {
  const { items, answers, kind, title } = session;
  redraw = () => goOn(session);
  const own = turn;
  const item = items[answers.length];
  if (!item) {
    await showResult(session);
    return;
  }
  const rules = await rulesOf(item.position.ruleset);
  if (own !== turn) return;
  const n = answers.length + 1;
  const asked = new Exercise({
    item, rules, title: t("trainNumber", { n, of: items.length }), chosen: (move) => note(session, asked, move),
  });
  const row = h("div", { class: "train-head" }, h("p", { class: "train-title" }, h("a", { href: "#" }, t("trainMenu")), " · ", title),
    squares(marksOf(session), items.length));
  put(row, asked.element, n === 1 && h("p", { class: "hint keys" }, t("trainKeys")));
  exercise = asked;
  if (n > 1 || kind !== "day") asked.heading.focus({ preventScroll: true });
}

/** @param {Session} session */
const marksOf = ({ answers, items }) => answers.map(({ loss }, i) => markOf(loss, items[i].good_loss));

/**
 * @param {Session} session
 * @param {Exercise} asked
 * @param {RankedMove} move
 */
function note(session, asked, move) {
  const { items, answers, kind, date, ruleset } = session;
  const { item } = asked;
  answers.push({ loss: move.loss, accepted: move.loss <= item.good_loss, played: plain(move) });
  if (kind === "day" && date !== undefined) storeDay({ ruleset, date, of: items.length, answers });
  if (kind === "mistakes") repeatLater(item.id, move.loss, item.good_loss);
  main.querySelector(".squares")?.replaceWith(squares(marksOf(session), items.length));
  showAnswer(asked, () => goOn(session), t(answers.length < items.length ? "trainNext" : "trainEnd"));
}

/**
 * A move without what it is worth.
 * @param {RankedMove} move
 */
const plain = ({ value: _, loss: __, ...move }) => move;

/** @param {Omit<KeptDay, "on">} day */
function storeDay(day) {
  const on = loadKept("days", `${day.ruleset}/${day.date}`)?.on ?? localDate(new Date());
  keep("days", { ...day, on });
}

/**
 * @param {string} id
 * @param {number} loss
 * @param {number} good
 */
async function repeatLater(id, loss, good) {
  const { ratingOf, repeat } = await load(() => import("./repetition.js"));
  await repeat(id, ratingOf(loss, good), new Date());
}

/** @param {Session} session */
async function showResult(session) {
  const own = turn;
  const rules = session.items.length ? await rulesOf(session.items[0].position.ruleset) : undefined;
  if (own !== turn) return;
  if (!rules) {
    say(t("trainNone"));
    return;
  }
  const marks = marksOf(session);
  const element = session.kind === "day" ? dayResult(session, marks, rules, new Date()) : practiceResult(session, marks);
  put(element);
  announce(element.querySelector("h1")?.textContent ?? "");
}

function showConnection() {
  banner.hidden = isReachable();
  fill(banner, h("p", {}, t("offline")), h("button", { type: "button", class: "button", onclick: tryAgain }, t("tryAgain")));
}

await openPage(["train", "play", "reasons"], () => redraw());
connection.addEventListener("lost", showConnection);
connection.addEventListener("back", showConnection);
document.addEventListener("keydown", (event) => exercise?.onKey(event), { capture: true });
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", open);
await open();
