"""`make soak`: a minute of maximum load for two processors with a mixture of all requests.

The exit status is 1 if any answer was an error or memory has grown. `--rough` sends requests that differ in everything
a server caches; some are refused, and the caches may fill.
"""

import argparse
import random
import sys
import threading
import time
from statistics import mean

from tests.bench.load import Load, Question, cpu_seconds, memory, put_load
from tests.bench.measure_service import game, positions, post, query
from tests.bench.report import seconds_text
from tests.bench.rough import rough_questions
from tests.servers import Gunicorn, running_gunicorn

WORKERS = 2
CONNECTIONS = 16
ERRORS = ('"level": "error"', '"level": "critical"', '"status":5')
WARM_UP = 10
# Seconds of processor time of a warm worker.
WARM = 2.0
# Allowed growth of memory from the first tenth to the last: caches of GET answers are still filling.
GROWTH = 0.05
# Rough requests; Lua programs cannot hold many more.
ROUGH = 3_000
ROUGH_GROWTH = 30e6
# Seconds until expensive requests have ended, and free memory was returned.
REST = 30


def mixture() -> list[Question]:
    """Return a realistic mixture of requests: mostly advice and scores, some checks of cards and games, a few
    batches."""
    items = positions(400)
    mixed = [post("/v1/advice", item) for item in items[:200]]
    mixed += [Question(f"/v1/advice?{query(item)}") for item in items[:100]]
    mixed += [post("/v1/score", item) for item in items[200:]]
    mixed += [post("/v1/scorecards/check", {"scorecard": item["scorecard"]}) for item in items[:60]]
    mixed += [post("/v1/games/check", game(players)) for players in (1, 2, 3, 4)] * 5
    mixed += [post("/v1/games/review", game(1)), post("/v1/advice/batch", {"items": items[:20]})] * 2
    random.Random(1).shuffle(mixed)
    return mixed


def weigh(server: Gunicorn, rest: float = 0.0) -> int:
    """Return the private memory of all workers after a rest."""
    time.sleep(rest)
    return sum(memory(pid)["Private"] for pid in server.workers())


class Scales:
    """A thread that records the memory of the workers once a second."""

    def __init__(self, server: Gunicorn) -> None:
        self.weights: list[int] = []
        self._server = server
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._weigh)

    def _weigh(self) -> None:
        while not self._stop.wait(1):
            self.weights.append(weigh(self._server))

    def __enter__(self) -> "Scales":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()


def main() -> int:
    """Run the load and print the results."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.soak", description="Load Keepwise for a while.")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--rough", action="store_true")
    options = parser.parse_args()
    seconds: int = options.seconds
    questions = rough_questions(ROUGH, random.Random(1)) if options.rough else mixture()
    with running_gunicorn(workers=WORKERS) as server:
        # One worker may accept all connections.
        while min(map(cpu_seconds, server.workers())) < WARM:
            put_load(server.port, mixture(), server.workers(), WARM_UP, CONNECTIONS)
        before, at_rest = server.workers(), weigh(server, REST) if options.rough else 0
        with Scales(server) as scales:
            load = put_load(server.port, questions, before, seconds, CONNECTIONS)
        after, rested = server.workers(), weigh(server, REST) if options.rough else 0
        lines = [line for line in server.log() if any(word in line for word in ERRORS)]
    tenth = max(len(scales.weights) // 10, 1)
    first, last = mean(scales.weights[:tenth]), mean(scales.weights[-tenth:])
    most = first * (1 + GROWTH)
    if options.rough:
        # At rest, since single requests take tens of megabytes.
        first, last, most = at_rest, rested, at_rest + WORKERS * ROUGH_GROWTH
    print_figures(load, seconds, len(questions), first, last)
    problems = {
        f"{load.errors} answers were errors": load.errors > 0 and not options.rough,
        f"{len(lines)} errors in the log, the first: {lines[:1]}": bool(lines),
        "a worker has died": before != after,
        "the memory has grown": last > most,
    }
    for problem in (said for said, is_so in problems.items() if is_so):
        print(problem, file=sys.stderr)
    return int(any(problems.values()))


def print_figures(load: Load, seconds: int, kinds: int, first: float, last: float) -> None:
    """Print the figures of docs/capacity.md."""
    print(f"{seconds} s, {WORKERS} workers, {CONNECTIONS} connections, {kinds} different questions")
    print(f"{load.requests:,} requests, {load.rate:,.0f} per second, {load.errors} errors")
    print(f"latency: median {seconds_text(load.median)}, 99% {seconds_text(load.p99)}")
    print(f"CPU of the workers: {seconds_text(load.cpu)} per request")
    print(f"private memory of the workers: {first / 1e6:.1f} MB at first, {last / 1e6:.1f} MB at last")


if __name__ == "__main__":
    sys.exit(main())
