// Elements from a few words: h("p", { class: "hint", onclick: f }, "text", child). Nothing here parses HTML.

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, properties = {}, ...children) {
  return make(document.createElement(tag), properties, children);
}

export function s(tag, properties = {}, ...children) {
  return make(document.createElementNS(SVG, tag), properties, children);
}

function make(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "vars") for (const [key, v] of Object.entries(value)) element.style.setProperty(`--${key}`, v);
    else element.setAttribute(name, written(name, value));
  }
  element.append(...present(children));
  return element;
}

// Children may be lists, and conditions that do not hold.
const present = (children) => children.flat().filter((child) => child !== undefined && child !== null && child !== false);

// Puts these children in place of those that are there.
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

// An ARIA attribute that holds is "true"; any other one that holds is there, and empty.
const written = (name, value) => (value === true && !name.startsWith("aria-") ? "" : String(value));

// Changes an attribute or a text only where it differs: screen readers announce what is written, not what is new.
export function set(element, name, value) {
  const wanted = value === undefined || value === null || value === false ? null : written(name, value);
  if (element.getAttribute(name) === wanted) return;
  if (wanted === null) element.removeAttribute(name);
  else element.setAttribute(name, wanted);
}

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const live = () => document.getElementById("live");

// Says something to those who listen rather than look.
export function announce(text) {
  live().textContent = text;
}

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
};
