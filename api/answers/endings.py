"""Endings of turns, on the wire and in words.

A category filled with 0 does not count as made: the goal of a turn is separate from the category that takes a 0.
"""

from __future__ import annotations

from typing import Any, Final

from api.answers.sheets import cell_at, cell_title, dump_cell
from engine.cards.rules import Rules
from engine.words import join_words
from strategy_tables import PlaysFor
from strategy_tables.advice.number_text import format_percent
from strategy_tables.model.ties import TIE

LEAST_NAMED: Final = 0.1
"""A category less likely than this is not named, unless it is the likeliest."""
_LEAST_TOLD: Final = 0.005
"""Endings less likely than this are not mentioned."""
_NEARLY_NAMED: Final = LEAST_NAMED - 1e-6


def dump_endings(rules: Rules, endings: PlaysFor | None) -> list[dict[str, Any]]:
    """Return the cells that are filled at least one time in ten, or else the likeliest, the likeliest first.

    Of equally likely ones the one that is made more often comes first, then the order of the card decides.
    """
    if endings is None:
        return []
    filled, made = endings.filled.tolist(), endings.made.tolist()
    likely = [c for c, chance in enumerate(filled) if chance > _NEARLY_NAMED] or range(len(filled))
    found = sorted([(round(filled[c], 6), round(made[c], 6), -c) for c in likely], reverse=True)
    named = [each for each in found if each[0] >= LEAST_NAMED] or found[:1]
    return [
        {**dump_cell(rules, cell_at(rules, -place)), "probability": chance, "makes": makes}
        for chance, makes, place in named
    ]


def describe_endings(rules: Rules, endings: PlaysFor, first: int | None = None) -> str:
    """Describe a turn: the two most frequent categories by name, or `first` and one, and the category that gets a 0.

    ``makes Threes 42% of the time, Full house 17% and something else 41%``
    ``makes Large straight 33% of the time, otherwise a 0 goes into Ones``
    """
    made = endings.made.tolist()
    # The most frequent ones, in the order of the card where they are equally so; `first` before all.
    order = sorted([(c != first, -chance, c) for c, chance in enumerate(made) if chance])
    if not order:
        return f"makes nothing: {_describe_zero(rules, endings)}"
    (_, least, category), *more = order
    if least <= TIE - 1:
        return _describe_sure(rules, category)
    told = [f"{_title(rules, category)} {format_percent(-least)} of the time"]
    others = -sum([each[1] for each in more])
    for _, least, category in more[:1]:
        # The second most frequent one, if it is frequent or the only other one.
        if -least >= LEAST_NAMED or _LEAST_TOLD <= others <= TIE - least:
            told.append(f"{_title(rules, category)} {format_percent(-least)}")
            others += least
    if others >= _LEAST_TOLD:
        told.append(f"something else {format_percent(others)}")
    if 1 - sum(made) < _LEAST_TOLD:
        return f"makes {join_words(told, 'and')}"
    mostly = "nearly always " if TIE < others < _LEAST_TOLD else ""
    return f"makes {join_words(told, 'and')}, otherwise {mostly}{_describe_zero(rules, endings)}"


def _describe_sure(rules: Rules, category: int) -> str:
    title = _title(rules, category)
    # What pays something for every hand is not made.
    return f"scores whatever comes in {title}" if _least(rules, category) > 0 else f"is sure to make {title}"


def _describe_zero(rules: Rules, endings: PlaysFor) -> str:
    """Describe the category that gets a 0: ``a 0 goes into Ones or Twos``."""
    missed = (endings.filled - endings.made).tolist()
    order = sorted([(-chance, c) for c, chance in enumerate(missed) if chance > TIE])
    into = [_title(rules, c) for _, c in order[:2]]
    if order[2:]:
        into.append("elsewhere")
    return f"{describe_missed(rules, [c for _, c in order])} goes into {join_words(into, 'or')}"


def describe_missed(rules: Rules, categories: list[int]) -> str:
    """Describe the points of categories that are not made: 0, or less if they can take points away."""
    return "0 or less" if any(_least(rules, c) < 0 for c in categories) else "a 0"


def _title(rules: Rules, number: int) -> str:
    return cell_title(rules, cell_at(rules, number))


def _least(rules: Rules, number: int) -> int:
    """Return the least points that the cell with this number can have."""
    return rules.card.payable[cell_at(rules, number).category][0]
