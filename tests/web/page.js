// A stand-in for the parts of a browser that the modules under test use. Importing it installs it; it must be imported
// before them.

/** An element that records all changes. */
export class FakeElement {
  /** @type {(FakeElement | string)[]} */
  childNodes = [];
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** @type {Map<string, (event: object) => void>} */
  listeners = new Map();
  /** @type {Record<string, string>} */
  vars = {};
  /** @type {Record<string, string>} */
  dataset = {};
  style = { setProperty: (/** @type {string} */ name, /** @type {string} */ value) => { this.vars[name] = value; } };
  lang = "";

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  /**
   * @param {string} name
   * @param {(event: object) => void} listener
   */
  addEventListener(name, listener) {
    this.listeners.set(name, listener);
  }

  focus() {
    page.document.activeElement = this;
  }

  click() {
    this.listeners.get("click")?.({});
  }

  /** @param {...(FakeElement | string)} children */
  append(...children) {
    this.childNodes.push(...children);
  }

  /** @param {...(FakeElement | string)} children */
  replaceChildren(...children) {
    this.childNodes = children;
  }

  get children() {
    return this.childNodes.filter((child) => child instanceof FakeElement);
  }

  get textContent() {
    return this.childNodes.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }

  set textContent(/** @type {string} */ text) {
    this.childNodes = [text];
  }

  /**
   * Return this element and all its descendants, in document order.
   * @returns {FakeElement[]}
   */
  get all() {
    return [this, ...this.children.flatMap((child) => child.all)];
  }

  /** @param {string} tag the first one in this element, null where there is none */
  querySelector(tag) {
    return this.all.slice(1).find((each) => each.tag === tag) ?? null;
  }

  /**
   * Those of a class.
   * @param {string} name
   */
  ofClass(name) {
    return this.all.filter((each) => (each.getAttribute("class") ?? "").split(" ").includes(name));
  }
}

/**
 * The storage of a browser. With `isOff` it refuses everything, like disabled storage; `space` is its size in
 * characters.
 */
class FakeStorage {
  isOff = false;
  space = Infinity;
  /** @type {Map<string, string>} */
  kept = new Map();

  check() {
    if (this.isOff) throw new DOMException("denied", "SecurityError");
  }

  /** @param {string} key */
  getItem(key) {
    this.check();
    return this.kept.get(key) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  setItem(key, text) {
    this.check();
    const others = [...this.kept].filter(([name]) => name !== key).reduce((sum, [name, kept]) => sum + name.length + kept.length, 0);
    if (others + key.length + text.length > this.space) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, text);
  }

  get length() {
    this.check();
    return this.kept.size;
  }

  /** @param {number} place */
  key(place) {
    return [...this.kept.keys()][place] ?? null;
  }

  /** @param {string} key */
  removeItem(key) {
    this.check();
    this.kept.delete(key);
  }
}

export const storage = new FakeStorage();

/** The texts in the HTML of the page, found by `[data-text]`. */
export const ownTexts = /** @type {FakeElement[]} */ ([]);

/** Listeners of the window by event. */
export const heard = /** @type {Map<string, (event: any) => void>} */ (new Map());

export const root = new FakeElement("html");

const page = {
  Node: FakeElement,
  addEventListener: (/** @type {string} */ name, /** @type {(event: object) => void} */ listener) => heard.set(name, listener),
  document: {
    /** @type {FakeElement | undefined} */
    activeElement: undefined,
    documentElement: root,
    createElement: (/** @type {string} */ tag) => new FakeElement(tag),
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => new FakeElement(tag),
    querySelectorAll: () => ownTexts,
  },
  CSS: { supports: (/** @type {string} */ _, /** @type {string} */ value) => ["gold", "#123"].includes(value) },
  localStorage: storage,
  location: { origin: "https://dice.example" },
};

for (const [name, value] of Object.entries(page))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/**
 * Return an element made with h() or s() with the type of the stand-in.
 * @param {unknown} element
 */
export function asFake(element) {
  if (!(element instanceof FakeElement)) throw new TypeError("this is no element of the stand-in");
  return element;
}
