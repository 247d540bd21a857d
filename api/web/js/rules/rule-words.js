// The rules of a game in sentences, composed from the words of its definition. Their texts are the part "rules".

/**
 * @import { CategoryShown, ExtraRolls, JokerRule, Needs, Pays, TextKey } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { anyOf, language, list, signed, t } from "../base/i18n.js";

/**
 * Sentences one after the other, as the language writes them.
 * @param {readonly string[]} sentences
 */
export const joined = (sentences) => sentences.join(language() === "ja" ? "" : " ");

/**
 * Return the sentences on what a category needs and pays.
 * @param {Rules} rules
 * @param {string} category
 */
export function categoryWords(rules, category) {
  const shown = rules.categoryOf(category);
  const { times = 1, after } = shown;
  return [
    ...(shown.upper === undefined ? lowerWords(rules, shown) : [t("upperPays", { face: shown.upper })]),
    ...(times > 1 ? [t("timesFill", { n: times })] : []),
    ...(after === undefined ? [] : [t("afterFill", { category: rules.titleOf(after) })]),
    ...(rules.counts(category) ? [] : [`${t("countsInProduct", { category: rules.titleOf(category) })}.`]),
  ];
}

/**
 * @param {Rules} rules
 * @param {CategoryShown} shown
 */
const lowerWords = (rules, { needs = {}, pays = {} }) => [...needsWords(rules, needs), ...paysWords(rules, needs, pays)];

/**
 * @param {Rules} rules
 * @param {Needs} needs
 */
function needsWords(rules, needs) {
  const { groups, run, faces, sum, least_sum: least, greatest_sum: greatest, colour } = needs;
  const words = [
    groups && groupWords(rules, groups, needs.distinct ?? true),
    run && t("needsRun", { n: run, runs: anyOf(runsOf(run)) }),
    faces && t("needsFaces", { faces: list(faces.map(String)) }),
    sum !== undefined && t("needsSum", { n: sum }),
    least !== undefined && t("needsLeast", { n: least }),
    greatest !== undefined && t("needsGreatest", { n: greatest }),
    colour === "all" && t("needsColour"),
    colour === "matched" && t(matchedDice(needs) ? "needsColourMatched" : "needsColour"),
  ].filter((each) => typeof each === "string");
  return words.length ? words : [t("needsAny")];
}

/**
 * @param {Rules} rules
 * @param {readonly number[]} groups
 * @param {boolean} distinct
 */
function groupWords({ diceCount, definition }, groups, distinct) {
  const [a, b, c] = groups;
  if (c !== undefined) return t(distinct ? "needsThree" : "needsThreeAny", { a, b, c });
  if (b !== undefined) return t(distinct ? "needsTwo" : "needsTwoAny", { a, b });
  return t(a === diceCount && definition.counted === undefined ? "needsAll" : "needsEqual", { n: a });
}

/**
 * Return all runs of `length` faces: "1 2 3 4", "2 3 4 5", "3 4 5 6".
 * @param {number} length
 */
const runsOf = (length) => (
  Array.from({ length: 7 - length }, (_, start) => Array.from({ length }, (__, place) => start + place + 1).join(" ")));

/**
 * Return the number of dice that match.
 * @param {Needs} needs
 */
const matchedDice = ({ groups, run, faces }) => (groups?.reduce((sum, size) => sum + size, 0) ?? run ?? faces?.length ?? 0);

/**
 * @param {Rules} rules
 * @param {Needs} needs
 * @param {Pays} pays
 */
function paysWords(rules, needs, { points, sum, faces, counted, plus = 0, served = 0, by_roll: byRoll }) {
  const { dice_count: dice = rules.diceCount, counted: n = dice } = rules.definition;
  return [
    points !== undefined && (points < 0 ? t("paysTakes", { n: -points }) : t("paysPoints", { n: points })),
    sum !== undefined && sumWords(needs, sum, faces),
    byRoll && t("paysByRoll", { rolls: byRollWords(byRoll) }),
    plus > 0 && t("paysPlus", { n: plus }),
    plus < 0 && t("paysMinus", { n: -plus }),
    served > 0 && t("paysServed", { n: served }),
    counted === "least" && n < dice && t("leastCounted", { dice, n }),
  ].filter((each) => typeof each === "string");
}

/**
 * @param {Needs} needs
 * @param {NonNullable<Pays["sum"]>} sum
 * @param {readonly number[]} [faces]
 */
function sumWords(needs, sum, faces = []) {
  if (sum === "faces") return t("paysFaces", { faces: anyOf(faces.map(String)) });
  const matched = sum === "matched" ? matchedDice(needs) : 0;
  return matched ? t("paysMatched", { n: matched }) : t("paysAll");
}

/** @param {readonly number[]} byRoll */
const byRollWords = (byRoll) => byRoll.map((points, place) => (
  t(place === byRoll.length - 1 ? "rollPaysLast" : "rollPays", { roll: place + 1, points }))).join("; ");

/**
 * Return the sentences on a turn.
 * @param {Rules} rules
 */
export function turnWords(rules) {
  const { definition, diceCount, rolls } = rules;
  const { counted } = definition;
  const order = rules.columns.find(({ title }) => !title)?.order;
  return [
    t("turnRoll", { n: diceCount }),
    rolls > 1 ? t("turnAgain", { n: rolls }) : t("turnOnce"),
    rolls > 2 && t("turnFree"),
    t("turnFill"),
    counted !== undefined && counted < diceCount && t("turnCounted", { dice: diceCount, n: counted }),
    order === "down" && t("orderCard"),
    order === "upper_first" && t("orderUpper"),
    ...extraWords(definition.extra_rolls ?? {}),
    rules.colours.size > 0 && t("coloursAre", { colours: colourWords(definition.colours ?? {}) }),
  ].filter((each) => typeof each === "string");
}

/** @param {ExtraRolls} extra */
const extraWords = ({ start, saves, most }) => [
  start && t("extraStart", { n: start }), saves && t("extraSaves"), saves && most && t("extraMost", { n: most }),
];

/** @param {Record<string, number[]>} colours */
const colourWords = (colours) => Object.entries(colours)
  .map(([name, faces]) => `${colourName(name)} ${list(faces.map(String))}`).join("; ");

/** @param {string} name */
const colourName = (name) => (name === "black" || name === "red" || name === "green" ? t(name) : name);

/**
 * Return the sentence on the end of a game.
 * @param {Rules} rules
 */
export const endWords = (rules) => t(rules.awarded ? "endAwarded" : "endTotal", { n: rules.turns });

/**
 * Return the sentences on the upper bonus.
 * @param {Rules} rules
 */
export function bonusWords(rules) {
  const { bonus } = rules;
  const par = parOf(rules);
  return [
    ...bonus.filter(({ pays }) => pays !== 0).flatMap(({ at, pays, each }) => [
      t("bonusFrom", { at, points: pointsWords(pays) }), ...(each ? [t("bonusEach", { n: each })] : []),
    ]),
    ...(bonus.length > 1 ? [t("bonusHighest")] : []),
    ...(par ? [t("bonusPar", { n: par })] : []),
  ];
}

/** @param {number} points */
const pointsWords = (points) => t("pointsOf", { n: Math.abs(points) }).replace(String(Math.abs(points)), signed(points, 0));

/**
 * Return how many dice of every face are just enough for the first bonus above 0; 0 where that is no whole number.
 * @param {Rules} rules
 */
function parOf({ bonus, upper, ...rules }) {
  const first = bonus.find(({ at }) => at > 0);
  const ofEach = Object.entries(upper).reduce((sum, [id, face]) => sum + face * (rules.times.get(id) ?? 1), 0);
  return first && ofEach && first.at % ofEach === 0 ? first.at / ofEach : 0;
}

/** @satisfies {Partial<Record<JokerRule, TextKey>>} */
const JOKERS = /** @type {const} */ ({ free: "jokerFree", original: "jokerOriginal", none: "jokerNone" });

/**
 * Return the sentences on a further hand of equal dice, with steps between them where one comes after the other.
 * @param {Rules} rules
 * @returns {{ title: string, lead: string, steps: string[], after: string[] } | undefined}
 */
export function jokerWords(rules) {
  const { joker, definition, diceCount: n } = rules;
  if (!joker || !definition.joker) return undefined;
  const { rule = "none", points = {} } = definition.joker;
  const category = rules.titleOf(joker.category);
  const bonus = joker.extra_bonus;
  const forced = rule === "forced";
  const paid = Object.entries(points).map(([id, each]) => `${rules.titleOf(id)} ${each}`);
  return {
    title: t("jokerTitle", { category }),
    lead: bonus ? t("jokerBonus", { category, n, bonus }) : t("jokerHolds", { category, n }),
    steps: forced ? [t("jokerForcedFirst"), t("jokerForcedThen"), t("jokerForcedLast")] : [],
    after: [
      forced ? t("jokerWhy") : t(JOKERS[rule]),
      paid.length > 0 && rule !== "none" && t("jokerPays", { list: list(paid) }),
      rules.columns.length > 1 && `${t("jokerOfColumns", { category })}.`,
      rules.isMultiplied && t("jokerMultiplied"),
      rules.paysMadeOnly && t("jokerMadeOnly"),
    ].filter((each) => typeof each === "string"),
  };
}

/**
 * Return what a category pays for a joker, undefined where that is nothing special.
 * @param {Rules} rules
 * @param {string} category
 */
export function jokerPaysWords({ definition: { joker } }, category) {
  const points = joker?.rule && joker.rule !== "none" ? joker.points?.[category] : undefined;
  return points === undefined ? undefined : t("jokerPaysHere", { n: points });
}

/**
 * Return tips for the first game.
 * @param {Rules} rules
 */
export function tipWords(rules) {
  const par = parOf(rules);
  const isFree = rules.columns.length === 1 && rules.columns[0].order === "free";
  const ones = rules.categories.find((id) => rules.upper[id] === 1);
  const any = rules.definition.categories.find(({ upper, needs = {}, pays }) => (
    upper === undefined && !Object.keys(needs).length && pays?.sum === "all"));
  return [
    rules.rolls > 1 && t("tipStop"),
    par > 0 && t("tipBonus", { n: par }),
    isFree && ones && t("tipZero", { category: rules.titleOf(ones) }),
    isFree && any && t("tipChance", { category: any.title }),
  ].filter((each) => typeof each === "string");
}
