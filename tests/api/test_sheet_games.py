"""Whole games of columns over HTTP and from the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.__main__ import main
from tests.engine.games import Told

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Told:
    told: Told = json.loads((GOLDEN / f"{name}-game.json").read_text(encoding="utf-8"))
    return told


def checked(client: FlaskClient, game: Told) -> dict[str, Any]:
    response = client.post("/v1/games/check", json=game)
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    return report


@pytest.mark.parametrize(("name", "total"), [("yamb", 1672), ("triple-yahtzee", 2057)])
def test_a_whole_game_is_right_in_every_column(small: FlaskClient, name: str, total: int) -> None:
    game = golden(name)
    report = checked(small, game)
    assert (report["valid"], report["complete"], report["problems"]) == (True, True, [])
    (player,) = report["players"]
    claimed = game["players"][0]["claimed"]["columns"]
    assert {id_: {key: of[key] for key in claimed[id_]} for id_, of in player["columns"].items()} == claimed
    assert player["totals"]["total"] == sum(of["total"] for of in player["columns"].values()) == total
    parts = ("upper_points", "upper_bonus", "lower_points", "products", "extra_bonus")
    assert sum(player["totals"][part] for part in parts) == total
    assert set(player["scorecard"]["columns"]) == set(claimed)
    assert report["standings"] == [{"rank": 1, "player": 0, "name": "Example", "total": total}]


def test_what_is_wrong_stands_at_its_place(small: FlaskClient) -> None:
    game = golden("yamb")
    turns = game["players"][0]["turns"]
    place, turn = next((n, t) for n, t in enumerate(turns) if "announced" in t and any(t["keeps"][-1:]))
    del turn["announced"]
    (problem,) = checked(small, game)["problems"]
    assert (problem["code"], problem["pointer"]) == ("illegal-category", f"/players/0/turns/{place}/category")
    turn["announced"] = turn["category"]
    game["players"][0]["claimed"]["columns"]["up"]["sum"] += 10
    (problem,) = checked(small, game)["problems"]
    assert (problem["code"], problem["pointer"]) == ("wrong-total", "/players/0/claimed/columns/up/sum")
    turn["column"] = None
    (problem,) = checked(small, game)["problems"]
    assert (problem["code"], problem["pointer"]) == ("missing-column", f"/players/0/turns/{place}/column")
    assert problem["expected"] == ["down", "free", "up", "announce"]


def test_what_is_not_said_is_named(small: FlaskClient) -> None:
    fifties = [{"column": name, "category": "yahtzee", "points": 50} for name in ("first", "second", "third")]
    sixes = [{"column": name, "category": "sixes", "points": 18} for name in ("first", "second", "third")]
    turns = [*fifties, *sixes, {"column": "third", "category": "full house", "points": 25}]
    (player,) = checked(small, {"ruleset": "triple-yahtzee", "players": [{"turns": turns}]})["players"]
    assert [each["pointer"] for each in player["assumptions"]] == ["/players/0/turns/6/extra_bonus"]


def test_checking_a_file_of_columns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(GOLDEN / "yamb-game.json")]) == 0
    assert capsys.readouterr().out == (
        "Yamb, six dice of which five count: 1 player, finished\n"
        "  1. Example: 1672 (upper 221 + 30, lower 1218, products 203, extra bonus 0)\n"
        "no problem\n"
    )
    game = golden("yamb")
    game["players"][0]["turns"][0]["points"] += 1
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "Example, turn 1: " in capsys.readouterr().out
