"""Endings of turns, as JSON and in words.

A category filled with 0 does not count as made: the goal of a turn is separate from the category that takes a 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from api.answers.sheets import cell_at, dump_cell
from api.answers.titles import cell_title, cell_title_with
from api.texts.texts import Texts
from engine.cards.rules import Cell, Rules
from strategy_tables import PlaysFor

LEAST_NAMED: Final = 0.1
"""A cell less likely than this is not listed, unless it is the likeliest."""
_NAMED: Final = 2
"""Greatest number of cells that a sentence names as made, and of those as filled with 0."""
_LEAST_SAID: Final = 0.05
"""A cell less likely than this is not in a sentence, unless it is the likeliest."""
_LEAST_DOUBT: Final = 0.005
"""Endings less likely than this together are not mentioned."""
_NEARLY_NAMED: Final = LEAST_NAMED - 1e-6


class Ending(NamedTuple):
    """A cell, the probability that the turn fills it, and that of filling it with more than 0."""

    cell: Cell
    probability: float
    makes: float


def dump_endings(rules: Rules, endings: Sequence[Ending]) -> list[dict[str, Any]]:
    """Return `likely_endings` as JSON data."""
    return [{**dump_cell(rules, each.cell), "probability": each.probability, "makes": each.makes} for each in endings]


def likely_endings(rules: Rules, endings: PlaysFor | None) -> list[Ending]:
    """Return the cells that are filled at least one time in ten, or else the likeliest, the likeliest first.

    Among equally likely cells, the one that is made more often comes first, then the order of the card decides. A move
    that scores, without endings, has none.
    """
    if endings is None:
        return []
    filled, made = endings.filled.tolist(), endings.made.tolist()
    likely = [c for c, chance in enumerate(filled) if chance > _NEARLY_NAMED] or range(len(filled))
    found = sorted([(round(filled[c], 6), round(made[c], 6), -c) for c in likely], reverse=True)
    named = [each for each in found if each[0] >= LEAST_NAMED] or found[:1]
    return [Ending(cell_at(rules, -place), chance, makes) for chance, makes, place in named]


def describe_endings(texts: Texts, rules: Rules, endings: Sequence[Ending]) -> str:
    """Describe where a keep leads, as pages do: ``Makes Threes (42%) or Full house (17%).``

    A category that can pay negative points is only named as made, since it need not get a 0 otherwise.
    """
    ends = [
        _SplitEnding(cell, made, all_ - made if rules.card.payable[cell.category][0] >= 0 else 0)
        for cell, all_, made in endings
    ]
    made = sorted([end for end in ends if end.made > 0], key=lambda end: -end.made)[:_NAMED]
    zeros = sorted([end for end in ends if end.zero > 0], key=lambda end: -end.zero)[:_NAMED]
    made = [end for place, end in enumerate(made) if place == 0 or end.made >= _LEAST_SAID]
    zeros = [end for end in zeros if end.zero >= _LEAST_SAID]
    lost = texts.either([cell_title(texts, rules, end.cell) for end in zeros]) if zeros else ""
    if not made:
        return texts.say("playsZero", lost=lost) if zeros else ""
    if made[0].made == 1:
        return texts.say("playsSure", made=cell_title(texts, rules, made[0].cell))
    likely = texts.either([cell_title_with(texts, rules, end.cell, texts.percent(end.made)) for end in made])
    if not zeros:
        return texts.say("playsFor", made=likely)
    if sum(end.made for end in made) + sum(end.zero for end in zeros) < 1 - _LEAST_DOUBT:
        lost = texts.either([cell_title_with(texts, rules, end.cell, texts.percent(end.zero)) for end in zeros])
        return texts.say("playsOrZero", made=likely, lost=lost)
    # The only category is either made or gets a 0.
    if len(made) == len(zeros) == 1 and made[0] is zeros[0]:
        return texts.say("playsOrNothing", made=likely)
    return texts.say("playsElse", made=likely, lost=lost)


def named_as_made(endings: Sequence[Ending]) -> set[int]:
    """Return the categories that `describe_endings` may name as made."""
    return {end.cell.category for end in sorted(endings, key=lambda end: -end.makes)[:_NAMED]}


class _SplitEnding(NamedTuple):
    cell: Cell
    made: float
    zero: float
