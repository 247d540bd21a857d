"""Configuration of all tests."""

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# Helpers assert too, and pytest has to rewrite their assertions although they are not test files.
TESTS = Path(__file__).parent
pytest.register_assert_rewrite(
    *(f"tests.{'.'.join(path.relative_to(TESTS).with_suffix('').parts)}" for path in TESTS.rglob("*.py"))
)

# Expensive to collect or to run, and only run if they are named, except the latter two by "make exhaustive".
GENERATORS, TOOLS, CONTRACT = TESTS / "generators", TESTS / "tools", TESTS / "hardening" / "test_contract.py"

# jsonschema builds its grammar when imported, in three seconds, for formats that no schema has.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

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
    """Put the tests of tables first.

    They compile the solver, which takes a minute. Only the last tests of a process are redistributed, so that one
    process compiles.
    """
    items.sort(key=lambda item: "strategy_tables" not in item.path.parts)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip expensive tests that are neither named nor exhaustive."""
    if collection_path not in (GENERATORS, TOOLS, CONTRACT):
        return None
    is_named = any(Path(arg).resolve().is_relative_to(collection_path) for arg in config.args)
    is_exhaustive = collection_path != GENERATORS and "not exhaustive" not in config.option.markexpr
    return None if is_named or is_exhaustive else True
