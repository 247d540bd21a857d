"""Titles and details of problems in every language. English details come from the problems themselves."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from api.texts.texts import Texts
from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.checks.unreliable import UnverifiedClaim
from engine.definitions.definition import builtin_rulesets
from engine.derived import derived
from engine.dice import dump_dice
from engine.errors import UNSAID, Problem
from engine.rulesets.ruleset import Ruleset
from engine.text.names import DEFAULT_LANGUAGE, titles

_VALUE: Final = re.compile(r"\{(\w+)\}")
_MOST_LISTED: Final = 20
"""Limit of allowed values that a detail lists."""
_ASSUMED_TITLES: Final = frozenset(["category", "columns"])
"""Kinds of assumptions whose found words are ids."""
_SUMS: Final = {
    "total": "total",
    "upper_points": "upperTotal",
    "upper_bonus": "chanceBonus",
    "lower_points": "lowerSection",
    "products": "products",
    "extra_bonus": "extraBonus",
    "points_awarded": "pointsAwarded",
    "sum": "columnSum",
    "factor": "factor",
}
"""Texts of the names of sums."""
_OF_NAMES: Final = ("category", "column")
"""Fields whose values have titles."""
_OF_COLUMN: Final = " of "
"""Between the ids of a category and its column, as in `Rules.cell_name`."""
_PARENTS: Final = ("points", "columns")
"""Fields whose keys have titles."""
_OF_TITLES: Final = frozenset(
    [
        "ambiguous-category",
        "ambiguous-column",
        "category-filled",
        "duplicate",
        "illegal-announce",
        "illegal-category",
        "keeps-every-die",
        "missing-category",
        "missing-column",
        "missing-field",
        "no-roll-left",
        "out-of-order",
        "unknown-category",
        "unknown-column",
    ]
)
"""Codes whose words are ids of categories and columns, or names that mean none."""
_AS_SENT: Final = frozenset(["ambiguous-category", "ambiguous-column", "unknown-category", "unknown-column"])
"""Codes whose found name is repeated as it was sent."""
_OF_DICE: Final = frozenset(
    ["illegal-keep", "keep-not-in-hand", "kept-dice-missing", "keeps-every-die", "no-roll-left", "wrong-dice"]
)
"""Codes whose found lists of numbers are dice."""
_LONGEST_PLAIN: Final = 12
"""Limit of characters of a fraction in the form of a language; longer ones have the form of JSON."""

Titles = Mapping[str, str]
"""Titles of categories and columns by id."""


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


def describe_problem(texts: Texts, problem: Problem, rules: Rules | None = None) -> str:
    """Return the detail of a problem in a language, with its values and the titles of these rules.

    If the code has no sentence, or the problem lacks a value for it, the detail is the title and the place.
    """
    if texts.language == DEFAULT_LANGUAGE:
        return problem.detail
    values = _values(texts, problem, _titles_in(texts.language, rules))
    text = problem_text(texts, problem.code)
    used = set(_VALUE.findall(text or ""))
    if text is not None and used <= values.keys():
        said = [_VALUE.sub(lambda found: values[found[1]], text)]
    else:
        used = {"name"}
        said = [_title_at(texts, problem.code, values.get("name"))]
    if "name" in used and values.get("found") == values.get("name"):
        used.add("found")
    return texts.join([*said, *_allowed(texts, problem, {name: values[name] for name in values.keys() - used})])


def _title_at(texts: Texts, code: str, name: str | None) -> str:
    title = problem_title(texts, code)
    return texts.say("sentence", words=title) if name is None else texts.say("problemAt", title=title, name=name)


def _allowed(texts: Texts, problem: Problem, unsaid: Mapping[str, str]) -> list[str]:
    """Return sentences about the values that are not mentioned yet."""
    if "maximum" in unsaid and "minimum" not in unsaid:
        return [texts.say("problemAtMost" if "found" in unsaid else "problemLimit", **unsaid)]
    if "found" in unsaid and isinstance(problem.found, str):
        # Only quotation marks distinguish the string "2" from the number.
        unsaid = {**unsaid, "found": texts.say("quoted", words=unsaid["found"])}
    found = [texts.say("problemFound", **unsaid)] if "found" in unsaid else []
    if "minimum" in unsaid and "maximum" in unsaid:
        return [*found, texts.say("problemRange", **unsaid)]
    if "suggestions" in unsaid:
        return [*found, texts.say("checkPerhaps", names=unsaid["suggestions"])]
    right = unsaid.get("expected") or unsaid.get("choices")
    return [*found, texts.say("problemAllowed", allowed=right)] if right else found


def _values(texts: Texts, problem: Problem, known: Titles) -> dict[str, str]:
    """Return the values of a problem in words, without those that are missing or have no short form.

    The sentences have one word, `expected`, for a right number and for several.
    """
    code, found = problem.code, problem.found
    named: Titles = known if code in _OF_TITLES else {}
    limits = [("minimum", problem.minimum), ("maximum", problem.maximum)]
    if _is_long_range(problem.allowed):
        limits = [("minimum", problem.allowed[0]), ("maximum", problem.allowed[-1])]
    values = {
        "name": _name(texts, problem, known),
        "found": None if found is UNSAID else _found(texts, code, found, {} if code in _AS_SENT else named),
        "expected": _either(texts, problem.allowed) if problem.expected is None else texts.number(problem.expected),
        "dice": dump_dice(problem.dice) or None,
        "choices": _either(texts, problem.choices, named),
        "suggestions": _either(texts, problem.suggestions, named),
        **{name: texts.number(limit) for name, limit in limits if limit is not None},
    }
    return {name: value for name, value in values.items() if value is not None}


def _is_long_range(numbers: Sequence[int]) -> bool:
    """Return whether numbers are too many to list, but without gaps."""
    return len(numbers) > _MOST_LISTED and tuple(numbers) == tuple(range(numbers[0], numbers[-1] + 1))


def _either(texts: Texts, values: Sequence[int | str], known: Titles | None = None) -> str | None:
    """Return some numbers or names in words; None for none, or too many."""
    if not 0 < len(values) <= _MOST_LISTED:
        return None
    shown = [texts.number(each) if isinstance(each, int) else _title(texts, known or {}, each) for each in values]
    return texts.either(shown)


def _name(texts: Texts, problem: Problem, known: Titles) -> str | None:
    """Return the title of a category, column or sum, or the name of a field."""
    path = problem.path
    place = next((place for place in reversed(range(len(path))) if isinstance(path[place], str)), None)
    if place is None:
        return None
    name = str(path[place])
    if name in _OF_NAMES and problem.code in _OF_TITLES and isinstance(problem.found, str):
        return _title(texts, known, problem.found)
    if place and path[place - 1] in _PARENTS:
        return _title(texts, known, name)
    if "claimed" in path:
        return _sum_title(texts, name)
    # These are the points of a turn; the problem lacks its category.
    return None if name == "points" and "turns" in path else name


def _found(texts: Texts, code: str, value: object, known: Titles) -> str | None:
    """Return a found value in words; objects, and lists that are no dice, have no short form."""
    match value:
        case bool() | None:
            return json.dumps(value)
        case int():
            return texts.number(value)
        case float():
            sent = json.dumps(value)
            return texts.plain(value) if len(sent) <= _LONGEST_PLAIN and "e" not in sent else sent
        case str():
            return _title(texts, known, value)
        case [*items] if code in _OF_DICE and items:
            return " ".join(map(str, items))
    return None


def describe_claim(texts: Texts, claim: UnverifiedClaim) -> str:
    """Return the sentence about a claimed sum of a card with mistakes."""
    if texts.language == DEFAULT_LANGUAGE:
        return claim.detail
    name = next(step for step in reversed(claim.path) if isinstance(step, str))
    return texts.say(f"claim-{claim.agrees}", name=_sum_title(texts, name), found=texts.number(claim.found))


def describe_assumption(texts: Texts, assumption: Assumption, rules: Rules) -> str:
    """Return the sentence about a fact that was assumed."""
    if texts.language == DEFAULT_LANGUAGE:
        return assumption.detail
    known = _own_titles(rules.ruleset, texts.language) if assumption.kind in _ASSUMED_TITLES else {}
    values = {name: _assumed(texts, value, known) for name, value in assumption.values.items()}
    return texts.say(f"assumption-{assumption.kind}", **values)


def _assumed(texts: Texts, value: Any, known: Titles) -> str:
    match value:
        case int():
            return texts.number(value)
        case list():
            return texts.every([_assumed_item(texts, each, known) for each in value])
    return known.get(value, value)


def _assumed_item(texts: Texts, value: int | str, known: Titles) -> str:
    """Return a number, a title, or what was sent in quotation marks."""
    return _assumed(texts, value, known) if known or isinstance(value, int) else texts.say("quoted", words=value)


def _sum_title(texts: Texts, name: str) -> str:
    return texts.say(_SUMS[name]) if name in _SUMS else name


def _title(texts: Texts, known: Titles, name: str) -> str:
    """Return the title of a category or column, or of a category in a column: ``ones of down``."""
    category, of, column = name.partition(_OF_COLUMN)
    if of and category in known and column in known:
        return texts.say("titleWith", title=known[category], words=known[column])
    return known.get(name, name)


def _titles_in(language: str, rules: Rules | None) -> Titles:
    return _frequent_titles(language) if rules is None else _own_titles(rules.ruleset, language)


@derived
def _own_titles(ruleset: Ruleset, language: str) -> Titles:
    return titles(ruleset, language) | titles(ruleset, language, "column")


@cache
def _frequent_titles(language: str) -> Titles:
    """Return the most frequent titles of categories and columns by id."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for ruleset in builtin_rulesets().values():
        for id_, title in _own_titles(ruleset, language).items():
            found[id_][title] += 1
    return {id_: counts.most_common(1)[0][0] for id_, counts in found.items()}
