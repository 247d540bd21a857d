"""Tables that a server builds before they are requested, while the queue is empty.

These are tables for the most popular rulesets, then for those of recent requests with optional tables: first the
outlooks of all, then the targets. The folder of solved tables has the list of them, see `jobs.build_queue`; one of the
processes that share the folder starts the builds.
"""

from __future__ import annotations

import fcntl
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Final

from api.service.demand import Demand
from api.service.graceful_shutdown import is_draining
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import SolvedTables, SolverFailed, TableKind
from strategy_tables.jobs.on_demand import PREPARED_KINDS
from strategy_tables.store.lru_cache import LruCache

POPULAR: Final = ("yahtzee", "yatzy", "yacht", "crag", "generala", "generala-double", "yatzy-forced")
"""The most popular rulesets, and small games that are built in a second."""

EXTENSION: Final = "keepwise.preparation"
"""Key of the preparation in the extensions of a service."""

_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 600.0
"""Seconds between checks, and the maximum while builds fail."""
_NOTED: Final = 64
_BETWEEN_NOTES: Final = 30.0

_LOG: Final = logging.getLogger("keepwise.api")


class Preparation:
    """Preparation of the tables of the `popular` rulesets and of noted ones, if `is_worth` accepts them."""

    def __init__(
        self,
        solved: SolvedTables,
        demand: Demand,
        popular: Sequence[CompiledRuleset],
        is_worth: Callable[[CompiledRuleset, TableKind], bool],
    ) -> None:
        self._solved = solved
        self._demand = demand
        self._popular = popular
        self._is_worth = is_worth
        # Time of the last note by fingerprint.
        self._noted: LruCache[str, float] = LruCache(_NOTED)

    def note(self, compiled: CompiledRuleset) -> None:
        """Note a request for a missing optional table of a ruleset."""
        now, last = time.monotonic(), self._noted.get(compiled.fingerprint)
        if last is None or now - last > _BETWEEN_NOTES:
            self._noted.put(compiled.fingerprint, now)
            try:
                self._prepare([compiled])
            except SolverFailed as error:
                # The request itself is answered.
                _LOG.warning("tables cannot be prepared: %s", error)

    def note_popular(self) -> None:
        """Note the missing tables of the popular rulesets. Raises `SolverFailed`."""
        self._prepare(self._popular)

    def _prepare(self, rulesets: Sequence[CompiledRuleset]) -> None:
        asked = ((compiled, kind) for kind in PREPARED_KINDS for compiled in rulesets)
        self._solved.prepare([each for each in asked if self._is_worth(*each)])

    def start(self) -> Thread:
        """Start a thread that prepares tables while no other process does."""
        thread = Thread(target=self._run, daemon=True)
        thread.start()
        return thread

    def _run(self) -> None:
        said, pause = "", _PAUSE
        while not is_draining():
            try:
                with self._exclusive():
                    pause = _PAUSE
                    self._run_builds()
            except (SolverFailed, OSError) as error:
                if str(error) != said:
                    _LOG.warning("tables cannot be prepared: %s", error)
                said, pause = str(error), min(2 * pause, _LONGEST_PAUSE)
                time.sleep(pause)

    def _run_builds(self) -> None:
        """Note and start builds in a loop; raises `SolverFailed`."""
        before, pause = set[str](), _PAUSE
        while not is_draining():
            self.note_popular()
            time.sleep(pause)
            begun = self._demand.build_prepared()
            # A build that restarts repeatedly fails without a message.
            pause = min(2 * pause, _LONGEST_PAUSE) if begun and begun == before else _PAUSE
            before = begun or before

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        """Wait until no other process that shares the folder prepares tables."""
        self._solved.folder.mkdir(parents=True, exist_ok=True)
        with (self._solved.folder / "preparing.lock").open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def begin_preparing(app: object) -> None:
    """Prepare tables in a new worker if its application is this service with preparation enabled."""
    preparation = getattr(app, "extensions", {}).get(EXTENSION)
    if isinstance(preparation, Preparation):
        preparation.start()
