"""Time of outlooks, reasons, targets and winning over HTTP at random positions; skipped if a table is missing."""

import http.client
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from engine.definitions.definition import load_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import Table, advise, load_table
from strategy_tables.store.kinds import OUTLOOK, TARGET, TableKind
from strategy_tables.store.tablefile import BUILD_COMMAND, table_path, tables_folder
from tests.bench.load import Question
from tests.bench.measure_calls import random_positions
from tests.bench.measure_service import post
from tests.bench.report import Row, seconds_text
from tests.servers import PATIENCE, Gunicorn, running_gunicorn

RULESETS = ("yahtzee", "yatzy")
POSITIONS = 300
OPPONENTS = 3
# Points; targets spread around the expected total as totals do.
SPREAD = 40.0

Standing = dict[str, Any]
Draw = Callable[[random.Random, Table, Position], Question]


def standing(position: Position, *, in_turn: bool) -> Standing:
    """Return the request for a position, with the dice or, between turns, without."""
    card = position.card
    points = zip(position.compiled.categories, card.points, strict=True)
    scorecard = {
        "points": {name: paid for name, fillings in points for paid in fillings},
        "extra_bonus_count": card.extra_bonus_count,
    }
    dice = {"dice": position.hand, "rolls_left": position.rolls_left} if in_turn else {}
    return {**dice, "scorecard": scorecard}


def ask_outlook(chance: random.Random, table: Table, position: Position) -> Question:
    """Return a request for the outlook of a card, half of them between turns."""
    asked = standing(position, in_turn=chance.random() < 0.5)
    return post("/v1/outlook", {"ruleset": table.compiled.ruleset.name, **asked})


def ask_why(_: random.Random, table: Table, position: Position) -> Question:
    """Return a request for the reason of the best move over the next best."""
    asked = {"ruleset": table.compiled.ruleset.name, "explain": True}
    return post("/v1/advice", {**asked, **standing(position, in_turn=True)})


def ask_target(chance: random.Random, table: Table, position: Position) -> Question:
    """Return a request for the best move towards a likely total."""
    target = max(0, round(advise(table, position).value + chance.gauss(0, SPREAD)))
    return _ask_advice(table, position, {"maximize": "target", "target": target})


def ask_win(chance: random.Random, table: Table, position: Position) -> Question:
    """Return a request for the best move against opponents in any situation."""
    others = random_positions(table.compiled, chance, OPPONENTS)
    opponents = [standing(each, in_turn=chance.random() < 0.5) for each in others]
    return _ask_advice(table, position, {"maximize": "win", "opponents": opponents})


def _ask_advice(table: Table, position: Position, objective: dict[str, Any]) -> Question:
    asked = {"ruleset": table.compiled.ruleset.name, "objective": objective}
    return post("/v1/advice", {**asked, **standing(position, in_turn=True)})


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of request: the table it needs, and the limit in seconds for 95% of the answers."""

    name: str
    draw: Draw
    needs: TableKind
    goal: float


KINDS = (
    Kind("outlook", ask_outlook, OUTLOOK, 50e-3),
    Kind("advice with reasons", ask_why, OUTLOOK, 50e-3),
    Kind("advice for a target", ask_target, TARGET, 50e-3),
    Kind(f"advice to win against {OPPONENTS}", ask_win, OUTLOOK, 250e-3),
)


def measure() -> Iterator[Row]:
    """Measure every kind for every ruleset, with different requests in sequence on one connection."""
    with running_gunicorn() as server:
        for name in RULESETS:
            table = load_table(compile_ruleset(load_ruleset(name)), tables_folder())
            for kind in KINDS:
                if table_path(table.compiled, tables_folder(), kind.needs).exists():
                    yield _measure(server, table, kind)
                else:
                    command = f"{BUILD_COMMAND} --objective {kind.needs.name} {name}"
                    print(f"{kind.name}, {name}: skipped, there is no table; {command}", file=sys.stderr)


def _measure(server: Gunicorn, table: Table, kind: Kind) -> Row:
    chance = random.Random(3)
    positions = random_positions(table.compiled, chance, POSITIONS)
    questions = [kind.draw(chance, table, position) for position in positions]
    taken = ask_each(server, questions)
    median, most = _middle_and_most([each.clock for each in taken])
    cpu_median, cpu_most = _middle_and_most([each.cpu for each in taken])
    return Row(
        f"{kind.name}, {table.compiled.ruleset.name}: 95th percentile",
        seconds_text(most),
        f"median {seconds_text(median)}; CPU {seconds_text(cpu_most)}, median {seconds_text(cpu_median)}",
        goal=f"<= {seconds_text(kind.goal)}",
        reached=most <= kind.goal,
    )


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds of an answer: elapsed time, and processor time of all workers."""

    clock: float
    cpu: float


def ask_each(server: Gunicorn, questions: Sequence[Question]) -> list[Taken]:
    """Return the time of each request in sequence on one connection; all have to succeed."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        return [_ask(connection, server.workers(), question) for question in questions]


def _ask(connection: http.client.HTTPConnection, workers: Sequence[int], question: Question) -> Taken:
    before, started = sum(map(processor_seconds, workers)), time.perf_counter()
    connection.request(question.method, question.path, question.body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    body = response.read()
    clock = time.perf_counter() - started
    if response.status != 200:
        raise AssertionError(f"{question.path}: {response.status} {body[:500]!r}")
    return Taken(clock, sum(map(processor_seconds, workers)) - before)


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process in nanosecond resolution; that of `load.cpu_seconds` is 10 ms."""
    # The clock id of clock_getcpuclockid(3) on Linux.
    return time.clock_gettime((~pid << 3) | 2)


def _middle_and_most(seconds: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 95th percentile."""
    twentieths = quantiles(seconds, n=20, method="inclusive")
    return twentieths[9], twentieths[18]
