"""`/healthz` and `/readyz`: is the process alive, and does it answer right?"""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from typing import Final

import numpy as np
from flask import Flask, Response

from api.answers import answer
from api.catalogue import Catalogue
from api.drain import is_draining
from api.errors import NotReady
from engine.scoring import Compiled
from strategy_tables import Table, UnusableTable
from strategy_tables.turn import turn_values

_PATIENCE: Final = 10
"""Seconds after which asking again may help."""


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`GET /healthz`, `GET /readyz`."""

    @app.get("/healthz")
    def health() -> Response:
        return answer({"status": "alive"})

    # Those that were there at the start: what comes later may go again.
    known = tuple((table.compiled, table.header.objective) for table in catalogue.tables.values())

    @app.get("/readyz")
    def readiness() -> Response:
        if is_draining():
            raise NotReady("this server is about to stop", _PATIENCE)
        check_tables(catalogue, known)
        return answer({"status": "ready"})


def check_tables(catalogue: Catalogue, known: Sequence[tuple[Compiled, str]]) -> None:
    """Look at the files of these tables, and work the value of the empty card out anew from the first.

    Raises `NotReady` where something is not as it was at the start.
    """
    if not known:
        raise NotReady("there is no table; build some with: python -m strategy_tables build", _PATIENCE)
    for number, (compiled, objective) in enumerate(known):
        try:
            with catalogue.using(compiled, objective, may_solve=False) as table:
                value = _start_value(table) if number == 0 else table.start_value
        except UnusableTable as error:
            raise NotReady(f"the table of {compiled.ruleset.name} cannot be used: {error.why}", _PATIENCE) from None
        if not isclose(value, table.start_value, abs_tol=1e-9):
            raise NotReady(f"the table of {compiled.ruleset.name} gives {value}, not {table.start_value}", _PATIENCE)


def _start_value(table: Table) -> float:
    empty = np.zeros(1, dtype=np.int64)
    return float(turn_values(table.turn, np.asarray(table.values), empty, empty, empty)[0])
