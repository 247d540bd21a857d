"""Builds on demand in this process, which saves a second each."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables import SolvedTables, TableKind
from strategy_tables.errors import TableError
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.build_queue import WaitStatus
from strategy_tables.jobs.requested_build import RequestedBuild
from strategy_tables.jobs.solver import BuilderProcess, Solver
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.solved_folder import evict_to_limit
from strategy_tables.store.tablefile import table_path
from tests.api.clients import client_of
from tests.servers import ROOT


class BuilderHere(BuilderProcess):
    """A builder in this process, which records its builds."""

    built: ClassVar[list[str]]
    pid = 0

    def __init__(self, build: RequestedBuild, definition: Any, folder: Path, limit: int) -> None:
        self.compiled = compile_ruleset(parse_ruleset(definition))
        self.objective = TABLE_KINDS[build.objective]
        self.folder, self.limit = folder, limit
        self.status = 0

    def stop(self) -> None:
        """Do nothing: it ends by itself."""

    def reports(self) -> Iterator[dict[str, Any]]:
        try:
            self.build()
        except TableError as error:
            self.status = 1
            yield {"why": str(error), "lacks_room": False}

    def build(self) -> None:
        self.built.append(self.compiled.ruleset.name)
        build_kind(self.compiled, self.folder, self.objective)
        evict_to_limit(self.folder, self.limit, table_path(self.compiled, self.folder, self.objective))

    def wait(self) -> int:
        return self.status


def work_through(folder: Path, limit: int = 1 << 30, builder: type[BuilderProcess] = BuilderHere) -> None:
    """Build everything in the queue, in this thread."""
    solver = Solver(folder, limit)
    solver.builder = builder
    solver.work_through()


def solve_here(monkeypatch: pytest.MonkeyPatch, builder: type[BuilderProcess] = BuilderHere) -> None:
    """Build everything in the queue as soon as something is requested, in this process."""
    request = SolvedTables.request

    def request_here(
        tables: SolvedTables, compiled: CompiledRuleset, kind: TableKind, client: str
    ) -> WaitStatus | None:
        waiting = request(tables, compiled, kind, client)
        if waiting is not None:
            work_through(tables.folder, tables.limit, builder)
        return waiting

    monkeypatch.setattr(SolvedTables, "request", request_here)


@contextmanager
def solving_here(folder: Path) -> Iterator[FlaskClient]:
    """Yield a client of a server that solves all rulesets in this process, for tests with many of them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(SolvedTables, "request", _build_at_once)
        yield client_of(create_app(Config(tables_dir=folder, solve_on_demand=True), tables=[]))


@contextmanager
def running_solver(tables: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a solver for the servers with this folder of tables."""
    environ = {**os.environ, "KEEPWISE_TABLES": str(tables)}
    command = [sys.executable, "-m", "strategy_tables", "solver"]
    with subprocess.Popen(command, cwd=ROOT, env=environ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _build_at_once(tables: SolvedTables, compiled: CompiledRuleset, objective: TableKind, _client: str) -> None:
    build_kind(compiled, tables.folder, objective)
