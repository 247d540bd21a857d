"""Processors that a process may use: those the system lists, as Linux does, or all."""

import os
from collections.abc import Iterable


def allowed_processors() -> frozenset[int]:
    """Return the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return frozenset(os.sched_getaffinity(0))
    return frozenset(range(os.cpu_count() or 1))


def pin_thread(processors: Iterable[int]) -> None:
    """Restrict this thread, and all that it starts from now on, to some processors if the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, processors)
