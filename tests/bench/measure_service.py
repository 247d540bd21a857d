"""The service under load, compared with a no-op WSGI application under gunicorn; its start, memory and growth."""

import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.bench.load import Load, Question, apart, memory, put_load
from tests.bench.measure_calls import random_positions
from tests.bench.report import Row, ratio_row, seconds_row, seconds_text
from tests.engine.game_samples import EXAMPLE
from tests.servers import Gunicorn, ask, running_gunicorn

RUNS = 5
# Questions: more than any cache holds, and few enough for every cache.
MANY = 3000
FEW = 200
NOOP = "no-op"


def post(path: str, body: Any) -> Question:
    """Return a POST request."""
    return Question(path, "POST", json.dumps(body, separators=(",", ":")))


def positions(count: int) -> list[dict[str, Any]]:
    """Return requests about different positions."""
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    names = compiled.categories
    items = []
    for position in random_positions(compiled, random.Random(2), count):
        filled = zip(names, position.card.points, strict=True)
        points = {name: paid for name, fillings in filled for paid in fillings}
        card = {"points": points, "extra_bonus_count": position.card.extra_bonus_count}
        items.append({"dice": position.hand, "rolls_left": position.rolls_left, "scorecard": card})
    return items


def query(position: dict[str, Any]) -> str:
    """Return the same request as a query string."""
    card = position["scorecard"]
    filled = ",".join(f"{name}:{points}" for name, points in card["points"].items())
    parts = ["ruleset=yahtzee", f"dice={''.join(map(str, position['dice']))}", f"rolls_left={position['rolls_left']}"]
    parts += [f"scorecard={filled}"] if filled else []
    parts += [f"extra_bonus_count={card['extra_bonus_count']}"] if card["extra_bonus_count"] else []
    return "&".join(parts)


def game(players: int, rounds: int = 13) -> dict[str, Any]:
    """Return the beginning of the published game with this number of identical players."""
    turns = EXAMPLE["players"][0]["turns"][:rounds]
    names = [f"player {number}" for number in range(players)]
    return {"ruleset": EXAMPLE["ruleset"], "players": [{"name": name, "turns": turns} for name in names]}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of request: variants sent in turn, each with a number of items.

    `goal` limits the CPU time of an item as a multiple of `reference`: another kind, or else the no-op application.
    """

    name: str
    questions: Sequence[Question]
    goal: float | None = None
    items: int = 1
    reference: str = NOOP


def kinds() -> list[Kind]:
    """Return all kinds: POST requests differ, so that caches do not help; GET requests repeat."""
    asked = positions(MANY)
    fresh = [{**each, "rolls_left": 2} for each in asked]
    gets = [Question(f"/v1/advice?{query(each)}") for each in asked[:FEW]]
    return [
        Kind("score (POST)", [post("/v1/score", each) for each in asked], 1.4),
        Kind("advice (POST)", [post("/v1/advice", each) for each in asked]),
        Kind("advice (POST), 2 rolls left", [post("/v1/advice", each) for each in fresh], 2.0),
        Kind("advice (GET)", gets, 1.0),
        Kind("advice (GET, 304)", gets, 1.0),
        Kind("card check (POST)", [post("/v1/scorecards/check", {"scorecard": each["scorecard"]}) for each in asked]),
        Kind(
            "advice, batch of 100",
            [post("/v1/advice/batch", {"items": asked[:100]})],
            0.1,
            items=100,
            reference="advice (POST)",
        ),
        Kind("score, batch of 100", [post("/v1/score/batch", {"items": asked[:100]})], items=100),
        Kind("game check, 4 players", [post("/v1/games/check", game(4))]),
    ]


def measure_load() -> Iterator[Row]:
    """Measure the no-op application and all kinds in turn, several times: CPU per item, requests per second, latency.

    The no-op application runs under gunicorn's own worker, with its own log.
    """
    with (
        running_gunicorn(workers=1) as ours,
        running_gunicorn("tests.bench.noop:app", 1, config="python:tests.bench.noop") as noop,
        apart(ours, noop),
    ):
        asked = [_with_tags(ours, kind) if "304" in kind.name else kind for kind in kinds()]
        for kind in asked:
            for question in kind.questions[:FEW]:
                ask_once(ours, question)
        runs: list[dict[str, Load]] = []
        for _ in range(RUNS):
            run = {NOOP: loaded(noop, [Question("/")])}
            run |= {kind.name: loaded(ours, kind.questions) for kind in asked}
            runs.append(run)
        for kind in asked:
            yield from _load_rows(kind, runs)


def _with_tags(server: Gunicorn, kind: Kind) -> Kind:
    """Return requests that the server answers with 304."""
    tags = [(("If-None-Match", ask_once(server, question).fields["etag"]),) for question in kind.questions]
    return replace(kind, questions=[replace(each, fields=tag) for each, tag in zip(kind.questions, tags, strict=True)])


def _load_rows(kind: Kind, runs: Sequence[dict[str, Load]]) -> Iterator[Row]:
    name = kind.name
    ours, theirs = [run[name] for run in runs], [run[kind.reference] for run in runs]
    each = "" if kind.items == 1 else " of an item"
    cpu = [load.cpu / kind.items for load in ours]
    yield ratio_row(f"{name}: CPU{each}", cpu, [load.cpu for load in theirs], kind.reference, kind.goal)
    rate = median(load.rate for load in ours)
    yield Row(f"{name}: requests/s, 1 worker", f"{rate:,.0f}")
    yield seconds_row(f"{name}: median latency", [load.median for load in ours])
    if "advice, batch" in name:
        items = 1 / median(cpu)
        yield Row("advice, batch: positions/s per core", f"{items:,.0f}", goal=">= 5,000", reached=items >= 5000)


def loaded(server: Gunicorn, questions: Sequence[Question], connections: int = 4) -> Load:
    """Run a load without errors."""
    load = put_load(server.port, questions, server.workers(), 2, connections)
    if load.errors:
        raise AssertionError(f"{questions[0].path}: {load.errors} of {load.requests} answers were errors")
    return load


def ask_once(server: Gunicorn, question: Question) -> Any:
    """Return the successful answer to a request."""
    fields = {"Content-Type": "application/json"} if question.body else {}
    answer = ask(server.port, question.path, question.method, question.body.encode() or None, fields)
    if answer.status != 200:
        raise AssertionError(f"{question.path}: {answer.status} {answer.body[:500]!r}")
    return answer


def measure_start() -> Iterator[Row]:
    """Measure the time from the command to readiness."""
    taken = []
    for _ in range(RUNS):
        started = time.perf_counter()
        with running_gunicorn():
            taken.append(time.perf_counter() - started)
    yield seconds_row("ready after start, tables there", taken, 1.5)


def measure_memory() -> Iterator[Row]:
    """Measure 1, 2 and 4 warm workers: private bytes of each, and total memory with shared parts."""
    totals: dict[int, int] = {}
    for count in (1, 2, 4):
        with running_gunicorn(workers=count) as server:
            for kind in kinds():
                for _ in range(3):
                    # One worker may accept several connections; with eight per worker, each one gets some.
                    put_load(server.port, (list(kind.questions) * 20)[:FEW], server.workers(), 1, 8 * count)
            found = [memory(pid) for pid in server.workers()]
            totals[count] = sum(each["Pss"] for each in [*found, memory(server.process.pid)])
        private = median(each["Private"] for each in found)
        yield Row(
            f"memory, {count} workers", f"{totals[count] / 1e6:.1f} MB in all", f"private {private / 1e6:.1f} MB each"
        )
    further = (totals[4] - totals[1]) / 3
    yield Row("memory per further worker", f"{further / 1e6:.1f} MB", goal="<= 15 MB", reached=further <= 15e6)


def measure_growth() -> Iterator[Row]:
    """Measure the cost of one more item, player, round and die: CPU of a request by size, and per item."""
    everything = positions(1000)
    hands = {"crag": [1, 2, 6], "yahtzee": [1, 2, 3, 4, 6], "maxi-yatzy": [1, 2, 3, 4, 5, 6]}
    sizes: dict[str, dict[int, Question]] = {
        "advice batch, items": {n: post("/v1/advice/batch", {"items": everything[:n]}) for n in (10, 100, 1000)},
        "score batch, items": {n: post("/v1/score/batch", {"items": everything[:n]}) for n in (10, 100, 1000)},
        "game check, players": {n: post("/v1/games/check", game(n)) for n in (1, 10, 100)},
        "game check of 10, rounds": {n: post("/v1/games/check", game(10, n)) for n in (3, 6, 13)},
        "score, dice": {len(dice): post("/v1/score", {"ruleset": name, "dice": dice}) for name, dice in hands.items()},
    }
    with running_gunicorn(workers=1) as server, apart(server):
        for what, by_size in sizes.items():
            smallest: float | None = None
            for size, question in by_size.items():
                ask_once(server, question)
                # One connection: requests cut off at the end cost CPU time but are not counted.
                taken = median(loaded(server, [question], 1).cpu for _ in range(RUNS))
                per_item = taken / size
                smallest = smallest or per_item
                per_item_text = f"{seconds_text(per_item)} each, compared with the smallest"
                yield Row(f"{what}: {size}", seconds_text(taken), per_item_text, per_item / smallest)
