"""The requests of a server to itself before the fork, and their effect on workers."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import Client, TestResponse

from api import create_app
from api.service.config import Config
from api.service.warm_up import WITH_TABLE, WITHOUT_TABLE, warm_up
from strategy_tables.advice.objectives.upper_bonus import chances_of
from strategy_tables.advice.upper_section import UpperSection

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(("path", "body"), [*WITHOUT_TABLE, *WITH_TABLE])
def test_each_question_is_answered(built: FlaskClient, path: str, body: Any) -> None:
    answer = built.get(path) if body is None else built.post(path, json=body)
    assert answer.status_code == 200


def test_questions_without_their_table_are_skipped(
    tmp_path: Path, built_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = Client.open

    def note(client: Client, path: str, **said: Any) -> TestResponse:
        asked.append(path)
        return answer(client, path, **said)

    monkeypatch.setattr(Client, "open", note)
    warm_up(create_app(Config(tables_dir=tmp_path)))
    without, asked[:] = set(asked), []
    warm_up(built_app)
    assert set(asked) - without == {path for path, _ in WITH_TABLE}


def test_reasons_find_the_chances_of_the_upper_bonus_solved(built_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    chances_of.cache_clear()
    warm_up(built_app)
    monkeypatch.delattr(UpperSection, "solve")
    position = {"dice": [3, 3, 3, 4, 5], "rolls_left": 1, "objective": {"maximize": "upper_bonus"}}
    assert Client(built_app).post("/v1/advice", json=position).status_code == 200


def test_loaded_objects_are_shared_and_still_work() -> None:
    # In a separate process, since sharing cannot be undone.
    script = """
import gc, sys
from api.service.frozen_objects import freeze_objects
loaded = {"a": [1, "some text"]}
def ask():
    return loaded["a"]
freeze_objects()
assert gc.get_freeze_count() > 10_000
before = sys.getrefcount(loaded), sys.getrefcount(ask.__code__)
more = [loaded, ask.__code__] * 1_000
counted = sys.getrefcount(loaded) - before[0], sys.getrefcount(ask.__code__) - before[1]
assert counted == ((0, 0) if sys.version_info[:2] in ((3, 12), (3, 13)) else (1_000, 1_000)), counted
made = object()
many = [made] * 10
assert sys.getrefcount(made) == 12
assert ask() is loaded["a"]
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)
