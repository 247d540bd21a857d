"""The advice for a position: one shape under every objective."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import orjson

from api.answers.endings import dump_endings
from api.answers.explanation import explain
from api.answers.moves import encode_actions
from api.answers.reasons import Explanation
from api.answers.shown import ADVICE_FIELDS
from api.answers.situations import dump_opponents, dump_situation, dump_tables
from api.endpoints.advice.request import Question, dump_objective
from api.endpoints.advice.stakes import dump_stakes
from strategy_tables import Advice
from strategy_tables.advice.objective import PROBABILITIES
from strategy_tables.advice.parameters import Opponents, parameters_of
from strategy_tables.advice.stakes import find_stakes
from strategy_tables.store.table_set import RulesetTables


def dump_advice(
    question: Question, tables: RulesetTables, advice: Advice, why: Explanation | None = None
) -> dict[str, Any]:
    """Return every move with its value and loss, the best one again by itself, and the sources of the values."""
    position, objective, shown = question.position, advice.objective, question.shown
    compiled = position.compiled
    plays_for = advice.plays_for() if shown.has("plays_for") or shown.has("explanation") else None
    stakes = dump_stakes(found) if question.explain and (found := find_stakes(advice, question.alternative)) else {}
    moves = _encode_moves(advice, shown.limit if shown.has("moves") else 1)
    answer = {
        "kind": "advice",
        "ruleset": question.rules.name,
        "objective": dump_objective(objective, compiled),
        "position": dump_situation(compiled, position),
        "total_so_far": position.total_so_far,
        "explanation": explain(advice, plays_for, _said(advice, stakes, why)) if shown.has("explanation") else None,
        **({"stakes": stakes} if stakes else {}),
        **(why.members if why else {}),
        **(_dump_outlooks(advice) if advice.opponents else {}),
        "tables": dump_tables(tables, advice.digests),
        "method": advice.method,
        "error_bound": orjson.Fragment(PROBABILITIES.form % advice.error),
        "plays_for": dump_endings(position.rules, plays_for),
        "value": orjson.Fragment(objective.scale.form % advice.value),
        "best": orjson.Fragment(moves[0]),
        "moves": orjson.Fragment(f"[{','.join(moves)}]"),
    }
    return shown.of(answer, ADVICE_FIELDS)


def _said(advice: Advice, stakes: Mapping[str, Any], why: Explanation | None) -> str:
    """Return the reason, or the stakes, which include the probabilities of the other move."""
    if why is None or advice.objective.counts_points:
        return why.sentence if why else ""
    said: str = stakes.get("sentence", "")
    return said


def _dump_outlooks(advice: Advice) -> dict[str, Any]:
    """Return the totals and expectations of the opponents."""
    return {
        parameter.name: dump_opponents(
            advice.position.compiled, getattr(advice.objective, parameter.name), advice.opponents
        )
        for parameter in parameters_of(type(advice.objective))
        if isinstance(parameter.kind, Opponents)
    }


def _encode_moves(advice: Advice, limit: int | None) -> list[str]:
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
