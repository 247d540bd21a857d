"""Invalid requests are refused with all problems and their places."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused

POSTS = ["/v1/score", "/v1/advice"]
POSITION: dict[str, Any] = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {}}}


def asked(**changed: Any) -> dict[str, Any]:
    return {**POSITION, **changed}


def card(points: Any, **more: Any) -> dict[str, Any]:
    return asked(scorecard={"points": points, **more})


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (asked(dice=[1, 2, 3, 4, 5, 6, 6]), [("wrong-dice", "/dice")]),
        (asked(dice=[1, 2, 3, 4, 5, 6]), [("wrong-dice", "/dice")]),
        (asked(dice=[1, 2, 3, 4]), [("wrong-dice", "/dice")]),
        (asked(dice=[]), [("wrong-dice", "/dice")]),
        (asked(dice=[0, 2, 3, 4, 5]), [("wrong-die", "/dice/0")]),
        (asked(dice=[1, 2, 3, 4, 7]), [("wrong-die", "/dice/4")]),
        (asked(dice=[1, 2, 3.5, 4, 5]), [("wrong-die", "/dice/2")]),
        (asked(dice=[1, 2, "3", 4, 5]), [("wrong-die", "/dice/2")]),
        (asked(dice=[True, 2, 3, 4, 5]), [("wrong-die", "/dice/0")]),
        (asked(dice=[1, None, 3, 4, 5]), [("wrong-die", "/dice/1")]),
        (asked(dice=[[1], {}, -1, 10**30, 5]), [("wrong-die", f"/dice/{place}") for place in range(4)]),
        (asked(dice=None), [("missing-field", "/dice")]),
        (asked(dice="13346"), [("wrong-type", "/dice")]),
        (asked(dice={"0": 1}), [("wrong-type", "/dice")]),
        (asked(rolls_left=3), [("out-of-range", "/rolls_left")]),
        (asked(rolls_left=5), [("out-of-range", "/rolls_left")]),
        (asked(rolls_left=-1), [("out-of-range", "/rolls_left")]),
        (asked(rolls_left="2"), [("wrong-type", "/rolls_left")]),
        (asked(rolls_left=True), [("wrong-type", "/rolls_left")]),
        (asked(rolls_left=1.5), [("wrong-type", "/rolls_left")]),
        (asked(rolls_left=[]), [("wrong-type", "/rolls_left")]),
        (asked(scorecard=False), [("wrong-type", "/scorecard")]),
        (asked(scorecard=[]), [("wrong-type", "/scorecard")]),
        (asked(scorecard={"point": {}}), [("unknown-field", "/scorecard/point")]),
        (card([]), [("wrong-type", "/scorecard/points")]),
        (card(0), [("wrong-type", "/scorecard/points")]),
        (card({"sevens": 7}), [("unknown-category", "/scorecard/points/sevens")]),
        (card({"a/b~c": 7}), [("unknown-category", "/scorecard/points/a~1b~0c")]),
        (card({"": 7}), [("bad-name", "/scorecard/points/")]),
        (card({"": None}), [("bad-name", "/scorecard/points/")]),
        (card({"x" * 61: 7}), [("bad-name", f"/scorecard/points/{'x' * 61}")]),
        (card({f"c{n}": 0 for n in range(41)}), [("too-many", "/scorecard/points")]),
        (card({"fours": 13}), [("impossible-points", "/scorecard/points/fours")]),
        (card({"fours": -4}), [("impossible-points", "/scorecard/points/fours")]),
        (card({"fours": 10_000}), [("out-of-range", "/scorecard/points/fours")]),
        (card({"fours": 10**40}), [("out-of-range", "/scorecard/points/fours")]),
        (card({"fours": "12"}), [("wrong-type", "/scorecard/points/fours")]),
        (card({"fours": 12.5}), [("wrong-type", "/scorecard/points/fours")]),
        (card({"fours": False}), [("wrong-type", "/scorecard/points/fours")]),
        (card({}, extra_bonus_count=1), [("impossible-extra-bonus", "/scorecard/extra_bonus_count")]),
        (card({}, extra_bonus_count=-1), [("out-of-range", "/scorecard/extra_bonus_count")]),
        (card({}, extra_bonus_count=[]), [("wrong-type", "/scorecard/extra_bonus_count")]),
        (asked(ruleset=5), [("wrong-type", "/ruleset")]),
        (asked(ruleset=False), [("wrong-type", "/ruleset")]),
        (asked(ruleset=["yahtzee"]), [("wrong-type", "/ruleset")]),
        (asked(ruleset=[10**30]), [("wrong-type", "/ruleset")]),
        (asked(ruleset="y" * 61), [("too-long", "/ruleset")]),
        (asked(ruleset_definition={}), [("missing-field", "/ruleset_definition/categories")]),
        (asked(ruleset_definition={"base": "yathzee"}), [("unknown-ruleset", "/ruleset_definition/base")]),
        (
            asked(ruleset_definition={"base": "yahtzee", "bonus": [{"at": 63}]}),
            [("missing-field", "/ruleset_definition/bonus/0/pays")],
        ),
        (asked(hand=1), [("unknown-field", "/hand")]),
        (asked(_schema=1), [("unknown-field", "/_schema")]),
        ({"rolls_left": 2, "scorecard": {}}, [("missing-field", "/dice")]),
        ([], [("wrong-type", "")]),
        (3, [("wrong-type", "")]),
        ("3", [("wrong-type", "")]),
    ],
)
def test_a_single_problem_is_reported(
    small: FlaskClient, path: str, body: Any, expected: list[tuple[str, str]]
) -> None:
    assert_refused(small.post(path, json=body), 422, "invalid", *expected)


@pytest.mark.parametrize("path", POSTS)
def test_problems_of_schema_and_rules_are_reported_together(small: FlaskClient, path: str) -> None:
    body = {
        "dice": [1, 3, 3, 4, 7],
        "rolls_left": 3,
        "scorecard": {"points": {"sevens": 7, "fours": 13}, "extra_bonus_count": 2},
        "hand": 1,
    }
    problems = assert_refused(
        small.post(path, json=body),
        422,
        "invalid",
        ("wrong-die", "/dice/4"),
        ("out-of-range", "/rolls_left"),
        ("unknown-category", "/scorecard/points/sevens"),
        ("impossible-points", "/scorecard/points/fours"),
        # Nothing about extra bonuses: the unknown category may have earned them.
        ("unknown-field", "/hand"),
    )
    assert problems[0]["found"] == "7"
    assert problems[3]["allowed"] == [0, 4, 8, 12, 16, 20]


@pytest.mark.parametrize("path", POSTS)
def test_unknown_ruleset(small: FlaskClient, path: str) -> None:
    response = small.post(path, json=asked(ruleset="yathzee"))
    problem = assert_refused(response, 404, "unknown-ruleset", ("unknown-ruleset", "/ruleset"))[0]
    assert problem["found"] == "yathzee"
    assert problem["suggestions"] == ["yahtzee"]


@pytest.mark.parametrize("path", POSTS)
def test_unknown_ruleset_with_another_problem(small: FlaskClient, path: str) -> None:
    response = small.post(path, json=asked(ruleset="yathzee", dice=0))
    assert_refused(response, 422, "invalid", ("unknown-ruleset", "/ruleset"), ("wrong-type", "/dice"))


@pytest.mark.parametrize("path", POSTS)
def test_a_full_card_is_not_a_position(small: FlaskClient, path: str) -> None:
    full = {"ones": 2, "sixes": 0, "pair": 0, "chance": 7}
    response = small.post(
        path, json={"ruleset": "small", "dice": [1, 1], "rolls_left": 0, "scorecard": {"points": full}}
    )
    assert_refused(response, 422, "invalid", ("card-complete", "/scorecard"))


def test_advice_needs_rolls_left(small: FlaskClient) -> None:
    response = small.post("/v1/advice", json={"dice": [1, 3, 3, 4, 6]})
    assert_refused(response, 422, "invalid", ("missing-field", "/rolls_left"))


WITHOUT_A_CARD: list[tuple[str, dict[str, Any]]] = [
    ("/v1/score", {"dice": [1, 6]}),
    ("/v1/advice", {"dice": [1, 6], "rolls_left": 1}),
    ("/v1/advice", {"dice": [1, 6], "rolls_left": 1, "objective": {"maximize": "floor"}}),
    ("/v1/advice", {"dice": [1, 6], "rolls_left": 1, "explain": True}),
    # The compared move is looked up in the position, which has to be valid.
    ("/v1/advice", {"dice": [1, 6], "rolls_left": 1, "explain": True, "compare_with": {"action": "keep", "keep": []}}),
    ("/v1/opponent/move", {"dice": [1, 6], "rolls_left": 1, "strength": "perfect"}),
    ("/v1/outlook", {}),
    ("/v1/outlook", {"dice": [1, 6], "rolls_left": 1}),
    ("/v1/odds", {"dice": [1, 6], "rolls_left": 1, "category": "pair"}),
]


@pytest.mark.parametrize(("path", "body"), WITHOUT_A_CARD)
def test_a_missing_card_is_empty(small: FlaskClient, path: str, body: dict[str, Any]) -> None:
    asked = {"ruleset": "small", **body}
    without = small.post(path, json=asked)
    assert without.status_code == 200, without.text
    assert without.data == small.post(path, json={**asked, "scorecard": {}}).data
    if path in ("/v1/score", "/v1/advice"):
        (batched,) = small.post(f"{path}/batch", json={"items": [asked]}).get_json()["results"]
        assert batched == without.get_json()


def test_a_card_is_required_if_the_answer_depends_on_it(small: FlaskClient) -> None:
    assert_refused(small.post("/v1/scorecards/check", json={}), 422, "invalid", ("missing-field", "/scorecard"))


def test_an_opponent_without_a_card_has_the_empty_one(small: FlaskClient) -> None:
    body = {"ruleset": "small", "dice": [1, 6], "rolls_left": 1}
    opponents: list[dict[str, Any]] = [{}, {"scorecard": {}}, {"scorecard": {"points": {"pair": 20}}}]
    answers = [
        small.post("/v1/advice", json={**body, "objective": {"maximize": "win", "opponents": [opponent]}})
        for opponent in opponents
    ]
    assert [each.status_code for each in answers] == [200, 200, 200]
    assert answers[0].data == answers[1].data != answers[2].data


@pytest.mark.parametrize(
    ("objective", "expected"),
    [
        ("expected_total", ("wrong-type", "/objective")),
        (False, ("wrong-type", "/objective")),
        ({}, ("missing-field", "/objective/maximize")),
        ({"maximize": "fun"}, ("unknown-choice", "/objective/maximize")),
        ({"maximize": ["expected_total"]}, ("unknown-choice", "/objective/maximize")),
        ({"maximize": "expected_total", "x": 1}, ("unknown-field", "/objective/x")),
    ],
)
def test_objective(small: FlaskClient, objective: Any, expected: tuple[str, str]) -> None:
    assert_refused(small.post("/v1/advice", json=asked(objective=objective)), 422, "invalid", expected)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("dice=13346&rolls_left=2&dices=1", [("unknown-field", "/dices")]),
        ("dice=13346&rolls_left=2&dice=13346", [("duplicate-key", "/dice")]),
        ("dice=13346&rolls_left=2&", [("unknown-field", "/")]),
        ("dice=1334&rolls_left=2", [("wrong-dice", "/dice")]),
        ("dice=13347&rolls_left=2", [("wrong-die", "/dice/4")]),
        ("dice=1,3,3,4,6&rolls_left=2", [("wrong-dice", "/dice")]),
        ("dice=&rolls_left=2", [("wrong-dice", "/dice")]),
        ("dice=%D9%A1%D9%A1%D9%A1%D9%A1%D9%A1&rolls_left=2", [("wrong-dice", "/dice")]),
        ("rolls_left=2", [("missing-field", "/dice")]),
        ("dice=13346&rolls_left=02", [("wrong-type", "/rolls_left")]),
        ("dice=13346&rolls_left=%2B2", [("wrong-type", "/rolls_left")]),
        ("dice=13346&rolls_left=2.0", [("wrong-type", "/rolls_left")]),
        ("dice=13346&rolls_left=-1", [("out-of-range", "/rolls_left")]),
        ("dice=13346&rolls_left=9", [("out-of-range", "/rolls_left")]),
        ("dice=13346&rolls_left=2&scorecard=ones", [("wrong-card", "/scorecard")]),
        ("dice=13346&rolls_left=2&scorecard=ones:3,", [("wrong-card", "/scorecard")]),
        ("dice=13346&rolls_left=2&scorecard=ones:x", [("wrong-card", "/scorecard")]),
        ("dice=13346&rolls_left=2&scorecard=ones:3,ones:3", [("duplicate-key", "/scorecard")]),
        ("dice=13346&rolls_left=2&scorecard=sevens:7", [("unknown-category", "/scorecard/points/sevens")]),
        ("dice=13346&rolls_left=2&extra_bonus_count=1", [("impossible-extra-bonus", "/scorecard/extra_bonus_count")]),
        ("dice=1&rolls_left=x&x=1&x=2&scorecard=:", [
            ("wrong-type", "/rolls_left"), ("unknown-field", "/x"), ("unknown-field", "/x"),
            ("wrong-card", "/scorecard"),
        ]),
    ],
)  # fmt: skip
def test_query_strings(small: FlaskClient, path: str, query: str, expected: list[tuple[str, str]]) -> None:
    assert_refused(small.get(f"{path}?{query}"), 422, "invalid", *expected)


def test_a_query_string_that_is_not_utf_8(small: FlaskClient) -> None:
    assert_refused(small.get("/v1/score?dice=%ff"), 400, "not-readable", ("not-utf-8", ""))


@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/rulesets/small", "/v1/meta"])
def test_paths_without_parameters_refuse_them(small: FlaskClient, path: str) -> None:
    assert_refused(small.get(f"{path}?page=2"), 422, "invalid", ("unknown-field", "/page"))


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/v1/score", "GET, HEAD, OPTIONS, POST"),
        ("DELETE", "/v1/advice", "GET, HEAD, OPTIONS, POST"),
        ("GET", "/v1/advice/batch", "OPTIONS, POST"),
        ("POST", "/v1/rulesets", "GET, HEAD, OPTIONS"),
        ("PATCH", "/readyz", "GET, HEAD, OPTIONS"),
    ],
)
def test_wrong_method(small: FlaskClient, method: str, path: str, allowed: str) -> None:
    response = small.open(path, method=method)
    assert_refused(response, 405, "wrong-method", ("wrong-method", ""))
    assert response.headers["Allow"] == allowed


@pytest.mark.parametrize(
    "path",
    ["/v1", "/v1/", "/v1/score/", "//v1/score", "/v1//score", "/v1/Score", "/v1/rulesets/", "/v2/score", "/%00"],
)
def test_an_unknown_path_is_refused(small: FlaskClient, path: str) -> None:
    assert_refused(small.get(path), 404, "not-found", ("not-found", ""))


def test_problems_are_listed_up_to_a_hundred(small: FlaskClient) -> None:
    response = small.post("/v1/score", json={f"x{n}": 1 for n in range(1_000)})
    assert len(assert_refused(response, 422, "invalid")) == 100
    assert response.get_json()["detail"].endswith("(and at least 1000 more)")


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("7", "7"),
        (-7, "-7"),
        (1.5, "1.5"),
        (True, "true"),
        ([3, "a"], '[3,"a"]'),
        ({"é": None}, '{"é":null}'),
        ("", ""),
    ],
)
def test_found_values_are_texts(small: FlaskClient, value: Any, found: str) -> None:
    (problem,) = assert_refused(small.post("/v1/score", json={"dice": [1] * 5, "rolls_left": value}), 422, "invalid")
    assert problem["found"] == found


def test_large_invalid_values_are_not_repeated(small: FlaskClient) -> None:
    response = small.post("/v1/score", json={"dice": "x" * 60_000, "x" * 300: 1})
    assert all("found" not in problem for problem in assert_refused(response, 422, "invalid"))
    assert len(response.data) < 2_000
