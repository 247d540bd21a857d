// Training: the day's ten decisions, practice by theme, one's own mistakes, one decision of a review. The fragment of the address
// has the current content, so that Back returns to the previous one. It is #date=…&ruleset=…, #theme=…&ruleset=…, #mistakes,
// #try=…&ruleset=…&dice=…, or nothing for the choice.

/**
 * @import { Puzzles, RankedMove } from "../base/types.js"
 * @import { Item, Session } from "./exercise.js"
 * @import { DayRecord } from "../storage/records.js"
 * @import { Mistake } from "../storage/finished-games.js"
 */

import { parseTry } from "../game/address.js";
import { markOf } from "../game/marks.js";
import { adviceQuestion } from "../game/questions.js";
import { readPosition } from "../game/wire.js";
import { showAnswer } from "./answer.js";
import { Refusal, Unreachable, askUntilAnswered, isUnknown } from "../base/api.js";
import { announce, byId, fill, h } from "../base/dom.js";
import { ratingOf, repeat } from "../storage/repetition.js";
import { Exercise } from "./exercise.js";
import { dueOf, canStore, loadHistory, mistakesOf } from "../storage/finished-games.js";
import { t, workLeft } from "../base/i18n.js";
import { load as loadRecord, storeRecord } from "../storage/records.js";
import { listRulesets, rulesOf } from "../ruleset/ruleset.js";
import { registerWorker } from "../base/worker-registration.js";
import { openPage } from "../base/page-frame.js";
import { wireKeys } from "../base/keys.js";
import { attempt, showConnection } from "../base/error-messages.js";
import { squares } from "./squares.js";
import { localDate } from "../storage/statistics.js";
import { loadRuleset, read, write } from "../base/local-storage.js";
import { THEMES, menu } from "./menu.js";
import { dayResult, practiceResult, ratedWords, titleOf } from "./result.js";
import { usualGame } from "../ruleset/usual-game.js";

const main = byId("main", HTMLElement);
const CHOSEN = "keepwise.train";
const AT_ONCE = 10;

/** @type {() => unknown} shows what is shown once more, in the language that is spoken now */
let redraw = () => open();
/** @type {Exercise | undefined} */
let exercise;
// Answers for an earlier view may arrive late.
let turn = 0;

/** Return the game that was chosen here last, or to play. */
const chosenRuleset = () => read(CHOSEN) ?? loadRuleset();

/**
 * @param {...(import("../base/dom.js").Children)} children
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

/** Open the view of the address. */
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
    if (own === turn) sayFailure(error);
  }
}

/** @param {Refusal | Unreachable} error */
function sayFailure(error) {
  if (error instanceof Refusal && error.status === 409) say(t("trainNotSolved"));
  else say(error instanceof Refusal && error.status < 500 ? t("trainNone") : t("pageStuck"), open);
}

const someSeed = () => Math.floor(Math.random() * 2 ** 31);

async function openMenu() {
  redraw = openMenu;
  const own = turn;
  const rulesets = await listRulesets();
  if (own !== turn) return;
  const games = rulesets.filter(({ table, isEstimated }) => table === "ready" && !isEstimated);
  const chosen = games.find(({ id }) => id === chosenRuleset())?.id ?? (games.length ? usualGame(games) : "yahtzee");
  put(menu({
    games, chosen, history: loadHistory(), now: new Date(), keeps: canStore(),
    choose: (id) => {
      write(CHOSEN, id);
      attempt(async () => {
        await openMenu();
        byId("train-game", HTMLSelectElement).focus();
      });
    },
  }));
}

/** @param {boolean} needsServer */
const away = (needsServer) => say(t(needsServer ? "needsServer" : "waitsForServer"));

/** @param {`/v1/puzzles?${string}`} path */
async function puzzles(path) {
  say(t("trainLoads"));
  return await askUntilAnswered(path, undefined, {
    away, waiting: ({ progress }) => say([t("trainPrepares"), workLeft(progress)].join(" ")),
  });
}

/**
 * Return the decisions of an answer, which names their game once.
 * @param {Puzzles} found
 * @param {string} ruleset
 * @returns {Item[]}
 */
const itemsOf = ({ good_loss, puzzles: found, answered_by }, ruleset) => found.map(({ position, ...puzzle }) => (
  { ...puzzle, position: { ruleset, ...position }, good_loss, answered_by }));

/**
 * @param {string} ruleset
 * @param {string} date
 */
async function openDay(ruleset, date) {
  const own = turn;
  const items = itemsOf(await puzzles(`/v1/puzzles?ruleset=${encodeURIComponent(ruleset)}&date=${encodeURIComponent(date)}`), ruleset);
  if (own !== turn) return;
  const kept = loadRecord("days", `${ruleset}/${date}`);
  const answers = kept?.of === items.length ? kept.answers : [];
  await goOn({ kind: "day", ruleset, date, items, answers: [...answers] });
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
  else await goOn({ kind: "theme", ruleset, theme, seed, items, answers: [] });
}

async function openMistakes() {
  const { games, cards } = loadHistory();
  const due = dueOf(mistakesOf(games), cards, new Date());
  if (!due.length) {
    say(t("trainNoneDue"));
    return;
  }
  const own = turn;
  say(t("trainLoads"));
  const items = [];
  for (const mistake of due) {
    if (items.length === AT_ONCE) break;
    items.push(...await itemOfMistake(mistake));
  }
  if (own !== turn) return;
  if (items.length) await goOn({ kind: "mistakes", ruleset: "", items, answers: [] });
  else say(t("trainNone"));
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
  const { moves } = await askUntilAnswered("/v1/advice", adviceQuestion(position), { away });
  if (own === turn) await goOn({ kind: "try", ruleset: "", items: [{ id: "", position, moves, good_loss: tried.good }], answers: [] });
}

/**
 * Return the decision of a mistake; none where the server does not know its position, as from a file.
 * @param {Mistake} mistake
 * @returns {Promise<Item[]>}
 */
async function itemOfMistake({ id, position, good_loss, played, theme }) {
  try {
    const { moves } = await askUntilAnswered("/v1/advice", adviceQuestion(position), { away });
    return [{ id, position, moves, good_loss, theme, playedThen: played }];
  } catch (error) {
    if (isUnknown(error)) return [];
    throw error;
  }
}

/**
 * Show the next item that was not answered, or the result.
 * @param {Session} session
 */
async function goOn(session) {
  const { items, answers, kind } = session;
  if (answers.length === items.length) {
    await showResult(session);
    return;
  }
  await showItem(session, answers.length);
  if (answers.length || kind !== "day") exercise?.heading.focus({ preventScroll: true });
}

/**
 * @param {Session} session
 * @param {number} place of the item
 * @param {Exercise} [before] the same in another language
 */
async function showItem(session, place, before) {
  const { items } = session;
  const own = turn;
  const rules = await rulesOf(items[place].position.ruleset);
  if (own !== turn) return;
  const position = readPosition(items[place].position, rules);
  if (!position) {
    say(t("trainNone"));
    return;
  }
  const asked = new Exercise({
    item: items[place], position, rules, title: t("trainNumber", { n: place + 1, of: items.length }), isRated: session.kind === "day",
    chosen: (move) => note(session, place, asked, move), before,
  });
  const row = h("div", { class: "train-head" }, h("p", { class: "train-title" }, h("a", { href: "#" }, t("trainMenu")), " · ", titleOf(session)),
    squares(marksOf(session), items.length));
  put(row, asked.element, place === 0 && h("p", { class: "hint keys" }, t("trainKeys"), " ", h("span", { class: "keyboard-only" }, t("trainKeyboard"))));
  exercise = asked;
  redraw = () => showItem(session, place, asked);
  if (asked.answer) tell(session, place, asked);
}

/** @param {Session} session */
const marksOf = ({ answers, items }) => answers.map(({ loss }, i) => markOf(loss, items[i].good_loss));

/**
 * Store an answer, unless the decision was answered before, and show the feedback.
 * @param {Session} session
 * @param {number} place of the item
 * @param {Exercise} asked
 * @param {RankedMove} move
 */
function note(session, place, asked, move) {
  const { items, answers, kind, date, ruleset } = session;
  const { item } = asked;
  if (answers.length === place) {
    answers.push({ loss: move.loss, accepted: move.loss <= item.good_loss, played: plain(move), difficulty: item.difficulty, ...(asked.hints.count > 0 && { hinted: true }) });
    if (kind === "day" && date !== undefined) storeDay({ ruleset, date, of: items.length, answers });
    if (kind === "mistakes") repeatLater(item.id, move.loss, item.good_loss);
    main.querySelector(".squares")?.replaceWith(squares(marksOf(session), items.length));
  }
  announce(tell(session, place, asked));
  /** @type {HTMLElement | null} */ (asked.foot.querySelector(".next"))?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/**
 * Show the feedback on the answer, and return its words.
 * @param {Session} session
 * @param {number} place of the item
 * @param {Exercise} asked
 */
const tell = (session, place, asked) => showAnswer(
  asked, () => goOn(session), t(session.answers.length < session.items.length ? "trainNext" : "trainEnd"), ratedWords(session, place, place + 1));

/**
 * Return a move without its value.
 * @param {RankedMove} move
 */
const plain = ({ value: _, loss: __, ...move }) => move;

/** Return whether a day is shown, or the menu, which has today's progress. */
const takesDay = () => !location.hash.slice(1) || location.hash.startsWith("#date=");

/** @param {Omit<DayRecord, "on">} day */
function storeDay(day) {
  const on = loadRecord("days", `${day.ruleset}/${day.date}`)?.on ?? localDate(new Date());
  storeRecord("days", { ...day, on });
}

/**
 * @param {string} id
 * @param {number} loss
 * @param {number} good
 */
async function repeatLater(id, loss, good) {
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
  redraw = () => showResult(session);
  announce(element.querySelector("h1")?.textContent ?? "");
}

const settings = await openPage(() => attempt(() => redraw()));
showConnection("serverAway");
wireKeys(settings, {
  face: (face) => exercise?.toggleFace(face),
  place: (place) => exercise?.toggle(place),
  walk: (key, from) => Boolean(exercise?.walk(key, from)),
  keys: { h: () => exercise?.hints.next(), r: () => exercise?.keep(), enter: () => exercise?.keep() },
});
addEventListener("hashchange", open);
// Answers in other tabs count here, too.
addEventListener("storage", ({ key }) => key?.startsWith("keepwise.days/") && takesDay() && open());
await open();
await registerWorker();
