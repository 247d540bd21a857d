"""Independently known numbers of the games, from `golden/counts.toml`."""

import tomllib
from collections.abc import Container
from pathlib import Path
from typing import Any, Final

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.ruleset import with_columns, without_columns

CARDS: Final = tuple(without_columns(builtin_rulesets()))
"""The built-in games of a single card."""
SHEETS: Final = tuple(with_columns(builtin_rulesets()))
"""The built-in games of a sheet of columns."""

KNOWN: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "counts.toml").read_text(encoding="utf-8")
)


def known(number: str, of: Container[str] = CARDS) -> dict[str, Any]:
    """Return a known number by game."""
    return {name: numbers[number] for name, numbers in KNOWN.items() if number in numbers and name in of}
