"""`/v1/outlook` compared with published figures, with advice, and with itself; and its refusals."""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import EXPECTED_TOTAL, OUTLOOK
from tests.api.clients import FROM_TABLES, client_of
from tests.api.questions import YAHTZEE_BUT_TWO
from tests.api.refusals import assert_refused


def asked(client: FlaskClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/outlook", json=body)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.get_json()
    return data


def chances(outlook: dict[str, Any]) -> dict[int, float]:
    distribution = outlook["distribution"]
    return dict(enumerate(distribution["probabilities"], distribution["from"]))


def at_least(outlook: dict[str, Any]) -> dict[int, float]:
    return {each["target"]: each["probability"] for each in outlook["targets"]}


def assert_consistent(outlook: dict[str, Any]) -> None:
    """Check that all figures of an answer follow from its distribution."""
    pmf = chances(outlook)
    assert sum(pmf.values()) == pytest.approx(1, abs=1e-10)
    assert outlook["mean"] == pytest.approx(sum(total * p for total, p in pmf.items()), abs=2e-6)
    parts = [each["expected_points"] for each in outlook["categories"].values()]
    parts += [outlook[bonus]["expected_points"] for bonus in ("upper_bonus", "extra_bonus")]
    assert sum(parts) == pytest.approx(outlook["mean"], abs=1e-5)
    variance = sum((total - outlook["mean"]) ** 2 * p for total, p in pmf.items())
    assert outlook["standard_deviation"] ** 2 == pytest.approx(variance, abs=1e-4)
    assert pmf[outlook["mode"]] == max(pmf.values())
    assert outlook["median"] == outlook["percentiles"]["50"]
    for percent, total in outlook["percentiles"].items():
        share = int(percent) / 100
        below = sum(p for each, p in pmf.items() if each < total)
        assert below < share + 1e-9
        assert below + pmf[total] > share - 1e-9


@pytest.mark.parametrize(
    ("ruleset", "deviation", "tails"),
    [
        ("yahtzee-free-joker", 59.6114, {400: "3.83515e-02", 500: "7.19218e-03", 600: "8.96153e-04", 700: "7.49642e-05",
                                         800: "4.36356e-06", 900: "1.82509e-07", 1000: "5.57508e-09",
                                         1575: "1.38164e-20", 1576: "0.00000e+00"}),
        ("yahtzee", 59.6076, {400: "3.83402e-02", 1000: "5.69925e-09", 1575: "1.36690e-20"}),
    ],
)  # fmt: skip
def test_the_published_start_of_yahtzee(
    built: FlaskClient, ruleset: str, deviation: float, tails: dict[int, str]
) -> None:
    outlook = asked(built, ruleset=ruleset, scorecard={}, targets=list(tails))
    assert {total: f"{p:.5e}" for total, p in at_least(outlook).items()} == tails
    assert outlook["standard_deviation"] == pytest.approx(deviation, abs=5.1e-5)
    assert (outlook["median"], outlook["mode"], outlook["percentiles"]["1"]) == (248, 266, 151)
    assert (outlook["method"], outlook["error_bound"], outlook["distribution"]["from"]) == ("exact", 0, 12)
    assert_consistent(outlook)


def test_the_published_bonus_and_averages_of_yahtzee(built: FlaskClient) -> None:
    outlook = asked(built, ruleset="yahtzee-free-joker", scorecard={})
    assert outlook["upper_bonus"]["probability"] == pytest.approx(0.68118, abs=5.1e-6)
    means = {name: round(each["expected_points"], 4) for name, each in outlook["categories"].items()}
    assert (means["chance"], means["large_straight"], means["yahtzee"]) == (22.0091, 32.7113, 16.8683)


def test_the_published_start_of_yatzy(built: FlaskClient) -> None:
    outlook = asked(built, ruleset="yatzy", scorecard={}, targets=[300])
    percentiles = outlook["percentiles"]
    assert outlook["mode"] == 232
    assert [percentiles[each] for each in ("5", "50", "95", "99")] == [179, 249, 309, 325]
    assert at_least(outlook)[300] == pytest.approx(0.0995, abs=5.1e-5)
    assert outlook["upper_bonus"]["probability"] == pytest.approx(0.898, abs=5.1e-4)
    assert 1 - outlook["categories"]["yatzy"]["probability_of_zero"] == pytest.approx(0.388, abs=5.1e-4)
    assert_consistent(outlook)


@pytest.mark.parametrize("points", [{}, {"ones": 0, "pair": 20}, {"sixes": 12, "chance": 7, "pair": 0}])
def test_the_mean_matches_the_advice(small: FlaskClient, points: dict[str, int]) -> None:
    for dice in ([1, 1], [1, 6], [6, 6]):
        for rolls_left in (0, 1):
            position = {"ruleset": "small", "dice": dice, "rolls_left": rolls_left, "scorecard": {"points": points}}
            outlook = asked(small, **position)
            assert outlook["mean"] == small.post("/v1/advice", json=position).get_json()["value"]
            assert outlook["position"]["dice"] == dice
            assert_consistent(outlook)


def test_a_finished_card_is_certain(built: FlaskClient) -> None:
    outlook = asked(built, scorecard={"points": {**YAHTZEE_BUT_TWO, "threes": 9, "yahtzee": 0}}, targets=[213, 214])
    assert outlook["distribution"] == {"from": 213, "probabilities": [1.0]}
    assert at_least(outlook) == {213: 1, 214: 0}
    assert outlook["categories"]["large_straight"] == {"expected_points": 0, "probability_of_zero": 1}
    assert outlook["upper_bonus"] == {"expected_points": 35, "probability": 1}
    assert_consistent(outlook)


def test_one_open_category_by_hand(built: FlaskClient) -> None:
    card = {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}
    outlook = asked(built, scorecard=card, dice=[2, 4, 4, 4, 4], rolls_left=1, targets=[263])
    assert chances(outlook)[213] == pytest.approx(5 / 6, abs=1e-12)
    assert at_least(outlook)[263] == pytest.approx(1 / 6, abs=1e-12)
    assert outlook["categories"]["yahtzee"]["probability_of_zero"] == pytest.approx(5 / 6, abs=1e-12)


def test_winning_against_finished_opponents(built: FlaskClient) -> None:
    finished = {**YAHTZEE_BUT_TWO, "threes": 9, "yahtzee": 0}
    own = {"scorecard": {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}, "dice": [2, 4, 4, 4, 4], "rolls_left": 1}
    better = {"scorecard": {"points": {**finished, "yahtzee": 50}}}
    same = {"scorecard": {"points": finished}}
    outlook = asked(built, **own, opponents=[same, same])
    assert (outlook["win"], outlook["tie"], outlook["lose"]) == (pytest.approx(1 / 6), pytest.approx(5 / 6), 0)
    assert outlook["expected_rank"] == 1
    outlook = asked(built, **own, opponents=[same, better])
    assert (outlook["win"], outlook["tie"], outlook["lose"]) == (0, pytest.approx(1 / 6), pytest.approx(5 / 6))
    assert outlook["expected_rank"] == pytest.approx(1 + 5 / 6, abs=1e-6)
    assert [each["mean"] for each in outlook["opponents"]] == [213, 263]


def test_equal_players_have_equal_chances(built: FlaskClient) -> None:
    outlook = asked(built, scorecard={}, opponents=[{"scorecard": {}}] * 3)
    # There is one first place; a tie shares it with one to three others.
    assert 4 * (outlook["win"] + outlook["tie"] / 2) > 1 > 4 * (outlook["win"] + outlook["tie"] / 4)
    assert outlook["win"] + outlook["tie"] + outlook["lose"] == pytest.approx(1, abs=1e-11)
    one = asked(built, scorecard={}, opponents=[{"scorecard": {}}])
    assert one["win"] == pytest.approx(one["lose"], abs=1e-11)
    pmf = chances(one).values()
    assert one["tie"] == pytest.approx(sum(p * p for p in pmf), abs=1e-11)


def test_an_opponent_in_a_turn(built: FlaskClient) -> None:
    card = {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}
    opponent = {"scorecard": card, "dice": [4, 4, 4, 4, 4], "rolls_left": 0}
    outlook = asked(built, scorecard=card, dice=[2, 4, 4, 4, 4], rolls_left=1, opponents=[opponent])
    assert (outlook["win"], outlook["tie"]) == (0, pytest.approx(1 / 6, abs=1e-12))


def test_without_opponents_there_is_no_standing(small: FlaskClient) -> None:
    assert not {"win", "opponents", "assumption"} & set(asked(small, ruleset="small", scorecard={}))


def test_values_from_a_table_are_within_the_stated_error(
    small: FlaskClient, rulesets_dir: Path, tmp_path: Path
) -> None:
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    for objective in (EXPECTED_TOTAL, OUTLOOK):
        build_kind(compiled, tmp_path, objective)
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path, limits=FROM_TABLES)))
    question = {"ruleset": "small", "scorecard": {"points": {}}, "opponents": [{"scorecard": {"points": {"ones": 1}}}]}
    exact, found = asked(small, **question), asked(client, **question)
    assert (exact["method"], found["method"]) == ("exact", "approximate")
    assert 0 < found["error_bound"] < 4e-4
    assert [each["objective"] for each in found["tables"]] == ["expected_total", "outlook"]
    for total in chances(exact):
        reached = [sum(p for t, p in chances(each).items() if t >= total) for each in (exact, found)]
        assert reached[0] == pytest.approx(reached[1], abs=found["error_bound"])
    for name in ("win", "tie", "lose"):
        assert exact[name] == pytest.approx(found[name], abs=found["error_bound"])
    listed = client.get("/v1/rulesets/small").get_json()["facts"]["tables"]
    assert [each["objective"] for each in listed] == ["expected_total", "outlook"]


def test_a_missing_table_is_reported_with_its_build_command(built: FlaskClient) -> None:
    for body in (
        {"scorecard": {"points": {"ones": 3}}},
        {"scorecard": {}, "opponents": [{"scorecard": {"points": {"ones": 3}}}]},
    ):
        problem = assert_refused(
            built.post("/v1/outlook", json=body), 409, "missing-table", ("missing-table", "/ruleset")
        )[0]
        assert problem["command"] == "python -m strategy_tables build --objective outlook yahtzee"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"opponents": [{"rolls_left": 1}]}, [("missing-field", "/opponents/0/dice")]),
        ({"scorecard": {}, "dice": [1, 2, 3, 4, 5]}, [("missing-field", "/rolls_left")]),
        ({"scorecard": {}, "rolls_left": 1}, [("missing-field", "/dice")]),
        ({"scorecard": {}, "dice": [1, 2], "rolls_left": 1}, [("wrong-dice", "/dice")]),
        ({"scorecard": {"points": {"fours": 13}}}, [("impossible-points", "/scorecard/points/fours")]),
        ({"scorecard": {}, "targets": 300}, [("wrong-type", "/targets")]),
        ({"scorecard": {}, "targets": [300, "4"]}, [("wrong-type", "/targets/1")]),
        ({"scorecard": {}, "targets": [-1_000_000]}, [("out-of-range", "/targets/0")]),
        ({"scorecard": {}, "targets": [1] * 101}, [("too-many", "/targets")]),
        ({"scorecard": {}, "opponents": []}, [("wrong-count", "/opponents")]),
        ({"scorecard": {}, "opponents": [{"scorecard": {}}] * 100}, [("wrong-count", "/opponents")]),
        ({"scorecard": {}, "opponents": {}}, [("wrong-type", "/opponents")]),
        ({"scorecard": {}, "opponents": [3, {}]}, [("wrong-type", "/opponents/0")]),
        ({"scorecard": {}, "opponents": [{"scorecard": {}, "dice": [7, 1, 1, 1, 1], "rolls_left": 1, "name": "x"}]},
         [("wrong-die", "/opponents/0/dice/0"), ("unknown-field", "/opponents/0/name")]),
        ({"scorecard": {}, "opponents": [{"scorecard": {}, "dice": [1, 1, 1, 1, 1]}]},
         [("missing-field", "/opponents/0/rolls_left")]),
        ({"scorecard": {}, "opponents": [{"scorecard": {"points": {"ones": 7, "x": 1}}}]},
         [("impossible-points", "/opponents/0/scorecard/points/ones"),
          ("unknown-category", "/opponents/0/scorecard/points/x")]),
        ({"scorecard": {}, "objective": {"maximize": "luck"}}, [("unknown-choice", "/objective/maximize")]),
    ],
)  # fmt: skip
def test_an_invalid_request_is_refused(small: FlaskClient, body: Any, expected: list[tuple[str, str]]) -> None:
    assert_refused(small.post("/v1/outlook", json=body), 422, "invalid", *expected)


def test_a_frontier_is_that_of_the_empty_card(built: FlaskClient) -> None:
    outlook = asked(built, ruleset="crag", frontier=True, targets=[150, 200])
    frontier = outlook["frontier"]
    at = {total: place for place, total in enumerate(range(frontier["from"], 300))}
    assert frontier["probabilities"][0] == 1.0
    assert frontier["means"][0] == outlook["mean"] == max(frontier["means"]) == 149.847593
    for target, usual in at_least(outlook).items():
        assert usual < frontier["probabilities"][at[target]] < 1.4 * usual
        assert outlook["mean"] - 15 < frontier["means"][at[target]] < outlook["mean"]


def test_no_frontier_is_known_later_or_in_other_games(built: FlaskClient) -> None:
    assert asked(built, ruleset="generala", frontier=True)["frontier"] is None
    assert asked(built, ruleset="crag", frontier=True, dice=[1, 2, 3], rolls_left=1)["frontier"] is None
    assert "frontier" not in asked(built, ruleset="crag")
    answer = built.post("/v1/outlook", json={"ruleset": "crag", "frontier": 1})
    assert_refused(answer, 422, "invalid", ("wrong-type", "/frontier"))
