"""What holds for all tests."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

# Helpers assert, too, and what they met is to be printed. They are no test files, so pytest has to be told.
TESTS = Path(__file__).parent
pytest.register_assert_rewrite(
    *(f"tests.{'.'.join(path.relative_to(TESTS).with_suffix('').parts)}" for path in TESTS.rglob("*.py"))
)

GENERATORS = TESTS / "generators"
# Making up its cases takes half a minute, whether they are run or not.
CONTRACT = TESTS / "hardening" / "test_contract.py"

# How a server is set up where the tests run is no part of them. KEEPWISE_TABLES is: it says where the tables are.
SETTINGS = "HOST PORT WORKERS THREADS DRAIN_SECONDS RULESETS_DIR SOLVE_ON_DEMAND SOLVED_TABLES_MB PREPARE_TABLES"
for name in SETTINGS.split():
    os.environ.pop(name, None)

# The tests make many objects and few cycles; collecting as often as Python does by default costs 6% of the time.
gc.set_threshold(100_000, 50, 50)

# The same examples in every run, and no deadline that a busy machine could miss.
settings.register_profile("keepwise", derandomize=True, deadline=None, database=None)
settings.load_profile("keepwise")

# Programs that measure, each with what it needs handed to it by make bench: there is nothing in them to collect.
collect_ignore = ["bench"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of the tables first.

    They compile what builds tables, which takes a minute. A process shares out its last tests to others, never its
    first ones, so that only one compiles.
    """
    items.sort(key=lambda item: "strategy_tables" not in item.path.parts)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what is expensive to collect and not asked for: generators that are not named, the made-up requests."""
    if collection_path == CONTRACT:
        return True if "not exhaustive" in config.option.markexpr else None
    if collection_path != GENERATORS:
        return None
    return None if any(Path(arg).resolve().is_relative_to(GENERATORS) for arg in config.args) else True
