"""Configuration of all tests."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

# Helpers assert too, and pytest has to rewrite their assertions although they are not test files.
TESTS = Path(__file__).parent
pytest.register_assert_rewrite(
    *(f"tests.{'.'.join(path.relative_to(TESTS).with_suffix('').parts)}" for path in TESTS.rglob("*.py"))
)

GENERATORS = TESTS / "generators"
# Generating its cases takes half a minute, even if none is run.
CONTRACT = TESTS / "hardening" / "test_contract.py"

# Settings of the environment do not apply to tests, except KEEPWISE_TABLES, the folder of tables.
SETTINGS = """
    HOST PORT WORKERS THREADS DRAIN_SECONDS RULESETS_DIR APPS_FILE
    SOLVE_ON_DEMAND SOLVED_TABLES_MB PREPARE_TABLES QUEUE SHARED_TABLES
"""
for name in SETTINGS.split():
    os.environ.pop(name, None)

# Tests create many objects and few cycles: collecting at the default rate costs 6% of the time.
gc.set_threshold(100_000, 50, 50)

# Every run uses the same examples, without deadlines that a busy machine could miss.
settings.register_profile("keepwise", derandomize=True, deadline=None, database=None)
settings.load_profile("keepwise")

# Programs of make bench, without tests.
collect_ignore = ["bench"]


def pytest_configure() -> None:
    """Let undeclared fields of problems fail every test."""
    # Imported earlier, its assertions would not be rewritten.
    from tests.declared_fields import check_every_problem

    check_every_problem()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of tables and estimates first.

    They compile the solver and the players of estimates, which takes over a minute. Only the last tests of a process
    are redistributed, so that one process compiles.
    """
    items.sort(key=lambda item: {"strategy_tables", "estimates"}.isdisjoint(item.path.parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip what is expensive to collect unless it is named: generators and generated requests."""
    if collection_path == CONTRACT:
        return True if "not exhaustive" in config.option.markexpr else None
    if collection_path != GENERATORS:
        return None
    return None if any(Path(arg).resolve().is_relative_to(GENERATORS) for arg in config.args) else True
