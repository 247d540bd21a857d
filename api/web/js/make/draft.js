// The draft of a ruleset, independent of its origin, and the shortest definition of it.

/** @import { CategoryShown, Definition, RulesetShown } from "../base/types.js" */

import { anyObject, listOf, maybe, number, shaped, text } from "../base/shapes.js";

/**
 * All of a definition but what says where it comes from.
 * @typedef {Omit<RulesetShown, "facts" | "name">} Draft
 */

// The words, numbers and lists that the form needs from a definition that the server refuses.
const EDITABLE = shaped({
  title: maybe(text),
  categories: maybe(listOf(shaped({
    id: maybe(text), title: maybe(text), needs: maybe(shaped({ groups: maybe(listOf(number)), faces: maybe(listOf(number)) })),
    pays: maybe(shaped({ sum: maybe(text), faces: maybe(listOf(number)), by_roll: maybe(listOf(number)) })),
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
 * Return whether the form can show a definition, however wrong it is.
 * @param {unknown} definition
 */
export const isEditable = (definition) => EDITABLE(definition) === undefined;

// The defaults.
const USUAL = /** @type {const} */ ({ dice_count: 5, rolls: 3, order: "free" });

/** @returns {Draft} */
export const emptyDraft = () => ({ title: "", ...USUAL, categories: [], bonus: [] });

/**
 * Return a ruleset as shown, to be changed.
 * @param {RulesetShown} shown
 * @returns {Draft}
 */
export function draftOf(shown) {
  const { facts: _facts, name: _name, ...rest } = structuredClone(shown);
  const { aliases: _aliases, source: _source, ...draft } = /** @type {Draft & { aliases?: unknown, source?: unknown }} */ (rest);
  return { ...USUAL, ...draft, bonus: draft.bonus ?? [] };
}

/**
 * Return whether two values are equal, in whatever order their words are.
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
 * Return the shortest definition of a draft: the differences from the base. Without a base, or if differences cannot express the
 * order of the categories, it is the whole definition.
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
 * Return a category without an empty title, or one that follows from the id.
 * @param {CategoryShown} category
 */
function named({ id, title, ...category }) {
  const usual = `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;
  return title && title !== usual ? { id, title, ...category } : { id, ...category };
}

/**
 * Return whether a definition with this base can express a draft. Categories of the base have to come first, in its order, and
 * all missing parts must be droppable.
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
 * Return an unused id for a category of this name.
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
