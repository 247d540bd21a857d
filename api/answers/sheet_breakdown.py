"""Comparisons of the best move on a sheet with another one, by the points of this turn and later points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from api.answers.moves import dump_action, name_move
from api.texts.texts import Texts
from strategy_tables import RankedMove
from strategy_tables.advice.explanation import Explanation
from strategy_tables.advice.turns import TurnEnd
from strategy_tables.sheets.advise import EstimateAdvice


def dump_sheet_breakdown(texts: Texts, advice: EstimateAdvice, explanation: Explanation) -> dict[str, Any]:
    """Return the points of this turn and later points after the best move and after the other one, if any."""
    best, other = advice.best, explanation.other
    found = [best] if other is None else [best, advice.move_at(advice.ranking.moves.index(other))]
    compared = {name: _dump_compared(advice, ranked) for name, ranked in zip(("best", "other"), found, strict=False)}
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
        "sentence": _describe_comparison(texts, advice, found[1], terms, others),
    }


def _dump_compared(advice: EstimateAdvice, ranked: RankedMove) -> dict[str, Any]:
    return {**dump_action(advice.position, ranked.move), "expected_total": round(ranked.value, 6)}


def _terms(advice: EstimateAdvice, ranked: RankedMove, end: TurnEnd) -> dict[str, float]:
    """Return the parts of the expected total. Points of this turn are exact; `later` is the rest."""
    found = {
        "so_far": advice.position.points_so_far,
        "turn": round(end.points, 6),
        "extra_bonus": round(end.extra_bonus, 6),
    }
    return {**found, "later": round(round(ranked.value, 6) - sum(found.values()), 6) + 0.0}


def _describe_comparison(
    texts: Texts, advice: EstimateAdvice, other: RankedMove, terms: Mapping[str, float], others: Mapping[str, float]
) -> str:
    """Describe the comparison: ``“Keep 3 3” instead of “Keep 3”: +7.10 in this turn, about −5.67 later.``"""
    position, best = advice.position, advice.best
    if best.move == other.move:
        return texts.say("pointSame")
    if not other.loss:
        return texts.say("nextTies", move=name_move(texts, position, other.move))
    now = terms["turn"] + terms["extra_bonus"] - others["turn"] - others["extra_bonus"]
    return texts.say(
        "comparesSheet" if advice.strength is None else "comparesSheetAbout",
        best=name_move(texts, position, best.move),
        move=name_move(texts, position, other.move),
        now=texts.signed(now),
        later=texts.signed(terms["later"] - others["later"]),
    )
