"""The queue of builds: first in, first out, with one waiting build per client.

It is a file of SQLite in the folder of solved tables, or a Redis server that several machines share. Only huey has both
engines: dramatiq, rq and saq need a server, procrastinate needs PostgreSQL. Tables that take seconds have one queue,
those that take minutes another.

Everything stored is JSON::

    build KEY           the state of a requested build
    client NAME         the key of the build that a client waits for
    definition KEY      the ruleset, so that any solver can build the table

A message in a queue has the key of a table and a token. A solver builds it if the state of the build is waiting and has
the same token, so each attempt is built once. Nothing in here is precious: if it is lost, waiting clients ask again.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any, Final
from urllib.parse import urlsplit

from huey.api import Huey
from huey.constants import EmptyData
from huey.registry import Message
from huey.serializer import Serializer
from huey.storage import BaseStorage, PriorityRedisStorage, SqliteStorage
from redis import ConnectionPool
from redis.exceptions import RedisError

from strategy_tables.errors import SolverFailed
from strategy_tables.jobs.requested_build import FAILED, WAITING, BuildProgress, RequestedBuild, load_build
from strategy_tables.store.solved_folder import free_disk

QUICK: Final = "quick"
SLOW: Final = "slow"
LANES: Final = (QUICK, SLOW)
"""Queues of builds that take seconds, and minutes."""

GREATEST_QUEUE: Final = 256
"""Most builds that wait in a queue."""
OUTCOMES: Final = ("solved", "failed")
"""Outcomes of builds that solvers count."""
PREPARING: Final = "preparing"
"""Client that a server is when it prepares tables; no real client has this name."""
_FILE: Final = "queue.db"
_CLIENT_LENGTH: Final = 80
_FAILURES_KEPT: Final = 32
_LOST_AFTER: Final = 5.0
"""Seconds after which a waiting build without a message in the queue is lost: its process was killed in between."""
_SECONDS_TO_CONNECT: Final = 2.0
_BYTES_TO_WRITE: Final = 1 << 16
_LOCK_SECONDS: Final = 5.0
_FRESH: Final = 0.25
"""Seconds for which an overview of all builds is reused."""


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """Request for a table: its key, lane, states, estimated seconds, and its ruleset with its definition."""

    key: str
    lane: str
    states: int
    seconds: float
    ruleset: str
    definition: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WaitStatus:
    """Status of a requested table, which is ready in about `seconds` seconds.

    `place` is the number of tables before it, current builds included. It is None if the table is not in the queue
    because the client waits for another. `progress` is the current build, of this or another table.
    """

    place: int | None
    seconds: float
    progress: BuildProgress | None


class _JsonSerializer(Serializer):  # type: ignore[misc]
    """JSON instead of pickles, which would execute code from anyone with access to the queue."""

    def _serialize(self, data: Any) -> bytes:
        return json.dumps(data).encode()

    def _deserialize(self, data: bytes) -> Any:
        return Message(*json.loads(bytes(data)))


class _Engine:
    """Connections of one process: a Huey of every lane, whose storages have the definitions, and that of the states."""

    def __init__(self, make: Callable[[str], BaseStorage], build: Callable[[str, str], None]) -> None:
        # Messages have the module of this function, which has to be the same in all processes.
        def build_table(key: str, token: str) -> None:
            build(key, token)

        self.lanes = {lane: _huey(make, f"keepwise_{lane}") for lane in LANES}
        self.tasks = {lane: huey.task()(build_table) for lane, huey in self.lanes.items()}
        self.states: BaseStorage = make("keepwise")


def _huey(make: Callable[[str], BaseStorage], name: str) -> Huey:
    return Huey(name, results=False, serializer=_JsonSerializer(), storage_class=make)


def _build_elsewhere(_key: str, _token: str) -> None:
    raise SolverFailed("this process builds no tables")


class BuildQueue:
    """The queue of builds of all processes that have the same folder, or the same `url` of Redis.

    A solver passes `build`, which gets the key and token of every message. All methods raise `SolverFailed` while the
    queue cannot be used.
    """

    def __init__(self, folder: Path, url: str | None = None, build: Callable[[str, str], None] = _build_elsewhere):
        self._folder = folder
        self._url = url
        self._build = build
        self._engine: _Engine | None = None
        self._owner = (0, 0)
        self._lock = Lock()
        self._overview: tuple[float, dict[str, RequestedBuild]] = (-_FRESH, {})

    @property
    def place(self) -> str:
        """Return the place of the queue for messages, without a password."""
        if self._url is None:
            return str(self._folder / _FILE)
        parts = urlsplit(self._url)
        return f"{parts.scheme}://{parts.hostname}:{parts.port or 6379}{parts.path}"

    def hueys(self) -> dict[str, Huey]:
        """Return the Huey of every lane, for their consumers."""
        with self._engines() as engine:
            return engine.lanes

    def request(self, asked: BuildRequest, client: str) -> RequestedBuild | None:
        """Return the build of a table, which is enqueued if it was not requested.

        The build may have failed recently. None if this client already waits for another one, or the queue is full.
        """
        client = client[:_CLIENT_LENGTH]
        with self._engines() as engine:
            before = found = self._find(engine, asked.key)
            if found is not None:
                found = found.if_killed()
                if found.status == FAILED:
                    if found.seconds_until_retry > 0.0:
                        return found
                elif not self._is_lost(engine, found):
                    return found
            huey = engine.lanes[asked.lane]
            if huey.storage.queue_size() >= GREATEST_QUEUE or not self._claim(engine, client, asked.key):
                return None
            if before is not None and not self._remove_unchanged(engine, before):
                self._release(engine, client, asked.key)
                return self._find(engine, asked.key)
            build = RequestedBuild(
                asked.key,
                asked.lane,
                secrets.token_hex(8),
                client,
                asked.ruleset,
                asked.states,
                asked.seconds,
                time.time(),
                failures=0 if found is None else found.failures,
                kills=0 if found is None else found.kills,
            )
            huey.storage.put_data(_definition(asked.key), json.dumps(asked.definition).encode())
            if not engine.states.put_if_empty(_state(asked.key), build.dump()):
                # Another process was faster.
                self._release(engine, client, asked.key)
                return self._find(engine, asked.key)
            self._enqueue(engine, build)
        # The answer to this request may describe it.
        with self._lock:
            self._overview = (-_FRESH, {})
        return build

    def _claim(self, engine: _Engine, client: str, key: str) -> bool:
        """Return whether this may be the build that a client waits for."""
        name = _client(client)
        if engine.states.put_if_empty(name, key.encode()):
            return True
        awaited = engine.states.peek_data(name)
        if awaited is EmptyData or (other := bytes(awaited).decode()) == key:
            return True
        build = self._find(engine, other)
        if build is not None and build.client == client and self._is_awaited(engine, build):
            return False
        engine.states.put_data(name, key.encode())
        return True

    def release(self, client: str, key: str) -> None:
        """Note that a client no longer waits for a table, which it has."""
        with self._engines() as engine:
            self._release(engine, client[:_CLIENT_LENGTH], key)

    def _release(self, engine: _Engine, client: str, key: str) -> None:
        if engine.states.peek_data(_client(client)) == key.encode():
            engine.states.delete_data(_client(client))

    def _is_awaited(self, engine: _Engine, build: RequestedBuild) -> bool:
        return build.if_killed().status != FAILED and not self._is_lost(engine, build)

    def _is_lost(self, engine: _Engine, build: RequestedBuild) -> bool:
        """Return whether a waiting build has no message in the queue."""
        if build.status != WAITING or abs(time.time() - build.queued) < _LOST_AFTER:
            return False
        return build.token not in self._tokens(engine, build.lane)

    def _remove_unchanged(self, engine: _Engine, build: RequestedBuild) -> bool:
        """Remove a build; return False if another process has changed it meanwhile."""
        removed = engine.states.pop_data(_state(build.key))
        if removed is EmptyData:
            return False
        if load_build(removed) in (None, build):
            return True
        engine.states.put_if_empty(_state(build.key), bytes(removed))
        return False

    def _enqueue(self, engine: _Engine, build: RequestedBuild, priority: int | None = None) -> None:
        engine.lanes[build.lane].enqueue(engine.tasks[build.lane].s(build.key, build.token, priority=priority))

    def _tokens(self, engine: _Engine, lane: str) -> dict[str, str]:
        """Return the tokens of all messages in a queue in order, with the keys of their tables."""
        messages = (Message(*json.loads(bytes(item))) for item in engine.lanes[lane].storage.enqueued_items())
        return {message.args[1]: message.args[0] for message in messages}

    def wait_status(self, build: RequestedBuild) -> WaitStatus:
        """Return the status of a build that waits or is in progress."""
        if build.is_building:
            progress = build.progress()
            return WaitStatus(0, progress.seconds_left, progress)
        with self._engines() as engine:
            waiting = list(self._tokens(engine, build.lane).values())
        builds = self.builds()
        underway = _underway(builds, build.lane)
        ahead = waiting[: waiting.index(build.key)] if build.key in waiting else []
        seconds = sum(each.seconds_left for each in underway)
        seconds += sum(builds[key].seconds for key in ahead if key in builds)
        place, solvers = len(underway) + len(ahead), max(len(underway), 1)
        return WaitStatus(place, seconds / solvers + build.seconds, underway[0] if underway else None)

    def wait_without_place(self, asked: BuildRequest) -> WaitStatus:
        """Return the status of a table that is not in the queue."""
        underway = _underway(self.builds(), asked.lane)
        left = underway[0].seconds_left if underway else 0.0
        return WaitStatus(None, left + asked.seconds, underway[0] if underway else None)

    def find(self, key: str) -> RequestedBuild | None:
        """Return the build of a table, or None."""
        with self._engines() as engine:
            found = self._find(engine, key)
            return None if found is None else found.if_killed()

    def _find(self, engine: _Engine, key: str) -> RequestedBuild | None:
        stored = engine.states.peek_data(_state(key))
        return None if stored is EmptyData else load_build(stored)

    def builds(self) -> dict[str, RequestedBuild]:
        """Return all builds by key, as of the last quarter of a second."""
        with self._lock:
            if time.monotonic() - self._overview[0] < _FRESH:
                return self._overview[1]
        with self._engines() as engine:
            builds = {build.key: build.if_killed() for build in self._all(engine)}
        with self._lock:
            self._overview = (time.monotonic(), builds)
        return builds

    def _all(self, engine: _Engine) -> Iterator[RequestedBuild]:
        for name, stored in engine.states.result_items().items():
            if name.startswith(_state("")) and (build := load_build(stored)) is not None:
                yield build

    def waiting(self) -> dict[str, int]:
        """Return the number of waiting builds by lane."""
        with self._engines() as engine:
            return {lane: huey.storage.queue_size() for lane, huey in engine.lanes.items()}

    # For solvers

    def begin(self, key: str, token: str) -> tuple[RequestedBuild, Any] | None:
        """Return a build that starts now, with the definition of its ruleset; None if the message is outdated."""
        with self._engines() as engine:
            build = self._find(engine, key)
            if build is None or build.token != token or build.status != WAITING:
                return None
            definition = engine.lanes[build.lane].storage.peek_data(_definition(key))
            build = build.as_started()
            engine.states.put_data(_state(key), build.dump())
            return build, _load_json(definition)

    def report(self, build: RequestedBuild) -> None:
        """Store the progress of a build."""
        with self._engines() as engine:
            engine.states.put_data(_state(build.key), build.dump())

    def end(self, build: RequestedBuild) -> None:
        """Forget a build whose table is there, or store one that has failed."""
        with self._engines() as engine:
            states = engine.states
            if build.status == FAILED:
                states.put_data(_state(build.key), build.dump())
                self._forget_failures(engine)
            else:
                states.delete_data(_state(build.key))
            engine.lanes[build.lane].storage.delete_data(_definition(build.key))
            self._release(engine, build.client, build.key)

    def _forget_failures(self, engine: _Engine) -> None:
        """Forget the oldest failures."""
        failed = [build for build in self._all(engine) if build.status == FAILED]
        for build in sorted(failed, key=lambda each: -each.seen)[_FAILURES_KEPT:]:
            engine.states.delete_data(_state(build.key))

    def put_back(self, build: RequestedBuild) -> None:
        """Enqueue a build that was stopped; it is the next one."""
        build = replace(build, status=WAITING, token=secrets.token_hex(8), started=0.0, since=0.0, share=0.0)
        with self._engines() as engine:
            engine.states.put_data(_state(build.key), build.dump())
            self._enqueue(engine, build, priority=1)

    def count(self, name: str, amount: int = 1) -> None:
        """Add to a counter of all processes."""
        with self._engines() as engine:
            engine.states.incr(name, amount)

    def counters(self) -> dict[str, int]:
        """Return all counters."""
        with self._engines() as engine:
            states = engine.states
            # huey reads counters only by changing them, and a change of the file waits for the disk.
            if isinstance(states, SqliteStorage):
                return dict(states.sql("select key, value from counter where queue = ?", (states.name,), results=True))
            return {name.decode(): int(value) for name, value in states.conn.hgetall(states.counter_key).items()}

    # Engines

    @contextmanager
    def _engines(self) -> Iterator[_Engine]:
        """Yield the connections of this process, turning their errors into `SolverFailed`."""
        try:
            yield self._connect()
        except SolverFailed:
            raise
        except sqlite3.Error as error:
            if "full" in str(error):
                # The next attempt may succeed.
                free_disk(self._folder, _BYTES_TO_WRITE)
            raise SolverFailed(f"the queue of builds, {self.place}, cannot be used: {error}", 2.0) from error
        except (OSError, RedisError) as error:
            raise SolverFailed(f"the queue of builds, {self.place}, cannot be used: {error}", 2.0) from error

    def _connect(self) -> _Engine:
        with self._lock:
            # Connections must not be shared with a forked process, and are of no use once the file is removed.
            owner = (os.getpid(), self._file_number())
            if self._engine is None or self._owner != owner:
                self._engine = _Engine(self._storage, self._build)
                self._owner = (owner[0], self._file_number())
            return self._engine

    def is_removed(self) -> bool:
        """Return whether the file has been removed since it was opened."""
        return self._engine is not None and self._owner[1] != self._file_number()

    def _file_number(self) -> int:
        """Return the number of the file in its file system; 0 if there is none."""
        if self._url is not None:
            return 0
        try:
            return (self._folder / _FILE).stat().st_ino
        except OSError:
            return 0

    def _storage(self, name: str, **_: Any) -> BaseStorage:
        if self._url is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            return SqliteStorage(name, filename=str(self._folder / _FILE), cache_mb=0, timeout=_LOCK_SECONDS)
        timeouts = {"socket_timeout": _SECONDS_TO_CONNECT, "socket_connect_timeout": _SECONDS_TO_CONNECT}
        pool = ConnectionPool.from_url(self._url, **timeouts)
        return PriorityRedisStorage(name, connection_pool=pool, blocking=False)


def _underway(builds: Mapping[str, RequestedBuild], lane: str) -> list[BuildProgress]:
    """Return the progress of the current builds of a lane, the next to end first."""
    found = (build.progress() for build in builds.values() if build.is_building and build.lane == lane)
    return sorted(found, key=lambda each: each.seconds_left)


def _load_json(stored: Any) -> Any:
    """Return stored JSON, or None if it is missing or damaged."""
    try:
        return None if stored is EmptyData else json.loads(bytes(stored))
    except (ValueError, RecursionError):
        return None


def _client(name: str) -> str:
    return f"client {name}"


def _state(key: str) -> str:
    return f"build {key}"


def _definition(key: str) -> str:
    return f"definition {key}"
