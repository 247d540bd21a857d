// The friend's latest turn, shown move by move, at the pace at which the computer plays.

/**
 * @import { RankedMove } from "../base/types.js"
 * @import { Table } from "./computer.js"
 * @import { FriendGame } from "./friend-game.js"
 */

import { Computer } from "./computer.js";
import * as game from "../game/game.js";

export class FriendTurn extends Computer {
  /**
   * @param {Table} table
   * @param {FriendGame} friend
   */
  constructor(table, friend) {
    super(table);
    this.friend = friend;
  }

  /**
   * @override
   * @param {AbortSignal} signal
   */
  async move(signal) {
    const { friend, table: { state, player } } = this;
    const before = player.turns.length;
    await super.move(signal);
    if (player.turns.length === before || !friend.unseen) return;
    // As it was played: equal dice may have been kept in other places here.
    player.turns[before] = friend.unseen;
    friend.unseen = undefined;
    friend.store(state);
  }

  /**
   * @override
   * @returns {Promise<RankedMove>}
   */
  async ask() {
    const { friend: { unseen }, table: { state } } = this;
    if (!unseen) throw new RangeError("there is no turn to show");
    const { rolls, announced } = state.turn;
    const { category, column, points, extraBonus } = unseen;
    if (unseen.announced !== undefined && announced === undefined) return ranked({ action: "announce", category: unseen.announced, column });
    if (rolls.length === unseen.rolls.length) return ranked({ action: "score", category, column, points, extra_bonus: extraBonus });
    const next = unseen.rolls[rolls.length];
    // Of equal dice, those that lie in the same place afterwards were kept.
    state.turn.kept = (game.hand(state) ?? []).map((face, i) => face === next[i]);
    return ranked({ action: "keep", keep: unseen.keeps[rolls.length - 1] });
  }
}

/** @param {import("../base/types.js").Move} move that was played: nothing is known of its value */
const ranked = (move) => /** @type {RankedMove} */ (move);
