"""The effect of one client with the costliest requests on others, with gunicorn behind the shipped nginx.

``.venv/bin/python -m tests.bench attacks``. Two workers, attacker and other clients are on one machine, with different
loopback addresses. Requests and time are bounded.
"""

import json
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.hardening.costly import COSTLY
from tests.servers import ask, running_gunicorn, running_nginx

ATTACKER = "127.0.0.66"
SECONDS = 15.0
"""Duration of an attack."""
RATE = 4.0
"""Requests of the attacker per second, sent without waiting for answers."""
OTHERS = 8
"""Clients with few requests, each in a loop."""
PAUSE = 0.1
"""Seconds that each of them waits after an answer."""

_LITTLE: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("GET", "/v1/score?dice=13346", None),
    ("POST", "/v1/advice", {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"ones": 3}}}),
    ("POST", "/v1/score", {"ruleset": "yatzy", "dice": [1, 3, 3, 4, 6]}),
    ("POST", "/v1/scorecards/check", {"scorecard": {"points": {"twos": 6, "chance": 20}}}),
)


@dataclass
class Seen:
    """Observations of a client: seconds of each answer, and counts by status; 0 means no answer."""

    seconds: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)

    def percentile(self, percent: int) -> float:
        """Return a percentile in milliseconds."""
        return 1000 * statistics.quantiles(self.seconds, n=100, method="inclusive")[percent - 1]


def _send(port: int, seen: Seen, method: str, path: str, body: Any, source: str) -> None:
    started, status = time.perf_counter(), 0
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    with suppress(Exception):
        status = ask(port, path, method, data, {"Content-Type": "application/json"} if data else None, source).status
    seen.seconds.append(time.perf_counter() - started)
    seen.statuses[status] += 1


def _ask_for_little(port: int, seen: Seen, source: str, until: float) -> None:
    number = 0
    while time.monotonic() < until:
        method, path, body = _LITTLE[number % len(_LITTLE)]
        _send(port, seen, method, path, body, source)
        number += 1
        time.sleep(PAUSE)


def _probe(port: int, seen: Seen, until: float) -> None:
    while time.monotonic() < until:
        _send(port, seen, "GET", "/healthz", None, "127.0.0.99")
        time.sleep(PAUSE)


def attack(port: int, path: str, body: bytes) -> tuple[Seen, Seen, Seen]:
    """Return the observations of the attacker, the others and a probe during an attack."""
    attacker, probe = Seen(), Seen()
    others = [Seen() for _ in range(OTHERS)]
    until = time.monotonic() + SECONDS
    watching = [
        threading.Thread(target=_ask_for_little, args=(port, seen, f"127.0.0.{10 + number}", until))
        for number, seen in enumerate(others)
    ]
    watching.append(threading.Thread(target=_probe, args=(port, probe, until)))
    for thread in watching:
        thread.start()
    with ThreadPoolExecutor(64) as pool:
        while time.monotonic() < until - 2:
            pool.submit(_send, port, attacker, "POST", path, body, ATTACKER)
            time.sleep(1 / RATE)
    for thread in watching:
        thread.join()
    together = Seen([each for seen in others for each in seen.seconds], sum((s.statuses for s in others), Counter()))
    return attacker, together, probe


def measure() -> None:
    """Print a line per attack."""
    nothing: tuple[str, Callable[[], bytes]] = ("/v1/score", lambda: b"{}")
    named = {name: each for name, each in COSTLY.items() if not name.startswith("a hostile")}
    for name, (path, make) in {"nothing but wrong requests": nothing, **named}.items():
        with running_gunicorn(environ={"SOLVE_ON_DEMAND": "0"}) as server, running_nginx(server.port) as nginx:
            attacker, others, probe = attack(nginx.port, path, make())
        lost = sum(count for status, count in others.statuses.items() if status != 200)
        print(
            f"{name}: others {len(others.seconds)} answers, {lost} lost, median {others.percentile(50):.0f} ms, "
            f"99% {others.percentile(99):.0f} ms, slowest {1000 * max(others.seconds):.0f} ms; "
            f"/healthz 99% {probe.percentile(99):.0f} ms, {dict(probe.statuses)}; attacker {dict(attacker.statuses)}",
            flush=True,
        )
