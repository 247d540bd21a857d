// Games with a friend on another device: the secret of this one, and all that is known of the game. A record of each.

/** @import { State } from "../base/types.js" */

import { isState, keysWith, readJson, write } from "../base/local-storage.js";
import * as shape from "../base/shapes.js";

const PREFIX = "keepwise.friends/";

/**
 * `me` is the place of this device's player; `theirs` the latest value that the other one revealed, and its depth. Values are
 * base64url. `sent` says that the link with the latest turn was passed on.
 * @typedef {{
 *   me: 0 | 1, secret: string, names: [string, string], theirs?: { value: string, depth: number }, state: State, sent: boolean,
 * }} FriendRecord
 */

const friendRecord = shape.shaped({
  me: shape.is((me) => me === 0 || me === 1), secret: shape.name, names: shape.listOf(shape.text, 2), sent: shape.flag,
  theirs: shape.maybe(shape.shaped({ value: shape.name, depth: shape.count })), state: shape.is(isState),
});

/**
 * @param {string} id
 * @returns {FriendRecord | undefined}
 */
export function loadFriendGame(id) {
  const record = readJson(PREFIX + id);
  return friendRecord(record) === undefined ? record : undefined;
}

/** @returns {[string, FriendRecord][]} the games of this browser with their ids */
export const loadFriendGames = () => keysWith(PREFIX).map((key) => key.slice(PREFIX.length)).flatMap((id) => {
  const record = loadFriendGame(id);
  return record ? [[id, record]] : [];
});

/**
 * @param {string} id
 * @param {FriendRecord} record
 */
export const storeFriendGame = (id, record) => write(PREFIX + id, JSON.stringify(record));
