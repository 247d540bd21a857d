"""`/v1/opponent/move`: the move that a player of some strength makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import Any

from flask import Flask, Response, request

from api.answers.situations import dump_source
from api.http.body import read_json
from api.http.caching import answer
from api.requests.query import dump_position
from api.requests.questions import Question, build_question
from api.requests.schemas import OPPONENT, load
from api.service.catalogue import Catalogue
from api.views.advice import dump_move
from strategy_tables import EXPECTED_TOTAL, STRENGTHS, Strength, advise, choose_move, load_measurements


@dataclass(frozen=True, slots=True)
class OpponentQuestion:
    """A position, who is to move in it, and the seed of the answer."""

    question: Question
    strength: Strength
    seed: int | None


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`POST /v1/opponent/move`."""
    build = partial(build_opponent_question, catalogue)

    @app.post("/v1/opponent/move")
    def opponent_move() -> Response:
        return answer(dump_opponent_move(catalogue, load(OPPONENT, read_json(request), build)))


def build_opponent_question(catalogue: Catalogue, fields: Mapping[str, Any]) -> OpponentQuestion:
    """What is asked; raises as `build_question` does."""
    strengths = {strength.id: strength for strength in STRENGTHS}
    strength = strengths[fields.get("strength", STRENGTHS[-1].id)]
    return OpponentQuestion(build_question(catalogue, fields), strength, fields.get("seed"))


def dump_opponent_move(catalogue: Catalogue, asked: OpponentQuestion) -> dict[str, Any]:
    """The move, with what it is worth and what it loses, and the table behind it."""
    position = asked.question.position
    with catalogue.using(position.compiled, EXPECTED_TOTAL.name) as table:
        chosen = choose_move(advise(table, position), asked.strength, table.start_value, _random(asked))
    return {
        "ruleset": asked.question.rules.name,
        "strength": asked.strength.id,
        "seed": asked.seed,
        "move": dump_move(position, chosen),
        "table": dump_source(table.header),
    }


def _random(asked: OpponentQuestion) -> Random:
    """Where chance comes from.

    The position goes into it, or a client with one seed for a whole game would meet a player who errs in the same
    direction at every move. Seeding from a text is the same in every version of Python.
    """
    if asked.seed is None:
        return SystemRandom()
    question = asked.question
    return Random(f"{asked.seed} {dump_position(question.rules.name, question.position)}")  # noqa: S311


def dump_strengths() -> dict[str, Any]:
    """The levels, what each reaches in each ruleset on average, and how that was measured."""
    measured = load_measurements()
    return {
        "command": measured.command,
        "games": measured.games,
        "confidence": measured.confidence,
        "strengths": [
            {
                "id": strength.id,
                "temperature": strength.temperature,
                "mean_totals": {
                    means.ruleset: {"mean": mean.mean, "low": mean.low, "high": mean.high}
                    for means in measured.means.values()
                    for mean in [means.strengths[strength.id]]
                },
            }
            for strength in STRENGTHS
        ],
    }
