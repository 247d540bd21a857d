"""The processors that a process may use, on systems that tell, as Linux does; on others, all there are."""

import os
from collections.abc import Iterable


def allowed_processors() -> frozenset[int]:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return frozenset(os.sched_getaffinity(0))
    return frozenset(range(os.cpu_count() or 1))


def pin_thread(processors: Iterable[int]) -> None:
    """Have this thread, and all that it starts from now on, use these and no others, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, processors)
