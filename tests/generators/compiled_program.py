"""Checks of clients with one compiled program for all tasks.

The first argument of a program names the task, the second is the address of a service:

* `card ADDRESS RULESET`: score 3, 3, 5, 5, 5, and check a card with 3 in ones, 22 in full_house and a claimed total of
  26. Print a JSON list: the points of the hand in full_house, and the expected value of the only problem.
* `game ADDRESS RULESET SEED TURNS`: play the game of tests/generators/game.py, and print its report.
* `errors ADDRESS…`: report the refusals of tests/generators/refusals.py, one per line.
* `examples`: parse and serialize bodies. Each input line has a schema and, after a space, JSON; print JSON, or null
  for a body that the client cannot read.
"""

from __future__ import annotations

import json
from collections.abc import Container, Sequence
from typing import Any, Final, Protocol

from tests.generators.examples import examples, same_meaning
from tests.generators.game import ARGUMENTS, RULESET, play
from tests.generators.refusals import assert_refusals

UNIONS: Final = ("ScoreBatch", "AdviceBatch", "GameCheckBatch", "GameReviewBatch", "ConversionRequest")
"""Bodies with a `oneOf`, unusable in code of some generators: results of batches, rows of a pasted sheet."""


class Program(Protocol):
    """A function that runs the program with arguments and input, and returns its output lines."""

    def __call__(self, *arguments: str, said: str = "") -> list[str]: ...


class ClientTests:
    """Tests of a client with a program, the fixture `program` of a subclass."""

    def test_a_card_is_scored_and_checked(self, program: Program, service: str) -> None:
        """3+3+5+5+5 is 21; 3+22 is 25."""
        [line] = program("card", service, RULESET)
        assert json.loads(line) == [21, 25]

    def test_a_whole_game_is_played(self, program: Program, service: str) -> None:
        [report] = program("game", service, *ARGUMENTS)
        assert same_meaning(json.loads(report), play(service))

    def test_errors_are_reported(self, program: Program, refusing: Sequence[str]) -> None:
        assert_refusals(program("errors", *refusing))


def assert_examples_round_trip(program: Program, except_for: Container[str] = ()) -> None:
    """Check that all examples of the contract survive parsing and serializing, except those of some schemas."""
    shown = [each for each in examples() if each.schema not in except_for]
    lines = program("examples", said="\n".join(f"{each.schema} {json.dumps(each.value)}" for each in shown))
    made: list[Any] = [json.loads(line) for line in lines]
    wrong = [(e.where, value) for e, value in zip(shown, made, strict=True) if not same_meaning(e.value, value)]
    assert not wrong
