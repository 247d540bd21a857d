"""Tables that a server builds before they are requested, while the queue is empty.

These are the missing tables of its own rulesets, then optional ones. The latter are of the most popular rulesets and of
those that recent requests needed: first the outlooks of all, then the targets. The folder of solved tables has the list
of them, see `jobs.build_queue`; one of the processes that share the folder starts the builds.
"""

from __future__ import annotations

import fcntl
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Final

from api.service.demand import Demand
from api.service.graceful_shutdown import is_draining
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, SolverFailed, TableKind
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
    """Preparation of tables of these `kinds`.

    These are the means of rulesets `without_means`, and optional tables of the `popular` rulesets and of noted ones, if
    `is_worth` accepts them.
    """

    def __init__(
        self,
        solved: SolvedTables,
        demand: Demand,
        kinds: Sequence[TableKind],
        without_means: Sequence[CompiledRuleset],
        popular: Sequence[CompiledRuleset],
        is_worth: Callable[[CompiledRuleset, TableKind], bool],
    ) -> None:
        self._solved = solved
        self._demand = demand
        self._means = [(each, EXPECTED_TOTAL) for each in without_means if EXPECTED_TOTAL in kinds]
        self._optional = [kind for kind in kinds if kind is not EXPECTED_TOTAL]
        self._popular = popular
        self._is_worth = is_worth
        # Time of the last note by fingerprint.
        self._noted: LruCache[str, float] = LruCache(_NOTED)

    def note(self, compiled: CompiledRuleset) -> None:
        """Note a request for a missing optional table of a ruleset."""
        now, last = time.monotonic(), self._noted.get(compiled.fingerprint)
        if self._optional and (last is None or now - last > _BETWEEN_NOTES):
            self._noted.put(compiled.fingerprint, now)
            try:
                self._solved.prepare(self._optional_tables([compiled]))
            except SolverFailed as error:
                # The request itself is answered.
                _LOG.warning("tables cannot be prepared: %s", error)

    def note_missing(self) -> None:
        """Note the missing tables of the server's rulesets. Raises `SolverFailed`."""
        self._solved.prepare([*self._means, *self._optional_tables(self._popular)])

    def _optional_tables(self, rulesets: Iterable[CompiledRuleset]) -> list[tuple[CompiledRuleset, TableKind]]:
        asked = ((compiled, kind) for kind in self._optional for compiled in rulesets)
        return [each for each in asked if self._is_worth(*each)]

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
            self.note_missing()
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
