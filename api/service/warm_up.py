"""Questions that a server asks itself before its workers are forked, so that they share what answering makes.

Memory is shared with a worker until one side writes to it. What is worked out when it is first wanted, and code that
Python adapts, when it first runs, to what it is run with, would otherwise be made in each worker again.
"""

from __future__ import annotations

from typing import Any, Final

from flask import Flask
from werkzeug.test import Client

from engine.rulesets.ruleset import DEFAULT_RULESET

_CARD: Final = {"points": {"ones": 3, "twos": 6, "full_house": 25}, "extra_bonus_count": 0}
_POSITION: Final = {"dice": [1, 3, 3, 4, 6], "rolls_left": 1, "scorecard": _CARD}
_TURN: Final = {"rolls": [[1, 3, 3, 4, 6], [3, 3, 3, 4, 6]], "category": "threes"}
_GAME: Final = {"players": [{"name": "first", "turns": [_TURN]}]}
_CALLED: Final = {"dice": [1, 3, 3, 4, 6], "rolls_left": 1, "category": "threes"}

WITHOUT_TABLE: Final[tuple[tuple[str, Any], ...]] = (
    ("/v1/score?dice=13346", None),
    ("/v1/score", _POSITION),
    ("/v1/score/batch", {"items": [_POSITION]}),
    ("/v1/scorecards/check", {"scorecard": _CARD}),
    ("/v1/games/check", _GAME),
    ("/v1/games/check/batch", {"items": [_GAME]}),
    ("/v1/odds", _CALLED),
    ("/v1/roll", {}),
)
WITH_TABLE: Final[tuple[tuple[str, Any], ...]] = (
    ("/v1/advice?dice=13346&rolls_left=1", None),
    ("/v1/advice", _POSITION),
    ("/v1/advice/batch", {"items": [_POSITION, {**_POSITION, "rolls_left": 2}]}),
    ("/v1/games/review", _GAME),
    ("/v1/games/review/batch", {"items": [_GAME]}),
    ("/v1/opponent/move", {**_POSITION, "strength": "expert"}),
)
"""Paths and what is sent to them; those with a table want that of the default ruleset."""


def warm_up(app: Flask) -> None:
    """Have the service answer the questions that its tables allow; what is refused is only not warm then."""
    client = Client(app)
    facts = client.get(f"/v1/rulesets/{DEFAULT_RULESET}").get_json()["facts"]
    # None is built for this: whoever wants it, asks.
    for path, body in (*WITHOUT_TABLE, *(WITH_TABLE if facts["table"] == "ready" else ())):
        client.open(path, method="GET" if body is None else "POST", json=body)
