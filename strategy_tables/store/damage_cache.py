"""Cache of damaged files, so that hundreds of megabytes are not read again for the same result.

A file is identified by its number, its size and its times, as the system records them. A write changes one of these,
but not twice within one tick of the system's clock: so files that were written a moment ago are not cached.
"""

import os
import time
from pathlib import Path

Stamp = tuple[int, int, int, int]
"""Number, bytes, and the times of the last change of the data and of anything, in nanoseconds."""

_SETTLED_NS = 2 * 10**9

_known: dict[Path, tuple[Stamp, str]] = {}


def stamp_of(descriptor: int) -> Stamp:
    """Return the identity of an open file."""
    found = os.fstat(descriptor)
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def remember_damage(path: Path, stamp: Stamp, why: str) -> None:
    """Remember the damage of a file with this identity."""
    # Times in the future date from before the clock was set back: a further write leaves another one.
    if abs(time.time_ns() - max(stamp[2:])) > _SETTLED_NS:
        _known[path] = (stamp, why)


def known_damage(path: Path, stamp: Stamp) -> str | None:
    """Return the known damage of a file with this identity, or None."""
    found = _known.get(path)
    return found[1] if found is not None and found[0] == stamp else None
