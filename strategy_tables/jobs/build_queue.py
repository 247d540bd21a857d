"""Queues of build requests with round-robin scheduling: after each table it is the next client's turn.

::

    FOLDER/LANE.queue         the queue, as JSON
    FOLDER/LANE.queue.lock    held briefly while the queue is used
    FOLDER/KEY.LANE.wanted    the definition of a requested ruleset, so that any process can build its table

After a table is built for the first client in the queue, that client moves to the end, behind all that came meanwhile.
So the number of other clients bounds the tables that a client waits for. A request that is not repeated in time
expires. Files may be lost or damaged at any moment: clients that still wait ask again.

Preparations by the server itself are in the same queue, with a client for every ruleset and requests of a rank above 0.
They are built when no request of a lower rank is left. A build that was started is finished.
"""

import fcntl
import json
import re
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Self

from strategy_tables.errors import SolverFailed
from strategy_tables.jobs.records import read_record
from strategy_tables.store.solved_folder import LONGEST_WAIT, free_disk, retry_while_disk_full

REQUESTS_PER_CLIENT: Final = 4
"""Several people may share an address, and one may need several tables of a ruleset."""
MAX_REQUESTS: Final = 256
"""At this limit, a new client displaces a preparation, or the last request of a client with several."""
MAX_PREPARED: Final = 16
"""Most rulesets whose tables are prepared at a time."""
_TRIES: Final = 2
_CLIENT_LENGTH: Final = 80

_NEWEST: Final = 0.25
"""Weight of the last build in the pace."""
_PACES: Final = (1 / 16, 16.0)
_BLOCK: Final = 4_096
_PARTIAL: Final = ".new"
_KEY: Final = re.compile(r"[0-9a-f]{64}\.[a-z_]+")


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """Request for a table, with the estimated cost of building it, and the time when it expires.

    A `rank` above 0 marks a preparation in the background, for which no client waits.
    """

    key: str
    states: int
    seconds: float
    size: int
    until: float = 0.0
    rank: int = 0


@dataclass(frozen=True, slots=True)
class ActiveBuild:
    """The request whose turn it is, since when, and the number of tries."""

    key: str
    since: float
    tries: int = 1


@dataclass(frozen=True, slots=True)
class BuildQueue:
    """Clients in their order, each with its requests in order; `pace` is the measured share of estimated times."""

    line: Mapping[str, tuple[BuildRequest, ...]] = field(default_factory=dict)
    served: ActiveBuild | None = None
    pace: float = 1.0

    def order(self) -> Iterator[BuildRequest]:
        """Yield every requested table, once, in the order of building if no further request comes."""
        clients, seen = dict(self.line), set()
        if self.served is not None and (of_served := self._requests_for(self.served.key)):
            client, request = of_served[0]
            clients = _move_to_end(clients, client, request)
            seen.add(request.key)
            yield request
        for rank in sorted({request.rank for requests in clients.values() for request in requests}):
            line = deque(
                deque(request for request in requests if request.rank == rank) for requests in clients.values()
            )
            while line:
                requests = line.popleft()
                while requests and requests[0].key in seen:
                    requests.popleft()
                if requests:
                    seen.add(requests[0].key)
                    yield requests.popleft()
                    line.append(requests)

    def contains(self, key: str) -> bool:
        """Return whether a table is requested."""
        return bool(self._requests_for(key))

    def is_prepared(self, key: str) -> bool:
        """Return whether a table is prepared, even if clients also wait for it."""
        return any(request.rank for _, request in self._requests_for(key))

    def _requests_for(self, key: str) -> list[tuple[str, BuildRequest]]:
        """Return the clients that request a table, those of the lowest rank first."""
        found = [
            (client, request) for client, requests in self.line.items() for request in requests if request.key == key
        ]
        return sorted(found, key=lambda each: each[1].rank)

    def without_expired(self, now: float) -> Self:
        """Return the queue without expired requests; times of a clock ahead of this one are clamped."""
        first = next(self.order(), None)
        served = self.served if first is not None and self.served is not None and first.key == self.served.key else None
        line = {}
        for client, requests in self.line.items():
            latest = now + LONGEST_WAIT
            kept = tuple(
                request if request.until <= latest else replace(request, until=latest)
                for request in requests
                if request.until >= now or (served is not None and request.key == served.key)
            )
            if kept:
                line[client] = kept
        return replace(self, line=line, served=served and replace(served, since=min(served.since, now)))

    def enqueue(self, client: str, request: BuildRequest) -> Self:
        """Return the queue after a client has requested a table, for the first time or again.

        Unchanged if the client has too many other requests, or the queue is full.
        """
        client = client[:_CLIENT_LENGTH]
        mine = self.line.get(client, ())
        if any(each.key == request.key for each in mine):
            return self._with_client(client, tuple(request if each.key == request.key else each for each in mine))
        queue = self if sum(map(len, self.line.values())) < MAX_REQUESTS else self._drop_one(len(mine) + 1)
        if queue is None or len(mine) >= REQUESTS_PER_CLIENT:
            return self
        return queue._with_client(client, (*mine, request))

    def enqueue_preparation(self, client: str, request: BuildRequest) -> Self:
        """Return the queue with a preparation; unchanged if there are enough others."""
        clients = {each for each, requests in self.line.items() if any(request.rank for request in requests)}
        is_full = sum(map(len, self.line.values())) >= MAX_REQUESTS or len(clients) >= MAX_PREPARED
        return (
            self
            if self.is_prepared(request.key) or (is_full and client not in clients)
            else self.enqueue(client, request)
        )

    def renew_preparations(self, least: float, until: float) -> Self:
        """Return the queue where preparations that would expire before `least` expire at `until`."""
        line = {
            client: tuple(replace(each, until=until) if each.rank and each.until < least else each for each in requests)
            for client, requests in self.line.items()
        }
        return replace(self, line=line)

    def _with_client(self, client: str, requests: tuple[BuildRequest, ...]) -> Self:
        line = {**self.line, client: requests}
        return replace(self, line={client: requests for client, requests in line.items() if requests})

    def _drop_one(self, spared: int) -> Self | None:
        """Return the queue without one preparation, or else without the last request of the client with most.

        None if that client has no more than `spared`.
        """
        client, requests = max(self.line.items(), key=lambda item: (item[1][-1].rank > 0, len(item[1])))
        return self._with_client(client, requests[:-1]) if len(requests) > spared or requests[-1].rank else None

    def start_build(self, request: BuildRequest, now: float) -> Self:
        """Return the queue after the build of its first table has started."""
        before = self.served.tries if self.served is not None and self.served.key == request.key else 0
        return replace(self, served=ActiveBuild(request.key, now, before + 1))

    def finish_build(self, seconds: float | None = None) -> Self:
        """Return the queue after the current build ended in `seconds` seconds; None if it failed.

        Its requests are removed, and its client goes to the end of the line.
        """
        request = next(self.order())
        queue = self.remove(request.key)
        first, _ = self._requests_for(request.key)[0]
        line = _move_to_end(queue.line, first, request)
        pace = self.pace
        if seconds is not None:
            least, greatest = _PACES
            measured = min(max(seconds / max(request.seconds, 1e-3), least), greatest)
            pace += _NEWEST * (measured - pace)
        return replace(queue, line=line, served=None, pace=pace)

    def remove(self, key: str) -> Self:
        """Return the queue without requests for a table that exists or cannot be built."""
        line = {
            client: kept
            for client, requests in self.line.items()
            if (kept := tuple(request for request in requests if request.key != key))
        }
        return replace(self, line=line)

    def can_retry(self) -> bool:
        """Return whether the active build, whose outcome is unknown, may be tried again."""
        return self.served is not None and self.served.tries < _TRIES

    def last_expiry(self, key: str) -> float:
        """Return when the last request of a waiting client for a table expires."""
        return max((request.until for _, request in self._requests_for(key) if not request.rank), default=0.0)


def _move_to_end(
    line: Mapping[str, tuple[BuildRequest, ...]], client: str, request: BuildRequest
) -> dict[str, tuple[BuildRequest, ...]]:
    """Return the line with the served client at the end; preparations keep their place."""
    mine = () if request.rank else (client,)
    return {each: line[each] for each in (*(other for other in line if other not in mine), *mine) if each in line}


class QueueFile:
    """File of a lane's queue, for all processes that use its folder."""

    def __init__(self, folder: Path, lane: str) -> None:
        self._folder = folder
        self._file = folder / f"{lane}.queue"
        self._lock = folder / f"{lane}.queue.lock"
        self._suffix = f".{lane}.wanted"

    @contextmanager
    def lock(self) -> Iterator[BuildQueue]:
        """Yield the queue under a lock, so that it may be written.

        Raises `SolverFailed` for errors of the system, here and in the body.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with self._lock.open("ab") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                yield self._read().without_expired(time.time())
        except OSError as error:
            raise SolverFailed(f"{self._folder}: {error}") from error

    def peek(self) -> BuildQueue:
        """Return a recent state of the queue, for readers."""
        return self._read().without_expired(time.time())

    def write(self, queue: BuildQueue) -> None:
        """Write the queue; raise `SolverFailed` if that fails."""
        said = {
            "line": {
                client: [_dump_request(request) for request in requests] for client, requests in queue.line.items()
            },
            "served": queue.served and asdict(queue.served),
            "pace": queue.pace,
        }
        self._write(self._file, json.dumps(said))

    def _read(self) -> BuildQueue:
        try:
            said: Any = json.loads(self._file.read_text(encoding="utf-8"))
            line = {
                client: tuple(_read_request(request) for request in requests[:REQUESTS_PER_CLIENT])
                for client, requests in list(said["line"].items())[:MAX_REQUESTS]
            }
            served = None if said["served"] is None else read_record(ActiveBuild, said["served"])
            least, greatest = _PACES
            if isinstance(pace := said["pace"], float) and least <= pace <= greatest:
                return BuildQueue({client: requests for client, requests in line.items() if requests}, served, pace)
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            pass
        return BuildQueue()

    def save_definition(self, key: str, definition: Mapping[str, Any]) -> None:
        """Save a ruleset for the builder of its table; raise `SolverFailed` if that fails."""
        path = self._definition_path(key)
        if not path.exists():
            self._write(path, json.dumps(definition))

    def load_definition(self, key: str) -> Any:
        """Return the saved definition as parsed JSON; None without one."""
        try:
            return json.loads(self._definition_path(key).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return None

    def name_of(self, key: str) -> str:
        """Return the name in a requested ruleset's definition; "" if that is missing."""
        said = self.load_definition(key)
        name = said.get("name") if isinstance(said, Mapping) else None
        return name if isinstance(name, str) else ""

    def remove_orphans(self, queue: BuildQueue) -> None:
        """Remove definitions without a request, and partial files of processes that were killed."""
        wanted = {self._definition_path(request.key) for request in queue.order()}
        for path in (*self._folder.glob(f"*{self._suffix}"), *self._folder.glob(f"*{self._suffix}{_PARTIAL}")):
            if path not in wanted:
                with suppress(OSError):
                    path.unlink()

    def _definition_path(self, key: str) -> Path:
        return self._folder / f"{key}{self._suffix}"

    def _write(self, path: Path, text: str) -> None:
        partial = path.with_name(f"{path.name}{_PARTIAL}")

        def write() -> None:
            partial.write_text(text, encoding="utf-8")
            partial.replace(path)

        free: Callable[[], bool] = lambda: free_disk(self._folder, len(text) + _BLOCK)  # noqa: E731
        try:
            retry_while_disk_full(write, free)
        except OSError as error:
            raise SolverFailed(f"{path}: {error.strerror}") from error


def _dump_request(request: BuildRequest) -> dict[str, Any]:
    # This is ten times as fast as `asdict`.
    return {name: getattr(request, name) for name in BuildRequest.__slots__}


def _read_request(said: Any) -> BuildRequest:
    request = read_record(BuildRequest, said)
    # The key becomes the name of a file.
    if not _KEY.fullmatch(request.key):
        raise ValueError(f"{request.key!r} is not a table")
    return request
