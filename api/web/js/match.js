// A game being played: the tray, the card, the score of every player.

/**
 * @import { Settings, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { CallLine } from "./call-line.js";
import { Card } from "./card.js";
import { Coach } from "./coach.js";
import { Computer } from "./computer.js";
import { Dice } from "./dice.js";
import { ICONS, announce, fill, h, icon, set, setText, still } from "./dom.js";
import * as game from "./game.js";
import { followGame } from "./history.js";
import { t, whole } from "./i18n.js";
import { namesOf, resultWords } from "./names.js";
import { Stock, stockWords } from "./stock.js";
import { storeGame } from "./stored.js";

export class Match {
  /**
   * While dice tumble nobody has seen yet what they show, so nothing says it and nothing is rolled.
   * @type {{ end?: Promise<void> } | undefined}
   */
  tumbling;
  /** @type {number | undefined} the player whose column is looked at, where it is not the current one's */
  peeked;
  turnLine = h("h1", { class: "turn-line" });
  rollsLine = h("p", { class: "rolls-line" });
  rollButton = h("button", {
    type: "button", class: "button primary roll", onclick: (event) => this.press(event),
    // A key that is held down, perhaps on the card a moment ago, presses once.
    onkeydown: (event) => event.repeat && event.preventDefault(),
  });
  undoButton = h(
    "button", { type: "button", class: "button plain", onclick: () => this.undo() }, icon(ICONS.undo), h("span", {}, t("undo")),
  );
  stock = new Stock();
  notice = h("div", { class: "notice", role: "alert", hidden: true });
  computer = new Computer(this);

  /**
   * @param {object} played
   * @param {State} played.state
   * @param {Rules} played.rules
   * @param {Settings} played.settings
   * @param {() => void} played.ended shows the review
   */
  constructor({ state, rules, settings, ended }) {
    this.state = state;
    this.rules = rules;
    this.settings = settings;
    this.ended = ended;
    this.names = namesOf(state.players);
    this.coach = new Coach(rules, {
      settings, aimed: () => this.advise(), keep: (faces) => this.keep(faces), prepared: () => this.isPerson && this.advise(),
    });
    this.dice = new Dice(rules.diceCount, rules.colours, (place) => this.toggle(place));
    this.card = new Card(rules, this.names, (category, column) => this.choose(category, column));
    this.callLine = new CallLine(rules);
    this.chips = this.names.map((name, p) => this.chip(name, p));
    this.tray = h(
      "section", { class: "tray", "aria-label": t("tray") },
      h("div", { class: "tray-head" }, this.turnLine, this.rollsLine),
      this.stock.element,
      this.callLine.element,
      this.dice.element,
      this.coach.line,
      this.notice,
      h("div", { class: "tray-foot" }, this.undoButton, this.rollButton),
    );
    this.element = h(
      "div", { class: "match" },
      h("div", { class: "side" }, this.tray, this.coach.element),
      h("div", { class: "other-side" },
        h("section", { class: "sheet", "aria-label": t("scorecard") },
          h("div", { class: "chips", role: "group", "aria-label": t("players") }, this.chips.map(({ element }) => element)),
          this.card.element),
        this.coach.outlook.element),
    );
    this.show();
    this.goOn();
  }

  /**
   * @param {string} name
   * @param {number} p
   */
  chip(name, p) {
    const total = h("b", { class: "numbers" });
    const awarded = this.rules.awarded && h("small", { class: "numbers" });
    const element = h(
      "button", { type: "button", class: "chip", onclick: () => this.peek(p) },
      h("span", { class: "chip-name" }, name), awarded, " ", total,
    );
    return { element, total, awarded };
  }

  get current() {
    return game.currentPlayer(this.state);
  }

  get player() {
    return this.state.players[this.current];
  }

  get isUnderWay() {
    return !this.over && (this.state.turn.rolls.length > 0 || this.state.players.some(({ turns }) => turns.length > 0));
  }

  get over() {
    return game.isOver(this.state, this.rules);
  }

  get isPerson() {
    return !this.over && this.player.strength === null;
  }

  stop() {
    this.computer.stop();
    this.coach.stop();
  }

  /**
   * Everything on the page that follows from the state.
   * @param {readonly number[]} [tumbling] places of the dice that were just rolled
   */
  show(tumbling = []) {
    const { state, rules, current } = this;
    const hand = game.hand(state);
    const mayChoose = this.isPerson && !this.tumbling;
    const best = mayChoose ? this.coach.advice?.best : undefined;
    this.dice.element.hidden = this.over;
    this.dice.show({
      faces: hand,
      kept: state.turn.kept,
      advised: best?.action === "keep" && hand ? game.placesOf(hand, best.keep, state.turn.kept) : new Set(),
      active: this.mayKeep,
      tumbling,
    });
    this.card.show({
      state,
      current: this.over ? -1 : current,
      scores: mayChoose ? game.legalScores(state, rules) : [],
      calls: mayChoose ? game.callable(state, rules) : [],
      best: best?.action === "keep" ? undefined : best,
      shown: this.peeked ?? current,
    });
    this.showChips();
    this.showTray();
  }

  showChips() {
    const { state, rules, current } = this;
    this.chips.forEach(({ element, total, awarded }, p) => {
      const totals = rules.totals(game.sheet(state.players[p], rules));
      setText(total, whole(totals.total));
      if (awarded) setText(awarded, t("pointsOf", { n: totals.points_awarded }));
      set(element, "aria-pressed", String((this.peeked ?? current) === p));
      set(element, "data-current", !this.over && p === current);
    });
  }

  showTray() {
    const { state, rules } = this;
    const left = game.rollsLeft(state, rules);
    set(this.turnLine, "data-over", this.over);
    setText(this.turnLine, this.over ? this.outcome() : this.names[this.current]);
    setText(this.rollsLine, this.over ? "" : this.rollsWords(left));
    this.callLine.show(state, this.isPerson && !this.tumbling);
    this.stock.show(this.over || !rules.extraRolls ? undefined : game.stock(state, rules));
    setText(this.rollButton, this.rollWords(left));
    set(this.rollButton, "aria-disabled", this.mayPress ? undefined : "true");
    this.undoButton.hidden = !game.canUndo(state);
  }

  /** @param {number} left rolls */
  rollsWords(left) {
    const { rules, player } = this;
    const rolls = t("rollsLeft", { n: left });
    if (this.state.turn.rolls.length) return rolls;
    const round = t("round", { n: player.turns.length + 1, of: rules.turns });
    return rules.rollsOfTurn(player.turns.length) === rules.rolls ? round : `${round} · ${rolls}`;
  }

  get mayKeep() {
    const { state, rules } = this;
    return this.isPerson && Boolean(game.hand(state)) && game.rollsLeft(state, rules) > 0 && !game.mustRollAll(state, rules);
  }

  get mayPress() {
    if (this.over) return true;
    if (this.isPerson) return !this.tumbling && game.canRoll(this.state, this.rules);
    return this.settings.pace === "step" && !this.computer.isAway;
  }

  /** @param {number} left rolls */
  rollWords(left) {
    if (this.over) return t("review");
    if (this.computer.isAway) return t("waitsForServer");
    if (!this.isPerson) return this.settings.pace === "step" ? t("next") : t("computerPlays");
    if (!this.state.turn.rolls.length) return t("roll");
    const n = this.state.turn.kept.filter((kept) => !kept).length;
    if (left === 0 || n === 0) return t("chooseCategory");
    const own = this.rules.rollsOfTurn(this.player.turns.length);
    return t(this.state.turn.rolls.length < own ? "rollAgain" : "rollExtra", { n });
  }

  outcome() {
    return resultWords(this.names, this.state.players.map((player) => this.rules.totals(game.sheet(player, this.rules))));
  }

  changed() {
    storeGame(this.state);
    followGame(this.state, this.rules);
  }

  /**
   * The one big button.
   * @param {{ detail: number }} click `detail` counts the clicks of a double click: it rolls once
   */
  press({ detail }) {
    if (!this.mayPress) return;
    if (this.over) this.ended();
    else if (!this.isPerson) this.computer.step();
    else if (detail < 2 || !game.hand(this.state)) this.roll();
  }

  roll() {
    const rerolled = this.state.turn.kept.flatMap((kept, i) => (kept ? [] : [i]));
    game.roll(this.state);
    if (game.mustRollAll(this.state, this.rules)) game.keepFaces(this.state, []);
    this.peeked = undefined;
    this.coach.clear();
    this.changed();
    this.tumble(rerolled);
    const words = [t("rollsLeft", { n: game.rollsLeft(this.state, this.rules) })];
    if (this.rules.extraRolls) words.push(stockWords(game.stock(this.state, this.rules)));
    announce(`${t("rolled", { dice: game.hand(this.state)?.join(" ") })} ${words.join(", ")}`);
    this.advise();
  }

  /**
   * Shows the hand when the dice lie still.
   * @param {readonly number[]} rerolled places
   */
  tumble(rerolled) {
    /** @type {Match["tumbling"]} */
    const tumbling = still() ? undefined : {};
    this.tumbling = tumbling;
    this.show(rerolled);
    if (!tumbling) return;
    tumbling.end = this.dice.lieStill().then(() => {
      if (this.tumbling !== tumbling) return;
      this.tumbling = undefined;
      this.show();
    });
  }

  /** @param {number} place */
  toggle(place) {
    if (!this.mayKeep) return;
    game.toggle(this.state, place);
    this.changed();
    this.show();
  }

  /** @param {readonly number[]} faces */
  keep(faces) {
    game.keepFaces(this.state, faces);
    this.changed();
    this.show();
    this.rollButton.focus();
  }

  /**
   * What the computer keeps is said.
   * @param {readonly number[]} faces
   */
  keepAloud(faces) {
    game.keepFaces(this.state, faces);
    this.changed();
    this.show();
    announce(t("keeps", { name: this.names[this.current], dice: faces.join(" ") || t("nothing") }));
  }

  /** @param {number} p */
  peek(p) {
    this.peeked = p;
    this.show();
  }

  /**
   * A category that can be called is called first; to press it once more fills it.
   * @param {string} category
   * @param {string} [column]
   */
  choose(category, column) {
    if (!this.isPerson || this.tumbling) return;
    const isCalled = this.rules.columns.some(({ id, ...of }) => of.announce && id === column);
    if (isCalled && game.callable(this.state, this.rules).includes(category)) {
      this.call(category);
      this.advise();
    } else this.score(category, column);
  }

  /**
   * What is called is said.
   * @param {string} category
   */
  call(category) {
    game.call(this.state, this.rules, category);
    this.coach.clear();
    this.changed();
    this.show();
    announce(t("calls", { name: this.names[this.current], category: this.rules.titleOf(category) }));
  }

  /**
   * @param {string} category
   * @param {string} [column]
   */
  score(category, column) {
    this.fill(category, column);
    // The cell that had the focus is gone; the next thing to do is the big button.
    this.rollButton.focus({ preventScroll: true });
    this.goOn();
  }

  /**
   * @param {string} category
   * @param {string} [column]
   */
  fill(category, column) {
    const name = this.names[this.current];
    const { points, extraBonus } = game.score(this.state, this.rules, category, column);
    this.peeked = undefined;
    this.tumbling = undefined;
    this.coach.clear();
    this.changed();
    this.show();
    const words = t("scored", { name, category: this.rules.cellWords(category, column), points: points + extraBonus });
    announce(this.over ? `${words} ${this.outcome()}` : words);
  }

  undo() {
    if (!game.canUndo(this.state)) return;
    this.computer.stop();
    game.undo(this.state, this.rules);
    this.tumbling = undefined;
    this.hush();
    this.changed();
    this.show();
    this.rollButton.focus({ preventScroll: true });
    this.goOn();
  }

  /** Whatever follows from the state without the player: advice, or the computer's turn. */
  goOn() {
    if (this.over) this.coach.leave();
    else if (this.isPerson) this.advise();
    else {
      this.coach.rest();
      this.computer.play();
    }
  }

  async advise() {
    await this.coach.look(this.state, this.settings.coach && this.isPerson, () => this.show(), this.tumbling?.end);
  }

  /**
   * @param {string} text
   * @param {() => void} [again] may be pressed
   */
  say(text, again) {
    fill(this.notice,
      h("p", {}, text), again && h("button", { type: "button", class: "button", onclick: again }, t("tryAgain")));
    this.notice.hidden = false;
  }

  hush() {
    this.notice.hidden = true;
  }
}
