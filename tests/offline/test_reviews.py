"""Offline reviews equal those here: losses, luck, grades and totals, for all rulesets with a table."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from api.answers.moves import dump_action
from api.answers.situations import dump_source
from api.endpoints.games.check import dump_standings
from api.endpoints.games.player_reviews import dump_grades, dump_player_review
from api.http.errors import json_pointer
from engine.errors import InvalidGame
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import Decision, Table, review
from tests.engine.game_samples import EXAMPLE, Json, game_of, play_game
from tests.offline.asked import OF_EVERY_KIND
from tests.offline.reader import Reader, built_table, portable
from tests.selection import usually
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import BUILT, advisor_of, table_of

pytestmark = pytest.mark.slow

_BOUND = 2.0**-21
_SHOWN = 3e-6 + 1e-9
"""Tolerance of values, and of two values rounded to six decimals, even of tied moves."""


def without_keeps(turns: Sequence[Json]) -> list[Json]:
    return [{key: said for key, said in turn.items() if key != "keeps"} for turn in turns]


def games_of(compiled: CompiledRuleset) -> list[Json]:
    """Return a game of two players, one without keeps; one in the middle of a turn; and an empty one."""
    chance = random.Random(compiled.ruleset.name)
    first, second, third = (play_game(compiled, chance)[0] for _ in range(3))
    last = third[len(third) // 2]
    unfinished = {key: last[key][:count] for key, count in (("rolls", 1), ("keeps", 0))}
    return [
        {"players": [{"name": "Ada", "turns": first}, {"name": "", "turns": without_keeps(second)}]},
        {"players": [{"name": "Bob", "turns": [*third[: len(third) // 2], unfinished]}]},
        {"players": [{"name": "Cleo", "turns": []}]},
    ]


def reviewed_offline(reader: Reader, table: Table, games: Sequence[Json], folder: Path) -> list[dict[str, Any]]:
    file = folder / "table"
    file.write_bytes(portable(table))
    found: list[dict[str, Any]] = reader.run("review", [str(file), games])
    return found


def reviewed_here(table: Table, game: Json) -> dict[str, Any]:
    """Return the answer of `POST /v1/games/review`, or the problems of a refused game."""

    def moves(decision: Decision, _best_value: float, _value: float) -> Mapping[str, Any]:
        return {name: dump_action(decision.position, getattr(decision, name)) for name in ("played", "best")}

    try:
        reviewed = review(advisor_of(table), table.rules, game_of(game))
    except InvalidGame as error:
        return {"problems": [(problem.code, json_pointer(problem.path)) for problem in error.problems]}
    players = [dump_player_review(player, moves, None) for player in reviewed.players]
    return {
        "ruleset": table.compiled.ruleset.name,
        "objective": {"maximize": "expected_total"},
        "complete": reviewed.report.complete,
        "players": players,
        "standings": dump_standings(reviewed.report),
        "grades": dump_grades(table.expected_above_least),
        "tables": [dump_source(table.header.source)],
    }


def assert_reviewed_alike(there: dict[str, Any], here: dict[str, Any]) -> None:
    assert {key: there[key] for key in here if key != "players"} == {
        key: json.loads(json.dumps(said)) for key, said in here.items() if key != "players"
    }
    for offline, player in zip(there["players"], here["players"], strict=True):
        assert offline["start_value"] == player["start_value"]
        for key in ("name", "complete", "total", "free_decisions", "grades"):
            assert offline[key] == player[key], key
        for key in ("decisions", "rolls"):
            for one, other in zip(offline[key], player[key], strict=True):
                assert_alike(one, other)
        # In sums of differences of values all but the first and the last cancel out.
        count = 1 + len(player["rolls"])
        assert offline["value"] == pytest.approx(player["value"], abs=_BOUND + 1e-6)
        assert offline["luck"] - offline["loss"] == pytest.approx(offline["value"] - offline["start_value"], abs=1e-9)
        assert offline["loss"] == pytest.approx(player["loss"], abs=count * _SHOWN)
        assert offline["luck"] == pytest.approx(player["luck"], abs=count * _SHOWN)
        free = max(1, player["free_decisions"])
        assert offline["loss_per_decision"] == pytest.approx(offline["loss"] / free, abs=1e-6)
        assert sum(each["loss"] for each in offline["decisions"]) == pytest.approx(offline["loss"], abs=1e-9)
        assert sum(each["luck"] for each in offline["rolls"]) == pytest.approx(offline["luck"], abs=1e-9)


def assert_alike(there: dict[str, Any], here: dict[str, Any]) -> None:
    """Compare a decision or a roll: computed numbers within the tolerance, all else equal."""
    for key, said in here.items():
        if key in ("value", "best_value", "before", "loss", "luck"):
            assert there[key] == pytest.approx(said, abs=_SHOWN), key
        elif key not in ("theme", "position_id", "praise"):
            assert there[key] == json.loads(json.dumps(said)), key
    if "loss" in here:
        assert (there["loss"] == 0) == (here["loss"] == 0)


def assert_games_agree(reader: Reader, table: Table, games: Sequence[Json], folder: Path) -> None:
    for there, game in zip(reviewed_offline(reader, table, games, folder), games, strict=True):
        here = reviewed_here(table, game)
        if "problems" in here:
            assert (there["problems"][0]["code"], there["problems"][0]["pointer"]) == here["problems"][0]
            continue
        assert_reviewed_alike(there, here)
        costly = sorted((each["loss"] for p in there["players"] for each in p["decisions"]), reverse=True)
        assert [each["loss"] for each in there["highlights"]] == [loss for loss in costly if loss][:10]
        for each in there["highlights"]:
            decisions = there["players"][each.pop("player")]["decisions"]
            assert each in [{key: one[key] for key in each} for one in decisions]


@pytest.mark.parametrize("name", usually(OF_EVERY_KIND, BUILT))
def test_games_of_built_rulesets_are_reviewed_the_same(reader: Reader, name: str, tmp_path: Path) -> None:
    table = built_table(name)
    assert_games_agree(reader, table, games_of(table.compiled), tmp_path)


@pytest.mark.parametrize("name", SMALL | WITH_MEMORY)
def test_games_of_small_rulesets_are_reviewed_the_same(reader: Reader, name: str, tmp_path: Path) -> None:
    table = table_of(name)
    assert_games_agree(reader, table, games_of(table.compiled), tmp_path)


def changed(turn: int, **said: Any) -> Json:
    raw = copy.deepcopy({"players": EXAMPLE["players"]})
    changed_turn = raw["players"][0]["turns"][turn] | said
    raw["players"][0]["turns"][turn] = {key: value for key, value in changed_turn.items() if value is not None}
    return raw


KEPT_ALL = {"rolls": [[3, 4, 4, 5, 1]] * 2 + [[4, 4, 4, 2, 6]], "keeps": [[3, 4, 4, 5, 1], [4, 4]]}

WRONG_GAMES = {
    "points that the hand does not pay": changed(3, points=99),
    "an extra bonus that nobody earned": changed(3, extra_bonus=100),
    "a category that is no such thing": changed(0, category="nines"),
    "a category that is filled": changed(1, category="fours", points=None),
    "no dice": changed(2, rolls=None, keeps=None),
    "a die of seven": changed(0, rolls=[[3, 4, 4, 5, 7]], keeps=None),
    "four dice": changed(0, rolls=[[3, 4, 4, 5]], keeps=None),
    "four rolls": changed(0, rolls=[[4, 4, 4, 2, 6]] * 4, keeps=None),
    "a keep too many": changed(0, keeps=[[4, 4], [4, 4], [4, 4]]),
    "a keep that is not in the hand": changed(0, keeps=[[6, 6], [4, 4]]),
    "a keep that is not in the next hand": changed(0, keeps=[[5], [4, 4]]),
    "no category in the middle": changed(0, category=None, points=None),
    "points without a category": changed(12, category=None),
    "one turn too many": {"players": [{**EXAMPLE["players"][0], "turns": EXAMPLE["players"][0]["turns"] * 2}]},
    "a total that it is not": {"players": [{**EXAMPLE["players"][0], "claimed": {"total": 1}}]},
    "rounds that are not equal": {
        "players": [*EXAMPLE["players"], {"name": "Late", "turns": EXAMPLE["players"][0]["turns"][:3]}]
    },
    "nobody": {"players": []},
    "further equal dice in a category that they may not fill": {
        "players": [
            {
                "name": "Ada",
                "turns": [
                    {"rolls": [[6] * 5], "category": "yahtzee"},
                    {"rolls": [[6] * 5], "category": "chance"},
                ],
            }
        ]
    },
}


def test_wrong_games_are_refused_for_the_same_reason(reader: Reader, tmp_path: Path) -> None:
    table = built_table("yahtzee")
    here = [reviewed_here(table, game) for game in WRONG_GAMES.values()]
    assert all("problems" in each for each in here)
    reviewed = reviewed_offline(reader, table, list(WRONG_GAMES.values()), tmp_path)
    first = [(there["problems"][0]["code"], there["problems"][0]["pointer"]) for there in reviewed]
    assert dict(zip(WRONG_GAMES, first, strict=True)) == {
        what: each["problems"][0] for what, each in zip(WRONG_GAMES, here, strict=True)
    }


def test_games_with_ties_are_reviewed_the_same(reader: Reader, tmp_path: Path) -> None:
    turn = {"rolls": [[6] * 5] * 3, "keeps": [[6] * 5] * 2, "category": "yahtzee", "points": 50}
    games = [
        changed(0, **KEPT_ALL),
        changed(0, rolls=KEPT_ALL["rolls"], keeps=None),
        {"players": [{"name": "", "turns": [turn]}]},
    ]
    for game in games:
        for player in game["players"]:
            player.pop("claimed", None)
    assert_games_agree(reader, built_table("yahtzee-free-joker"), games, tmp_path)


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee-free-joker"])
def test_the_published_game_is_reviewed_the_same(reader: Reader, name: str, tmp_path: Path) -> None:
    raw = {key: said for key, said in EXAMPLE.items() if key == "players"}
    assert_games_agree(reader, built_table(name), [raw], tmp_path)
