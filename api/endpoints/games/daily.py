"""`/v1/games/daily`: what others make of the dice of a day."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response

from api.answers.situations import dump_source
from api.endpoints.games.player_reviews import dump_replayed
from api.http.allowance import current_allowance
from api.http.caching import CachedAnswers
from api.http.encoding import encode
from api.requests.declaration import declare
from api.requests.fields import Day
from api.requests.loading import load_address
from api.requests.positions import single_card
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.errors import InvalidPosition
from engine.games.daily import faces_of_turn, roll_places, seed_of_day
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import STRENGTHS
from strategy_tables.advice.perfect_replay import play_perfectly
from strategy_tables.model.allowance import seconds_for_advice
from strategy_tables.opponents.measurements import find_measured

_PERCENTS: Final = range(1, 100)
_ONE_BY_ONE: Final = 4
"""Cost of hands whose values are computed one by one, in hands of a review."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGameRequest(RulesetRequest):
    """The game of a day."""

    date: Annotated[datetime.date | None, Day("Day of the game, in any year.")]


DAILY_GAME: Final = declare(DailyGameRequest)


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/games/daily`."""
    question = partial(daily_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(DAILY_GAME, query, question),
        write=lambda asked: DAILY_GAME.write_address(_dump_asked(*asked)),
        compute=lambda asked: server_tables.build_missing(partial(answer_daily, server_tables, *asked)),
        sources=lambda asked: server_tables.tables.digests(asked[0].card, []),
    )

    @app.get("/v1/games/daily")
    def show_daily_game() -> Response:
        return cached.respond()


def daily_question(find_rules: FindRules, request: DailyGameRequest) -> tuple[Rules, datetime.date]:
    """Return the rules and the day; raises `UnknownRuleset`, or `InvalidPosition` for games of columns."""
    rules = single_card(find_rules, request.reference, "games of a day are")
    if request.date is None:
        raise InvalidPosition(())
    return rules, request.date


def _dump_asked(rules: Rules, day: datetime.date) -> dict[str, Any]:
    return {"ruleset": rules.name, "date": day.isoformat()}


def answer_daily(server_tables: ServerTables, rules: Rules, day: datetime.date) -> bytes:
    """Return the encoded seed, best play and totals of all strengths; raises as `ServerTables.require` does."""
    current_allowance().charge(_seconds_for_game(rules))
    seed = seed_of_day(day, rules.name)
    rolls = (roll_places(faces_of_turn(seed, turn), rules.ruleset.dice_count) for turn in range(rules.turns))
    with server_tables.require(rules.card) as tables:
        turns, total = play_perfectly(tables.means, rules, rolls)
        return encode(
            {
                **_dump_asked(rules, day),
                "seed": seed.hex(),
                "best_play": dump_replayed(turns, total),
                "strengths": list(dump_percentiles(rules.card)),
                "tables": [dump_source(tables.means.header.source)],
            }
        )


def _seconds_for_game(rules: Rules) -> float:
    extra = map(rules.card.greatest_extra_rolls, range(rules.turns))
    return sum((rules.ruleset.rolls + each) * _ONE_BY_ONE * seconds_for_advice(rules.card, each) for each in extra)


def dump_percentiles(compiled: CompiledRuleset) -> Iterator[dict[str, Any]]:
    """Yield the percentiles of measured totals of every strength, weakest first; nothing if they were not measured."""
    for strength in STRENGTHS:
        if counts := find_measured(compiled, strength):
            totals = counts.totals
            percentiles = [totals.percentile(percent) for percent in _PERCENTS]
            yield {"id": strength.id, "games": counts.games, "percentiles": percentiles}
