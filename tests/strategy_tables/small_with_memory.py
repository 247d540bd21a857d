"""Rulesets with memory, small enough for naive computations: every feature alone and combined."""

from typing import Any

_UPPER_TWO = [{"id": "threes", "upper": 3}, {"id": "sixes", "upper": 6}]
_BONUS = [{"at": 9, "pays": 4}, {"at": 12, "pays": 11}]
_PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 12}}
_RUN = {"id": "run", "needs": {"run": 2}, "pays": {"points": 8}}
_CHANCE = {"id": "chance", "pays": {"sum": "all"}}
_TWO_DICE: dict[str, Any] = {"dice_count": 2, "rolls": 2}
_SAVED = {"start": 0, "saves": True}

WITH_MEMORY: dict[str, dict[str, Any]] = {
    "times": {**_TWO_DICE, "categories": [{**_PAIR, "times": 2}, {**_CHANCE, "times": 3}]},
    # Upper categories between lower ones, with different numbers of fillings.
    "times-upper": {
        **_TWO_DICE,
        "categories": [
            {"id": "fours", "upper": 4, "times": 2},
            {**_RUN, "times": 2},
            {"id": "fives", "upper": 5},
        ],
        "bonus": [{"at": 8, "pays": 5}, {"at": 14, "pays": 21}],
    },
    "times-card-order": {
        **_TWO_DICE,
        "categories": [{"id": "fives", "upper": 5, "times": 2}, {**_PAIR, "times": 2}, _CHANCE],
        "bonus": [{"at": 15, "pays": 9}],
        "order": "card",
    },
    "saved": {**_TWO_DICE, "categories": [*_UPPER_TWO, _PAIR, _RUN], "bonus": _BONUS, "extra_rolls": _SAVED},
    "saved-three-rolls": {"dice_count": 2, "categories": [_PAIR, _RUN, _CHANCE], "extra_rolls": _SAVED},
    "saved-at-most": {
        **_TWO_DICE,
        "categories": [*_UPPER_TWO, _PAIR, _CHANCE],
        "bonus": _BONUS,
        "extra_rolls": {"start": 1, "saves": True, "most": 2},
    },
    "saved-of-one-roll": {
        "dice_count": 2,
        "rolls": 1,
        "categories": [_PAIR, _RUN, {**_CHANCE, "times": 2}],
        "extra_rolls": {"start": 3, "saves": True},
    },
    "chips": {
        **_TWO_DICE,
        "categories": [*_UPPER_TWO, _PAIR, _CHANCE],
        "bonus": _BONUS,
        "extra_rolls": {"start": 2, "saves": False},
    },
    "chips-of-one-roll": {
        "dice_count": 3,
        "rolls": 1,
        "categories": [_PAIR, {"id": "triple", "needs": {"groups": [3]}, "pays": {"points": 25}}],
        "extra_rolls": {"start": 3, "saves": False},
    },
    "upper-first": {
        "dice_count": 2,
        "categories": [_PAIR, *_UPPER_TWO, _CHANCE, {"id": "ones", "upper": 1}],
        "bonus": _BONUS,
        "order": "upper_first",
    },
    "upper-first-joker": {
        "dice_count": 2,
        "categories": [*_UPPER_TWO, _PAIR, _RUN, _CHANCE],
        "bonus": _BONUS,
        "order": "upper_first",
        "joker": {"category": "pair", "rule": "forced", "bonus": 9, "points": {"run": 7}},
    },
    "upper-first-times-saved": {
        **_TWO_DICE,
        "categories": [{"id": "fives", "upper": 5, "times": 2}, _PAIR, {"id": "twos", "upper": 2}, _CHANCE],
        "bonus": [{"at": 10, "pays": 7}],
        "order": "upper_first",
        "extra_rolls": {"start": 0, "saves": True, "most": 2},
    },
    "after": {
        "dice_count": 2,
        "categories": [{**_PAIR, "id": "double", "pays": {"points": 30}, "after": "pair"}, _PAIR, _RUN, _CHANCE],
    },
    "after-chain": {
        **_TWO_DICE,
        "categories": [
            {**_PAIR, "times": 2},
            {**_PAIR, "id": "second", "pays": {"sum": "all", "plus": 9}, "after": "pair"},
            {**_RUN, "after": "second"},
            {**_CHANCE, "after": "pair", "times": 2},
        ],
    },
    # Waiting and required categories are upper ones too.
    "after-upper": {
        **_TWO_DICE,
        "categories": [_PAIR, {"id": "sixes", "upper": 6, "after": "pair"}, {"id": "fours", "upper": 4}, _CHANCE],
        "bonus": [{"at": 10, "pays": 15}],
        "extra_rolls": _SAVED,
    },
    "by-roll": {
        "dice_count": 3,
        "categories": [
            {"id": "straight", "needs": {"run": 3}, "pays": {"by_roll": [66, 56, 46]}},
            {"id": "two_equal", "needs": {"groups": [2]}, "pays": {"by_roll": [20, 11]}},
            {"id": "twos", "upper": 2},
        ],
    },
    "by-roll-saved": {
        **_TWO_DICE,
        "categories": [
            {**_PAIR, "pays": {"by_roll": [20, 11]}},
            {**_RUN, "pays": {"points": 7, "served": 3}},
            {**_CHANCE, "times": 2},
        ],
        "extra_rolls": _SAVED,
    },
    "by-roll-chips": {
        "dice_count": 2,
        "categories": [
            {**_PAIR, "pays": {"by_roll": [20, 11, 8]}},
            {**_RUN, "pays": {"sum": "matched", "served": 3}},
            _CHANCE,
        ],
        "extra_rolls": {"start": 2, "saves": False},
    },
    "by-roll-at-most": {
        **_TWO_DICE,
        "categories": [
            {**_PAIR, "pays": {"by_roll": [20, 11]}, "times": 2},
            {**_RUN, "pays": {"points": 7, "served": 3}},
        ],
        "extra_rolls": {"start": 1, "saves": True, "most": 1},
    },
    "penalties": {
        **_TWO_DICE,
        "categories": [
            *_UPPER_TWO,
            {"id": "missing_fives", "pays": {"sum": "faces", "faces": [5], "plus": -10}},
            {**_PAIR, "id": "forbidden", "pays": {"points": -6}},
            {**_RUN, "pays": {"points": 4}},
        ],
        "bonus": [{"at": 0, "pays": -9}, {"at": 9, "pays": 0}],
    },
    "penalties-saved": {
        "dice_count": 2,
        "categories": [
            {"id": "missing_twos", "pays": {"sum": "faces", "faces": [2], "plus": -4}, "times": 2},
            {**_PAIR, "pays": {"by_roll": [9, 3, -2]}},
            {**_CHANCE, "pays": {"sum": "all", "plus": -7}},
        ],
        "extra_rolls": {"start": 1, "saves": True, "most": 2},
    },
    "linear-bonus": {
        "dice_count": 2,
        "categories": [*_UPPER_TWO, {"id": "fives", "upper": 5}, _PAIR],
        "bonus": [{"at": 8, "pays": 5, "each": 1}],
    },
    "linear-below-the-last": {
        **_TWO_DICE,
        "categories": [*_UPPER_TWO, {"id": "fives", "upper": 5, "times": 2}],
        "bonus": [{"at": 0, "pays": -7, "each": 2}, {"at": 20, "pays": 40}],
    },
    "counted": {
        "dice_count": 3,
        "rolls": 2,
        "counted": 2,
        "categories": [
            {"id": "fives", "upper": 5},
            {**_CHANCE, "pays": {"sum": "all"}},
            {"id": "small", "needs": {"greatest_sum": 3}, "pays": {"points": 20}},
            {**_PAIR, "pays": {"sum": "matched", "plus": 5}},
        ],
        "bonus": [{"at": 10, "pays": 6}],
    },
    "counted-saved": {
        "dice_count": 3,
        "rolls": 2,
        "counted": 2,
        "categories": [{**_PAIR, "times": 2}, {"id": "both", "needs": {"faces": [1, 6]}, "pays": {"points": 9}}],
        "extra_rolls": _SAVED,
    },
    "sums": {
        "dice_count": 3,
        "rolls": 2,
        "categories": [
            {"id": "odd", "pays": {"sum": "faces", "faces": [1, 3, 5]}},
            {"id": "high", "needs": {"least_sum": 14}, "pays": {"sum": "all", "plus": 10}},
            {"id": "low", "needs": {"greatest_sum": 6}, "pays": {"points": 22}},
            {"id": "middle", "needs": {"least_sum": 9, "greatest_sum": 11}, "pays": {"sum": "faces", "faces": [2, 4]}},
        ],
    },
    "joker-saved": {
        **_TWO_DICE,
        "categories": [{"id": "sixes", "upper": 6}, _PAIR, _RUN, _CHANCE],
        "bonus": [{"at": 6, "pays": 4}],
        "joker": {"category": "pair", "rule": "free", "bonus": 9, "points": {"run": 7}},
        "extra_rolls": _SAVED,
    },
    "joker-after": {
        "dice_count": 2,
        "categories": [*_UPPER_TWO, _PAIR, {**_RUN, "after": "chance"}, {**_CHANCE, "after": "pair"}],
        "joker": {"category": "pair", "rule": "original", "bonus": 5, "points": {"run": 7}},
    },
    "joker-without-bonus-after": {
        "dice_count": 2,
        "categories": [{"id": "sixes", "upper": 6}, _PAIR, {**_RUN, "after": "sixes"}, _CHANCE],
        "joker": {"category": "pair", "rule": "forced", "bonus": 0, "points": {"run": 7}},
        "extra_rolls": {"start": 1, "saves": False},
    },
    "four-dice-counted": {
        "dice_count": 4,
        "rolls": 2,
        "counted": 3,
        "categories": [
            {"id": "ones", "upper": 1},
            {"id": "triple", "needs": {"groups": [3]}, "pays": {"by_roll": [30, 18]}, "times": 2},
        ],
        "extra_rolls": {"start": 0, "saves": True, "most": 1},
    },
    "everything": {
        "dice_count": 3,
        "rolls": 2,
        "counted": 2,
        "categories": [
            {"id": "fives", "upper": 5},
            {**_PAIR, "pays": {"by_roll": [15, 9]}},
            {"id": "double", "needs": {"groups": [2]}, "pays": {"sum": "matched", "plus": 12}, "after": "pair"},
            {"id": "missing", "pays": {"sum": "faces", "faces": [3, 4], "plus": -8}, "times": 2},
        ],
        "bonus": [{"at": 0, "pays": -7}, {"at": 5, "pays": 3, "each": 1}],
        "order": "upper_first",
        "extra_rolls": {"start": 1, "saves": True, "most": 1},
    },
}
"""Definitions by name."""

USUAL_WITH_MEMORY = frozenset(
    {
        "times-upper",
        "times-card-order",
        "saved-of-one-roll",
        "chips-of-one-roll",
        "upper-first-joker",
        "after-chain",
        "by-roll-at-most",
        "penalties",
        "linear-below-the-last",
        "counted-saved",
        "sums",
        "joker-after",
    }
)
"""Cheap ones that together have every feature."""
