"""Pinning workers to processors.

The threads of a worker take turns holding the interpreter lock. The system wakes them on any idle processor. The lock
and the data then move with every turn, which costs as much time as the work itself. Pinning avoids that.

Workers are only pinned if the server has the whole machine, with at least as many workers as processors. Otherwise
other programs might compete for the same processor.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set


def choose_processor(taken: Iterable[int | None], workers: int, allowed: Set[int]) -> int | None:
    """Return the first processor with the fewest other workers, for a new one.

    `taken` are those of the others, `workers` the intended number, `allowed` the usable processors. None if there are
    fewer workers than processors.

    >>> choose_processor([0, 1, 0], workers=4, allowed={0, 1})
    1
    >>> choose_processor([], workers=1, allowed={0, 1})
    """
    if workers < len(allowed):
        return None
    counts = Counter(taken)
    return min(sorted(allowed), key=lambda processor: counts[processor])
