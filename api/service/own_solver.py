"""The solver of a server whose queue is a file: any worker starts it, and starts it again if it ends.

The solver inherits a lock, which is free once it has ended, whatever the cause. So there is one solver for all servers
that share a folder. It outlives the worker that started it, but not the server. All processes of the server hold a
pipe, and the solver stops when it is closed.
"""

from __future__ import annotations

import fcntl
import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import BinaryIO, Final
from weakref import finalize

from api.service.graceful_shutdown import is_draining
from strategy_tables.jobs.settings import BuildSettings
from strategy_tables.store.solved_folder import MEBIBYTE

_LOCK: Final = "solver.lock"
_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 60.0
"""Seconds before a solver that has ended is started again, and the maximum while it ends at once."""

_LOG: Final = logging.getLogger("keepwise.api")


class OwnSolver:
    """The solver of a server with these settings, created before workers are forked."""

    def __init__(self, settings: BuildSettings) -> None:
        self._settings = settings
        # Nothing is written to the pipe: the solver sees its end when all processes that can write are gone.
        self._listened, held = os.pipe()
        for descriptor in (self._listened, held):
            finalize(self, os.close, descriptor)

    def start(self) -> None:
        """Keep a solver running from a thread of this process."""
        Thread(target=self._keep_running, name="own-solver", daemon=True).start()

    def _keep_running(self) -> None:
        said, pause = "", _PAUSE
        while not is_draining():
            begun = time.monotonic()
            try:
                self._settings.folder.mkdir(parents=True, exist_ok=True)
                with (self._settings.folder / _LOCK).open("ab") as lock:
                    # Waits while a solver runs, which any worker may have started.
                    fcntl.flock(lock, fcntl.LOCK_EX)
                    if is_draining():
                        return
                    solver = self._start(lock)
                status = solver.wait()
                why = f"it ended with status {status}"
            except OSError as error:
                why = str(error)
            if is_draining():
                return
            if why != said:
                _LOG.error("the solver is started again: %s", why)
            said = why
            pause = min(2 * pause, _LONGEST_PAUSE) if time.monotonic() - begun < _LONGEST_PAUSE else _PAUSE
            time.sleep(pause)

    def _start(self, lock: BinaryIO) -> subprocess.Popen[bytes]:
        environ = {
            **os.environ,
            "KEEPWISE_TABLES": str(self._settings.folder.parent),
            "SOLVED_TABLES_MB": str(max(self._settings.limit // MEBIBYTE, 1)),
        }
        return subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "strategy_tables", "solver", "--server", str(self._listened)],
            # Independent of the server's working directory.
            cwd=Path(__file__).resolve().parents[2],
            env=environ,
            stdin=subprocess.DEVNULL,
            pass_fds=(lock.fileno(), self._listened),
        )
