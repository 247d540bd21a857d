// A ruleset that somebody is making: all of it, whatever it started from; and the shortest definition that says it.

/** @import { CategoryShown, Definition, RulesetShown } from "../base/types.js" */

import { anyObject, either, listOf, maybe, number, shaped, text } from "../base/shapes.js";

/**
 * All of a definition but what says where it comes from.
 * @typedef {Omit<RulesetShown, "facts" | "name">} Draft
 */

// What the form takes words, numbers and lists from, in a definition that the server refuses.
const EDITABLE = shaped({
  title: maybe(text),
  categories: maybe(listOf(shaped({
    id: maybe(text), title: maybe(text), needs: maybe(shaped({ groups: maybe(listOf(number)), faces: maybe(listOf(number)) })),
    pays: maybe(shaped({ sum: maybe(either(text, shaped({ faces: listOf(number) }))), by_roll: maybe(listOf(number)) })),
  }))),
  bonus: maybe(listOf(anyObject)),
  joker: maybe(shaped({ category: maybe(text), rule: maybe(text) })),
  columns: maybe(listOf(anyObject)),
  products: maybe(listOf(anyObject)),
  extra_rolls: maybe(anyObject),
  points_awarded: maybe(anyObject),
  colours: maybe(anyObject),
});

/**
 * Whether the form can show a definition, however wrong it is.
 * @param {unknown} definition
 */
export const isEditable = (definition) => EDITABLE(definition) === undefined;

// What goes without saying.
const USUAL = /** @type {const} */ ({ dice_count: 5, rolls: 3, order: "free" });

/** @returns {Draft} */
export const emptyDraft = () => ({ title: "", ...USUAL, categories: [], bonus: [] });

/**
 * What is shown of a ruleset, to be changed.
 * @param {RulesetShown} shown
 * @returns {Draft}
 */
export function draftOf(shown) {
  const { facts: _facts, name: _name, ...rest } = structuredClone(shown);
  const { aliases: _aliases, source: _source, ...draft } = /** @type {Draft & { aliases?: unknown, source?: unknown }} */ (rest);
  return { ...USUAL, ...draft, bonus: draft.bonus ?? [] };
}

/**
 * Whether two values say the same, in whatever order their words stand.
 * @param {unknown} one
 * @param {unknown} other
 */
const same = (one, other) => written(one) === written(other);

/** @param {unknown} value */
const written = (value) => JSON.stringify(value, (_, each) => (
  each && typeof each === "object" && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort()) : each));

// Words that replace those of the base as they are, and what takes each of them away.
const WORDS = /** @type {const} */ ({
  title: undefined, dice_count: undefined, counted: undefined, rolls: undefined, order: undefined, colours: {}, bonus: [],
  extra_rolls: { drop: true }, points_awarded: { drop: true }, columns: [], products: [], last_turn_rolls: undefined,
});

/**
 * The shortest definition of a draft: what differs from the base, or all of it where there is none, or where categories
 * stand in an order that no base and its differences make.
 * @param {Draft} draft
 * @param {{ id: string, shown: RulesetShown }} [base] as it was when the draft began
 * @returns {Definition}
 */
export function definitionOf(draft, base) {
  if (!base || !canDiffer(draft, base.shown)) return tidy(draft);
  const from = draftOf(base.shown);
  /** @type {Record<string, unknown>} */
  const definition = { base: base.id };
  for (const [word, dropped] of Object.entries(WORDS)) {
    const [now, before] = [draft, from].map((each) => /** @type {Record<string, unknown>} */ (each)[word]);
    if (!same(now, before)) definition[word] = now ?? dropped;
  }
  const categories = differences(draft.categories, from.categories);
  if (categories.length) definition.categories = categories;
  const joker = jokerDifference(draft.joker, from.joker);
  if (joker) definition.joker = joker;
  return definition;
}

/**
 * @param {Draft} draft
 * @returns {Definition}
 */
function tidy({ bonus, title, categories, ...draft }) {
  const said = Object.entries(draft).filter(([word, value]) => value !== /** @type {Record<string, unknown>} */ (USUAL)[word]);
  return {
    ...(title && { title }), ...Object.fromEntries(said), categories: categories.map(named), ...(bonus?.length && { bonus }),
  };
}

/**
 * Without a title that is none, or that the id says already.
 * @param {CategoryShown} category
 */
function named({ id, title, ...category }) {
  const usual = `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;
  return title && title !== usual ? { id, title, ...category } : { id, ...category };
}

/**
 * Whether a definition with this base can say a draft: categories of the base that are still there come first, in its order,
 * and there is nothing that cannot be taken away.
 * @param {Draft} draft
 * @param {RulesetShown} shown
 */
function canDiffer({ categories, ...draft }, shown) {
  if ((shown.counted && !draft.counted) || (shown.last_turn_rolls && !draft.last_turn_rolls)) return false;
  const ids = categories.map(({ id }) => id);
  const kept = shown.categories.map(({ id }) => id).filter((id) => ids.includes(id));
  return kept.every((id, place) => ids[place] === id);
}

/**
 * @param {readonly CategoryShown[]} now
 * @param {readonly CategoryShown[]} before
 * @returns {NonNullable<Definition["categories"]>} of the base those that are others, as a whole, and those that are gone
 */
function differences(now, before) {
  const gone = before.filter(({ id }) => !now.some((each) => each.id === id)).map(({ id }) => ({ id, drop: true }));
  const changed = now.filter((category) => !same(category, before.find(({ id }) => id === category.id)));
  return [...changed.map(named), ...gone];
}

/**
 * @param {Draft["joker"]} now
 * @param {Draft["joker"]} before
 * @returns {Definition["joker"]}
 */
function jokerDifference(now, before) {
  if (!now) return before && { drop: true };
  const words = Object.entries(now).filter(([word, value]) => !same(value, /** @type {Record<string, unknown>} */ (before ?? {})[word]));
  return words.length ? Object.fromEntries(words) : undefined;
}

/**
 * An id for a category of this name that none of these has.
 * @param {string} title
 * @param {readonly string[]} taken
 */
export function idFor(title, taken) {
  const plain = title.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    .replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 36) || "category";
  const wanted = /^[a-z]/.test(plain) ? plain : `c_${plain}`;
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${wanted}_${n}`;
    if (!taken.includes(id)) return id;
  }
}
