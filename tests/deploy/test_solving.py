"""Requests waiting for tables that several processes build on demand, with real clients and builders."""

import json
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.store.tablefile import table_path, tables_folder
from tests.selection import usually
from tests.servers import Answer, Gunicorn, ask, running_gunicorn, wait_until
from tests.tiny import tiny

TABLE = table_path(compile_ruleset(builtin_rulesets()["yatzy-forced"]), tables_folder())
JSON = {"Content-Type": "application/json"}
POLITE = "127.0.0.2"


def advice(port: int, ruleset: dict[str, Any], source: str) -> Answer:
    body = {"ruleset": ruleset, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
    return ask(port, "/v1/advice", "POST", json.dumps(body).encode(), JSON, source)


def begun(server: Gunicorn) -> list[str]:
    """Return the rulesets of the builds started so far."""
    return [line.split("table of '")[1].split("'")[0] for line in server.log() if "in process" in line]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Gunicorn]:
    shutil.copyfile(TABLE, tmp_path / TABLE.name)
    environ = {"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "1"}
    with running_gunicorn(environ=environ) as gunicorn:
        yield gunicorn


@contextmanager
def greedy_clients(port: int, how_many: int) -> Iterator[None]:
    """Run clients that each request two new rulesets a second and never return for one."""
    numbers, stop = count(1), threading.Event()

    def ask_once(number: int, source: str) -> None:
        # Requests that wait when the server stops are not answered.
        with suppress(OSError, HTTPException):
            advice(port, tiny(number, f"greedy-{number}"), source)

    def be_greedy(source: str) -> None:
        while not stop.wait(0.5):
            threading.Thread(target=ask_once, args=(next(numbers), source)).start()

    threads = [threading.Thread(target=be_greedy, args=(f"127.0.0.{11 + number}",)) for number in range(how_many)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


@pytest.mark.exhaustive
@pytest.mark.parametrize("greedy", usually({2}, (2, 4)))
def test_clients_that_retry_on_time_are_served_in_turn(server: Gunicorn, greedy: int) -> None:
    with greedy_clients(server.port, greedy):
        wait_until(lambda: begun(server), "the greedy have begun")
        before = len(begun(server))
        wanted = tiny(1_000, "polite")
        told, places = [], []
        while (answer := advice(server.port, wanted, POLITE)).status == 503:
            said = json.loads(answer.body)
            told.append(int(answer.fields["retry-after"]))
            # Between two builds there is no progress.
            places += [said["progress"]["place"]] if "progress" in said else []
            assert len(begun(server)) - before < 20, (told, places)
            time.sleep(told[-1])
        assert answer.status == 200, answer.body
        builds = begun(server)[before:]
    # A build that started meanwhile was not ahead of it.
    assert builds.index("polite") <= greedy + 1, (builds, told, places)
    assert told, "others came first"
    assert places == sorted(places, reverse=True)
    assert max(places, default=0) <= greedy
