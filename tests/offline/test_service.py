"""Questions of the API that pages ask, answered without a network as the server answers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.answers.situations import dump_situation
from engine.definition import load_ruleset
from engine.scoring import compile_ruleset
from strategy_tables import STRENGTHS
from strategy_tables.advice.themes import THEMES, possible_themes
from strategy_tables.portable.file import portable_table
from strategy_tables.store.tablefile import Table, load_table, tables_folder
from tests.offline.asked import OF_EVERY_KIND, Question, ask_offline, ask_server, assert_alike
from tests.offline.random_positions import positions_of_random_games


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [load_table(compile_ruleset(load_ruleset(name)), tables_folder()) for name in OF_EVERY_KIND]


@pytest.fixture(scope="module")
def files(tables: list[Table], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("tables")
    names = [folder / f"{table.compiled.ruleset.name}.table" for table in tables]
    for name, table in zip(names, tables, strict=True):
        name.write_bytes(portable_table(table).content)
    return names


@pytest.fixture(scope="module")
def server(tables: list[Table]) -> Iterator[FlaskClient]:
    with create_app(tables=tables).test_client() as client:
        yield client


def positions_of(table: Table, count: int) -> list[dict[str, Any]]:
    """So many positions of a game, as questions say them."""
    name = table.compiled.ruleset.name
    return [
        {"ruleset": name, **dump_situation(table.compiled, position)}
        for position in positions_of_random_games(table.compiled, count, seed=count)
    ]


def assert_answered_alike(
    files: Sequence[Path], server: FlaskClient, questions: Sequence[Question], but: Sequence[str] = ()
) -> list[Any]:
    """All of them are answered as the server answers them, `but` for what only it says; the answers."""
    answers = ask_offline(files, questions)
    for question, found in zip(questions, answers, strict=True):
        expected = {name: said for name, said in ask_server(server, question).items() if name not in but}
        assert found.pop("answered_by", None) == "offline", (question, found)
        assert_alike({name: said for name, said in found.items() if name not in but}, expected, str(question))
    return answers


def test_puzzles_of_a_day_are_those_of_the_server(files: list[Path], server: FlaskClient) -> None:
    days = ("2026-11-23", "2028-02-29", "0001-01-01")
    questions = [(f"/v1/puzzles?ruleset={name}&date={day}", None) for name in OF_EVERY_KIND for day in days]
    for answer in assert_answered_alike(files, server, questions):
        assert len(answer["puzzles"]) == 10


def test_puzzles_by_chance_are_those_of_the_server(files: list[Path], server: FlaskClient) -> None:
    questions = [
        (f"/v1/puzzles?ruleset={name}&seed={place}&count=50", None) for place, name in enumerate(OF_EVERY_KIND)
    ]
    questions += [
        ("/v1/puzzles?seed=9007199254740991&count=3", None),
        ("/v1/puzzles?date=2026-11-23&theme=endgame", None),
    ]
    answers = assert_answered_alike(files, server, questions)
    assert min(len(answer["puzzles"]) for answer in answers) >= 3


def test_puzzles_of_a_theme_are_those_of_the_server(
    files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    questions = [
        (f"/v1/puzzles?ruleset={table.compiled.ruleset.name}&seed=7&theme={theme}", None)
        for table in tables[::3]
        for theme in possible_themes(table.compiled)
    ]
    answers = assert_answered_alike(files, server, questions)
    assert {puzzle["theme"] for answer in answers for puzzle in answer["puzzles"]} == {*THEMES}


def test_opponents_with_a_seed_move_as_those_of_the_server(
    files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    questions = [
        ("/v1/opponent/move", {**position, "strength": strength.id, "seed": seed})
        for table in tables
        for seed, position in enumerate(positions_of(table, 60))
        for strength in STRENGTHS
    ]
    assert_answered_alike(files, server, questions)
