// A game as a link and back.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { GREATEST_GAME, dumpLink, isGame, isLink, parseLink } from "../../api/web/js/game/share.js";

const GAME = {
  ruleset: "yatzy",
  players: [{ name: "Åsa 🎲", turns: [{ rolls: [[1, 1, 3, 4, 6]], keeps: [], category: "ones", points: 2 }] }],
};

/** @param {string} link */
const fragment = (link) => link.slice(link.indexOf("#"));

/**
 * Return a fragment of these bytes, deflated by another program.
 * @param {Blob} blob
 */
async function deflated(blob) {
  const packed = await new Response(blob.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return `#game=${Buffer.from(packed).toString("base64url")}`;
}

test("a game round-trips through its link", async () => {
  assert.deepEqual(await parseLink(fragment(await dumpLink(GAME))), GAME);
});

test("a link leads to this server and needs no escaping", async () => {
  // Enough links for every letter of base64 to occur.
  for (let n = 0; n < 40; n += 1) {
    const link = await dumpLink({ ...GAME, players: [{ name: `${n} ${"ÿ>?".repeat(n)}` }] });
    assert.match(link, /^https:\/\/dice\.example\/play#game=[\w-]+$/);
  }
});

test("links with any lengths of codes are read", async () => {
  const lengths = new Set();
  for (let n = 0; n < 12; n += 1) {
    const game = { ...GAME, players: [{ name: "x".repeat(n * n) }] };
    const link = await dumpLink(game);
    lengths.add(link.length % 4);
    assert.deepEqual(await parseLink(fragment(link)), game);
  }
  assert.equal(lengths.size >= 3, true);
});

test("links that were compressed elsewhere are read", async () => {
  // Python: zlib.compressobj(9, zlib.DEFLATED, -15) of {"players":[]}, base64.urlsafe_b64encode
  assert.deepEqual(await parseLink("#game=q1YqyEmsTC0qVrKKjq0FAA"), { players: [] });
});

test("a fragment without a game is not a link", async () => {
  assert.equal(isLink("#game="), true);
  for (const other of ["", "#", "#main", "#Game=x", "game=x"]) {
    assert.equal(isLink(other), false, other);
    assert.equal(await parseLink(other), undefined, other);
  }
});

test("a broken link throws", async () => {
  const whole = fragment(await dumpLink(GAME));
  for (const broken of ["#game=", "#game=zzzz", "#game=%", whole.slice(0, -6), await deflated(new Blob(["{"]))])
    await assert.rejects(parseLink(broken), broken);
});

test("the size of a link is limited to that of a game", async () => {
  const quoted = (/** @type {number} */ size) => new Blob([`"${" ".repeat(size - 2)}"`]);
  assert.equal(typeof await parseLink(await deflated(quoted(GREATEST_GAME))), "string");
  await assert.rejects(parseLink(await deflated(quoted(GREATEST_GAME + 1))), RangeError);
});

test("a link that inflates beyond any game is refused in time", async (context) => {
  const packed = await deflated(new Blob(["[", " ".repeat(64 << 20)]));
  let inflated = 0;
  const Inflating = DecompressionStream;
  context.after(() => Object.assign(globalThis, { DecompressionStream: Inflating }));
  Object.assign(globalThis, {
    DecompressionStream: class {
      /** @param {"deflate-raw"} format */
      constructor(format) {
        const inflating = new Inflating(format);
        this.writable = inflating.writable;
        this.readable = inflating.readable.pipeThrough(new TransformStream({
          transform(bytes, controller) {
            inflated += bytes.length;
            controller.enqueue(bytes);
          },
        }));
      }
    },
  });
  await assert.rejects(parseLink(packed), RangeError);
  assert.ok(inflated > GREATEST_GAME && inflated < 4 * GREATEST_GAME, String(inflated));
});

test("an object with a list of players may be a game", () => {
  assert.equal(isGame({ players: [] }), true);
  for (const other of [null, undefined, [], ["milk"], "players", 7, {}, { players: {} }, { players: "two" }])
    assert.equal(isGame(other), false, JSON.stringify(other));
});
