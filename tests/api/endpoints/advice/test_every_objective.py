"""Properties of `/v1/advice` for all registered objectives, by their declarations."""

import re
from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest
from flask.testing import FlaskClient

from strategy_tables.advice.objective import PROBABILITIES
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.parameters import ParameterKind, parameters_of
from tests.api.questions import SMALL, advised, move_of
from tests.api.read_contract import good_requests

GIVEN: dict[ParameterKind, Any] = {
    ParameterKind.TOTAL: 30,
    ParameterKind.SHARE: 0.25,
    ParameterKind.OPPONENTS: [{"scorecard": {}}, {"scorecard": {"points": {"ones": 1}}}],
}
"""A value for every kind of parameter, for `SMALL`."""
SHAPE = {
    "kind", "ruleset", "objective", "position", "position_id", "total_so_far", "explanation", "method", "error_bound",
    "tables", "plays_for", "value", "best", "moves",
}  # fmt: skip
HANDS = [[1, 1], [1, 6], [2, 5], [3, 4], [6, 6]]
CARDS: list[dict[str, Any]] = [{}, {"points": {"chance": 5}}, {"points": {"ones": 2, "pair": 20, "chance": 9}}]


def objective_of(name: str) -> dict[str, Any]:
    """Return a request's objective with all of its parameters."""
    return {"maximize": name, **{each.name: GIVEN[each.kind] for each in parameters_of(OBJECTIVES[name])}}


def positions() -> list[dict[str, Any]]:
    """Return positions of the small ruleset, which has two dice and two rolls."""
    return [
        {**SMALL, "dice": dice, "rolls_left": left, "scorecard": card}
        for dice, left, card in product(HANDS, (0, 1), CARDS)
    ]


@pytest.mark.parametrize("name", OBJECTIVES)
def test_answers_have_the_same_shape(small: FlaskClient, name: str) -> None:
    further = {each.name for each in parameters_of(OBJECTIVES[name]) if each.kind is ParameterKind.OPPONENTS}
    totals = set() if name == DEFAULT_OBJECTIVE.name else {"expected_total"}
    for position in positions():
        advice = advised(small, objective_of(name), **position)
        assert set(advice) == SHAPE | further
        assert advice["best"] == advice["moves"][0]
        assert advice["value"] == advice["best"]["value"]
        assert advice["method"] in ("exact", "improved", "approximate")
        assert advice["tables"][0]["objective"] == "expected_total"
        for move in advice["moves"]:
            does = {"keep", "reroll"} if move["action"] == "keep" else {"category", "points", "extra_bonus"}
            assert set(move) == {"rank", "action", "value", "loss"} | does | totals


@pytest.mark.parametrize("name", OBJECTIVES)
def test_values_losses_and_ranks_agree(small: FlaskClient, name: str) -> None:
    for position in positions():
        moves = advised(small, objective_of(name), **position)["moves"]
        values = [move["value"] for move in moves]
        assert values == sorted(values, reverse=True)
        for move in moves:
            assert move["loss"] == pytest.approx(values[0] - move["value"], abs=2e-6 if values[0] > 1 else 1e-11)
            assert (move["loss"] == 0) == (move["rank"] == 1)
            assert move["rank"] == 1 + sum(other["rank"] < move["rank"] for other in moves)
        equal = [move.get("expected_total", 0) for move in moves if move["rank"] == 1]
        assert equal == sorted(equal, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", OBJECTIVES)
def test_plays_for_is_the_ending_when_following_the_advice(small: FlaskClient, name: str) -> None:
    @cache
    def advice_on(first: int, second: int, card: int, left: int) -> dict[str, Any]:
        asked = {**SMALL, "dice": [first, second], "rolls_left": left, "scorecard": CARDS[card]}
        return advised(small, objective_of(name), **asked)

    kept = 0
    for dice, card in product(HANDS, range(len(CARDS))):
        advice = advice_on(*dice, card, 1)
        best = advice["best"]
        if best["action"] == "score":
            assert advice["plays_for"] == []
            continue
        kept += 1
        filled: Counter[str] = Counter()
        made: Counter[str] = Counter()
        ways = 6 ** len(best["reroll"])
        for rolled in product(range(1, 7), repeat=len(best["reroll"])):
            scored = advice_on(*sorted([*best["keep"], *rolled]), card, 0)["best"]
            filled[scored["category"]] += 1
            made[scored["category"]] += scored["points"] > 0
        named = {each["category"]: (each["probability"], each["makes"]) for each in advice["plays_for"]}
        likely = {category for category, count in filled.items() if count / ways >= 0.1}
        assert set(named) == likely
        for category, (probability, makes) in named.items():
            assert probability == pytest.approx(filled[category] / ways, abs=1e-6)
            assert makes == pytest.approx(made[category] / ways, abs=1e-6)
    assert kept >= 3


@pytest.mark.parametrize("name", OBJECTIVES)
def test_the_explanation_contains_its_numbers(small: FlaskClient, name: str) -> None:
    told = 0
    for position in positions():
        advice = advised(small, objective_of(name), **position)
        explanation, value = advice["explanation"], advice["value"]
        if OBJECTIVES[name].scale == PROBABILITIES:
            shown = [float(each) for each in re.findall(r"([\d.]+)%", explanation)]
            first, *others = (100 * move["value"] for move in advice["moves"])
            second = others[0] if others else first
            if re.search("no longer|whatever you roll|upper bonus certain", explanation):
                assert (shown, value) == ([], 0 if "no longer" in explanation else 1)
            elif re.search("just as good|almost as good|no other move", explanation):
                assert shown == [pytest.approx(first, abs=0.06)]
            elif "wins" in explanation:
                assert shown == [pytest.approx(second, abs=0.06), pytest.approx(first, abs=0.06)]
            else:
                assert shown == [pytest.approx(first, abs=0.06), pytest.approx(second, abs=0.06)]
            assert ("” is just as good" in explanation) == (bool(others) and not advice["moves"][1]["loss"])
            told += 1
        elif name == DEFAULT_OBJECTIVE.name:
            for cost in re.findall(r"” costs ([\d.]+)\.", explanation):
                assert float(cost) == pytest.approx(advice["moves"][1]["loss"], abs=0.006)
                told += 1
        else:
            assert f" {value}" in explanation
            told += 1
    assert told >= 10


@pytest.mark.parametrize("name", OBJECTIVES)
def test_objectives_of_answers_can_be_requested(small: FlaskClient, name: str) -> None:
    parameters = parameters_of(OBJECTIVES[name])
    advice = advised(small, objective_of(name), **SMALL)
    assert set(advice["objective"]) == {"maximize", *(each.name for each in parameters)}
    assert advised(small, advice["objective"], **SMALL) == advice
    least = {"maximize": name, **{each.name: GIVEN[each.kind] for each in parameters if each.is_required}}
    assert {**least, **advised(small, least, **SMALL)["objective"]}.keys() == advice["objective"].keys()
    if not any(each.kind is ParameterKind.OPPONENTS for each in parameters):
        said = "".join(f"&{each.name}={advice['objective'][each.name]}" for each in parameters)
        query = f"ruleset=small&dice=16&rolls_left=1&objective={name}{said}"
        answer = small.get(f"/v1/advice?{query}")
        assert answer.get_json() == advice
        is_default = name == DEFAULT_OBJECTIVE.name
        assert ("Content-Location" in answer.headers) == is_default, "what is maximised by default is not said"


@pytest.mark.parametrize("name", OBJECTIVES)
def test_a_missing_parameter_is_reported(small: FlaskClient, name: str) -> None:
    for parameter in parameters_of(OBJECTIVES[name]):
        objective = {key: value for key, value in objective_of(name).items() if key != parameter.name}
        answer = small.post("/v1/advice", json={**SMALL, "objective": objective})
        if parameter.is_required:
            (problem,) = answer.get_json()["errors"]
            assert (answer.status_code, problem["pointer"]) == (422, f"/objective/{parameter.name}")
            assert parameter.about in problem["detail"]
        else:
            assert answer.status_code == 200
    wrong = {**objective_of(name), "nobody_knows": 1}
    (problem,) = small.post("/v1/advice", json={**SMALL, "objective": wrong}).get_json()["errors"]
    assert (problem["code"], problem["pointer"]) == ("unknown-field", "/objective/nobody_knows")
    assert problem["choices"] == ["maximize", *(each.name for each in parameters_of(OBJECTIVES[name]))]


def test_all_objectives_are_listed_and_have_an_example(small: FlaskClient) -> None:
    assert small.get("/v1/meta").get_json()["objectives"] == list(OBJECTIVES)
    shown = {
        asked.body.get("objective", {"maximize": DEFAULT_OBJECTIVE.name})["maximize"]
        for asked in good_requests("/v1/advice", "post").values()
    }
    assert shown == set(OBJECTIVES)


@pytest.mark.parametrize("name", OBJECTIVES)
def test_the_best_moves_match_a_batch(small: FlaskClient, name: str) -> None:
    asked = [{**position, "objective": objective_of(name)} for position in positions()]
    results = small.post("/v1/advice/batch", json={"items": asked}).get_json()["results"]
    for each, result in zip(asked, results, strict=True):
        alone = small.post("/v1/advice", json=each).get_json()
        assert [move_of(move) for move in alone["moves"]] == [move_of(move) for move in result["moves"]]
        assert result["plays_for"] == alone["plays_for"]


def test_a_missing_upper_bonus_cannot_be_maximised(built: FlaskClient) -> None:
    asked = {"ruleset": "crag", "dice": [1, 2, 3], "rolls_left": 1, "objective": {"maximize": "upper_bonus"}}
    answer = built.post("/v1/advice", json=asked)
    assert answer.status_code == 422
    assert answer.get_json()["errors"] == [
        {
            "code": "contradiction",
            "pointer": "/objective/maximize",
            "detail": "upper_bonus cannot be maximised: this game has no upper bonus",
            "found": "upper_bonus",
        }
    ]
