"""Going: readiness turns false first, requests go on being answered for a while, and only then gunicorn stops.

A balancer learns from `/readyz` that it should send nothing more here. It needs a moment for that, and whatever it
sends meanwhile has to be answered.
"""

from __future__ import annotations

import mmap
import signal
from types import FrameType
from typing import Any, Final

# One byte that all processes share, since they are forked from the one that has made it.
_draining: Final = mmap.mmap(-1, 1)


def is_draining() -> bool:
    """Whether this server has been told to stop."""
    return _draining[0] != 0


def shut_down_gracefully_on_sigterm(master: Any, seconds: float) -> None:
    """Have gunicorn's master, which is this process, go on for some seconds after SIGTERM; a second one ends that.

    `master` is gunicorn's Arbiter, whose queue of signals says what it does next.
    """

    def begin(number: int, frame: FrameType | None) -> None:
        if is_draining():
            stop(number, frame)
            return
        _draining[0] = 1
        # Zero would mean never.
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))

    def stop(_number: int, _frame: FrameType | None) -> None:
        master.SIG_QUEUE.put_nowait(signal.SIGTERM)

    signal.signal(signal.SIGALRM, stop)
    signal.signal(signal.SIGTERM, begin)
