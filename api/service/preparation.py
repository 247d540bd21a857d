"""Tables that a server requests before its clients do.

These are the missing tables of its own rulesets, then optional ones. The latter are of the most popular rulesets: first
the outlooks of all, then the targets, then quick ones of two players. Those that recent requests needed are requested
at once. The server is one more client of the queue, so it waits for one build at a time.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Final

from api.service.graceful_shutdown import is_draining
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, SolverFailed, TableKind
from strategy_tables.jobs.build import expected_size
from strategy_tables.jobs.build_queue import PREPARING
from strategy_tables.jobs.cost import seconds_to_build
from strategy_tables.jobs.on_demand import key_of
from strategy_tables.jobs.requested_build import FAILED
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.solved_folder import fits_besides_all

POPULAR: Final = ("yahtzee", "yatzy", "yacht", "crag", "generala", "generala-double", "yatzy-forced")
"""The most popular rulesets, and small games that are built in a second."""

_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 600.0
"""Seconds between checks, and the maximum while the queue cannot be used."""
_NOTED: Final = 64
_BETWEEN_NOTES: Final = 30.0
_FRESH: Final = 1.0
"""Seconds for which the list of tables to prepare is reused."""

_LOG: Final = logging.getLogger("keepwise.api")

_Wanted = tuple[CompiledRuleset, TableKind]


@dataclass(frozen=True, slots=True)
class PreparationStatus:
    """Status of a table that is prepared: its share of work done, and the approximate seconds left."""

    key: str
    ruleset: str
    objective: str
    share: float
    seconds_left: float


class Preparation:
    """Preparation of tables of these `kinds`.

    These are the means of rulesets `without_means`, and optional tables of the `popular` rulesets and of noted ones, if
    `is_missing` says so.
    """

    def __init__(
        self,
        solved: SolvedTables,
        kinds: Sequence[TableKind],
        without_means: Sequence[CompiledRuleset],
        popular: Sequence[CompiledRuleset],
        is_missing: Callable[[CompiledRuleset, TableKind], bool],
    ) -> None:
        self._solved = solved
        self._optional = [kind for kind in kinds if kind is not EXPECTED_TOTAL]
        self._wanted = [(each, EXPECTED_TOTAL) for each in without_means if EXPECTED_TOTAL in kinds]
        self._wanted += [(each, kind) for kind in self._optional for each in popular]
        self._is_missing = is_missing
        # Time of the last note by table.
        self._noted: LruCache[str, float] = LruCache(_NOTED)
        self._listed: tuple[float, list[PreparationStatus]] = (-_FRESH, [])

    def note(self, compiled: CompiledRuleset, kind: TableKind) -> None:
        """Note a request for a missing optional table."""
        key, now = key_of(compiled, kind), time.monotonic()
        last = self._noted.get(key)
        if kind in self._optional and (last is None or now - last > _BETWEEN_NOTES):
            self._noted.put(key, now)
            try:
                self._request_first([(compiled, kind)])
            except SolverFailed as error:
                # The request itself is answered.
                _LOG.warning("tables cannot be prepared: %s", error)

    def preparing(self) -> list[PreparationStatus]:
        """Return the missing tables of this server's list, the next one first, then those that it has requested."""
        listed, found = self._listed
        if time.monotonic() - listed > _FRESH:
            found = list(self._list())
            self._listed = (time.monotonic(), found)
        return found

    def _list(self) -> Iterator[PreparationStatus]:
        left, builds = 0.0, self._solved.builds()
        wanted = {
            key_of(compiled, kind): (compiled.ruleset.name, seconds_to_build(compiled, kind))
            for compiled, kind in self._missing(self._wanted)
        }
        noted = {
            key: (build.ruleset, build.seconds)
            for key, build in builds.items()
            if build.client == PREPARING and build.status != FAILED
        }
        for key, (name, seconds) in {**wanted, **noted}.items():
            share, build = 0.0, builds.get(key)
            if build is not None and build.is_building:
                progress = build.progress()
                share, seconds = progress.share, progress.seconds_left
            left += seconds
            yield PreparationStatus(key, name, key.partition(".")[2], share, left)

    def _missing(self, wanted: Iterable[_Wanted]) -> Iterator[_Wanted]:
        """Yield those tables that are missing, fit without evicting others, and have not failed recently."""
        size, builds = 0, self._solved.builds()
        for compiled, kind in wanted:
            build = builds.get(key_of(compiled, kind))
            if (build is None or build.seconds_until_retry == 0.0) and self._is_missing(compiled, kind):
                size += expected_size(compiled, kind)
                if fits_besides_all(self._solved.folder, self._solved.limit, size):
                    yield compiled, kind

    def seconds_left(self, compiled: CompiledRuleset, kind: TableKind) -> float | None:
        """Return the seconds until a prepared table is ready; None if it is not prepared."""
        key = key_of(compiled, kind)
        return next((each.seconds_left for each in self.preparing() if each.key == key), None)

    def request_next(self) -> None:
        """Request the next missing table. Raises `SolverFailed` if the queue cannot be used."""
        self._request_first(self._wanted)

    def _request_first(self, wanted: Iterable[_Wanted]) -> None:
        for compiled, kind in self._missing(wanted):
            self._solved.request(compiled, kind, PREPARING)
            self._listed = (-_FRESH, [])
            return

    def start(self) -> Thread:
        """Start a thread that requests tables."""
        thread = Thread(target=self._run, name="preparation", daemon=True)
        thread.start()
        return thread

    def _run(self) -> None:
        said, pause = "", _PAUSE
        while not is_draining():
            try:
                self.request_next()
                pause = _PAUSE
            except (SolverFailed, OSError) as error:
                if str(error) != said:
                    _LOG.warning("tables cannot be prepared: %s", error)
                said, pause = str(error), min(2 * pause, _LONGEST_PAUSE)
            time.sleep(pause)
