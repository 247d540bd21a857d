"""Sums with a box that cannot be right, over HTTP: on cards, written sheets, and in games."""

from typing import Any

from flask.testing import FlaskClient

POINTS = {"ones": 3, "twos": 6, "fours": 13, "full_house": 25}


def ask(client: FlaskClient, path: str, **body: Any) -> Any:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.json
    return response.json


def agreements(unreliable: dict[str, Any]) -> dict[str, str]:
    return {claim["pointer"]: claim["agrees"] for claim in unreliable["claims"]}


def test_a_correct_total_remains_correct_after_a_correction(built: FlaskClient) -> None:
    report = ask(built, "/v1/scorecards/check", scorecard={"points": POINTS}, claimed={"total": 46, "lower_points": 26})
    assert [(each["code"], each["pointer"]) for each in report["problems"]] == [
        ("impossible-points", "/scorecard/points/fours"),
        ("wrong-total", "/claimed/lower_points"),
    ]
    unreliable = report["unreliable"]
    assert {each["name"]: each["possible"] for each in unreliable["totals"]} == {
        "upper_points": [9, 13, 17, 21, 25, 29],
        "upper_bonus": [0],
        "total": [34, 38, 42, 46, 50, 54],
    }
    first = unreliable["corrections"][0]
    assert first["changes"] == [{"pointer": "/scorecard/points/fours", "category": "fours", "value": 12}]
    assert (first["totals"]["total"], first["agrees_with"]) == (46, ["/claimed/total"])
    assert [claim["detail"] for claim in unreliable["claims"]] == ["total 46 is right if fours is 12"]


def test_reliable_sums_are_not_marked(built: FlaskClient) -> None:
    report = ask(built, "/v1/scorecards/check", scorecard={"points": POINTS | {"fours": 12}}, claimed={"total": 47})
    assert [each["code"] for each in report["problems"]] == ["wrong-total"]
    assert "unreliable" not in report


def test_rows_of_a_pasted_sheet(built: FlaskClient) -> None:
    text = "1er | 3\n2er | 6\n4er | 13\nGesamt | 21\nBonus | 0\nFull House 25 | 25\nEndsumme | 46"
    card = ask(built, "/v1/scorecards/convert", ruleset="kniffel", text=text)
    assert [each["code"] for each in card["problems"]] == ["impossible-points"]
    assert agreements(card["unreliable"]) == dict.fromkeys(["/rows/3", "/rows/4", "/rows/6"], "with_correction")
    assert card["claimed"] == {"upper_points": 21, "upper_bonus": 0, "total": 46}


def test_unknown_rows_leave_all_sums_open(built: FlaskClient) -> None:
    card = ask(built, "/v1/scorecards/convert", text="Aces: 3\nYahtze: 50\nTotal: 53")
    assert [each["code"] for each in card["problems"]] == ["unknown-category"]
    assert agreements(card["unreliable"]) == {"/rows/2": "unknown"}
    assert card["unreliable"]["corrections"] == []


def test_columns_and_their_sums(built: FlaskClient) -> None:
    columns = {"first": {"points": {"fours": 13}}, "third": {"points": {"ones": 2, "Sum": 3}}}
    claimed = {"total": 18, "columns": {"first": {"total": 12}, "third": {"total": 6}}}
    report = ask(
        built, "/v1/scorecards/check", ruleset="triple-yahtzee", scorecard={"columns": columns}, claimed=claimed
    )
    assert [(each["code"], each["pointer"]) for each in report["problems"]] == [
        ("impossible-points", "/scorecard/columns/first/points/fours"),
        ("wrong-total", "/scorecard/columns/third/points/Sum"),
    ]
    right = dict.fromkeys(["/claimed/total", "/claimed/columns/first/total"], "with_correction")
    assert agreements(report["unreliable"]) == right
    assert list(report["unreliable"]["corrections"][0]["columns"]) == ["first"]


def test_players_whose_totals_are_in_doubt_are_marked(built: FlaskClient) -> None:
    cards = [{"scorecard": {"points": {"fours": 13, "Total": 12}}}, {"scorecard": {"points": {"fours": 12}}}]
    game = {"players": cards}
    (result,) = ask(built, "/v1/games/check/batch", items=[game])["results"]
    assert result == ask(built, "/v1/games/check", **game)
    assert [each["code"] for each in result["problems"]] == ["impossible-points"]
    assert agreements(result["players"][0]["unreliable"]) == {"/players/0/scorecard/points/Total": "with_correction"}
    assert "unreliable" not in result["players"][1]
    assert [(each["player"], each.get("unreliable")) for each in result["standings"]] == [(0, True), (1, None)]


def test_a_refused_card_only_names_the_box(built: FlaskClient) -> None:
    card = {"points": {"fours": 13, "Total": 12, "Lower total": 3}}
    response = built.post("/v1/score", json={"dice": [1, 1, 2, 3, 4], "scorecard": card})
    assert response.status_code == 422
    assert response.json is not None
    assert [(each["code"], each["pointer"]) for each in response.json["errors"]] == [
        ("wrong-total", "/scorecard/points/Lower total"),
        ("impossible-points", "/scorecard/points/fours"),
    ]
