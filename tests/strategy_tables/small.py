"""Rulesets small enough for the naive recursion, which together use all features of the solver."""

from typing import Any

_UPPER_TWO = [{"id": "threes", "upper": 3}, {"id": "sixes", "upper": 6}]
_PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 12}}
_TRIPLE = {"id": "triple", "needs": {"groups": [3]}, "pays": {"points": 25}}
_CHANCE = {"id": "chance", "pays": {"sum": "all"}}


def _joker(rule: str, bonus: int = 9) -> dict[str, Any]:
    return {"category": "pair", "rule": rule, "bonus": bonus, "points": {"run": 7}}


_TWO_DICE_JOKER: dict[str, Any] = {
    "dice_count": 2,
    "categories": [*_UPPER_TWO, _PAIR, {"id": "run", "needs": {"run": 2}, "pays": {"points": 8}}, _CHANCE],
    "bonus": [{"at": 9, "pays": 4}, {"at": 12, "pays": 11}],
}

SMALL: dict[str, dict[str, Any]] = {
    "joker-forced": {**_TWO_DICE_JOKER, "joker": _joker("forced")},
    "joker-free": {**_TWO_DICE_JOKER, "joker": _joker("free")},
    "joker-original": {**_TWO_DICE_JOKER, "joker": _joker("original")},
    "joker-none": {**_TWO_DICE_JOKER, "joker": _joker("none")},
    "joker-without-bonus": {**_TWO_DICE_JOKER, "joker": _joker("forced", 0)},
    # The upper categories are last and not in the order of their faces, the joker category is first.
    "joker-other-order": {
        "dice_count": 2,
        "rolls": 2,
        "categories": [_PAIR, _CHANCE, {"id": "fives", "upper": 5}, {"id": "twos", "upper": 2}],
        "bonus": [{"at": 10, "pays": 6}],
        "joker": {"category": "pair", "rule": "free", "bonus": 5, "points": {"chance": 40}},
    },
    "only-lower-joker": {"dice_count": 2, "categories": [_PAIR, _CHANCE], "joker": {"category": "pair", "bonus": 3}},
    "only-upper": {"dice_count": 2, "categories": [{"id": f"face_{f}", "upper": f} for f in (1, 2, 5, 6)]},
    "three-dice-joker": {
        "dice_count": 3,
        "categories": [{"id": "fours", "upper": 4}, {"id": "fives", "upper": 5}, _TRIPLE, _CHANCE],
        "bonus": [{"at": 13, "pays": 10}],
        "joker": {"category": "triple", "rule": "forced", "bonus": 15, "points": {"chance": 30}},
    },
    "three-dice-served": {
        "dice_count": 3,
        "categories": [
            {"id": "twos", "upper": 2},
            {"id": "straight", "needs": {"run": 3}, "pays": {"points": 10, "served": 6}},
            {"id": "two_equal", "needs": {"groups": [2]}, "pays": {"sum": "matched", "plus": 1, "served": 2}},
        ],
    },
    "card-order": {**_TWO_DICE_JOKER, "order": "card"},
    "one-roll-served": {
        "dice_count": 2,
        "rolls": 1,
        "categories": [*_UPPER_TWO, {**_PAIR, "pays": {"points": 3, "served": 8}}, _CHANCE],
        "bonus": [{"at": 9, "pays": 4}],
    },
    "one-die-five-rolls": {
        "dice_count": 1,
        "rolls": 5,
        "categories": [{"id": "sixes", "upper": 6}, _CHANCE, {"id": "low", "needs": {"sum": 1}, "pays": {"points": 4}}],
        "bonus": [{"at": 6, "pays": 2}],
    },
    # Interchangeable faces: nearly every choice is a tie, which sums in another order break.
    "alike": {
        "dice_count": 3,
        "categories": [
            {"id": "high", "needs": {"faces": [5, 6]}, "pays": {"points": 7}},
            {"id": "low", "needs": {"faces": [1, 2]}, "pays": {"points": 7}},
            {"id": "middle", "needs": {"faces": [3, 4]}, "pays": {"points": 7}},
            {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 5}},
        ],
    },
    "four-dice": {
        "dice_count": 4,
        "rolls": 2,
        "categories": [
            {"id": "ones", "upper": 1},
            {"id": "two_pairs", "needs": {"groups": [2, 2]}, "pays": {"points": 9}},
        ],
    },
    "six-dice": {
        "dice_count": 6,
        "categories": [
            {"id": "sixes", "upper": 6},
            {"id": "tower", "needs": {"groups": [4, 2]}, "pays": {"sum": "all"}},
            {"id": "all_equal", "needs": {"groups": [6]}, "pays": {"points": 100}},
        ],
        "bonus": [{"at": 18, "pays": 10}],
    },
}
"""Definitions by name."""

USUAL_SMALL = frozenset(
    {
        "joker-forced",
        "joker-other-order",
        "only-lower-joker",
        "only-upper",
        "three-dice-served",
        "card-order",
        "one-roll-served",
        "one-die-five-rolls",
        "four-dice",
    }
)
"""Cheap ones that together have every mechanism; each joker rule is tested where that is cheap."""
