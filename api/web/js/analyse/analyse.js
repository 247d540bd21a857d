// The board: any position of any game, entered by tapping, and its analysis. The URL holds everything that is shown.

/**
 * @import { Board } from "./board.js"
 * @import { ListedRuleset, Objective, Problem, RankedMove } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { BOARD, boardAddress, fragmentOf, parseAddress, parseId, parseSheets, pictureAddress, sheetsAddress } from "../game/address.js";
import { Answers } from "./answers.js";
import { BoardCard } from "./card.js";
import { BoardTray } from "./tray.js";
import * as boards from "./board.js";
import { Refusal, askUntilAnswered } from "../base/api.js";
import { announce, byId, fill, h, set } from "../base/dom.js";
import { language, t } from "../base/i18n.js";
import { cardProblem } from "./card-problems.js";
import { OwnRules } from "./own-rules.js";
import { gameOptions } from "../ruleset/game-groups.js";
import { listRulesets, load, rulesIfKnown, rulesOf } from "../ruleset/ruleset.js";
import { registerWorker } from "../base/worker-registration.js";
import { openPage } from "../base/page-frame.js";
import { shareButton } from "../base/share-button.js";
import { placeOf } from "../table/dice.js";
import { wireKeys } from "../base/keys.js";
import { attempt, complain, showConnection } from "../base/error-messages.js";
import { usualGame } from "../ruleset/usual-game.js";

const main = byId("main", HTMLElement);

// Limit of undo steps.
const STEPS = 200;

/** @type {Page | undefined} */
let page;

class Page {
  /** @type {Board[]} those before this one */
  before = [];
  /** @type {import("./sheet-check.js").SheetCheck | undefined} */
  check;
  /** @type {{ check: import("./sheet-check.js").SheetCheck, sheet: Board["sheet"] } | undefined} one that was left, for which card */
  left;

  /**
   * @param {Rules} rules
   * @param {Board} board
   * @param {ListedRuleset[]} listed
   */
  constructor(rules, board, listed) {
    this.rules = rules;
    this.board = board;
    this.games = gameSelect(listed, rules);
    this.tray = new BoardTray(rules, {
      put: (face) => this.change(boards.put(this.board, rules, face)),
      take: (place) => this.change(boards.take(this.board, place)),
      mark: (place) => this.change(this.marked(place)),
      leave: (rolls) => this.change(boards.leave(this.board, rules, rolls)),
      clear: () => this.change({ ...boards.emptyBoard(rules), objective: this.board.objective }),
      undo: () => this.undo(),
      saved: (rolls) => this.change(boards.noteExtraRolls(this.board, rules, rolls)),
      call: (announced) => this.change({ ...this.board, announced }),
      rolledAll: (allRolled) => this.change({ ...this.board, allRolled }),
    });
    this.card = new BoardCard(rules,
      (cell, points) => this.change(boards.note(this.board, rules, cell, points)),
      (column, count) => this.change(boards.noteBonuses(this.board, rules, column, count)));
    this.answers = new Answers(rules, {
      line: this.tray.line, answered: (best) => this.tray.answer(best), board: () => this.board, goOn: (move) => this.goOn(move),
      mark: (faces) => this.change(boards.markFaces(this.board, faces), true), wrong: (problems) => this.tellProblems(problems),
    });
    this.aim = new Aim(rules, (objective) => this.change({ ...this.board, objective }));
    this.picture = h("div", { class: "share-picture" },
      shareButton(async () => ({ text: "", url: `${location.origin}${this.pictureAddress()}` }), { class: "button small", words: t("boardPicture") }),
      h("p", { class: "hint" }, t("boardPictureHint")));
    this.boardView = h("div", { class: "board" }, h("div", { class: "board-side" }, this.tray.element, this.card.element), this.answersPanel());
    this.element = h("div", { class: "board-page" }, this.head(), this.boardView);
  }

  head() {
    const modes = [["boardPosition", () => this.check && this.leaveCheck()], ["boardCheck", () => this.check ?? attempt(() => this.openCheck())]];
    this.modes = modes.map(([key, act], mode) => h(
      "button", { type: "button", "aria-pressed": String(mode === 0), onclick: /** @type {() => void} */ (act) },
      t(/** @type {import("../base/types.js").TextKey} */ (key))));
    return h(
      "div", { class: "board-head" },
      h("h1", { class: "visually-hidden" }, t("navAnalyse")),
      h("div", { class: "board-game" }, h("label", { for: "board-ruleset", class: "visually-hidden" }, t("ruleset")), this.games),
      h("div", { class: "segments modes", role: "group", "aria-label": t("navAnalyse") }, this.modes),
    );
  }

  answersPanel() {
    return h(
      "div", { class: "board-answers" },
      h("section", { class: "coach panel", "aria-labelledby": "answers-title" },
        h("div", { class: "answers-head" }, h("h2", { id: "answers-title" }, t("boardMoves")),
          shareButton(async () => ({ text: "", url: location.href }), { class: "button small", words: t("shareLink") })),
        this.answers.moves, this.aim.element, this.picture),
      this.answers.odds.element,
      this.answers.outlook,
    );
  }

  /** Return the address of a picture of the board, undefined where there is no whole position. */
  pictureAddress() {
    const { board, rules } = this;
    if (!boards.isWhole(board, rules) || boards.isFull(board, rules)) return undefined;
    return pictureAddress(boards.questionOf(board, rules), language());
  }

  /**
   * @param {Board} board
   * @param {boolean} [isMarked] only which dice are marked differs: the moves that are shown stay
   */
  change(board, isMarked = false) {
    if (board === this.board) return;
    this.before = [...this.before, this.board].slice(-STEPS);
    this.board = board;
    this.show(isMarked || sameButMarks(board, this.before[this.before.length - 1]));
    history.replaceState(null, "", boardAddress(boards.questionOf(board, this.rules)));
  }

  undo() {
    const board = this.before.pop();
    if (!board) return;
    this.board = board;
    this.show();
    history.replaceState(null, "", boardAddress(boards.questionOf(board, this.rules)));
  }

  /** @param {RankedMove} move */
  goOn(move) {
    stepOn();
    this.change(boards.after(this.board, this.rules, move));
    scrollTo({ top: 0 });
    this.tray.keys[0].focus({ preventScroll: true });
  }

  show(isMarked = false) {
    if (!isMarked) this.tray.answer(undefined);
    this.tray.show(this.board, this.before.length > 0);
    set(this.boardView, "data-whole", boards.isWhole(this.board, this.rules) && !boards.isFull(this.board, this.rules));
    this.card.show(this.board);
    this.aim.show(this.board.objective);
    this.picture.hidden = this.pictureAddress() === undefined;
    if (!isMarked) {
      this.answers.look();
      return;
    }
    this.answers.showLine();
    this.answers.odds.look(this.board, this.answers.asked.signal);
  }

  /** @param {readonly Problem[]} problems */
  tellProblems(problems) {
    const { rules } = this;
    this.card.showProblems(problems.map((problem) => cardProblem(problem, rules)));
  }

  showBoard() {
    this.check?.stop();
    this.check = undefined;
    this.press(0);
    this.element.replaceChild(this.boardView, this.element.children[1]);
    this.show();
    history.replaceState(null, "", boardAddress(boards.questionOf(this.board, this.rules)));
  }

  /** Leave the sheet to be checked. Its entries stay as long as the card of the board does. */
  leaveCheck() {
    const { check, board: { sheet } } = this;
    this.left = check && { check, sheet };
    stepOn();
    this.showBoard();
    scrollTo({ top: 0 });
  }

  async openCheck() {
    const { sheet } = this.board;
    if (this.left?.sheet !== sheet) {
      const { ruleset, scorecard } = boards.questionOf(this.board, this.rules);
      this.left = { check: await this.newCheck({ ruleset, players: [{ scorecard }] }), sheet };
    }
    stepOn();
    this.showCheck(this.left.check);
  }

  /** @param {import("../game/address.js").Sheets} sheets */
  async newCheck(sheets) {
    const { SheetCheck } = await load(() => import("./sheet-check.js"));
    return new SheetCheck(this.rules, {
      sheets,
      changed: (now) => history.replaceState(null, "", sheetsAddress(now)),
      leaves: stepOn,
      analyse: (scorecard) => {
        const board = boards.boardOf({ scorecard }, this.rules);
        if (!board) return;
        this.before = [];
        this.board = board;
        this.leaveCheck();
      },
    });
  }

  /** @param {import("./sheet-check.js").SheetCheck} check */
  showCheck(check) {
    this.answers.stop();
    this.check = check;
    this.press(1);
    this.element.replaceChild(check.element, this.element.children[1]);
    check.look();
  }

  /** @param {number} mode */
  press(mode) {
    this.modes?.forEach((button, each) => set(button, "aria-pressed", String(each === mode)));
  }

  /**
   * Change the board by a key, where it is shown.
   * @param {(board: Board) => Board} change
   */
  act(change) {
    if (!this.check) this.change(change(this.board));
  }

  /**
   * Return the board with a die marked, or not any longer, among those that are shown as marked.
   * @param {number} place
   */
  marked(place) {
    return boards.mark({ ...this.board, kept: this.tray.kept }, place);
  }

  /**
   * Enter a die; once all of them lie there, keep one that shows this face.
   * @param {number} face
   */
  putOrMark(face) {
    if (face > 6) return;
    this.act((board) => {
      const place = placeOf(board.dice, this.tray.kept, face);
      if (!boards.isWhole(board, this.rules)) return boards.put(board, this.rules, face);
      return place === undefined ? board : this.marked(place);
    });
  }

  /**
   * Read pasted dice such as 33356, or a sheet, outside of fields.
   * @param {ClipboardEvent} event
   */
  async onPaste(event) {
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (this.check || !text || isField(event.target)) return;
    event.preventDefault();
    const dice = /^[1-6][1-6\s,;]*$/.test(text) ? Array.from(text.replace(/[^1-6]/g, ""), Number) : [];
    if (dice.length && dice.length <= this.rules.diceCount) this.change({ ...this.board, dice, kept: dice.map(() => false) });
    else await this.pasteSheet(text);
  }

  /** @param {string} text the rows of a sheet, in any language */
  async pasteSheet(text) {
    try {
      const card = await askUntilAnswered("/v1/scorecards/convert", { ruleset: this.rules.ruleset, text });
      const some = card.rows.filter(({ read_as }) => read_as !== "nothing").length;
      const board = some ? boards.boardOf({ scorecard: card.scorecard }, this.rules) : undefined;
      if (board) this.change({ ...this.board, sheet: board.sheet });
      announce(t("checkTaken", { some, all: card.rows.length }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announce(t("problemOther"));
    }
  }
}

/** @param {EventTarget | null} target */
const isField = (target) => target instanceof Element && target.closest("input, textarea, select") !== null;

/** Add an entry to the history: Back leads here again. */
const stepOn = () => history.pushState(null, "", location.href);

/**
 * @param {Board} one
 * @param {Board} other
 */
const sameButMarks = (one, other) =>
  one.dice === other.dice && one.sheet === other.sheet && one.rollsLeft === other.rollsLeft && one.objective === other.objective
  && one.announced === other.announced && one.allRolled === other.allRolled;

/** The choice of the objective. */
class Aim {
  /**
   * @param {Rules} rules
   * @param {(objective: Objective) => void} chosen
   */
  constructor(rules, chosen) {
    const options = [["expected_total", t("goalPoints")], ["target", t("boardTarget")], ["floor", t("boardFloor")]];
    if (rules.bonus.length) options.push(["upper_bonus", t("boardUpperBonus")]);
    this.select = h("select", { id: "board-aim" }, options.map(([value, words]) => h("option", { value }, words)));
    this.target = h("input", { type: "text", inputmode: "numeric", maxlength: 5, id: "board-target", "aria-label": t("boardTarget"), value: "250" });
    const choose = () => {
      const maximize = this.select.value;
      const target = Math.min(9999, Number(this.target.value.replace(/[^\d-]/g, "")) || 0);
      chosen(maximize === "target" ? { maximize, target } : { maximize });
    };
    this.select.addEventListener("change", choose);
    this.target.addEventListener("input", choose);
    this.element = h("div", { class: "aim", hidden: rules.isEstimated }, h("label", { for: "board-aim" }, t("boardAim")), this.select, this.target);
  }

  /** @param {Objective} objective */
  show({ maximize, target }) {
    this.select.value = maximize;
    this.target.hidden = maximize !== "target";
    if (target !== undefined && document.activeElement !== this.target) this.target.value = String(target);
  }
}

/**
 * Return the choice of a game: those of the server, the one on the board, and a custom one.
 * @param {ListedRuleset[]} listed
 * @param {Rules} rules
 */
function gameSelect(listed, { ruleset, title: current }) {
  const isOwn = typeof ruleset !== "string";
  const select = h("select", { id: "board-ruleset" },
    isOwn && h("option", { value: "", selected: true }, current),
    gameOptions(listed, ({ id }) => id === ruleset),
    h("option", { value: "own" }, t("boardOwnRules")));
  select.addEventListener("change", () => {
    if (select.value !== "own") {
      attempt(() => openGame(select.value));
      return;
    }
    select.value = typeof ruleset === "string" ? ruleset : "";
    new OwnRules(isOwn ? ruleset : undefined, openGame).open();
  });
  return select;
}

/**
 * Another game, with an empty card. Throws a Refusal where it is none.
 * @param {string | object} ruleset
 */
async function openGame(ruleset) {
  const rules = await rulesOf(ruleset);
  history.pushState(null, "", boardAddress({ ruleset: rules.ruleset, scorecard: { points: {} } }));
  await put(rules, boards.emptyBoard(rules));
  document.getElementById("board-ruleset")?.focus();
}

/**
 * @param {Rules} rules
 * @param {Board} board
 * @param {import("../game/address.js").Sheets} [sheets] that are to be checked
 */
async function put(rules, board, sheets) {
  const rulesets = await gamesHere();
  page?.answers.stop();
  page?.check?.stop();
  page = new Page(rules, board, rulesets);
  fill(main, page.element);
  if (sheets) page.showCheck(await page.newCheck(sheets));
  else page.show();
}

/** @type {Map<string, import("../base/types.js").ListedRuleset[]>} by language */
const lists = new Map();

/** The games of this server, in the language of the page. */
async function gamesHere() {
  const spoken = language();
  const known = lists.get(spoken) ?? await listRulesets();
  lists.set(spoken, known);
  return known;
}

/** Return the position in the query, as a fragment. The server states in the page that of an identifier. */
function sharedPosition() {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute("content");
  return fragmentOf(location.search) || (stated ? fragmentOf(new URL(stated).search) : "");
}

/**
 * Replace the identifier in the address by its position, if there is one.
 * @param {string} id
 */
async function openId(id) {
  try {
    const { ruleset, position } = await askUntilAnswered(`/v1/advice?position_id=${encodeURIComponent(id)}&limit=1&fields=position`);
    if (position) history.replaceState(null, "", boardAddress({ ...position, ruleset }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Open the position of the address, or an empty card. From now on, the server does not see the position any longer. */
async function open() {
  const shared = location.hash.length > 1 ? "" : sharedPosition();
  if (shared) history.replaceState(null, "", `${BOARD}${shared}`);
  const id = parseId(location.hash);
  if (id) await openId(id);
  const sheets = parseSheets(location.hash);
  const question = sheets ? { ruleset: sheets.ruleset, scorecard: { points: {} } } : parseAddress(location.hash);
  if (!question && location.hash.length > 1) {
    await openUsual();
    complain(t("boardBroken"));
    return;
  }
  if (!question) {
    await openUsual();
    return;
  }
  const rules = await rulesIfKnown(question.ruleset);
  if (!rules) {
    await openUsual();
    complain(t("unknownGame"));
    return;
  }
  const board = boards.boardOf(question, rules);
  await put(rules, board ?? boards.emptyBoard(rules), sheets);
  if (!board) complain(t("boardBroken"));
}

async function openUsual() {
  const ruleset = usualGame(await gamesHere());
  const rules = await rulesOf(ruleset);
  await put(rules, boards.emptyBoard(rules));
}

const settings = await openPage(() => attempt(open));
showConnection("boardOffline");
wireKeys(settings, {
  face: (face) => page?.putOrMark(face),
  place: (place) => page?.act((board) => (page && place < board.dice.length ? page.marked(place) : board)),
  keys: { u: () => page?.check ?? page?.undo(), backspace: () => page?.act((board) => (board.dice.length ? boards.take(board) : board)) },
});
addEventListener("paste", (event) => attempt(async () => page?.onPaste(event)));
addEventListener("popstate", () => attempt(open));
await attempt(open);
await registerWorker();
