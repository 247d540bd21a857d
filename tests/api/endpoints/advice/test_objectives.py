"""`/v1/advice` for a target, to win and for the floor."""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TARGET
from tests.api.clients import FROM_TABLES, client_of
from tests.api.questions import OBJECTIVES, SMALL, YAHTZEE_BUT_TWO, advised, filled_but, move_of
from tests.api.refusals import assert_refused


def to_win(*points: dict[str, int], **fields: Any) -> dict[str, Any]:
    """Return the objective to win against players with such cards who play to win."""
    opponents = [{"scorecard": {"points": each}, "maximize": "win", **fields} for each in points]
    return {"maximize": "win", "opponents": opponents}


LATE: dict[str, Any] = {"dice": [2, 4, 4, 4, 4], "rolls_left": 1, "scorecard": {"points": YAHTZEE_BUT_TWO}}


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_every_move_has_its_value_and_its_expected_total(small: FlaskClient, objective: dict[str, Any]) -> None:
    mean = small.post("/v1/advice", json=SMALL).get_json()
    expected = {move_of(move): move["value"] for move in mean["moves"]}
    advice = advised(small, objective, **SMALL)
    assert {move_of(move): move["expected_total"] for move in advice["moves"]} == expected
    values = [move["value"] for move in advice["moves"]]
    assert values == sorted(values, reverse=True)
    assert advice["value"] == values[0]
    assert advice["best"] == advice["moves"][0]
    for move in advice["moves"]:
        assert move["loss"] == pytest.approx(values[0] - move["value"], abs=1e-11)
        assert (move["rank"] == 1) == (move["loss"] == 0)


def test_the_least_and_the_greatest_target_are_accepted(small: FlaskClient) -> None:
    for target, value in ((-999_999, 1), (0, 1), (999_999, 0)):
        assert advised(small, {"maximize": "target", "target": target}, **SMALL)["value"] == value
    for target in (-1_000_000, 1_000_000):
        asked = {**SMALL, "objective": {"maximize": "target", "target": target}}
        refused = small.post("/v1/advice", json=asked)
        assert_refused(refused, 422, "invalid", ("out-of-range", "/objective/target"))


def test_advice_depends_on_the_target(built: FlaskClient) -> None:
    safe = advised(built, {"maximize": "target", "target": 169}, **LATE)
    assert (safe["value"], safe["error_bound"], safe["method"]) == (1, 0, "exact")
    bold = advised(built, {"maximize": "target", "target": 263}, **LATE)
    assert bold["best"]["keep"] == [4, 4, 4, 4]
    # A Yahtzee now, and then three threes for the bonus, or one more Yahtzee of any face.
    assert 0.354850 / 6 < bold["value"] < (0.354850 + 0.046029) / 6
    assert "You reach 263 or more 6.0% of the time; with “" in bold["explanation"]
    greatest = advised(built, {"maximize": "target", "target": 169 + 15 + 35 + 50 + 101}, **LATE)
    assert greatest["value"] == 0
    assert {move["rank"] for move in greatest["moves"]} == {1}


def test_the_floor_of_a_hand(built: FlaskClient) -> None:
    # With four threes the upper total is 66; Yahtzee may give nothing.
    advice = advised(built, {"maximize": "floor"}, **{**LATE, "dice": [3, 3, 3, 3, 6], "rolls_left": 0})
    assert advice["value"] == 169 + 12 + 35
    assert advice["best"]["category"] == "threes"
    assert isinstance(advice["value"], int)
    assert "You finish with at least 216 whatever you roll; “Yahtzee: 0” guarantees only 169." in advice["explanation"]


def test_winning_with_one_open_category_matches_the_outlook(built: FlaskClient) -> None:
    card = {"points": {**YAHTZEE_BUT_TWO, "threes": 9}}
    full = {"scorecard": {"points": {**YAHTZEE_BUT_TWO, "threes": 9, "yahtzee": 0}}}
    position = {"dice": [2, 4, 4, 4, 4], "rolls_left": 1, "scorecard": card}
    half = advised(built, {"maximize": "win", "opponents": [full]}, **position)
    assert half["value"] == pytest.approx(1 / 6 + 5 / 6 / 2, abs=1e-11)
    assert half["objective"]["tie_share"] == 0.5
    none = advised(built, {"maximize": "win", "opponents": [full], "tie_share": 0}, **position)
    assert none["value"] == pytest.approx(1 / 6, abs=1e-11)
    assert [each["mean"] for each in none["opponents"]] == [213]
    assert " wins 2.8% of the time, not 16.7%." in none["explanation"]
    assert half["explanation"].endswith(" A tie counts as half a win.")
    third = advised(built, {"maximize": "win", "opponents": [full], "tie_share": 1 / 3}, **position)
    assert third["explanation"].endswith(" A tie counts as 0.333 of a win.")
    whole = advised(built, {"maximize": "win", "opponents": [full], "tie_share": 1}, **position)
    assert whole["explanation"].endswith(" A tie counts as a win.")
    assert "tie" not in none["explanation"]
    best = {"points": {**full["scorecard"]["points"], "yahtzee": 50, "large_straight": 40}}
    for other, said in ((filled_but(), "You win whatever you roll."), (best, "You can no longer win.")):
        decided = advised(built, {"maximize": "win", "opponents": [{"scorecard": other}]}, **position)
        assert said in decided["explanation"]
        assert "tie" not in decided["explanation"]


def test_objectives_of_answers_can_be_sent_again(small: FlaskClient) -> None:
    for objective in OBJECTIVES:
        advice = advised(small, objective, **SMALL)
        assert advised(small, advice["objective"], **SMALL) == advice


def test_values_from_tables_are_within_the_stated_error(small: FlaskClient, rulesets_dir: Path, tmp_path: Path) -> None:
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    for built in (EXPECTED_TOTAL, FLOOR, TARGET, OUTLOOK):
        build_kind(compiled, tmp_path, built)
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path, limits=FROM_TABLES)))
    for objective, method, table in zip(
        OBJECTIVES, ("approximate", "exact", "exact"), ("target", "floor", "outlook"), strict=True
    ):
        exact, found = advised(small, objective, **SMALL), advised(client, objective, **SMALL)
        assert found["method"] == method
        assert table in [each["objective"] for each in found["tables"]]
        assert found["error_bound"] <= 1e-4
        values = {move_of(move): move["value"] for move in exact["moves"]}
        for move in found["moves"]:
            assert move["value"] == pytest.approx(values[move_of(move)], abs=found["error_bound"] + 1e-11)


@pytest.mark.parametrize(
    ("objective", "table"), [(OBJECTIVES[0], "target"), (OBJECTIVES[1], "floor"), (OBJECTIVES[2], "outlook")]
)
def test_a_missing_table_is_reported_with_its_build_command(
    built: FlaskClient, objective: dict[str, Any], table: str
) -> None:
    wanted = {**objective, "target": 300} if table == "target" else objective
    body = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}, "objective": wanted}
    problem = assert_refused(built.post("/v1/advice", json=body), 409, "missing-table", ("missing-table", "/ruleset"))[
        0
    ]
    assert problem["command"] == f"python -m strategy_tables build --objective {table} yahtzee"


def test_get_and_post_give_the_same_answer(small: FlaskClient) -> None:
    for objective, query in (
        ({"maximize": "target", "target": 30}, "objective=target&target=30"),
        ({"maximize": "floor"}, "objective=floor"),
    ):
        canonical = f"ruleset=small&dice=16&rolls_left=1&{query}"
        answer = small.get(f"/v1/advice?{canonical}")
        assert answer.get_json() == advised(small, objective, **SMALL)
        assert "Content-Location" not in answer.headers
        other = small.get(f"/v1/advice?{query}&rolls_left=1&dice=61&ruleset=small")
        assert other.headers["Content-Location"] == f"/v1/advice?{canonical}"
        assert other.headers["ETag"] == answer.headers["ETag"]


def test_a_batch_mixes_objectives(small: FlaskClient) -> None:
    items = [SMALL, *({**SMALL, "objective": objective} for objective in OBJECTIVES), SMALL]
    results = small.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
    assert results == [small.post("/v1/advice", json=item).get_json() for item in items]


@pytest.mark.parametrize(
    ("objective", "expected"),
    [
        ({"maximize": "target"}, [("missing-field", "/objective/target")]),
        ({"maximize": "target", "target": -1_000_000}, [("out-of-range", "/objective/target")]),
        ({"maximize": "target", "target": "300"}, [("wrong-type", "/objective/target")]),
        ({"maximize": "floor", "target": 300}, [("unknown-field", "/objective/target")]),
        ({"maximize": "win"}, [("missing-field", "/objective/opponents")]),
        ({"maximize": "win", "opponents": []}, [("wrong-count", "/objective/opponents")]),
        ({**OBJECTIVES[2], "tie_share": 2}, [("out-of-range", "/objective/tie_share")]),
        ({**OBJECTIVES[2], "tie_share": True}, [("wrong-type", "/objective/tie_share")]),
        ({"maximize": "win", "opponents": [{"scorecard": {"points": {"ones": 9}}}]},
         [("impossible-points", "/objective/opponents/0/scorecard/points/ones")]),
        ({"maximize": "win", "opponents": [{"scorecard": {}, "dice": [1, 1, 1], "rolls_left": 0}]},
         [("wrong-dice", "/objective/opponents/0/dice")]),
        (to_win({}, {}), [("too-many", "/objective/opponents")]),
        (to_win({}, count=2), [("too-many", "/objective/opponents")]),
        (to_win({}, strength="club"), [("contradiction", "/objective/opponents/0/strength")]),
        ({**to_win({}), "tie_share": 1}, [("contradiction", "/objective/tie_share")]),
        (to_win({"ones": 1}, dice=[1, 1], rolls_left=0), [("contradiction", "/objective/opponents/0/dice")]),
        (to_win({"ones": 1, "sixes": 6}), [("contradiction", "/objective/opponents/0/scorecard")]),
        ({"maximize": "win", "opponents": [{"maximize": "points"}]},
         [("unknown-choice", "/objective/opponents/0/maximize")]),
    ],
)  # fmt: skip
def test_an_invalid_objective_is_refused(
    small: FlaskClient, objective: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert_refused(small.post("/v1/advice", json={**SMALL, "objective": objective}), 422, "invalid", *expected)


def test_an_opponent_who_plays_to_win_wins_more_often(built: FlaskClient) -> None:
    for_points, both = (
        advised(built, {**to_win(YAHTZEE_BUT_TWO), "opponents": [{**opponent, "maximize": aim}]}, **LATE)
        for opponent in to_win(YAHTZEE_BUT_TWO)["opponents"]
        for aim in ("expected_total", "win")
    )
    assert [each["method"] for each in (for_points, both)] == ["exact", "exact"]
    assert [each["opponents"][0]["maximize"] for each in (for_points, both)] == ["expected_total", "win"]
    assert for_points["value"] > both["value"]
    assert "lead" in stakes_of(built, for_points)
    assert "lead" not in stakes_of(built, both)


def stakes_of(client: FlaskClient, advice: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = advised(client, advice["objective"], **LATE, explain=True)["stakes"]
    return found


def test_early_in_a_game_an_opponent_to_win_is_taken_to_play_for_points(built: FlaskClient) -> None:
    early = {"ruleset": "crag", "dice": [1, 2, 3], "rolls_left": 1, "scorecard": {}}
    for_points, both = (
        advised(built, {"maximize": "win", "opponents": [{"maximize": aim}]}, **early)
        for aim in ("expected_total", "win")
    )
    assert both["moves"] == for_points["moves"]
    assert (both["method"], both["opponents"][0]["maximize"]) == ("improved", "expected_total")
    assumed = " The opponent is assumed to play for points: computing the best play of both to win would take too long."
    assert both["explanation"] == for_points["explanation"] + assumed


def test_outlooks_refuse_opponents_who_play_to_win(small: FlaskClient) -> None:
    answer = small.post("/v1/outlook", json={**SMALL, "opponents": [{}, {"maximize": "win"}]})
    (problem,) = assert_refused(answer, 422, "invalid", ("contradiction", "/opponents/1/maximize"))
    assert problem["choices"] == ["expected_total"]


def test_reviews_and_outlooks_only_support_the_mean(small: FlaskClient) -> None:
    floor = {"maximize": "floor"}
    for path, body in (("/v1/outlook", {"scorecard": {}}), ("/v1/games/review", {"players": [{"turns": []}]})):
        answer = small.post(path, json={**body, "objective": floor})
        assert_refused(answer, 422, "invalid", ("unknown-choice", "/objective/maximize"))


AWARDED: dict[str, Any] = {
    "name": "awarded",
    "categories": [{"id": "low", "pays": {"sum": "all"}}, {"id": "high", "pays": {"sum": "all"}}],
    "points_awarded": {"total": [{"at": 30, "awards": 2}]},
}


def test_totals_do_not_decide_games_with_points_awarded(built: FlaskClient) -> None:
    opponents: list[dict[str, Any]] = [{"scorecard": {"points": {}}}]
    winning = {"maximize": "win", "opponents": opponents}
    asked = {"ruleset": AWARDED, "dice": [1, 2, 3, 4, 5], "rolls_left": 2, "scorecard": {"points": {}}}
    why = "the points awarded decide the winner, not the total"
    refused = built.post("/v1/advice", json={**asked, "objective": winning})
    (problem,) = assert_refused(refused, 422, "invalid", ("contradiction", "/objective/maximize"))
    assert problem["detail"] == f"win cannot be maximised: {why}"
    refused = built.post("/v1/outlook", json={**asked, "opponents": opponents})
    (problem,) = assert_refused(refused, 422, "invalid", ("contradiction", "/opponents"))
    assert problem["detail"] == f"opponents cannot be compared: {why}"
