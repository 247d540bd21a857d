"""Games in the history of a browser."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page

NEWEST = datetime(2026, 11, 20, 18, tzinfo=UTC)


def game(number: int, loss: float, ruleset: str = "yahtzee", name: str | None = None) -> dict[str, Any]:
    """Return a reviewed game against the computer with one mistake, dated `number` days before the newest one."""
    total = 200 + 10 * number
    themes = {"straights": {"n": 4, "loss": loss / 4}, "endgame": {"n": 3, "loss": loss / 2}}
    position = {"ruleset": ruleset, "dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {}}}
    moves = {"played": {"action": "keep", "keep": [4, 6]}, "best": {"action": "keep", "keep": [3, 3]}}
    mistake = {"player": 0, "at": 0, "turn": 0, "roll": 0, "loss": loss / 2, "grade": "mistake", "position": position}
    return {
        "id": f"game {number}",
        "when": (NEWEST - timedelta(days=number)).isoformat(),
        "ruleset": ruleset,
        "players": [{"name": name, "strength": None, "total": total}, {"name": None, "strength": "club", "total": 231}],
        "game": {"ruleset": ruleset, "players": [{"name": "You", "turns": []}, {"name": "Computer", "turns": []}]},
        "review": {
            "good_loss": 0.5,
            "players": [
                {"loss": loss, "luck": 3.5, "decisions": 20, "themes": themes},
                {"loss": 30, "luck": -3.5, "decisions": 20, "themes": {}},
            ],
        },
        "mistakes": [{**mistake, **moves, "theme": "endgame"}],
    }


LOSSES = [4.0, 8.0, 12.0, 30.0, 20.0, 26.0]
"""Losses of the games, newest first."""


def store_games(page: Page, games: list[dict[str, Any]] | None = None) -> None:
    """Store games in the open page, which is one of this site."""
    kept = [game(number, loss) for number, loss in enumerate(LOSSES)] if games is None else games
    for each in kept:
        page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)", [f"keepwise.games/{each['id']}", json.dumps(each)]
        )
