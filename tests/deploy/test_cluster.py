"""Three servers and two solvers with folders of their own and a real Redis, while processes are killed."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from api import create_app
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, build_table
from strategy_tables.jobs.settings import BuildSettings
from strategy_tables.store.tablefile import table_path, tables_folder
from tests.api.clients import client_of
from tests.redis_server import RedisServer, running_redis
from tests.servers import PATIENCE, ROOT, Answer, Gunicorn, ask, running_gunicorn, wait_until
from tests.tiny import tiny

pytestmark = pytest.mark.slow

TABLE = table_path(compile_ruleset(builtin_rulesets()["yatzy-forced"]), tables_folder())
JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class RunningSolver:
    """A running solver: its process, its folder and its log."""

    process: subprocess.Popen[bytes]
    folder: Path
    log: Path

    def begun(self) -> list[str]:
        """Return the rulesets of the builds that it has started."""
        return re.findall("building the \\w+ table of '([^']+)'", self.log.read_text())


@contextmanager
def running_solver(folder: Path, url: str) -> Iterator[RunningSolver]:
    folder.mkdir(exist_ok=True)
    log = folder / "log"
    environ = {**os.environ, "KEEPWISE_TABLES": str(folder), "QUEUE": url}
    command = [sys.executable, "-m", "strategy_tables", "solver"]
    with log.open("ab") as file, subprocess.Popen(command, cwd=ROOT, env=environ, stderr=file) as process:
        try:
            yield RunningSolver(process, folder, log)
        finally:
            process.kill()


@dataclass
class Cluster:
    """The servers, the solvers, and the Redis that they share."""

    redis: RedisServer
    servers: list[Gunicorn]
    solvers: list[RunningSolver]

    def begun(self) -> list[str]:
        return [name for solver in self.solvers for name in solver.begun()]


@pytest.fixture(scope="module")
def redis_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("redis")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, redis_folder: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        redis = stack.enter_context(running_redis(redis_folder))
        servers = []
        for number in range(3):
            folder = tmp_path_factory.mktemp(f"server-{number}")
            shutil.copyfile(TABLE, folder / TABLE.name)
            environ = {"KEEPWISE_TABLES": str(folder), "SOLVE_ON_DEMAND": "1", "QUEUE": redis.url}
            servers.append(stack.enter_context(running_gunicorn(workers=1, environ=environ)))
        folders = [tmp_path_factory.mktemp(f"solver-{number}") for number in range(2)]
        solvers = [stack.enter_context(running_solver(folder, redis.url)) for folder in folders]
        yield Cluster(redis, servers, solvers)


def advice(server: Gunicorn, ruleset: dict[str, Any], client: str = "192.0.2.1") -> Answer:
    body = {"ruleset_definition": ruleset, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
    return ask(server.port, "/v1/advice", "POST", json.dumps(body).encode(), {**JSON, "X-Keepwise-Client": client})


def answered(server: Gunicorn, ruleset: dict[str, Any], client: str = "192.0.2.1") -> Answer:
    """Ask until there is an answer, as a client does."""
    deadline = time.monotonic() + PATIENCE
    while (answer := advice(server, ruleset, client)).status == 503:
        assert time.monotonic() < deadline, answer.body
        time.sleep(0.2)
    assert answer.status == 200, answer.body
    return answer


def computed(ruleset: dict[str, Any], folder: Path) -> Any:
    """Return the answer of a service with a table of this process."""
    compiled = compile_ruleset(parse_ruleset(ruleset))
    client = client_of(create_app(tables=[build_table(compiled, folder)]))
    body = {"ruleset_definition": ruleset, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
    return client.post("/v1/advice", json=body).get_json()


def test_a_ruleset_sent_to_one_server_is_answered_by_all(cluster: Cluster, tmp_path: Path) -> None:
    ruleset = tiny(1, "shared")
    first = answered(cluster.servers[0], ruleset)
    begun = time.monotonic()
    others = [answered(server, ruleset) for server in cluster.servers[1:]]
    assert time.monotonic() - begun < 2.0, "each sees it within a second"
    assert json.loads(first.body) == computed(ruleset, tmp_path)
    assert {other.body for other in others} == {first.body}
    assert cluster.begun().count("shared") == 1


@pytest.mark.exhaustive
def test_a_thousand_rulesets_of_one_client_delay_another_by_one_build(cluster: Cluster, tmp_path: Path) -> None:
    solved = SolvedTables(BuildSettings(tmp_path, 1 << 30, cluster.redis.url))
    wanted = [compile_ruleset(parse_ruleset(tiny(number, f"greedy-{number}"))) for number in range(1, 1_001)]
    for compiled in wanted:
        solved.request(compiled, EXPECTED_TOTAL, "greedy")
    before = len(cluster.begun())
    polite = compile_ruleset(parse_ruleset({**tiny(0, "polite"), "rolls": 3}))
    solved.request(polite, EXPECTED_TOTAL, "polite")
    while "polite" not in cluster.begun():
        for compiled in wanted[:20]:
            solved.request(compiled, EXPECTED_TOTAL, "greedy")
    begun = cluster.begun()[before:]
    assert sum(name.startswith("greedy") for name in begun) <= 1, begun


@pytest.mark.exhaustive
def test_another_solver_takes_over_from_a_killed_one(cluster: Cluster, tmp_path: Path) -> None:
    ruleset = {**tiny(3, "abandoned"), "rolls": 3}
    with ThreadPoolExecutor(1) as pool:
        client = pool.submit(answered, cluster.servers[0], ruleset, "192.0.2.3")
        wait_until(lambda: "abandoned" in cluster.begun(), "it is being built")
        (killed,) = (solver for solver in cluster.solvers if "abandoned" in solver.begun())
        killed.process.kill()
        answer = client.result()
    assert json.loads(answer.body) == computed(ruleset, tmp_path)
    assert cluster.begun().count("abandoned") == 2, "once by each"
    with running_solver(killed.folder, cluster.redis.url):
        # It cleans up what was left when it builds the next table.
        again = {**tiny(4, "later"), "rolls": 3}
        assert answered(cluster.servers[1], again, "192.0.2.3").status == 200
        assert cluster.begun().count("later") == 1


def test_the_others_answer_while_a_server_is_killed(cluster: Cluster) -> None:
    ruleset = {**tiny(5, "forsaken"), "rolls": 3}
    server, *others = cluster.servers
    with ThreadPoolExecutor(1) as pool:
        client = pool.submit(advice, server, ruleset, "192.0.2.5")
        wait_until(lambda: "forsaken" in cluster.begun(), "it is being built")
        (worker,) = server.workers()
        os.kill(worker, signal.SIGKILL)
        with suppress(OSError, HTTPException):
            client.result()
    wait_until(lambda: server.is_ready() and worker not in server.workers(), "a new worker")
    assert {answered(each, ruleset, "192.0.2.5").status for each in (*others, server)} == {200}
    assert cluster.begun().count("forsaken") == 1


def test_nothing_is_lost_while_redis_is_killed(cluster: Cluster, redis_folder: Path) -> None:
    known, waiting = tiny(1, "shared"), {**tiny(6, "patient"), "rolls": 3}
    assert answered(cluster.servers[0], known).status == 200
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(advice, cluster.servers[0], waiting, "192.0.2.6")
        wait_until(lambda: "patient" in cluster.begun(), "it is being built")
        cluster.redis.process.kill()
        assert first.result().status in (200, 503)
    assert advice(cluster.servers[0], known).status == 200
    refused = advice(cluster.servers[0], {**tiny(7, "late"), "rolls": 3}, "192.0.2.6")
    assert refused.status == 503
    assert json.loads(refused.body)["type"] == "/problems/not-solved"
    assert str(cluster.redis.port) not in refused.body.decode()
    assert json.loads(ask(cluster.servers[0].port, "/readyz").body)["status"] == "ready"
    with running_redis(redis_folder, port=cluster.redis.port):
        answers = {answered(server, waiting, "192.0.2.6").body for server in cluster.servers}
        assert len(answers) == 1
        assert cluster.begun().count("patient") == 1
