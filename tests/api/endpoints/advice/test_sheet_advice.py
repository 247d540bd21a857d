"""Advice in games of columns over HTTP: with an estimate and its precision, exact near the end, else refused."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from api.service import server_tables
from tests.api.refusals import assert_refused
from tests.strategy_tables.flat_estimate import FLAT_STRENGTH, flat_estimate

LOWER = {"max": 26, "min": 8, "three_of_a_kind": 35, "straight": 45, "full_house": 62, "poker": 70, "yamb": 0}
FULL = {"points": {"ones": 3, "twos": 6, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, **LOWER}}
LAST_CALL = {
    "ruleset": "yamb",
    "dice": [1, 3, 3, 5, 6, 6],
    "rolls_left": 4,
    "scorecard": {
        "columns": {
            **dict.fromkeys(("down", "free", "up"), FULL),
            "announce": {"points": {name: paid for name, paid in FULL["points"].items() if name != "sixes"}},
        }
    },
}
START = {"ruleset": "yamb", "dice": [1, 3, 3, 5, 6, 6], "rolls_left": 2}


@pytest.fixture
def estimated(small: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    monkeypatch.setattr(server_tables, "load_estimate", flat_estimate)
    return small


@pytest.fixture
def without_estimate(small: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    monkeypatch.setattr(server_tables, "load_estimate", lambda _: None)
    return small


def advised(client: FlaskClient, asked: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = client.post("/v1/advice", json={**asked, **more})
    assert answer.status_code == 200, answer.get_json()
    found: dict[str, Any] = answer.get_json()
    return found


def test_sources_of_the_points_of_a_sheet_are_optional(estimated: FlaskClient) -> None:
    told = advised(estimated, START, explain=True)
    del told["sheet_breakdown"]
    assert advised(estimated, START, explain=True, breakdown=False) == told


def test_an_estimate_is_never_called_exact(estimated: FlaskClient) -> None:
    answer = advised(estimated, START, explain=True)
    assert (answer["method"], answer["error_bound"]) == ("approximate", None)
    strength = FLAT_STRENGTH
    assert answer["strength"] == {
        "mean": strength.mean,
        "low": strength.low,
        "high": strength.high,
        "confidence": strength.confidence,
        "games": strength.games,
    }
    assert [source["digest"] for source in answer["tables"]] == ["f1a7" * 16]
    said = answer["explanation"]
    assert "about" in said
    assert "The values are estimates: this way of playing averages 1,234.5 points over 5,000 games " in said
    assert "(1,230.3 to 1,238.8 with 99.9% confidence)" in said
    assert "about" in answer["sheet_breakdown"]["sentence"]


def test_every_move_is_listed_with_its_column(estimated: FlaskClient) -> None:
    moves = advised(estimated, START)["moves"]
    calls = [move for move in moves if move["action"] == "announce"]
    assert len(calls) == 13
    assert {move["column"] for move in calls} == {"announce"}
    # On the first roll the cells to announce may be filled too.
    scores = {(move["column"], move["category"]) for move in moves if move["action"] == "score"}
    assert {column for column, _ in scores} == {"down", "free", "up", "announce"}
    assert len(scores) == 1 + 13 + 1 + 13


def test_after_a_call_only_its_cell_can_be_filled(estimated: FlaskClient) -> None:
    answer = advised(estimated, START, announced="sixes", rolls_left=1)
    assert answer["position"]["announced"] == "sixes"
    assert [move["category"] for move in answer["moves"] if move["action"] != "keep"] == ["sixes"]
    assert answer["plays_for"] == [{"column": "announce", "category": "sixes", "probability": 1, "makes": 1}]


def test_the_last_cell_is_exact(without_estimate: FlaskClient) -> None:
    answer = advised(without_estimate, LAST_CALL)
    assert (answer["method"], answer["error_bound"], answer["strength"]) == ("exact", 0, None)
    assert answer["tables"] == []
    # Both sixes are kept and four dice rolled four times; of six sixes five count. Two are enough for the bonus.
    made = 1 - (5 / 6) ** 4
    more = sum([1, 4, 6, 4, 1][n] * made**n * (1 - made) ** (4 - n) * 6 * min(n + 2, 5) for n in range(5))
    upper = 3 + 6 + 9 + 16 + 15
    # Max and min only count in their product: (26 - 8) x 3.
    rest = sum(LOWER.values()) - 26 - 8 + 54 + 30
    columns = 3 * (upper + 18 + rest) + upper + rest
    assert answer["value"] == pytest.approx(columns + more, abs=1e-6)
    assert answer["explanation"].startswith("Announce “Sixes”. Makes Sixes (Announce) every time. “")
    assert "about" not in answer["explanation"]


def test_factors_and_extra_bonuses_are_stated(without_estimate: FlaskClient) -> None:
    """In the last cell of Triple Yahtzee, the factor of the column multiplies both the points and the extra bonus."""
    lower = dict.fromkeys(("three_of_a_kind", "four_of_a_kind", "chance"), 20) | {"full_house": 25, "yahtzee": 50}
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    full = {**upper, **lower, "small_straight": 30, "large_straight": 40}
    rest = {name: paid for name, paid in full.items() if name != "large_straight"}
    for place, said in (
        ("first", "Score 40 + 100 in “Large straight (First)”. There "),
        ("second", "Score 40 + 100 in “Large straight (Second)”. Points in this column count × 2. There "),
        ("third", "Score 40 + 100 in “Large straight (Third)”. Points in this column count × 3. There "),
    ):
        columns = {each: {"points": rest if each == place else full} for each in ("first", "second", "third")}
        asked = {"ruleset": "triple-yahtzee", "dice": [6] * 5, "rolls_left": 0, "scorecard": {"columns": columns}}
        assert advised(without_estimate, asked)["explanation"].startswith(said)


def test_a_zero_has_no_factor(without_estimate: FlaskClient) -> None:
    full = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 20}
    full |= {"four_of_a_kind": 20, "full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 20}
    columns = {each: {"points": {**full, "yahtzee": 50}} for each in ("first", "second")} | {"third": {"points": full}}
    asked = {"ruleset": "triple-yahtzee", "dice": [3, 4, 5, 5, 5], "rolls_left": 0, "scorecard": {"columns": columns}}
    explanation = advised(without_estimate, asked)["explanation"]
    assert explanation == "Score 0 in “Yahtzee (Third)”. There is no other move."


def test_terms_of_a_breakdown_add_up(estimated: FlaskClient) -> None:
    for asked, other in ((START, "max"), (LAST_CALL, "sixes")):
        move = {"action": "score", "column": "announce", "category": other}
        found = advised(estimated, asked, explain=True, compare_with=move)["sheet_breakdown"]
        assert [term["source"] for term in found["terms"]] == ["so_far", "turn", "extra_bonus", "later"]
        for side in ("best", "other"):
            total = sum(term[side] for term in found["terms"])
            assert total == pytest.approx(found[side]["expected_total"], abs=1e-6)
        assert sum(term["difference"] for term in found["terms"]) == pytest.approx(found["difference"], abs=1e-6)
        scored = {
            "turn": 0 if other == "max" else found["other"]["points"],
            "extra_bonus": found["other"]["extra_bonus"],
        }
        assert {term["source"]: term["other"] for term in found["terms"] if term["source"] in scored} == scored


def test_a_missing_estimate_is_reported_with_its_command(without_estimate: FlaskClient) -> None:
    (problem,) = assert_refused(
        without_estimate.post("/v1/advice", json=START), 409, "missing-table", ("missing-table", "/ruleset")
    )
    assert problem["command"] == "python -m tools estimate --write yamb"
    moved = without_estimate.post("/v1/opponent/move", json={**LAST_CALL, "strength": "club"})
    assert_refused(moved, 409, "missing-table", ("missing-table", "/ruleset"))


def test_the_command_for_a_custom_ruleset_saves_it_first(without_estimate: FlaskClient) -> None:
    own = {"name": "mine", "base": "yamb", "last_turn_rolls": 4}
    answer = without_estimate.post("/v1/advice", json={**START, "ruleset": own})
    (problem,) = assert_refused(answer, 409, "missing-table", ("missing-table", "/ruleset"))
    assert problem["detail"].endswith("save it as mine.json; build it with: python -m tools estimate --write mine.json")


def test_a_query_string_can_hold_a_sheet(estimated: FlaskClient) -> None:
    columns: dict[str, Any] = LAST_CALL["scorecard"]["columns"]  # type: ignore[index]
    card = ",".join(f"{column}.{name}:{paid}" for column in columns for name, paid in columns[column]["points"].items())
    answer = estimated.get(f"/v1/advice?ruleset=yamb&dice=133566&rolls_left=4&scorecard={card}")
    assert answer.status_code == 200, answer.get_json()
    assert answer.get_json() == advised(estimated, LAST_CALL)
    kept = estimated.get(f"/v1/advice?ruleset=yamb&dice=133566&rolls_left=4&scorecard={card}")
    assert kept.headers["ETag"] == answer.headers["ETag"]


def test_a_batch_equals_single_computations(estimated: FlaskClient) -> None:
    items = [START, LAST_CALL, {**START, "rolls_left": 9}, {**START, "announced": "ones"}]
    results = estimated.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
    assert [results[place] for place in (0, 1, 3)] == [advised(estimated, items[place]) for place in (0, 1, 3)]
    assert results[2]["status"] == 422


def test_players_of_all_strengths_move(estimated: FlaskClient) -> None:
    moves = advised(estimated, START)["moves"]
    for strength in ("beginner", "club", "perfect"):
        answer = estimated.post("/v1/opponent/move", json={**START, "strength": strength, "seed": 3}).get_json()
        assert answer["move"] in moves
        assert answer["method"] == "approximate"
    assert answer["move"] == moves[0]
