"""Graceful shutdown: fail readiness, drain, stop.

A load balancer needs a moment to learn from `/readyz` that it should stop sending requests; those that arrive meanwhile
are answered.
"""

from __future__ import annotations

import mmap
import signal
from types import FrameType
from typing import Any, Final

# One byte shared by all forked processes.
_draining: Final = mmap.mmap(-1, 1)


def is_draining() -> bool:
    """Return whether this server was asked to stop."""
    return _draining[0] != 0


def shut_down_gracefully_on_sigterm(master: Any, seconds: float) -> None:
    """Make gunicorn's master, this process, react to SIGTERM only after some seconds; a second signal stops it at once.

    `master` is gunicorn's Arbiter, whose queue of signals determines its next action.
    """

    def begin(number: int, frame: FrameType | None) -> None:
        if is_draining():
            stop(number, frame)
            return
        _draining[0] = 1
        # Zero would disable the timer.
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))

    def stop(_number: int, _frame: FrameType | None) -> None:
        master.SIG_QUEUE.put_nowait(signal.SIGTERM)

    signal.signal(signal.SIGALRM, stop)
    signal.signal(signal.SIGTERM, begin)
