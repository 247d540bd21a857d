// URLs of positions, written and read.

/** @import { Question } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { boardAddress, fragmentOf, parseAddress, parseTry, pictureAddress, tryAddress } from "../../api/web/js/game/address.js";

/** @param {string} address */
const fragment = (address) => address.slice(address.indexOf("#"));

/** @type {Question} */
const EARLY = {
  ruleset: "yahtzee", dice: [1, 3, 3, 4, 6], rolls_left: 2, scorecard: { points: { ones: 3, twos: 6 }, extra_bonus_count: 1 },
};

/** @type {[string, Question][]} */
const SAID = [
  ["#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1", EARLY],
  ["#ruleset=yatzy", { ruleset: "yatzy", scorecard: { points: {} } }],
  ["#ruleset=crag&dice=665", { ruleset: "crag", dice: [6, 6, 5], scorecard: { points: {} } }],
  ["#ruleset=balut&dice=13346&rolls_left=0&scorecard=fours:8,fours:12,choice:0,choice:17",
    { ruleset: "balut", dice: [1, 3, 3, 4, 6], rolls_left: 0, scorecard: { points: { fours: [8, 12], choice: [0, 17] } } }],
  ["#ruleset=maxi-yatzy&rolls_left=7&scorecard=ones:3&extra_rolls=5",
    { ruleset: "maxi-yatzy", rolls_left: 7, scorecard: { points: { ones: 3 }, extra_rolls: 5 } }],
  ["#ruleset=penalties&scorecard=ones:-2", { ruleset: "penalties", scorecard: { points: { ones: -2 } } }],
  ["#ruleset=yahtzee&dice=11111&rolls_left=1&objective=target&target=300",
    { ruleset: "yahtzee", dice: [1, 1, 1, 1, 1], rolls_left: 1, scorecard: { points: {} }, objective: { maximize: "target", target: 300 } }],
  ["#ruleset=yahtzee&objective=floor", { ruleset: "yahtzee", scorecard: { points: {} }, objective: { maximize: "floor" } }],
  ["#ruleset=crag&dice=665&rolls_left=1&keep=66",
    { ruleset: "crag", dice: [6, 6, 5], rolls_left: 1, scorecard: { points: {} }, keep: [6, 6] }],
  ["#ruleset=my%20game%26co&scorecard=kleine%20Stra%C3%9Fe:30",
    { ruleset: "my game&co", scorecard: { points: { "kleine Straße": 30 } } }],
  ["#ruleset=yamb&dice=123456&rolls_left=1&announced=fives&all_rolled=true",
    { ruleset: "yamb", dice: [1, 2, 3, 4, 5, 6], rolls_left: 1, scorecard: { points: {} }, announced: "fives", all_rolled: true }],
];

test("the URL of a position of one card matches the query of advice and round-trips", () => {
  for (const [address, question] of SAID) {
    assert.equal(boardAddress(question), `/analyse${address}`);
    assert.deepEqual(parseAddress(address), question);
  }
});

test("percent-encoded URLs are accepted", () => {
  assert.deepEqual(parseAddress("#ruleset=yahtzee&scorecard=ones%3A3%2Ctwos%3A6"), { ruleset: "yahtzee", scorecard: { points: { ones: 3, twos: 6 } } });
});

/** @type {Question[]} */
const PACKED = [
  { ...EARLY, ruleset: { base: "yahtzee", title: "Küche 🎲", bonus: [{ at: 60, pays: 30 }] } },
  {
    ruleset: "triple-yahtzee", dice: [1, 3, 3, 4, 6], rolls_left: 2,
    scorecard: { columns: { first: { points: { ones: 3 }, extra_bonus_count: 1 }, third: { points: { ones: 4 } } } },
  },
  {
    ruleset: "yamb", dice: [1, 3, 3, 4, 6, 6], rolls_left: 2, scorecard: { columns: { down: { points: {} } } }, announced: "fives",
    all_rolled: false,
  },
  // One filling of a category that can be filled several times: a query string cannot distinguish it from the only filling.
  { ruleset: "balut", dice: [1, 3, 3, 4, 6], rolls_left: 2, scorecard: { points: { fours: [8] } } },
  {
    ruleset: "yacht", dice: [2, 2, 5, 6, 6], rolls_left: 1, scorecard: { points: {} },
    objective: { maximize: "win", opponents: [{ scorecard: { points: { ones: 3 } } }] },
  },
  { ruleset: "mine", scorecard: { points: { "a,b:c": 3 } } },
];

test("URLs of other positions round-trip", () => {
  for (const question of PACKED) {
    const address = boardAddress(question);
    assert.match(address, /^\/analyse#p=[\w-]+$/);
    assert.deepEqual(parseAddress(fragment(address)), question);
  }
});

test("a URL has exactly the fields of the position", () => {
  /** @type {Question} */
  const asked = { ...EARLY, ...{ explain: true, limit: 3 }, objective: { maximize: "expected_total" }, announced: null };
  assert.equal(boardAddress(asked), boardAddress(EARLY));
  /** @type {Question} */
  const inline = { ...PACKED[0], ...{ explain: true } };
  assert.deepEqual(parseAddress(fragment(boardAddress(inline))), PACKED[0]);
  assert.equal(boardAddress({ ...EARLY, dice: [] }), "/analyse#ruleset=yahtzee&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1");
});

/** @param {unknown} value */
const packed = (value) => `#p=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

test("the URL of a retried decision includes the accepted loss", () => {
  const question = { ruleset: "yahtzee", scorecard: { points: { ones: 3 } }, dice: [1, 3, 3, 4, 6], rolls_left: 2 };
  const address = tryAddress(question, 0.61);
  assert.equal(address, "/train#try=0.61&ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3");
  assert.deepEqual(parseTry(address.slice(address.indexOf("#"))), { question, good: 0.61 });
  for (const hash of ["", "#try", "#try=", "#try=much&ruleset=yahtzee", "#try=-1&ruleset=yahtzee", "#ruleset=yahtzee"])
    assert.equal(parseTry(hash), undefined, hash);
});

test("the URL with a picture has the position in its query", () => {
  const address = pictureAddress(EARLY, "de");
  assert.equal(address, "/analyse?ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1&lang=de");
  const search = address.slice(address.indexOf("?"));
  assert.deepEqual(parseAddress(fragmentOf(search)), EARLY);
  // Sites add parameters and encode what they need not.
  assert.deepEqual(parseAddress(fragmentOf(`${search.replaceAll(",", "%2C").replaceAll(":", "%3A")}&fbclid=1`)), EARLY);
  assert.equal(fragmentOf("?lang=de&fbclid=1"), "");
  assert.equal(fragmentOf(""), "");
  assert.equal(pictureAddress(PACKED[0], "de"), undefined);
});

test("a URL cannot cause excessive allocations", () => {
  for (const name of ["extra_rolls", "extra_bonus_count"]) {
    assert.notEqual(parseAddress(`#ruleset=yahtzee&${name}=999`), undefined);
    assert.equal(parseAddress(`#ruleset=yahtzee&${name}=1000`), undefined);
    assert.equal(parseAddress(`#ruleset=yahtzee&${name}=999999999`), undefined);
  }
});

test("a damaged URL sends no request", () => {
  const damaged = [
    "", "#", "#main", "#game=q1YqyEmsTC0qVrKKjq0FAA", "#p=", "#p=!!!", "#p=e30", "#p=_w", "#ruleset=", "#dice=13346",
    "#ruleset=yahtzee&dice=1334x", "#ruleset=yahtzee&dice=13347", "#ruleset=yahtzee&dice=0", "#ruleset=yahtzee&rolls_left=-1",
    "#ruleset=yahtzee&rolls_left=two", "#ruleset=yahtzee&rolls_left=", "#ruleset=yahtzee&scorecard=ones",
    "#ruleset=yahtzee&scorecard=ones:", "#ruleset=yahtzee&scorecard=ones:3.5", "#ruleset=yahtzee&scorecard=ones:3,",
    "#ruleset=yahtzee&ruleset=yatzy", "#ruleset=yahtzee&more=1", "#ruleset=%E0%A4%A", "#ruleset=yahtzee&all_rolled=yes",
    "#ruleset=yahtzee&objective=target&target=many", "#ruleset=yahtzee&extra_bonus_count=-1",
    "#ruleset=yahtzee&keep=7",
    packed(null), packed([]), packed("yahtzee"), packed({ ruleset: "yahtzee" }), packed({ ruleset: [], scorecard: { points: {} } }),
    packed({ ruleset: "yahtzee", scorecard: { points: { ones: "3" } } }),
    packed({ ruleset: "yahtzee", scorecard: { points: { ones: [3, null] } } }),
    packed({ ruleset: "yahtzee", scorecard: { columns: { first: { ones: 3 } } } }),
    packed({ ruleset: "yahtzee", scorecard: { points: {} }, dice: "13346" }),
    packed({ ruleset: "yahtzee", scorecard: { points: {} }, objective: "floor" }),
    `#ruleset=${"x".repeat(1 << 17)}`, fragment(boardAddress(PACKED[0])).slice(0, -7),
  ];
  for (const hash of damaged) assert.equal(parseAddress(hash), undefined, hash.slice(0, 60));
});
