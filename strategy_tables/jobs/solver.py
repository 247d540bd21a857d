"""The process that builds requested tables: `python -m strategy_tables solver`.

It takes builds from the queue, one of seconds and one of minutes at a time. Each has a process of its own, so that a
failing build takes nothing else with it. Any number of solvers may share a queue.
"""

from __future__ import annotations

import json
import logging
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from types import FrameType
from typing import IO, Any, ClassVar, Final, TypeVar, cast

from huey.consumer import Consumer

from engine.definitions.definition import parse_ruleset
from engine.errors import InvalidRuleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.errors import DiskFull, SolverFailed, TableError
from strategy_tables.jobs.build_queue import PREPARING, QUICK, SLOW, BuildQueue
from strategy_tables.jobs.builder import STOPPED
from strategy_tables.jobs.on_demand import key_of
from strategy_tables.jobs.requested_build import RequestedBuild
from strategy_tables.jobs.settings import BuildSettings
from strategy_tables.log_lines import JsonFormatter
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.shared_tables import SharedTables
from strategy_tables.store.tablefile import SUFFIX

_GREATEST_SECONDS: Final = {QUICK: 120.0, SLOW: 3_600.0}
"""Timeouts of builders; builds within the limits of `cost` take a small part of them."""
_HEARTBEAT: Final = 1.0
_TRIES_TO_PUBLISH: Final = 5
_BETWEEN_CHECKS: Final = 0.1

_LOG: Final = logging.getLogger("keepwise.solver")
_Used = TypeVar("_Used")


class BuilderProcess:
    """A process that builds a table in a folder of up to `limit` bytes; see `builder`."""

    command: ClassVar[Sequence[str]] = ("-m", "strategy_tables.jobs.builder")
    """Arguments of Python."""

    def __init__(self, build: RequestedBuild, definition: Any, folder: Path, limit: int) -> None:
        """Start a builder; raise `SolverFailed` if that fails."""
        prepares = str(int(build.client == PREPARING))
        arguments = [str(folder), str(limit), build.objective, str(_GREATEST_SECONDS[build.lane]), prepares]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - our own command; the definition is written to a pipe
                [sys.executable, *self.command, *arguments],
                # Independent of the working directory.
                cwd=Path(__file__).resolve().parents[2],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise SolverFailed(f"the builder cannot be started: {error.strerror}") from error
        self._input = cast(IO[str], self._process.stdin)
        self._output = cast(IO[str], self._process.stdout)
        with suppress(BrokenPipeError):
            self._input.write(f"{json.dumps(definition)}\n")
            self._input.flush()

    @property
    def pid(self) -> int:
        """Return its process id."""
        return self._process.pid

    def stop(self) -> None:
        """Ask it to stop."""
        self._process.terminate()

    def reports(self) -> Iterator[dict[str, Any]]:
        """Yield what it reports until it ends."""
        with self._output:
            yield from map(json.loads, self._output)

    def wait(self) -> int:
        """Return its exit status, after its end."""
        with suppress(BrokenPipeError):
            self._input.close()
        return self._process.wait()


class Solver:
    """Builds tables of the queue in a folder of up to `limit` bytes, and publishes them to `shared` ones if given."""

    builder: type[BuilderProcess] = BuilderProcess

    def __init__(self, folder: Path, limit: int, url: str | None = None, shared: SharedTables | None = None) -> None:
        self.queue = BuildQueue(folder, url, self.build)
        self._folder = folder
        self._limit = limit
        self._shared = shared
        self._stopping = Event()
        self._builders: set[BuilderProcess] = set()
        self._consumers: list[Consumer] = []

    def build(self, key: str, token: str) -> None:
        """Build the table of a message; failures are stored and logged."""
        begun = self.queue.begin(key, token)
        if begun is None:
            return
        build, definition = begun
        with self._reporting(build) as current:
            ended = self._outcome(current, definition)
        if ended is None:
            self._when_available(lambda: self.queue.put_back(current.build))
        else:
            self._when_available(lambda: self.queue.end(ended))

    def _outcome(self, current: _Current, definition: Any) -> RequestedBuild | None:
        """Return a build after its end, possibly failed; None if it was stopped."""
        build = current.build
        path = self._folder / f"{build.key}{SUFFIX}"
        try:
            _check_ruleset(build, definition)
            # Another solver may have built it for a request that was lost.
            if path.exists() or (self._shared is not None and self._shared.fetch(path.name, self._folder)):
                return build
            if not self._run_builder(current, definition):
                return None
            if self._shared is not None and path.exists():
                self._publish(self._shared, path)
        except TableError as error:
            _LOG.error("the %s table of %r could not be built: %s", build.objective, build.ruleset, error)
            self._count(build, "failed", time.time() - build.started)
            return build.as_failed(str(error), lacks_room=isinstance(error, DiskFull))
        return build

    def _run_builder(self, current: _Current, definition: Any) -> bool:
        """Run a builder; return False if it was stopped. Raises `SolverFailed`."""
        build, begun = current.build, time.monotonic()
        failed: dict[str, Any] = {}
        builder = self.builder(build, definition, self._folder, self._limit)
        self._builders.add(builder)
        _LOG.info("building the %s table of %r in process %d", build.objective, build.ruleset, builder.pid)
        try:
            if self._stopping.is_set():
                builder.stop()
            for said in builder.reports():
                if "why" in said:
                    failed = said
                elif "warning" in said:
                    _LOG.warning("%s", said["warning"])
                else:
                    current.build = current.build.with_report(said["states_done"], said["share"])
            status = builder.wait()
        finally:
            self._builders.discard(builder)
        if status == STOPPED or (status and self._stopping.is_set()):
            return False
        if status:
            failure = DiskFull if failed.get("lacks_room") else SolverFailed
            raise failure(failed.get("why") or f"the builder ended with status {status}")
        _LOG.info("the %s table of %r was built", build.objective, build.ruleset)
        self._count(build, "solved", time.monotonic() - begun)
        return True

    def _publish(self, shared: SharedTables, path: Path) -> None:
        """Copy a table to where all machines find it. Raises `TableError` if that fails repeatedly."""
        for left in reversed(range(_TRIES_TO_PUBLISH)):
            try:
                shared.publish(path)
                return
            except TableError as error:
                if not left:
                    raise
                _LOG.warning("%s", error)
                self._stopping.wait(2.0 ** (_TRIES_TO_PUBLISH - left))

    def _count(self, build: RequestedBuild, outcome: str, seconds: float) -> None:
        with suppress(SolverFailed):
            self.queue.count(f"{outcome} {build.objective}")
            self.queue.count(f"{outcome} milliseconds {build.objective}", round(1_000 * seconds))

    @contextmanager
    def _reporting(self, build: RequestedBuild) -> Iterator[_Current]:
        """Yield the build as it is stored every second, so that other processes see that this one is alive."""
        current, ended = _Current(build), Event()

        def report() -> None:
            while not ended.wait(_HEARTBEAT):
                current.build = current.build.as_seen()
                with suppress(SolverFailed):
                    self.queue.report(current.build)

        thread = Thread(target=report, daemon=True)
        thread.start()
        try:
            yield current
        finally:
            ended.set()
            thread.join()

    def _when_available(self, use: Callable[[], _Used]) -> _Used | None:
        """Use the queue as soon as it is available; return None if this solver is stopped before."""
        while True:
            try:
                return use()
            except SolverFailed as error:
                if self._stopping.is_set():
                    return None
                _LOG.warning("%s", error)
                self._stopping.wait(_HEARTBEAT)

    def work_through(self) -> None:
        """Build all that is in the queue, in this thread."""
        for huey in self.queue.hueys().values():
            while (task := huey.dequeue()) is not None:
                huey.execute(task)

    def run(self) -> None:
        """Build until SIGTERM or SIGINT; then stop builders, whose builds return to the queue.

        Also returns when the file of the queue is removed, since consumers would wait for the removed one.
        """
        self._consumers = [
            Consumer(huey, periodic=False, initial_delay=_BETWEEN_CHECKS, max_delay=2 * _BETWEEN_CHECKS)
            for huey in (self._when_available(self.queue.hueys) or {}).values()
        ]
        for consumer in self._consumers:
            consumer.start()
        self.stop_on_signals()
        _LOG.info("the solver takes builds from %s", self.queue.place)
        while not self._stopping.wait(_HEARTBEAT):
            for consumer in self._consumers:
                consumer.check_worker_health()
            if self.queue.is_removed():
                _LOG.warning("the queue was removed: %s", self.queue.place)
                self.stop()
        for consumer in self._consumers:
            consumer.stop(graceful=True)

    def stop_on_signals(self) -> None:
        """Stop on SIGTERM and SIGINT."""

        def stop(_number: int, _frame: FrameType | None) -> None:
            self.stop()

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)

    def stop(self) -> None:
        """Stop building; `run` returns when the builders have ended."""
        self._stopping.set()
        # First, so that no builder takes what another one puts back.
        for consumer in self._consumers:
            consumer.stop_flag.set()
        for builder in tuple(self._builders):
            builder.stop()


class _Current:
    """The build in progress of a lane."""

    def __init__(self, build: RequestedBuild) -> None:
        self.build = build


def _check_ruleset(build: RequestedBuild, definition: Any) -> None:
    """Raise `SolverFailed` if the definition of a build is lost, or that of another ruleset."""
    if build.objective in TABLE_KINDS:
        with suppress(InvalidRuleset):
            compiled = compile_ruleset(parse_ruleset(definition))
            if build.key == key_of(compiled, TABLE_KINDS[build.objective]):
                return
    raise SolverFailed("the ruleset in the queue is damaged")


def main(settings: BuildSettings, server: int | None = None) -> int:
    """Run a solver until it is stopped, or until the `server` that has the other end of this pipe is gone."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    _LOG.setLevel(logging.INFO)
    solver = Solver(settings.folder, settings.limit, settings.queue, settings.open_shared())
    if server is not None:

        def watch() -> None:
            select.select([server], [], [])
            solver.stop()

        Thread(target=watch, daemon=True).start()
    solver.run()
    return 0
