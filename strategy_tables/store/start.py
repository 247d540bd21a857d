"""Shipped outlooks of the empty card of the built-in rulesets, in one file of arrays.

`python -m tools start` compares them with solving, and writes them with `--write`. A ruleset is identified by its
fingerprint. So a house rule equal to a built-in game finds its outlook, and a changed game does not.
"""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.remaining import Remaining

FILE = Path(__file__).parent / "starts.npz"

HEADER: Final = "header"
"""Member of the file that holds JSON: the fingerprint, `least` and `upper_bonus` of each ruleset, by its id."""

ARRAYS: Final = ("probabilities", "points", "zeros")
"""Arrays of each ruleset; the first and the last probability are not 0."""


def load_start(compiled: CompiledRuleset) -> Remaining | None:
    """Return the shipped outlook of the empty card, or None."""
    return _load(FILE, compiled.fingerprint) if has_start(compiled) else None


def has_start(compiled: CompiledRuleset) -> bool:
    """Return whether the outlook of the empty card of this ruleset is shipped."""
    return compiled.fingerprint in _names(FILE)


def read_header(file: Any) -> dict[str, dict[str, Any]]:
    """Return the header of an open file: the entry of each ruleset, by its id."""
    header: dict[str, dict[str, Any]] = json.loads(file[HEADER].tobytes())
    return header


def clear_cache() -> None:
    """Drop what was read, after the file has changed."""
    _names.cache_clear()
    _load.cache_clear()


@cache
def _names(path: Path) -> dict[str, str]:
    """Return the ids of the rulesets in a file, by fingerprint."""
    if not path.is_file():
        return {}
    with np.load(path, allow_pickle=False) as file:
        return {each["fingerprint"]: name for name, each in read_header(file).items()}


@lru_cache(maxsize=32)
def _load(path: Path, fingerprint: str) -> Remaining:
    with np.load(path, allow_pickle=False) as file:
        name = _names(path)[fingerprint]
        header = read_header(file)[name]
        probabilities, points, zeros = (file[f"{name}/{array}"] for array in ARRAYS)
    least = header["least"]
    return Remaining(
        probabilities=np.concatenate([np.zeros(max(least, 0)), probabilities]),
        points=points,
        zeros=zeros,
        upper_bonus=header["upper_bonus"],
        least=min(least, 0),
    )
