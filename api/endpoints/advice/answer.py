"""The advice for a position, encoded: one shape, whatever is maximised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any

from api.answers.endings import encode_endings
from api.answers.explanation import explain
from api.answers.moves import dump_keep, dump_score, extra_rolls_left
from api.answers.reasons import Explanation
from api.answers.situations import dump_opponents, dump_situation, encode_tables
from api.endpoints.advice.request import Question, dump_objective
from api.endpoints.advice.stakes import dump_stakes
from api.http.encoding import encode_members, encode_text
from api.requests.objective_fields import MAXIMIZE
from engine.cards.scoring import Score
from engine.dice import Hand, sub_keeps
from engine.games.moves import Keep, Move
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import Advice
from strategy_tables.advice.objective import PROBABILITIES, Objective
from strategy_tables.advice.parameters import Opponents, parameters_of
from strategy_tables.advice.stakes import find_stakes
from strategy_tables.store.table_set import RulesetTables


def encode_advice(question: Question, tables: RulesetTables, advice: Advice, why: Explanation | None = None) -> bytes:
    """Every move with its value and loss, the best one again by itself; how and from what they were computed."""
    position, objective, shown = question.position, advice.objective, question.shown
    compiled = position.compiled
    plays_for = advice.plays_for() if shown.has("plays_for") or shown.has("explanation") else None
    asked = (
        f'"kind":"advice","ruleset":{encode_text(question.rules.name)},'
        f'"objective":{_encode_objective(objective, compiled)},'
    )
    where = f'"position":{encode_text(dump_situation(compiled, position))},' if shown.has("position") else ""
    stakes = dump_stakes(found) if question.explain and (found := find_stakes(advice, question.compare_with)) else {}
    explanation = explain(advice, plays_for, _said(advice, stakes, why)) if shown.has("explanation") else None
    told = encode_members(
        {
            "total_so_far": position.total_so_far,
            **({} if explanation is None else {"explanation": explanation}),
            **({"stakes": stakes} if stakes else {}),
            **(why.members if why else {}),
            **(_dump_outlooks(advice) if advice.opponents else {}),
        }
    )
    sources = f'"tables":{encode_tables(tables, advice.digests)},' if shown.has("tables") else ""
    how = f'"method":"{advice.method}","error_bound":{PROBABILITIES.form % advice.error}'
    ends = f'"plays_for":{encode_endings(compiled, plays_for)},' if shown.has("plays_for") else ""
    # Forty moves are encoded piece by piece: as one object they take as long as finding them.
    moves = _encode_moves(advice, shown.limit if shown.has("moves") else 1)
    ranked = f',"moves":[{",".join(moves)}]' if shown.has("moves") else ""
    values = f'"value":{objective.scale.form % advice.value},"best":{moves[0]}{ranked}'
    return f"{{{asked}{where}{told},{sources}{how},{ends}{values}}}".encode()


def _said(advice: Advice, stakes: Mapping[str, Any], why: Explanation | None) -> str:
    """The reason, or what is at stake; which says how likely what is maximised is after another move, too."""
    if why is None or advice.objective.counts_points:
        return why.sentence if why else ""
    said: str = stakes.get("sentence", "")
    return said


def _encode_objective(objective: Objective, compiled: CompiledRuleset) -> str:
    """`dump_objective` in JSON; of one without parameters it is always the same."""
    if parameters_of(type(objective)):
        return encode_text(dump_objective(objective, compiled))
    return _encoded_name(objective.name)


@cache
def _encoded_name(objective: str) -> str:
    return encode_text({MAXIMIZE: objective})


def _dump_outlooks(advice: Advice) -> dict[str, Any]:
    """What those have and can expect that are held against the player."""
    return {
        parameter.name: dump_opponents(
            advice.position.compiled, getattr(advice.objective, parameter.name), advice.opponents
        )
        for parameter in parameters_of(type(advice.objective))
        if isinstance(parameter.kind, Opponents)
    }


def _encode_moves(advice: Advice, limit: int | None) -> list[str]:
    """The best moves, so many or all, encoded; all but the numbers was encoded once for all positions."""
    position, objective = advice.position, advice.objective
    keeps, names = _encoded_keeps(position.hand), position.compiled.categories
    ranks, moves, values, losses = advice.ranking
    least = objective.scale.least_loss
    extra_rolls = extra_rolls_left(position)
    worse, tied = _move_forms(objective.scale.form, with_total=not objective.counts_points)
    encoded = [
        (worse if loss else tied)
        % (
            rank,
            keeps[move.dice] if isinstance(move, Keep) else _encode_score(names, move, extra_rolls),
            value,
            loss if loss >= least else least,
        )
        for rank, move, value, loss in islice(zip(ranks, moves, values, losses, strict=True), limit)
    ]
    if objective.counts_points:
        return encoded
    return [
        f'{text},"expected_total":{total:.6f}}}' for text, total in zip(encoded, advice.expected_totals, strict=False)
    ]


@cache
def _move_forms(form: str, *, with_total: bool) -> tuple[str, str]:
    """What a move is encoded with, and one that is tied with the best: 0 means a tie, and only that.

    Rounding by % is twenty times as fast as by round(). Left open where the expected total follows.
    """
    start, end = f'{{"rank":%d,%s,"value":{form},"loss":', "" if with_total else "}"
    return f"{start}{form}{end}", f"{start}%.0f{end}"


@cache
def _encoded_keeps(hand: Hand) -> Mapping[Hand, str]:
    """The members of every keep of a hand, encoded; of all hands there are, that makes 3 megabytes."""
    return {dice: encode_members(dump_keep(hand, dice)) for dice in sub_keeps(hand)[:-1]}


def _encode_score(names: Sequence[str], move: Move, extra_rolls: int | None) -> str:
    assert isinstance(move, Score)  # noqa: S101  nothing is called in a game of one card
    return _encoded_score(names[move.category], move.points, move.extra_bonus, extra_rolls)


# Bounded, since rulesets of strangers have categories without end.
@lru_cache(maxsize=4_096)
def _encoded_score(category: str, points: int, extra_bonus: int, extra_rolls: int | None) -> str:
    return encode_members(dump_score(category, points, extra_bonus, extra_rolls))
