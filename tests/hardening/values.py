"""Values that strangers might send: arbitrary JSON, and mutated valid bodies."""

import copy
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.servers import ROOT

# Limits of ranges, look-alikes of other types, and traps for parsers.
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 3, 4, 5, 6, 7, 40, 41, 999, 1000, 1001, 9_999, 10_000, 999_999, 1_000_000,
    2**53, -(2**70), 0.5, 3.0, -0.0, 1e300, "", "0", "3", "yahtzee", "YAHTZEE", "Dreier", "no-such", "a" * 61, "ä" * 60,
    "\u0000", "\U0001f3b2", "../../etc/passwd", "{{7*7}}", [], [1], [1, 2, 3, 4, 5], [6] * 5, [1] * 6, [1] * 7,
    [0, 1, 2, 3, 7], [None], [[]], ["1"], {}, {"a": 1}, {"points": {}}, {"base": "yahtzee"}, {"base": "no-such"},
    {"maximize": "expected_total"}, {"columns": {}}, {"columns": {"first": {"points": {"ones": 3}}}}, {"first": {}},
)  # fmt: skip

TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
NUMBERS = st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False) | st.integers(-2, 8)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(TEXTS, inner, max_size=6),
    max_leaves=20,
)


GAMES = ROOT / "engine" / "rulesets" / "games"
DEFINITIONS = [
    *(tomllib.loads(path.read_text()) for path in sorted(GAMES.glob("*.toml"))),
    {"base": "yahtzee", "bonus": [{"at": 63, "pays": 25}]},
    {"base": "yatzy", "categories": [{"id": "chance", "drop": True}]},
]
"""Definitions of the built-in rulesets, and two variants."""


def mutate(value: Any, random: Random) -> Any:
    """Return a copy with one mutation: a part is replaced, removed, added, duplicated, or swapped with another."""
    changed = copy.deepcopy(value)
    places = list(_places(changed))
    if not places:
        return random.choice(JUNK)
    container, key = random.choice(places)
    what = random.randrange(6)
    if what == 0:
        container[key] = copy.deepcopy(random.choice(JUNK))
    elif what == 1:
        del container[key]
    elif what == 2 and isinstance(container, dict):
        container[
            random.choice(
                [
                    "unknown",
                    "",
                    "ones",
                    "points",
                    "ruleset",
                    "extra_bonus_count",
                    "total",
                    "columns",
                    "column",
                    "announced",
                ]
            )
        ] = copy.deepcopy(random.choice(JUNK))
    elif what == 2:
        container.insert(key, copy.deepcopy(random.choice([container[key], *JUNK])))
    elif what == 3 and type(container[key]) is int:
        container[key] += random.choice([-1, 1, -7, 7, 0.5])
    elif what == 4:
        other, place = random.choice(places)
        container[key] = copy.deepcopy(other[place])
    else:
        container[key] = [container[key]]
    return changed


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield all entries of lists and objects: the container and the key."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


CARD_FIELDS = ("points", "fillings", "extra_bonus_count", "extra_rolls", "columns")


def without_nulls(value: Any) -> Any:
    """Return a value without nulls in its objects; entries of lists, points and colours stay.

    Empty objects of a card, which some generated clients send for fields that were not set, disappear too.
    """
    if isinstance(value, list):
        return [without_nulls(inner) for inner in value]
    if isinstance(value, dict):
        return {name: _kept(name, inner) for name, inner in value.items() if inner is not None}
    return value


def _kept(name: str, value: Any) -> Any:
    if name in ("points", "colours") or (name == "fillings" and not isinstance(value, dict)):
        return value
    if name == "fillings":
        return {category: paid for category, paid in value.items() if paid is not None}
    found = without_nulls(value)
    if name == "scorecard" and isinstance(found, dict):
        return {field: inner for field, inner in found.items() if inner != {} or field not in CARD_FIELDS}
    return found
