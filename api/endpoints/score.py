"""`/v1/score`: the points of a hand in every category."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.sheets import dump_call, dump_cell
from api.answers.situations import dump_asked
from api.http.batch import Batch, answer_each
from api.http.body import read_json
from api.http.caching import CachedAnswers, answer
from api.http.encoding import encode
from api.http.stream import answer_batch
from api.requests.declaration import declare
from api.requests.fields import RollsLeft
from api.requests.loading import limit_definitions, load, load_address, load_items
from api.requests.positions import PositionRequest, position_question
from api.service.catalogue import Catalogue
from engine.cards.rules import Rules
from engine.cards.scoring import ScoredHand
from engine.games.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRequest(PositionRequest):
    """A hand and a card."""

    hints = {"category": "the answer has the points of every category"}  # noqa: RUF012

    rolls_left: Annotated[int | None, RollsLeft("Remaining rolls of the turn. Default: 0.")] = 0


SCORE: Final = declare(ScoreRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `GET` and `POST /v1/score`, `POST /v1/score/batch`."""
    question = partial(position_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(SCORE, query, question),
        write=lambda asked: SCORE.write_address(dump_asked(asked)),
        compute=lambda asked: encode(dump_scores(asked)),
    )

    @app.get("/v1/score")
    def score_by_query() -> Response:
        return cached.respond()

    @app.post("/v1/score")
    def score() -> Response:
        return answer(dump_scores(load(SCORE, read_json(request), question)))

    @app.post("/v1/score/batch")
    def score_batch() -> Response:
        each = partial(position_question, limit_definitions(catalogue.rules))
        score_all = partial(answer_each, ask=lambda asked: encode(dump_scores(asked)))
        return answer_batch(Batch(load_items, lambda item: load(SCORE, item, each), score_all))


def dump_scores(position: Position) -> dict[str, Any]:
    """Return the points of the hand in every category, with columns also in every cell, and those it may fill."""
    rules, scored = position.rules, position.scored
    legal = {cell.category for cell in scored.legal}
    return {
        "kind": "sheet_scores" if rules.named else "scores",
        "ruleset": rules.name,
        "dice": position.hand,
        "rolls_left": position.rolls_left,
        **dump_call(position),
        "points": dict(zip(rules.categories, map(max, zip(*scored.points, strict=True)), strict=True)),
        "legal": [name for place, name in enumerate(rules.categories) if place in legal],
        "extra_bonus": scored.extra_bonus and max([each.extra_bonus for each in scored.scores], default=0),
        **({"cells": _dump_cells(rules, scored)} if rules.named else {}),
        "joker": scored.joker,
    }


def _dump_cells(rules: Rules, scored: ScoredHand) -> list[dict[str, Any]]:
    legal = frozenset(scored.legal)
    # Illegal cells do not decide whether the extra bonus is earned.
    scores = [scored.score(cell) for cells in rules.cells for cell in cells]
    return [
        {
            **dump_cell(rules, each.cell),
            "points": each.points,
            "extra_bonus": each.extra_bonus,
            "legal": each.cell in legal,
        }
        for each in scores
    ]
