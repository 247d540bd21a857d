"""Text records of games in requests, in answers and on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.__main__ import main
from tests.api.refusals import assert_refused
from tests.engine.game_samples import EXAMPLE

GOLDEN = Path(__file__).parents[3] / "golden"
TURNS = [{"rolls": [[1, 3, 3, 4, 6], [3, 3, 3, 4, 5]], "keeps": [[3, 3]], "category": "threes", "points": 9}]
TEXT = '[Game "yatzy"]\n[Player "Ada"]\n1. 13346 33> 33345 threes 9\n'


def converted(client: FlaskClient, body: dict[str, Any]) -> dict[str, Any]:
    answer = client.post("/v1/games/convert", json=body)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.get_json()
    return data


@pytest.mark.parametrize("name", ["example-game", "triple-yahtzee-game", "yamb-game"])
def test_a_game_and_its_record_are_the_same(built: FlaskClient, name: str) -> None:
    game = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    said = {name: each for name, each in game.items() if name in ("ruleset", "source", "players")}
    as_text = converted(built, said)
    again = converted(built, {"record": as_text["record"]})
    assert again == as_text
    assert {name: again[name] for name in said} == said


@pytest.mark.parametrize("path", ["/v1/games/check", "/v1/games/review"])
def test_a_converted_record_can_be_checked_and_reviewed(built: FlaskClient, path: str) -> None:
    text = converted(built, {name: EXAMPLE[name] for name in ("ruleset", "players")})["record"]
    as_json = built.post(path, json={name: EXAMPLE[name] for name in ("ruleset", "players")})
    said = converted(built, {"record": text})
    assert built.post(path, json={name: said[name] for name in ("ruleset", "players")}).data == as_json.data


def test_the_game_of_a_record_is_that_of_the_request(built: FlaskClient) -> None:
    players = [{"name": "Ada", "turns": TURNS}]
    assert converted(built, {"record": TEXT})["ruleset"] == "yatzy"
    assert converted(built, {"record": TEXT, "ruleset": "Yatzy"})["players"] == players
    refused = built.post("/v1/games/convert", json={"record": TEXT, "ruleset": "yahtzee"})
    assert_refused(refused, 422, "invalid", ("contradiction", "/record"))
    refused = built.post("/v1/games/convert", json={"record": TEXT.replace("yatzy", "yatzi")})
    assert_refused(refused, 422, "invalid", ("unknown-ruleset", "/record"))
    definition = {"name": "own", "base": "yatzy", "rolls": 2}
    own = converted(built, {"ruleset_definition": definition, "players": players})
    assert own["record"].startswith('[Game "~')
    assert converted(built, {"ruleset_definition": definition, "record": own["record"]}) == own


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({}, ("missing-field", "/players")),
        ({"record": TEXT, "players": []}, ("contradiction", "/players")),
        ({"record": TEXT, "source": "x"}, ("contradiction", "/source")),
        ({"record": TEXT.replace("threes", "thres")}, ("unknown-category", "/record")),
        ({"record": TEXT.replace(" 33345", "")}, ("wrong-record", "/record")),
        ({"record": 5}, ("wrong-type", "/record")),
        ({"record": " " * 100_001}, ("too-long", "/record")),
    ],
)
def test_records_that_cannot_be_read(built: FlaskClient, body: dict[str, Any], wrong: tuple[str, str]) -> None:
    problems = built.post("/v1/games/convert", json=body).get_json()["errors"]
    assert wrong in [(each["code"], each["pointer"]) for each in problems]


def test_the_command_line_reads_and_writes_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, game = tmp_path / "game.txt", tmp_path / "game.json"
    record.write_text(TEXT, encoding="utf-8")
    assert main(["convert", str(record), "--to", "json"]) == 0
    game.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["convert", str(game)]) == 0
    assert capsys.readouterr().out == TEXT.replace("\n[Player", "\n\n[Player")
    assert main(["convert", str(game), "--to", "csv"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "Ada,1,13346 33345,33,,,threes,9,"
    game.write_text("5", encoding="utf-8")
    assert main(["check", str(game)]) == 2
    assert main(["check", str(record)]) == 0
    assert "Ada: 9" in capsys.readouterr().out
    record.write_text(TEXT.replace("9", "12"), encoding="utf-8")
    assert main(["check", str(record)]) == 1
    record.write_text(TEXT.replace("threes", "thres"), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(record)]) == 2
    assert "line 3, column 20, unknown category 'thres'" in capsys.readouterr().err
