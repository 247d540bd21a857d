"""Checks of clients with one compiled program for all tasks, such as those in Kotlin and Swift."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tests.generators.examples import examples, same_meaning
from tests.generators.game import ARGUMENTS
from tests.generators.refusals import assert_refusals


class Program(Protocol):
    """A function that runs the program with arguments and input, and returns its output lines."""

    def __call__(self, *arguments: str, said: str = "") -> list[str]: ...


def assert_examples_are_read_and_written(program: Program) -> None:
    """Check that all examples of the contract survive parsing and serializing."""
    shown = list(examples())
    said = [json.dumps({"schema": each.schema, "value": each.value}) for each in shown]
    lines = program("examples", said="\n".join(said))
    wrong = [
        (e.where, line) for e, line in zip(shown, lines, strict=True) if not same_meaning(e.value, json.loads(line))
    ]
    assert not wrong


def report_of_game(program: Program, address: str) -> Any:
    """Return the report of the game that the program plays."""
    [report] = program("game", address, *ARGUMENTS)
    return json.loads(report)


def assert_errors_are_reported(program: Program, addresses: Sequence[str]) -> None:
    """Check the reported errors of an invalid request and of services that refuse."""
    assert_refusals(program("errors", *addresses))
