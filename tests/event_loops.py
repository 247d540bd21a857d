"""Coroutines in a thread of their own: Playwright's browser leaves an event loop running in the thread of the tests."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

_Answer = TypeVar("_Answer")


def run_apart(ask: Callable[[], Coroutine[Any, Any, _Answer]]) -> _Answer:
    """What a function of coroutines returns, whatever the thread in hand is busy with."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(ask())).result()
