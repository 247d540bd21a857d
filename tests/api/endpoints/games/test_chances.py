"""`POST /v1/games/review` in chances of winning and of a target."""

import json
import random
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.__main__ import main
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.engine.game_samples import Json, play_game

WIN = {"maximize": "win"}
TARGET = {"maximize": "target", "target": 60}


def game_of_crag(players: int, turns: int | None = None) -> list[Json]:
    chance = random.Random(players)
    compiled = compile_ruleset(load_ruleset("crag"))
    return [{"name": "ABCDEFG"[n], "turns": play_game(compiled, chance)[0][:turns]} for n in range(players)]


def asked(players: int, objective: Json = WIN, turns: int | None = None, **said: Any) -> Json:
    return {"ruleset": "crag", "objective": objective, "players": game_of_crag(players, turns), **said}


def review(client: FlaskClient, body: Json) -> Json:
    response = client.post("/v1/games/review", json=body)
    assert response.status_code == 200, response.text
    answer: Json = json.loads(response.text)
    return answer


def exactly(number: float) -> Decimal:
    """Return a number as it is written in the answer."""
    return Decimal(repr(number))


def assert_adds_up(player: Json) -> None:
    """Check the sums of the written numbers, without any error of rounding."""
    of_others = exactly(player.get("luck_of_others", 0.0))
    changes = exactly(player["luck"]) - exactly(player["loss"]) + exactly(player["correction"])
    changes += of_others + exactly(player.get("decisions_of_others", 0.0))
    assert exactly(player["value"]) - exactly(player["start_value"]) == changes
    assert exactly(player["luck_adjusted"]) == exactly(player["value"]) - exactly(player["luck"]) - of_others
    assert sum(exactly(each["luck"]) for each in player["rolls"]) == exactly(player["luck"])
    assert sum(exactly(each["loss"]) for each in player["decisions"]) == exactly(player["loss"])


@pytest.mark.parametrize("players", [2, 3])
def test_chances_of_winning_add_up(built: FlaskClient, players: int) -> None:
    for turns in (None, 5):
        answer = review(built, asked(players, turns=turns))
        assert answer["objective"] == {"maximize": "win", "tie_share": 0.5}
        for player in answer["players"]:
            assert_adds_up(player)
            assert player["played_like"] is None
        if turns is None:
            winners = [standing["player"] for standing in answer["standings"] if standing["rank"] == 1]
            values = [player["value"] for player in answer["players"]]
            assert values == [1 / (1 + (len(winners) > 1)) if n in winners else 0 for n in range(players)]
    assert answer["method"] == "improved"
    assert answer["error_bound"] == 0


def test_chances_of_a_target_add_up(built: FlaskClient) -> None:
    body = asked(1, TARGET)
    # The last turns, since early ones need a table.
    body["ruleset"] = "balut-stc"
    compiled = compile_ruleset(load_ruleset("balut-stc"))
    body["players"][0]["turns"] = play_game(compiled, random.Random(2))[0]
    answer = review(built, body)
    (player,) = answer["players"]
    assert_adds_up(player)
    assert "luck_of_others" not in player
    assert player["correction"] == 0
    assert player["value"] == (player["total"] >= 60)
    assert answer["method"] == "exact"


def test_reasons_state_chances(built: FlaskClient) -> None:
    answer = review(built, asked(2, fields=["highlights"]))
    assert answer["highlights"]
    for highlight in answer["highlights"]:
        assert "wins" in highlight["why"]
        assert "% of the time" in highlight["why"]
    greatest = answer["grades"]["greatest_losses"]
    assert all(each["loss"] > greatest["mistake"] for each in answer["highlights"] if each["grade"] == "blunder")


def test_reviews_of_a_batch_have_objectives_of_their_own(built: FlaskClient) -> None:
    items = [asked(2, turns=1), asked(1, turns=1), asked(1, {"maximize": "expected_total"}, turns=1)]
    results = json.loads(built.post("/v1/games/review/batch", json={"items": items}).text)["results"]
    assert results[0] == review(built, items[0])
    assert results[1]["errors"][0]["pointer"] == "/items/1/players"
    assert results[2]["objective"] == {"maximize": "expected_total"}


@pytest.mark.parametrize(
    ("body", "code", "pointer"),
    [
        (asked(1, turns=1), "wrong-count", "/players"),
        (asked(7, turns=1), "wrong-count", "/players"),
        (asked(1, {"maximize": "target"}, turns=1), "missing-field", "/objective/target"),
        (asked(2, WIN | {"opponents": []}, turns=1) | {"explain": True}, "contradiction", "/explain"),
        (asked(2, WIN | {"opponents": [{}]}, turns=1), "unknown-field", "/objective/opponents"),
        (asked(2, WIN | {"tie_share": 2}, turns=1), "out-of-range", "/objective/tie_share"),
        (asked(1, TARGET, turns=1, same_dice=True), "contradiction", "/same_dice"),
        (asked(1, {"maximize": "floor"}, turns=1), "unknown-choice", "/objective/maximize"),
        (asked(2, turns=0) | {"ruleset": "balut"}, "contradiction", "/objective/maximize"),
        (asked(2, turns=0) | {"ruleset": "triple-yahtzee"}, "contradiction", "/objective/maximize"),
        (asked(1, TARGET, turns=0) | {"ruleset": "triple-yahtzee"}, "contradiction", "/objective/maximize"),
    ],
)
def test_what_does_not_fit_an_objective_is_refused(built: FlaskClient, body: Json, code: str, pointer: str) -> None:
    response = built.post("/v1/games/review", json=body)
    assert response.status_code == 422
    assert (code, pointer) in [(each["code"], each["pointer"]) for each in json.loads(response.text)["errors"]]


def test_a_missing_table_is_named(built: FlaskClient) -> None:
    turn = {"rolls": [[1, 1, 1, 2, 3]], "category": "ones"}
    for objective, kind in ((WIN, "outlook"), (TARGET, "target")):
        body = {"ruleset": "yahtzee", "objective": objective, "players": [{"turns": [turn]}] * 2}
        response = built.post("/v1/games/review", json=body)
        assert response.status_code == 409
        assert f"--objective {kind} yahtzee" in json.loads(response.text)["errors"][0]["command"]


def test_the_command_prints_chances(built: FlaskClient, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    body, file = asked(2), tmp_path / "game.json"
    file.write_text(json.dumps(body), encoding="utf-8")
    assert main(["review", "--explain", str(file)]) == 0
    printed = capsys.readouterr().out
    answer = review(built, body)
    for player in answer["players"]:
        assert f"     expected at the start 50.00%, luck {player['luck']:+.2%}, loss {player['loss']:.2%}, " in printed
        assert f"luck of others {player['luck_of_others']:+.2%}, decisions of others" in printed
        assert f"     with neutral luck {player['luck_adjusted']:.2%}\n" in printed
    for highlight in answer["highlights"]:
        assert f"a loss of {highlight['loss']:.2%} ({highlight['grade']})\n    {highlight['why']}\n" in printed
