"""Who waits for which tables, and whose turn it is: every client has one built, then it is the next client's turn.

::

    FOLDER/LANE.queue         the queue, as JSON
    FOLDER/LANE.queue.lock    held by who looks at the queue, for an instant
    FOLDER/KEY.LANE.wanted    the definition of a ruleset that is waited for, so that anybody can build its table

Clients stand in a line. The first one has a table built and goes to the end, behind all who came meanwhile; so whoever
comes is served after at most as many tables as there are other clients, whatever they want. A wish that is not repeated
in time is forgotten. What is in the files may be lost or damaged at any moment: then whoever still waits asks again.

What a server prepares by itself stands in the same line, a client for every ruleset, with wishes of a rank above 0:
their turn comes when nobody waits for anything of a lower rank. What was begun is finished, whoever comes meanwhile.
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
from strategy_tables.jobs.folder import LONGEST_WAIT, free_disk, retry_while_disk_full
from strategy_tables.jobs.records import read_record

REQUESTS_PER_CLIENT: Final = 4
"""Several people may share one address, and one may want several tables of a ruleset."""
MAX_REQUESTS: Final = 256
"""When there are so many, a new client takes the place of what is prepared, or the last one of who has several."""
MAX_PREPARED: Final = 16
"""Rulesets that tables are prepared of at a time."""
_TRIES: Final = 2
_CLIENT_LENGTH: Final = 80

_NEWEST: Final = 0.25
"""How much the table that was built last counts in how long they take."""
_PACES: Final = (1 / 16, 16.0)
_BLOCK: Final = 4_096
_BESIDE: Final = ".new"
_KEY: Final = re.compile(r"[0-9a-f]{64}\.[a-z_]+")


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """A table that somebody wants: what building it takes as estimated, and when the wish is forgotten.

    Of a `rank` above 0 it is prepared in the background: nobody waits for it.
    """

    key: str
    states: int
    seconds: float
    size: int
    until: float = 0.0
    rank: int = 0


@dataclass(frozen=True, slots=True)
class ActiveBuild:
    """The wish whose turn it is, since when, and how often its building was begun."""

    key: str
    since: float
    tries: int = 1


@dataclass(frozen=True, slots=True)
class BuildQueue:
    """The clients in their order, each with its wishes in theirs; `pace` is how long builders really take."""

    line: Mapping[str, tuple[BuildRequest, ...]] = field(default_factory=dict)
    served: ActiveBuild | None = None
    pace: float = 1.0

    def order(self) -> Iterator[BuildRequest]:
        """Every table that is wanted, once, in the order in which they are built if nobody else comes."""
        clients, seen = dict(self.line), set()
        if self.served is not None and (of_served := self._requests_for(self.served.key)):
            client, wish = of_served[0]
            clients = _move_to_end(clients, client, wish)
            seen.add(wish.key)
            yield wish
        for rank in sorted({wish.rank for wishes in clients.values() for wish in wishes}):
            line = deque(deque(wish for wish in wishes if wish.rank == rank) for wishes in clients.values())
            while line:
                wishes = line.popleft()
                while wishes and wishes[0].key in seen:
                    wishes.popleft()
                if wishes:
                    seen.add(wishes[0].key)
                    yield wishes.popleft()
                    line.append(wishes)

    def contains(self, key: str) -> bool:
        """Whether somebody waits for a table."""
        return bool(self._requests_for(key))

    def is_prepared(self, key: str) -> bool:
        """Whether a table is prepared, whoever waits for it besides."""
        return any(wish.rank for _, wish in self._requests_for(key))

    def _requests_for(self, key: str) -> list[tuple[str, BuildRequest]]:
        """Who wants a table, those of the lowest rank first."""
        found = [(client, wish) for client, wishes in self.line.items() for wish in wishes if wish.key == key]
        return sorted(found, key=lambda each: each[1].rank)

    def without_expired(self, now: float) -> Self:
        """The queue without what nobody has repeated in time; what was noted by a clock ahead of ours is clamped."""
        first = next(self.order(), None)
        served = self.served if first is not None and self.served is not None and first.key == self.served.key else None
        line = {}
        for client, wishes in self.line.items():
            latest = now + LONGEST_WAIT
            kept = tuple(
                wish if wish.until <= latest else replace(wish, until=latest)
                for wish in wishes
                if wish.until >= now or (served is not None and wish.key == served.key)
            )
            if kept:
                line[client] = kept
        return replace(self, line=line, served=served and replace(served, since=min(served.since, now)))

    def enqueue(self, client: str, wish: BuildRequest) -> Self:
        """The queue after a client has asked for a table, for the first time or again.

        Unchanged where the client waits for too many others, or too many clients do.
        """
        client = client[:_CLIENT_LENGTH]
        mine = self.line.get(client, ())
        if any(each.key == wish.key for each in mine):
            return self._with_client(client, tuple(wish if each.key == wish.key else each for each in mine))
        queue = self if sum(map(len, self.line.values())) < MAX_REQUESTS else self._drop_one(len(mine) + 1)
        if queue is None or len(mine) >= REQUESTS_PER_CLIENT:
            return self
        return queue._with_client(client, (*mine, wish))

    def enqueue_preparation(self, client: str, wish: BuildRequest) -> Self:
        """The queue after a table was noted that is to be prepared; unchanged where enough others are."""
        clients = {each for each, wishes in self.line.items() if any(wish.rank for wish in wishes)}
        is_full = sum(map(len, self.line.values())) >= MAX_REQUESTS or len(clients) >= MAX_PREPARED
        return self if self.is_prepared(wish.key) or (is_full and client not in clients) else self.enqueue(client, wish)

    def renew_preparations(self, least: float, until: float) -> Self:
        """The queue when what is prepared, and would be forgotten before `least`, is so only at `until`."""
        line = {
            client: tuple(replace(each, until=until) if each.rank and each.until < least else each for each in wishes)
            for client, wishes in self.line.items()
        }
        return replace(self, line=line)

    def _with_client(self, client: str, wishes: tuple[BuildRequest, ...]) -> Self:
        line = {**self.line, client: wishes}
        return replace(self, line={client: wishes for client, wishes in line.items() if wishes})

    def _drop_one(self, spared: int) -> Self | None:
        """Without one of what is prepared, or else the last wish of whoever waits for most tables.

        Nobody gives one away who has only so many.
        """
        client, wishes = max(self.line.items(), key=lambda item: (item[1][-1].rank > 0, len(item[1])))
        return self._with_client(client, wishes[:-1]) if len(wishes) > spared or wishes[-1].rank else None

    def start_build(self, wish: BuildRequest, now: float) -> Self:
        """The queue when the building of its first table begins."""
        before = self.served.tries if self.served is not None and self.served.key == wish.key else 0
        return replace(self, served=ActiveBuild(wish.key, now, before + 1))

    def finish_build(self, seconds: float | None = None) -> Self:
        """The queue when what was being built is not any more; `seconds` are those it took, None where it failed.

        Nobody waits for it now, and the client whose turn it was goes to the end of the line.
        """
        wish = next(self.order())
        queue = self.remove(wish.key)
        first, _ = self._requests_for(wish.key)[0]
        line = _move_to_end(queue.line, first, wish)
        pace = self.pace
        if seconds is not None:
            least, greatest = _PACES
            measured = min(max(seconds / max(wish.seconds, 1e-3), least), greatest)
            pace += _NEWEST * (measured - pace)
        return replace(queue, line=line, served=None, pace=pace)

    def remove(self, key: str) -> Self:
        """The queue when nobody waits for a table any more, because it is there or cannot be built."""
        line = {
            client: kept
            for client, wishes in self.line.items()
            if (kept := tuple(wish for wish in wishes if wish.key != key))
        }
        return replace(self, line=line)

    def can_retry(self) -> bool:
        """Whether another try is made at what was to be begun, and of which nothing is known."""
        return self.served is not None and self.served.tries < _TRIES

    def last_expiry(self, key: str) -> float:
        """When the last of those who wait for a table is not expected any more."""
        return max((wish.until for _, wish in self._requests_for(key) if not wish.rank), default=0.0)


def _move_to_end(
    line: Mapping[str, tuple[BuildRequest, ...]], client: str, wish: BuildRequest
) -> dict[str, tuple[BuildRequest, ...]]:
    """Whoever was served goes to the end of the line, but for what is prepared, where nobody comes to be first."""
    mine = () if wish.rank else (client,)
    return {each: line[each] for each in (*(other for other in line if other not in mine), *mine) if each in line}


class QueueFile:
    """The queue of one lane, for all processes that name its folder."""

    def __init__(self, folder: Path, lane: str) -> None:
        self._folder = folder
        self._file = folder / f"{lane}.queue"
        self._lock = folder / f"{lane}.queue.lock"
        self._suffix = f".{lane}.wanted"

    @contextmanager
    def lock(self) -> Iterator[BuildQueue]:
        """The queue as it is now; only who holds it may write another one.

        Raises `SolverFailed` for whatever the system has against that, and against what is done meanwhile.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with self._lock.open("ab") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                yield self._read().without_expired(time.time())
        except OSError as error:
            raise SolverFailed(f"{self._folder}: {error}") from error

    def peek(self) -> BuildQueue:
        """The queue as it was a moment ago, for who changes nothing."""
        return self._read().without_expired(time.time())

    def write(self, queue: BuildQueue) -> None:
        """Write the queue; raises `SolverFailed` where that cannot be done."""
        said = {
            "line": {client: [_dump_request(wish) for wish in wishes] for client, wishes in queue.line.items()},
            "served": queue.served and asdict(queue.served),
            "pace": queue.pace,
        }
        self._write(self._file, json.dumps(said))

    def _read(self) -> BuildQueue:
        try:
            said: Any = json.loads(self._file.read_text(encoding="utf-8"))
            line = {
                client: tuple(_read_request(wish) for wish in wishes[:REQUESTS_PER_CLIENT])
                for client, wishes in list(said["line"].items())[:MAX_REQUESTS]
            }
            served = None if said["served"] is None else read_record(ActiveBuild, said["served"])
            least, greatest = _PACES
            if isinstance(pace := said["pace"], float) and least <= pace <= greatest:
                return BuildQueue({client: wishes for client, wishes in line.items() if wishes}, served, pace)
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            pass
        return BuildQueue()

    def save_definition(self, key: str, definition: Mapping[str, Any]) -> None:
        """Keep a ruleset for who builds the table; raises `SolverFailed` where that cannot be done."""
        path = self._definition_path(key)
        if not path.exists():
            self._write(path, json.dumps(definition))

    def load_definition(self, key: str) -> Any:
        """What `save_definition` has kept, as far as JSON can tell; None where there is no such thing."""
        try:
            return json.loads(self._definition_path(key).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return None

    def name_of(self, key: str) -> str:
        """What the ruleset calls itself whose table is waited for; "" where nobody knows any more."""
        said = self.load_definition(key)
        name = said.get("name") if isinstance(said, Mapping) else None
        return name if isinstance(name, str) else ""

    def remove_orphans(self, queue: BuildQueue) -> None:
        """Remove the definitions that nobody waits for, and what somebody left who was killed while he wrote one."""
        wanted = {self._definition_path(wish.key) for wish in queue.order()}
        for path in (*self._folder.glob(f"*{self._suffix}"), *self._folder.glob(f"*{self._suffix}{_BESIDE}")):
            if path not in wanted:
                with suppress(OSError):
                    path.unlink()

    def _definition_path(self, key: str) -> Path:
        return self._folder / f"{key}{self._suffix}"

    def _write(self, path: Path, text: str) -> None:
        beside = path.with_name(f"{path.name}{_BESIDE}")

        def write() -> None:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)

        free: Callable[[], bool] = lambda: free_disk(self._folder, len(text) + _BLOCK)  # noqa: E731
        try:
            retry_while_disk_full(write, free)
        except OSError as error:
            raise SolverFailed(f"{path}: {error.strerror}") from error


def _dump_request(wish: BuildRequest) -> dict[str, Any]:
    # `asdict`, in a tenth of the time.
    return {name: getattr(wish, name) for name in BuildRequest.__slots__}


def _read_request(said: Any) -> BuildRequest:
    wish = read_record(BuildRequest, said)
    # It becomes the name of a file.
    if not _KEY.fullmatch(wish.key):
        raise ValueError(f"{wish.key!r} is no table")
    return wish
