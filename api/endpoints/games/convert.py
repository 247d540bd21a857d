"""`/v1/games/convert`: a game as JSON, as text and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.endpoints.games.players import GREATEST_SOURCE, PlayerClaim, Players
from api.endpoints.games.requests import players_of
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.requests.declaration import declare
from api.requests.fields import Text
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.cards.rules import Rules
from engine.errors import InvalidGame, Problem, UnknownRuleset
from engine.games.game import Game
from engine.games.record import GREATEST_RECORD, Record, dump_csv, dump_record, game_of_record, parse_record
from engine.games.turn import Player, Turn

RECORD: Final = "record"
"""Name of the field with the text of a game."""
_ABOUT_RECORD: Final = """\
The game as a text, instead of `players` and `source`. Each turn is a line:

    [Game "yahtzee"]
    [Player "Ada"]
    [Claimed "total 228"]
    ; a comment
    1. 13346 33> 23335 333> 33345 threes 9
    2. 55556 yahtzee 0
    3. four_of_a_kind 24 +100

A line has the number of the turn, its hands, the category, its points and the extra bonus; all but the number can be
absent. `33>` keeps two threes, `>` rolls all dice. Without keeps, only hands are listed; `>` before the only hand means
that it is the first of the turn. In games with columns, `ones!` is an announcement, and `down.threes` a cell. Further
headers are `Source` and `Date`. Texts in quotes are JSON strings; a semicolon begins a comment.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameConversionRequest(RulesetRequest):
    """A game of up to 100 players, as `players` or as a `record`."""

    source: Annotated[str | None, Text(GREATEST_SOURCE, "Origin of the game.")] = None
    players: Annotated[tuple[PlayerClaim, ...] | None, Players(cards=False)] = None
    record: Annotated[str | None, Text(GREATEST_RECORD, _ABOUT_RECORD)] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset or a game that was sent twice."""
        yield from super(GameConversionRequest, cls).check_together(sent)
        if RECORD not in sent and "players" not in sent:
            yield Problem("missing-field", ("players",), f"players is missing: send players or {RECORD}")
        if RECORD in sent:
            for name in ("players", "source"):
                if name in sent:
                    yield Problem("contradiction", (name,), f"send either {RECORD} or {name}")


GAME_CONVERSION: Final = declare(GameConversionRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/games/convert`."""

    @app.post("/v1/games/convert")
    def convert_game() -> Response:
        question = partial(conversion_question, catalogue.rules)
        return answer(dump_converted(*load(GAME_CONVERSION, read_json(request, LARGE_BODY_LIMIT), question)))


def conversion_question(find_rules: FindRules, request: GameConversionRequest) -> tuple[Rules, Record]:
    """Return the rules and the game of a request; raises `InvalidGame` for a record that cannot be read.

    A record can state its game.
    """
    if request.record is None:
        rules = find_rules(request.reference)
        return rules, Record(Game(tuple(each.player for each in players_of(request.players))), request.source)
    game = game_of_record(request.record)
    if game is None or request.ruleset is not None or request.ruleset_definition is not None:
        rules = find_rules(request.reference)
    else:
        try:
            rules = find_rules(game)
        except UnknownRuleset as error:
            raise InvalidGame([error.problem().below(RECORD)]) from None
    return rules, parse_record(rules, request.record)


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
