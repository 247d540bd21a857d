"""Praise of decisions whose best move was played: it was hard to find, or the only one.

* `HARD`: a casual player (`themes.PERSON`) makes at least a mistake half of the time
* `ONLY_MOVE`: every other move is at least a mistake, and a casual player makes one at least a tenth of the time

Without the last condition, almost half of all decisions would have an only move: most of these are obvious.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.themes import HumanMoveModel
from strategy_tables.model.ties import TIE

HARD: Final = "hard"
ONLY_MOVE: Final = "only_move"
_MOSTLY_MISSED: Final = 0.5
_SOMETIMES_MISSED: Final = 0.1


def needs_praise(advice: TableAdvice, expected: float) -> bool:
    """Return whether a mistake is possible; `expected` is `Table.expected_above_least`."""
    return advice.ranking.losses[-1] > _inaccurate(expected)


def praise_of(likely: HumanMoveModel) -> str | None:
    """Return the praise of a decision, or None."""
    inaccurate, losses = _inaccurate(likely.expected), np.array(likely.advice.ranking.losses)
    missed = float(likely.shares[losses > inaccurate].sum())
    if missed >= _MOSTLY_MISSED:
        return HARD
    return ONLY_MOVE if losses[1] > inaccurate and missed >= _SOMETIMES_MISSED else None


def _inaccurate(expected: float) -> float:
    """Return the greatest loss that is no mistake."""
    return GRADES.greatest_losses(expected)["inaccuracy"] + TIE
