// A game being played: the tray, the card, the score of every player.

/**
 * @import { Score, Settings, State } from "../base/types.js"
 * @import { Children } from "../base/dom.js"
 * @import { DailyGame } from "./daily.js"
 * @import { FriendGame } from "./friend-game.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Unreachable } from "../base/api.js";
import { Card } from "../table/card.js";
import { Chips } from "./chips.js";
import { Coach } from "../coach/coach.js";
import { Computer } from "./computer.js";
import { Dice, placeOf } from "../table/dice.js";
import { announce, h, still } from "../base/dom.js";
import { decisionAt, isFlagged, toggleFlag } from "./flags.js";
import * as game from "../game/game.js";
import { followGame, playedLike } from "../storage/finished-games.js";
import { amount, number, t, useParts } from "../base/i18n.js";
import { showInfo } from "../rules/info.js";
import { namesOf, onlyPerson, resultWords } from "../game/names.js";
import { Ending } from "./ending.js";
import { extraRollsWords } from "./extra-rolls.js";
import { effect } from "./effects.js";
import { FriendTurn } from "./friend-turn.js";
import { share } from "../base/share-button.js";
import { storeGame } from "../base/local-storage.js";
import { Tray } from "./tray.js";

/**
 * Who rolls the dice, says whether a score can be taken back, and stores the game: what differs between games of this device,
 * of the day and with a friend.
 * @typedef {{ roll: (state: State) => void, mayUndo: (state: State) => boolean, store: (state: State) => void }} Dealer
 */

// Milliseconds for which Undo has a label after a score.
const UNDO_LABELLED = 5000;

// Milliseconds for which a new score is highlighted, and the card that it is on is shown.
const SCORE_SHOWN = 800;

export class Match {
  /**
   * While dice tumble their faces are not visible yet, so nothing names them and nothing is rolled.
   * @type {{ end?: Promise<void> } | undefined}
   */
  tumbling;
  /** @type {number | undefined} the player whose column is looked at, where it is not the current one's */
  peeked;
  /**
   * The player who has just scored, whose card is still shown.
   * @type {{ player: number, timer: ReturnType<typeof setTimeout> } | undefined}
   */
  scored;
  /**
   * The score of a person who may just have noticed a mistake.
   * @type {{ points: number, timer: ReturnType<typeof setTimeout> } | undefined}
   */
  undoable;
  /** @type {{ category: string, column?: string } | undefined} the cell that would score 0 and has been chosen once */
  doubted;
  /** @type {Ending | undefined} */
  ending;

  /**
   * @param {object} played
   * @param {State} played.state
   * @param {Rules} played.rules
   * @param {Settings} played.settings
   * @param {() => void} played.ended shows the review
   * @param {() => void} [played.again] begins a rematch
   * @param {FriendGame} [played.friend] where the other player is on another device
   * @param {DailyGame} [played.daily] where it is the game of the day
   * @param {Coach["said"]} [played.said] what the coach has said by now, in another language
   */
  constructor({ state, rules, settings, ended, again, friend, daily, said }) {
    this.state = state;
    this.rules = rules;
    this.settings = settings;
    this.ended = ended;
    this.again = again;
    this.friend = friend;
    this.daily = daily;
    /** @type {Dealer} */
    this.dealer = friend ?? daily ?? dealerHere(rules);
    this.mine = friend ? friend.me : onlyPerson(state.players);
    this.computer = friend ? new FriendTurn(this, friend) : new Computer(this);
    this.names = namesOf(state.players);
    this.coach = new Coach(rules, {
      settings, strength: playedLike(), aimed: () => this.coachChanged(), asks: () => this.hint(), keep: (faces) => this.keep(faces),
      roll: () => this.mayChoose && game.canRoll(this.state, this.rules) && this.roll(), prepared: () => this.isPerson && this.advise(),
    });
    this.dice = new Dice(rules.diceCount, rules.colours, (place) => this.toggle(place));
    this.card = new Card(
      rules, this.names, (category, column) => this.choose(category, column), (category) => this.explain(category));
    this.chips = new Chips(rules, this.names, (p) => this.peek(p));
    this.tray = new Tray(this);
    this.element = h(
      "div", { class: "match" },
      h("div", { class: "side" }, this.tray.element, this.coach.element),
      h("div", { class: "other-side" },
        h("section", { class: "sheet", "aria-label": t("scorecard") },
          this.chips.element,
          this.card.element),
        this.coach.outlook.element),
    );
    if (said) this.coach.remember(said);
    this.show();
    this.goOn();
  }

  get rollButton() {
    return this.tray.bigButton.element;
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
    return !this.over && this.player.strength === null && (!this.friend || this.friend.isMine(this.state));
  }

  stop() {
    this.computer.stop();
    this.leaveScore();
    clearTimeout(this.undoable?.timer);
    this.coach.stop();
    this.ending?.leave();
  }

  /**
   * Everything on the page that follows from the state.
   * @param {readonly number[]} [tumbling] places of the dice that were just rolled
   */
  show(tumbling = []) {
    const { state, rules, current } = this;
    const hand = game.hand(state);
    const { mayChoose, best } = this;
    this.dice.element.hidden = this.over;
    this.dice.show({
      faces: hand,
      kept: state.turn.kept,
      advised: best?.action === "keep" && hand ? game.placesOf(hand, best.keep, state.turn.kept) : new Set(),
      active: this.mayKeep,
      tumbling,
      isQuick: !this.isPerson,
    });
    this.card.show({
      sheets: state.players.map((player) => game.sheet(player, rules)),
      latest: state.players.map(({ turns }) => turns.at(-1)),
      scored: this.scored?.player,
      called: state.turn.announced,
      current: this.over ? -1 : current,
      scores: mayChoose ? game.legalScores(state, rules) : undefined,
      calls: mayChoose ? game.callable(state, rules) : undefined,
      best: best?.action === "keep" ? undefined : best,
      doubted: this.doubted,
      shown: this.shown,
    });
    this.chips.show(state, this.over ? -1 : current, this.shown);
    this.showTray();
  }

  showTray() {
    this.tray.show();
  }

  /** A person is to choose, and the dice are visible. */
  get mayChoose() {
    return this.isPerson && !this.tumbling;
  }

  /** The best move, if the coach names it. */
  get best() {
    return this.mayChoose ? this.coach.advice?.best : undefined;
  }

  /** The cell that the primary button scores: the coach's best move. */
  get offered() {
    const { best } = this;
    return best?.action === "score" ? best : undefined;
  }

  /** The player whose card is shown where there is place for one. */
  get shown() {
    return this.peeked ?? this.scored?.player ?? this.current;
  }

  get mayKeep() {
    const { state, rules } = this;
    return this.isPerson && Boolean(game.hand(state)) && game.rollsLeft(state, rules) > 0 && !game.mustRollAll(state, rules);
  }

  /** The friend is to get the link. */
  get mustSend() {
    return Boolean(this.friend?.mustSend(this.state));
  }

  get mayUndo() {
    return this.dealer.mayUndo(this.state);
  }

  get mayPress() {
    if (this.over || this.mustSend) return true;
    if (this.isPerson) return Boolean(this.offered) || !this.tumbling && game.canRoll(this.state, this.rules);
    return !this.computer.isAway;
  }

  outcome() {
    return resultWords(this.names, this.state.players.map((player) => this.rules.totals(game.sheet(player, this.rules))), this.mine);
  }

  changed() {
    this.dealer.store(this.state);
  }

  /**
   * Press the primary button.
   * @param {number} clicks of a double click: it rolls once
   */
  press(clicks) {
    if (!this.mayPress) return;
    const { offered } = this;
    if (this.mustSend) this.send();
    else if (this.over) this.ended();
    else if (!this.isPerson) this.settings.pace === "step" ? this.computer.step() : this.computer.hurry();
    else if (offered) this.score(offered.category, offered.column);
    else if (clicks < 2 || !game.hand(this.state)) this.roll();
  }

  /** Roll since the phone was shaken. */
  shaken() {
    if (this.mayChoose && game.canRoll(this.state, this.rules) && !document.querySelector("dialog[open]")) this.roll();
  }

  roll() {
    this.undoubt();
    const { kept } = this.state.turn;
    const rerolled = kept.flatMap((isKept, i) => (isKept ? [] : [i]));
    const keep = game.hand(this.state)?.filter((_, i) => kept[i]);
    if (this.isPerson) {
      this.coach.taken(keep && { action: "keep", keep });
      this.coach.clear();
      this.leaveScore();
    }
    if (this.daily) this.hush();
    this.dealer.roll(this.state);
    if (game.mustRollAll(this.state, this.rules)) game.keepFaces(this.state, []);
    this.peeked = undefined;
    this.changed();
    this.tumble(rerolled);
    const words = [t("rollsLeft", { n: game.rollsLeft(this.state, this.rules) })];
    if (this.rules.extraRolls) words.push(extraRollsWords(game.extraRollsNow(this.state, this.rules)));
    announce(`${t("rolled", { dice: game.hand(this.state)?.join(" ") })} ${words.join(", ")}`);
    if (this.isPerson) this.advise();
  }

  /**
   * Show the hand when the dice lie still.
   * @param {readonly number[]} rerolled places
   */
  tumble(rerolled) {
    effect("roll", this.settings);
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
    if (!this.mayKeep || place >= this.rules.diceCount) return;
    this.undoubt();
    game.toggle(this.state, place);
    this.changed();
    this.show();
  }

  /** @param {number} face of a die to keep, or not to keep where all of them are kept */
  toggleFace(face) {
    const place = placeOf(game.hand(this.state) ?? [], this.state.turn.kept, face);
    if (place !== undefined) this.toggle(place);
  }

  /** Roll also where the big button would score, or see the rest of the computer's turn. */
  rollByKey() {
    if (!this.mayPress || this.tumbling && this.isPerson) return;
    if (!this.isPerson && !this.over) this.press(1);
    else if (!this.over && game.canRoll(this.state, this.rules)) this.roll();
  }

  /** @param {readonly number[]} faces */
  keep(faces) {
    game.keepFaces(this.state, faces);
    this.changed();
    this.show();
    this.rollButton.focus();
  }

  /**
   * Keep dice for the computer, and announce it.
   * @param {readonly number[]} faces
   */
  keepAloud(faces) {
    game.keepFaces(this.state, faces);
    this.changed();
    this.show();
    this.coach.report(t("keeps", { name: this.names[this.current], dice: faces.join(" ") || t("nothing") }));
  }

  /** @param {number} p */
  peek(p) {
    this.peeked = p;
    this.show();
  }

  /**
   * Choose a category: one that can be called is called first, and filled when it is chosen again.
   * @param {string} category
   * @param {string} [column]
   */
  choose(category, column) {
    if (!this.isPerson || this.tumbling) return;
    if (this.rules.callColumn && this.rules.callColumn.id === column && game.callable(this.state, this.rules).includes(category)) {
      this.call(category);
      this.advise();
    } else if (this.isDoubtful(category, column)) this.doubt(category, column);
    else this.score(category, column);
  }

  /**
   * Return whether a score is to be confirmed: a 0 that was not chosen before, which neither the coach advises nor the dice force.
   * @param {string} category
   * @param {string} [column]
   */
  isDoubtful(category, column) {
    /** @param {{ category: string, column?: string }} [cell] */
    const isIt = (cell) => cell?.category === category && cell.column === column;
    const scores = game.legalScores(this.state, this.rules);
    if (isIt(this.doubted) || isIt(this.offered) || scores.some((score) => isIt(score) && paidOf(score) > 0)) return false;
    return game.rollsLeft(this.state, this.rules) > 0 || scores.some((score) => paidOf(score) > 0);
  }

  /**
   * Ask whether a 0 is meant, with its cost only where the coach has shown the moves: otherwise that would be a hint.
   * @param {string} category
   * @param {string} [column]
   */
  doubt(category, column) {
    this.undoubt();
    this.doubted = { category, column };
    const move = this.coach.advice?.moves.find((each) => each.action === "score" && each.category === category && each.column === column);
    const isToWin = this.coach.advice?.objective?.maximize === "win";
    const cost = move && !isToWin && Math.round(move.loss) > 0 ? t("zeroCosts", { n: amount(number, move.loss) }) : "";
    this.show();
    this.say([t("zeroAsks", { category: this.rules.cellWords(category, column) }), cost].join(" "));
  }

  undoubt() {
    if (!this.doubted) return;
    this.doubted = undefined;
    this.hush();
  }

  /**
   * Call a category, and announce it.
   * @param {string} category
   */
  call(category) {
    if (this.isPerson) this.coach.taken({ action: "announce", category, column: this.rules.callColumn?.id });
    game.call(this.state, this.rules, category);
    this.coach.clear();
    this.changed();
    this.show();
    this.coach.report(t("calls", { name: this.names[this.current], category: this.rules.titleOf(category) }));
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
    this.undoubt();
    const player = this.current;
    const { isPerson } = this;
    const name = this.names[player];
    if (this.isPerson) this.coach.taken({ action: "score", category, column, points: 0, extra_bonus: 0 });
    const { points, extraBonus } = game.score(this.state, this.rules, category, column);
    this.peeked = undefined;
    this.tumbling = undefined;
    this.coach.clear();
    this.changed();
    if (isPerson) this.labelUndo(points + extraBonus);
    this.showScore(player);
    this.celebrate({ category, column, points, extraBonus });
    const words = t("scored", { name, category: this.rules.cellWords(category, column), points: points + extraBonus });
    this.coach.report(this.over ? `${words} ${this.outcome()}` : words);
  }

  /**
   * Show the card of the player who has scored for a moment.
   * @param {number} player
   */
  showScore(player) {
    this.leaveScore();
    const timer = setTimeout(() => {
      this.scored = undefined;
      this.show();
    }, SCORE_SHOWN);
    this.scored = { player, timer };
    this.show();
  }

  /** @param {number} points */
  labelUndo(points) {
    clearTimeout(this.undoable?.timer);
    const timer = setTimeout(() => {
      this.undoable = undefined;
      this.showTray();
    }, UNDO_LABELLED);
    this.undoable = { points, timer };
  }

  leaveScore() {
    clearTimeout(this.scored?.timer);
    this.scored = undefined;
  }

  /** @param {Score} scored */
  celebrate({ category, points, extraBonus }) {
    const isBest = points > 0 && this.rules.bestCategory === category || extraBonus > 0;
    effect(this.over ? "end" : isBest ? "celebrate" : points + extraBonus > 0 ? "score" : "zero", this.settings);
    if (isBest) this.tray.celebrate(t("celebrate", { category: this.rules.titleOf(extraBonus ? this.rules.joker?.category ?? category : category) }));
  }

  undo() {
    if (!this.mayUndo) return;
    this.computer.stop();
    this.leaveScore();
    this.undoubt();
    clearTimeout(this.undoable?.timer);
    this.undoable = undefined;
    game.undo(this.state, this.rules);
    this.tumbling = undefined;
    this.ending?.leave();
    this.ending = undefined;
    this.tray.end();
    this.coach.forget();
    this.hush();
    this.changed();
    this.show();
    this.rollButton.focus({ preventScroll: true });
    this.goOn();
  }

  /** Start everything that happens without the player: advice, or the computer's turn. */
  goOn() {
    if (this.over) {
      this.coach.leave();
      this.showEnding();
    } else if (this.isPerson) this.advise();
    else {
      this.coach.rest();
      if (!this.mustSend) this.computer.play();
    }
    if (this.daily && !this.over && !this.isUnderWay) this.say(t("labelled", { name: this.rules.title, words: t("dailyHow") }));
    if (this.mustSend) this.say(t(this.friend?.isAccepted ? "friendWaits" : "friendInvited", { name: this.friend?.friend }));
  }

  /** Pass the game on to the friend. */
  async send() {
    const { friend, rules } = this;
    if (!friend) return;
    const shown = await share({ text: t("friendText", { game: rules.title }), url: `${location.origin}/play${await friend.link()}` });
    friend.noteSent();
    this.show();
    if (shown.length) this.say(shown);
  }

  async showEnding() {
    // Without its texts the result is shown all the same.
    const isReady = await useParts("review").then(() => true, () => false);
    if (!isReady || !this.over || this.ending) return;
    this.ending = this.daily ? this.daily.end(this) : new Ending(this);
    this.tray.end(this.ending.element);
    scrollTo(0, 0);
  }

  async advise() {
    await this.coach.look(this.state, () => this.show(), this.tumbling?.end);
  }

  /** The coach is to speak at other times. */
  coachChanged() {
    if (this.isPerson) this.advise();
    else if (!this.over) this.coach.rest();
  }

  /** Show the next hint, the best move at last, where the coach may be asked and has not named it. */
  hint() {
    if (!this.isPerson || this.tumbling || !this.coach.ask(this.state)) return;
    this.advise();
    if (this.coach.tells(this.state)) this.rollButton.focus({ preventScroll: true });
  }

  /** Mark this decision, or the last one, for the review; or remove the mark. */
  flag() {
    const place = decisionAt(this.state);
    if (!place) return;
    toggleFlag(this.state, place);
    this.changed();
    this.tray.showFlag();
    announce(t(isFlagged(this.state, place) ? "flagSet" : "flagGone"));
  }

  /**
   * @param {Children} text
   * @param {() => void} [again] may be pressed
   */
  say(text, again) {
    this.tray.say(text, again);
  }

  /**
   * Show what a category needs and pays.
   * @param {string} category
   */
  async explain(category) {
    try {
      await showInfo(this.rules, category);
      this.hush();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.say(t("pageStuck"), () => this.explain(category));
    }
  }

  hush() {
    this.tray.hush();
  }
}

/**
 * @param {Rules} rules
 * @returns {Dealer}
 */
const dealerHere = (rules) => ({
  roll: (state) => game.roll(state), mayUndo: game.canUndo,
  store: (state) => {
    storeGame(state);
    followGame(state, rules);
  },
});

/** @param {Score} score */
const paidOf = ({ points, extraBonus }) => points + extraBonus;
