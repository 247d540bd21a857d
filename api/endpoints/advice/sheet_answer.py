"""The advice for a position on a sheet: what each move is worth, and in words what the best one makes."""

from __future__ import annotations

from itertools import islice
from typing import Any

from api.answers.endings import describe_endings, dump_endings
from api.answers.facts import dump_strength
from api.answers.moves import capital, describe_move, dump_action, dump_move
from api.answers.sheets import cell_title, dump_sheet_position
from api.answers.shown import ADVICE_FIELDS
from api.answers.situations import OBJECTIVE_OF_SHEETS, dump_method
from api.endpoints.advice.request import Question
from api.http.encoding import encode
from api.requests.objective_fields import MAXIMIZE
from engine.cards.totals import score_totals
from engine.dice import dump_dice, rest
from engine.games.moves import Announce, Keep, Move
from engine.games.position import Position
from strategy_tables.advice.number_text import format_amount, format_points
from strategy_tables.model.ties import TIE
from strategy_tables.sheets.advise import RankedSheetMove, SheetAdvice, points_of
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.sheets.moves import TurnEnd


def encode_sheet_advice(question: Question, advice: SheetAdvice) -> bytes:
    """Return every move with its value and loss, the best one, and the method with its sources."""
    position, shown = question.position, question.shown
    rules, plays_for = position.rules, advice.plays_for()
    limit = shown.limit if shown.has("moves") else 1
    moves = [dump_move(position, ranked) for ranked in islice(advice.moves, limit)]
    breakdown = {"breakdown": dump_breakdown(question, advice)} if question.explain and question.breakdown else {}
    answer = {
        "kind": "advice",
        "ruleset": question.rules.name,
        "objective": {MAXIMIZE: OBJECTIVE_OF_SHEETS},
        "position": dump_sheet_position(position),
        "total_so_far": score_totals(rules, position.sheet).total,
        "explanation": explain_sheet_advice(advice),
        **breakdown,
        **dump_method(advice.estimate),
        "strength": None if advice.estimate is None else dump_strength(advice.estimate),
        "plays_for": dump_endings(rules, plays_for),
        "value": round(advice.value, 6),
        "best": moves[0],
        "moves": moves,
    }
    return encode(shown.of(answer, ADVICE_FIELDS))


def explain_sheet_advice(advice: SheetAdvice) -> str:
    """Return the advised move, the endings of the turn after it, which are exact, and the loss of the second move.

    ``Keep 3 3 and reroll 1 4 6: this makes Threes (Down) 42% of the time and something else 58%; keeping 3 3 4 instead
    costs about 1.43. Values are estimated; who follows them reaches 1751.2 on average, measured in 100,000 games
    (1750.2 to 1752.2 with 99.9% confidence).``
    """
    best, plays_for = advice.best, advice.plays_for()
    position = advice.position
    told = f"this {describe_endings(position.rules, plays_for)}; " if plays_for else ""
    said = f"{_advised(position, best.move)}: {told}{_describe_next(advice)}."
    return said if advice.estimate is None else f"{said} {_describe_strength(advice.estimate)}"


def _describe_next(advice: SheetAdvice) -> str:
    if len(advice.ranking.moves) == 1:
        return "no other move is possible"
    second, exact = advice.move_at(1), advice.estimate is None
    what = describe_move(advice.position, second.move)
    if not second.loss:
        return f"{what} is worth {'just as much' if exact else 'about as much'}"
    return f"{what} instead costs {'' if exact else 'about '}{format_amount(second.loss)}"


def _describe_strength(estimate: Estimate) -> str:
    strength = estimate.header.strength
    interval = f"{strength.low:.1f} to {strength.high:.1f} with {strength.confidence:.1%} confidence"
    return (
        f"Values are estimated; who follows them reaches {strength.mean:.1f} on average, measured in "
        f"{strength.games:,} games ({interval})."
    )


def _advised(position: Position, move: Move) -> str:
    """Return the advised move as an instruction."""
    if isinstance(move, Keep):
        kept, rolled = dump_dice(move.dice), dump_dice(rest(position.hand, move.dice))
        return f"Keep {kept} and reroll {rolled}" if move.dice else "Reroll all dice"
    if isinstance(move, Announce):
        return f"Announce {position.rules.ruleset.categories[move.cell.category].title}"
    factor = position.rules.columns[move.cell.column].column.factor
    if not position.rules.counts[move.cell.category]:
        times = ", which counts in a product alone"
    else:
        often = "twice" if factor == 2 else f"{factor} times"
        times = f", which counts {often}" if factor > 1 else ""
    counted = move.extra_bonus * (factor if position.rules.multiplied else 1)
    # A comma ends the part about points.
    beside = f"{times and ','} and an extra bonus of {counted}" if move.extra_bonus else ""
    return f"Score {cell_title(position.rules, move.cell)} for {format_points(move.points)}{times}{beside}"


def dump_breakdown(question: Question, advice: SheetAdvice) -> dict[str, Any]:
    """Return the comparison of the best move with the alternative or the next: points in this turn, and later ones."""
    position, ranked = advice.position, {each.move: each for each in advice.moves}
    best = advice.best
    others = [each for each in ranked.values() if each.move != best.move]
    other = ranked[question.alternative] if question.alternative else next(iter(others), None)
    terms = _terms(advice, best)
    if other is None:
        return {
            "kind": "sheet_breakdown",
            "best": _dump_compared(position, best),
            "terms": [{"source": source, "best": points} for source, points in terms.items()],
        }
    beside = _terms(advice, other)
    difference = round(best.value - other.value, 6) + 0.0
    return {
        "kind": "sheet_breakdown",
        "best": _dump_compared(position, best),
        "other": _dump_compared(position, other),
        "difference": difference,
        "terms": [
            {
                "source": source,
                "best": points,
                "other": beside[source],
                "difference": round(points - beside[source], 6) + 0.0,
            }
            for source, points in terms.items()
        ],
        "sentence": _describe_comparison(advice, best, other, terms, beside),
    }


def _dump_compared(position: Position, ranked: RankedSheetMove) -> dict[str, Any]:
    return {**dump_action(position, ranked.move), "expected_total": round(ranked.value, 6)}


def _terms(advice: SheetAdvice, ranked: RankedSheetMove) -> dict[str, float]:
    """Return the parts of the expected total; those of this turn are exact for the play, the rest is later."""
    position = advice.position
    end: TurnEnd = advice.turn.end(position, ranked.move)
    found = {
        "so_far": points_of(position.rules, position.sheet),
        "turn": round(end.points, 6),
        "extra_bonus": round(end.extra_bonus, 6),
    }
    return {**found, "later": round(round(ranked.value, 6) - sum(found.values()), 6) + 0.0}


def _describe_comparison(
    advice: SheetAdvice,
    best: RankedSheetMove,
    other: RankedSheetMove,
    terms: dict[str, float],
    beside: dict[str, float],
) -> str:
    """Return ``Keeping 3 3 is worth about 1.43 more than keeping 3: 7.10 more in this turn, about 5.67 less later.``"""
    position, about = advice.position, "" if advice.estimate is None else "about "
    what, than = capital(describe_move(position, best.move)), describe_move(position, other.move)
    if best.move == other.move:
        return f"{what} is the best move itself."
    now = terms["turn"] + terms["extra_bonus"] - beside["turn"] - beside["extra_bonus"]
    later = terms["later"] - beside["later"]
    parts = f"{_more(now)} in this turn, {about}{_more(later)} later"
    if not other.loss:
        return f"{what} is worth {about or 'just '}as much as {than}: {parts}."
    return f"{what} is worth {about}{format_amount(other.loss)} more than {than}: {parts}."


def _more(difference: float) -> str:
    if abs(difference) <= TIE:
        return "as much"
    return f"{format_amount(abs(difference))} {'less' if difference < 0 else 'more'}"
