"""What is asked of clients that one program uses, told by its first argument what to do: those in Kotlin and Swift."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tests.generators.examples import alike, examples
from tests.generators.game import ARGUMENTS
from tests.generators.refusals import assert_refusals


class Program(Protocol):
    """Runs the program with some arguments and something to read; returns the lines that it has written."""

    def __call__(self, *arguments: str, said: str = "") -> list[str]: ...


def assert_examples_are_read_and_written(program: Program) -> None:
    """Every example of the contract is read, and written so that it says the same."""
    shown = list(examples())
    said = [json.dumps({"schema": each.schema, "value": each.value}) for each in shown]
    lines = program("examples", said="\n".join(said))
    wrong = [(e.where, line) for e, line in zip(shown, lines, strict=True) if not alike(e.value, json.loads(line))]
    assert not wrong


def report_of_game(program: Program, address: str) -> Any:
    """The report of the game that the program has played."""
    [report] = program("game", address, *ARGUMENTS)
    return json.loads(report)


def assert_errors_are_told(program: Program, addresses: Sequence[str]) -> None:
    """The program says the same of a wrong request to the service that is well, the spent one and the late one."""
    assert_refusals(program("errors", *addresses))
