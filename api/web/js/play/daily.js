// The game of the day at the table: its dice, its storage, its end. Loaded when it is opened.

/**
 * @import { DailyGame as DailyAnswer, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Refusal, askUntilAnswered } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { dayWords, number, percent, t } from "../base/i18n.js";
import { DAILY, loadGame, storeGame } from "../base/local-storage.js";
import { DAILY_LINK, DAILY_RULESET, facesOfDay, idOfDay, percentBelow, timeToNext } from "../game/daily.js";
import * as game from "../game/game.js";
import { markOf, markText } from "../game/marks.js";
import { rollKnown } from "../game/moves-code.js";
import { followGame } from "../storage/finished-games.js";
import { load, loadGames, storeRecord } from "../storage/records.js";
import { dailyGameStreak, localDate } from "../storage/statistics.js";
import { Ending } from "./ending.js";
import { canResume } from "./saved-game.js";

/** @typedef {ConstructorParameters<typeof Ending>[0]} Ended */

// Milliseconds between two looks at the clock.
const LOOKS = 20_000;

export class DailyGame {
  /**
   * @param {string} date
   * @param {Rules} rules
   * @param {readonly (readonly number[])[]} faces of each turn
   */
  constructor(date, rules, faces) {
    this.date = date;
    this.rules = rules;
    this.faces = faces;
  }

  /** Return what was played of it here, or its beginning. */
  state() {
    const kept = loadGame(DAILY)?.state;
    if (kept?.id === idOfDay(this.date) && canResume(kept, this.rules)) return kept;
    return { ...game.newGame(this.rules, [{ name: null, strength: null }]), id: idOfDay(this.date) };
  }

  /** Return the game as it was finished, perhaps on another device whose history was read here; undefined before that. */
  get finished() {
    return load("games", idOfDay(this.date))?.game;
  }

  /** @param {State} state */
  roll(state) {
    rollKnown(state, this.rules, this.faces[state.players[0].turns.length]);
  }

  /**
   * Return whether the latest score can be taken back: no die was rolled since, and nothing is known of best play.
   * @param {State} state
   */
  mayUndo(state) {
    return !game.isOver(state, this.rules) && game.canUndo(state);
  }

  /** @param {State} state */
  store(state) {
    storeGame(state, DAILY);
    followGame(state, this.rules);
  }

  /** @param {Ended} ended */
  end(ended) {
    return new DailyEnding(ended, this.date);
  }
}

/**
 * Open the game of today.
 * @param {Rules} rules
 */
export async function openDaily(rules) {
  const date = localDate(new Date());
  return new DailyGame(date, rules, await facesOfDay(date, rules));
}

/** Return whether today's game was finished here. */
export const isPlayedToday = () => load("games", idOfDay(localDate(new Date()))) !== undefined;

class DailyEnding extends Ending {
  /** @type {DailyAnswer | undefined} */
  day;

  /**
   * @param {Ended} ended
   * @param {string} date
   */
  constructor(ended, date) {
    super(ended);
    this.date = date;
    this.best = h("p", { class: "end-best", hidden: true });
    this.place = h("section", { class: "end-place", hidden: true });
    this.next = h("span");
    const { current } = dailyGameStreak(loadGames(), localDate(new Date()));
    this.element.prepend(h("p", { class: "end-day" }, [t("daily"), this.rules.title, dayWords(new Date(`${date}T12:00`))].join(" · ")));
    this.sums.after(this.best, this.place);
    this.element.append(h("p", { class: "end-next" }, current > 0 && t("trainStreak", { n: current }), " ", this.next));
    this.tick();
    const clock = setInterval(() => this.tick(), LOOKS);
    this.left.signal.addEventListener("abort", () => clearInterval(clock));
    this.askDay();
  }

  get total() {
    return this.totals[0].total;
  }

  /** Say when the next game begins, and once it has, lead to it. */
  tick() {
    const now = new Date();
    if (localDate(now) === this.date) fill(this.next, t("dailyNext", { time: timeToNext(now) }));
    else fill(this.next, h("a", { href: `/play${DAILY_LINK}`, onclick: () => location.reload() }, t("dailyNow")));
  }

  /** Show what best play makes of the same dice, and how often each strength has less. */
  async askDay() {
    try {
      this.day = await askUntilAnswered(`/v1/games/daily?ruleset=${DAILY_RULESET}&date=${this.date}`, undefined, { signal: this.left.signal });
    } catch (error) {
      if (!this.left.signal.aborted && !(error instanceof Refusal)) throw error;
      return;
    }
    const { total } = this.day.best_play;
    const record = load("games", this.state.id);
    if (record && record.best !== total) storeRecord("games", { ...record, best: total });
    fill(this.best, h("b", {}, `${t("dailyBest")}: ${number(total)}`), " ", h("span", { class: "hint" }, t("dailyBestWords")));
    this.best.hidden = false;
    this.showPlace(this.day);
  }

  /** @param {DailyAnswer} day */
  showPlace({ strengths }) {
    if (!strengths.length) return;
    const { total } = this;
    // Nine of ten games.
    const spans = strengths.map(({ percentiles }) => ({ from: percentiles[4], to: percentiles[94] }));
    const low = Math.min(total, ...spans.map(({ from }) => from));
    const wide = Math.max(total, ...spans.map(({ to }) => to)) - low;
    /** @param {number} points */
    const at = (points) => (points - low) / wide;
    fill(this.place, h("h2", {}, t("dailyPlace")), h("ul", {}, strengths.map(({ id, percentiles }, i) => {
      const { from, to } = spans[i];
      return h("li", {}, h("span", {}, t(`strength_${id}`)),
        h("span", { class: "range", "aria-hidden": true, vars: { from: at(from), to: at(to), mine: at(total) } }),
        h("b", { class: "numbers" }, percent(percentBelow(percentiles, total) / 100)));
    })), h("p", { class: "hint" }, t("dailyPlaceWords")));
    this.place.hidden = false;
  }

  /** @override */
  result() {
    const { date, total, day, review, names } = this;
    const best = day && [{ name: t("dailyBest"), total: day.best_play.total }];
    const marks = review && markText(turnMarks(review));
    return {
      title: `${t("daily")} ${date}`, players: [{ name: names[0], total }, ...best ?? []], marks, path: `/play${DAILY_LINK}`,
      lines: [[`Keepwise ${date}`, number(total), ...(best ?? []).map((each) => `${each.name} ${number(each.total)}`)].join(" · "),
        marks],
    };
  }
}

/**
 * Return a mark for each turn, by what all its decisions lost: it reveals neither dice nor boxes.
 * @param {import("../base/types.js").GameReview} review of a game of one player
 */
export function turnMarks({ players: [{ decisions }], grades: { greatest_losses: { good } } }) {
  const turns = Map.groupBy(decisions, ({ turn }) => turn);
  return [...turns.values()].map((of) => markOf(of.reduce((sum, { loss }) => sum + loss, 0), good));
}
