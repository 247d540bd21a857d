"""`/v1/games/convert`: a game as JSON, as text and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from flask import Flask, Response, request

from api.endpoints.games.requests import GameConversionRequest, players_of
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.requests.declaration import declare
from api.requests.loading import load
from api.service.catalogue import Catalogue, FindRules
from engine.cards.rules import Rules
from engine.games.game import Game
from engine.games.record import Record, dump_csv, dump_record, parse_record
from engine.games.turn import Player, Turn

GAME_CONVERSION: Final = declare(GameConversionRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/games/convert`."""

    @app.post("/v1/games/convert")
    def convert_game() -> Response:
        question = partial(conversion_question, catalogue.rules)
        return answer(dump_converted(*load(GAME_CONVERSION, read_json(request, LARGE_BODY_LIMIT), question)))


def conversion_question(find_rules: FindRules, request: GameConversionRequest) -> tuple[Rules, Record]:
    """Return the rules and the game of a request; raises `InvalidGame` for a record that cannot be read."""
    rules, request = request.read_game(find_rules)
    return rules, Record(Game(tuple(each.player for each in players_of(request))), request.source)


def dump_converted(rules: Rules, record: Record) -> dict[str, Any]:
    """Return all forms of a game, with ids for names; raises `InvalidGame` if it cannot be written as text."""
    text = dump_record(rules, record)
    players = parse_record(rules, text).game.players
    return {
        "kind": "converted_game",
        "ruleset": rules.name,
        **({} if record.source is None else {"source": record.source}),
        "players": list(map(_dump_player, players)),
        "record": text,
        "csv": dump_csv(rules, record.game),
    }


def _dump_player(player: Player) -> dict[str, Any]:
    columns = {"columns": player.claimed_columns} if player.claimed_columns else {}
    claimed: Mapping[str, Any] = {**(player.claimed or {}), **columns}
    return {
        "name": player.name,
        "turns": [dict(_fields_of(turn)) for turn in player.turns],
        **({"claimed": claimed} if claimed else {}),
    }


def _fields_of(turn: Turn) -> Iterator[tuple[str, Any]]:
    """Yield the known fields of a turn."""
    if turn.rolls:
        yield "rolls", turn.rolls
        if turn.keeps is not None:
            yield "keeps", turn.keeps
    for name in ("announced", "column", "category", "points", "extra_bonus"):
        if (value := getattr(turn, name)) is not None:
            yield name, value
