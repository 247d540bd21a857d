"""`/v1/puzzles`: positions that are worth a thought, ten for a day or some to practise with."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import partial
from typing import Any

from flask import Flask, Response

from api.answers.puzzles import dump_puzzles
from api.http.allowance import current_allowance
from api.http.caching import CachedAnswers
from api.http.encoding import encode
from api.requests.loading import load
from api.requests.single_cards import single_card
from api.requests.typed import PUZZLES, PuzzleRequest
from api.service.catalogue import Catalogue, FindRules, Rules
from api.service.server_tables import ServerTables
from engine.errors import InvalidPosition, Problem
from engine.words import join_words
from strategy_tables.advice.puzzles import DEFAULT_COUNT, puzzles_by_chance, puzzles_of_day
from strategy_tables.advice.themes import possible_themes


@dataclass(frozen=True, slots=True)
class PuzzleQuestion:
    """What is asked for: the puzzles of a `date`, or so many by chance from a `seed`; with a `theme`, only such.

    `count` is None for those of a day, of which there are as many as there are.
    """

    rules: Rules
    date: datetime.date | None
    seed: int | None
    theme: str | None
    count: int | None


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """`GET /v1/puzzles`."""
    question = partial(puzzle_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load(PUZZLES, PUZZLES.read_address(query), question),
        write=lambda asked: PUZZLES.write_address(dump_asked(asked)),
        compute=lambda asked: answer_puzzles(asked, server_tables),
        sources=lambda asked: server_tables.tables.digests(asked.rules.compiled, []),
    )

    @app.get("/v1/puzzles")
    def show_puzzles() -> Response:
        return cached.respond()


def puzzle_question(find_rules: FindRules, request: PuzzleRequest) -> PuzzleQuestion:
    """The puzzles that are asked for.

    Raises `UnknownRuleset`, or `InvalidPosition` for games of columns and for themes that a game has not.
    """
    rules, theme = single_card(find_rules, request.ruleset, "puzzles are"), request.theme
    possible = possible_themes(rules.compiled)
    if theme is not None and theme not in possible:
        detail = f"no decision of {rules.name} is of the theme {theme}; there are {join_words(possible, 'and')}"
        raise InvalidPosition([Problem("contradiction", ("theme",), detail, list(possible), theme)])
    of_a_day = request.date is not None and theme is None
    count = None if of_a_day else request.count or DEFAULT_COUNT
    return PuzzleQuestion(rules, request.date, request.seed, theme, count)


def dump_asked(question: PuzzleQuestion) -> dict[str, Any]:
    """Return what asks for the same puzzles; a count is said where it is another than usual."""
    return {
        "ruleset": question.rules.name,
        **({"date": question.date.isoformat()} if question.date else {"seed": question.seed}),
        **({"theme": question.theme} if question.theme else {}),
        **({} if question.count in (None, DEFAULT_COUNT) else {"count": question.count}),
    }


def answer_puzzles(question: PuzzleQuestion, server_tables: ServerTables) -> bytes:
    """The encoded puzzles; raises as `ServerTables.using` does."""
    allowance, said = current_allowance(), question.date.isoformat() if question.date else str(question.seed)
    with server_tables.using(question.rules.compiled) as table:
        if question.date is not None and question.count is None:
            puzzles = puzzles_of_day(table, question.date, allowance)
        else:
            puzzles = puzzles_by_chance(table, said, question.theme, question.count or DEFAULT_COUNT, allowance)
        return encode(
            {
                "ruleset": question.rules.name,
                **({"date": said} if question.date else {"seed": question.seed}),
                **({"theme": question.theme} if question.theme else {}),
                **dump_puzzles(table, puzzles),
            }
        )
