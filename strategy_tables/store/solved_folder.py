"""Folders of solved tables, and eviction from them.

::

    FOLDER/<fingerprint>.<objective>.table    a table
    FOLDER/<fingerprint>.<objective>.used     touched when it is used; the least recently used one is evicted first

Times in the future indicate clock skew and count as long ago.
"""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from errno import EDQUOT, ENOSPC
from pathlib import Path
from shutil import disk_usage
from typing import Final

from strategy_tables.store.tablefile import SUFFIX

MEBIBYTE: Final = 1 << 20

BUILDING: Final = ".building"
"""Suffix of a table that is being written."""
_USED: Final = ".used"
_BETWEEN_TOUCHES: Final = 60.0
_SECONDS_TO_CLOSE: Final = 5.0
"""Seconds that processes take to close a deleted file, checking once a second; until then it takes disk space."""


@dataclass(frozen=True, slots=True)
class Stored:
    """Table in the folder: its last use, its bytes, its file."""

    used: float
    size: int
    path: Path


def stored_tables(folder: Path) -> list[Stored]:
    """Return all tables of the folder, in the order of eviction."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(FileNotFoundError):
            found.append(Stored(_last_used(path), path.stat().st_size, path))
    return sorted(found, key=lambda stored: (stored.used, stored.path))


def total_size(tables: Iterable[Stored]) -> int:
    """Return the bytes of these tables."""
    return sum(stored.size for stored in tables)


def delete_table(path: Path) -> None:
    """Delete a table; processes that have it open keep it until they close it."""
    for each in (path, path.with_suffix(_USED)):
        each.unlink(missing_ok=True)


def evict_to_limit(folder: Path, limit: int, new: Path) -> None:
    """Evict tables down to `limit` bytes, but not the `new` one."""
    tables = stored_tables(folder)
    total = total_size(tables)
    for stored in tables:
        if total > limit and stored.path != new:
            delete_table(stored.path)
            total -= stored.size


def delete_if_over_limit(folder: Path, limit: int, new: Path) -> None:
    """Delete the `new` table if all tables together exceed `limit` bytes."""
    if total_size(stored_tables(folder)) > limit:
        delete_table(new)


def free_disk(folder: Path, size: int) -> bool:
    """Evict at least one table, until `size` bytes of the disk are free.

    Returns False, without eviction, if all of them would not be enough. Processes that have them open get time to close
    them.
    """
    tables = stored_tables(folder)
    missing = size - disk_usage(folder).free
    if not tables or total_size(tables) < missing:
        return False
    freed = 0
    for stored in tables:
        if freed and freed >= missing:
            break
        delete_table(stored.path)
        freed += stored.size
    deadline = time.monotonic() + _SECONDS_TO_CLOSE
    while disk_usage(folder).free < size and time.monotonic() < deadline:
        time.sleep(0.1)
    return True


def retry_while_disk_full(write: Callable[[], None], free: Callable[[], bool]) -> None:
    """Write; on a full disk, retry as long as `free` evicts something."""
    while True:
        try:
            return write()
        except OSError as error:
            if not is_disk_full(error) or not free():
                raise


def is_disk_full(error: BaseException | None) -> bool:
    """Return whether an error is due to a full disk or quota."""
    return isinstance(error, OSError) and error.errno in (ENOSPC, EDQUOT)


def never_fits(folder: Path, size: int) -> bool:
    """Return whether the disk cannot hold this number of bytes, even without all finished and unfinished tables.

    If there are none and writing failed, a quota may be lower than the free space of the disk.
    """
    others = total_size(stored_tables(folder))
    for path in folder.glob(f".*{BUILDING}"):
        with suppress(FileNotFoundError):
            others += path.stat().st_size
    return not others or size > disk_usage(folder).free + others


def fits_besides_all(folder: Path, limit: int, size: int) -> bool:
    """Return whether this number of bytes fits in addition to all tables."""
    with suppress(FileNotFoundError):
        return total_size(stored_tables(folder)) + size <= limit and size <= disk_usage(folder).free
    return size <= limit


def touch(path: Path) -> bool:
    """Mark a table as used; called often, it seldom writes. Return whether it did.

    It does not touch the table itself: all processes compare a file again with its digest when its times change.
    """
    # Another process may have deleted the file; processes that have it open keep it.
    with suppress(OSError):
        if time.time() - _last_used(path) > _BETWEEN_TOUCHES and path.exists():
            path.with_suffix(_USED).touch()
            return True
    return False


def _last_used(path: Path) -> float:
    """Return the last use or the build of a table, in seconds since 1970."""
    times = [path.stat().st_mtime]
    with suppress(FileNotFoundError):
        times.append(path.with_suffix(_USED).stat().st_mtime)
    # A small correction of the clock does not count as skew.
    latest = time.time() + _BETWEEN_TOUCHES
    return max((stamp for stamp in times if stamp <= latest), default=0.0)
