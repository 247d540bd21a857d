"""`/v1/puzzles`: cacheable answers with all data for a page, consistent with advice."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused

DAY = "ruleset=yahtzee&date=2026-11-23"


def puzzles_of(client: FlaskClient, query: str) -> dict[str, Any]:
    response = client.get(f"/v1/puzzles?{query}")
    assert response.status_code == 200, response.text
    data: dict[str, Any] = response.get_json()
    return data


def test_puzzles_agree_with_advice(built: FlaskClient) -> None:
    answer = puzzles_of(built, DAY)
    assert (answer["ruleset"], answer["date"]) == ("yahtzee", "2026-11-23")
    assert not answer.keys() & {"seed", "theme"}
    grades = built.get("/v1/meta").get_json()["grades"]
    assert grades
    assert len(answer["puzzles"]) == 10
    for puzzle in answer["puzzles"]:
        advice = built.post("/v1/advice", json={"ruleset": "yahtzee", **puzzle["position"]}).get_json()
        for same in ("position", "total_so_far", "value", "best", "moves"):
            assert puzzle[same] == advice[same]
        assert puzzle["moves"][1]["loss"] > answer["good_loss"]
        assert answer["tables"] == advice["tables"]
        shares = [each["share"] for each in puzzle["likely"]]
        assert shares == sorted(shares, reverse=True)
        assert all(each["move"] in puzzle["moves"] for each in puzzle["likely"])
        assert 0.01 <= shares[-1] <= sum(shares) <= 1.0005
        right = next((each["share"] for each in puzzle["likely"] if each["move"] == puzzle["best"]), None)
        if right is not None:
            assert puzzle["wrong_share"] == pytest.approx(1 - right, abs=1.1e-4)
        assert puzzle["theme"] == next(iter(puzzle["themes"]), None)
        assert 500 < puzzle["difficulty"] < 1700


def test_the_tolerance_of_good_moves_is_that_of_grades(built: FlaskClient) -> None:
    turn = {"rolls": [[1, 3, 3, 4, 6]], "category": "chance"}
    game = {"ruleset": "yatzy", "players": [{"name": "A", "turns": [turn]}]}
    review = built.post("/v1/games/review", json=game).get_json()
    said = puzzles_of(built, "ruleset=yatzy&seed=1&count=1")["good_loss"]
    assert said == pytest.approx(review["grades"]["greatest_losses"]["good"], abs=1e-6)


def test_practice_repeats_the_request(built: FlaskClient) -> None:
    answer = puzzles_of(built, "ruleset=yahtzee&seed=9007199254740991&theme=straights&count=3")
    assert (answer["seed"], answer["theme"]) == (9007199254740991, "straights")
    assert "date" not in answer
    assert 1 <= len(answer["puzzles"]) <= 3
    assert all("straights" in puzzle["themes"] for puzzle in answer["puzzles"])
    of_day = puzzles_of(built, f"{DAY}&theme=endgame&count=2")
    assert (of_day["date"], of_day["theme"], len(of_day["puzzles"])) == ("2026-11-23", "endgame", 2)
    assert len(puzzles_of(built, "ruleset=crag&seed=0")["puzzles"]) == 10


def test_an_answer_can_be_cached_and_has_one_url(built: FlaskClient) -> None:
    first = built.get(f"/v1/puzzles?{DAY}")
    assert "Content-Location" not in first.headers
    assert first.headers["Cache-Control"].startswith("public, max-age=300")
    again = built.get(f"/v1/puzzles?{DAY}", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    other = built.get("/v1/puzzles?date=2026-11-23")
    assert other.headers["Content-Location"] == f"/v1/puzzles?{DAY}"
    assert other.headers["ETag"] == first.headers["ETag"]
    usual = built.get("/v1/puzzles?count=10&theme=endgame&seed=7&ruleset=Yahtzee")
    assert usual.headers["Content-Location"] == "/v1/puzzles?ruleset=yahtzee&seed=7&theme=endgame"
    few = built.get("/v1/puzzles?count=2&seed=7")
    assert few.headers["Content-Location"] == "/v1/puzzles?ruleset=yahtzee&seed=7&count=2"


@pytest.mark.parametrize(
    ("query", "code", "pointer", "said"),
    [
        ("ruleset=yahtzee", "missing-field", "/date", "send either date or seed"),
        ("date=2026-11-23&seed=1", "contradiction", "/date", "either date"),
        ("date=2026-02-30", "out-of-range", "/date", "2026-02-30 is not a calendar date"),
        ("date=0000-01-01", "out-of-range", "/date", "0000-01-01 is not a calendar date"),
        ("date=today", "wrong-type", "/date", "YYYY-MM-DD, not the string 'today'"),
        ("date=20261123", "wrong-type", "/date", "YYYY-MM-DD"),
        ("date=", "wrong-type", "/date", "YYYY-MM-DD"),
        ("seed=-1", "out-of-range", "/seed", "a whole number from 0 to 9007199254740991, not -1"),
        ("seed=9007199254740992", "out-of-range", "/seed", "9007199254740991"),
        ("seed=99999999999999999", "wrong-type", "/seed", "a whole number"),
        ("seed=1&theme=poker", "unknown-choice", "/theme", "joker"),
        ("seed=1&theme=joker&ruleset=yatzy", "contradiction", "/theme", "theme joker does not occur in yatzy"),
        ("seed=1&theme=bonus_dead&ruleset=yacht", "contradiction", "/theme", "allowed: which_zero"),
        ("seed=1&count=0", "out-of-range", "/count", "from 1 to 50"),
        ("seed=1&count=51", "out-of-range", "/count", "from 1 to 50"),
        ("date=2026-11-23&count=5", "contradiction", "/count", "count requires seed or theme"),
        ("seed=1&ruleset=yamb", "contradiction", "/ruleset", "only for games with a single card"),
        ("seed=1&level=2", "unknown-field", "/level", "allowed: ruleset, date, seed, theme, count"),
        ("seed=1&seed=2", "duplicate-key", "/seed", "duplicate parameter"),
    ],
)
def test_problems_are_reported(built: FlaskClient, query: str, code: str, pointer: str, said: str) -> None:
    (problem,) = assert_refused(built.get(f"/v1/puzzles?{query}"), 422, "invalid", (code, pointer))
    assert said in problem["detail"]


def test_all_problems_are_reported_together(built: FlaskClient) -> None:
    refused = built.get("/v1/puzzles?ruleset=yatzy&seed=1&theme=joker&count=99")
    assert_refused(refused, 422, "invalid", ("out-of-range", "/count"), ("contradiction", "/theme"))


def test_rules_without_a_table_have_no_puzzles(built: FlaskClient) -> None:
    assert_refused(built.get("/v1/puzzles?seed=1&ruleset=yathzee"), 404, "unknown-ruleset")
    refused = built.get("/v1/puzzles?seed=1&ruleset=maxi-yatzy")
    (problem,) = assert_refused(refused, 409, "missing-table")
    assert "python -m strategy_tables build maxi-yatzy" in problem["detail"]


def test_custom_rulesets_have_puzzles_too(small: FlaskClient) -> None:
    answer = puzzles_of(small, "ruleset=small&date=0001-01-01")
    # A game of four turns only has its first turn and its last three as phases.
    assert {puzzle["phase"] for puzzle in answer["puzzles"]} <= {"opening", "endgame"}
    assert len(answer["puzzles"]) <= 4
