"""Builds on demand, also without a process."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import SolvedTables, TableKind
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.on_demand import RunningBuilder
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.solved_folder import evict_to_limit
from strategy_tables.store.tablefile import table_path
from tests.api.clients import client_of


def begin(
    solved: SolvedTables, compiled: CompiledRuleset, objective: TableKind, client: str = "somebody"
) -> RunningBuilder | None:
    """Request a table, and start the builder whose turn it is."""
    solved.request(compiled, objective, client)
    return solved.start(solved.lane_of(compiled, objective))


class BuilderHere:
    """A builder in this process, which saves a second, and which records its builds."""

    pid = 0
    built: list[str]

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        self.compiled = compiled
        folder, limit, _, objective, *_ = arguments
        self.folder, self.limit = Path(folder), int(limit)
        self.objective = TABLE_KINDS[objective]
        self.lock = os.dup(inherited[0])

    def finish(self) -> str:
        try:
            self.build()
        finally:
            os.close(self.lock)
        return ""

    def build(self) -> None:
        self.built.append(self.compiled.ruleset.name)
        build_kind(self.compiled, self.folder, self.objective)
        evict_to_limit(self.folder, self.limit, table_path(self.compiled, self.folder, self.objective))


@contextmanager
def solving_here(folder: Path) -> Iterator[FlaskClient]:
    """Yield a client of a server that solves all rulesets in this process, for tests with many of them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(SolvedTables, "request", _build_at_once)
        yield client_of(create_app(Config(tables_dir=folder, solve_on_demand=True), tables=[]))


def _build_at_once(tables: SolvedTables, compiled: CompiledRuleset, objective: TableKind, _client: str) -> None:
    build_kind(compiled, tables.folder, objective)
