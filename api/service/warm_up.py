"""Requests that a server sends to itself before workers are forked, to share computed data.

Memory is shared with a worker until either writes to it. Lazily computed data, and code that Python specializes on its
first runs, would otherwise be created in each worker.
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
    ("/v1/advice", {**_POSITION, "explain": True, "breakdown": False}),
    ("/v1/advice", {**_POSITION, "objective": {"maximize": "upper_bonus"}}),
    ("/v1/advice/batch", {"items": [_POSITION, {**_POSITION, "rolls_left": 2}]}),
    ("/v1/games/review", _GAME),
    ("/v1/games/review/batch", {"items": [_GAME]}),
    ("/v1/opponent/move", {**_POSITION, "strength": "expert"}),
)
"""Paths with their bodies; those with a table need that of the default ruleset."""


def warm_up(app: Flask) -> None:
    """Send the requests that the tables allow; refused ones are ignored."""
    client = Client(app)
    facts = client.get(f"/v1/rulesets/{DEFAULT_RULESET}").get_json()["facts"]
    # No table is built for this.
    for path, body in (*WITHOUT_TABLE, *(WITH_TABLE if facts["table"] == "ready" else ())):
        client.open(path, method="GET" if body is None else "POST", json=body)
