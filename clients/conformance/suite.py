"""Playing the scenarios with a driver, and comparing its results."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from flask import Flask

from api import create_app
from clients.conformance.server import Attempt, playing
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.portable.file import portable_table

CASES: Final = Path(__file__).with_name("cases.json")

ROLLS: Final = Path(__file__).with_name("rolls.json")
"""Rolls by commitments that clients verify."""

RULESET: Final = "yahtzee"
"""The only ruleset whose table the service has."""

TOLERANCE: Final = 2e-6
"""Greatest difference of equal numbers: the rounding of a table file and of an answer."""

PATIENCE: Final = 60.0
"""Seconds until a silent driver has failed; the first line includes its start."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a scenario."""

    name: str
    seconds: float
    attempts: int
    failures: list[str]
    skipped: str | None = None


def read_cases() -> list[dict[str, Any]]:
    """Return all scenarios."""
    cases: list[dict[str, Any]] = json.loads(CASES.read_text(encoding="utf-8"))["cases"]
    return [*cases, *map(_verification, json.loads(ROLLS.read_text(encoding="utf-8")))]


def _verification(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the scenario of a roll that is verified without any request."""
    return {
        "name": f"verify a roll: {vector['name']}",
        "call": "verify_roll",
        "arguments": {"request": vector["request"], "answer": vector["answer"]},
        "script": [],
        "expect": {"attempts": 0, "result": {"valid": vector["valid"]}},
    }


def run_suite(command: Sequence[str], only: str = "", cwd: Path | None = None) -> Iterator[Outcome]:
    """Yield the outcome of each scenario whose name contains a text, played by one driver."""
    table = load_table(compile_ruleset(load_ruleset(RULESET)), tables_folder())
    app = create_app(tables=[table])
    with TemporaryDirectory(prefix="keepwise-conformance-") as folder:
        offline = Path(folder, f"{RULESET}.table")
        offline.write_bytes(portable_table(table))
        with running_driver(command, cwd) as driver:
            for case in read_cases():
                if only in case["name"]:
                    yield play(case, driver, app, offline)


class Driver:
    """A running driver."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line)
        self._lines.put("")

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Send a line and return the answer. Raises `RuntimeError` if there is none."""
        print(json.dumps(question), file=self._process.stdin, flush=True)
        try:
            line = self._lines.get(timeout=PATIENCE)
            answer = json.loads(line) if line else None
        except queue.Empty:
            raise RuntimeError(f"the driver was silent for {PATIENCE:.0f} s") from None
        except ValueError:
            raise RuntimeError(f"the driver wrote no JSON: {line!r}") from None
        if not isinstance(answer, dict):
            raise RuntimeError("the driver has ended")
        return answer


@contextmanager
def running_driver(command: Sequence[str], cwd: Path | None = None) -> Iterator[Driver]:
    """Run a driver until all scenarios are played."""
    process = subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=cwd
    )
    try:
        yield Driver(process)
    finally:
        process.kill()
        process.communicate()


def play(case: dict[str, Any], driver: Driver, app: Flask, offline: Path) -> Outcome:
    """Play a scenario."""
    options = dict(case.get("options", {}))
    if options.get("offline"):
        options["offline"] = str(offline)
    with playing(case["script"], app, case.get("refused", 0.0)) as server:
        question = {
            "name": case["name"],
            "base_url": server.address,
            "options": options,
            "call": case["call"],
            "arguments": case["arguments"],
        }
        begun = time.monotonic()
        answer = driver.ask(question)
        seconds = time.monotonic() - begun
    if "skipped" in answer:
        return Outcome(case["name"], seconds, len(server.attempts), [], str(answer["skipped"]))
    failures = [*find_differences(case["expect"], answer, server.attempts, seconds)]
    return Outcome(case["name"], seconds, len(server.attempts), failures)


def find_differences(
    expect: dict[str, Any], answer: dict[str, Any], attempts: list[Attempt], seconds: float
) -> Iterator[str]:
    """Yield everything that differs from what a scenario expects."""
    for part in ("result", "error"):
        if part in expect and part not in answer:
            yield f"no {part}: {json.dumps(answer)[:300]}"
        elif part in expect:
            yield from mismatches(expect[part], answer[part], part)
    if bool(expect.get("offline")) != bool(answer.get("offline")):
        yield f"offline is {answer.get('offline', False)}"
    if "attempts" in expect and len(attempts) != expect["attempts"]:
        yield f"{len(attempts)} attempts, not {expect['attempts']}"
    if not expect.get("least_seconds", 0) <= seconds <= expect.get("greatest_seconds", PATIENCE):
        yield f"it took {seconds:.2f} s"
    for number, attempt in enumerate(attempts):
        if "path" in expect and attempt.path != expect["path"]:
            yield f"attempt {number} asked for {attempt.path}, not {expect['path']}"
        if "sent" in expect:
            yield from mismatches(expect["sent"], json.loads(attempt.body or "null"), f"attempt {number}")
    if expect.get("same") and len({(each.path, each.body, each.reply and each.reply.body) for each in attempts}) > 1:
        yield f"the attempts differ: {[each.body.decode() for each in attempts]}"


def mismatches(expected: Any, found: Any, place: str) -> Iterator[str]:
    """Yield the places where a value lacks something that is expected.

    Objects may have more members, and lack those that are null. "*" is anything but null.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            yield from mismatches(value, found.get(name), f"{place}.{name}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, (value, other) in enumerate(zip(expected, found, strict=True)):
            yield from mismatches(value, other, f"{place}[{number}]")
    elif not is_equal(expected, found):
        yield f"{place} is {json.dumps(found)[:300]}, not {json.dumps(expected)[:300]}"


def is_equal(expected: Any, found: Any) -> bool:
    """Return whether two values are equal, except for rounding."""
    if expected == "*":
        return found is not None
    numbers = [each for each in (expected, found) if isinstance(each, (int, float)) and not isinstance(each, bool)]
    if len(numbers) == 2:
        return abs(numbers[0] - numbers[1]) <= TOLERANCE
    return type(expected) is type(found) and bool(expected == found)
