"""Reduced answers: omitted fields, and a limit of moves."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from api.answers.shown import ADVICE_FIELDS, REVIEW_FIELDS
from tests.api.refusals import assert_refused
from tests.engine.game_samples import EXAMPLE

ASKED: dict[str, Any] = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2}


@pytest.mark.parametrize("ruleset", ["yahtzee", "triple-yahtzee"])
def test_an_advice_has_the_requested_fields(built: FlaskClient, ruleset: str) -> None:
    asked = {**ASKED, "ruleset": ruleset}
    whole = built.post("/v1/advice", json=asked).get_json()
    for fields in ([], ["moves"], ["tables", "position"], ["explanation"], list(ADVICE_FIELDS)):
        left_out = {*ADVICE_FIELDS} - {*fields}
        some = built.post("/v1/advice", json={**asked, "fields": fields, "limit": 3}).get_json()
        wanted = {name: value for name, value in whole.items() if name not in left_out}
        assert some == ({**wanted, "moves": whole["moves"][:3]} if "moves" in fields else wanted)


def test_equivalent_questions_have_one_url(built: FlaskClient) -> None:
    start = "/v1/advice?ruleset=yahtzee&dice=13346&rolls_left=2"
    for said, canonical in (
        ("&fields=tables,moves&limit=2", "&limit=2&fields=moves,tables"),
        ("&fields=&limit=2", "&fields="),
        (f"&fields={','.join(ADVICE_FIELDS)}", ""),
        # An answer without what is not ready is another one.
        ("&if_ready=true&limit=2", "&if_ready=true&limit=2"),
        ("&if_ready=false", ""),
    ):
        answer = built.get(start + said)
        assert answer.headers.get("Content-Location", start + said) == start + canonical
        assert built.get(start + canonical).headers["ETag"] == answer.headers["ETag"]


def test_a_review_has_the_requested_fields(built: FlaskClient) -> None:
    path = "/v1/games/review/batch"
    [whole, few] = built.post(path, json={"items": [EXAMPLE, {**EXAMPLE, "fields": ["rolls"]}]}).get_json()["results"]
    [none] = built.post(f"{path}?fields=", json={"items": [EXAMPLE]}).get_json()["results"]
    for some, fields in ((few, {"rolls"}), (none, set[str]())):
        left_out = {*REVIEW_FIELDS} - fields
        players = [{name: each[name] for name in each if name not in left_out} for each in whole["players"]]
        assert some == {**{name: whole[name] for name in whole if name not in left_out}, "players": players}


def test_fields_are_selected_for_all_items_or_one(built: FlaskClient) -> None:
    items = [ASKED, {**ASKED, "limit": 3}]
    answer = built.post("/v1/advice/batch?limit=1&fields=moves", json={"items": items}).get_json()
    assert [len(each["moves"]) for each in answer["results"]] == [1, 3]
    assert all("tables" not in each for each in answer["results"])


def test_an_unknown_field_is_refused_with_a_list_of_known_ones(built: FlaskClient) -> None:
    for answer in (
        built.post("/v1/advice", json={**ASKED, "fields": ["moves", "value"]}),
        built.get("/v1/advice?dice=13346&rolls_left=2&fields=moves,value"),
        built.post("/v1/advice/batch?fields=moves,value", json={"items": []}),
    ):
        [problem] = assert_refused(answer, 422, "invalid", ("unknown-choice", "/fields/1"))
        assert problem["choices"] == list(ADVICE_FIELDS)
    wrong = built.post("/v1/advice/batch?limit=0", json={"items": []})
    assert_refused(wrong, 422, "invalid", ("out-of-range", "/limit"))
