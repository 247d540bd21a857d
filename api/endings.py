"""Where turns end, as it is on the wire and in words.

A category that is filled with 0 is not made: what a turn is played for and where a 0 goes are told apart.
"""

from __future__ import annotations

from typing import Any, Final

from api.figures import listed, percent
from engine.position import Keep
from engine.scoring import Compiled
from strategy_tables import Advice, Endings
from strategy_tables.ranking import TIE

LEAST_NAMED: Final = 0.1
"""A category less likely than this is not named, unless it is the likeliest."""
_LEAST_TOLD: Final = 0.005
"""Of what is less likely than this no word is said."""
_DIGITS: Final = 6


def find_endings(advice: Advice) -> Endings | None:
    """Where the turn ends after the best move; None where that scores."""
    best = advice.best.move
    return advice.rest.endings(best.dice, advice.position.rolls_left) if isinstance(best, Keep) else None


def dump_endings(compiled: Compiled, endings: Endings | None) -> list[dict[str, Any]]:
    """The categories that are filled at least one time in ten, or else the likeliest, the likeliest first."""
    if endings is None:
        return []
    # What rounding added to certainty goes.
    filled, made = ([min(round(each, _DIGITS), 1.0) for each in column.tolist()] for column in endings)
    # Of equally likely ones that which is made more often, then in the order of the card.
    order = sorted(range(len(filled)), key=lambda c: (-filled[c], -made[c], c))
    named = [c for c in order if filled[c] >= LEAST_NAMED] or order[:1]
    return [{"category": compiled.categories[c], "probability": filled[c], "makes": made[c]} for c in named]


def tell_endings(compiled: Compiled, endings: Endings, first: int | None = None) -> str:
    """What a turn makes, the two most frequent categories by name or `first` and one, and where a 0 goes.

    ``makes Threes 42% of the time, Full house 17% and something else 41%``
    ``makes Large straight 33% of the time, otherwise a 0 goes into Ones``
    """
    filled, made = (column.tolist() for column in endings)
    missed = [whole - part for whole, part in zip(filled, made, strict=True)]
    order = sorted(range(len(made)), key=lambda c: (c != first, -made[c], c))
    chance = made[order[0]]
    if chance <= 0:
        return f"makes nothing: {_tell_zero(compiled, missed)}"
    if chance >= 1 - TIE:
        return _tell_sure(compiled, order[0])
    told = [f"{_title(compiled, order[0])} {percent(chance)} of the time"]
    others = sum(made) - chance
    for second in order[1:2]:
        # The second most frequent one, if it is frequent or all that there is beside the first.
        if made[second] >= LEAST_NAMED or _LEAST_TOLD <= others <= made[second] + TIE:
            told.append(f"{_title(compiled, second)} {percent(made[second])}")
            others -= made[second]
    if others >= _LEAST_TOLD:
        told.append(f"something else {percent(others)}")
    zero = ""
    if sum(missed) >= _LEAST_TOLD:
        mostly = "nearly always " if TIE < others < _LEAST_TOLD else ""
        zero = f", otherwise {mostly}{_tell_zero(compiled, missed)}"
    return f"makes {listed(told, 'and')}{zero}"


def _tell_sure(compiled: Compiled, category: int) -> str:
    title = _title(compiled, category)
    # What pays something for every hand is not made.
    return f"scores whatever comes in {title}" if compiled.payable[category][0] else f"is sure to make {title}"


def _tell_zero(compiled: Compiled, missed: list[float]) -> str:
    """Where a 0 goes: ``a 0 goes into Ones or Twos``."""
    order = sorted(range(len(missed)), key=lambda c: (-missed[c], c))
    into = [_title(compiled, c) for c in order[:2] if missed[c] > TIE]
    if sum(missed[c] for c in order[2:]) > TIE:
        into.append("elsewhere")
    return f"a 0 goes into {listed(into, 'or')}"


def _title(compiled: Compiled, category: int) -> str:
    return compiled.ruleset.categories[category].title
