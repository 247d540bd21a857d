"""Costs of single requests: processor time, memory and bytes of a service in a child process."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any

import numpy as np

from api.http.body import JSON, LINES

_USUAL = 0.012
"""Seconds of `_slowness` on a quiet machine of the promised kind."""

_CLIENT = "192.0.2.1"

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a request: status, processor seconds, peak memory beyond that before, and size of the answer, in MB.

    `charged` are the seconds charged to the client if a proxy names it, as it does for streams. `slowness` is the
    current duration of a fixed computation relative to the usual one.
    """

    status: int
    seconds: float
    charged: float
    slowness: float
    memory: float
    answer: float
    body: bytes

    def __str__(self) -> str:
        seconds = f"{self.seconds:.2f} s ({self.charged:.2f} charged)"
        return f"{self.status}: {seconds}, {self.memory:.0f} MB, answered {self.answer:.2f} MiB"


class Child:
    """The service in a child process, connected by pipes."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def ask(self, path: str, body: Any, method: str = "POST", media_type: str = JSON) -> Cost:
        """Send a request and return its cost; a `body` other than bytes is encoded."""
        sent = body if isinstance(body, bytes) else json.dumps(body, separators=(",", ":")).encode()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _write(self._process.stdin, json.dumps([method, path, media_type]).encode(), sent)
        head, answered = _read(self._process.stdout), _read(self._process.stdout)
        status, seconds, charged, slowness, memory = json.loads(head)
        return Cost(status, seconds, charged, slowness, memory / 1024, len(answered) / (1 << 20), answered)


@contextmanager
def child(environ: Mapping[str, str] | None = None) -> Iterator[Child]:
    """Run the service in a child process."""
    command = [sys.executable, "-m", "tests.hardening.costs"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=environ) as process:
        try:
            yield Child(process)
        finally:
            process.kill()


def _write(stream: IO[bytes], *parts: bytes) -> None:
    for part in parts:
        stream.write(len(part).to_bytes(8, "big") + part)
    stream.flush()


def _read(stream: IO[bytes]) -> bytes:
    length = stream.read(8)
    if len(length) < 8:
        raise EOFError
    return stream.read(int.from_bytes(length, "big"))


def _resident(name: str) -> int:
    """Return kilobytes of this process: VmRSS now, VmHWM at the peak."""
    [line] = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(name + ":")]
    return int(line.split()[1])


def _slowness() -> float:
    """Return the duration of a fixed computation relative to the usual one, at least 1.

    Processes that share a processor and its caches are slowed down.
    """
    started = time.process_time()
    for number in range(100_000):
        number * number
    np.sqrt(np.arange(1_000_000, dtype=np.float64)).sum()
    return max(1.0, (time.process_time() - started) / _USUAL)


def _serve() -> None:
    """Answer requests from standard input, in the child."""
    from api import create_app
    from api.http.allowance import ACCOUNTS
    from api.http.client import HEADER
    from api.http.limits import LIMITS
    from api.service.config import Config
    from engine.definitions.definition import parse_ruleset
    from engine.rulesets.compiled import compile_ruleset
    from strategy_tables import solve_table
    from tests.hardening.costly_search import LARGE
    from tests.strategy_tables.tables import built_tables

    tables = built_tables()
    tables += [solve_table(compile_ruleset(parse_ruleset(each))) for each in LARGE.values()]
    # Debts do not expire, and no debt is too large.
    app = create_app(Config(limits=replace(LIMITS, client_share=1e-9, client_seconds=1e9)), tables=tables)
    accounts, client = app.extensions[ACCOUNTS], app.test_client()
    client.get("/v1/advice?dice=13346&rolls_left=2")
    while True:
        try:
            method, path, media_type = json.loads(_read(sys.stdin.buffer))
            body = _read(sys.stdin.buffer)
        except EOFError:
            return
        # Resets the peak memory.
        Path("/proc/self/clear_refs").write_text("5")
        slowness = [_slowness()]
        before, started = _resident("VmRSS"), time.process_time()
        named = {HEADER: _CLIENT} if media_type == LINES else {}
        owed = accounts.debt(_CLIENT)
        response = client.open(path, method=method, data=body or None, content_type=media_type, headers=named)
        answered = response.get_data()
        seconds, charged = time.process_time() - started, accounts.debt(_CLIENT) - owed
        memory = max(0, _resident("VmHWM") - before)
        slowness.append(_slowness())
        head = json.dumps([response.status_code, seconds, charged, max(slowness), memory])
        _write(sys.stdout.buffer, head.encode(), answered)


if __name__ == "__main__":
    _serve()
