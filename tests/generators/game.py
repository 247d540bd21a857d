"""The game that every generated client has to play, as a reference without a client.

In every turn, roll all dice, then follow the best move of the advice: keep dice and roll the others, or score. The
seeds of the rolls count up from FIRST_SEED, so that all clients play the same game. The full card is checked as a game,
with the rolls, keeps, categories and points of its turns.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any, Final

RULESET: Final = "yatzy"
FIRST_SEED: Final = 1_000
TURNS: Final = 15
ROLLS: Final = 3

ARGUMENTS: Final = (RULESET, str(FIRST_SEED), str(TURNS))
"""Arguments of all programs that play the game, after the address of the service."""


def play(address: str) -> dict[str, Any]:
    """Return the answer of POST /v1/games/check to the game."""
    seed = FIRST_SEED
    points: dict[str, int] = {}
    turns: list[dict[str, Any]] = []
    for _ in range(TURNS):
        keeps: list[list[int]] = []
        rolls: list[list[int]] = []
        while True:
            rolled = _post(address, "/v1/roll", {"ruleset": RULESET, "keep": keeps[-1] if keeps else [], "seed": seed})
            seed += 1
            rolls.append(rolled["dice"])
            asked = {"dice": rolls[-1], "rolls_left": ROLLS - len(rolls), "scorecard": {"points": points}}
            best = _post(address, "/v1/advice", {"ruleset": RULESET, **asked})["best"]
            if best["action"] != "keep":
                break
            keeps.append(best["keep"])
        points[best["category"]] = best["points"]
        turns.append({"rolls": rolls, "keeps": keeps, "category": best["category"], "points": best["points"]})
    game = {"ruleset": RULESET, "players": [{"name": "A", "turns": turns}]}
    report: dict[str, Any] = _post(address, "/v1/games/check", game)
    return report


def _post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(  # noqa: S310 - of our own server
        f"{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as response:  # noqa: S310
        return json.load(response)
