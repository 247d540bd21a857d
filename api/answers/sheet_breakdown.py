"""Comparisons of the best move on a sheet with another one: points of this turn, and later ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from api.answers.moves import capital, describe_move, dump_action
from strategy_tables import RankedMove
from strategy_tables.advice.explanation import Explanation
from strategy_tables.advice.number_text import format_amount
from strategy_tables.advice.turns import TurnEnd
from strategy_tables.model.ties import TIE
from strategy_tables.sheets.advise import EstimateAdvice


def dump_sheet_breakdown(advice: EstimateAdvice, explanation: Explanation) -> dict[str, Any]:
    """Return the points of this turn, and later ones, after the best move and after the other one, if there is one."""
    best, other = advice.best, explanation.other
    found = [best] if other is None else [best, advice.move_at(advice.ranking.moves.index(other))]
    compared = {
        "kind": "sheet_breakdown",
        **{name: _dump_compared(advice, ranked) for name, ranked in zip(("best", "other"), found, strict=False)},
    }
    terms, *rest = [_terms(advice, *each) for each in zip(found, explanation.ends, strict=True)]
    if not rest:
        return {**compared, "terms": [{"source": source, "best": points} for source, points in terms.items()]}
    others = rest[0]
    return {
        **compared,
        "difference": round(best.value - found[1].value, 6) + 0.0,
        "terms": [
            {
                "source": source,
                "best": points,
                "other": others[source],
                "difference": round(points - others[source], 6) + 0.0,
            }
            for source, points in terms.items()
        ],
        "sentence": _describe_comparison(advice, found[1], terms, others),
    }


def _dump_compared(advice: EstimateAdvice, ranked: RankedMove) -> dict[str, Any]:
    return {**dump_action(advice.position, ranked.move), "expected_total": round(ranked.value, 6)}


def _terms(advice: EstimateAdvice, ranked: RankedMove, end: TurnEnd) -> dict[str, float]:
    """Return the parts of the expected total; those of this turn are exact for the play, the rest is later."""
    found = {
        "so_far": advice.position.points_so_far,
        "turn": round(end.points, 6),
        "extra_bonus": round(end.extra_bonus, 6),
    }
    return {**found, "later": round(round(ranked.value, 6) - sum(found.values()), 6) + 0.0}


def _describe_comparison(
    advice: EstimateAdvice, other: RankedMove, terms: Mapping[str, float], others: Mapping[str, float]
) -> str:
    """Return ``Keeping 3 3 is worth about 1.43 more than keeping 3: 7.10 more in this turn, about 5.67 less later.``"""
    position, best, about = advice.position, advice.best, "" if advice.strength is None else "about "
    what, than = capital(describe_move(position, best.move)), describe_move(position, other.move)
    if best.move == other.move:
        return f"{what} is the best move itself."
    now = terms["turn"] + terms["extra_bonus"] - others["turn"] - others["extra_bonus"]
    later = terms["later"] - others["later"]
    parts = f"{_more(now)} in this turn, {about}{_more(later)} later"
    if not other.loss:
        return f"{what} is worth {about or 'just '}as much as {than}: {parts}."
    return f"{what} is worth {about}{format_amount(other.loss)} more than {than}: {parts}."


def _more(difference: float) -> str:
    if abs(difference) <= TIE:
        return "as much"
    return f"{format_amount(abs(difference))} {'less' if difference < 0 else 'more'}"
