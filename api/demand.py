"""Tables that a request has built because they are not there: who waits, and what the others are told."""

from __future__ import annotations

import logging
import math
from threading import Thread
from typing import Any, Final

from api.errors import NotReady
from api.metrics import count_busy, watch_solving
from engine.scoring import Compiled
from strategy_tables import EXPECTED_TOTAL, Objective, SolvedTables, SolverBusy, SolverFailed
from strategy_tables.cost import is_quick
from strategy_tables.lane import Underway, begun
from strategy_tables.on_demand import Builder

SOON: Final = 2
"""Seconds after which something that was just begun may be there."""
SECONDS_TO_WAIT: Final = 8.0
"""So long a request waits for a table that is quickly built. It may do so twice, and has to be answered then."""
_GREATEST_RETRY: Final = 600

_LOG: Final = logging.getLogger("keepwise.api")


class Demand:
    """Has tables built into a folder of solved ones."""

    def __init__(self, solved: SolvedTables) -> None:
        self._solved = solved

    def takes(self, compiled: Compiled, objective: Objective) -> bool:
        """Whether a table is built when it is asked for."""
        return self._solved.takes(compiled, objective)

    def build(self, compiled: Compiled, objective: Objective) -> None:
        """Have a table built, one that this server `takes`; returns when it is there.

        Raises `NotReady`, with how far it is, where that takes longer than a request can wait; and `SolverFailed`.
        """
        try:
            builder = self._solved.start(compiled, objective)
        except SolverBusy as error:
            count_busy(objective.name)
            raise _still_building(compiled, objective, error.underway) from None
        if builder is None:
            return
        _LOG.info("building the %s table of %r in process %d", objective.name, compiled.ruleset.name, builder.pid)
        failed: list[SolverFailed] = []
        # Somebody has to be there when it ends; where that takes minutes, the request is not.
        watch = Thread(target=_watch, args=(builder, compiled.ruleset.name, objective.name, failed), daemon=True)
        watch.start()
        watch.join(SECONDS_TO_WAIT if is_quick(compiled, objective) else 0.0)
        if watch.is_alive():
            said = [each for each in self._solved.underway() if _is_of(each, compiled, objective)]
            raise _still_building(compiled, objective, said[0] if said else begun(compiled, objective).underway())
        if failed:
            raise failed[0]


def _watch(builder: Builder, ruleset: str, objective: str, failed: list[SolverFailed]) -> None:
    """Be there when a builder ends, and say how that was."""
    try:
        with watch_solving(objective):
            builder.finish()
    except SolverFailed as error:
        failed.append(error)
        _LOG.error("the %s table of %r could not be built: %s", objective, ruleset, error)
    else:
        _LOG.info("the %s table of %r was built", objective, ruleset)


def _still_building(compiled: Compiled, objective: Objective, underway: Underway | None) -> NotReady:
    """What is said while a table is being built, this one or one that comes first."""
    what = "the table" if objective is EXPECTED_TOTAL else f"the {objective.name} table"
    if underway is None:
        return NotReady(f"{what} of this ruleset, or one before it, is just being begun", SOON)
    is_own = _is_of(underway, compiled, objective)
    far = f"{underway.share:.0%} done after {underway.seconds:.0f} s, about {underway.seconds_left:.0f} s left"
    why = "is being built" if is_own else "has to wait for another one, which is being built"
    return NotReady(
        f"{what} of this ruleset {why}: {far}", _whole(underway.seconds_left), _dump_progress(underway, is_own=is_own)
    )


def _dump_progress(underway: Underway, *, is_own: bool) -> dict[str, Any]:
    return {
        "table": "own" if is_own else "other",
        "objective": underway.objective,
        "states": underway.states,
        "states_done": underway.states_done,
        "share": round(underway.share, 4),
        "seconds": round(underway.seconds, 1),
        "seconds_left": round(underway.seconds_left, 1),
    }


def _is_of(underway: Underway, compiled: Compiled, objective: Objective) -> bool:
    return (underway.fingerprint, underway.objective) == (compiled.fingerprint, objective.name)


def _whole(seconds: float) -> int:
    return min(max(math.ceil(seconds), 1), _GREATEST_RETRY)
