"""Which processor a worker stays on.

The threads of a worker take turns, since they share one interpreter lock. The system does not know that and wakes them
on whatever processor is free: the lock and the data then wander from one to the other with every turn, which takes as
much time again as the work itself. On one processor they do not. That is only done where the server was given the whole
machine, as many workers as processors or more; otherwise somebody else might be at work on just that one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set


def choose_processor(taken: Iterable[int | None], workers: int, allowed: Set[int]) -> int | None:
    """The processor for one more worker: one that the fewest others are on, the first of several.

    `taken` are those of the others, `workers` how many there are going to be, `allowed` the processors that the server
    may use. None where there are fewer workers than these.

    >>> choose_processor([0, 1, 0], workers=4, allowed={0, 1})
    1
    >>> choose_processor([], workers=1, allowed={0, 1})
    """
    if workers < len(allowed):
        return None
    counts = Counter(taken)
    return min(sorted(allowed), key=lambda processor: counts[processor])
