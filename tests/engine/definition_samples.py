"""Valid and invalid definitions built from a few words."""

from typing import Any

ONES = {"id": "ones", "upper": 1}
ANY = {"id": "any", "pays": {"sum": "all"}}
PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 10}}
YZ = {"id": "yz", "needs": {"groups": [5]}, "pays": {"points": 50}}


def game(*categories: Any, **rest: Any) -> dict[str, Any]:
    """Return a definition with these categories."""
    return {"categories": list(categories), **rest}


def changed(*categories: Any) -> dict[str, Any]:
    """Return Yahtzee with these categories changed or added."""
    return {"base": "yahtzee", "categories": list(categories)}


def needs(**words: Any) -> dict[str, Any]:
    """Return a category that pays a point under these conditions."""
    return {"id": "it", "needs": words, "pays": {"points": 1}}


def pays(**words: Any) -> dict[str, Any]:
    """Return a category for any dice, with this `pays`."""
    return {"id": "it", "pays": words}


def joker(**words: Any) -> dict[str, Any]:
    """Return a game whose joker has these fields."""
    return game(ONES, ANY, YZ, joker={"category": "yz", "rule": "free", **words})


MANY = 20_000
HOSTILE = {
    "many categories": game(*({"id": f"x{n}", "pays": {"points": 1}} for n in range(MANY))),
    "many unknown fields": game(ANY, **{f"f{n}": n for n in range(MANY)}),
    "long text": game(ANY, title="x" * 60_000),
    "long name": game(ANY, name="a" * 60_000),
    "deep": game(ANY, bonus=[[[[[[[[[[]]]]]]]]]]),
    "huge numbers": game(ANY, dice_count=10**4000, rolls=-(10**4000)),
    "many columns": game(ANY, columns=[{"id": f"c{n}"} for n in range(MANY)]),
    "many products": game(ANY, columns=[{"id": "a"}], products=[{"plus": "x" * 199} for _ in range(MANY)]),
    "many tiers": game(ONES, bonus=[{"at": n, "pays": n} for n in range(1, MANY)]),
    "many groups": game(needs(groups=[2] * MANY)),
    "many joker points": game(ANY, YZ, joker={"category": "yz", "points": {f"x{n}": 1 for n in range(MANY)}}),
    "never made": game(
        *({"id": f"x{n}", "needs": {"groups": [2, 2, 2], "sum": 35}, "pays": {"points": 1}} for n in range(20)),
        dice_count=6,
    ),
}
"""Definitions that are costly to parse, by their content; all are refused."""
