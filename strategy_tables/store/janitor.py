"""Release of deleted files, so that idle workers do not hold disk space."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from threading import Lock, Thread
from typing import Final
from weakref import WeakMethod

SECONDS: Final = 1.0
"""Interval of checks; builders that need the disk space wait several times as long."""


class Janitor:
    """Thread that calls a method periodically, as long as it returns True.

    The thread belongs to this process: a forked process has none until it calls `start` itself.
    """

    def __init__(self, clean_up: Callable[[], bool]) -> None:
        """Call `clean_up`, a bound method, until it returns False or its object is gone."""
        self._clean_up = WeakMethod(clean_up)
        self._lock = Lock()
        self._process = 0

    def start(self) -> None:
        """Start the thread unless it runs; cheap enough to be called often."""
        with self._lock:
            if self._process == os.getpid():
                return
            self._process = os.getpid()
            Thread(target=self._run, name="janitor", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(SECONDS)
            with self._lock:
                clean_up = self._clean_up()
                if clean_up is None or not clean_up():
                    # A concurrent `start` comes either before this or after it.
                    self._process = 0
                    return
                del clean_up
