"""The routes of `/v1/picture`."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask
from resvg_py import svg_to_bytes

from api.answers.situations import dump_asked
from api.endpoints.picture.position_picture import draw_position
from api.http.allowance import current_allowance
from api.http.caching import CachedAnswers
from api.http.languages import request_texts
from api.requests.declaration import declare
from api.requests.fields import Choice, Flag
from api.requests.loading import load_address
from api.requests.positions import PositionRequest, position_question
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE

_MIMETYPES: Final[dict[str, str]] = {"svg": "image/svg+xml", "png": "image/png"}
_SECONDS_FOR_PNG: Final = 0.07
"""Processor time of painting the pixels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureRequest(PositionRequest):
    """A position to draw."""

    format: Annotated[
        str,
        Choice(("svg", "png"), "PictureFormat", "Format of a picture.", "Format of the picture. Default: `svg`."),
    ] = "svg"
    advice: Annotated[
        bool,
        Flag("Mark the best move for the expected total in gold: the dice to keep, or the box to fill or announce."),
    ] = False


PICTURE: Final = declare(PictureRequest)


@dataclass(frozen=True, slots=True)
class Question:
    """A position to draw, in a format, perhaps with its best move."""

    position: Position
    format: str = "svg"
    advice: bool = False


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/picture`."""
    question = partial(picture_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(PICTURE, query, question),
        write=lambda asked: PICTURE.write_address(_dump_asked(asked)),
        compute=lambda asked: draw(server_tables, asked),
        sources=lambda asked: _sources(server_tables, asked),
        has_words=True,
        mimetype=lambda asked: _MIMETYPES[asked.format],
    )
    app.add_url_rule("/v1/picture", "draw_picture", cached.respond)


def picture_question(find_rules: FindRules, request: PictureRequest) -> Question:
    """Return the question of a request; raises `UnknownRuleset`, or `InvalidPosition` with all problems."""
    return Question(position_question(find_rules, request), request.format, request.advice)


def draw(server_tables: ServerTables, question: Question) -> bytes:
    """Return the picture in the language of the answer; raises as `build_missing` does."""
    best = server_tables.build_missing(partial(_best_move, server_tables, question)) if question.advice else None
    drawn = draw_position(request_texts(), question.position, best)
    if question.format == "svg":
        return drawn.encode()
    current_allowance().charge(_SECONDS_FOR_PNG)
    return svg_to_bytes(svg_string=drawn, skip_system_fonts=True)


def _best_move(server_tables: ServerTables, question: Question) -> Move:
    with server_tables.require_advisor(question.position.rules) as advisor:
        return advisor.advise(DEFAULT_OBJECTIVE(), question.position).best.move


def _sources(server_tables: ServerTables, question: Question) -> Hashable:
    """Return the digests of the tables that a picture depends on, None for each that is missing."""
    return server_tables.digests(question.position.rules, ()) if question.advice else None


def _dump_asked(question: Question) -> dict[str, Any]:
    """Return the fields of a request for the same picture."""
    asked = dump_asked(question.position)
    if question.format != "svg":
        asked["format"] = question.format
    if question.advice:
        asked["advice"] = True
    return asked
