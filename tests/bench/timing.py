"""Timing calls."""

import time
from collections.abc import Callable


def seconds(call: Callable[[], object]) -> float:
    """How long one call takes."""
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def each_seconds(call: Callable[[], object], runs: int, times: int = 1) -> list[float]:
    """How long the call takes, by run, the mean of so many calls in each; after one that does not count."""
    call()
    taken = []
    for _ in range(runs):
        started = time.perf_counter()
        for _ in range(times):
            call()
        taken.append((time.perf_counter() - started) / times)
    return taken
