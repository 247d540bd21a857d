"""Files that were found to be damaged, so that nobody reads some hundred megabytes again to find out the same.

A file is known by its number, its size and its times, all of which the system keeps. Who writes to it changes one of
them, but not twice within one tick of the system's clock: what was written a moment ago may not be remembered yet.
"""

import os
import time
from pathlib import Path

Stamp = tuple[int, int, int, int]
"""Number, bytes, and when the data and anything at all was last changed, in nanoseconds."""

_SETTLED_NS = 2 * 10**9

_known: dict[Path, tuple[Stamp, str]] = {}


def stamp_of(descriptor: int) -> Stamp:
    """What an open file is known by."""
    found = os.fstat(descriptor)
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def remember_damage(path: Path, stamp: Stamp, why: str) -> None:
    """Remember what is wrong with a file that looked like this when it was read."""
    # Later than now are stamps of before the clock was set back: whoever writes again leaves another one.
    if abs(time.time_ns() - max(stamp[2:])) > _SETTLED_NS:
        _known[path] = (stamp, why)


def known_damage(path: Path, stamp: Stamp) -> str | None:
    """What is wrong with a file that looks like this, if that is known."""
    found = _known.get(path)
    return found[1] if found is not None and found[0] == stamp else None
