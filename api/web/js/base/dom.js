// Creates elements: h("p", { class: "hint", onclick: f }, "text", child). Nothing here parses HTML.

/**
 * The content of an element: children may be lists, and conditions that do not hold.
 * @typedef {Node | string | number | false | null | undefined} Child
 * @typedef {Child | readonly Child[]} Children
 */

/**
 * Attributes by their names, except `on…`, which are listeners, and `vars`, which are custom properties of CSS. Values that are
 * undefined, null or false are omitted.
 * @typedef {{ [E in keyof HTMLElementEventMap as `on${E}`]?: (event: HTMLElementEventMap[E]) => unknown }} Listeners
 * @typedef {Listeners & { vars?: Record<string, string | number>, [name: string]: unknown }} Properties
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {...Children} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, properties = {}, ...children) {
  return make(document.createElement(tag), properties, children);
}

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {...Children} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, properties = {}, ...children) {
  return make(document.createElementNS(SVG, tag), properties, children);
}

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Properties} properties
 * @param {Children[]} children
 */
function make(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name !== "vars") set(element, name, value);
  }
  for (const [name, value] of Object.entries(properties.vars ?? {})) element.style.setProperty(`--${name}`, String(value));
  element.append(...present(children));
  return element;
}

/**
 * @param {Children[]} children
 * @returns {(Node | string)[]}
 */
const present = (children) =>
  children.flat()
    .filter((child) => child !== undefined && child !== null && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));

/**
 * Replace the children of an element.
 * @param {Element} element
 * @param {...Children} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * Return the text of an attribute: "true" for a true ARIA attribute, empty for any other one.
 * @param {string} name
 * @param {unknown} value
 */
const written = (name, value) => (value === true && !name.startsWith("aria-") ? "" : String(value));

/**
 * Change an attribute only where it differs: screen readers announce what is written, not what is new.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value undefined, null and false take the attribute away
 */
export function set(element, name, value) {
  const wanted = value === undefined || value === null || value === false ? null : written(name, value);
  if (element.getAttribute(name) === wanted) return;
  if (wanted === null) element.removeAttribute(name);
  else element.setAttribute(name, wanted);
}

/**
 * Change a text only where it differs, as `set` does.
 * @param {Element} element
 * @param {string | null} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Return the element of the page with this id and class; throw where there is none.
 * @template {Element} E
 * @param {string} id
 * @param {new () => E} kind
 * @returns {E}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new TypeError(`this page has no ${kind.name} #${id}`);
  return element;
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/**
 * Announce a text to screen readers.
 * @param {string} text
 * @param {string} [place] whose previous announcement it replaces
 */
export function announce(text, place = "live") {
  byId(place, HTMLElement).textContent = text;
}

/** @param {string} path */
export const icon = (path) =>
  s(
    "svg",
    {
      viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round",
      "stroke-linejoin": "round", "aria-hidden": "true",
    },
    s("path", { d: path }),
  );

export const ICONS = {
  plus: "M12 5v14M5 12h14",
  remove: "M6 6l12 12M18 6 6 18",
  share: "M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M5 13v6h14v-6",
  save: "M12 4v11m0 0-4.500-4.500M12 15l4.500-4.500M5 17v3h14v-3",
  print: "M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  flag: "M6 21V4m0 0h11l-2.500 4.500L17 13H6",
  undo: "M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11",
};
