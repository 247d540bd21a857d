// The feedback on an answer: whether it is good enough, its loss and why, a rule to remember, and the moves of casual play.

/**
 * @import { Exercise } from "./exercise.js"
 */

import { boardAddress } from "../game/address.js";
import { Refusal, Unreachable, ask } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { amount, lost, percent, t } from "../base/i18n.js";
import { hasNumbers, hereNote } from "../advice/move-list.js";
import { addNumbers, why } from "../advice/reasons.js";
import { SIGNS, markOf } from "../game/marks.js";
import { sameMove } from "../game/moves.js";
import { NUMBERS, REASON, adviceQuestion } from "../game/questions.js";
import { playedLike } from "../storage/finished-games.js";
import { ruleOf } from "./rule.js";

/**
 * Show the feedback on the answer of an exercise, and return its words.
 * @param {Exercise} exercise that was answered
 * @param {() => void} next
 * @param {string} nextWords
 * @param {string | false} [rated] the rating and how it changed
 */
export function showAnswer(exercise, next, nextWords, rated) {
  const { item, rules, position, answer, line, panel, foot } = exercise;
  if (!answer) return "";
  const [best] = item.moves;
  const mark = markOf(answer.loss, item.good_loss);
  const words = wordsOf(answer, rules.moveWords(best), item.good_loss);
  const rule = t(ruleOf(item, answer, position, rules), { n: rules.par });
  const rating = [item.difficulty !== undefined && t("trainDifficulty", { difficulty: item.difficulty }), rated].filter(Boolean).join(" · ");
  fill(line,
    h("p", {}, h("span", { class: "sign", "data-mark": mark, "aria-hidden": true }, SIGNS[mark]), " ", words),
    h("p", { class: "rule" }, rule),
    h("p", { class: "below" }, rating && h("span", { class: "rated" }, rating),
      h("button", { type: "button", class: "button plain to-reasons", onclick: () => panel.scrollIntoView({ block: "start" }) }, t("trainWhy"))));
  line.hidden = false;
  fill(foot,
    answer.loss > 0 && h("button", { type: "button", class: "button again", onclick: () => exercise.retry() }, t("trainAgain")),
    h("button", {
      type: "button", class: "button primary roll next", onclick: ({ detail }) => detail < 2 && next(),
      // A key that is held down answered.
      onkeydown: (event) => event.repeat && event.preventDefault(),
    }, nextWords));
  const reason = h("div", { class: "why" });
  fill(panel,
    h("h2", {}, t("trainWhy")),
    hereNote(item), reason, item.likely && casual(exercise),
    h("p", { class: "hint" }, t("trainAccepted", { loss: amount(lost, item.good_loss, 2) })),
    item.playedThen && h("p", {}, t("trainThen", { move: rules.moveWords(item.playedThen) })),
    h("p", {}, h("a", { href: boardAddress(item.position) }, t("trainBoard"))),
  );
  panel.hidden = false;
  showReason(exercise, reason);
  return `${words} ${rule}`;
}

/**
 * @param {{ loss: number }} answer
 * @param {string} best
 * @param {number} good
 */
function wordsOf({ loss }, best, good) {
  if (loss === 0) return t("trainBest");
  return t(loss <= good ? "trainGood" : "trainWrong", { loss: lost(loss), best });
}

/**
 * Return the moves of the casual computer player, the likeliest first.
 * @param {Exercise} exercise
 */
function casual({ item, rules, answer }) {
  const rows = (item.likely ?? []).map(({ move, share }) => {
    const isBest = sameMove(move, item.moves[0]);
    const isMine = answer && sameMove(move, answer);
    return h("li", { "data-best": isBest },
      h("span", { class: "move-name" }, rules.moveWords(move), isBest && ` · ${t("best")}`, isMine && ` · ${t("you")}`),
      h("span", { class: "move-loss numbers" }, percent(share)),
      h("span", { class: "bar", "aria-hidden": true, vars: { share } }));
  });
  return [
    h("h3", {}, t("trainPeople")), h("ol", { class: "move-list" }, rows),
    item.wrong_share !== undefined && h("p", { class: "hint" }, t("trainWrongShare", { share: percent(item.wrong_share) })),
  ];
}

/**
 * Show why the best move is better; nothing where the API has no reason or is away.
 * @param {Exercise} exercise
 * @param {HTMLElement} place
 */
async function showReason({ item, rules, answer }, place) {
  const asked = { limit: 2, other: answer?.loss ? answer : undefined, strength: playedLike() };
  try {
    const advice = await ask("/v1/advice", adviceQuestion(item.position, { ...asked, why: REASON }));
    fill(place, why(advice, rules, Boolean(asked.other)), advice.answered_by && h("p", { class: "hint" }, t("whyServer")));
    if (hasNumbers(advice, rules)) addNumbers(place, await ask("/v1/advice", adviceQuestion(item.position, { ...asked, why: NUMBERS })), rules);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  }
}
