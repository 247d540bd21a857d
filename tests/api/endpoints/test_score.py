"""Scores over HTTP: points of a hand in all categories, and legal ones."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused


def scores(client: FlaskClient, dice: str, **more: Any) -> dict[str, Any]:
    asked = {"dice": [int(die) for die in dice], **more}
    response = client.post("/v1/score", json=asked)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


# Single hands of the rule sheets.
@pytest.mark.parametrize(
    ("ruleset", "dice", "category", "points"),
    [
        ("yahtzee", "13335", "threes", 9),
        ("yahtzee", "11333", "full_house", 25),
        ("yahtzee", "55526", "three_of_a_kind", 23),
        ("yahtzee", "45555", "four_of_a_kind", 24),
        ("yahtzee", "13456", "small_straight", 30),
        ("yahtzee", "11335", "chance", 13),
        ("yatzy", "55441", "two_pairs", 18),
        ("yatzy", "66666", "full_house", 0),
        ("yatzy", "22222", "four_of_a_kind", 8),
        ("yacht", "33355", "full_house", 19),
        ("yacht", "44446", "four_of_a_kind", 16),
        ("crag", "166", "crag", 50),
    ],
)
def test_single_hands(small: FlaskClient, ruleset: str, dice: str, category: str, points: int) -> None:
    assert scores(small, dice, ruleset=ruleset)["points"][category] == points


# Test vectors of the joker for dice 44444: a card and the legal categories with their points, by ruleset.
UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
LOWER = ["three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "chance"]
RULES = ["yahtzee", "yahtzee-free-joker", "yahtzee-1956", "yahtzee-no-joker"]


def card(yahtzee: int | None, *still_open: str) -> dict[str, Any]:
    """Return a card with all other categories filled with 0, chance with 5."""
    points = {name: 5 if name == "chance" else 0 for name in UPPER + LOWER if name not in still_open}
    return {"points": points if yahtzee is None else {**points, "yahtzee": yahtzee}}


@pytest.mark.parametrize(
    ("scorecard", "by_ruleset", "extra_bonus"),
    [
        (
            card(50, "fours", *LOWER),
            [
                {"fours": 20},
                {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0,
                 "three_of_a_kind": 20, "four_of_a_kind": 20, "chance": 20},
                {"full_house": 25, "small_straight": 30, "large_straight": 40,
                 "three_of_a_kind": 20, "four_of_a_kind": 20, "chance": 20},
                {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0,
                 "three_of_a_kind": 20, "four_of_a_kind": 20, "chance": 20},
            ],
            100,
        ),
        (
            card(0, "twos", "large_straight"),
            [
                {"large_straight": 40},
                {"large_straight": 40, "twos": 0},
                {"large_straight": 40},
                {"large_straight": 0, "twos": 0},
            ],
            0,
        ),
        (card(50, "twos", "sixes"), [{"twos": 0, "sixes": 0}] * 4, 100),
        (
            card(50, "twos", "fours"),
            [{"fours": 20}, {"fours": 20, "twos": 0}, {"fours": 0, "twos": 0}, {"fours": 20, "twos": 0}],
            100,
        ),
        (card(None, "full_house"), [{"yahtzee": 50, "full_house": 0}] * 4, 0),
        (card(None), [{"yahtzee": 50}] * 4, 0),
    ],
)  # fmt: skip
def test_jokers(
    small: FlaskClient, scorecard: dict[str, Any], by_ruleset: list[dict[str, int]], extra_bonus: int
) -> None:
    for ruleset, expected in zip(RULES, by_ruleset, strict=True):
        answer = scores(small, "44444", ruleset=ruleset, scorecard=scorecard)
        assert {name: answer["points"][name] for name in answer["legal"]} == expected, ruleset
        assert answer["extra_bonus"] == extra_bonus
        assert answer["joker"] is ("yahtzee" in scorecard["points"])


def test_a_served_hand_pays_more(small: FlaskClient) -> None:
    assert scores(small, "12345", ruleset="generala", rolls_left=2)["points"]["straight"] == 25
    assert scores(small, "12345", ruleset="generala", rolls_left=1)["points"]["straight"] == 20
    assert scores(small, "12345", ruleset="generala")["points"]["straight"] == 20


def test_forced_order(small: FlaskClient) -> None:
    answer = scores(small, "12345", ruleset="yatzy-forced", scorecard={"points": {"ones": 1, "twos": 2}})
    assert answer["legal"] == ["threes"]


def test_dice_are_returned_in_order(small: FlaskClient) -> None:
    assert scores(small, "64331")["dice"] == [1, 3, 3, 4, 6]


def test_an_inline_ruleset(small: FlaskClient) -> None:
    ruleset = {"base": "yahtzee", "name": "loose", "categories": [
        {"id": "full_house", "needs": {"groups": [3, 2], "distinct": False}, "pays": {"points": 28}},
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"sum": "matched"}},
        {"id": "chance", "drop": True},
    ]}  # fmt: skip
    answer = scores(small, "55555", ruleset=ruleset)
    assert answer["ruleset"] == "loose"
    assert answer["points"]["full_house"] == 28
    assert answer["points"]["pair"] == 10
    assert "chance" not in answer["points"]


@pytest.mark.parametrize(
    ("ruleset", "names", "categories"),
    [
        ("yahtzee", {"Große Straße": 40, "DREIER": 9, "Full House": 25}, ["large_straight", "threes", "full_house"]),
        ("yatzy", {"Kåk": 8, "tretal": 9}, ["full_house", "three_of_a_kind"]),
        ("yahtzee", {"petite suite": 30, "Brelan": 17}, ["small_straight", "three_of_a_kind"]),
    ],
)
def test_common_names_are_accepted(
    small: FlaskClient, ruleset: str, names: dict[str, int], categories: list[str]
) -> None:
    answer = scores(small, "12346", ruleset=ruleset, scorecard={"points": names})
    assert not set(categories) & set(answer["legal"])
    assert len(answer["legal"]) == len(answer["points"]) - len(categories)


def test_an_ambiguous_name_is_refused_with_its_meanings(small: FlaskClient) -> None:
    response = small.post("/v1/score", json={"dice": [1, 2, 3, 4, 5], "scorecard": {"points": {"straight": 30}}})
    problem = response.get_json()["errors"][0]
    assert (problem["code"], problem["pointer"]) == ("ambiguous-category", "/scorecard/points/straight")
    assert problem["suggestions"] == ["small_straight", "large_straight"]


def test_two_names_of_one_category_are_refused(small: FlaskClient) -> None:
    body = '{"dice": [1, 2, 3, 4, 5], "scorecard": {"points": {"ones": 3, "Aces": 3}}}'
    response = small.post("/v1/score", data=body, content_type="application/json")
    assert_refused(response, 422, "invalid", ("duplicate", "/scorecard/points/Aces"))


def test_a_batch_answers_like_single_requests(small: FlaskClient) -> None:
    items: list[Any] = [
        {"dice": [1, 3, 3, 4, 6]},
        {"dice": [1, 3, 3, 4, 6], "ruleset": "nothing"},
        {"dice": [1, 3, 3, 4, 6], "ruleset": "yatzy", "scorecard": {"points": {"ones": 2}}},
        {"dice": [0]},
    ]
    results = small.post("/v1/score/batch", json={"items": items}).get_json()["results"]
    assert results[0] == small.post("/v1/score", json=items[0]).get_json()
    assert results[2] == small.post("/v1/score", json=items[2]).get_json()
    assert [result.get("status") for result in results] == [None, 404, None, 422]
    assert results[1]["errors"][0]["pointer"] == "/items/1/ruleset"
    assert [problem["pointer"] for problem in results[3]["errors"]] == ["/items/3/dice/0"]
