"""In which categories turns end, as it is on the wire."""

from __future__ import annotations

from typing import Any, Final

from engine.position import Keep
from engine.scoring import Compiled
from strategy_tables import Advice, Endings

LEAST_NAMED: Final = 0.1
"""A category less likely than this is not named, unless it is the likeliest."""
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
