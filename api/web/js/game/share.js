// A game as a link and back: the JSON of /v1/games/check, deflated, in the fragment, which no server ever sees.

/** @import { Game } from "../base/types.js" */

import { decodeBytes, encodeBytes } from "../base/base64url.js";

const PREFIX = "#game=";

/** @param {string} fragment */
export const isLink = (fragment) => fragment.startsWith(PREFIX);

// Bytes of the JSON of a game: what POST /v1/games/check takes at most.
export const GREATEST_GAME = 1 << 20;
// Deflated bytes can become a thousand times as many; small pieces allow stopping in time.
const PIECE = 512;

/**
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(stream, bytes) {
  let at = 0;
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const pieces = new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, (at += PIECE)));
      if (at >= bytes.length) controller.close();
    },
  });
  const reader = pieces.pipeThrough(stream).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > GREATEST_GAME) {
      await reader.cancel();
      throw new RangeError("this is larger than any game");
    }
    parts.push(value);
  }
}

/**
 * Return the link to a game.
 * @param {Game} game
 */
export async function dumpLink(game) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(game)));
  return `${location.origin}/play${PREFIX}${encodeBytes(bytes)}`;
}

/**
 * Return the content of the fragment of a link, undefined where it is none. Throw where it is damaged.
 * @param {string} fragment
 * @returns {Promise<unknown>}
 */
export async function parseLink(fragment) {
  if (!isLink(fragment)) return undefined;
  const bytes = decodeBytes(fragment.slice(PREFIX.length));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
}

/**
 * Return whether a value from a link or a file may be a game; only the server knows more.
 * @param {unknown} value
 * @returns {value is Game}
 */
export const isGame = (value) =>
  typeof value === "object" && value !== null && "players" in value && Array.isArray(value.players);

/**
 * @param {Game} game
 * @param {string} name of the file
 */
export const downloadGame = (game, name) => download(JSON.stringify(game, null, 1), name);

/**
 * @param {string} text
 * @param {string} name of the file
 * @param {string} [type]
 */
export function download(text, name, type = "application/json") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
