// A game with a friend on another device, as this one knows it: whose turn it is, the dice, the link to pass on.

/**
 * @import { ScoredTurn, State } from "../base/types.js"
 * @import { Letter } from "../game/friend-link.js"
 * @import { FriendRecord } from "../storage/friend-games.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { decodeBytes, encodeBytes } from "../base/base64url.js";
import { t } from "../base/i18n.js";
import { depthOfSecret, facesOf, hashed, newSecret, revealed } from "../game/fair-dice.js";
import { dumpLetter } from "../game/friend-link.js";
import * as game from "../game/game.js";
import { decodeMoves, encodeMoves, rollKnown, turnsOf } from "../game/moves-code.js";
import { followGame } from "../storage/finished-games.js";
import { loadFriendGame, storeFriendGame } from "../storage/friend-games.js";

export class FriendGame {
  /** @type {Map<number, readonly number[]>} the faces of own turns */
  #faces = new Map();
  /** @type {ScoredTurn | undefined} the friend's turn that is still to be shown */
  unseen;

  /**
   * @param {string} id
   * @param {FriendRecord} record
   * @param {Rules} rules
   */
  constructor(id, record, rules) {
    this.id = id;
    this.record = record;
    this.rules = rules;
  }

  get me() {
    return this.record.me;
  }

  get friend() {
    return this.record.state.players[1 - this.me].name ?? "";
  }

  /** Return whether the friend has accepted. */
  get isAccepted() {
    return this.record.theirs !== undefined;
  }

  /** @param {State} state */
  isMine(state) {
    return this.isAccepted && game.currentPlayer(state) === this.me;
  }

  /** Return whether something is left to do, for either player. */
  get isUnderWay() {
    const { state } = this.record;
    return this.isAccepted && (!game.isOver(state, this.rules) || this.mustSend(state));
  }

  /**
   * Return whether the link is the next thing: after the own turn, and before the first one.
   * @param {State} state
   */
  mustSend(state) {
    if (game.isOver(state, this.rules)) return this.me === 1 && !this.record.sent;
    return !this.unseen && !this.isMine(state);
  }

  /**
   * Return whether the own latest turn can be taken back: nothing of it was passed on.
   * @param {State} state
   */
  mayUndo(state) {
    const turns = turnsOf(state).length;
    if (state.turn.announced !== undefined && state.turn.rolls.length === 1) return this.isMine(state);
    return turns > 0 && !this.record.sent && !this.unseen && state.turn.rolls.length === 0 && (turns - 1) % 2 === this.me;
  }

  /**
   * Return the value of a player at a depth.
   * @param {number} player
   * @param {number} depth
   */
  async valueAt(player, depth) {
    const { secret, theirs } = this.record;
    if (player === this.me) return hashed(decodeBytes(secret), depthOfSecret(this.rules.turns) - depth);
    if (!theirs || depth > theirs.depth) throw new RangeError("this value is not known yet");
    return hashed(decodeBytes(theirs.value), theirs.depth - depth);
  }

  /** @type {import("../game/moves-code.js").FacesOf} */
  facesOf = async (turn, count) => facesOf(await this.valueAt(0, turn + 1), await this.valueAt(1, turn + 1), count);

  /**
   * Roll the dice of the own turns that this page may play, before they are needed.
   * @param {State} state what the page shows first
   */
  async prepare(state) {
    const now = turnsOf(state).length;
    const depth = this.record.theirs?.depth ?? 0;
    for (const turn of [now - 1, now, now + 1]) {
      if (turn >= 0 && turn % 2 === this.me && turn < Math.min(depth, 2 * this.rules.turns))
        this.#faces.set(turn, await this.facesOf(turn, this.mostFaces()));
    }
  }

  /** Return more faces than any turn takes: extra rolls were saved in turns before. */
  mostFaces() {
    const { extraRolls, rolls, turns, lastTurnRolls, diceCount } = this.rules;
    return diceCount * (Math.max(rolls, lastTurnRolls) + (extraRolls ? (extraRolls.start ?? 0) + turns * rolls : 0));
  }

  /**
   * Roll the dice that are not kept: those of the turn that is shown again, or the next ones of the own turn.
   * @param {State} state
   */
  roll(state) {
    const { unseen } = this;
    const faces = unseen ? unseen.rolls.flat() : this.#faces.get(turnsOf(state).length);
    if (!faces) throw new RangeError("the dice of this turn are not known yet");
    rollKnown(state, this.rules, faces);
  }

  /**
   * Store what this page has changed; what it only shows again is known.
   * @param {State} state
   */
  store(state) {
    if (this.unseen) return;
    this.record = { ...this.record, state };
    this.keep();
  }

  keep() {
    storeFriendGame(this.id, this.record);
    followGame(this.record.state, this.rules);
  }

  noteSent() {
    this.record = { ...this.record, sent: true };
    this.keep();
  }

  /** Return the fragment of the link that passes the game on. */
  async link() {
    const { state, names } = this.record;
    const turns = turnsOf(state).length;
    const [first, second] = revealed(turns);
    return dumpLetter({
      values: this.isAccepted ? [await this.valueAt(0, first), await this.valueAt(1, second)] : [await this.valueAt(0, 0)],
      names, ruleset: this.rules.ruleset, turns, moves: await encodeMoves(state, this.rules, this.facesOf),
    });
  }

  /**
   * Take in what the friend has played. Return false where it contradicts what was known.
   * @param {Letter} letter
   */
  async take({ values, names, turns, moves }) {
    const { me, record, rules } = this;
    const theirs = values[1 - me];
    if (!theirs) return true;
    const depth = revealed(turns)[1 - me];
    if (!(await this.isLinked(values, turns))) return false;
    if (record.theirs && depth < record.theirs.depth) return true;
    const heard = new FriendGame(this.id, { ...record, theirs: { value: encodeBytes(theirs), depth } }, rules);
    const players = playersOf(names, me, record.state.players[me].name);
    const state = await decodeMoves(game.newGame(rules, players), rules, turns, heard.facesOf, moves);
    const [known, read] = [turnsOf(record.state), turnsOf(state ?? record.state)];
    if (!state || written(read.slice(0, known.length)) !== written(known.slice(0, turns))) return false;
    if (turns < known.length) return true;
    const isNew = turns > known.length || !record.theirs;
    this.record = isNew ? { ...heard.record, names, sent: false, state: { ...state, id: record.state.id } } : heard.record;
    if (turns > known.length && (turns - 1) % 2 !== me) this.unseen = read.at(-1);
    this.keep();
    return true;
  }

  /**
   * Return whether the values of a link are those of this game.
   * @param {Letter["values"]} values
   * @param {number} turns
   */
  async isLinked(values, turns) {
    const { me, record: { theirs } } = this;
    const [own, their] = [values[me], values[1 - me]];
    const depths = revealed(turns);
    if (!own || !their || String(own) !== String(await this.valueAt(me, depths[me]))) return false;
    if (!theirs) return true;
    const further = depths[1 - me] - theirs.depth;
    return further < 0 ? String(their) === String(await this.valueAt(1 - me, depths[1 - me]))
      : String(await hashed(their, further)) === String(decodeBytes(theirs.value));
  }

  /** Return the state to show first: before the friend's latest turn, if that was not shown yet. */
  shownFirst() {
    const state = structuredClone(this.record.state);
    if (this.unseen) state.players[1 - this.me].turns.pop();
    return state;
  }
}

/**
 * Return turns as text: equal dice can be kept in any order.
 * @param {readonly ScoredTurn[]} turns
 */
const written = (turns) => JSON.stringify(turns.map(({ keeps, ...turn }) => ({ ...turn, keeps: keeps.map((keep) => [...keep].sort()) })));

/**
 * Return the players as this device names them: the own one by the name that is used here.
 * @param {readonly string[]} names
 * @param {number} me
 * @param {string | null} own
 */
const playersOf = (names, me, own) => names.map((name, p) => ({ name: p === me ? own : name || t("friend"), strength: null }));

/**
 * Begin a game; the friend is invited by its link.
 * @param {Rules} rules
 * @param {string | null} name of the player of this device
 */
export async function invite(rules, name) {
  const secret = newSecret();
  const id = encodeBytes(await hashed(secret, depthOfSecret(rules.turns)));
  return begin(id, rules, { me: 0, secret: encodeBytes(secret), names: [name ?? "", ""] }, name);
}

/**
 * Accept an invitation.
 * @param {Letter} letter
 * @param {Rules} rules
 * @param {string | null} name of the player of this device
 */
export const accept = ({ values: [value], names: [first] }, rules, name) => begin(encodeBytes(value), rules, {
  me: 1, secret: encodeBytes(newSecret()), names: [first, name ?? ""], theirs: { value: encodeBytes(value), depth: 0 },
}, name);

/**
 * @param {string} id
 * @param {Rules} rules
 * @param {Omit<FriendRecord, "state" | "sent">} known
 * @param {string | null} name of the player of this device
 */
function begin(id, rules, known, name) {
  const state = { ...game.newGame(rules, playersOf(known.names, known.me, name)), id: `friend-${id}` };
  const begun = new FriendGame(id, { ...known, state, sent: false }, rules);
  begun.keep();
  return begun;
}

/**
 * Return the game of a link as this device knows it, undefined where it does not.
 * @param {Letter} letter
 * @param {Rules} rules
 */
export async function openGame({ values: [first, second], turns }, rules) {
  if (turns > 2 * rules.turns) return undefined;
  const id = encodeBytes(await hashed(first, second ? revealed(turns)[0] : 0));
  const record = loadFriendGame(id);
  return record && new FriendGame(id, record, rules);
}
