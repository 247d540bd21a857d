"""The advice for a position: one shape under every objective."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import orjson

from api.answers.breakdown import compare_best
from api.answers.endings import dump_endings
from api.answers.explanation import explain
from api.answers.facts import dump_strength
from api.answers.moves import dump_move, encode_actions
from api.answers.reasons import Explanation, explain_choice
from api.answers.sheet_breakdown import compare_on_sheet
from api.answers.sheets import dump_position
from api.answers.shown import ADVICE_FIELDS
from api.answers.situations import dump_opponents, dump_tables
from api.endpoints.advice.request import Question, dump_objective
from api.endpoints.advice.stakes import dump_stakes
from strategy_tables import Advice, Advisor, MissingTable
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.advice.objective import PROBABILITIES
from strategy_tables.advice.parameters import Opponents, parameters_of
from strategy_tables.advice.plausible_alternative import find_plausible_alternative
from strategy_tables.advice.stakes import find_stakes


def dump_advice(question: Question, advisor: Advisor, advice: Advice[Any]) -> dict[str, Any]:
    """Return every move with its value and loss, the best one again by itself, and the sources of the values.

    Raises `MissingTable` as `_explain` does.
    """
    position, objective, shown = advice.position, advice.objective, question.shown
    plays_for = advice.plays_for() if shown.has("plays_for") or shown.has("explanation") else None
    why = _explain(question, advisor, advice) if question.explain else None
    stakes = dump_stakes(found) if question.explain and (found := find_stakes(advice, question.alternative)) else {}
    answer = {
        "kind": "advice",
        "ruleset": question.rules.name,
        "objective": dump_objective(objective, position.compiled),
        "position": dump_position(position),
        "total_so_far": position.total_so_far,
        "explanation": explain(advice, plays_for, _said(advice, stakes, why)) if shown.has("explanation") else None,
        **({"stakes": stakes} if stakes else {}),
        **(why.members if why else {}),
        **(_dump_outlooks(advice) if advice.opponents else {}),
        "tables": dump_tables(advisor.sources, advice.digests),
        "method": advice.method,
        "error_bound": orjson.Fragment("null" if advice.strength else PROBABILITIES.form % advice.error),
        **({"strength": dump_strength(advice.strength)} if advisor.tables is None else {}),
        "plays_for": dump_endings(position.rules, plays_for),
        **_dump_values(advisor, advice, shown.limit if shown.has("moves") else 1),
    }
    return shown.of(answer, ADVICE_FIELDS)


def _explain(question: Question, advisor: Advisor, advice: Advice[Any]) -> Explanation:
    """Return the reason for the best move, unless values are estimated, and the sources of its points.

    Without the latter if nobody asks for them. Raises `MissingTable` where they need a table, unless the question takes
    only what is ready.
    """
    tables = advisor.tables
    if tables is None:
        on_sheet = {"breakdown": compare_on_sheet(advice, question.alternative)} if question.breakdown else {}
        return Explanation("", on_sheet)
    other = question.alternative or find_plausible_alternative(tables.means, advice)
    breakdown = compared = None
    if question.breakdown:
        try:
            breakdown, compared = compare_best(tables, advice, other)
        except MissingTable:
            if question.may_build:
                raise
    return explain_choice(advice, other, find_reason(tables, advice, other, compared), breakdown)


def _said(advice: Advice[Any], stakes: Mapping[str, Any], why: Explanation | None) -> str:
    """Return the reason, or the stakes, which include the probabilities of the other move."""
    if why is None or advice.objective.counts_points:
        return why.sentence if why else ""
    said: str = stakes.get("sentence", "")
    return said


def _dump_outlooks(advice: Advice[Any]) -> dict[str, Any]:
    """Return the totals and expectations of the opponents."""
    return {
        parameter.name: dump_opponents(
            advice.position.compiled, getattr(advice.objective, parameter.name), advice.opponents
        )
        for parameter in parameters_of(type(advice.objective))
        if isinstance(parameter.kind, Opponents)
    }


def _dump_values(advisor: Advisor, advice: Advice[Any], limit: int | None) -> dict[str, Any]:
    """Return the value of the position, the best move, and the best moves, so many or all."""
    if advisor.tables is None:
        # Numbers of sheets are written without zeros at the end.
        on_sheet = [dump_move(advice.position, ranked) for ranked in islice(advice.moves, limit)]
        return {"value": round(advice.value, 6), "best": on_sheet[0], "moves": on_sheet}
    moves = _encode_moves(advice, limit)
    return {
        "value": orjson.Fragment(advice.objective.scale.form % advice.value),
        "best": orjson.Fragment(moves[0]),
        "moves": orjson.Fragment(f"[{','.join(moves)}]"),
    }


def _encode_moves(advice: Advice[Any], limit: int | None) -> list[str]:
    """Return the best moves, so many or all, in JSON: as objects they would take as long as finding them."""
    (ranks, moves, values, losses), scale = advice.ranking, advice.objective.scale
    actions, least = encode_actions(advice.position, islice(moves, limit)), scale.least_loss
    worse = f'{{"rank":%d,%s,"value":{scale.form},"loss":{scale.form}}}'
    # 0 means a tie, and only that.
    tied = f'{{"rank":%d,%s,"value":{scale.form},"loss":%.0f}}'
    encoded = [
        (worse if loss else tied) % (rank, action, value, loss if loss > least else least)
        for rank, action, value, loss in zip(ranks, actions, values, losses, strict=False)
    ]
    if advice.objective.counts_points:
        return encoded
    totals = zip(encoded, advice.expected_totals, strict=False)
    return [f'{move[:-1]},"expected_total":{total:.6f}}}' for move, total in totals]
