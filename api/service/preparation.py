"""Tables that a server builds before anybody asks for them, while nobody waits for others.

First of the rulesets that people play most, then of those that somebody has asked something of that takes a table: the
outlooks of all, then the targets. What is to be built is noted in the folder of solved tables, see `jobs.waiting`, so
every process knows it; one process of all that name this folder keeps it going.
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
"""The rulesets that people play most, and small games, of which building takes a second."""

EXTENSION: Final = "keepwise.preparation"
"""Where the service has it, among Flask's extensions."""

_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 600.0
"""Seconds between two looks, and where that which was begun does not get anywhere."""
_NOTED: Final = 64
_BETWEEN_NOTES: Final = 30.0

_LOG: Final = logging.getLogger("keepwise.api")


class Preparation:
    """Has the tables of the `popular` rulesets built, and of those that are noted, as far as they are `worth` it."""

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
        # When each was noted last, by fingerprint.
        self._noted: LruCache[str, float] = LruCache(_NOTED)

    def note(self, compiled: CompiledRuleset) -> None:
        """Somebody has asked for what takes an optional table of a ruleset that is not there."""
        now, last = time.monotonic(), self._noted.get(compiled.fingerprint)
        if last is None or now - last > _BETWEEN_NOTES:
            self._noted.put(compiled.fingerprint, now)
            try:
                self._prepare([compiled])
            except SolverFailed as error:
                # What was asked is answered all the same.
                _LOG.warning("nothing can be prepared: %s", error)

    def note_popular(self) -> None:
        """Note those tables of the popular rulesets that are not there. Raises `SolverFailed`."""
        self._prepare(self._popular)

    def _prepare(self, rulesets: Sequence[CompiledRuleset]) -> None:
        asked = ((compiled, kind) for kind in PREPARED_KINDS for compiled in rulesets)
        self._solved.prepare([each for each in asked if self._is_worth(*each)])

    def start(self) -> Thread:
        """In a process that answers: keep it going, as soon as no other one does."""
        thread = Thread(target=self._run, daemon=True)
        thread.start()
        return thread

    def _run(self) -> None:
        said, pause = "", _PAUSE
        while not is_draining():
            try:
                with self._exclusive():
                    pause = _PAUSE
                    self._keep_going()
            except (SolverFailed, OSError) as error:
                if str(error) != said:
                    _LOG.warning("nothing can be prepared: %s", error)
                said, pause = str(error), min(2 * pause, _LONGEST_PAUSE)
                time.sleep(pause)

    def _keep_going(self) -> None:
        """Note what is to be built and begin with it, again and again; raises `SolverFailed` where that fails."""
        before, pause = set[str](), _PAUSE
        while not is_draining():
            self.note_popular()
            time.sleep(pause)
            begun = self._demand.build_prepared()
            # What is begun again and again ends before it can say why.
            pause = min(2 * pause, _LONGEST_PAUSE) if begun and begun == before else _PAUSE
            before = begun or before

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        """When no other process keeps it going, be it one of this server or of another one that shares the folder."""
        self._solved.folder.mkdir(parents=True, exist_ok=True)
        with (self._solved.folder / "preparing.lock").open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def begin_preparing(app: object) -> None:
    """In a new worker: prepare tables, where what it serves is this service and was told to."""
    preparation = getattr(app, "extensions", {}).get(EXTENSION)
    if isinstance(preparation, Preparation):
        preparation.start()
