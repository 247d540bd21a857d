"""Identifiers of positions in requests ask the same as the positions themselves."""

import tomllib
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.cards.rules import compile_rules
from engine.cards.sheet import Sheet, empty_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.games.position import prove_position
from engine.games.position_id import dump_position_id, name_by_fingerprint
from tests.api.conftest import SMALL_RULESET
from tests.api.refusals import assert_refused
from tests.engine.one_card import single_fillings

YAHTZEE = compile_rules(load_ruleset("yahtzee"))
CARD = Sheet((single_fillings((3, None, None, 20, *(None,) * 7, 50, None), 1),))
POSITION = prove_position(YAHTZEE, CARD, (1, 3, 3, 4, 6), 2)
ASKED = {
    "dice": [1, 3, 3, 4, 6],
    "rolls_left": 2,
    "scorecard": {"points": {"ones": 3, "fours": 20, "yahtzee": 50}, "extra_bonus_count": 1},
}
ID = dump_position_id(YAHTZEE, POSITION)
START = dump_position_id(YAHTZEE, empty_sheet(YAHTZEE))
CHANCE: dict[str, Any] = {"name": "two", "dice_count": 2, "categories": [{"id": "chance", "pays": {"sum": "all"}}]}


@pytest.mark.parametrize(
    ("path", "body"),
    [("/v1/score", {}), ("/v1/advice", {}), ("/v1/opponent/move", {"strength": "beginner", "seed": 1})],
)
def test_it_stands_for_card_dice_and_rolls(built: FlaskClient, path: str, body: dict[str, Any]) -> None:
    said, identified = (built.post(path, json={**body, **each}) for each in (ASKED, {"position_id": ID}))
    assert identified.status_code == 200, identified.text
    assert identified.data == said.data


def test_addresses_have_it(built: FlaskClient) -> None:
    said = built.get("/v1/advice?dice=13346&rolls_left=2&scorecard=ones:3,fours:20,yahtzee:50&extra_bonus_count=1")
    identified = built.get(f"/v1/advice?position_id={ID.upper().replace(':', '%3A')}")
    assert identified.data == said.data


def test_a_batch_has_positions_of_several_games(built: FlaskClient) -> None:
    crag = compile_rules(load_ruleset("crag"))
    other = dump_position_id(crag, prove_position(crag, empty_sheet(crag), (1, 2, 3), 1))
    answer = built.post("/v1/advice/batch", json={"items": [{"position_id": ID}, {"position_id": other}]})
    assert [each["ruleset"] for each in answer.get_json()["results"]] == ["yahtzee", "crag"]


def test_an_outlook_is_of_a_card_too(built: FlaskClient) -> None:
    body = {"position_id": START, "if_ready": True}
    assert built.post("/v1/outlook", json=body).data == built.post("/v1/outlook", json={"if_ready": True}).data
    refused = built.post("/v1/advice", json={"position_id": START})
    [problem] = assert_refused(refused, 422, "invalid", ("wrong-position-id", "/position_id"))
    assert problem["found"] == START


def test_a_game_of_columns_has_no_outlook(built: FlaskClient) -> None:
    yamb = compile_rules(load_ruleset("yamb"))
    refused = built.post("/v1/outlook", json={"position_id": dump_position_id(yamb, empty_sheet(yamb))})
    assert_refused(refused, 422, "invalid", ("contradiction", "/position_id"))


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"position_id": ID, "dice": [1, 3, 3, 4, 6]}, ("contradiction", "/dice")),
        ({"position_id": ID, "scorecard": {}}, ("contradiction", "/scorecard")),
        ({"position_id": ID, "ruleset": "kniffel"}, ("contradiction", "/position_id")),
        ({"position_id": ID[:-1]}, ("wrong-position-id", "/position_id")),
        ({"position_id": 7}, ("wrong-type", "/position_id")),
        ({"position_id": "yahtzee:" + "1" * 400}, ("too-long", "/position_id")),
        ({"position_id": "yahtze:1t9"}, ("unknown-ruleset", "/position_id")),
        ({"position_id": "~0123456789:1t9"}, ("unknown-ruleset", "/position_id")),
        ({"dice": [1, 3, 3, 4, 6]}, ("missing-field", "/rolls_left")),
    ],
)
def test_wrong_identifiers_are_refused(built: FlaskClient, body: dict[str, Any], wrong: tuple[str, str]) -> None:
    answer = built.post("/v1/advice", json=body)
    assert_refused(answer, 422, answer.get_json()["type"].removeprefix("/problems/"), wrong)


def test_a_custom_game_is_sent_with_it(built: FlaskClient) -> None:
    rules = compile_rules(parse_ruleset(CHANCE))
    text = dump_position_id(rules, prove_position(rules, empty_sheet(rules), (1, 2), 0))
    answer = built.post("/v1/score", json={"ruleset_definition": CHANCE, "position_id": text})
    assert answer.get_json()["dice"] == [1, 2]
    other = {**CHANCE, "dice_count": 3}
    refused = built.post("/v1/score", json={"ruleset_definition": other, "position_id": text})
    [problem] = assert_refused(refused, 422, "invalid", ("contradiction", "/position_id"))
    assert problem["choices"] == [name_by_fingerprint(compile_rules(parse_ruleset(other)).fingerprint)]


def test_a_game_of_the_operator_is_known(small: FlaskClient) -> None:
    rules = compile_rules(parse_ruleset(tomllib.loads(SMALL_RULESET)))
    text = dump_position_id(rules, prove_position(rules, empty_sheet(rules), (1, 6), 1))
    assert text.startswith("~")
    assert small.post("/v1/advice", json={"position_id": text}).get_json()["ruleset"] == "small"
