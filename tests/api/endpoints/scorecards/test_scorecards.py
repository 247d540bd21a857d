"""Checks of cards over HTTP: invalid cards get reports, always with totals and the upper section."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused


def check(client: FlaskClient, points: dict[str, Any], **more: Any) -> dict[str, Any]:
    count = {"extra_bonus_count": more.pop("extra_bonus_count")} if "extra_bonus_count" in more else {}
    response = client.post("/v1/scorecards/check", json={"scorecard": {"points": points, **count}, **more})
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    assert report["valid"] is (not report["problems"])
    return report


FULL = {
    "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 22,
    "four_of_a_kind": 17, "full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 0, "chance": 21,
}  # fmt: skip


@pytest.mark.parametrize(("twos", "bonus", "ahead", "needed"), [(4, 0, -2, 2), (6, 35, 0, None), (8, 35, 2, None)])
def test_totals_around_the_bonus(small: FlaskClient, twos: int, bonus: int, ahead: int, needed: int | None) -> None:
    report = check(small, {**FULL, "twos": twos})
    upper = 57 + twos
    assert (report["valid"], report["complete"]) == (True, True)
    assert report["totals"] == {
        "upper_points": upper,
        "upper_bonus": bonus,
        "lower_points": 155,
        "extra_bonus": 0,
        "total": upper + bonus + 155,
    }
    assert report["upper"] == {"ahead": ahead, "needed": needed, "reachable": needed is None}


def test_a_very_negative_card_is_answered(small: FlaskClient) -> None:
    report = check(small, {"ones": -9999})
    assert [each["code"] for each in report["problems"]] == ["impossible-points"]
    assert report["totals"] == {
        "upper_points": -9999,
        "upper_bonus": 0,
        "lower_points": 0,
        "extra_bonus": 0,
        "total": -9999,
    }


@pytest.mark.parametrize(
    ("body", "problems"),
    [
        # Without the unknown category, the total is unknown too.
        ({"scorecard": {"points": {"onse": 3, "twos": 7}}, "claimed": {"total": 99}}, [
            ("unknown-category", "/scorecard/points/onse"), ("impossible-points", "/scorecard/points/twos"),
        ]),
        # It may be the Yahtzee that the extra bonus requires.
        ({"scorecard": {"points": {"yathze": 50, "sixes": 30, "bonus": 1}, "extra_bonus_count": 1}}, [
            ("unknown-category", "/scorecard/points/yathze"),
        ]),
        ({"scorecard": {"points": {"twos": 7}}, "claimed": {"lower_points": 1, "products": 3, "upper_bonus": 35}}, [
            ("impossible-points", "/scorecard/points/twos"), ("wrong-total", "/claimed/lower_points"),
            ("contradiction", "/claimed/products"),
        ]),
        ({"scorecard": {"points": {"twos": 7}}, "claimed": {"lower": 3}}, [
            ("impossible-points", "/scorecard/points/twos"), ("unknown-field", "/claimed/lower"),
        ]),
        ({"ruleset": "triple-yahtzee", "scorecard": {"columns": {"frist": {}, "second": {"points": {"ones": 9}}}}}, [
            ("unknown-column", "/scorecard/columns/frist"),
            ("impossible-points", "/scorecard/columns/second/points/ones"),
        ]),
    ],
)  # fmt: skip
def test_wrong_names_and_numbers_are_reported_together(
    small: FlaskClient, body: dict[str, Any], problems: list[tuple[str, str]]
) -> None:
    assert_refused(small.post("/v1/scorecards/check", json=body), 422, "invalid", *problems)


def test_claimed_totals(small: FlaskClient) -> None:
    right = {"upper_points": 63, "upper_bonus": 35, "lower_points": 155, "extra_bonus": 0, "total": 253}
    assert check(small, FULL, claimed=right)["valid"]
    report = check(small, FULL, claimed={**right, "upper_bonus": 0, "total": 218})
    assert sorted((each["pointer"], each["expected"], each["found"]) for each in report["problems"]) == [
        ("/claimed/total", 253, "218"),
        ("/claimed/upper_bonus", 35, "0"),
    ]


@pytest.mark.parametrize(
    ("points", "ahead", "needed", "reachable"),
    [
        ({}, 0, 63, True),
        ({"ones": 3}, 0, 60, True),
        ({"sixes": 24, "ones": 1}, 4, 38, True),
        ({"sixes": 0, "fives": 0, "fours": 4}, -41, 59, False),
        ({"sixes": 6, "fives": 5}, -22, 52, False),
        ({"sixes": 12, "fives": 5}, -16, 46, True),
    ],
)
def test_the_standing_of_an_unfinished_card(
    small: FlaskClient, points: dict[str, int], ahead: int, needed: int, reachable: bool
) -> None:
    report = check(small, points)
    assert not report["complete"]
    assert report["upper"] == {"ahead": ahead, "needed": needed, "reachable": reachable}


@pytest.mark.parametrize("ruleset", ["crag", "yacht", "generala"])
def test_a_missing_bonus_is_not_lost(small: FlaskClient, ruleset: str) -> None:
    for points in ({}, {"ones": 0, "twos": 0, "threes": 0, "fours": 0, "fives": 0, "sixes": 0}):
        upper = check(small, points, ruleset=ruleset)["upper"]
        assert (upper["needed"], upper["reachable"]) == (None, None)


def test_all_problems_are_reported_with_the_totals(small: FlaskClient) -> None:
    report = check(
        small,
        {"ones": 6, "fours": 13, "full_house": 24, "chance": 4, "twos": None},
        extra_bonus_count=2,
        claimed={"total": 0},
    )
    assert [(each["code"], each["pointer"]) for each in report["problems"]] == [
        ("impossible-points", "/scorecard/points/ones"),
        ("impossible-points", "/scorecard/points/fours"),
        ("impossible-points", "/scorecard/points/full_house"),
        ("impossible-points", "/scorecard/points/chance"),
        ("impossible-extra-bonus", "/scorecard/extra_bonus_count"),
    ]
    assert report["totals"]["total"] == 6 + 13 + 24 + 4 + 200


def test_an_impossible_card_is_answered_here_and_refused_elsewhere(small: FlaskClient) -> None:
    points = {"fours": 13}
    assert not check(small, points)["valid"]
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 0, "scorecard": {"points": points}}
    for path in ("/v1/score", "/v1/advice"):
        assert small.post(path, json=asked).status_code == 422


@pytest.mark.parametrize(
    "claimed",
    [[], {"sum": 3}, {"total": "3"}, {"total": 3.5}, {"total": True}, {"total": []}, {"total": 10**7}, 10],
)
def test_claims_of_unknown_totals_are_refused(small: FlaskClient, claimed: Any) -> None:
    response = small.post("/v1/scorecards/check", json={"scorecard": {}, "claimed": claimed})
    assert response.status_code == 422
    assert response.get_json()["errors"][0]["pointer"].startswith("/claimed")


def test_other_rulesets(small: FlaskClient) -> None:
    assert check(small, {"two_pairs": 18}, ruleset="yatzy")["valid"]
    assert not check(small, {"two_pairs": 17}, ruleset="yatzy")["valid"]
    inline = {"base": "yatzy", "bonus": [{"at": 50, "pays": 10}]}
    assert check(small, {"sixes": 30, "fives": 25}, ruleset=inline)["totals"]["upper_bonus"] == 10
