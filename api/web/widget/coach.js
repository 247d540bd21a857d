// <dice-coach>: what to keep, exactly, on any page. One module, no dependencies.
//
//   <script type="module" src="https://…/widget/coach.js"></script>
//   <dice-coach dice="13346" rolls-left="2" scorecard="ones:3,twos:6"></dice-coach>
//
// docs/guides/widget.md lists attributes, events, custom properties and parts. The texts of the reader's language are one more
// file, of a kilobyte. Nothing is requested that takes the server minutes.

/**
 * @typedef {import("../js/base/types.js").Advice & { explanation: string, ruleset: string, position: { rolls_left: number } }} Advice
 * @typedef {import("../js/base/types.js").Move} Move
 * @typedef {import("../js/base/types.js").RankedMove} RankedMove
 * @typedef {import("../js/base/types.js").RulesetShown} RulesetShown
 * @typedef {typeof import("../i18n/embed/en.js").default} Texts
 */

const HOME = new URL("..", import.meta.url).href;
const LANGUAGES = ["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"];
const POLL = 2_000;
const MOST_MOVES = 4;
const MOST_CHANCES = 3;
/** Losses that fill a bar: on a fixed scale, trifles look like trifles. */
const POINTS_OF_BAR = 10;
const SHARE_OF_BAR = 0.1;
/**
 * Colours of dots with a name in every language. Another one is painted if CSS knows its name in the ruleset.
 * @type {Record<string, [paint: string, name: keyof Texts]>}
 */
const COLOURS = { black: ["#1b2231", "embedBlack"], red: ["#b5361c", "embedRed"], green: ["#17684a", "embedGreen"] };

/** @param {...string} places */
const pips = (...places) =>
  `background-image: ${places.map(() => "var(--dot)").join()}; background-position: ${places.join()};`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; container-type: inline-size; }
:host([hidden]), [hidden] { display: none !important; }
:host([theme="light"]) { color-scheme: light; --dc-surface: #fffdf8; --dc-ink: #1b2231; }
:host([theme="dark"]) { color-scheme: dark; --dc-surface: #181e29; --dc-ink: #ece6d8; }
* { box-sizing: border-box; margin: 0; padding: 0; }
section { --surface: var(--dice-coach-surface, var(--dc-surface, transparent)); --ink: var(--dice-coach-ink, var(--dc-ink, currentColor));
  --line: var(--dice-coach-line, color-mix(in srgb, var(--ink) 25%, transparent));
  --gold: var(--dice-coach-gold, #e0a21b); --bad: var(--dice-coach-bad, #d0432b); display: flex; flex-direction: column; gap: .7rem; --height: 31rem; min-height: var(--dice-coach-height, var(--height)); padding: 1rem;
  border: 1px solid var(--line); border-radius: var(--dice-coach-radius, .9rem); background: var(--surface); color: var(--ink);
  font-family: var(--dice-coach-font, inherit); font-size: 1rem; line-height: 1.45; }
.dice { display: grid; grid-template-columns: repeat(var(--count, 5), minmax(0, var(--dice-coach-die, 3.4rem))); gap: .3rem .6rem; padding-top: .4rem; }
.die { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.die[aria-disabled="true"] { cursor: default; }
.face { display: block; position: relative; aspect-ratio: 1; border-radius: 20%; forced-color-adjust: none;
  background: radial-gradient(circle at 32% 26%, #fff 0, var(--dice-coach-bone, #fbf6ea) 45%, #dfd3ba 100%);
  box-shadow: inset 0 0 0 1px #5a461e40, 0 2px 5px #0004; transition: transform .15s, opacity .15s; }
.face::after { content: ""; position: absolute; inset: 14%; background: no-repeat 0 0 / 27% 27%;
  --dot: radial-gradient(closest-side, var(--spot) 88%, transparent); --spot: var(--colour, var(--dice-coach-pip, #1b2231)); }
.f1::after { ${pips("50% 50%")} background-size: 36% 36%; }
.f1:not([data-coloured])::after { --spot: #b5361c; }
.f2::after { ${pips("100% 0", "0 100%")} }
.f3::after { ${pips("100% 0", "50% 50%", "0 100%")} }
.f4::after { ${pips("0 0", "100% 0", "0 100%", "100% 100%")} }
.f5::after { ${pips("0 0", "100% 0", "50% 50%", "0 100%", "100% 100%")} }
.f6::after { ${pips("0 0", "100% 0", "0 50%", "100% 50%", "0 100%", "100% 100%")} }
.asking .face { outline: 2px dashed color-mix(in srgb, var(--ink) 55%, transparent); outline-offset: 2px; }
[aria-pressed="true"] .face { outline: 2px solid var(--ink); outline-offset: 2px; transform: translateY(-.35rem); }
[data-answer="keep"] .face { outline: 3px solid var(--gold); outline-offset: 1px; transform: translateY(-.35rem); }
[data-answer="keep"] .face::before { content: "✓"; position: absolute; z-index: 1; top: -.55rem; right: -.45rem; width: 1.2rem; border-radius: 50%;
  background: var(--gold); color: #1b2231; font: 700 .8rem/1.2rem sans-serif; text-align: center; }
[data-answer="reroll"][aria-pressed="false"] .face { opacity: .45; }
.mark { display: block; min-height: 1.2rem; font-size: .75rem; line-height: 1.2rem; white-space: nowrap; }
[data-answer="keep"] .mark, .verdict, h3, [data-best] { font-weight: 700; }
.answer { align-self: start; padding: .3rem .8rem; border: 3px solid var(--gold); border-radius: .6rem; font-weight: 700; }
.answer::before { content: "✓ "; }
.verdict[data-kind="right"]::before { content: "✓ "; }
.verdict[data-kind="costs"]::before { content: "✗ "; }
h3 { font-size: .8rem; }
.lists, ol, li { display: grid; grid-template-columns: fit-content(50%) 1fr auto; gap: .25rem .8rem; list-style: none; }
.lists > *, li { grid-column: 1 / -1; }
ol, li { grid-template-columns: subgrid; }
* + h3 { margin-top: .5rem; }
li { align-items: center; font-size: .9rem; font-variant-numeric: tabular-nums; }
li > i { height: .5rem; border-radius: .25rem; forced-color-adjust: none;
  background: linear-gradient(to right, var(--filled) calc(var(--share) * 100%), var(--rest) 0); }
.chance > i { --filled: var(--ink); --rest: var(--line); }
.move > i { --filled: color-mix(in srgb, var(--ink) 55%, transparent); --rest: var(--bad); }
[data-best] > i { --filled: var(--gold); }
li > :last-child { text-align: end; }
.keep { display: inline-flex; gap: .2rem; vertical-align: middle; }
.keep .face { width: 1.2rem; transition: none; box-shadow: inset 0 0 0 1px #5a461e60; }
.ask, .retry { align-self: start; min-height: 2.75rem; padding: 0 1.2rem; border: 0; border-radius: .6rem; background: var(--dice-coach-accent, #2747b3); color: var(--dice-coach-on-accent, #fff);
  font: inherit; font-weight: 700; cursor: pointer; }
section:not(.asking) .ask, [aria-busy="true"] .ask { display: none; }
.links { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: auto; font-size: .85rem; }
a { padding: .25rem 0; color: inherit; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
@container (max-width: 26rem) { section { --height: 34rem; } }
.asking { --height: 17rem; }
.asking .dice { margin-top: auto; }
@container (max-width: 17rem) {
  section { --height: 46rem; }
  .asking { --height: 22.5rem; }
  .dice { --count: 3 !important; }
  .lists { grid-template-columns: 1fr auto; }
  li > i { grid-area: 2 / 1 / 3 / -1; }
}
@media (hover: hover) { .die:not([aria-disabled="true"]):hover .face { transform: translateY(-.35rem); } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }`);

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} part its name, for the style sheet of the page
 * @param {object} [properties]
 * @param {...(Node | string)} children
 */
const element = (tag, part, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  if (part) made.setAttribute("part", (made.className = part));
  made.append(...children);
  return made;
};

/**
 * @param {string} part
 * @param {Node | string} name
 * @param {string} words
 * @param {number} share of the bar that is filled
 */
function row(part, name, words, share) {
  const bar = element("i", "");
  bar.style.setProperty("--share", String(share));
  return element("li", part, {}, element("span", "", {}, name), bar, element("span", "", {}, words));
}

/** @param {...unknown} words without those that are empty */
const joined = (...words) => words.filter(Boolean).join(", ");

/**
 * Return the question of an answer as in the address of the board: its JSON in base64url. Ids have no other letters than ASCII.
 * @param {Advice} advice
 */
const packed = ({ ruleset, objective, position }) =>
  btoa(JSON.stringify({ ruleset, ...position, ...(objective?.maximize !== "expected_total" && { objective }) }))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

export class DiceCoach extends HTMLElement {
  static observedAttributes = [
    "ruleset", "dice", "rolls-left", "scorecard", "card", "extra-bonus-count", "extra-rolls", "announced", "all-rolled", "objective", "lang",
    "theme", "api", "ask",
  ];

  #dice = element("div", "dice");
  #answer = element("p", "answer", { hidden: true });
  #verdict = element("p", "verdict");
  #reason = element("p", "reason");
  #askButton = element("button", "ask", { type: "button" });
  #retry = element("button", "retry", { type: "button", hidden: true });
  #lists = element("div", "lists");
  #analyse = element("a", "analyse", { target: "_blank", rel: "noopener", hidden: true });
  #credit = element("a", "credit", { textContent: "Keepwise", target: "_blank", rel: "noopener" });
  #coach = element("section", "coach");
  #asked = new AbortController();
  #planned = false;
  /** The best move is not shown yet: it waits for the button. */
  #isAsking = false;
  /** @type {boolean[]} */
  #kept = [];
  /** @type {Advice | undefined} */
  #advice;
  /** @type {RulesetShown | undefined} */
  #game;
  /** @type {Partial<Texts>} */
  #texts = {};
  #spoken = Promise.resolve();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#dice.setAttribute("role", "group");
    this.#askButton.onclick = () => this.#reveal();
    this.#retry.onclick = () => this.#plan();
    this.#coach.append(
      this.#dice, this.#answer, element("div", "", { role: "status" }, this.#verdict, this.#reason), this.#askButton, this.#retry, this.#lists,
      element("p", "links", {}, this.#analyse, this.#credit));
    root.append(this.#coach);
  }

  connectedCallback() {
    this.#plan();
  }

  disconnectedCallback() {
    this.#asked.abort();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before !== now && this.isConnected && name !== "theme") this.#plan();
  }

  /** The last answer of the API, undefined before the first. */
  get advice() {
    return this.#advice;
  }

  get #api() {
    return new URL(this.getAttribute("api") ?? HOME, document.baseURI);
  }

  get #lang() {
    const wanted = [this.lang || this.closest("[lang]")?.getAttribute("lang"), ...navigator.languages];
    const codes = wanted.map((tag) => (tag ?? "").toLowerCase().split("-")[0].replace(/^n[bn]$/, "no"));
    return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
  }

  /**
   * @param {keyof Texts} key
   * @param {Record<string, string | number>} [values]
   */
  #t(key, values = {}) {
    // French sets these marks off by a space that does not break.
    return (this.#texts[key] ?? "").replace(/ (?=[:?])/g, "\u00a0").replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /** Attributes often change together; one question is asked for all of them. */
  #plan() {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      this.#load();
    });
  }

  get #faces() {
    return [...(this.getAttribute("dice") ?? "").matchAll(/\d/g)].map(([face]) => Number(face));
  }

  get #ruleset() {
    return this.getAttribute("ruleset") || "yahtzee";
  }

  /** Whether values are points, not probabilities. */
  get #countsPoints() {
    return ["expected_total", "floor"].includes(this.#objective[0]);
  }

  /** Its name, and its target if it has one. */
  get #objective() {
    return (this.getAttribute("objective") ?? "expected_total").split(":");
  }

  async #load() {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    this.#advice = this.#game = undefined;
    this.#kept = this.#faces.map(() => false);
    this.#ask(this.hasAttribute("ask"));
    this.#retry.hidden = this.#analyse.hidden = true;
    this.#credit.href = new URL("play", this.#api).href;
    this.#lists.replaceChildren();
    this.#say("");
    this.#coach.ariaBusy = "true";
    this.#spoken = this.#loadTexts(signal);
    try {
      const game = this.#get(`v1/rulesets/${encodeURIComponent(this.#ruleset)}`, {}, signal);
      // Without a number of rolls the question depends on the game.
      const rolls = this.getAttribute("rolls-left") ?? game.then((found) => this.#rollsOf(found));
      const found = await Promise.all([game, this.#advise(await rolls, signal), this.#spoken]);
      signal.throwIfAborted();
      [this.#game, this.#advice] = found;
    } catch (error) {
      await this.#spoken.catch(() => undefined);
      if (!signal.aborted) this.#fail(/** @type {Error} */ (error));
      return;
    }
    this.#coach.ariaBusy = "false";
    this.#showDice();
    this.#analyse.textContent = this.#t("embedAnalyse");
    this.#analyse.href = new URL(`analyse#p=${packed(this.#advice)}`, this.#api).href;
    this.#analyse.hidden = false;
    this.#askButton.textContent = this.#t("embedAsk");
    if (this.#isAsking) this.#say(this.#t(this.#isChoosable ? "embedChoose" : "embedPonder"));
    else this.#tell(this.#advice);
    this.dispatchEvent(new CustomEvent("advice", { detail: this.#advice }));
  }

  /** @param {AbortSignal} signal */
  async #loadTexts(signal) {
    const { default: texts } = await import(`${HOME}web/i18n/embed/${this.#lang}.js`);
    if (signal.aborted) return;
    this.#texts = texts;
    this.#showDice();
    this.#say(this.#t("embedThinking"));
  }

  /**
   * The rolls left after the first roll of this turn.
   * @param {RulesetShown} game
   */
  #rollsOf({ rolls = 3, last_turn_rolls: last = rolls, extra_rolls: extra, categories, columns = [] }) {
    const filled = this.#scorecard?.split(",").filter(Boolean).length ?? 0;
    const turn = columns.length && filled === columns.length * categories.length - 1 ? last : rolls;
    return String(turn - 1 + Number(this.getAttribute("extra-rolls") ?? extra?.start ?? 0));
  }

  /** The filled categories; `card` is the former name of the attribute. */
  get #scorecard() {
    return this.getAttribute("scorecard") ?? this.getAttribute("card");
  }

  /**
   * @param {string} rollsLeft
   * @param {AbortSignal} signal
   * @param {string} [other] the move to compare the best one with
   * @returns {Promise<Advice>}
   */
  #advise(rollsLeft, signal, other) {
    const [objective, target] = this.#objective;
    const given = ["extra-bonus-count", "extra-rolls", "announced", "all-rolled"].map((name) => [name.replaceAll("-", "_"), this.getAttribute(name)]);
    return this.#get("v1/advice", {
      ruleset: this.#ruleset, dice: this.#faces.join(""), rolls_left: rollsLeft, scorecard: this.#scorecard, ...Object.fromEntries(given),
      objective, target, explain: "true", breakdown: "false", compare_with: other, if_ready: "true",
    }, signal);
  }

  /**
   * @param {string} path
   * @param {Record<string, string | null | undefined>} parameters without those that are empty
   * @param {AbortSignal} signal
   */
  async #get(path, parameters, signal) {
    const address = new URL(path, this.#api);
    for (const [name, value] of Object.entries({ ...parameters, lang: this.#lang })) if (value) address.searchParams.set(name, value);
    for (;;) {
      const response = await fetch(address, { signal });
      const answer = await response.json();
      if (response.ok) return answer;
      // A table that could not be built is tried again, but pages do not wait for that.
      const wait = answer.type === "/problems/not-solved" ? 0 : Number(response.headers.get("Retry-After"));
      if (![429, 503].includes(response.status) || !wait) throw Object.assign(new Error(answer.detail), { status: response.status });
      await this.#spoken;
      if (answer.progress) {
        const { share, seconds_left: seconds } = answer.progress;
        this.#say(this.#t("embedPreparing", { share: this.#number(share, 0, "percent"), n: Math.ceil(seconds) }));
      }
      await new Promise((resolve) => { setTimeout(resolve, Math.min(wait * 1000, POLL)); });
      signal.throwIfAborted();
    }
  }

  /**
   * Show an error: in general terms for readers, in detail for the author of the page.
   * @param {Error & { status?: number }} error
   */
  #fail({ message, status = 500 }) {
    const refused = status < 500 && status !== 429;
    // eslint-disable-next-line no-console -- The author of the page reads it.
    console.error(`<dice-coach>: ${message}`, this);
    this.#coach.ariaBusy = "false";
    this.#ask(false);
    this.#retry.hidden = refused;
    this.#retry.textContent = this.#t("embedRetry") || "Try again";
    if (!refused) this.#say(this.#t("embedLost") || "The coach cannot be reached.");
    else this.#say(this.#t(status === 409 ? "embedUnprepared" : "embedWrong"));
  }

  /** @param {boolean} isAsking */
  #ask(isAsking) {
    this.#isAsking = isAsking;
    this.#coach.classList.toggle("asking", isAsking);
    this.#answer.hidden = true;
    this.#showDice();
  }

  /** Answer the reader who has chosen, or who wants to know without that. */
  #reveal() {
    const hadFocus = this.shadowRoot?.activeElement === this.#askButton;
    this.#ask(false);
    if (this.#kept.includes(true)) this.#judge();
    else if (this.#advice) this.#tell(this.#advice);
    if (hadFocus) /** @type {HTMLElement} */ (this.#dice.children[0]).focus();
  }

  /**
   * Show the answer.
   * @param {Advice} advice against the reader's own move, if there is one
   * @param {RankedMove} [own]
   */
  #tell(advice, own) {
    const { best, explanation } = advice;
    const [advised] = explanation.match(/^.+?(?:。|\.(?= |$))/) ?? [explanation];
    const verdict = !own ? "" : own.loss ? this.#t("embedCosts", { loss: this.#loss(own.loss) }) : this.#t("embedRight");
    this.#say([verdict, advised].filter(Boolean).join(" "), own && (own.loss ? "costs" : "right"));
    this.#reason.textContent = explanation.slice(advised.length).trim();
    this.#answer.hidden = best.action === "keep";
    this.#answer.textContent = this.#words(best);
    this.#showLists(advice, own);
  }

  /**
   * @param {string} text
   * @param {string} [kind]
   */
  #say(text, kind = "") {
    this.#verdict.dataset.kind = kind;
    this.#verdict.textContent = text;
    this.#reason.textContent = "";
  }

  get #locale() {
    return this.#lang === "no" ? "nb" : this.#lang;
  }

  /**
   * Format a number that is above 0 never as 0.
   * @param {number} value
   * @param {number} digits
   * @param {"decimal" | "percent"} [style]
   */
  #number(value, digits, style = "decimal") {
    const least = 10 ** -digits / (style === "percent" ? 100 : 1);
    const isTiny = value > 0 && value < least / 2;
    const format = { style, minimumFractionDigits: digits, maximumFractionDigits: digits };
    return (isTiny ? "<" : "") + (isTiny ? least : value).toLocaleString(this.#locale, format);
  }

  /** @param {number} loss */
  #loss(loss) {
    return this.#countsPoints ? this.#number(loss, 2) : this.#number(loss, 1, "percent");
  }

  /** @param {Move} move */
  #words(move) {
    if (move.action === "keep") return move.keep.join(" ") || this.#t("embedAll");
    if (move.action === "announce") return this.#t("embedCall", { category: this.#title({ category: move.category }) });
    return this.#t("embedScore", { category: this.#title(move), points: this.#number(move.points + move.extra_bonus, 0) });
  }

  /** @param {{ category: string, column?: string }} cell */
  #title({ category, column }) {
    /** @param {{ id: string, title: string }[]} [named] */
    const title = (named, id = "") => named?.find((each) => each.id === id)?.title ?? id;
    return joined(title(this.#game?.categories, category), title(this.#game?.columns, column));
  }

  /**
   * @param {Advice} advice
   * @param {RankedMove} [own]
   */
  #showLists({ best, plays_for: chances, moves }, own) {
    const shown = moves.slice(0, MOST_MOVES);
    if (own && !shown.includes(own)) shown.push(own);
    this.#lists.replaceChildren(
      ...(this.#objective[0] === "expected_total" ? [element("p", "total", {}, this.#t("embedTotal", { value: this.#number(best.value, 1) }))] : []),
      ...this.#list("embedChances", chances.filter(({ makes }) => makes).slice(0, MOST_CHANCES).map((each) => (
        row("chance", this.#title(each), this.#number(each.makes, 0, "percent"), each.makes)))),
      ...this.#list("embedMoves", shown.map((move) => {
        const lost = move.loss / (this.#countsPoints ? POINTS_OF_BAR : SHARE_OF_BAR);
        const loss = move.loss ? `−${this.#loss(move.loss)}`.replace("−<", "<") : this.#t("embedBest");
        const made = row("move", this.#picture(move), move === own ? this.#t("embedYours", { loss }) : loss, Math.max(0, 1 - lost));
        made.toggleAttribute("data-best", !move.loss);
        return made;
      })));
  }

  /**
   * @param {keyof Texts} key
   * @param {HTMLElement[]} rows
   */
  #list(key, rows) {
    return rows.length ? [element("h3", "", {}, this.#t(key)), element("ol", "", {}, ...rows)] : [];
  }

  /**
   * Return a move: the dice that it keeps as dice, any other in words.
   * @param {Move} move
   */
  #picture(move) {
    if (move.action !== "keep" || !move.keep.length) return this.#words(move);
    const dice = element("span", "keep", { role: "img", ariaLabel: this.#words(move) });
    dice.append(...move.keep.map((face) => this.#paint(element("span", ""), face)));
    return dice;
  }

  /**
   * @param {HTMLElement} pipped
   * @param {number} face
   */
  #paint(pipped, face) {
    const colour = this.#colourOf(face);
    pipped.className = `face f${face}`;
    pipped.toggleAttribute("data-coloured", Boolean(colour));
    pipped.style.setProperty("--colour", COLOURS[colour]?.[0] ?? (CSS.supports("color", colour) ? colour : ""));
    return pipped;
  }

  /** @param {number} face */
  #colourOf(face) {
    return Object.entries(this.#game?.colours ?? {}).find(([, faces]) => faces.includes(face))?.[0] ?? "";
  }

  get #isChoosable() {
    return Boolean(this.#advice?.moves.some(({ action }) => action === "keep"));
  }

  #showDice() {
    this.#dice.setAttribute("aria-label", this.#t("embedDice"));
    const faces = this.#faces;
    this.#dice.style.setProperty("--count", String(faces.length || 5));
    while (this.#dice.children.length > faces.length) this.#dice.lastChild?.remove();
    for (let i = this.#dice.children.length; i < faces.length; i += 1) {
      this.#dice.append(element("button", "die", { type: "button", onclick: () => this.#toggle(i) }, element("span", ""), element("span", "mark")));
    }
    const best = this.#isAsking ? undefined : this.#advice?.best;
    const left = best?.action === "keep" ? [...best.keep] : [];
    faces.forEach((face, i) => {
      const die = this.#dice.children[i];
      const [pipped, mark] = /** @type {Iterable<HTMLElement>} */ (die.children);
      this.#paint(pipped, face);
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      const answer = best?.action !== "keep" ? "" : at >= 0 ? "keep" : "reroll";
      const isKept = answer === "keep" || (this.#isAsking && this.#kept[i]);
      mark.textContent = isKept ? this.#t("embedKeep") : answer && this.#t("embedReroll");
      const colour = this.#colourOf(face);
      const named = COLOURS[colour] ? this.#t(COLOURS[colour][1]) : colour;
      const name = this.#t("embedDie", { n: i + 1, face: joined(face, named) });
      die.setAttribute("aria-label", joined(name, answer && mark.textContent));
      die.setAttribute("aria-pressed", String(this.#kept[i]));
      die.setAttribute("data-answer", answer);
      die.setAttribute("aria-disabled", String(!this.#isChoosable));
    });
  }

  /** @param {number} i */
  #toggle(i) {
    if (!this.#isChoosable) return;
    this.#kept[i] = !this.#kept[i];
    this.#showDice();
    if (!this.#isAsking) this.#judge();
  }

  /** Compare the chosen dice with the best move. */
  async #judge() {
    const advice = this.#advice;
    if (!advice) return;
    const keep = this.#faces.filter((_, k) => this.#kept[k]).sort();
    // All dice kept is no keep but scoring: the best of the categories then speaks for it.
    const own = advice.moves.find((move) => move.action === "keep" && move.keep.join() === keep.join())
      ?? advice.moves.find(({ action }) => action === "score");
    if (!own) return;
    this.#tell(advice, own);
    this.dispatchEvent(new CustomEvent("keep", { detail: { keep, loss: own.loss } }));
    if (!own.loss) return;
    const named = own.action === "keep" ? `keep:${own.keep.join("")}` : `score:${[own.column, own.category].filter(Boolean).join(".")}`;
    const { signal } = this.#asked;
    const chosen = this.#kept.join();
    try {
      const compared = await this.#advise(String(advice.position.rolls_left), signal, named);
      if (!signal.aborted && chosen === this.#kept.join()) this.#tell({ ...compared, moves: advice.moves }, own);
    } catch {
      // What it costs is already shown.
    }
  }
}

if (!customElements.get("dice-coach")) customElements.define("dice-coach", DiceCoach);
