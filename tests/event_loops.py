"""Running coroutines in a thread of their own, since Playwright leaves an event loop in the main thread."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

_Answer = TypeVar("_Answer")


def run_apart(ask: Callable[[], Coroutine[Any, Any, _Answer]]) -> _Answer:
    """Return the result of a coroutine function, even if the current thread runs an event loop."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(ask())).result()
