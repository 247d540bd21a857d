"""Files that were deleted take room on the disk until everybody has closed them, also a worker that nobody asks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from threading import Lock, Thread
from typing import Final
from weakref import WeakMethod

SECONDS: Final = 1.0
"""After so many a process looks again; who waits for the room waits for a few times as long."""


class Janitor:
    """Calls a method of some object from time to time, for as long as that says there is something to look after.

    The method is called in a thread of this process: one that forks has none until it calls `begin` itself.
    """

    def __init__(self, look: Callable[[], bool]) -> None:
        """`look` is a bound method; its object may go at any time."""
        self._look = WeakMethod(look)
        self._lock = Lock()
        self._process = 0

    def begin(self) -> None:
        """There is something to look after; often called."""
        with self._lock:
            if self._process == os.getpid():
                return
            self._process = os.getpid()
            Thread(target=self._run, name="letting-go", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(SECONDS)
            with self._lock:
                look = self._look()
                if look is None or not look():
                    # Whoever begins again comes before this or after it.
                    self._process = 0
                    return
                del look
