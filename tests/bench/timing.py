import time
from collections.abc import Callable


def seconds(call: Callable[[], object]) -> float:
    """Return the duration of one call."""
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def each_seconds(call: Callable[[], object], runs: int, times: int = 1) -> list[float]:
    """Return the mean duration of `times` calls in each run, after an extra call to warm up."""
    call()
    taken = []
    for _ in range(runs):
        started = time.perf_counter()
        for _ in range(times):
            call()
        taken.append((time.perf_counter() - started) / times)
    return taken
