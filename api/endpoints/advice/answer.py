"""The advice for a position: one shape under every objective."""

from __future__ import annotations

from itertools import islice
from typing import Any

import orjson

from api.answers.breakdown import dump_breakdown
from api.answers.endings import dump_endings, likely_endings
from api.answers.explanation import explain
from api.answers.facts import dump_strength
from api.answers.moves import dump_move, encode_actions
from api.answers.reasons import describe_rival, explain_choice
from api.answers.sheet_breakdown import dump_sheet_breakdown
from api.answers.sheets import dump_position
from api.answers.shown import ADVICE_FIELDS
from api.answers.situations import dump_objective, dump_opponents, dump_tables
from api.endpoints.advice.request import Question
from api.endpoints.advice.stakes import dump_stakes
from api.http.encoding import rounded_probability
from api.http.languages import request_texts
from api.texts.texts import Texts
from engine.games.moves import Move
from engine.games.position_id import dump_position_id
from strategy_tables import Advice, Advisor, Strength
from strategy_tables.advice.explanation import Explanation
from strategy_tables.advice.objective import PROBABILITIES
from strategy_tables.advice.parameters import ParameterKind, parameters_of
from strategy_tables.advice.plausible_alternative import Rival


def dump_advice(
    question: Question, advisor: Advisor, advice: Advice[Any], explanation: Explanation | None = None
) -> dict[str, Any]:
    """Return every move with its value and loss, the best one also separately, and the sources of the values."""
    position, objective, shown = advice.position, advice.objective, question.shown
    texts = request_texts()
    plays_for = advice.plays_for() if shown.has("plays_for") or shown.has("explanation") else None
    endings = likely_endings(position.rules, plays_for)
    why, reasons = ("", {}) if explanation is None else _dump_reasons(texts, advisor, advice, explanation)
    rival = None if explanation is None else explanation.rival
    answer = {
        "kind": "advice",
        "ruleset": question.rules.name,
        "objective": dump_objective(objective, position.compiled),
        "position": dump_position(position),
        "position_id": dump_position_id(position.rules, position) if shown.has("position_id") else None,
        "total_so_far": position.total_so_far,
        "explanation": texts.join(
            [
                explain(texts, advice, endings, why, _asked_in(question, explanation), _compared_in(explanation)),
                "" if rival is None else describe_rival(texts, position, rival),
            ]
        )
        if shown.has("explanation")
        else None,
        **reasons,
        **({} if rival is None else {"rival": _dump_rival(rival)}),
        **(_dump_outlooks(advice) if advice.opponents else {}),
        "tables": dump_tables(advisor.sources, advice.digests),
        "method": advice.method,
        "error_bound": orjson.Fragment("null" if advice.strength else PROBABILITIES.form % advice.error),
        **({"strength": dump_strength(advice.strength)} if advisor.tables is None else {}),
        "plays_for": dump_endings(position.rules, endings),
        **_dump_values(advisor, advice, shown.limit if shown.has("moves") else 1),
    }
    return shown.of(answer, ADVICE_FIELDS)


def _dump_reasons(
    texts: Texts, advisor: Advisor, advice: Advice[Any], explanation: Explanation
) -> tuple[str, dict[str, Any]]:
    """Return the sentence about the best move, and the members of its explanation.

    These are the reason or the stakes, which include the probabilities of the other move.
    """
    if advisor.tables is None or explanation.reason is None:
        return "", {"sheet_breakdown": dump_sheet_breakdown(texts, advice, explanation)} if explanation.ends else {}
    breakdown = dump_breakdown(advice, explanation, advisor.tables)
    sentence, reason = explain_choice(texts, advice, explanation.other, explanation.reason, breakdown)
    stakes = {} if explanation.stakes is None else dump_stakes(texts, explanation.stakes)
    return (
        sentence if advice.objective.counts_points else stakes.get("sentence", ""),
        {**({"stakes": stakes} if stakes else {}), **reason},
    )


def _asked_in(question: Question, explanation: Explanation | None) -> Move | None:
    """Return the move that was asked about; None stands for any."""
    if explanation is not None and explanation.rival is not None:
        return explanation.rival.move
    return None if isinstance(question.against, Strength) else question.against


def _dump_rival(rival: Rival) -> dict[str, Any]:
    """Return how often a player makes the compared move."""
    return {"strength": rival.strength.id, "probability": rounded_probability(rival.probability)}


def _compared_in(explanation: Explanation | None) -> Move | None:
    """Return the move whose value the stakes compare with that of the best move."""
    stakes = None if explanation is None else explanation.stakes
    return None if stakes is None or stakes.best.most_points else stakes.other.ranked.move


def _dump_outlooks(advice: Advice[Any]) -> dict[str, Any]:
    """Return the totals and expectations of the opponents."""
    return {
        parameter.name: dump_opponents(
            advice.position.compiled, getattr(advice.objective, parameter.name), advice.opponents
        )
        for parameter in parameters_of(type(advice.objective))
        if parameter.kind is ParameterKind.OPPONENTS
    }


def _dump_values(advisor: Advisor, advice: Advice[Any], limit: int | None) -> dict[str, Any]:
    """Return the value of the position, the best move, and the best moves up to `limit`."""
    if advisor.tables is None:
        # Numbers about sheets are written without trailing zeros.
        on_sheet = [dump_move(advice.position, ranked) for ranked in islice(advice.moves, limit)]
        return {"value": round(advice.value, 6), "best": on_sheet[0], "moves": on_sheet}
    moves = _encode_moves(advice, limit)
    return {
        "value": orjson.Fragment(advice.objective.scale.form % advice.value),
        "best": orjson.Fragment(moves[0]),
        "moves": orjson.Fragment(f"[{','.join(moves)}]"),
    }


def _encode_moves(advice: Advice[Any], limit: int | None) -> list[str]:
    """Return the best moves up to `limit` as JSON text: building objects would take as long as finding the moves."""
    (ranks, moves, values, losses), scale = advice.ranking, advice.objective.scale
    actions, least = encode_actions(advice.position, islice(moves, limit)), scale.least_loss
    worse = f'{{"rank":%d,%s,"value":{scale.form},"loss":{scale.form}}}'
    # A loss of 0 always means a tie.
    tied = f'{{"rank":%d,%s,"value":{scale.form},"loss":%.0f}}'
    encoded = [
        (worse if loss else tied) % (rank, action, value, loss if loss > least else least)
        for rank, action, value, loss in zip(ranks, actions, values, losses, strict=False)
    ]
    if advice.objective.counts_points:
        return encoded
    totals = zip(encoded, advice.expected_totals, strict=False)
    return [f'{move[:-1]},"expected_total":{total:.6f}}}' for move, total in totals]
