"""Return of free memory to the system.

glibc does so only at the end of a heap. After requests of many kinds, a quarter of the memory of a worker was free in
between.
"""

from __future__ import annotations

import ctypes
import time
from threading import Thread
from typing import Final

_PAUSE: Final = 10.0
"""Seconds between two returns, which take some milliseconds each."""


def begin_returning() -> None:
    """Return free pages of the heap regularly, in a thread; nothing happens with another C library."""
    if hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        Thread(target=_run, args=(libc,), daemon=True).start()


def _run(libc: ctypes.CDLL) -> None:
    while True:
        time.sleep(_PAUSE)
        libc.malloc_trim(0)
