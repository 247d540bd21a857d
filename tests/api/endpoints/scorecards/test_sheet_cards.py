"""Checks of sheets over HTTP: problems with their places, and totals of columns."""

from typing import Any

from flask.testing import FlaskClient

TRIPLE = "triple-yahtzee"
YAHTZEES = {"sixes": 18, "yahtzee": 50}


def check(client: FlaskClient, ruleset: str | dict[str, Any], columns: dict[str, Any], **more: Any) -> dict[str, Any]:
    asked = {"ruleset": ruleset, "scorecard": {"columns": columns}, **more}
    response = client.post("/v1/scorecards/check", json=asked)
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    assert report["valid"] is (not report["problems"])
    return report


def found_in(report: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["code"], each["pointer"]) for each in report["problems"]]


def test_a_joker_has_the_factor_of_its_column(small: FlaskClient) -> None:
    """The published example: it pays (40 + 100) x 3 = 420."""
    before = {name: {"points": YAHTZEES} for name in ("first", "second", "third")}
    joker = {"points": {**YAHTZEES, "large_straight": 40}, "extra_bonus_count": 1}
    report = check(small, TRIPLE, {**before, "third": joker})
    assert report["valid"]
    assert report["totals"]["total"] - check(small, TRIPLE, before)["totals"]["total"] == 420
    third = report["columns"]["third"]
    assert (third["extra_bonus"], third["sum"], third["factor"], third["total"]) == (100, 208, 3, 624)
    assert third["upper"] == {"ahead": 0, "needed": 45, "reachable": True}
    flat = {"base": TRIPLE, "joker": {"multiplied": False}}
    third = check(small, flat, {**before, "third": joker})["columns"]["third"]
    assert (third["extra_bonus"], third["sum"], third["total"]) == (100, 108, 424)


def test_totals_add_up_over_all_columns(small: FlaskClient) -> None:
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    report = check(small, TRIPLE, {"second": {"points": upper}})
    assert list(report["columns"]) == ["first", "second", "third"]
    assert report["totals"] == {
        "upper_points": 126, "upper_bonus": 70, "lower_points": 0, "products": 0, "extra_bonus": 0, "total": 196,
    }  # fmt: skip
    assert report["columns"]["second"]["upper"] == {"ahead": 0, "needed": None, "reachable": True}


def test_a_product_counts_once_its_three_categories_are_filled(small: FlaskClient) -> None:
    filled = {"ones": 4, "max": 28, "min": 9}
    counted = check(small, "yamb", {"free": {"points": filled}})
    assert (counted["columns"]["free"]["products"], counted["totals"]["products"]) == ((28 - 9) * 4, (28 - 9) * 4)
    filled.pop("ones")
    assert check(small, "yamb", {"free": {"points": filled}})["totals"]["products"] == 0


def test_all_problems_are_reported_by_column(small: FlaskClient) -> None:
    columns = {
        "first": {"points": {"ones": 6}},
        "second": {"points": {"yahtzee": 50, "chance": 3}},
        "third": {"points": {"yahtzee": 50, "sixes": 30}, "extra_bonus_count": 1},
    }
    claimed = {"total": 0, "columns": {"third": {"sum": 80, "total": 541}}}
    report = check(small, TRIPLE, columns, claimed=claimed)
    assert found_in(report) == [
        ("impossible-points", "/scorecard/columns/first/points/ones"),
        ("impossible-points", "/scorecard/columns/second/points/chance"),
        ("impossible-extra-bonus", "/scorecard/columns/third/extra_bonus_count"),
    ]
    claims = {claim["pointer"]: claim["agrees"] for claim in report["unreliable"]["claims"]}
    assert claims == {
        "/claimed/total": "with_none",
        "/claimed/columns/third/sum": "with_correction",
        "/claimed/columns/third/total": "with_none",
    }


def test_the_order_of_a_column_is_enforced(small: FlaskClient) -> None:
    columns = {name: {"points": {"sixes": 12}} for name in ("down", "free", "up", "announce")}
    report = check(small, "yamb", columns)
    assert found_in(report) == [
        ("out-of-order", "/scorecard/columns/down/points/sixes"),
        ("out-of-order", "/scorecard/columns/up/points/sixes"),
    ]
    assert report["problems"][0]["detail"].endswith("column down is filled from the first category to the last")


def test_an_impossible_sheet_is_refused_elsewhere(small: FlaskClient) -> None:
    columns = {"down": {"points": {"sixes": 12}}}
    assert not check(small, "yamb", columns)["valid"]
    asked = {"ruleset": "yamb", "dice": [1, 2, 3, 4, 5, 6], "rolls_left": 0, "scorecard": {"columns": columns}}
    assert small.post("/v1/score", json=asked).status_code == 422


def test_a_full_sheet_is_complete(small: FlaskClient) -> None:
    card = {"points": {
        "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 22,
        "four_of_a_kind": 17, "full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 0, "chance": 21,
    }}  # fmt: skip
    report = check(small, TRIPLE, {"first": card, "second": card, "third": card})
    assert (report["valid"], report["complete"], report["totals"]["total"]) == (True, True, 6 * (63 + 35 + 155))
    assert not check(small, TRIPLE, {"first": card, "second": card})["complete"]
