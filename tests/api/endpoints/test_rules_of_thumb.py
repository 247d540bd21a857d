"""Players by rules of thumb: they solve fewer than half of the daily puzzles."""

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from statistics import fmean
from typing import Any

import pytest
from flask.testing import FlaskClient

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")

Move = dict[str, Any]
Thumb = Callable[[list[int], list[Move]], Move]


def most_frequent(dice: list[int], *, highest: bool = True) -> int:
    """Return the face that most dice show."""
    return max(range(1, 7), key=lambda face: (dice.count(face), face if highest else -face))


def keep_face(dice: list[int], moves: list[Move], *, highest: bool = True) -> Move | None:
    """Return the move that keeps the most frequent face, or None without a roll left."""
    face = most_frequent(dice, highest=highest)
    return next((move for move in moves if move.get("keep") == [face] * dice.count(face)), None)


def earn_most(moves: list[Move]) -> Move:
    """Return the score with the most points now; of several, the best one, in favour of the player."""
    scores = [move for move in moves if move["action"] == "score"]
    return max(scores, key=lambda move: move["points"] + move.get("extra_bonus", 0))


def play_for_points(dice: list[int], moves: list[Move]) -> Move:
    return keep_face(dice, moves) or earn_most(moves)


def play_for_points_with_low_faces(dice: list[int], moves: list[Move]) -> Move:
    return keep_face(dice, moves, highest=False) or earn_most(moves)


def stop_with_much(dice: list[int], moves: list[Move]) -> Move:
    """Take 25 points or more at once, else play for points."""
    scores = [move for move in moves if move["action"] == "score"]
    return earn_most(moves) if scores and earn_most(moves)["points"] >= 25 else play_for_points(dice, moves)


def play_for_faces(dice: list[int], moves: list[Move]) -> Move:
    """Keep the most frequent face, and score in its upper category if that is open."""
    of_face = UPPER[most_frequent(dice) - 1]
    upper = next((move for move in moves if move.get("category") == of_face), None)
    return keep_face(dice, moves) or upper or earn_most(moves)


THUMBED = ("yahtzee", "yatzy", "maxi-yatzy-upper-first")
THUMBS: Mapping[str, Thumb] = {
    "most points": play_for_points,
    "most points, low faces": play_for_points_with_low_faces,
    "stop with much": stop_with_much,
    "most frequent face": play_for_faces,
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "count"),
    [("yahtzee", 10), *(pytest.param(each, 60, marks=pytest.mark.exhaustive) for each in THUMBED)],
)
def test_rules_of_thumb_solve_fewer_than_half(built: FlaskClient, ruleset: str, count: int) -> None:
    days = []
    for number in range(count):
        day = date(2026, 11, 1) + timedelta(number)
        days.append(built.get(f"/v1/puzzles?ruleset={ruleset}&date={day}").get_json()["puzzles"])
    assert all(len(puzzles) == 10 for puzzles in days)
    for name, play in THUMBS.items():
        solved = [
            sum(play(puzzle["position"]["dice"], puzzle["moves"]) == puzzle["best"] for puzzle in puzzles)
            for puzzles in days
        ]
        assert fmean(solved) < 5, (name, solved)
        # Some are easy.
        assert fmean(solved) > 2, (name, solved)
        assert sum(right > 5 for right in solved) < count / 4, (name, solved)
    # Dice to keep and boxes to score, on every day.
    keeps = [sum(puzzle["best"]["action"] == "keep" for puzzle in puzzles) for puzzles in days]
    assert min(keeps) >= 2
    assert max(keeps) <= 9
    assert 4 < fmean(keeps) < 8
