"""Rows of cards over HTTP: claims in all requests with a card, in bodies and query strings."""

from typing import Any

import pytest
from flask.testing import FlaskClient

POSITION: dict[str, Any] = {"dice": [1, 2, 3, 4, 6], "rolls_left": 1}
ASKED: dict[str, dict[str, Any]] = {
    "/v1/score": POSITION,
    "/v1/advice": POSITION,
    "/v1/outlook": {},
    "/v1/odds": {"dice": [1, 2, 3, 4, 6], "rolls_left": 1, "category": "yahtzee"},
    "/v1/opponent/move": {**POSITION, "strength": "club", "seed": 1},
}
POINTS = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}


@pytest.mark.parametrize("path", ASKED)
def test_a_correct_row_changes_nothing(built: FlaskClient, path: str) -> None:
    bare = built.post(path, json={**ASKED[path], "scorecard": {"points": POINTS}})
    rows = {"Bonus": 35, "Gesamt oben": 98, "Summa": 63, "Yahtzee Bonus": None, "Endsumme": 98}
    noted = built.post(path, json={**ASKED[path], "scorecard": {"points": {**POINTS, **rows}}})
    assert (bare.status_code, noted.status_code) == (200, 200), noted.text
    assert noted.get_json() == bare.get_json()


@pytest.mark.parametrize("path", ASKED)
def test_a_wrong_row_is_refused(built: FlaskClient, path: str) -> None:
    response = built.post(path, json={**ASKED[path], "scorecard": {"points": {**POINTS, "Bonus": 25}}})
    assert response.status_code == 422
    (problem,) = response.get_json()["errors"]
    assert problem == {
        "code": "wrong-total",
        "pointer": "/scorecard/points/Bonus",
        "detail": "'Bonus' is 35, not 25",
        "expected": 35,
        "found": "25",
    }


def test_query_strings_can_hold_rows(built: FlaskClient) -> None:
    asked = "/v1/score?dice=12346&card=ones:3,Bonus:0,gesamt%20oben:3"
    found = built.get(asked)
    assert found.status_code == 200
    assert "card=ones:3" in found.headers["Content-Location"]
    assert "onus" not in found.headers["Content-Location"]
    wrong = built.get("/v1/score?dice=12346&card=ones:3,Bonus:35").get_json()["errors"]
    assert [(each["code"], each["found"]) for each in wrong] == [("wrong-total", "35")]
    twice = built.get("/v1/score?dice=12346&card=ones:3,Bonus:0,Bonus:0").get_json()["errors"]
    assert [each["code"] for each in twice] == ["duplicate-key"]


def test_query_strings_can_hold_rows_of_columns(built: FlaskClient) -> None:
    asked = "/v1/score?ruleset=triple-yahtzee&dice=12346&card=first.ones:3,first.total:3,third.fives:15,third.total:"
    assert [built.get(f"{asked}{total}").status_code for total in (45, 15, 44)] == [200, 200, 422]


def test_extra_bonuses_of_a_row_count_in_advice(built: FlaskClient) -> None:
    points = {**POINTS, "yahtzee": 50, "large_straight": 40}
    body = {**POSITION, "scorecard": {"points": {**points, "Kniffel-Bonus": 100}}}
    said = {**POSITION, "scorecard": {"points": points, "extra_bonus_count": 1}}
    found = built.post("/v1/advice", json=body)
    assert found.get_json() == built.post("/v1/advice", json=said).get_json()
    assert found.get_json()["total_so_far"] == 288


def test_requests_without_a_card(built: FlaskClient) -> None:
    outlook = built.post("/v1/outlook", json={"opponents": [{}, {"scorecard": {}}]})
    assert outlook.status_code == 200, outlook.text
    first, second = outlook.get_json()["opponents"]
    assert first == second
    move = built.post("/v1/opponent/move", json={**POSITION, "strength": "perfect", "seed": 1})
    assert (
        move.get_json()
        == built.post(
            "/v1/opponent/move", json={**POSITION, "strength": "perfect", "seed": 1, "scorecard": {}}
        ).get_json()
    )
    objective = {"maximize": "win", "opponents": [{}]}
    alone = built.post("/v1/advice", json={**POSITION, "objective": objective, "if_ready": True})
    with_one = {"maximize": "win", "opponents": [{"scorecard": {}}]}
    assert alone.get_json().get("errors") == built.post(
        "/v1/advice", json={**POSITION, "objective": with_one, "if_ready": True}
    ).get_json().get("errors")


def test_a_check_needs_a_card(built: FlaskClient) -> None:
    response = built.post("/v1/scorecards/check", json={})
    assert [each["pointer"] for each in response.get_json()["errors"]] == ["/scorecard"]


def test_a_category_takes_precedence_over_a_row(built: FlaskClient) -> None:
    ruleset = {
        "name": "own",
        "title": "Own",
        "source": "made up",
        "dice_count": 2,
        "rolls": 1,
        "categories": [{"id": "ones", "upper": 1}, {"id": "bonus", "needs": {"groups": [2]}, "pays": {"points": 7}}],
    }
    body = {"ruleset": ruleset, "scorecard": {"points": {"ones": 2, "Bonus": 7, "Total": 9}}}
    report = built.post("/v1/scorecards/check", json=body).get_json()
    assert (report["problems"], report["totals"]["total"]) == ([], 9)
    report = built.post(
        "/v1/scorecards/check", json={**body, "scorecard": {"points": {"ones": 2, "Bonus": 8}}}
    ).get_json()
    assert [each["code"] for each in report["problems"]] == ["impossible-points"]
