"""A whole game as every generated client has to play it, played here with nothing but HTTP and JSON.

Of every turn: roll all dice, and then follow the best move of the advice, which keeps dice (roll the others) or scores
(the turn has ended). The seeds of the rolls count up from FIRST_SEED, so that all clients have the same game. When the
card is full the game is checked: the turns with their rolls, keeps, categories and points.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any, Final

RULESET: Final = "yahtzee"
FIRST_SEED: Final = 1_000
TURNS: Final = 13
ROLLS: Final = 3

ARGUMENTS: Final = (RULESET, str(FIRST_SEED), str(TURNS))
"""What every program that plays the game is told of it, behind the address of the service."""


def play(address: str) -> dict[str, Any]:
    """What POST /v1/games/check says of the game."""
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
