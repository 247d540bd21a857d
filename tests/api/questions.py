"""Shared requests about positions, and cards of Yahtzee."""

from typing import Any

from flask.testing import FlaskClient

from engine.definitions.definition import load_ruleset

YAHTZEE = load_ruleset("yahtzee").category_ids
YAHTZEE_BUT_TWO: dict[str, int] = {
    "ones": 3, "twos": 6, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 22, "four_of_a_kind": 17,
    "full_house": 25, "small_straight": 30, "large_straight": 0, "chance": 21,
}  # fmt: skip
"""Points of all categories except threes and yahtzee."""

SMALL: dict[str, Any] = {"ruleset": "small", "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
OBJECTIVES: tuple[dict[str, Any], ...] = (
    {"maximize": "target", "target": 30},
    {"maximize": "floor"},
    {"maximize": "win", "opponents": [{"scorecard": {}}]},
)
"""One of each objective except the mean, for `SMALL`."""


def advised(client: FlaskClient, objective: dict[str, Any], **position: Any) -> dict[str, Any]:
    """Return the advice on a position under an objective."""
    answer = client.post("/v1/advice", json={**position, "objective": objective})
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.get_json()
    return data


def move_of(move: dict[str, Any]) -> tuple[Any, ...]:
    """Return the identity of a move."""
    return (move["action"], *(move["keep"] if move["action"] == "keep" else [move["category"]]))


def filled_but(*categories: str) -> dict[str, Any]:
    """Return a card with these categories open, Yahtzee 0, the bonus out of reach, and chance 5 instead of 0."""
    return {"points": {name: 5 * (name == "chance") for name in YAHTZEE if name not in categories}}
