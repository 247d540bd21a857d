// A game being played: the tray, the card, the score of every player, the computer's turns.

import { Refusal, askUntilAnswered } from "./api.js";
import { Card } from "./card.js";
import { Coach } from "./coach.js";
import { Dice } from "./dice.js";
import { announce, h, icon, pause, set, setText, still } from "./dom.js";
import * as game from "./game.js";
import { list, t } from "./i18n.js";
import { namesOf } from "./names.js";
import { storeGame } from "./stored.js";

const PACES = { normal: 900, fast: 250, step: 0 };

export class Match {
  // state as in game.js; settings {coach, pace}; ended() shows the review.
  constructor({ state, rules, settings, ended }) {
    Object.assign(this, { state, rules, settings, ended });
    this.names = namesOf(state.players);
    // While dice tumble nobody has seen yet what they show, so nothing says it and nothing is rolled.
    this.tumbling = undefined;
    // The computer is to move, and the server does not answer.
    this.isAway = false;
    this.coach = new Coach(rules, {
      keep: (faces) => this.keep(faces), prepared: () => this.isPerson && this.advise(),
    });
    this.dice = new Dice(rules.diceCount, rules.colours, (place) => this.toggle(place));
    this.card = new Card(rules, this.names, (category) => this.score(category));
    this.peeked = undefined;
    this.build();
    this.show();
    this.goOn();
  }

  build() {
    this.turnLine = h("h1", { class: "turn-line" });
    this.rollsLine = h("p", { class: "rolls-line" });
    this.rollButton = h("button", {
      type: "button", class: "button primary roll", onclick: (event) => this.press(event),
      // A key that is held down, perhaps on the card a moment ago, presses once.
      onkeydown: (event) => event.repeat && event.preventDefault(),
    });
    this.undoButton = h(
      "button", { type: "button", class: "button plain", onclick: () => this.undo() },
      icon("M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11"), h("span", {}, t("undo")),
    );
    this.notice = h("div", { class: "notice", role: "alert", hidden: true });
    this.chips = this.names.map((name, p) => this.chip(name, p));
    this.tray = h(
      "section", { class: "tray", "aria-label": t("tray") },
      h("div", { class: "tray-head" }, this.turnLine, this.rollsLine),
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
        this.coach.outlook),
    );
  }

  chip(name, p) {
    const total = h("b", { class: "numbers" });
    const element = h(
      "button", { type: "button", class: "chip", onclick: () => this.peek(p) },
      h("span", { class: "chip-name" }, name), total,
    );
    return { element, total };
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
    this.stopped?.abort();
    this.coach.stop();
  }

  // Everything on the page that follows from the state.
  show(tumbling = []) {
    const { state, rules, current } = this;
    const hand = game.hand(state);
    const best = this.isPerson && !this.tumbling ? this.coach.advice?.best : undefined;
    this.dice.element.hidden = this.over;
    this.dice.show({
      faces: hand,
      kept: state.turn.kept,
      advised: best?.action === "keep" && hand ? game.placesOf(hand, best.keep, state.turn.kept) : new Set(),
      active: this.isPerson && Boolean(hand) && game.rollsLeft(state, rules) > 0,
      tumbling,
    });
    this.card.show({
      state,
      current: this.over ? -1 : current,
      scores: this.isPerson && !this.tumbling ? game.legalScores(state, rules) : [],
      best: best?.action === "score" ? best.category : undefined,
      shown: this.peeked ?? current,
    });
    state.players.forEach((player, p) => {
      setText(this.chips[p].total, String(rules.totals(game.card(player, rules)).total));
      set(this.chips[p].element, "aria-pressed", String((this.peeked ?? current) === p));
      set(this.chips[p].element, "data-current", !this.over && p === current);
    });
    this.showTray();
  }

  showTray() {
    const { state, rules } = this;
    const left = game.rollsLeft(state, rules);
    setText(this.turnLine, this.over ? this.outcome() : this.names[this.current]);
    setText(this.rollsLine, this.over ? "" : state.turn.rolls.length ? t("rollsLeft", { n: left }) : t("round", {
      n: this.player.turns.length + 1, of: rules.categories.length,
    }));
    setText(this.rollButton, this.rollWords(left));
    set(this.rollButton, "aria-disabled", this.mayPress ? undefined : "true");
    this.undoButton.hidden = !game.canUndo(state);
  }

  get mayPress() {
    if (this.over) return true;
    if (this.isPerson) return !this.tumbling && game.canRoll(this.state, this.rules);
    return this.settings.pace === "step" && !this.isAway;
  }

  rollWords(left) {
    if (this.over) return t("review");
    if (this.isAway) return t("waitsForServer");
    if (!this.isPerson) return this.settings.pace === "step" ? t("next") : t("computerPlays");
    if (!this.state.turn.rolls.length) return t("roll");
    if (left === 0) return t("chooseCategory");
    return this.state.turn.kept.includes(false) ? t("rollAgain", { n: this.state.turn.kept.filter((k) => !k).length })
      : t("chooseCategory");
  }

  outcome() {
    const totals = this.state.players.map((player) => this.rules.totals(game.card(player, this.rules)).total);
    const most = Math.max(...totals);
    const winners = this.names.filter((_, p) => totals[p] === most);
    if (this.state.players.length === 1) return t("finished", { points: most });
    return winners.length === 1 ? t("wins", { name: winners[0], points: most })
      : t("tie", { names: list(winners), points: most });
  }

  changed() {
    storeGame(this.state);
  }

  // The one big button. `detail` counts the clicks of a double click: it rolls once.
  press({ detail }) {
    if (!this.mayPress) return;
    if (this.over) this.ended();
    else if (!this.isPerson) this.step?.();
    else if (detail < 2 || !game.hand(this.state)) this.roll();
  }

  roll() {
    const rerolled = this.state.turn.kept.flatMap((kept, i) => (kept ? [] : [i]));
    game.roll(this.state, this.rules);
    this.peeked = undefined;
    this.coach.clear();
    this.changed();
    this.tumble(rerolled);
    const dice = game.hand(this.state).join(" ");
    announce(`${t("rolled", { dice })} ${t("rollsLeft", { n: game.rollsLeft(this.state, this.rules) })}`);
    this.advise();
  }

  // Shows the hand when the dice lie still.
  tumble(rerolled) {
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

  toggle(place) {
    if (!this.isPerson || !game.hand(this.state) || game.rollsLeft(this.state, this.rules) === 0) return;
    game.toggle(this.state, place);
    this.changed();
    this.show();
  }

  keep(faces) {
    game.keepFaces(this.state, faces);
    this.changed();
    this.show();
    this.rollButton.focus();
  }

  peek(p) {
    this.peeked = p;
    this.show();
  }

  score(category) {
    if (!this.isPerson || this.tumbling) return;
    this.fill(category);
    // The cell that had the focus is gone; the next thing to do is the big button.
    this.rollButton.focus({ preventScroll: true });
    this.goOn();
  }

  fill(category) {
    const name = this.names[this.current];
    game.score(this.state, this.rules, category);
    const { points, extraBonus } = this.state.players[game.lastPlayer(this.state)].turns.at(-1);
    this.peeked = undefined;
    this.tumbling = undefined;
    this.coach.clear();
    this.changed();
    this.show();
    const words = t("scored", { name, category: this.rules.titles.get(category), points: points + extraBonus });
    announce(this.over ? `${words} ${this.outcome()}` : words);
  }

  undo() {
    if (!game.canUndo(this.state)) return;
    this.stopped?.abort();
    game.undo(this.state, this.rules);
    this.tumbling = undefined;
    this.isAway = false;
    this.notice.hidden = true;
    this.changed();
    this.show();
    this.rollButton.focus({ preventScroll: true });
    this.goOn();
  }

  // Whatever follows from the state without the player: advice, or the computer's turn.
  goOn() {
    if (this.over) this.coach.leave();
    else if (this.isPerson) this.advise();
    else this.playComputer();
  }

  async advise() {
    await this.coach.look(this.state, this.settings.coach && this.isPerson, () => this.show(), this.tumbling?.end);
  }

  async playComputer() {
    this.stopped?.abort();
    const stopped = new AbortController();
    this.stopped = stopped;
    this.notice.hidden = true;
    this.coach.rest();
    try {
      while (!this.over && !this.isPerson) await this.playComputerStep(stopped.signal);
      this.goOn();
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.refuse();
    }
  }

  async playComputerStep(signal) {
    const { state, rules } = this;
    if (!game.hand(state)) {
      // Longer than between its moves: the player before may want to take the last score back.
      await this.wait(signal, 2);
      this.roll();
      return;
    }
    const [{ move }] = await Promise.all([this.askMove(signal), this.wait(signal, 1)]);
    if (move.action === "score") {
      this.fill(move.category);
      return;
    }
    game.keepFaces(state, move.keep);
    this.changed();
    this.show();
    announce(t("keeps", { name: this.names[this.current], dice: move.keep.join(" ") || t("nothing") }));
    await this.wait(signal, 1);
    this.roll();
  }

  async askMove(signal) {
    const asked = { ...game.position(this.state, this.rules), strength: this.player.strength };
    const answer = await askUntilAnswered("/v1/opponent/move", asked, {
      signal, waiting: () => this.say(t("coachPrepares")), away: () => this.noteAway(true),
    });
    this.notice.hidden = true;
    this.noteAway(false);
    return answer;
  }

  async wait(signal, times) {
    if (this.settings.pace === "step") await new Promise((resolve) => (this.step = resolve));
    else await pause(PACES[this.settings.pace] * times);
    signal.throwIfAborted();
  }

  // The banner says why; the button does not promise a move.
  noteAway(isAway) {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.showTray();
  }

  say(text) {
    this.notice.replaceChildren(h("p", {}, text));
    this.notice.hidden = false;
  }

  refuse() {
    this.say(t("computerStuck"));
    this.notice.append(
      h("button", { type: "button", class: "button", onclick: () => this.playComputer() }, t("tryAgain")),
    );
  }
}

