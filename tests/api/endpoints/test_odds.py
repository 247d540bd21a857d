"""`/v1/odds` compared with published odds, and its refusals."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused
from tests.published import LOWER

FREE = "yahtzee-free-joker"
CATEGORIES = (
    "ones", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "four_of_a_kind", "full_house",
    "small_straight", "large_straight", "yahtzee", "chance",
)  # fmt: skip


def asked(client: FlaskClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/odds", json=body)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.get_json()
    return data


def last_open(category: str) -> dict[str, Any]:
    """Return the card of the published table: only this category open, Yahtzee 0, the upper bonus out of reach."""
    return {"points": {name: 5 * (name == "chance") for name in CATEGORIES if name != category}}


@pytest.mark.parametrize("category", [name for name in LOWER if name != "yahtzee"])
def test_the_published_table_of_whole_turns(small: FlaskClient, category: str) -> None:
    mean, chance = LOWER[category]
    found = asked(small, ruleset=FREE, keep=[], rolls_left=3, category=category, scorecard=last_open(category))
    assert found["greatest_mean"]["expected_points"] == mean
    assert found["greatest_probability"]["probability"] == pytest.approx(chance, abs=5.1e-7)
    assert found["method"] == "exact"
    assert "keep" not in found["greatest_mean"]


def test_the_odds_of_yahtzee_from_no_dice_are_exact(small: FlaskClient) -> None:
    found = asked(small, keep=[], rolls_left=3, category="yahtzee")
    assert found["greatest_probability"]["probability"] == float(f"{347897 / 7558272:.12g}")
    assert found["points"] == 50


@pytest.mark.parametrize("category", ["three_of_a_kind", "four_of_a_kind"])
def test_playing_for_the_category_and_for_the_mean_differ(small: FlaskClient, category: str) -> None:
    found = asked(small, ruleset=FREE, keep=[], rolls_left=3, category=category, scorecard=last_open(category))
    likely, much = found["greatest_probability"], found["greatest_mean"]
    assert likely["probability"] > much["probability"] + 0.01
    assert likely["expected_points"] < much["expected_points"] - 0.01


def test_the_best_keep_of_a_hand(small: FlaskClient) -> None:
    found = asked(small, dice=[6, 3, 3, 3, 3], rolls_left=1, category="YAHTZEE")
    assert found["dice"] == [3, 3, 3, 3, 6]
    assert found["greatest_probability"]["keep"] == [3, 3, 3, 3]
    assert found["greatest_probability"]["reroll"] == [6]
    assert found["greatest_probability"]["probability"] == pytest.approx(1 / 6, abs=1e-12)
    made = asked(small, dice=[3] * 5, rolls_left=1, category="yahtzee")["greatest_probability"]
    assert (made["probability"], made["keep"], made["reroll"]) == (1, [3] * 5, [])


def test_a_hand_without_rolls_left_has_no_keep(small: FlaskClient) -> None:
    found = asked(small, dice=[1, 3, 3, 4, 6], rolls_left=0, category="chance")
    assert found["greatest_mean"] == {"probability": 1, "expected_points": 17}
    assert [each["probability"] for each in found["at_least"]] == [1.0] * 13 + [0.0] * 13
    assert all("keep" not in each for each in found["at_least"])


def test_odds_are_given_for_the_requested_points(small: FlaskClient) -> None:
    found = asked(small, keep=[1, 1, 1], rolls_left=1, category="ones", points=5)
    assert found["greatest_probability"]["probability"] == pytest.approx(1 / 36, abs=1e-12)
    assert [each["points"] for each in found["at_least"]] == [1, 2, 3, 4, 5]
    beyond = asked(small, keep=[1, 1, 1], rolls_left=1, category="ones", points=6)
    assert beyond["greatest_probability"]["probability"] == 0


def test_a_filled_joker_category_enables_jokers(small: FlaskClient) -> None:
    question = {"ruleset": FREE, "dice": [4] * 5, "rolls_left": 0, "category": "large_straight"}
    assert asked(small, **question)["greatest_mean"]["expected_points"] == 0
    # The upper category of the face has to be filled before a joker may go elsewhere.
    card = {"points": {"yahtzee": 50, "fours": 12}}
    assert asked(small, **question, scorecard=card)["greatest_mean"]["expected_points"] == 40


def test_without_a_card_the_order_of_categories_is_kept(small: FlaskClient) -> None:
    found = asked(small, ruleset="yatzy-forced", dice=[1, 3, 3, 6, 6], rolls_left=0, category="two_pairs")
    assert found["greatest_mean"]["expected_points"] == 18


def test_a_category_that_never_pays_is_never_made(small: FlaskClient) -> None:
    ruleset = {"dice_count": 2, "categories": [{"id": "none", "pays": {"points": 0}}]}
    found = asked(small, ruleset=ruleset, dice=[1, 2], rolls_left=0, category="none")
    assert found["greatest_probability"]["probability"] == 0
    assert found["at_least"] == []


HAND: dict[str, Any] = {"dice": [1, 3, 3, 4, 6], "rolls_left": 1, "category": "chance"}
KEEP: dict[str, Any] = {"keep": [3, 3], "rolls_left": 1, "category": "chance"}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({**HAND, "keep": [3]}, [("contradiction", "/dice")]),
        ({"rolls_left": 1, "category": "chance"}, [("missing-field", "/dice")]),
        ({"dice": [1, 2, 3, 4, 5]}, [("missing-field", "/rolls_left"), ("missing-field", "/category")]),
        ({**HAND, "category": "sevens"}, [("unknown-category", "/category")]),
        ({**HAND, "category": ""}, [("bad-name", "/category")]),
        ({**HAND, "category": 6}, [("wrong-type", "/category")]),
        ({**HAND, "rolls_left": 3}, [("out-of-range", "/rolls_left")]),
        ({**HAND, "rolls_left": 6}, [("out-of-range", "/rolls_left")]),
        ({**HAND, "dice": [1, 2]}, [("wrong-dice", "/dice")]),
        ({**HAND, "points": -10_000}, [("out-of-range", "/points")]),
        ({**HAND, "scorecard": {"points": {"chance": 17}}}, [("category-filled", "/category")]),
        ({**HAND, "scorecard": {"points": {"fours": 13}}}, [("impossible-points", "/scorecard/points/fours")]),
        ({**KEEP, "rolls_left": 0}, [("out-of-range", "/rolls_left")]),
        ({**KEEP, "rolls_left": 4}, [("out-of-range", "/rolls_left")]),
        ({**KEEP, "rolls_left": 3}, [("wrong-dice", "/keep")]),
        ({**KEEP, "keep": [1] * 6}, [("wrong-dice", "/keep")]),
        ({**KEEP, "keep": [7]}, [("wrong-die", "/keep/0")]),
        ({**KEEP, "ruleset": "yatzy-forced", "scorecard": {}}, [("illegal-category", "/category")]),
        ([], [("wrong-type", "")]),
    ],
)
def test_an_invalid_request_is_refused(small: FlaskClient, body: Any, expected: list[tuple[str, str]]) -> None:
    assert_refused(small.post("/v1/odds", json=body), 422, "invalid", *expected)


def test_all_problems_are_reported_together(small: FlaskClient) -> None:
    body = {"dice": [1, 2], "category": "sevens", "rolls_left": 7, "scorecard": {"points": {"fours": 13}}}
    assert_refused(
        small.post("/v1/odds", json=body),
        422,
        "invalid",
        ("out-of-range", "/rolls_left"),
        ("unknown-category", "/category"),
        ("impossible-points", "/scorecard/points/fours"),
        ("wrong-dice", "/dice"),
    )
