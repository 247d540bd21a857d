import re
from collections import Counter
from typing import Any

import pytest
from flask.testing import FlaskClient

from strategy_tables import STRENGTHS
from strategy_tables.opponents.opponent import HABIT, PATIENCE, ROLLING, TOLERANCE, ZERO_TOLERANCE
from tests.api.read_contract import SPECIFICATION

POSITION = {"ruleset": "small", "dice": [1, 6], "rolls_left": 1, "scorecard": {"points": {"ones": 1}}}


def moved(client: FlaskClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/v1/opponent/move", json={**POSITION, **body})
    assert answer.status_code == 200
    data: dict[str, Any] = answer.get_json()
    return data


def words(move: dict[str, Any]) -> str:
    return str(move.get("keep", move.get("category")))


def test_the_move_has_its_value_and_loss_from_the_advice(small: FlaskClient) -> None:
    advice = small.post("/v1/advice", json=POSITION).get_json()
    for seed in range(20):
        answer = moved(small, strength="beginner", seed=seed)
        assert answer["move"] in advice["moves"]
        assert answer["tables"] == advice["tables"]


def test_a_perfect_opponent_makes_the_best_move(small: FlaskClient) -> None:
    best = small.post("/v1/advice", json=POSITION).get_json()["best"]
    assert all(moved(small, strength="perfect")["move"] == best for _ in range(5))


OTHER: dict[str, Any] = {"maximize": "win", "scorecard": {"points": {"ones": 2}}}


def test_a_perfect_opponent_plays_to_win_against_a_card(small: FlaskClient) -> None:
    winning = {**POSITION, "objective": {"maximize": "win", "opponents": [OTHER]}}
    advice = small.post("/v1/advice", json=winning).get_json()
    answer = moved(small, strength="perfect", opponents=[OTHER])
    best = {name: value for name, value in advice["best"].items() if name != "expected_total"}
    assert {name: value for name, value in answer["move"].items() if name != "expected_total"} == best
    assert {name: answer[name] for name in ("maximize", "method", "error_bound", "tables")} == {
        "maximize": "win",
        "method": "exact",
        "error_bound": 0,
        "tables": advice["tables"],
    }


def test_weaker_and_early_opponents_play_for_points(small: FlaskClient, built: FlaskClient) -> None:
    plain = moved(small, strength="expert", seed=3)
    assert moved(small, strength="expert", seed=3, opponents=[OTHER]) == {
        **plain,
        "maximize": "expected_total",
        "method": "exact",
        "error_bound": 0,
    }
    early = {"ruleset": "yahtzee", "dice": [1, 1, 3, 4, 6], "rolls_left": 0, "scorecard": {}, "strength": "perfect"}
    answer = moved(built, **early, opponents=[{"maximize": "win"}])
    assert (answer["maximize"], answer["move"]) == ("expected_total", moved(built, **early)["move"])


def test_a_seed_repeats_the_move_and_no_seed_does_not(built: FlaskClient) -> None:
    position = {"ruleset": "yahtzee", "dice": [1, 1, 3, 4, 6], "rolls_left": 0, "scorecard": {}, "strength": "beginner"}
    seeded = {words(moved(built, **position, seed=7)["move"]) for _ in range(10)}
    assert len(seeded) == 1
    chances = Counter(words(moved(built, **position)["move"]) for _ in range(60))
    assert len(chances) > 3


def test_a_repeated_key_repeats_the_move(small: FlaskClient) -> None:
    body = {"ruleset": "small", "dice": [1, 6], "rolls_left": 1, "scorecard": {}, "strength": "beginner"}
    answers = [
        small.post("/v1/opponent/move", json=body, headers={"Idempotency-Key": key}).get_json() for key in "aaab"
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["seed"] != answers[3]["seed"]


def test_a_seed_errs_differently_in_each_position(built: FlaskClient) -> None:
    ranks = Counter(
        moved(
            built, ruleset="yahtzee", dice=[1, 2, 3, 5, face], rolls_left=2, scorecard={}, strength="beginner", seed=1
        )["move"]["rank"]
        for face in range(1, 7)
    )
    assert len(ranks) > 2


def test_the_order_of_dice_and_names_in_a_card_does_not_matter(small: FlaskClient) -> None:
    first = moved(small, strength="casual", seed=3)
    assert moved(small, strength="casual", seed=3, dice=[6, 1]) == first


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"strength": "grandmaster"}, "/strength", "unknown-choice"),
        ({"strength": None}, "/strength", "missing-field"),
        ({"strength": 3}, "/strength", "unknown-choice"),
        ({"seed": 1.5}, "/seed", "wrong-type"),
        ({"seed": True}, "/seed", "wrong-type"),
        ({"rolls_left": 2}, "/rolls_left", "out-of-range"),
        ({"objective": {"maximize": "expected_total"}}, "/objective", "unknown-field"),
        ({"opponents": []}, "/opponents", "wrong-count"),
        ({"opponents": [{"scorecard": OTHER["scorecard"]}]}, "/opponents/0/maximize", "contradiction"),
        ({"opponents": [OTHER, OTHER]}, "/opponents", "too-many"),
        ({"opponents": [{"maximize": "win"}]}, "/opponents/0/scorecard", "contradiction"),
        (
            {"opponents": [{**OTHER, "scorecard": {"points": {"ones": 3}}}]},
            "/opponents/0/scorecard/points/ones",
            "impossible-points",
        ),
    ],
)
def test_an_invalid_request_is_refused(small: FlaskClient, change: dict[str, Any], pointer: str, code: str) -> None:
    answer = small.post("/v1/opponent/move", json={**POSITION, "strength": "club", **change})
    assert answer.status_code == 422
    assert [(each["pointer"], each["code"]) for each in answer.get_json()["errors"]] == [(pointer, code)]


def test_strength_is_required(small: FlaskClient) -> None:
    answer = small.post("/v1/opponent/move", json=POSITION)
    assert [each["pointer"] for each in answer.get_json()["errors"]] == ["/strength"]


def test_without_a_table_there_is_no_opponent(small: FlaskClient) -> None:
    body = {"ruleset": "yahtzee", "dice": [1, 2, 3, 4, 6], "rolls_left": 1, "scorecard": {}, "strength": "club"}
    answer = small.post("/v1/opponent/move", json=body)
    assert answer.status_code == 409
    assert "python -m strategy_tables build" in answer.get_json()["detail"]


def test_meta_publishes_the_measured_strengths(small: FlaskClient) -> None:
    published = small.get("/v1/meta").get_json()["opponent"]
    assert published["command"].startswith("python -m tools measure")
    assert published["games"] >= 10_000
    assert [strength["id"] for strength in published["strengths"]] == [strength.id for strength in STRENGTHS]
    means = [strength["mean_totals"]["yahtzee"] for strength in published["strengths"]]
    assert 185 < means[0]["mean"] < 195
    assert means[-1]["low"] < 254.587729 < means[-1]["high"]
    assert all(mean["low"] < mean["mean"] < mean["high"] < mean["low"] + 5 for mean in means)


def test_the_contract_states_which_moves_are_considered() -> None:
    strength = SPECIFICATION["components"]["schemas"]["StrengthFacts"]
    said = " ".join(strength["properties"]["temperature"]["description"].split())
    assert "Among the moves considered" in said
    assert number(r"While rolls are left, ([0-9.]+) temperatures count as one", said) == ROLLING
    assert number(r"temperatures worse: \* ([0-9.]+) for natural keeps", said) == PATIENCE
    assert number(r"without rolls left \* ([0-9.]+) for scoring a made pattern", said) == TOLERANCE
    assert number(r"for announcing \* ([0-9.]+) for scoring 0 when", said) == ZERO_TOLERANCE
    assert number(r"more than ([0-9.]+) temperatures better", said) == HABIT


def number(pattern: str, text: str) -> float:
    (found,) = re.findall(pattern, text)
    return float(found)
