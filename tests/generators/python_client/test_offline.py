"""Offline answers of the Python client, compared with the service."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from api import create_app
from clients import make_offline_kit
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from keepwise_client import (
    NO_RETRIES,
    ConnectionFailedError,
    Keepwise,
    OfflineAdvice,
    OfflineScores,
    OfflineTable,
    ProblemError,
    TimedOutError,
    models,
)
from strategy_tables import Table, load_table, tables_folder
from strategy_tables.portable.file import portable_table

POSITIONS = 15
HAND = [5, 5, 5, 5, 5]


def stored_table(ruleset: str) -> Table:
    return load_table(compile_ruleset(load_ruleset(ruleset)), tables_folder())


def offline_table(folder: Path, table: Table) -> OfflineTable:
    path = folder / "table"
    path.write_bytes(portable_table(table))
    return OfflineTable(path)


@pytest.fixture(scope="module")
def yahtzee(tmp_path_factory: pytest.TempPathFactory) -> OfflineTable:
    return offline_table(tmp_path_factory.mktemp("yahtzee"), stored_table("yahtzee"))


# Jokers; fillings; three dice; points by roll and requirements; an order.
@pytest.mark.parametrize("ruleset", ["yahtzee", "balut", "crag", "generala-double", "yatzy-upper-first"])
def test_answers_equal_those_of_the_service(ruleset: str, tmp_path: Path) -> None:
    table = stored_table(ruleset)
    offline, service = offline_table(tmp_path, table), create_app(tables=[table]).test_client()
    positions = make_offline_kit.table_vectors(table, {"ruleset": ruleset}, POSITIONS)["positions"]
    assert len(positions) == POSITIONS
    for position in positions:
        asked = {name: position[name] for name in ("dice", "rolls_left", "scorecard")} | {"ruleset": ruleset}
        advice = offline.advise(models.AdviceRequest.model_validate(asked)).model_dump(exclude_unset=True)
        wanted = service.post("/v1/advice", json=asked).get_json()
        missing = {"explanation", "plays_for", "position_id"}
        differing = {*missing, "tables", "method", "error_bound", "value", "best", "moves"}
        assert wanted.keys() - advice.keys() == missing
        assert advice["best"] == advice["moves"][0]
        assert {name: advice[name] for name in advice.keys() - differing} == {
            name: wanted[name] for name in wanted.keys() - differing
        }
        assert [without_values(move) for move in advice["moves"]] == [without_values(move) for move in wanted["moves"]]
        for move, other in zip(advice["moves"], wanted["moves"], strict=True):
            assert (move["value"], move["loss"]) == pytest.approx((other["value"], other["loss"]), abs=2e-6)
        scores = offline.score(models.ScoreRequest.model_validate(asked)).model_dump(exclude_unset=True)
        assert scores == service.post("/v1/score", json=asked).get_json()


def without_values(move: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in move.items() if name not in ("value", "loss")}


def refusing(status: int) -> httpx.MockTransport:
    return httpx.MockTransport(lambda _: httpx.Response(status))


def failing(error: Exception) -> httpx.MockTransport:
    def fail(_: httpx.Request) -> httpx.Response:
        raise error

    return httpx.MockTransport(fail)


@pytest.mark.parametrize(
    "transport",
    [
        failing(httpx.ConnectError("refused")),
        failing(httpx.ReadTimeout("slow")),
        refusing(502),
        refusing(503),
        refusing(504),
    ],
)
def test_the_table_answers_instead_of_the_service(yahtzee: OfflineTable, transport: httpx.MockTransport) -> None:
    with Keepwise("http://keepwise.test", retries=NO_RETRIES, transport=transport, offline=yahtzee) as keepwise:
        assert isinstance(keepwise.score(dice=HAND), OfflineScores)
        advice = keepwise.advise(
            dice=HAND, rolls_left=0, limit=1, objective=models.Objective(maximize="expected_total")
        )
    assert isinstance(advice, OfflineAdvice)
    assert (advice.best.action, len(advice.moves or ())) == ("score", 1)


@pytest.mark.parametrize(
    "asked",
    [
        {"ruleset": "yatzy"},
        {"objective": {"maximize": "floor"}},
        {"dice": [1, 2, 3, 4]},
        {"rolls_left": 3},
        {"announced": "ones"},
        {"scorecard": {"points": {"ones": 6}}},
        {"scorecard": {"points": {"pairs": 6}}},
        {"scorecard": {"fillings": {"ones": [1, 2]}}},
        {"scorecard": {"points": {"ones": 3}, "extra_bonus_count": 1}},
        {"scorecard": {"columns": {}}},
        {
            "scorecard": {
                "points": dict.fromkeys(["ones", "twos", "threes", "fours", "fives", "sixes"], 0)
                | dict.fromkeys(["three_of_a_kind", "four_of_a_kind", "chance"], 5)
                | dict.fromkeys(["full_house", "small_straight", "large_straight", "yahtzee"], 0)
            }
        },
    ],
)
def test_other_questions_raise_the_error(yahtzee: OfflineTable, asked: dict[str, Any]) -> None:
    transport = failing(httpx.ConnectError("refused"))
    question: dict[str, Any] = {"dice": HAND, "rolls_left": 0, **asked}
    with Keepwise("http://keepwise.test", retries=NO_RETRIES, transport=transport, offline=yahtzee) as keepwise:
        with pytest.raises(ConnectionFailedError):
            keepwise.advise(**question)
        with pytest.raises(ConnectionFailedError):
            keepwise.roll()


@pytest.mark.parametrize("status", [422, 429, 500])
def test_refusals_are_not_answered_offline(yahtzee: OfflineTable, status: int) -> None:
    transport = refusing(status)
    with (
        Keepwise("http://keepwise.test", retries=NO_RETRIES, transport=transport, offline=yahtzee) as keepwise,
        pytest.raises(ProblemError),
    ):
        keepwise.score(dice=HAND)


def test_a_timeout_without_a_table_is_raised() -> None:
    with (
        Keepwise("http://keepwise.test", transport=failing(httpx.ReadTimeout("slow"))) as keepwise,
        pytest.raises(TimedOutError),
    ):
        keepwise.score(dice=HAND)


def test_another_file_is_no_table(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(bytes(200))
    with pytest.raises(ValueError, match="not a table"):
        OfflineTable(path)
