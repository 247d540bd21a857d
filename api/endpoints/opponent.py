"""`/v1/opponent/move`: the move that a player of some strength makes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.moves import dump_move
from api.answers.situations import dump_asked, dump_tables
from api.http.body import read_json
from api.http.caching import answer
from api.http.idempotency import with_seed
from api.requests.declaration import declare
from api.requests.fields import Seed
from api.requests.loading import load
from api.requests.opponents import strength_name
from api.requests.positions import PositionRequest, position_question
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.errors import InvalidPosition
from engine.games.position import Position
from strategy_tables import STRENGTHS, Strength, choose_move, load_measured
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.opponents.measurements import COMMAND, CONFIDENCE


@dataclass(frozen=True, slots=True, kw_only=True)
class OpponentRequest(PositionRequest):
    """A position and the player to move."""

    strength: Annotated[str | None, strength_name()]
    seed: Annotated[int | None, Seed()] = None


OPPONENT: Final = declare(OpponentRequest)


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `POST /v1/opponent/move`."""
    question = partial(opponent_question, catalogue.rules)

    @app.post("/v1/opponent/move")
    def opponent_move() -> Response:
        asked = load(OPPONENT, with_seed(read_json(request)), question)
        return answer(server_tables.build_missing(partial(dump_opponent_move, server_tables, *asked)))


def opponent_question(find_rules: FindRules, request: OpponentRequest) -> tuple[Position, Strength, int | None]:
    """Return the position, the strength of the player to move, and the seed; raises as `position_question` does."""
    position = position_question(find_rules, request)
    strength = next((each for each in STRENGTHS if each.id == request.strength), None)
    if strength is None:
        raise InvalidPosition(())
    return position, strength, request.seed


def dump_opponent_move(
    server_tables: ServerTables, position: Position, strength: Strength, seed: int | None
) -> dict[str, Any]:
    """Return the move, with its value and loss, and the tables behind it."""
    rules = position.rules
    with server_tables.require_advisor(rules) as advisor:
        advice = advisor.advise(DEFAULT_OBJECTIVE(), position)
        expected = advisor.expected_of_players if strength.temperature else 0.0
        chosen = choose_move(advice, strength, expected, _random(position, seed))
    return {
        "ruleset": rules.name,
        "strength": strength.id,
        "seed": seed,
        "move": dump_move(position, chosen),
        "tables": dump_tables(advisor.sources, advice.digests),
        **({"method": advice.method, "error_bound": None if advice.strength else 0} if advisor.tables is None else {}),
    }


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
