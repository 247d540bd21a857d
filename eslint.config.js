// Rules of the linter for the scripts of the pages and their tests. The type check covers types and unknown names; the
// layout of lines is free.

import js from "@eslint/js";

const RULES = {
  // tsc finds unknown and unused names, and knows those of the browser.
  "no-undef": "off",
  "no-unused-vars": "off",

  // Likely mistakes.
  "array-callback-return": "error",
  "consistent-return": "error",
  eqeqeq: "error",
  "no-await-in-loop": "off",  // Polling and playing turn by turn are sequential.
  "no-constructor-return": "error",
  "no-duplicate-imports": "error",
  "no-implicit-coercion": "error",
  "no-param-reassign": "error",
  "no-promise-executor-return": "error",
  "no-self-compare": "error",
  "no-shadow": "error",
  "no-template-curly-in-string": "error",
  "no-throw-literal": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-use-before-define": ["error", { functions: false, variables: false, classes: false }],
  "prefer-promise-reject-errors": "error",

  // Forbidden in pages: by their policy, or because it would parse HTML.
  "no-alert": "error",
  "no-console": "error",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-restricted-properties": ["error",
    { property: "innerHTML", message: "Nothing here parses HTML: h() of dom.js makes elements." },
    { property: "outerHTML", message: "Nothing here parses HTML: h() of dom.js makes elements." },
    { property: "insertAdjacentHTML", message: "Nothing here parses HTML: h() of dom.js makes elements." },
  ],
  "no-script-url": "error",

  // Consistency.
  "arrow-body-style": "error",
  "func-style": ["error", "declaration", { allowArrowFunctions: true }],
  "logical-assignment-operators": "error",
  "no-else-return": "error",
  "no-extra-bind": "error",
  "no-lonely-if": "error",
  "no-nested-ternary": "off",  // A chain of conditions reads as a table.
  "no-return-assign": "error",
  "no-sequences": "error",
  "no-undef-init": "error",
  "no-unneeded-ternary": "error",
  "no-useless-computed-key": "error",
  "no-useless-concat": "error",
  "no-useless-rename": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-arrow-callback": "error",
  "prefer-const": "error",
  "prefer-destructuring": ["error", { VariableDeclarator: { object: true, array: false } }],
  "prefer-exponentiation-operator": "error",
  "prefer-object-has-own": "error",
  "prefer-object-spread": "error",
  "prefer-rest-params": "error",
  "prefer-spread": "error",
  "prefer-template": "error",
  radix: "error",

  // Split functions that do more than one thing.
  complexity: ["error", 15],
  "max-depth": ["error", 3],
  "max-lines-per-function": ["error", { max: 60, skipComments: true, skipBlankLines: true }],
  "max-params": ["error", 5],
};

export default [
  { ignores: [".venv/", "build/", "dist/", "api/bundles/", "api/web/i18n/", "api/web/vendor/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { rules: RULES },
  // Runs before the page is painted: not a module.
  { files: ["api/web/js/base/theme-boot.js"], languageOptions: { sourceType: "script" } },
];
