"""What a folder of solved tables holds, and making room in it.

::

    FOLDER/<fingerprint>.<objective>.table     as everywhere
    FOLDER/<fingerprint>.<objective>.used      touched when it is used; the one untouched for longest goes first
    FOLDER/<fingerprint>.<objective>.waited    who has waited for it has not come back yet: it stays until he has, or
                                               until the time of this file

Times in the future are those of a clock that was wrong: they count as long ago.
"""

import os
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

LONGEST_WAIT: Final = 900.0
"""Nobody who waits is waited for longer than so many seconds after he was last seen."""

BUILDING: Final = ".building"
"""Ends the name of a table that is being written."""
_USED: Final = ".used"
_WAITED: Final = ".waited"
_BETWEEN_TOUCHES: Final = 60.0
_SECONDS_TO_LET_GO: Final = 5.0
"""A file takes room until all who have it open have noticed that it was thrown away; they look once a second."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table in the folder: whether somebody waits for it, when it was last used, its bytes, its file."""

    waited: bool
    used: float
    size: int
    path: Path


def stored_tables(folder: Path) -> list[Stored]:
    """All tables of the folder, those first that can best be spared."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(FileNotFoundError):
            found.append(Stored(_is_waited(path), _last_used(path), path.stat().st_size, path))
    return sorted(found, key=lambda stored: (stored.waited, stored.used, stored.path))


def total_size(tables: Iterable[Stored]) -> int:
    """Bytes of these tables."""
    return sum(stored.size for stored in tables)


def delete_table(path: Path) -> None:
    """Delete a table; who has it open keeps it until he lets go."""
    for each in (path, path.with_suffix(_USED), path.with_suffix(_WAITED)):
        each.unlink(missing_ok=True)


def evict_to_limit(folder: Path, limit: int, new: Path) -> None:
    """Throw tables away down to `limit` bytes, but never the `new` one, nor those that somebody waits for."""
    tables = stored_tables(folder)
    total = total_size(tables)
    for stored in tables:
        if total > limit and not stored.waited and stored.path != new:
            delete_table(stored.path)
            total -= stored.size


def delete_if_over_limit(folder: Path, limit: int, new: Path) -> None:
    """Throw the `new` table away where it makes more than `limit` bytes of all that are there."""
    if total_size(stored_tables(folder)) > limit:
        delete_table(new)


def free_disk(folder: Path, size: int) -> bool:
    """Throw tables away until the disk has room for `size` bytes, at least one.

    Those that somebody waits for go last. False, and none is thrown away, where all of them would not be enough. Others
    who have them open are given time to let go.
    """
    tables = stored_tables(folder)
    missing = size - disk_usage(folder).free
    if not tables or total_size(tables) < missing:
        return False
    thrown = 0
    for stored in tables:
        if thrown and thrown >= missing:
            break
        delete_table(stored.path)
        thrown += stored.size
    deadline = time.monotonic() + _SECONDS_TO_LET_GO
    while disk_usage(folder).free < size and time.monotonic() < deadline:
        time.sleep(0.1)
    return True


def retry_while_disk_full(write: Callable[[], None], free: Callable[[], bool]) -> None:
    """Write; where the disk is full, as often as `free` has found something to throw away."""
    while True:
        try:
            return write()
        except OSError as error:
            if not is_disk_full(error) or not free():
                raise


def is_disk_full(error: BaseException | None) -> bool:
    """Whether an error says that the disk is full, or what of it may be used."""
    return isinstance(error, OSError) and error.errno in (ENOSPC, EDQUOT)


def fits_besides_awaited(folder: Path, limit: int, size: int) -> bool:
    """Whether so many bytes fit beside the tables that somebody waits for; always where nobody waits for any."""
    tables = stored_tables(folder)
    waited = total_size(stored for stored in tables if stored.waited)
    room = min(limit, total_size(tables) + disk_usage(folder).free)
    return not waited or waited + size <= room


def never_fits(folder: Path, size: int) -> bool:
    """Return whether the disk has no room for so many bytes, even without all tables that are there or being built.

    Where none is, and writing failed, a quota may be less than the disk says is free.
    """
    others = total_size(stored_tables(folder))
    for path in folder.glob(f".*{BUILDING}"):
        with suppress(FileNotFoundError):
            others += path.stat().st_size
    return not others or size > disk_usage(folder).free + others


def fits_besides_all(folder: Path, limit: int, size: int) -> bool:
    """Whether so many bytes fit beside all tables that are there."""
    with suppress(FileNotFoundError):
        return total_size(stored_tables(folder)) + size <= limit and size <= disk_usage(folder).free
    return size <= limit


def touch(path: Path) -> None:
    """Note that a table is in use, and that who has waited for it has come back; often called, it seldom writes.

    Not to the table itself: a file whose times change is compared with its digest anew by all who have it open.
    """
    # Another process may have thrown the file away; who has it open keeps it.
    with suppress(OSError):
        path.with_suffix(_WAITED).unlink(missing_ok=True)
        if time.time() - _last_used(path) > _BETWEEN_TOUCHES and path.exists():
            path.with_suffix(_USED).touch()


def reserve_until(path: Path, until: float) -> None:
    """Keep a table until somebody has come back for it, or until then."""
    marker = path.with_suffix(_WAITED)
    # Without it the table goes when it is its turn, that is all.
    with suppress(OSError):
        marker.touch()
        os.utime(marker, (until, until))


def _is_waited(path: Path) -> bool:
    with suppress(FileNotFoundError):
        return 0.0 < path.with_suffix(_WAITED).stat().st_mtime - time.time() <= LONGEST_WAIT
    return False


def _last_used(path: Path) -> float:
    """When a table was used or built, in seconds since 1970."""
    times = [path.stat().st_mtime]
    with suppress(FileNotFoundError):
        times.append(path.with_suffix(_USED).stat().st_mtime)
    # A clock that was put right by a little has not forgotten everything.
    latest = time.time() + _BETWEEN_TOUCHES
    return max((stamp for stamp in times if stamp <= latest), default=0.0)
