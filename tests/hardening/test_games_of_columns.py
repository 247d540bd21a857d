"""Whole games of random columns, valid or mutated: each is reviewed or refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from engine.definitions.definition import parse_ruleset
from tests.api.clients import client_of
from tests.effort import EFFORT
from tests.engine.invented_sheets import invented_sheet
from tests.engine.naive_sheet import NaiveSheetGame
from tests.engine.sheet_games import play_sheet_game
from tests.hardening.values import mutate

GAMES = 30 * EFFORT


@pytest.fixture(scope="module")
def server() -> FlaskClient:
    return client_of(create_app(tables=[]))


def made_up(seed: int) -> tuple[dict[str, Any], int]:
    """Return a game of two players, and the total of the first."""
    random = Random(seed)
    definition = {"name": "made-up", "title": "Made up", "source": "made up for tests", **invented_sheet(random)}
    definition["columns"] = [{"title": each["id"], **each} for each in definition["columns"]]
    ruleset = parse_ruleset(definition)
    (turns, sheet), (others, _) = (play_sheet_game(ruleset, random) for _ in range(2))
    total = NaiveSheetGame(ruleset).total(sheet)
    players = [{"name": "a", "turns": turns, "claimed": {"total": total}}, {"name": "b", "turns": others}]
    return {"ruleset_definition": definition, "players": players}, total


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_are_checked(server: FlaskClient, seed: int) -> None:
    game, total = made_up(seed)
    answer = server.post("/v1/games/check", json=game)
    assert answer.status_code == 200, answer.text
    report = answer.get_json()
    assert report["problems"] == []
    assert report["complete"]
    assert report["players"][0]["totals"]["total"] == total
    random = Random(seed)
    for _ in range(10):
        changed = {**game, "players": mutate(game["players"], random)}
        judged = server.post("/v1/games/check", json=changed)
        assert judged.status_code in (200, 422), judged.text
        if judged.status_code == 200:
            problems = judged.get_json()["problems"]
            assert judged.get_json()["valid"] is (not problems)
            # A single mutation causes problems in a few places at most.
            assert len(problems) <= 20, problems
