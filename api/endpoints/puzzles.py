"""`/v1/puzzles`: instructive positions, ten for a day or any number for practice."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Annotated, Any, Final

from flask import Flask, Response

from api.answers.moves import dump_move
from api.answers.sheets import dump_position
from api.answers.situations import dump_source
from api.http.allowance import current_allowance
from api.http.caching import CachedAnswers
from api.http.encoding import encode
from api.requests.declaration import declare
from api.requests.fields import Choice, Day, Seed, Whole
from api.requests.loading import load_address
from api.requests.positions import single_card
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.errors import InvalidPosition, Problem
from engine.games.position_id import dump_position_id
from engine.problem_codes import ProblemCode
from engine.words import list_allowed
from strategy_tables import Table
from strategy_tables.advice.puzzles import (
    DEFAULT_COUNT,
    GREATEST_COUNT,
    Puzzle,
    difficulties_of,
    good_loss,
    puzzles_by_chance,
    puzzles_of_day,
)
from strategy_tables.advice.themes import THEMES, possible_themes
from strategy_tables.model.allowance import Allowance


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRequest(RulesetRequest):
    """The puzzles of a day, or random ones."""

    date: Annotated[datetime.date | None, Day("Day of the puzzles, in any year. Send either `date` or `seed`.")] = None
    seed: Annotated[int | None, Seed("Seed of random puzzles. Equal seeds return equal puzzles.")] = None
    theme: Annotated[
        str | None,
        Choice(
            THEMES,
            "Theme",
            "Theme of a decision, as in a review.",
            "Return only puzzles with this theme.",
        ),
    ] = None
    count: Annotated[
        int | None,
        Whole(1, GREATEST_COUNT, "Greatest number of puzzles. Requires `seed` or `theme`.", default=DEFAULT_COUNT),
    ] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of both a day and a seed or neither, and of a count for the puzzles of a day."""
        yield from super(PuzzleRequest, cls).check_together(sent)
        if ("date" in sent) == ("seed" in sent):
            detail = "send either date or seed"
            code: ProblemCode = "contradiction" if "date" in sent else "missing-field"
            yield Problem(code, ("date",), detail)
        if "date" in sent and "count" in sent and "theme" not in sent:
            detail = "count requires seed or theme"
            yield Problem("contradiction", ("count",), detail)


PUZZLES: Final = declare(PuzzleRequest)


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/puzzles`."""
    question = partial(puzzle_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(PUZZLES, query, question),
        write=lambda asked: PUZZLES.write_address(dump_asked(*asked)),
        compute=lambda asked: server_tables.build_missing(partial(answer_puzzles, server_tables, *asked)),
        sources=lambda asked: server_tables.tables.digests(asked[0].card, []),
    )

    @app.get("/v1/puzzles")
    def show_puzzles() -> Response:
        return cached.respond()


def puzzle_question(find_rules: FindRules, request: PuzzleRequest) -> tuple[Rules, PuzzleRequest]:
    """Return the rules of a request, and the request.

    Raises `UnknownRuleset`, or `InvalidPosition` for games of columns and for themes that the game does not have.
    """
    rules, theme = single_card(find_rules, request.reference, "puzzles are"), request.theme
    possible = possible_themes(rules.card)
    if theme is not None and theme not in possible:
        detail = f"theme {theme} does not occur in {rules.name}; {list_allowed(possible)}"
        raise InvalidPosition([Problem("contradiction", ("theme",), detail, found=theme, choices=tuple(possible))])
    return rules, request


def dump_asked(rules: Rules, request: PuzzleRequest) -> dict[str, Any]:
    """Return the fields of a request for the same puzzles; the default count is omitted."""
    count = {} if request.count in (None, DEFAULT_COUNT) else {"count": request.count}
    return {**_dump_selection(rules, request), **count}


def _dump_selection(rules: Rules, request: PuzzleRequest) -> dict[str, Any]:
    return {
        "ruleset": rules.name,
        **({"date": request.date.isoformat()} if request.date else {"seed": request.seed}),
        **({"theme": request.theme} if request.theme else {}),
    }


def answer_puzzles(server_tables: ServerTables, rules: Rules, request: PuzzleRequest) -> bytes:
    """Return the encoded puzzles; raises as `ServerTables.require` does."""
    allowance, date, theme = current_allowance(), request.date, request.theme
    with server_tables.require(rules.card) as tables:
        table = tables.means
        if date is not None and theme is None:
            puzzles = puzzles_of_day(table, date, allowance)
        else:
            source = date.isoformat() if date else str(request.seed)
            puzzles = puzzles_by_chance(table, source, theme, request.count or DEFAULT_COUNT, allowance)
        return encode({**_dump_selection(rules, request), **dump_puzzles(table, rules, puzzles, allowance)})


_LIKELY_SHOWN: Final = 5
_LEAST_SHARE: Final = 0.01
"""Least share of players who make a move that is shown as likely."""


def dump_puzzles(table: Table, rules: Rules, puzzles: Sequence[Puzzle], allowance: Allowance) -> dict[str, Any]:
    """Return the puzzles, the greatest loss of a good move, and the sources of values."""
    return {
        "good_loss": round(good_loss(table), 6),
        "puzzles": list(map(partial(_dump_puzzle, rules), puzzles, difficulties_of(table, puzzles, allowance))),
        "tables": [dump_source(table.header.source)],
    }


def _dump_puzzle(rules: Rules, puzzle: Puzzle, difficulty: int) -> dict[str, Any]:
    advice, position = puzzle.advice, puzzle.advice.position
    moves = [dump_move(position, ranked) for ranked in advice.moves]
    # Sort by the rounded shares that are shown: among equal ones, the better move comes first.
    shares = [round(share, 4) for share in puzzle.shares.tolist()]
    likely = (place for place in sorted(range(len(moves)), key=lambda place: -shares[place]))
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "themes": puzzle.themes,
        "phase": puzzle.phase,
        "position": dump_position(position),
        "position_id": dump_position_id(rules, position),
        "total_so_far": position.total_so_far,
        "value": moves[0]["value"],
        "best": moves[0],
        "moves": moves,
        "likely": [
            {"move": moves[place], "share": shares[place]}
            for place in islice(likely, _LIKELY_SHOWN)
            if shares[place] >= _LEAST_SHARE
        ],
        "wrong_share": round(puzzle.wrong_share, 4),
        "difficulty": difficulty,
    }
