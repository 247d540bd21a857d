"""`/v1/games/daily`: best play with the day's dice as a valid game, and percentiles of counted totals."""

import json
from datetime import date
from hashlib import sha256
from typing import Any

import pytest
from flask.testing import FlaskClient

from strategy_tables.opponents.measurements import FOLDER
from tests.api.refusals import assert_refused

DAY = "ruleset=yahtzee&date=2026-11-28"


def game_of_day(client: FlaskClient, query: str) -> dict[str, Any]:
    response = client.get(f"/v1/games/daily?{query}")
    assert response.status_code == 200, response.text
    data: dict[str, Any] = response.get_json()
    return data


@pytest.mark.parametrize("ruleset", ["yahtzee", "yatzy", "balut", "crag"])
def test_best_play_has_the_dice_of_the_day_and_no_loss(built: FlaskClient, ruleset: str) -> None:
    answer = game_of_day(built, f"ruleset={ruleset}&date=2026-11-28")
    seed = sha256(f"keepwise daily 2026-11-28 {ruleset}".encode()).digest()
    assert answer["seed"] == seed.hex()
    best = answer["best_play"]
    for number, turn in enumerate(best["turns"]):
        stream = b"".join(sha256(bytes([2, block]) + seed + bytes([number])).digest() for block in range(2))
        faces = [byte % 6 + 1 for byte in stream if byte < 252]
        count = len(turn["rolls"][0])
        assert turn["rolls"][0] == sorted(faces[:count])
        for roll, (keep, after) in enumerate(zip(turn["keeps"], turn["rolls"][1:], strict=True), 1):
            rerolled = after.copy()
            for die in keep:
                rerolled.remove(die)
            # Of this roll's faces, those of the rerolled places.
            left = faces[roll * count : (roll + 1) * count]
            for die in rerolled:
                left.remove(die)
            assert len(left) == len(keep)
    turns = [{key: said for key, said in turn.items() if key != "extra_bonus"} for turn in best["turns"]]
    game = {"ruleset": ruleset, "players": [{"turns": turns}]}
    (player,) = built.post("/v1/games/review", json=game).get_json()["players"]
    assert (player["complete"], player["total"], player["loss"]) == (True, best["total"], 0)


def test_percentiles_agree_with_the_counted_games(built: FlaskClient) -> None:
    counted = json.loads((FOLDER / "yahtzee.json").read_text())["strengths"]
    strengths = game_of_day(built, DAY)["strengths"]
    assert [each["id"] for each in strengths] == ["beginner", "casual", "regular", "club", "expert", "perfect"]
    for each in strengths:
        least, counts = counted[each["id"]]["least"], counted[each["id"]]["counts"]
        games = sum(counts)
        assert each["games"] == games == 100_000
        assert len(each["percentiles"]) == 99
        for percent, total in enumerate(each["percentiles"], 1):
            place = total - least
            assert 100 * sum(counts[:place]) < percent * games <= 100 * sum(counts[: place + 1])


def test_one_address_for_equal_requests(built: FlaskClient) -> None:
    response = built.get("/v1/games/daily?date=2026-11-28")
    assert response.headers["Content-Location"] == "/v1/games/daily?ruleset=yahtzee&date=2026-11-28"
    again = built.get(f"/v1/games/daily?{DAY}", headers={"If-None-Match": response.headers["ETag"]})
    assert again.status_code == 304


def test_any_day_has_a_game(built: FlaskClient) -> None:
    """Every client can compute the dice of a coming day, so a refusal would hide nothing."""
    totals = [game_of_day(built, f"date={date(year, 1, 1)}")["best_play"]["total"] for year in range(2020, 2040)]
    assert 200 < sum(totals) / len(totals) < 310
    assert len(set(totals)) > 10


def test_refusals(built: FlaskClient) -> None:
    assert_refused(built.get("/v1/games/daily"), 422, "invalid", ("missing-field", "/date"))
    assert_refused(built.get("/v1/games/daily?date=2026-02-30"), 422, "invalid", ("out-of-range", "/date"))
    assert_refused(built.get("/v1/games/daily?date=today"), 422, "invalid", ("wrong-type", "/date"))
    columns = built.get("/v1/games/daily?ruleset=yamb&date=2026-11-28")
    assert_refused(columns, 422, "invalid", ("contradiction", "/ruleset"))
