"""`same_dice` in reviews: as many turns as were played, as a valid game, and only on request."""

import json
import random
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.api.refusals import assert_refused
from tests.engine.game_samples import EXAMPLE, play_game
from tests.engine.sheet_games import play_sheet_game


def review(client: FlaskClient, **asked: Any) -> dict[str, Any]:
    answer = client.post("/v1/games/review", json=asked)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.get_json()
    return data


def test_every_player_gets_perfect_play_with_their_dice(built: FlaskClient) -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    rng = random.Random(3)
    players = [{"name": name, "turns": play_game(compiled, rng)[0]} for name in "AB"]
    found = review(built, players=players, same_dice=True)
    for player in found["players"]:
        same = player["same_dice"]
        assert len(same["turns"]) == 13
        rerolled = sum(5 - len(keep) for turn in same["turns"] for keep in turn["keeps"])
        assert same["own_dice"] + same["drawn_dice"] == 5 * 13 + rerolled
        game = {"players": [{"turns": same["turns"], "claimed": {"total": same["total"]}}]}
        checked = built.post("/v1/games/check", json=_without_extra_bonus(game)).get_json()
        assert (checked["valid"], checked["players"][0]["totals"]["total"]) == (True, same["total"])
        again = review(built, **_without_extra_bonus(game))["players"][0]
        assert (again["total"], again["loss"]) == (same["total"], 0)
    plain = review(built, players=players)
    assert all("same_dice" not in player for player in plain["players"])
    # Dice do not depend on names.
    renamed = review(built, players=[{**player, "name": "C"} for player in players], same_dice=True)
    assert [each["same_dice"] for each in renamed["players"]] == [each["same_dice"] for each in found["players"]]


def _without_extra_bonus(game: dict[str, Any]) -> dict[str, Any]:
    turns = [{key: said for key, said in turn.items() if key != "extra_bonus"} for turn in game["players"][0]["turns"]]
    return {"players": [{**game["players"][0], "turns": turns}]}


def test_a_game_without_losses_is_replayed_to_its_total(built: FlaskClient) -> None:
    asked = {**json.loads(json.dumps(EXAMPLE)), "ruleset": "yahtzee-free-joker", "same_dice": True}
    (player,) = review(built, **asked)["players"]
    assert (player["same_dice"]["total"], player["same_dice"]["drawn_dice"]) == (263, 0)


def test_each_item_of_a_batch_has_its_own_setting(built: FlaskClient) -> None:
    turn = {"rolls": [[1, 4, 4, 4, 6]], "category": "fours"}
    item = {"players": [{"turns": [turn]}], "fields": []}
    answer = built.post("/v1/games/review/batch", json={"items": [{**item, "same_dice": True}, item]}).get_json()
    first, second = (result["players"][0] for result in answer["results"])
    assert first["same_dice"]["turns"][0]["rolls"][0] == [1, 4, 4, 4, 6]
    assert "same_dice" not in second


def test_same_dice_are_omitted_for_games_of_columns(built: FlaskClient) -> None:
    turns, _ = play_sheet_game(load_ruleset("yamb"), random.Random(1))
    found = review(built, ruleset="yamb", players=[{"turns": turns[:2]}], same_dice=True)
    assert "same_dice" not in found["players"][0]


def test_it_is_a_boolean(built: FlaskClient) -> None:
    asked = {"players": [{"turns": []}], "same_dice": "yes"}
    assert_refused(built.post("/v1/games/review", json=asked), 422, "invalid", ("wrong-type", "/same_dice"))


@pytest.mark.slow
def test_it_counts_towards_the_cost_of_a_request(built: FlaskClient) -> None:
    """A hundred players with the maximum of rolls."""
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    turns, _ = play_game(compiled, random.Random(5))
    for turn in turns:
        last = turn["rolls"][-1]
        turn["rolls"] = [*turn["rolls"], *[last] * (3 - len(turn["rolls"]))]
        turn["keeps"] = [*turn["keeps"], *[last] * (2 - len(turn["keeps"]))]
    players = [{"turns": turns}] * 100
    asked = {"players": players, "fields": []}
    assert built.post("/v1/games/review", json=asked).status_code == 200
    assert_refused(built.post("/v1/games/review", json={**asked, "same_dice": True}), 422, "too-costly")
