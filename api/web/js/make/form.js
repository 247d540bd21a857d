// The form of a ruleset: title, dice and rolls, bonus, joker, categories.

/**
 * @import { JokerRule } from "../base/types.js"
 * @import { Editing } from "./category.js"
 */

import { ICONS, h, icon } from "../base/dom.js";
import { idFor } from "./draft.js";
import { t } from "../base/i18n.js";
import { categoryFields } from "./category.js";
import { check, choice, field, group, numberInput, textInput } from "./fields.js";

/**
 * @param {Editing} editing
 * @param {Set<string>} unfolded ids of the categories whose fields are shown
 */
export const rulesetForm = (editing, unfolded) => h("form", { class: "make-form", onsubmit: (event) => event.preventDefault() },
  h("section", { class: "panel fields" }, wholeFields(editing), bonusFields(editing), jokerFields(editing)),
  h("section", { class: "panel", "data-at": "categories" },
    h("h2", {}, t("rulesCategories")), h("p", { class: "wrong", hidden: true }),
    h("ol", { class: "make-categories" }, editing.draft.categories.map((_, place) => categoryItem(editing, place, unfolded))),
    h("button", { type: "button", class: "button", id: "add-category", onclick: () => addCategory(editing, unfolded) },
      icon(ICONS.plus), t("makeAdd"))));

/** @param {Editing} editing */
function wholeFields({ draft, changed }) {
  const extra = draft.extra_rolls;
  /** @param {{ start?: number, saves?: boolean }} words */
  const setExtra = (words) => {
    const { start = 0, saves = false, ...rest } = { ...draft.extra_rolls, ...words };
    if (start || saves) draft.extra_rolls = { ...rest, ...(start && { start }), ...(saves && { saves }) };
    else delete draft.extra_rolls;
    changed();
  };
  return [
    field("title", t("makeName"), textInput(draft.title, (title) => {
      draft.title = title;
      changed();
    })),
    h("div", { class: "row" },
      field("dice_count", t("dice"), numberInput(draft.dice_count, (value) => {
        draft.dice_count = value;
        changed();
      })),
      field("rolls", t("makeRolls"), numberInput(draft.rolls, (value) => {
        draft.rolls = value;
        changed();
      })),
      field("extra_rolls", t("makeExtra"), numberInput(extra?.start ?? 0, (start) => setExtra({ start })))),
    check("extra_rolls/saves", t("makeSaves"), extra?.saves ?? false, (saves) => setExtra({ saves })),
    !draft.columns?.length && field("order", t("makeOrder"), choice(
      [["free", t("makeOrderFree")], ["card", t("makeOrderCard")], ["upper_first", t("makeOrderUpper")]], draft.order ?? "free", (order) => {
        draft.order = order;
        changed();
      })),
  ];
}

/** @param {Editing} editing */
function bonusFields({ draft, changed, rebuilt }) {
  const tiers = (draft.bonus ??= []);
  return group("bonus", t("makeBonus"),
    tiers.map((tier, n) => h("div", { class: "row", "data-at": `bonus/${n}` },
      h("p", { class: "wrong", hidden: true }),
      field(`bonus/${n}/at`, t("makeBonusAt"), numberInput(tier.at, (value) => {
        tier.at = /** @type {number} */ (value);
        changed();
      })),
      field(`bonus/${n}/pays`, t("makePoints"), numberInput(tier.pays, (value) => {
        tier.pays = /** @type {number} */ (value);
        changed();
      })),
      field(`bonus/${n}/each`, t("makeBonusEach"), numberInput(tier.each ?? 0, (value) => {
        if (value === 0) delete tier.each;
        else tier.each = value;
        changed();
      })),
      removeButton(`${t("makeBonus")} ${n + 1}`, () => {
        tiers.splice(n, 1);
        rebuilt();
      }))),
    h("button", {
      type: "button", class: "button", id: "add-bonus", onclick: () => {
        tiers.push({ at: (tiers.at(-1)?.at ?? 62) + 1, pays: (tiers.at(-1)?.pays ?? 25) + 10 });
        rebuilt();
      },
    }, icon(ICONS.plus), t("makeAddBonus")));
}

/** @type {[JokerRule, "makeJokerForced" | "makeJokerFree" | "makeJokerOriginal" | "makeJokerNone"][]} */
const JOKERS = [
  ["forced", "makeJokerForced"], ["free", "makeJokerFree"], ["original", "makeJokerOriginal"], ["none", "makeJokerNone"],
];

/** @param {Editing} editing */
function jokerFields({ draft, changed, rebuilt }) {
  const { joker } = draft;
  return group("joker", t("makeJoker"),
    field("joker/rule", t("makeJokerRule"), choice(
      [["", t("makeJokerOff")], ...JOKERS.map(([rule, key]) => /** @type {[string, string]} */ ([rule, t(key)]))],
      joker ? joker.rule ?? "none" : "", (rule) => {
        if (rule) draft.joker = { bonus: 100, category: equalOnes(draft.categories), ...joker, rule: /** @type {JokerRule} */ (rule) };
        else delete draft.joker;
        rebuilt();
      })),
    joker && h("div", { class: "row" },
      field("joker/category", t("makeJokerCategory"), choice(
        draft.categories.map(({ id, title }) => [id, title || id]), joker.category ?? "", (category) => {
          joker.category = category;
          changed();
        })),
      field("joker/bonus", t("makeJokerBonus"), numberInput(joker.bonus ?? 0, (value) => {
        joker.bonus = value;
        changed();
      }))));
}

/**
 * Return the category of the most equal dice.
 * @param {Editing["draft"]["categories"]} categories
 */
const equalOnes = (categories) => [...categories]
  .sort((a, b) => (b.needs?.groups?.[0] ?? 0) - (a.needs?.groups?.[0] ?? 0))[0]?.id;

/**
 * @param {string} name
 * @param {() => void} pressed
 */
const removeButton = (name, pressed) => h(
  "button", { type: "button", class: "button plain icon", "aria-label": t("makeRemove", { name }), onclick: pressed }, icon(ICONS.remove),
);

/**
 * @param {Editing} editing
 * @param {number} place
 * @param {Set<string>} unfolded
 */
function categoryItem(editing, place, unfolded) {
  const { draft, rebuilt } = editing;
  const { id, title } = draft.categories[place];
  const name = title || t("makeNew");
  /** @param {number} to */
  const move = (to) => {
    draft.categories.splice(to, 0, ...draft.categories.splice(place, 1));
    rebuilt();
  };
  const details = h("details", { open: unfolded.has(id) },
    h("summary", {}, name),
    categoryFields(editing, place),
    h("div", { class: "actions" },
      h("button", { type: "button", class: "button", disabled: place === 0, onclick: () => move(place - 1) }, t("makeUp")),
      h("button", {
        type: "button", class: "button", disabled: place === draft.categories.length - 1, onclick: () => move(place + 1),
      }, t("makeDown")),
      h("button", {
        type: "button", class: "button", onclick: () => {
          draft.categories.splice(place, 1);
          rebuilt();
        },
      }, t("makeRemove", { name }))));
  details.addEventListener("toggle", () => (details.open ? unfolded.add(id) : unfolded.delete(id)));
  return h("li", {}, details);
}

/**
 * @param {Editing} editing
 * @param {Set<string>} unfolded
 */
function addCategory({ draft, rebuilt }, unfolded) {
  const id = idFor("category", draft.categories.map((each) => each.id));
  draft.categories.push({ id, title: "", pays: { sum: "all" } });
  unfolded.add(id);
  rebuilt();
}
