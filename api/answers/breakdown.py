"""Why the best move is better: where its points and those of another move come from, and the largest differences."""

from __future__ import annotations

from typing import Any, Final

from api.answers.moves import dump_action
from api.answers.situations import dump_tables
from api.http.encoding import rounded_probability
from engine.games.position import Position
from strategy_tables import TableAdvice
from strategy_tables.advice.explain import Breakdown, Comparison
from strategy_tables.advice.explanation import Explanation
from strategy_tables.model.arrays import Floats
from strategy_tables.store.table_set import RulesetTables

BONUSES: Final = ("upper_bonus", "extra_bonus")
_UNITS: Final = 1_000_000
"""Units per point: numbers in answers are multiples of one unit."""


def dump_breakdown(advice: TableAdvice, explanation: Explanation, tables: RulesetTables) -> dict[str, Any] | None:
    """Return the sources of the points of the best move, and of the other one; None if they were not computed."""
    moves = dict(zip(advice.ranking.moves, advice.expected_totals, strict=True))
    best, compared, other = _rounded(moves[advice.best.move]), explanation.comparison, explanation.other
    if compared is not None and other is not None:
        dumped = dump_comparison(compared, best, _rounded(moves[other]))
    elif explanation.breakdown is not None:
        dumped = _dump_alone(advice.position, explanation.breakdown, best)
    else:
        return None
    return {**dumped, "tables": dump_reason_tables(tables)}


def dump_reason_tables(tables: RulesetTables) -> list[dict[str, Any]]:
    """Return the tables behind reasons, including that of outlooks if there is one."""
    outlooks = tables.outlooks
    return dump_tables(tables.sources, [tables.means.digest, *([] if outlooks is None else [outlooks.digest])])


def dump_comparison(compared: Comparison, best: float, other: float) -> dict[str, Any]:
    """Return the comparison of two moves, given their rounded expected totals.

    The terms of each move add up exactly to its total, and the differences to that of the totals.
    """
    position = compared.position
    terms: list[dict[str, Any]] = [
        {"source": name, "best": points, "other": others, "difference": _rounded(points - others)}
        for name, points, others in zip(
            _sources(position),
            apportion(compared.best.points, best),
            apportion(compared.other.points, other),
            strict=True,
        )
    ]
    difference = _rounded(best - other)
    reasons = [{"reason": reason.kind, **terms[reason.place]} for reason in compared.differences]
    return {
        "best": _dump_move(position, compared.best, best),
        "other": _dump_move(position, compared.other, other),
        "difference": difference,
        "terms": terms,
        "reasons": reasons,
        "rest": _rounded(difference - sum(each["difference"] for each in reasons)),
        "error_bound": _error_bound(compared.best, compared.other),
    }


def _dump_alone(position: Position, found: Breakdown, total: float) -> dict[str, Any]:
    """Return the breakdown of a move without alternatives."""
    points = apportion(found.points, total)
    return {
        "best": _dump_move(position, found, total),
        "terms": [{"source": name, "best": each} for name, each in zip(_sources(position), points, strict=True)],
        "error_bound": _error_bound(found),
    }


def _error_bound(*found: Breakdown) -> float:
    """Return the greatest error of any probability of these moves, before rounding."""
    return rounded_probability(max(each.upper_bonus_error for each in found))


def _dump_move(position: Position, found: Breakdown, total: float) -> dict[str, Any]:
    return {
        **dump_action(position, found.move),
        "expected_total": total,
        # Rounding errors of the sum could exceed the range.
        "upper_bonus_probability": _rounded(min(max(found.upper_bonus, 0.0), 1.0)),
    }


def _sources(position: Position) -> tuple[str, ...]:
    return (*position.compiled.categories, *BONUSES)


def apportion(points: Floats, total: float) -> list[float]:
    """Return points, float64 [N], rounded to 6 decimals so that they add up to `total`, which has as many decimals.

    Each is rounded down or up; those with the largest remainders are rounded up.

    >>> import numpy as np
    >>> apportion(np.array([1 / 3, 1 / 3, 1 / 3]), 1.0)
    [0.333334, 0.333333, 0.333333]
    """
    units = [each * _UNITS for each in points.tolist()]
    whole = [int(each // 1) for each in units]
    missing = round(total * _UNITS) - sum(whole)
    by_remainder = sorted(range(len(units)), key=lambda place: whole[place] - units[place])
    for number in range(abs(missing)):
        whole[by_remainder[number % len(whole)]] += 1 if missing > 0 else -1
    return [each / _UNITS for each in whole]


def _rounded(points: float) -> float:
    # Adding 0.0 turns -0.0 into 0.0.
    return round(points, 6) + 0.0
