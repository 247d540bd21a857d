"""`/healthz` and `/readyz`: liveness, and readiness with all tables that cannot be used.

A server stays ready while it can use any table, and lists those that it cannot use. If servers share a volume, damage
affects all of them: if all reported that they are not ready, the balancer would have no server left. Requests that need
a damaged table are refused; all others are answered.
"""

from __future__ import annotations

from math import isclose
from typing import Any, Final

import numpy as np
from flask import Flask, Response

from api.http.caching import answer_of_now
from api.http.errors import NotReady
from api.service.graceful_shutdown import is_draining
from api.service.server_tables import ServerTables
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import EXPECTED_TOTAL, Table, TableKind, UnusableTable
from strategy_tables.model.turn import start_values

_PATIENCE: Final = 10
"""Seconds until a retry may help."""


def add_routes(app: Flask, server_tables: ServerTables) -> None:
    """Add `GET /healthz`, `GET /readyz`."""

    @app.get("/healthz")
    def health() -> Response:
        return answer_of_now({"status": "alive"})

    @app.get("/readyz")
    def readiness() -> Response:
        if is_draining():
            raise NotReady("the server is shutting down", _PATIENCE)
        unusable = find_unusable(server_tables)
        check_a_value(server_tables, unusable)
        lists = {
            "unusable_tables": unusable,
            "tables_without_room": [
                {"ruleset": ruleset, "objective": objective}
                for ruleset, objective in server_tables.tables_without_disk_space()
            ],
        }
        found = {name: tables for name, tables in lists.items() if tables}
        return answer_of_now({"status": "degraded" if found else "ready", **found, **dump_preparing(server_tables)})


def dump_preparing(server_tables: ServerTables) -> dict[str, Any]:
    """Return the tables that are being built in the background, the next one first, if any."""
    preparing = [
        {
            "ruleset": each.ruleset,
            "objective": each.objective,
            "share": round(each.share, 4),
            "seconds_left": round(each.seconds_left, 1),
        }
        for each in server_tables.preparing()
    ]
    return {"preparing": preparing} if preparing else {}


def find_unusable(server_tables: ServerTables) -> list[dict[str, str]]:
    """Return the tables from the start that have become unusable, and why; checks every file."""
    found = []
    for compiled, kind in server_tables.tables.at_start:
        try:
            _check(server_tables, compiled, kind)
        except (UnusableTable, NotReady) as error:
            why = error.why if isinstance(error, UnusableTable) else "its file is gone"
            found.append({"ruleset": compiled.ruleset.name, "objective": kind.name, "why": why})
    return found


def _check(server_tables: ServerTables, compiled: CompiledRuleset, kind: TableKind) -> None:
    if kind == EXPECTED_TOTAL:
        with server_tables.require(compiled):
            return
    with server_tables.require(compiled, kind) as tables:
        tables.optional_table(kind).file.check_unchanged()


def check_a_value(server_tables: ServerTables, unusable: list[dict[str, str]]) -> None:
    """Recompute the value of the empty card from the first usable table.

    Raises `NotReady` if the value has changed, or if no table is usable.
    """
    bad = {each["ruleset"] for each in unusable if each["objective"] == EXPECTED_TOTAL.name}
    means = [compiled for compiled, kind in server_tables.tables.at_start if kind == EXPECTED_TOTAL]
    if not means:
        raise NotReady("there is no table; build some with: python -m strategy_tables build", _PATIENCE)
    usable = [compiled for compiled in means if compiled.ruleset.name not in bad]
    if not usable:
        raise NotReady(f"no table can be used; {unusable[0]['ruleset']}: {unusable[0]['why']}", _PATIENCE)
    with server_tables.require(usable[0]) as tables:
        table = tables.means
        value = _start_value(table)
    if not isclose(value, table.start_value, abs_tol=1e-9 + table.error):
        raise NotReady(f"the table of {table.compiled.ruleset.name} gives {value}, not {table.start_value}", _PATIENCE)


def _start_value(table: Table) -> float:
    empty, memory = np.zeros(1, dtype=np.int64), np.array([table.space.first_memory])
    return float(start_values(table.outcomes, table.means, empty, memory, empty)[0])
