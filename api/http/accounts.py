"""Accounts of the processor seconds that each client has recently used, shared by all workers.

An account is a debt that decays at the sustained rate of its owner, who has to wait at the burst limit. Debts are in
memory that workers inherit, so that the loss of a worker loses none of them. The number of clients is fixed; with
more active ones, the smallest debts are dropped.
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
"""Number of slots where the account of a client may be."""
_FIELDS: Final = 4
"""Numbers of an account: the key of its owner, the debt, the time of that debt, and the rate at which it decays."""


class Accounts:
    """The debts of clients by name, in memory shared with processes forked later.

    The `clock` has to be the same for all processes.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._numbers = memoryview(mmap.mmap(-1, _ACCOUNTS * _FIELDS * 8)).cast("d")
        self._lock = Lock()
        # An empty file, in memory where supported, since processes can only lock files.
        self._file = os.memfd_create("accounts") if hasattr(os, "memfd_create") else _unnamed_file()
        weakref.finalize(self, os.close, self._file)

    def debt(self, client: str) -> float:
        """Return the current debt of a client in processor seconds."""
        key = _key(client)
        with self._locked():
            place = self._place(key)
            return self._debt(place, self._clock()) if self._numbers[place] == key else 0.0

    def charge(self, client: str, seconds: float, share: float) -> float:
        """Add seconds to the debt of a client, or subtract negative ones, and return the debt.

        From now on it decays by `share` per second.
        """
        key, now = _key(client), self._clock()
        with self._locked():
            place = self._place(key)
            owed = self._debt(place, now) if self._numbers[place] == key else 0.0
            debt = max(0.0, owed + seconds)
            for field, number in enumerate((key, debt, now, share)):
                self._numbers[place + field] = number
        return debt

    def _place(self, key: float) -> int:
        """Return the index of a client's account; a new one replaces the smallest debt among its possible slots."""
        first = int(key) % _ACCOUNTS
        near = [(first + step) % _ACCOUNTS * _FIELDS for step in range(_NEAR)]
        now = self._clock()
        for place in near:
            if self._numbers[place] == key:
                return place
        return min(near, key=lambda place: self._debt(place, now))

    def _debt(self, place: int, now: float) -> float:
        _, owed, since, share = self._numbers[place : place + _FIELDS]
        return max(0.0, owed - share * max(0.0, now - since))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Lock the numbers against other threads and processes.

        The system releases the locks of a killed process.
        """
        with self._lock:
            fcntl.lockf(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.lockf(self._file, fcntl.LOCK_UN)


def _key(client: str) -> float:
    """Return a number from 1 to 2^53 for a client; 0 marks a free slot."""
    return float(int.from_bytes(blake2b(client.encode(), digest_size=6).digest(), "big") + 1)


def _unnamed_file() -> int:
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())
