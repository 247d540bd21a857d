"""Sentences of problems: singular and plural, empty lists, plausible estimates."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from api.service.demand import describe_progress
from strategy_tables.jobs.requested_build import BuildProgress
from tests.sentences import sentence_faults

# One of everything.
LEAST: dict[str, Any] = {
    "name": "least",
    "dice_count": 1,
    "rolls": 1,
    "categories": [{"id": "ones", "upper": 1}],
}

ONES = {"category": "ones"}


def turns(*categories: str) -> list[dict[str, Any]]:
    return [{"category": category, "points": 0} for category in categories]


@pytest.mark.parametrize(
    ("counts", "details"),
    [
        ([1, 3, 3, 4], ["B has played 1 turn, others 3 or 4"]),
        ([0, 2], ["B has played 0 turns, others 2"]),
        ([1, 3], ["B has played 1 turn, others 3"]),
        ([3, 3, 5], ["D has played 5 turns, others 3"]),
        ([2, 3, 3], []),
    ],
)
def test_unequal_rounds_are_described(small: FlaskClient, counts: list[int], details: list[str]) -> None:
    names = "BCD" if counts[-1] == 5 else "BCDE"
    categories = ["ones", "twos", "threes", "fours", "fives"]
    players = [{"name": name, "turns": turns(*categories[:count])} for name, count in zip(names, counts, strict=False)]
    answer = small.post("/v1/games/check", json={"players": players}).get_json()
    assert [problem["detail"] for problem in answer["problems"]] == details


@pytest.mark.parametrize(
    ("path", "detail"),
    [
        ("/v1/rulesets?language=de", "unknown parameter 'language'; did you mean lang?"),
        ("/v1/meta?x", "unknown parameter 'x'; allowed: lang"),
        ("/v1/rulesets/crag/points?langs=de", "unknown parameter 'langs'; did you mean lang?"),
        ("/v1/rulesets/crag?language=de", "unknown parameter 'language'; did you mean lang?"),
        (
            "/v1/score?dices=1",
            "unknown parameter 'dices'; did you mean dice?",
        ),
        ("/v1/score?it%27s%0a=1", "unknown parameter 'it's\\u000a'; allowed: ruleset, dice, "),
        (f"/v1/meta?{'x' * 99}=1", f"unknown parameter '{'x' * 60}…'; allowed: lang"),
    ],
)
def test_missing_parameters_are_described(small: FlaskClient, path: str, detail: str) -> None:
    answer = small.get(path)
    assert answer.status_code == 422
    assert answer.get_json()["errors"][0]["detail"].startswith(detail)


@pytest.mark.parametrize(
    ("path", "body", "detail"),
    [
        ("score", {"dice": [1, 2]}, "dice must be 1 die of faces 1 to 6, not 1 2"),
        ("score", {"dice": [1], "rolls_left": 1}, "rolls_left must be 0, not 1"),
        ("score", {"dice": [1], "rolls_left": -1}, "rolls_left must be 0, not -1"),
        ("score", {"dice": [1], "rolls_left": "x"}, "rolls_left must be a whole number, not the string 'x'"),
        ("outlook", {"dice": [1], "rolls_left": -1}, "rolls_left must be 0, not -1"),
        ("odds", {"dice": [1], "rolls_left": -1, **ONES}, "rolls_left must be 0, not -1"),
        ("odds", {"keep": [], "rolls_left": -1, **ONES}, "rolls_left with keep must be 1, not -1"),
        (
            "score",
            {"dice": [1], "rolls_left": 10**30},
            "rolls_left must be 0, not a number of 31 digits",
        ),
        ("roll", {"keep": [1]}, "keep must have at most 0 of 1 die, not 1"),
        ("odds", {"keep": [1, 2], "rolls_left": 1, **ONES}, "keep must have at most 1 die, not 2"),
        ("odds", {"keep": [], "rolls_left": 2, **ONES}, "rolls_left with keep must be 1, not 2"),
        (
            "odds",
            {"keep": [1], "rolls_left": 1, "category": "ones"},
            "keep must be empty before the first of 1 roll, not 1",
        ),
        ("outlook", {"scorecard": {}, "objective": {"maximize": "win"}}, "maximize must be expected_total, not 'win'"),
        (
            "outlook",
            {"scorecard": {}, "objective": {"maximize": "expected_total", "x": 1}},
            "unknown field 'x'; allowed: maximize",
        ),
        ("score/batch", {"items": [], "more": 1}, "unknown field 'more'; allowed: items"),
    ],
)
def test_singular_nouns_are_used_for_one(small: FlaskClient, path: str, body: dict[str, Any], detail: str) -> None:
    asked = body if "items" in body else {"ruleset": LEAST, **body}
    answer = small.post(f"/v1/{path}", json=asked)
    assert answer.status_code == 422
    assert detail in [problem["detail"] for problem in answer.get_json()["errors"]]


@pytest.mark.parametrize(
    ("turn", "detail"),
    [
        ({"rolls": [[1, 2]], "category": "ones"}, "a hand must be 1 die, not 1 2"),
        ({"rolls": [[]], "category": "ones", "points": 0}, "a hand must be 1 die, not none"),
        ({"rolls": [[1], [1]], "category": "ones"}, "a turn has at most 1 roll, not 2"),
        ({"rolls": [[1]], "keeps": [[1]], "category": "ones"}, "a turn of 1 roll has 0 keeps, not 1"),
        ({"rolls": [[1]], "category": "ones", "extra_bonus": 100}, "this turn earns no extra bonus, not 100"),
        ({"category": "ones", "points": 2}, "ones cannot pay 2 in this turn; it can pay 0 or 1"),
        ({"category": "twos", "points": 2}, "unknown category 'twos' in least; allowed: ones"),
    ],
)
def test_singular_nouns_are_used_for_one_in_a_turn(small: FlaskClient, turn: dict[str, Any], detail: str) -> None:
    answer = small.post("/v1/games/check", json={"ruleset": LEAST, "players": [{"turns": [turn]}]}).get_json()
    assert [problem["detail"] for problem in answer["problems"]] == [detail]


def test_an_additional_turn_is_described(small: FlaskClient) -> None:
    asked = {"ruleset": LEAST, "players": [{"turns": turns("ones", "ones")}]}
    (problem,) = small.post("/v1/games/check", json=asked).get_json()["problems"]
    assert problem["detail"] == "the game was over: the card was full after 1 turn"


def test_a_definition_of_one_die_is_described(small: FlaskClient) -> None:
    pair = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 5}}
    definition = {**LEAST, "categories": [*LEAST["categories"], pair]}
    report = small.post("/v1/rulesets/check", json={"ruleset_definition": definition}).get_json()
    assert [problem["detail"] for problem in report["problems"]] == ["no hand of 1 die meets the needs of pair"]


@pytest.mark.parametrize(
    ("share", "seconds", "left", "said"),
    [
        (0.0, 0.2, 3.0, "0% done after 0 s, about 3 s left"),
        (0.004, 6.0, 6.0, "0% done after 6 s, about 6 s left"),
        (0.01, 30.0, 118.0, "1% done after 30 s, about 118 s left"),
        (0.29, 30.0, 125.0, "29% done after 30 s, about 2 min left"),
        (0.999, 600.0, 1.0, "99% done after 10 min, about 1 s left"),
        (1.0, 600.0, 1.0, "99% done after 10 min, about 1 s left"),
    ],
)
def test_the_progress_of_a_table(share: float, seconds: float, left: float, said: str) -> None:
    assert describe_progress(BuildProgress("f", "outlook", 100, 0, share, seconds, left)) == said


def test_badly_worded_sentences_are_detected() -> None:
    bad = ["B has played 1 turns", "there are ", "not 21 rolls, not ", "from 0 to 0", "is None", "a  b", "allowed: "]
    assert all(sentence_faults(text) for text in bad)
    fine = ["B has played 21 turns", "there are none", "'None' is no name", "it pays 0, 4 or 8", "1 die"]
    assert not any(sentence_faults(text) for text in fine)
