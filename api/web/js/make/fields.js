// Fields of a form about a value: each shows its problems below itself. The name of a field is its place in the
// definition: pointers of problems end in "categories/3/pays/points".

/** @import { Child, Children } from "../base/dom.js" */

import { h } from "../base/dom.js";

/** @param {string} at */
export const idOf = (at) => `at-${at.replaceAll("/", "-")}`;

/**
 * Return a field of one input, with its label and a place for problems.
 * @param {string} at
 * @param {string} label
 * @param {HTMLInputElement | HTMLSelectElement} input
 */
export function field(at, label, input) {
  input.id = idOf(at);
  input.setAttribute("aria-describedby", `${input.id}-wrong`);
  return h("div", { class: "field", "data-at": at },
    h("label", { for: input.id }, label), input, h("p", { class: "wrong", id: `${input.id}-wrong`, hidden: true }));
}

/**
 * Several inputs that are one field.
 * @param {string} at
 * @param {string} label
 * @param {...Child | readonly Child[]} children
 */
export const group = (at, label, ...children) => h("fieldset", { class: "group", "data-at": at },
  h("legend", { class: "label" }, label), ...children, h("p", { class: "wrong", id: `${idOf(at)}-wrong`, hidden: true }));

/**
 * Return an input for a whole number; anything else is undefined.
 * @param {number | undefined} value
 * @param {(value: number | undefined) => void} changed
 */
export const numberInput = (value, changed) => {
  const input = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 5, value: value ?? "" });
  input.addEventListener("input", () => {
    const text = input.value.trim().replace("−", "-");
    changed(/^-?\d+$/.test(text) ? Number(text) : undefined);
  });
  return input;
};

/**
 * @param {string} value
 * @param {(value: string) => void} changed
 */
export const textInput = (value, changed) => {
  const input = h("input", { type: "text", autocomplete: "off", maxlength: 60, value });
  input.addEventListener("input", () => changed(input.value));
  return input;
};

/**
 * @template {string} V
 * @param {readonly [V, string][]} choices values and their words
 * @param {string} value
 * @param {(value: V) => void} changed
 */
export const choice = (choices, value, changed) => {
  const select = h("select", {}, choices.map(([each, words]) => h("option", { value: each, selected: each === value }, words)));
  select.addEventListener("change", () => changed(/** @type {V} */ (select.value)));
  return select;
};

/**
 * @param {string} at
 * @param {string} label
 * @param {boolean} value
 * @param {(value: boolean) => void} changed
 */
export const check = (at, label, value, changed) => {
  const box = h("input", { type: "checkbox", id: idOf(at), checked: value });
  box.addEventListener("change", () => changed(box.checked));
  return h("label", { class: "check" }, box, h("span", {}, label));
};

/**
 * Some of the six faces.
 * @param {string} at
 * @param {string} label
 * @param {readonly number[]} faces
 * @param {(faces: number[]) => void} changed
 */
export const facesInput = (at, label, faces, changed) => {
  const chosen = new Set(faces);
  return group(at, label, h("div", { class: "faces" }, [1, 2, 3, 4, 5, 6].map((face) => (
    check(`${at}/face${face}`, String(face), chosen.has(face), (on) => {
      if (on) chosen.add(face);
      else chosen.delete(face);
      changed([...chosen].sort((a, b) => a - b));
    })))));
};

/**
 * Show a message at the field of a problem, or at the nearest one around it. Return whether there is one.
 * @param {Element} form
 * @param {string} at
 * @param {Children} words
 */
export function showWrong(form, at, words) {
  for (let place = at; place; place = place.slice(0, Math.max(0, place.lastIndexOf("/")))) {
    const element = form.querySelector(`[data-at="${CSS.escape(place)}"]`);
    const wrong = element?.querySelector(":scope > .wrong");
    if (!element || !(wrong instanceof HTMLElement)) continue;
    wrong.append(h("span", {}, words), " ");
    wrong.hidden = false;
    element.querySelector(":scope > input, :scope > select")?.setAttribute("aria-invalid", "true");
    // A folded part would hide it.
    for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    return true;
  }
  return false;
}

/** @param {Element} form */
export function clearWrong(form) {
  for (const wrong of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".wrong"))) {
    wrong.replaceChildren();
    wrong.hidden = true;
  }
  for (const input of form.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
}
