// Creation of elements.

import { FakeElement, asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { fill, h, s, set, setText } from "../../api/web/js/base/dom.js";

test("false attributes are left out", () => {
  const made = asFake(h("button", { class: "big", disabled: false, hidden: true, title: undefined, lang: null, tabindex: 0 }));
  assert.equal(made.tag, "button");
  assert.deepEqual([...made.attributes], [["class", "big"], ["hidden", ""], ["tabindex", "0"]]);
});

test("a true ARIA attribute has a value", () => {
  assert.deepEqual([...asFake(h("p", { "aria-hidden": true, "aria-label": "" })).attributes], [
    ["aria-hidden", "true"], ["aria-label", ""],
  ]);
});

test("listeners and CSS properties are set", () => {
  const heard = /** @type {object[]} */ ([]);
  const made = asFake(s("rect", { onfocus: (event) => heard.push(event), vars: { share: 0.5 } }));
  const event = {};
  made.listeners.get("focus")?.(event);
  assert.deepEqual(heard, [event]);
  assert.deepEqual(made.vars, { "--share": "0.5" });
  assert.equal(made.attributes.size, 0);
});

test("children may be lists, numbers and false conditions", () => {
  const made = asFake(h("p", {}, "a", 0, false, undefined, null, ["b", h("b", {}, 1)], ""));
  assert.deepEqual(made.childNodes.map((child) => (typeof child === "string" ? child : child.tag)), ["a", "0", "b", "b", ""]);
  assert.equal(made.textContent, "a0b1");
});

test("nothing parses HTML", () => {
  assert.deepEqual(asFake(h("p", {}, "<b>bold</b>")).childNodes, ["<b>bold</b>"]);
});

test("children replace the previous ones", () => {
  const made = h("p", {}, "before");
  fill(made, "after", false);
  assert.deepEqual(asFake(made).childNodes, ["after"]);
});

test("only differences are written", (context) => {
  const made = h("p", { class: "a" }, "text");
  const fake = asFake(made);
  const sets = context.mock.method(fake, "setAttribute");
  const removes = context.mock.method(fake, "removeAttribute");
  set(made, "class", "a");
  set(made, "hidden", false);
  setText(made, "text");
  assert.deepEqual([sets.mock.callCount(), removes.mock.callCount()], [0, 0]);
  set(made, "class", "b");
  set(made, "class", undefined);
  assert.deepEqual([sets.mock.callCount(), removes.mock.callCount()], [1, 1]);
  setText(made, "other");
  assert.equal(fake.textContent, "other");
  assert.equal(made instanceof FakeElement, true);
});
