// The coach: best move and alternatives from /v1/advice, how the game may end from /v1/outlook.

import { Refusal, askUntilAnswered } from "./api.js";
import { histogram } from "./charts.js";
import { announce, fill, h, set } from "./dom.js";
import * as game from "./game.js";
import { number, percent, t } from "./i18n.js";
import { inShort, reasonList } from "./reasons.js";

const SHOWN = 6;
// Points that a whole bar is worth at least, so that moves which hardly differ look as if they hardly differ.
const LEAST_SCALE = 2;
const LATE = 3;

export class Coach {
  // keep(faces) follows the advice to keep; prepared() is called when there are outlooks that were not there before.
  constructor(rules, { keep, prepared }) {
    Object.assign(this, { rules, keep, prepared });
    this.advice = undefined;
    this.showsAll = false;
    this.line = h("div", { class: "coach-line", hidden: true });
    this.moves = h("div", { class: "moves" });
    this.ending = h("div", {});
    this.element = h(
      "section", { class: "coach panel", "aria-labelledby": "coach-title", hidden: true },
      h("h2", { id: "coach-title" }, t("coach")),
      this.moves,
    );
    this.outlook = h(
      "section", { class: "outlook panel", "aria-labelledby": "outlook-title", hidden: true },
      h("h2", { id: "outlook-title" }, t("outlook")),
      this.ending,
    );
  }

  clear() {
    this.asked?.abort();
    this.advice = undefined;
    this.line.replaceChildren(h("p", {}, t("coachWaits")));
    set(this.moves, "data-stale", true);
  }

  // What there is to say before a roll, and while the computer plays.
  rest() {
    this.clear();
    this.line.hidden = true;
    tell(this.moves, t("coachBefore"));
  }

  // Advises on the state; changed() is called when there is advice to show on dice and card.
  async look(state, on, changed) {
    const hand = game.hand(state);
    if (hand) this.clear();
    else this.rest();
    this.element.hidden = !on;
    this.outlook.hidden = !on;
    this.line.hidden = !on || !hand;
    changed();
    if (!on) return;
    this.asked = new AbortController();
    const { signal } = this.asked;
    const parts = [this.showOutlook(state, signal)];
    if (hand) parts.push(this.showAdvice(state, signal, changed));
    await Promise.all(parts);
  }

  async showAdvice(state, signal, changed) {
    if (!this.rules.hasTable) {
      this.line.hidden = true;
      tell(this.moves, t("noTable"));
      return;
    }
    // The reasons come from the same table as the outlook.
    const position = { ...game.position(state, this.rules), ...(this.knowsOutlook(state) && { explain: true }) };
    const advice = await this.ask("/v1/advice", position, signal, this.moves);
    if (!advice) {
      this.line.hidden = true;
      return;
    }
    this.advice = advice;
    const words = this.rules.moveWords(advice.best);
    announce(t("coachSays", { move: words }));
    fill(this.line,
      h("p", {}, h("span", { class: "coach-tag" }, t("coach")), " ", h("strong", {}, words), " ",
        h("span", { class: "hint numbers" }, t("worth", { value: number(advice.value, 1) }))),
      advice.best.action === "keep" &&
        h("button", { type: "button", class: "button small", onclick: () => this.keep(advice.best.keep) }, t("keepThese")),
    );
    this.showsAll = false;
    this.showMoves();
    changed();
  }

  showMoves() {
    const { moves } = this.advice;
    const shown = this.showsAll ? moves : moves.slice(0, SHOWN);
    const greatest = Math.max(LEAST_SCALE, ...shown.map(({ loss }) => loss));
    fill(this.moves,
      this.why(),
      h("ol", { class: "move-list" }, shown.map((move) => this.moveRow(move, greatest))),
      moves.length > SHOWN && h(
        "button", { type: "button", class: "button plain", "aria-expanded": String(this.showsAll),
          onclick: () => { this.showsAll = !this.showsAll; this.showMoves(); this.moves.querySelector("button").focus(); } },
        this.showsAll ? t("fewerMoves") : t("allMoves", { n: moves.length }),
      ),
    );
    set(this.moves, "data-stale", undefined);
  }

  // What it is about in a sentence or two, and the reasons with their points where there are some.
  why() {
    const { breakdown } = this.advice;
    return h(
      "div", { class: "why" }, h("p", { class: "hint" }, inShort(this.advice, this.rules)),
      breakdown?.reasons?.length && reasonList(breakdown, this.rules, 2),
    );
  }

  moveRow(move, greatest) {
    const loss = move.loss > 0 ? `−${number(move.loss, 2)}` : t("best");
    return h(
      "li", { "data-best": move.loss === 0 },
      h("span", { class: "move-name" }, this.rules.moveWords(move)),
      h("span", { class: "move-loss numbers" }, loss),
      h("span", { class: "bar", "aria-hidden": true, vars: { share: move.loss / greatest } }),
    );
  }

  // Without a table of outlooks the server may know the start, and works out what is close to the end. What it does not
  // know is not asked: the browser would put the refusal on the console, and the server might set about building a table.
  knowsOutlook(state) {
    if (!this.rules.hasTable) return false;
    if (this.rules.hasOutlooks) return true;
    const open = state.players.map(({ turns }) => this.rules.categories.length - turns.length);
    if (Math.max(...open) <= LATE) return true;
    return this.rules.hasStartOutlook && Math.min(...open) === this.rules.categories.length && !game.hand(state);
  }

  async showOutlook(state, signal) {
    if (!this.knowsOutlook(state)) {
      this.offerOutlook(state);
      return;
    }
    const outlook = await this.ask("/v1/outlook", this.outlookQuestion(state), signal, this.ending);
    if (!outlook) return;
    const facts = [[t("expected"), number(outlook.mean, 1)]];
    if (this.rules.bonus.length) facts.push([t("chanceBonus"), percent(outlook.upper_bonus.probability)]);
    if (outlook.win !== undefined) facts.push([t("chanceWin"), percent(outlook.win)]);
    this.ending.replaceChildren(
      h("dl", { class: "facts" }, facts.map(([name, value]) =>
        h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value)))),
      histogram(outlook),
    );
  }

  outlookQuestion(state) {
    const current = game.currentPlayer(state);
    const others = state.players.filter((_, p) => p !== current);
    const body = { ruleset: this.rules.id, scorecard: game.scorecard(state.players[current], this.rules) };
    if (game.hand(state)) Object.assign(body, { dice: game.hand(state), rolls_left: game.rollsLeft(state, this.rules) });
    if (others.length) body.opponents = others.map((player) => ({ scorecard: game.scorecard(player, this.rules) }));
    return body;
  }

  // Where the server can build the table, whoever plays decides whether it does: that takes it minutes.
  offerOutlook(state) {
    if (this.preparing) return;
    tell(this.ending, t("noOutlook"));
    if (this.rules.canPrepareOutlooks)
      this.ending.append(h("button", { type: "button", class: "button", onclick: () => this.prepare(state) }, t("prepareOutlook")));
  }

  // Goes on while moves are made.
  async prepare(state) {
    this.preparing = new AbortController();
    const { signal } = this.preparing;
    const waiting = ({ progress }) => fill(this.ending,
      h("p", {}, t("coachPrepares"), progress && ` ${percent(progress.share)}`),
      h("progress", { "aria-label": t("coachPrepares"), value: progress?.share }));
    waiting({});
    try {
      await askUntilAnswered("/v1/outlook", this.outlookQuestion(state), { signal, waiting });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      tell(this.ending, t("coachStuck"), error.message);
      return;
    } finally {
      this.preparing = undefined;
    }
    this.rules.hasOutlooks = true;
    this.prepared();
  }

  stop() {
    this.preparing?.abort();
    this.clear();
  }

  // The answer, or undefined after saying in `place` why there is none.
  async ask(path, body, signal, place) {
    try {
      return await askUntilAnswered(path, body, { signal, waiting: (problem) => tell(place, t("coachPrepares"), problem.detail) });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof Refusal)) throw error;
      tell(place, error.status === 409 ? t("noTable") : t("coachStuck"), error.message);
      return undefined;
    }
  }
}

function tell(place, words, detail) {
  place.replaceChildren(h("p", { class: !detail && "hint" }, words), detail ? h("p", { class: "hint" }, detail) : "");
  set(place, "data-stale", undefined);
}
