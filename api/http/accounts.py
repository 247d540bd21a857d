"""What each client has had computed of late: counted in processor seconds, by all workers together.

An account is a debt that shrinks with time, as fast as a client may have things computed for as long as it likes; who
owes as much as may be taken at once has to wait. Debts lie in memory that the workers share, because it was made before
they were: a worker that is killed takes none of them with it. There is room for a fixed number of clients; of more of
them at the same time those are forgotten that owe the least.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import tempfile
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from threading import Lock
from typing import Final

_ACCOUNTS: Final = 4_096
_NEAR: Final = 16
"""Places in which the account of a client may lie."""
_FIELDS: Final = 3
"""Numbers of an account: the key of its client, the debt, and when that was so much."""


class Accounts:
    """The debts of clients by their names, in memory that is shared with processes that are forked later.

    A debt shrinks by `share` in a second of the `clock`, which all those processes have to share, too.
    """

    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        self._numbers = memoryview(mmap.mmap(-1, _ACCOUNTS * _FIELDS * 8)).cast("d")
        self._lock = Lock()
        # An empty one, in memory where there is such a thing: what processes lock is always a file.
        self._file = os.memfd_create("accounts") if hasattr(os, "memfd_create") else _unnamed_file()
        weakref.finalize(self, os.close, self._file)

    def debt(self, client: str) -> float:
        """Processor seconds that a client owes now."""
        key = _key(client)
        with self._locked():
            place = self._place(key)
            return self._debt(place, self._clock()) if self._numbers[place] == key else 0.0

    def charge(self, client: str, seconds: float) -> float:
        """Add to what a client owes, or, below 0, give back what was added too much; returns the debt."""
        key, now = _key(client), self._clock()
        with self._locked():
            place = self._place(key)
            owed = self._debt(place, now) if self._numbers[place] == key else 0.0
            debt = max(0.0, owed + seconds)
            self._numbers[place], self._numbers[place + 1], self._numbers[place + 2] = key, debt, now
        return debt

    def _place(self, key: float) -> int:
        """Where the account of a client is; where there is none yet, that of whoever owes least of those near by."""
        first = int(key) % _ACCOUNTS
        near = [(first + step) % _ACCOUNTS * _FIELDS for step in range(_NEAR)]
        now = self._clock()
        for place in near:
            if self._numbers[place] == key:
                return place
        return min(near, key=lambda place: self._debt(place, now))

    def _debt(self, place: int, now: float) -> float:
        owed, since = self._numbers[place + 1], self._numbers[place + 2]
        return max(0.0, owed - self._share * max(0.0, now - since))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Alone with the numbers, among the threads of this process and among processes.

        The system gives back what a killed process has locked.
        """
        with self._lock:
            fcntl.lockf(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.lockf(self._file, fcntl.LOCK_UN)


def _key(client: str) -> float:
    """A number from 1 to 2^53 that stands for a client; 0 is nobody."""
    return float(int.from_bytes(blake2b(client.encode(), digest_size=6).digest(), "big") + 1)


def _unnamed_file() -> int:
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())
