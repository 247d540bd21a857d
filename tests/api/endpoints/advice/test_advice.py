"""Advice over HTTP: published numbers, a published game, and the order and the form of moves."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.dice import hands, multiplicity
from tests.api.questions import YAHTZEE, filled_but
from tests.api.refusals import assert_refused
from tests.published import LOWER, MEANS
from tests.servers import ROOT


def batch(client: FlaskClient, items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    response = client.post("/v1/advice/batch", json={"items": items})
    assert response.status_code == 200
    results: list[dict[str, Any]] = response.get_json()["results"]
    assert len(results) == len(items)
    return results


def so_far(card: dict[str, Any]) -> int:
    return sum(card["points"].values())


@pytest.mark.slow
@pytest.mark.parametrize("category", YAHTZEE)
def test_the_mean_of_the_last_category(built: FlaskClient, category: str) -> None:
    """The mean over all first rolls of the value of a hand."""
    card = filled_but(category)
    asked = [{"dice": hand, "rolls_left": 2, "scorecard": card} for hand in hands(5)]
    values = [advice["value"] - so_far(card) for advice in batch(built, asked)]
    mean = sum(multiplicity(hand) * value for hand, value in zip(hands(5), values, strict=True)) / 6**5
    # The published means have six decimals, times the face for an upper category.
    assert mean == pytest.approx(MEANS[category], abs=6 * 5e-7 + 1e-6)
    if points := {"full_house": 25, "small_straight": 30, "large_straight": 40, "yahtzee": 50}.get(category):
        assert mean / points == pytest.approx(LOWER[category][1], abs=5e-7)


@pytest.mark.parametrize(
    ("dice", "rolls_left", "keep", "percent"),
    [
        ([1, 2, 3, 4, 6], 2, [6], 1.2631),
        ([1, 2, 3, 6, 6], 2, [6, 6], 2.9064),
        ([1, 2, 6, 6, 6], 2, [6, 6, 6], 9.3364),
        ([1, 6, 6, 6, 6], 2, [6, 6, 6, 6], 30.5556),
        ([1, 2, 3, 6, 6], 1, [6, 6], 0.4630),
        ([1, 2, 6, 6, 6], 1, [6, 6, 6], 2.7778),
        ([1, 6, 6, 6, 6], 1, [6, 6, 6, 6], 16.6667),
    ],
)
def test_the_probability_of_a_yahtzee(
    built: FlaskClient, dice: list[int], rolls_left: int, keep: list[int], percent: float
) -> None:
    asked = {"dice": dice, "rolls_left": rolls_left, "scorecard": filled_but("yahtzee")}
    moves = built.post("/v1/advice", json=asked).get_json()["moves"]
    value = next(move["value"] for move in moves if move.get("keep") == keep)
    assert (value - 5) / 50 * 100 == pytest.approx(percent, abs=5e-5 + 2e-6)


def decisions(game: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield all decisions of the first player as requests, with the moves played."""
    points: dict[str, int] = {}
    for turn in game["players"][0]["turns"]:
        for place, dice in enumerate(turn["rolls"]):
            asked = {
                "ruleset": game["ruleset"],
                "dice": dice,
                "rolls_left": 2 - place,
                "scorecard": {"points": dict(points)},
            }
            if place < len(turn["keeps"]):
                yield asked, {"action": "keep", "keep": sorted(turn["keeps"][place])}
            else:
                yield asked, {"action": "score", "category": turn["category"], "points": turn["points"]}
        points[turn["category"]] = turn["points"]


def test_every_decision_of_the_example_game_is_optimal(built: FlaskClient) -> None:
    game = json.loads((ROOT / "tests/golden/example-game.json").read_text(encoding="utf-8"))
    asked, played = zip(*decisions(game), strict=True)
    assert len(asked) == 39
    for advice, move in zip(batch(built, list(asked)), played, strict=True):
        found = [each for each in advice["moves"] if move.items() <= each.items()]
        assert [each["loss"] for each in found] == [0]


def test_the_moves_of_a_position(built: FlaskClient) -> None:
    """Four equal dice become a Yahtzee with probability 1/6 in one roll; Threes pays the sum of the threes."""
    card = filled_but("threes", "yahtzee")
    asked = {"dice": [3, 6, 3, 3, 3], "rolls_left": 1, "scorecard": card}
    advice = built.post("/v1/advice", json=asked).get_json()
    assert advice["position"] == {
        "dice": [3, 3, 3, 3, 6],
        "rolls_left": 1,
        "scorecard": {**card, "extra_bonus_count": 0},
    }
    assert advice["ruleset"] == "yahtzee"
    assert advice["objective"] == {"maximize": "expected_total"}
    assert advice["total_so_far"] == 5
    moves = advice["moves"]
    assert advice["best"] == moves[0]
    assert advice["value"] == moves[0]["value"]
    # Four threes and a six: 4 * 2 keeps of threes and six, both categories, and not the keep of all dice.
    assert len(moves) == 5 * 2 - 1 + 2
    assert [move["rank"] for move in moves] == sorted(move["rank"] for move in moves)
    assert [move["value"] for move in moves] == sorted((move["value"] for move in moves), reverse=True)
    for move in moves:
        assert move["loss"] == pytest.approx(moves[0]["value"] - move["value"], abs=2e-6)
        if move["action"] == "keep":
            assert sorted(move["keep"] + move["reroll"]) == [3, 3, 3, 3, 6]
    threes = next(move for move in moves if move.get("category") == "threes")
    # Scoring Threes leaves the Yahtzee for the last turn.
    assert threes["points"] == 12
    assert threes["value"] == pytest.approx(5 + 12 + MEANS["yahtzee"], abs=1e-6)


def test_ties_have_loss_zero_and_share_a_rank(built: FlaskClient) -> None:
    """Some keeps have the same value if Yahtzee is rolled and open next to a zero."""
    asked = {"dice": [1, 2, 3, 4, 6], "rolls_left": 2, "scorecard": filled_but("yahtzee")}
    moves = built.post("/v1/advice", json=asked).get_json()["moves"]
    best = [move for move in moves if move["loss"] == 0]
    # Any single die, or none, is an equally good start; one die before none, ascending.
    assert [move["keep"] for move in best] == [[1], [2], [3], [4], [6], []]
    assert {move["rank"] for move in best} == {1}
    assert {move["value"] for move in best} == {best[0]["value"]}
    assert [move["rank"] for move in moves[6:8]] == [7, 7]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (
            {"dice": [6, 6, 6, 6, 6], "rolls_left": 0, "scorecard": {"points": {}}},
            "Score 50 in “Yahtzee”. “Sixes: 30” costs ",
        ),
        (
            {"dice": [1, 2, 3, 4, 6], "rolls_left": 0, "scorecard": filled_but("yahtzee")},
            "Score 0 in “Yahtzee”. There is no other move.",
        ),
        (
            {"dice": [1, 2, 3, 4, 6], "rolls_left": 1, "scorecard": filled_but("large_straight")},
            "Keep 1 2 3 4 and roll 6 again. Makes Large straight (17%); otherwise it gets a 0. “Keep 2 3 4 6” is just "
            "as good.",
        ),
    ],
)
def test_explanations(built: FlaskClient, asked: dict[str, Any], sentence: str) -> None:
    explanation = built.post("/v1/advice", json=asked).get_json()["explanation"]
    assert explanation.startswith(sentence), explanation
    assert explanation.endswith(".")


def test_the_table_is_identified(built: FlaskClient) -> None:
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}}
    (table,) = built.post("/v1/advice", json=asked).get_json()["tables"]
    shown = built.get("/v1/rulesets/yahtzee").get_json()["facts"]
    assert table == {"fingerprint": shown["fingerprint"], **shown["tables"][0]}


def test_the_same_game_under_other_names_has_the_same_table(built: FlaskClient) -> None:
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"ones": 3}}}
    by_id = built.post("/v1/advice", json={**asked, "ruleset": "yahtzee"}).get_json()
    inline = built.post("/v1/advice", json={**asked, "ruleset_definition": {"base": "yahtzee"}}).get_json()
    assert inline.pop("ruleset") == "custom"
    assert by_id.pop("ruleset") == "yahtzee"
    # The definition is named by its fingerprint.
    assert by_id.pop("position_id").partition(":")[2] == inline.pop("position_id").partition(":")[2]
    assert by_id == inline


def test_a_batch_answers_like_single_requests(built: FlaskClient) -> None:
    items: list[Any] = [
        {"ruleset": "yacht", "dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}},
        {"ruleset": "yatzy", "dice": [1, 3, 3, 4, 6], "rolls_left": 1, "scorecard": {"points": {"ones": 2}}},
        {"ruleset": "yathzee", "dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}},
        {"ruleset": "yacht", "dice": [1, 3, 3, 4, 7], "rolls_left": 2, "scorecard": {}},
        {"ruleset": "maxi-yatzy", "dice": [1, 2, 3, 4, 5, 6], "rolls_left": 2, "scorecard": {}},
        "nonsense",
        {"ruleset": "yacht", "dice": [1, 3, 3, 4, 6], "rolls_left": 0, "scorecard": {}},
        {"ruleset": "yacht", "dice": [6, 4, 3, 3, 1], "rolls_left": 2, "scorecard": {"points": {}}},
    ]
    results = batch(built, items)
    for place, (item, result) in enumerate(zip(items, results, strict=True)):
        single = built.post("/v1/advice", json=item)
        expected = single.get_json()
        if single.status_code != 200:
            for problem in expected["errors"]:
                problem["pointer"] = f"/items/{place}{problem['pointer']}"
            expected["instance"] = result["instance"]
        assert result == expected
    assert [result.get("status") for result in results] == [None, None, 404, 422, 409, 422, None, None]
    assert results[0] == results[7]


def test_batches_have_limits(small: FlaskClient) -> None:
    for path in ("/v1/advice/batch", "/v1/score/batch"):
        assert small.post(path, json={"items": []}).get_json() == {"results": []}
        assert len(small.post(path, json={"items": [0] * 1_000}).get_json()["results"]) == 1_000
        assert_refused(small.post(path, json={"items": [0] * 1_001}), 422, "invalid", ("too-many", "/items"))
        assert_refused(small.post(path, json={"items": {}}), 422, "invalid", ("wrong-type", "/items"))
        assert_refused(small.post(path, json={}), 422, "invalid", ("missing-field", "/items"))
        assert_refused(small.post(path, json=[]), 422, "invalid", ("wrong-type", ""))


def test_a_ruleset_without_a_table(small: FlaskClient) -> None:
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}}
    problem = assert_refused(small.post("/v1/advice", json=asked), 409, "missing-table", ("missing-table", "/ruleset"))[
        0
    ]
    assert problem["command"] == "python -m strategy_tables build yahtzee"
