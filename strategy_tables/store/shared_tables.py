"""Tables that several machines share: one builds them, the others copy them.

A place has each table under its file name, whole or not at all. Every copy is compared with the digest in its header.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final, Protocol

from strategy_tables.errors import (
    DamagedTable,
    InvalidSharedTables,
    SharedTablesUnavailable,
    StaleTable,
    TableNotWritten,
)
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.solved_folder import evict_to_limit, is_disk_full
from strategy_tables.store.tablefile import TableFile
from strategy_tables.store.temporary_file import temporary_file

_SECONDS_OF_TRANSFER: Final = 300.0
"""Timeout of a table; single calls have shorter ones."""
_BETWEEN_TOUCHES: Final = 3_600.0
"""Seconds between marks of a table's use by one process: marks in an object store cost money."""
_TOUCHED: Final = 1_000


class Place(Protocol):
    """Storage of shared tables. Its methods raise `errors`; they call `check` from time to time, which raises
    `SharedTablesUnavailable` when a transfer takes too long."""

    errors: tuple[type[Exception], ...]

    def upload(self, path: Path, check: Callable[[], None]) -> None:
        """Store a file under its name, replacing another one at once when it is complete."""

    def download(self, name: str, file: BinaryIO, check: Callable[[], None]) -> bool:
        """Write a stored file to an open one; return whether it exists."""

    def list_files(self) -> list[tuple[float, int, str]]:
        """Return the last use, the bytes and the name of all stored files, also of unfinished ones."""

    def touch(self, name: str) -> None:
        """Mark a file as used now."""

    def delete(self, name: str) -> None:
        """Delete a file, if it exists."""


class SharedTables:
    """Tables at a place that other machines use too, at most `limit` bytes of them.

    All methods raise `SharedTablesUnavailable` if the place fails. They may take minutes, so that no request should
    wait for them.
    """

    def __init__(self, place: Place, limit: int) -> None:
        self._place = place
        self._limit = limit
        self._touched: LruCache[str, float] = LruCache(_TOUCHED)

    def publish(self, path: Path) -> None:
        """Copy a table file to the place; before, evict least recently used ones to make space for it."""
        with self._reporting():
            self._evict(self._limit - path.stat().st_size, path.name)
            self._place.upload(path, _deadline())

    def _evict(self, limit: int, new: str) -> None:
        """Delete the least recently used tables beyond `limit` bytes, not counting the `new` one."""
        others = sorted(found for found in self._place.list_files() if found[-1] != new)
        total = sum(size for _, size, _ in others)
        for _, size, name in others:
            if total > limit:
                self._place.delete(name)
                total -= size

    def fetch(self, name: str, folder: Path) -> bool:
        """Copy a table into the folder under the same name; return whether the place has it.

        Evicts other tables of the folder down to the limit. A damaged table is deleted from the place. One of another
        release is left there. Raises `TableNotWritten` if the folder or its disk fails.
        """
        path = folder / name
        with temporary_file(path) as file:
            with self._reporting(path):
                if not self._place.download(name, file, _deadline()):
                    return False
                file.flush()
            try:
                header = TableFile(Path(file.name)).header
            except StaleTable:
                return False
            except DamagedTable:
                header = None
            if header is None or header.file_name != name:
                with self._reporting():
                    self._place.delete(name)
                return False
            Path(file.name).replace(path)
        evict_to_limit(folder, self._limit, path)
        with suppress(SharedTablesUnavailable):
            self.touch(name)
        return True

    def touch(self, name: str) -> None:
        """Mark a table as used, at most once an hour, successful or not."""
        now, last = time.monotonic(), self._touched.get(name)
        if last is None or now - last > _BETWEEN_TOUCHES:
            self._touched.put(name, now)
            with self._reporting():
                self._place.touch(name)

    @contextmanager
    def _reporting(self, written: Path | None = None) -> Iterator[None]:
        """Turn errors of the place into `SharedTablesUnavailable`, and a full disk below `written` into
        `TableNotWritten`."""
        try:
            yield
        except SharedTablesUnavailable:
            raise
        except self._place.errors as error:
            if written is not None and is_disk_full(error):
                raise TableNotWritten(written, str(error)) from error
            raise SharedTablesUnavailable(f"shared tables: {type(error).__name__}: {error}") from error


def _deadline() -> Callable[[], None]:
    """Return the `check` of a transfer that starts now."""
    end = time.monotonic() + _SECONDS_OF_TRANSFER

    def check() -> None:
        if time.monotonic() > end:
            raise SharedTablesUnavailable(f"shared tables: a transfer took over {_SECONDS_OF_TRANSFER:.0f} seconds")

    return check


def open_shared_tables(url: str, limit: int) -> SharedTables:
    """Return the shared tables at a URL: of Redis (redis, rediss), or of a file system that fsspec knows.

    Connects only when needed. Raises `InvalidSharedTables`.
    """
    scheme, separator, _ = url.partition("://")
    if not separator:
        raise InvalidSharedTables(
            "shared tables need a URL, such as redis://HOST, s3://BUCKET/PREFIX or file:///FOLDER; "
            f"{url!r} has no scheme"
        )
    try:
        # A server on one machine needs neither package.
        if scheme in ("redis", "rediss"):
            from strategy_tables.store.redis_tables import RedisTables

            return SharedTables(RedisTables(url), limit)
        from strategy_tables.store.file_system_tables import FileSystemTables

        return SharedTables(FileSystemTables(url, scheme), limit)
    except (ValueError, ImportError) as error:
        raise InvalidSharedTables(f"tables cannot be shared at {scheme}://…: {error}") from error
