"""Titles and details of problems in every language. English details come from the problems themselves."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from api.texts.texts import Texts
from engine.checks.unreliable import Agreement, UnverifiedClaim
from engine.definitions.definition import builtin_rulesets
from engine.dice import dump_dice
from engine.errors import UNSAID, Problem
from engine.text.names import DEFAULT_LANGUAGE, titles

_VALUE: Final = re.compile(r"\{(\w+)\}")
_MOST_LISTED: Final = 20
"""Limit of allowed values that a detail lists."""
_RANGES: Final = frozenset(
    ["out-of-range", "wrong-type", "wrong-count", "wrong-dice", "wrong-die", "impossible-extra-rolls", "unequal-rounds"]
)
"""Codes whose two expected numbers are the ends of a range."""
_LIMITS: Final = frozenset(["too-large", "too-long", "too-many", "too-many-fillings", "too-many-rolls"])
"""Codes whose expected number is the greatest allowed one."""
_TEXTS_OF_CLAIMS: Final[Mapping[Agreement, str]] = {
    "with_correction": "claimWithCorrection",
    "as_written": "claimAsWritten",
    "with_none": "claimWithNone",
    "unknown": "claimUnknown",
}
_SUMS: Final = {
    "total": "total",
    "upper_points": "upperTotal",
    "upper_bonus": "chanceBonus",
    "lower_points": "lowerSection",
}
"""Texts of the names of sums."""
_WITH_COMMANDS: Final = frozenset(["missing-table"])
"""Codes whose expected value is a command for operators."""
_OF_NAMES: Final = ("category", "column")
"""Fields whose values have titles."""
_OF_DICE: Final = frozenset(["keep-not-in-hand", "kept-dice-missing", "keeps-every-die", "no-roll-left", "wrong-dice"])
"""Codes whose lists of numbers are dice."""


def problem_title(texts: Texts, name: str) -> str:
    """Return the title of a code or a kind of problem documents."""
    return texts.say(f"problem-{name}")


def group_title(texts: Texts, name: str) -> str:
    """Return the title of a group of problems."""
    return texts.say(f"problems-{name}")


def problem_text(texts: Texts, code: str) -> str | None:
    """Return the sentence of a code with the names of its values in braces; None for codes without one."""
    text = texts.text(f"problem-{code}-detail")
    return text if isinstance(text, str) else None


def describe_problem(texts: Texts, problem: Problem) -> str:
    """Return the detail of a problem in a language, with its values.

    If the code has no sentence, or the problem lacks a value for it, the detail is the title and the place.
    """
    if texts.language == DEFAULT_LANGUAGE:
        return problem.detail
    values = _values(texts, problem)
    text = problem_text(texts, problem.code)
    used = set(_VALUE.findall(text or ""))
    if text is not None and used <= values.keys():
        said = [_VALUE.sub(lambda found: values[found[1]], text)]
    else:
        used = {"name"}
        said = [_title_at(texts, problem.code, values.get("name"))]
    return texts.join([*said, *_allowed(texts, problem, {name: values[name] for name in values.keys() - used})])


def _title_at(texts: Texts, code: str, name: str | None) -> str:
    title = problem_title(texts, code)
    return texts.say("sentence", words=title) if name is None else texts.say("problemAt", title=title, name=name)


def _allowed(texts: Texts, problem: Problem, unsaid: Mapping[str, str]) -> list[str]:
    """Return sentences about the values that are not mentioned yet."""
    if problem.code in _LIMITS and "expected" in unsaid:
        return [texts.say("problemAtMost" if "found" in unsaid else "problemLimit", **unsaid)]
    found = [texts.say("problemFound", **unsaid)] if "found" in unsaid else []
    if "least" in unsaid:
        return [*found, texts.say("problemRange", **unsaid)]
    return [*found, texts.say("problemAllowed", **unsaid)] if "expected" in unsaid else found


def _values(texts: Texts, problem: Problem) -> dict[str, str]:
    """Return the values of a problem in words, without those that are missing or have no short form."""
    found, expected = problem.found, problem.expected
    of_dice = problem.code in _OF_DICE
    values = {
        "name": _name(texts, problem),
        "found": None if found is UNSAID else _shown(texts, found, of_dice=of_dice),
    }
    if _is_range(problem.code, expected):
        values |= {"least": texts.number(expected[0]), "greatest": texts.number(expected[1])}
    elif expected is not UNSAID and problem.code not in _WITH_COMMANDS:
        values["expected"] = _shown(texts, expected, of_dice=of_dice)
    return {name: value for name, value in values.items() if value is not None}


def _is_range(code: str, expected: Any) -> bool:
    return code in _RANGES and isinstance(expected, list) and list(map(type, expected)) == [int, int]


def _name(texts: Texts, problem: Problem) -> str | None:
    """Return the title of a category or column, or the name of a field."""
    name = next((step for step in reversed(problem.path) if isinstance(step, str)), None)
    if name in _OF_NAMES and isinstance(problem.found, str):
        name = problem.found
    if name == "points":
        # These are the points of a turn; the problem lacks its category.
        return None
    return None if name is None else _title(texts, name)


def _shown(texts: Texts, value: Any, *, of_dice: bool = False) -> str | None:
    match value:
        case bool() | None:
            return json.dumps(value)
        case int() | float():
            return texts.number(value) if isinstance(value, int) else json.dumps(value)
        case str():
            return _title(texts, value)
        case [] | dict():
            return None
        case [*items] if all(type(each) is int for each in items) and of_dice:
            return dump_dice(tuple(items))
        case [*items] if len(items) <= _MOST_LISTED and all(type(each) in (int, str) for each in items):
            return texts.either([str(_shown(texts, each)) for each in items])
    return None


def describe_claim(texts: Texts, claim: UnverifiedClaim) -> str:
    """Return the sentence about a claimed sum of a card with mistakes."""
    if texts.language == DEFAULT_LANGUAGE:
        return claim.detail
    name = next(step for step in reversed(claim.path) if isinstance(step, str))
    return texts.say(_TEXTS_OF_CLAIMS[claim.agrees], name=_title(texts, name), found=texts.number(claim.found))


def _title(texts: Texts, name: str) -> str:
    if name in _SUMS:
        return texts.say(_SUMS[name])
    return _titles(texts.language).get(name, name)


@cache
def _titles(language: str) -> Mapping[str, str]:
    """Return the most frequent titles of categories and columns by id."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for ruleset in builtin_rulesets().values():
        for id_, title in (titles(ruleset, language) | titles(ruleset, language, "column")).items():
            found[id_][title] += 1
    return {id_: counts.most_common(1)[0][0] for id_, counts in found.items()}
