"""Advice under other objectives than the mean: a target, to win, the floor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from api.answers.breakdown import Why, find_why
from api.answers.explanation import explain_judgement
from api.answers.moves import dump_action
from api.answers.situations import dump_opponents, dump_standing, dump_tables, total_so_far
from api.http.encoding import encode, rounded_probability
from api.requests.questions import Question
from api.service.library import Library
from strategy_tables.advice.floor import advise_floor
from strategy_tables.advice.judge import JudgedMove, Judgement
from strategy_tables.advice.outlook import Outlook, find_outlooks
from strategy_tables.advice.target import advise_target
from strategy_tables.advice.win import advise_win
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TARGET
from strategy_tables.store.table_set import RulesetTables

NEEDED: Final = {TARGET.name: TARGET, FLOOR.name: FLOOR, "win": OUTLOOK}
"""The optional table that an objective needs where many categories are open."""


def judge_moves(library: Library, question: Question) -> bytes:
    """The encoded advice under an objective other than the mean; with the reasons, if they are asked for.

    Raises as `Library.ask_all` does where it needs a table that was not built.
    """
    position, objective = question.position, question.objective

    def ask(tables: RulesetTables) -> tuple[RulesetTables, Judgement, Sequence[Outlook]]:
        opponents = find_outlooks(tables, objective.opponents)
        if objective.name == TARGET.name:
            return tables, advise_target(tables, position, objective.target), opponents
        if objective.name == FLOOR.name:
            return tables, advise_floor(tables, position), opponents
        totals = [each.totals for each in opponents]
        return tables, advise_win(tables, position, totals, objective.tie_share), opponents

    needed = NEEDED[objective.name]
    tables, judgement, opponents = library.ask_all(position.compiled, needed, ask, may_build=not question.if_ready)
    why = None
    if question.explain:
        # Outside, since what is missing for the reasons is another table.
        why = find_why(library, question, {each.move: each.expected_total for each in judgement.moves})
    return encode_judgement(question, tables, judgement, opponents, why)


def encode_judgement(
    question: Question,
    tables: RulesetTables,
    judgement: Judgement,
    opponents: Sequence[Outlook],
    why: Why | None = None,
) -> bytes:
    """Every move with its value under the objective and its expected total; how and from what they were computed."""

    def dump_move(judged: JudgedMove) -> dict[str, Any]:
        return {
            "rank": judged.rank,
            **dump_action(position, judged.move),
            "value": shown(judged.value),
            "loss": shown(judged.loss),
            "expected_total": round(judged.expected_total, 6),
        }

    position, objective = question.position, question.objective
    # A floor is a whole number of points, however it is kept.
    shown = int if objective.name == FLOOR.name else rounded_probability
    moves = [dump_move(judged) for judged in judgement.moves]
    compared = {"opponents": dump_opponents(position.compiled, objective.opponents, opponents)} if opponents else {}
    answer = {
        "ruleset": question.rules.name,
        "objective": dump_objective(question),
        "position": dump_standing(position.compiled, position),
        "total_so_far": total_so_far(position.compiled, position),
        "value": moves[0]["value"],
        "best": moves[0],
        "moves": moves,
        "explanation": explain_judgement(objective, judgement, why.sentence if why else ""),
        **({"breakdown": why.breakdown} if why else {}),
        **compared,
        "method": judgement.method,
        # Every opponent's probability of less is a factor of the value; the factors' errors add up.
        "error_bound": rounded_probability(judgement.error + sum(each.error for each in opponents)),
        "tables": dump_tables(tables, [*judgement.digests, *(digest for each in opponents for digest in each.digests)]),
    }
    return encode(answer)


def dump_objective(question: Question) -> dict[str, Any]:
    """What was maximised, as it could be sent."""
    objective, compiled = question.objective, question.position.compiled
    dumped: dict[str, Any] = {"maximize": objective.name}
    if objective.name == TARGET.name:
        dumped["target"] = objective.target
    if objective.opponents:
        dumped["opponents"] = [dump_standing(compiled, each) for each in objective.opponents]
        dumped["tie_share"] = objective.tie_share
    return dumped
