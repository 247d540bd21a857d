// Custom rules, pasted as the JSON of a ruleset.

/** @import { Problem } from "../base/types.js" */

import { Refusal } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { t } from "../base/i18n.js";

// The limit of the API.
const LONGEST = 60_000;

export class OwnRules {
  /**
   * @param {object | undefined} ruleset that is there already
   * @param {(ruleset: object) => Promise<void>} opened opens a game, or throws a Refusal
   */
  constructor(ruleset, opened) {
    this.opened = opened;
    this.text = h("textarea", { id: "own-rules", rows: 10, maxlength: LONGEST, spellcheck: "false" });
    this.text.value = ruleset ? JSON.stringify(ruleset, null, 1) : "";
    this.problems = h("div", { role: "alert" });
    const close = () => this.close();
    /** @type {HTMLDialogElement} */
    this.element = h(
      "dialog", { class: "own-rules", "aria-labelledby": "own-rules-title" },
      h("form", { onsubmit: (event) => {
        event.preventDefault();
        this.read();
      } },
        h("h2", { id: "own-rules-title" }, t("boardOwnRules")),
        h("div", { class: "field" }, h("label", { for: "own-rules" }, t("boardOwnJson")), this.text),
        this.problems,
        h("div", { class: "actions" },
          h("button", { type: "button", class: "button", onclick: close }, t("boardCancel")),
          h("button", { class: "button primary" }, t("done")))),
    );
    this.element.addEventListener("close", () => this.element.remove());
  }

  open() {
    document.body.append(this.element);
    this.element.showModal();
  }

  close() {
    this.element.close();
  }

  async read() {
    const ruleset = parse(this.text.value);
    if (!ruleset) {
      fill(this.problems, h("p", {}, t("problemOther")));
      return;
    }
    try {
      await this.opened(ruleset);
      this.element.close();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fill(this.problems, h("p", {}, t("boardOwnWrong")), problemList(error.problem.errors ?? []));
    }
  }
}

/**
 * Return the server's problems with a definition, in the terms of definitions.
 * @param {readonly Problem[]} problems
 */
const problemList = (problems) =>
  h("ul", { lang: "en" }, problems.slice(0, 5).map(({ pointer, detail }) => h("li", {}, h("code", {}, pointer), " ", detail)));

/**
 * @param {string} text
 * @returns {object | undefined}
 */
function parse(text) {
  try {
    const read = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
