// The computer's turns: every move is requested from the server, and played at a pace that people can follow.

/**
 * @import { CardPlayer, ProblemDocument, RankedMove, Settings, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { NeedsServer, Refusal, askUntilAnswered } from "../base/api.js";
import { pause } from "../base/dom.js";
import * as game from "../game/game.js";
import { prepares, t } from "../base/i18n.js";
import { dumpDecision, rivalOf } from "../game/questions.js";

/**
 * Pauses in milliseconds: before a turn, after a roll and a keep, and after a score before the next computer's turn. The usual
 * turn takes 2.5 seconds with the time that its score is shown.
 */
const PACES = {
  normal: { turn: 100, roll: 420, keep: 170, score: 800 },
  fast: { turn: 50, roll: 200, keep: 80, score: 500 },
};

/**
 * A match as the computer plays it: its state and the actions of a player.
 * @typedef {object} Table
 * @property {State} state
 * @property {Rules} rules
 * @property {Settings} settings
 * @property {CardPlayer} player whose turn it is
 * @property {boolean} over
 * @property {boolean} isPerson
 * @property {() => void} roll
 * @property {(faces: readonly number[]) => void} keepAloud
 * @property {(category: string) => void} call
 * @property {(category: string, column?: string) => void} fill
 * @property {() => void} goOn with the next player
 * @property {() => void} showTray
 * @property {(text: string, again?: () => void) => void} say until `hush`; `again` may be pressed
 * @property {() => void} hush
 */

export class Computer {
  /** It is to move, and the server does not answer. */
  isAway = false;
  #stopped = new AbortController();
  #hurries = false;
  /** @type {() => void} */
  #step = () => undefined;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Make the next move where it waits for a signal. */
  step() {
    this.#step();
  }

  /** Play the rest of this turn without pauses. */
  hurry() {
    this.#hurries = true;
    this.#step();
  }

  stop() {
    this.#stopped.abort();
    this.isAway = false;
  }

  /** Play until it is a person's turn, or the game is over. */
  async play() {
    const { table } = this;
    this.#stopped.abort();
    const stopped = new AbortController();
    this.#stopped = stopped;
    table.hush();
    try {
      while (!table.over && !table.isPerson) await this.move(stopped.signal);
      table.goOn();
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      table.say(t("computerStuck"), () => this.play());
    }
  }

  /** @param {AbortSignal} signal */
  async move(signal) {
    const { table } = this;
    if (!game.hand(table.state)) {
      this.#hurries = false;
      await this.wait(signal, "turn");
      table.roll();
      return;
    }
    const [move] = await Promise.all([this.ask(signal), this.wait(signal, "roll")]);
    if (move.action === "score") {
      table.fill(move.category, move.column);
      if (!table.over && !table.isPerson) await this.wait(signal, "score");
      return;
    }
    if (move.action === "announce") {
      table.call(move.category);
      return;
    }
    table.keepAloud(move.keep);
    await this.wait(signal, "keep");
    table.roll();
  }

  /**
   * @param {AbortSignal} signal
   * @returns {Promise<RankedMove>}
   */
  async ask(signal) {
    const { table } = this;
    const { strength } = table.player;
    const opponents = strength === "perfect" ? rivalOf(table.state, table.rules) : undefined;
    const asked = { ...dumpDecision(table.state, table.rules), strength };
    const options = {
      signal, waiting: (/** @type {ProblemDocument} */ problem) => table.say(prepares(problem)), away: () => this.noteAway(true),
    };
    const { move } = await askUntilAnswered("/v1/opponent/move", { ...asked, opponents }, { ...options, isOptional: Boolean(opponents) })
      .catch((error) => {
        if (!(error instanceof NeedsServer)) throw error;
        // This device only plays for points.
        return askUntilAnswered("/v1/opponent/move", asked, options);
      });
    table.hush();
    this.noteAway(false);
    return move;
  }

  /**
   * @param {AbortSignal} signal
   * @param {keyof typeof PACES["normal"]} moment after which it waits
   */
  async wait(signal, moment) {
    const { pace } = this.table.settings;
    const stepped = new Promise((resolve) => { this.#step = () => resolve(undefined); });
    if (pace === "step") await (moment !== "score" && stepped);
    else if (!this.#hurries) await Promise.race([pause(PACES[pace][moment]), stepped]);
    signal.throwIfAborted();
  }

  /**
   * Note whether the server is away: the banner says why, and the button does not promise a move.
   * @param {boolean} isAway
   */
  noteAway(isAway) {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.table.showTray();
  }
}
