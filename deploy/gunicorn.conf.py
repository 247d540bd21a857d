"""Configuration of gunicorn: ``gunicorn --config deploy/gunicorn.conf.py api.wsgi:app``.

Reads HOST, PORT, BEHIND_PROXY, WORKERS, THREADS and DRAIN_SECONDS from the environment. GUNICORN_CMD_ARGS overrides
every setting.
"""

import ctypes
import os
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any


def whole_number(name: str, default: int, least: int, greatest: int) -> int:
    """Read a whole number from the environment; exit with a message if it is invalid."""
    text = os.environ.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and least <= int(text) <= greatest):
        sys.exit(f"{name} must be a whole number from {least} to {greatest}, not {text!r}")
    return int(text)


def share_one_heap() -> None:
    """Make all threads of a process share one heap, so that they reuse each other's free memory.

    By default glibc gives each of the first threads a heap of its own. That costs several megabytes per worker and
    gains nothing, since only one thread computes at a time. Other C libraries have no such setting.
    """
    if hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(-8, 1)  # M_ARENA_MAX in malloc.h
        # Free memory at the end of the heap is returned to the system above this size. Larger blocks are allocated
        # outside the heap. By default glibc raises both up to 64 MiB and never returns what a large batch needed; lower
        # limits make a batch a tenth slower.
        libc.mallopt(-1, 1 << 20)  # M_TRIM_THRESHOLD
        libc.mallopt(-3, 1 << 20)  # M_MMAP_THRESHOLD


def warn_if_exposed(server: Any) -> None:
    """Log a warning if the server is reachable from outside without a proxy."""
    # The name of a Unix socket is a string.
    names = [name for name in (listener.getsockname() for listener in server.LISTENERS) if isinstance(name, tuple)]
    exposed = [f"{address}:{port}" for address, port, *_ in names if not ip_address(address).is_loopback]
    if exposed and not behind_proxy:
        server.log.warning(
            f"listening on {', '.join(exposed)} without a proxy: gunicorn alone is for the loopback. A few slow "
            "clients can occupy all its threads, and clients have no limits. To serve others, run it behind nginx with "
            "deploy/compose.yaml or deploy/kubernetes; behind a proxy of your own, set BEHIND_PROXY=1"
        )


bind = f"{os.environ.get('HOST') or '127.0.0.1'}:{whole_number('PORT', 8000, 0, 65535)}"
# Set if nginx or another proxy is in front of the server.
behind_proxy = whole_number("BEHIND_PROXY", 0, 0, 1) == 1
workers = whole_number("WORKERS", 2, 1, 256)

# The application is loaded before the fork: tables are checked once, and workers share their pages.
preload_app = True

# Browsers open connections without sending anything. A sync worker would wait for them; threads do not, and they keep
# connections alive, but they do not compute in parallel: that takes workers. This is gunicorn's "gthread" worker in a
# third of its processor time, with the error messages of the contract.
worker_class = "api.service.worker.Worker"
threads = whole_number("THREADS", 4, 1, 256)

# As much as nginx allows, which is also gunicorn's maximum; the default is half of that.
limit_request_line = 8190

# The scheme that proxies report is not used, so contradictory values need not be refused.
secure_scheme_headers: dict[str, str] = {}

# Seconds without a heartbeat after which a worker is replaced.
timeout = 30
# Seconds for requests in progress during a shutdown; Kubernetes kills after 30 s.
graceful_timeout = 20
# Longer than nginx keeps idle connections (60 s): the side that reuses a connection has to be the one that closes it.
keepalive = 75

# The heartbeat is a file, which has to be in memory if the disk is slow or read-only.
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - gunicorn creates it safely
# A control socket is not used, and would need a writable home folder.
control_socket_disable = True

accesslog = "-"
errorlog = "-"
logger_class = "api.service.logs.JsonLogger"

# Seconds between failing readiness and stopping, on SIGTERM.
drain_seconds = whole_number("DRAIN_SECONDS", 1, 0, 600)

share_one_heap()
# Nothing multiplies matrices, and threads for that would cost memory in every worker.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def when_ready(server: Any) -> None:
    """Log warnings, share what was loaded between workers, and prepare the shutdown, before the first fork."""
    from api.service.frozen_objects import freeze_objects
    from api.service.graceful_shutdown import shut_down_gracefully_on_sigterm
    from api.service.metrics import share

    warn_if_exposed(server)
    share(server.num_workers)
    shut_down_gracefully_on_sigterm(server, drain_seconds)
    freeze_objects()


def pre_fork(server: Any, worker: Any) -> None:
    """Choose the processor and the metrics slot of a worker in the master."""
    from api.service.metrics import choose_slot
    from api.service.worker_processors import choose_processor
    from strategy_tables.processors import allowed_processors

    # If there are too many workers, as on SIGHUP, the oldest will stop.
    youngest = sorted(server.WORKERS.values(), key=lambda other: other.age, reverse=True)
    taken = [other.processor for other in youngest[: server.num_workers - 1]]
    worker.processor = choose_processor(taken, server.num_workers, allowed_processors())
    worker.slot = choose_slot([other.slot for other in server.WORKERS.values()])
    if worker.slot is None:
        server.log.warning("too many workers: the numbers of this one are not in /metrics")


def post_fork(_server: Any, worker: Any) -> None:
    """Pin a new worker to its processor and register it in the metrics."""
    from api.service.metrics import count_worker
    from strategy_tables.processors import pin_thread

    if worker.processor is not None:
        pin_thread({worker.processor})
    count_worker(worker.slot)


def post_worker_init(worker: Any) -> None:
    """Start the solver, preparing tables and returning memory in a worker that is ready."""
    from api.service.free_memory import begin_returning
    from api.service.server_tables import start_builds

    begin_returning()
    start_builds(worker.wsgi)


def child_exit(_server: Any, worker: Any) -> None:
    """Remove an ended worker from the metrics, in the master."""
    from api.service.metrics import count_worker_out

    count_worker_out(worker.slot)
