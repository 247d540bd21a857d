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


@pytest.mark.parametrize("path", ["/v1/score", "/v1/advice", "/v1/hints", "/v1/picture"])
def test_addresses_have_it_for_card_dice_and_rolls(built: FlaskClient, path: str) -> None:
    stage = "stage=stakes&" if path == "/v1/hints" else ""
    card = "dice=13346&rolls_left=2&scorecard=ones:3,fours:20,yahtzee:50&extra_bonus_count=1"
    said = built.get(f"{path}?{stage}{card}")
    assert said.status_code == 200, said.text
    assert built.get(f"{path}?{stage}position_id={ID.upper().replace(':', '%3A')}").data == said.data


@pytest.mark.parametrize("path", ["/v1/score?", "/v1/advice?", "/v1/hints?stage=stakes&", "/v1/picture?"])
def test_it_states_the_game(built: FlaskClient, path: str) -> None:
    crag = compile_rules(load_ruleset("crag"))
    text = dump_position_id(crag, prove_position(crag, empty_sheet(crag), (1, 3, 6), 1))
    said = built.get(f"{path}ruleset=crag&dice=136&rolls_left=1")
    assert said.status_code == 200, said.text
    assert built.get(f"{path}position_id={text}").data == said.data


@pytest.mark.parametrize("path", ["/v1/score", "/v1/advice", "/v1/hints", "/v1/opponent/move"])
def test_bodies_about_a_hand_have_its_dice(built: FlaskClient, path: str) -> None:
    """So that clients with types know that these are required."""
    refused = built.post(path, json={**ASKED, "position_id": ID})
    assert refused.status_code == 422
    assert ("unknown-field", "/position_id") in [
        (each["code"], each["pointer"]) for each in refused.get_json()["errors"]
    ]


def test_an_outlook_is_of_a_card_too(built: FlaskClient) -> None:
    body = {"position_id": START, "if_ready": True}
    assert built.post("/v1/outlook", json=body).data == built.post("/v1/outlook", json={"if_ready": True}).data
    refused = built.get(f"/v1/advice?position_id={START}")
    [problem] = assert_refused(refused, 422, "invalid", ("wrong-position-id", "/position_id"))
    assert problem["found"] == START


def test_a_game_of_columns_has_neither_outlooks_nor_hints(built: FlaskClient) -> None:
    yamb = compile_rules(load_ruleset("yamb"))
    refused = built.post("/v1/outlook", json={"position_id": dump_position_id(yamb, empty_sheet(yamb))})
    assert_refused(refused, 422, "invalid", ("contradiction", "/position_id"))
    text = dump_position_id(yamb, prove_position(yamb, empty_sheet(yamb), (1, 1, 3, 3, 4, 6), 2))
    refused = built.get(f"/v1/hints?stage=stakes&position_id={text}")
    assert_refused(refused, 422, "invalid", ("contradiction", "/position_id"))


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        (f"position_id={ID}&dice=13346", ("contradiction", "/dice")),
        (f"position_id={ID}&scorecard=ones:3", ("contradiction", "/scorecard")),
        (f"position_id={ID}&ruleset=kniffel", ("contradiction", "/position_id")),
        (f"position_id={ID[:-1]}", ("wrong-position-id", "/position_id")),
        (f"position_id=yahtzee:{'1' * 400}", ("too-long", "/position_id")),
        ("position_id=yahtze:1t9", ("unknown-ruleset", "/position_id")),
        ("position_id=~0123456789:1t9", ("unknown-ruleset", "/position_id")),
        ("dice=13346", ("missing-field", "/rolls_left")),
    ],
)
def test_wrong_identifiers_are_refused(built: FlaskClient, query: str, wrong: tuple[str, str]) -> None:
    answer = built.get(f"/v1/advice?{query}")
    assert_refused(answer, 422, answer.get_json()["type"].removeprefix("/problems/"), wrong)


def test_an_identifier_is_a_text(built: FlaskClient) -> None:
    assert_refused(built.post("/v1/outlook", json={"position_id": 7}), 422, "invalid", ("wrong-type", "/position_id"))


def test_a_custom_game_is_sent_with_it(built: FlaskClient) -> None:
    rules = compile_rules(parse_ruleset(CHANCE))
    text = dump_position_id(rules, prove_position(rules, empty_sheet(rules), (1, 2), 0))
    known = built.post("/v1/outlook", json={"ruleset_definition": CHANCE, "position_id": text})
    assert_refused(known, 409, "missing-table", ("missing-table", "/ruleset"))
    other = {**CHANCE, "dice_count": 3}
    refused = built.post("/v1/outlook", json={"ruleset_definition": other, "position_id": text})
    [problem] = assert_refused(refused, 422, "invalid", ("contradiction", "/position_id"))
    assert problem["choices"] == [name_by_fingerprint(compile_rules(parse_ruleset(other)).fingerprint)]


def test_a_game_of_the_operator_is_known(small: FlaskClient) -> None:
    rules = compile_rules(parse_ruleset(tomllib.loads(SMALL_RULESET)))
    text = dump_position_id(rules, prove_position(rules, empty_sheet(rules), (1, 6), 1))
    assert text.startswith("~")
    assert small.get(f"/v1/advice?position_id={text}").get_json()["ruleset"] == "small"
