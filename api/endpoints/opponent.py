"""`/v1/opponent/move`: the move that a player of some strength makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.moves import dump_move
from api.answers.situations import dump_asked, dump_tables
from api.http.body import read_json
from api.http.caching import answer
from api.http.encoding import rounded_probability
from api.http.idempotency import with_seed
from api.requests.declaration import declare
from api.requests.fields import Seed
from api.requests.loading import load
from api.requests.opponents import OpponentClaim, Opponents, prove_opponents, strength_name
from api.requests.positions import PositionRequest, position_question, refused_with_columns
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.errors import InvalidPosition, Problem
from engine.games.position import Position
from strategy_tables import STRENGTHS, Advice, Strength, choose_move, load_measured
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.opponent_outlooks import PERFECT, TO_WIN
from strategy_tables.opponents.measurements import COMMAND, CONFIDENCE
from strategy_tables.store.kinds import TWO_PLAYER


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentRequest(PositionRequest):
    """A position and the player to move."""

    strength: Annotated[str | None, strength_name()]
    opponents: Annotated[
        tuple[OpponentClaim, ...],
        Opponents(
            "The other player of a game of two, with `maximize: win`. A `perfect` player then plays to win where the "
            "best play is known: with a table `two_player`, or with few open categories. Others play as without."
        ),
    ] = ()
    seed: Annotated[int | None, Seed()] = None


OPPONENT: Final = declare(OpponentRequest)


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `POST /v1/opponent/move`."""
    question = partial(opponent_question, catalogue.rules)

    @app.post("/v1/opponent/move")
    def opponent_move() -> Response:
        asked = load(OPPONENT, with_seed(read_json(request)), question)
        return answer(server_tables.build_missing(partial(dump_opponent_move, server_tables, *asked)))


def opponent_question(
    find_rules: FindRules, request: OpponentRequest
) -> tuple[Position, Strength, int | None, Win | None]:
    """Return the position, the strength of the player to move, the seed, and the objective in a game of two.

    Raises as `position_question` does.
    """
    position = position_question(find_rules, request)
    strength = next((each for each in STRENGTHS if each.id == request.strength), None)
    objective, problems = _find_objective(position, request.opponents) if request.opponents else (None, [])
    if strength is None or problems:
        raise InvalidPosition(problems)
    return position, strength, request.seed, objective


def _find_objective(position: Position, claims: Sequence[OpponentClaim]) -> tuple[Win, list[Problem]]:
    """Return the objective to win against opponents, and all problems."""
    if position.rules.named:
        raise refused_with_columns(position.rules, "opponents are considered", "opponents")
    opponents, found = prove_opponents(position.rules, claims)
    objective, problems = Win(tuple(opponents)), [each.below("opponents") for each in found]
    if refusal := objective.refusal(position.compiled):
        problems.append(Problem("contradiction", ("opponents",), f"opponents cannot be beaten: {refusal}"))
    for place, each in enumerate(claims):
        if each.maximize != TO_WIN:
            detail = f"maximize must be {TO_WIN} here, not {each.maximize}"
            path = ("opponents", place, "maximize")
            problems.append(Problem("contradiction", path, detail, found=each.maximize, choices=(TO_WIN,)))
    return objective, problems or objective.check_position(position)


def dump_opponent_move(
    server_tables: ServerTables, position: Position, strength: Strength, seed: int | None, to_win: Win | None
) -> dict[str, Any]:
    """Return the move, with its value and loss, and the tables behind it."""
    rules = position.rules
    wins = to_win if strength == PERFECT else None
    with server_tables.require_advisor(rules, *([TWO_PLAYER] if wins else [])) as advisor:
        advice = advisor.advise(DEFAULT_OBJECTIVE(), position)
        if wins and advisor.tables is not None:
            advice = wins.advise_match(advisor.tables, position) or advice
        expected = advisor.expected_of_players if strength.temperature else 0.0
        chosen = choose_move(advice, strength, expected, _random(position, seed))
    move = dump_move(position, chosen)
    if not advice.objective.counts_points:
        move["value"] = rounded_probability(chosen.value)
    return {
        "ruleset": rules.name,
        "strength": strength.id,
        "seed": seed,
        "move": move,
        "tables": dump_tables(advisor.sources, advice.digests),
        **({} if to_win is None else {"maximize": advice.objective.name}),
        **(_dump_method(advice) if advisor.tables is None or to_win is not None else {}),
    }


def _dump_method(advice: Advice[Any]) -> dict[str, Any]:
    return {"method": advice.method, "error_bound": None if advice.strength else advice.error}


def _random(position: Position, seed: int | None) -> Random:
    """Return the source of random numbers.

    It depends on the position as well as the seed. Otherwise, with one seed for a whole game, the opponent would err in
    the same direction at every move. Seeding from a text is the same in every version of Python.
    """
    if seed is None:
        return SystemRandom()
    # Seeds were introduced when addresses named the card `card`; the old name keeps their results unchanged.
    asked = OPPONENT.write_address(dump_asked(position)).replace("&scorecard=", "&card=")
    return Random(f"{seed} {asked}")  # noqa: S311


def dump_strengths() -> dict[str, Any]:
    """Return the strengths with their mean totals in each ruleset, and how those were measured."""
    measured = load_measured()
    return {
        "command": COMMAND,
        "games": min(each.games for each in measured),
        "confidence": CONFIDENCE,
        "strengths": [
            {
                "id": strength.id,
                "temperature": strength.temperature,
                "foresight": strength.perception.foresight,
                "bonus": strength.perception.bonus,
                "mean_totals": {
                    each.ruleset: {"mean": mean.mean, "low": mean.low, "high": mean.high}
                    for each in measured
                    for mean in [each.strengths[strength.id].mean_total]
                },
            }
            for strength in STRENGTHS
        ],
    }
