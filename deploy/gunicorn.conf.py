"""How gunicorn serves Keepwise: ``gunicorn --config deploy/gunicorn.conf.py api.wsgi:app``.

Reads HOST, PORT, BEHIND_PROXY, WORKERS, THREADS and DRAIN_SECONDS from the environment. Every setting here can be
overridden without editing the file through gunicorn's own GUNICORN_CMD_ARGS.
"""

import ctypes
import os
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any


def whole_number(name: str, default: int, least: int, greatest: int) -> int:
    """Read a whole number from the environment; end with one clear line if it is not one or out of range."""
    text = os.environ.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and least <= int(text) <= greatest):
        sys.exit(f"{name} must be a whole number from {least} to {greatest}, not {text!r}")
    return int(text)


def share_one_heap() -> None:
    """Have all threads of a process take memory from one heap: what one gives back, the others can use.

    The C library of most Linux systems, glibc, gives each of the first threads a heap of its own. That takes several
    megabytes more in every worker and makes nothing faster, since one thread at a time computes. Other C libraries
    have no such setting.
    """
    if hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(-8, 1)  # M_ARENA_MAX in malloc.h
        # What is free at the end of the heap goes back to the system from here on, and what is larger is not of the
        # heap. By itself glibc raises both, up to 64 MiB, and keeps what a large batch needed for good; with less than
        # this a batch takes a tenth longer.
        libc.mallopt(-1, 1 << 20)  # M_TRIM_THRESHOLD
        libc.mallopt(-3, 1 << 20)  # M_MMAP_THRESHOLD


def warn_if_exposed(server: Any) -> None:
    """Log a warning where others reach this server and no proxy stands before it."""
    # That of a Unix socket is a text.
    names = [name for name in (listener.getsockname() for listener in server.LISTENERS) if isinstance(name, tuple)]
    exposed = [f"{address}:{port}" for address, port, *_ in names if not ip_address(address).is_loopback]
    if exposed and not behind_proxy:
        server.log.warning(
            f"listening on {', '.join(exposed)} without a proxy: gunicorn alone is for the loopback. A few slow "
            "clients keep all its threads, and no client has a limit. To serve others, run it behind nginx with "
            "deploy/compose.yaml or deploy/kubernetes; behind a proxy of your own, set BEHIND_PROXY=1"
        )


bind = f"{os.environ.get('HOST') or '127.0.0.1'}:{whole_number('PORT', 8000, 0, 65535)}"
# Whether nginx, or another proxy, is what others reach.
behind_proxy = whole_number("BEHIND_PROXY", 0, 0, 1) == 1
workers = whole_number("WORKERS", 2, 1, 256)

# Loaded once, before the fork: the tables are checked once, and their pages are shared between the workers.
preload_app = True

# A browser opens connections it sends nothing on. A sync worker would sit waiting for the first of them; threads do
# not, and they keep connections alive. They buy no computing: that is what workers are for. This is gunicorn's own
# worker with threads, "gthread", with error messages as the contract has them.
worker_class = "api.service.worker.Worker"
threads = whole_number("THREADS", 4, 1, 256)

# As long as nginx lets them through, which is the longest that gunicorn can be told; by itself it takes half of that.
limit_request_line = 8190

# What a proxy says of the scheme changes nothing here, so there is nothing to be refused where two of them disagree.
secure_scheme_headers: dict[str, str] = {}

# A worker that does not report for this long is replaced.
timeout = 30
# Requests in progress may finish when the server is told to stop; below the 30 s after which Kubernetes kills.
graceful_timeout = 20
# Longer than the 60 s nginx keeps an idle connection to us: the side that reuses it must be the side that closes it.
keepalive = 75

# Workers report by touching a file; on a slow disk, or on a read-only file system, that must be memory.
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - gunicorn creates it safely
# A socket for steering gunicorn at run time; nothing here uses it, and it would want a writable home folder.
control_socket_disable = True

accesslog = "-"
errorlog = "-"
logger_class = "api.service.logs.JsonLogger"

# Said to be stopping, and still answering, before it stops: so long, on SIGTERM.
drain_seconds = whole_number("DRAIN_SECONDS", 1, 0, 600)

share_one_heap()
# Nothing here multiplies matrices: threads for that would only take memory, in every worker.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def when_ready(server: Any) -> None:
    """Before the first fork: what was loaded until now stays shared."""
    from api.service.drain import drain_on_sigterm
    from api.service.metrics import share
    from api.service.sharing import share_objects

    warn_if_exposed(server)
    share(server.num_workers)
    drain_on_sigterm(server, drain_seconds)
    share_objects()


def pre_fork(server: Any, worker: Any) -> None:
    """In the master, when it has made up its mind to start a worker."""
    from api.service.metrics import choose_slot
    from api.service.processors import choose_processor
    from strategy_tables.processors import allowed_processors

    # Of too many, as on SIGHUP, the oldest go.
    youngest = sorted(server.WORKERS.values(), key=lambda other: other.age, reverse=True)
    taken = [other.processor for other in youngest[: server.num_workers - 1]]
    worker.processor = choose_processor(taken, server.num_workers, allowed_processors())
    worker.slot = choose_slot([other.slot for other in server.WORKERS.values()])
    if worker.slot is None:
        server.log.warning("a worker counts for itself: its numbers are not in /metrics, there are too many workers")


def post_fork(_server: Any, worker: Any) -> None:
    """In a new worker."""
    from api.service.metrics import count_worker
    from strategy_tables.processors import stay_on

    if worker.processor is not None:
        stay_on({worker.processor})
    count_worker(worker.slot)


def post_worker_init(worker: Any) -> None:
    """In a new worker, when it can answer."""
    from api.service.preparation import begin_preparing

    begin_preparing(worker.wsgi)


def child_exit(_server: Any, worker: Any) -> None:
    """In the master, when a worker has ended."""
    from api.service.metrics import count_worker_out

    count_worker_out(worker.slot)
