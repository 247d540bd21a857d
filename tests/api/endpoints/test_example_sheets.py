"""The two written games of columns, turn by turn over HTTP: cells, cards and totals by the rules."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.definitions.definition import load_ruleset
from tests.engine.game_samples import Json
from tests.engine.naive_sheet import NaiveSheet, NaiveSheetGame
from tests.engine.naive_sheet_game import example, filled_by

NAMES = ("yamb", "triple-yahtzee")


def games(name: str) -> tuple[NaiveSheetGame, Json]:
    return NaiveSheetGame(load_ruleset(name)), example(name)


def card_of(game: NaiveSheetGame, sheet: NaiveSheet) -> dict[str, Any]:
    """Return a sheet as sent."""
    return {
        "columns": {
            said["id"]: {
                "points": {
                    name: paid for name, paid in zip(game.names, column.points, strict=True) if paid is not None
                },
                "extra_bonus_count": column.extra_bonus_count,
            }
            for said, column in zip(game.columns, sheet, strict=True)
        }
    }


def sheets(game: NaiveSheetGame, turns: list[Json]) -> Iterator[tuple[NaiveSheet, Json, NaiveSheet]]:
    """Yield the sheet before each turn, the turn, and the sheet after it."""
    sheet = game.start
    for turn in turns:
        filled = filled_by(game, sheet, turn)
        assert filled is not None
        after = game.fill(sheet, filled)
        yield sheet, turn, after
        sheet = after


@pytest.mark.parametrize("name", NAMES)
def test_every_hand_of_the_game_is_scored(small: FlaskClient, name: str) -> None:
    game, said = games(name)
    for sheet, turn, _ in sheets(game, said["turns"]):
        roll, all_rolled = len(turn["rolls"]), not turn["keeps"] or not turn["keeps"][-1]
        asked: dict[str, Any] = {
            "ruleset": name,
            "scorecard": card_of(game, sheet),
            "dice": turn["rolls"][-1],
            "rolls_left": game.rolls_of_turn(sheet) - roll,
        }
        if game.announce_column is not None:
            asked |= {"announced": turn.get("announced"), "all_rolled": all_rolled}
        response = small.post("/v1/score", json=asked)
        assert response.status_code == 200, response.text
        hand = tuple(sorted(turn["rolls"][-1]))
        fillings = game.fillings(sheet, hand, roll=roll, called=turn.get("announced"), all_rolled=all_rolled)
        legal = [each for each in response.get_json()["cells"] if each.pop("legal")]
        assert legal == [
            {
                "column": game.columns[each.column]["id"],
                "category": each.category,
                "points": each.points,
                "extra_bonus": each.extra_bonus,
            }
            for each in fillings
        ]
        cell = {key: turn.get(key, 0) for key in ("column", "category", "points", "extra_bonus")}
        assert cell in legal


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_the_game_has_the_correct_totals(small: FlaskClient, name: str) -> None:
    game, said = games(name)
    for _, _, sheet in sheets(game, said["turns"]):
        by_column = {
            column["id"]: asdict(totals) for column, totals in zip(game.columns, game.column_totals(sheet), strict=True)
        }
        claimed = {"total": game.total(sheet), "columns": by_column}
        asked = {"ruleset": name, "scorecard": card_of(game, sheet), "claimed": claimed}
        report = small.post("/v1/scorecards/check", json=asked).get_json()
        assert report["problems"] == []
        assert report["complete"] is game.full(sheet)
        assert report["totals"]["total"] == game.total(sheet)
        for column, totals in by_column.items():
            assert report["columns"][column].items() >= totals.items()
    assert report["totals"] == said["totals"]
    for column, totals in said["columns"].items():
        assert report["columns"][column].items() >= totals.items()


@pytest.mark.parametrize("name", NAMES)
def test_the_whole_game_has_the_correct_totals_of_every_column(small: FlaskClient, name: str) -> None:
    game, said = games(name)
    columns = {column: {**totals} for column, totals in said["columns"].items()}
    for totals in columns.values():
        totals.pop("factor")
    player = {"name": "Example", "turns": said["turns"], "claimed": {**said["totals"], "columns": columns}}
    asked = {"ruleset": name, "players": [player]}
    report = small.post("/v1/games/check", json=asked).get_json()
    assert (report["valid"], report["complete"], report["problems"]) == (True, True, [])
    (found,) = report["players"]
    assert found["totals"] == said["totals"]
    for column, totals in said["columns"].items():
        assert found["columns"][column].items() >= totals.items()
    columns[game.columns[-1]["id"]]["sum"] += 10
    (problem,) = small.post("/v1/games/check", json=asked).get_json()["problems"]
    assert problem["pointer"] == f"/players/0/claimed/columns/{game.columns[-1]['id']}/sum"
    assert problem["expected"] == said["columns"][game.columns[-1]["id"]]["sum"]
