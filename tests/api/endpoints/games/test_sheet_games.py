"""Whole games of columns over HTTP and on the command line."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.__main__ import main
from tests.api.refusals import assert_refused
from tests.engine.game_samples import Json

GOLDEN = Path(__file__).parents[3] / "golden"


def golden(name: str) -> Json:
    told: Json = json.loads((GOLDEN / f"{name}-game.json").read_text(encoding="utf-8"))
    return told


def checked(client: FlaskClient, game: Json) -> dict[str, Any]:
    response = client.post("/v1/games/check", json=game)
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    return report


@pytest.mark.parametrize(("name", "total"), [("yamb", 1509), ("triple-yahtzee", 2057)])
def test_a_whole_game_is_correct_in_every_column(small: FlaskClient, name: str, total: int) -> None:
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


def test_problems_have_paths(small: FlaskClient) -> None:
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
    assert problem["choices"] == ["down", "free", "up", "announce"]


def test_missing_data_is_named(small: FlaskClient) -> None:
    fifties = [{"column": name, "category": "yahtzee", "points": 50} for name in ("first", "second", "third")]
    sixes = [{"column": name, "category": "sixes", "points": 18} for name in ("first", "second", "third")]
    turns = [*fifties, *sixes, {"column": "third", "category": "full house", "points": 25}]
    (player,) = checked(small, {"ruleset": "triple-yahtzee", "players": [{"turns": turns}]})["players"]
    assert [each["pointer"] for each in player["assumptions"]] == ["/players/0/turns/6/extra_bonus"]


def test_checking_a_file_of_columns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(GOLDEN / "yamb-game.json")]) == 0
    assert capsys.readouterr().out == (
        "Yamb: 1 player, finished\n"
        "  1. Example: 1509 (upper 221 + 30, lower 1055, products 203, extra bonus 0)\n"
        "no problem\n"
    )
    game = golden("yamb")
    game["players"][0]["turns"][0]["points"] += 1
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "Example, turn 1: " in capsys.readouterr().out


def test_a_serialized_review_adds_up(small: FlaskClient) -> None:
    game = golden("triple-yahtzee")
    game["players"][0]["turns"] = game["players"][0]["turns"][:4]
    del game["players"][0]["claimed"]
    response = small.post("/v1/games/review", json=game)
    assert response.status_code == 200, response.text
    reviewed = response.get_json()
    (player,) = reviewed["players"]
    change = player["luck"] - player["loss"] + player["correction"]
    assert player["value"] - player["start_value"] == pytest.approx(change, abs=1e-6)
    assert player["loss"] == pytest.approx(sum(each["loss"] for each in player["decisions"]), abs=1e-6)
    assert (reviewed["method"], reviewed["error_bound"]) == ("approximate", None)
    assert reviewed["strength"]["games"] >= 20_000
    assert {each["played"]["action"] for each in player["decisions"]} == {"keep", "score"}
    assert reviewed["highlights"]
    for each in reviewed["highlights"]:
        assert re.fullmatch(rf"“[^”]+” is worth about {each['loss']:.2f} more than “[^”]+”\.", each["why"])


def test_reviews_of_columns_have_no_reasons(small: FlaskClient) -> None:
    game = {"ruleset": "yamb", "explain": True, "players": [{"turns": []}]}
    (found,) = assert_refused(small.post("/v1/games/review", json=game), 422, "invalid", ("contradiction", "/explain"))
    assert found["detail"].startswith("yamb has columns: ")


def test_reviewing_a_file_of_columns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = golden("triple-yahtzee")
    game["players"][0]["turns"] = game["players"][0]["turns"][:3]
    del game["players"][0]["claimed"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["review", str(path)]) == 0
    told = capsys.readouterr().out
    assert "expected at the start" in told
    assert "correction" in told
    assert "The most expensive decisions:" in told
