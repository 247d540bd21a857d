"""`/v1/ratings`: the same figures from sums, decisions and turns, and all problems at once."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused

TURNS = [
    {
        "rolls": [[1, 3, 3, 4, 6], [3, 3, 3, 4, 5], [3, 3, 3, 5, 6]],
        "keeps": [[3, 3], [3, 3, 3]],
        "category": "threes",
    },
    {"rolls": [[1, 1, 2, 5, 6], [1, 1, 2, 4, 6], [1, 2, 2, 3, 6]], "keeps": [[1, 1], [1, 2]], "category": "ones"},
    {"rolls": [[2, 2, 5, 5, 6], [2, 2, 5, 5, 5]], "keeps": [[2, 2, 5, 5]], "category": "chance"},
]


def rate(client: FlaskClient, games: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    response = client.post("/v1/ratings", json={"games": games, **more})
    assert response.status_code == 200, response.text
    data: dict[str, Any] = response.get_json()
    return data


def reviewed(client: FlaskClient, **more: Any) -> dict[str, Any]:
    game = {"players": [{"turns": TURNS}], **more}
    player: dict[str, Any] = client.post("/v1/games/review", json=game).get_json()["players"][0]
    return player


def test_sums_decisions_and_turns_are_the_same_game(built: FlaskClient) -> None:
    player = reviewed(built)
    free = [each for each in player["decisions"] if not each["forced"]]
    assert 5 < len(free) == player["free_decisions"]

    def sums(of: list[dict[str, Any]]) -> dict[str, Any]:
        return {"free_decisions": len(of), "loss": round(sum(each["loss"] for each in of), 6)}

    # Thirteen turns: the first two are the opening.
    phases = {
        "opening": sums([each for each in free if each["turn"] < 2]),
        "middle": sums([each for each in free if each["turn"] == 2]),
    }
    names = {each["theme"] for each in free} - {None}
    themes = {name: sums([each for each in free if each["theme"] == name]) for name in names}
    by_sums = {"free_decisions": player["free_decisions"], "loss": player["loss"], "phases": phases, "themes": themes}
    [by_turns] = rate(built, [{"player": {"turns": TURNS}}])["rulesets"]
    assert rate(built, [by_sums])["rulesets"] == [by_turns]
    assert rate(built, [{"decisions": player["decisions"]}])["rulesets"] == [by_turns]
    rating = by_turns["rating"]
    assert rating["loss_per_decision"]["value"] == pytest.approx(player["loss_per_decision"], abs=1e-6)
    assert rating["level"]["plays_like"] == player["played_like"]
    assert rating["phases"].keys() == {"opening", "middle"}
    assert sum(each["decisions"] for each in rating["phases"].values()) == rating["decisions"]


def test_games_of_several_rulesets_are_pooled_by_their_expected_totals(built: FlaskClient) -> None:
    games: list[dict[str, Any]] = [
        {"free_decisions": 36, "loss": 14.0},
        {"ruleset": "yatzy", "free_decisions": 40, "loss": 20.0},
        {"ruleset": "Yahtzee", "free_decisions": 12, "loss": 3.0},
    ]
    answer = rate(built, games)
    assert [(each["ruleset"], each["rating"]["games"]) for each in answer["rulesets"]] == [("yahtzee", 2), ("yatzy", 1)]
    assert [each["rating"]["loss_per_decision"]["value"] for each in answer["rulesets"]] == [0.354167, 0.5]
    overall = answer["overall"]
    assert (overall["games"], overall["decisions"]) == (3, 88)
    # The expected totals of best play, docs/expected-totals.md; the least total is 0.
    relative = 100 / 88 * (17 / 254.587729 + 20 / 248.439989)
    assert overall["loss_per_decision"]["value"] == pytest.approx(relative, abs=1e-6)
    assert len(answer["tables"]) == 2
    recent = rate(built, games, half_life=10)["overall"]
    assert recent["effective_decisions"] < 40


def test_a_game_with_columns_has_no_level(built: FlaskClient) -> None:
    answer = rate(built, [{"ruleset": "triple-yahtzee", "free_decisions": 100, "loss": 40.5}])
    rating = answer["overall"]
    assert (rating["level"], rating["beyond_expert"]) == (None, None)
    assert rating["loss_per_decision"]["low"] < rating["loss_per_decision"]["high"]


def test_games_without_free_decisions_have_no_rating(built: FlaskClient) -> None:
    answer = rate(built, [{"free_decisions": 0, "loss": 0}, {"decisions": []}])
    assert (answer["overall"], answer["rulesets"]) == (None, [])


def test_all_problems_are_reported_at_their_games(built: FlaskClient) -> None:
    games: list[Any] = [
        {"ruleset": "yahtzee"},
        {"free_decisions": 3},
        {"free_decisions": 3, "loss": -1},
        {"free_decisions": 3, "loss": 1, "phases": {"opening": {"free_decisions": 4, "loss": 1}}},
        {"free_decisions": 3, "loss": 1, "themes": {"joker": {"free_decisions": 1, "loss": 2}}},
        {"decisions": [{"turn": 0, "loss": "1", "forced": False}, 5], "themes": {}},
        {"free_decisions": 0, "loss": 1},
        {"player": {"turns": [{"category": 5}]}, "decisions": []},
        7,
    ]
    response = built.post("/v1/ratings", json={"games": games, "half_life": 0})
    assert_refused(
        response,
        422,
        "invalid",
        ("missing-field", "/games/0/free_decisions"),
        ("missing-field", "/games/1/loss"),
        ("out-of-range", "/games/2/loss"),
        ("contradiction", "/games/3/phases"),
        ("contradiction", "/games/4/themes"),
        ("wrong-type", "/games/5/decisions/0/loss"),
        ("wrong-type", "/games/5/decisions/1"),
        ("contradiction", "/games/5/themes"),
        ("contradiction", "/games/6/loss"),
        ("wrong-type", "/games/7/player/turns/0/category"),
        ("contradiction", "/games/7/player"),
        ("wrong-type", "/games/8"),
        ("out-of-range", "/half_life"),
    )


def test_rulesets_and_turns_are_checked_by_the_rules(built: FlaskClient) -> None:
    of = {"free_decisions": 3, "loss": 1}
    unknown = built.post("/v1/ratings", json={"games": [of, {"ruleset": "yatzee", **of}]})
    [problem] = assert_refused(unknown, 422, "invalid", ("unknown-ruleset", "/games/1/ruleset"))
    assert "yahtzee" in problem["suggestions"]
    wrong = {"player": {"turns": [{"rolls": [[1, 4, 4, 4, 6]], "category": "fours", "points": 16}]}}
    response = built.post("/v1/ratings", json={"games": [of, wrong, wrong]})
    assert_refused(
        response,
        422,
        "invalid",
        ("wrong-points", "/games/1/player/turns/0/points"),
        ("wrong-points", "/games/2/player/turns/0/points"),
    )


def test_no_games_and_too_many_are_refused(built: FlaskClient) -> None:
    assert_refused(built.post("/v1/ratings", json={"games": []}), 422, "invalid", ("wrong-count", "/games"))
    assert_refused(built.post("/v1/ratings", json={}), 422, "invalid", ("missing-field", "/games"))
    many = [{"free_decisions": 1, "loss": 0}] * 1001
    assert_refused(built.post("/v1/ratings", json={"games": many}), 422, "invalid", ("too-many", "/games"))
    assert rate(built, many[:1000])["overall"]["games"] == 1000
