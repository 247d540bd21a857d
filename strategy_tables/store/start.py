"""Shipped outlooks and frontiers of the empty card of the built-in rulesets, in one file of arrays.

`python -m tools start` and `frontier` compare them with solving, and write them with `--write`. A ruleset is identified
by its fingerprint. So a house rule equal to a built-in game finds its outlook, and a changed game does not.
"""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.remaining import Remaining

FILE = Path(__file__).parent / "starts.npz"

HEADER: Final = "header"
"""Member of the file that holds JSON: the fingerprint, `least` and `upper_bonus` of each ruleset, by its id.

`first` is that of its frontier, if there is one.
"""

ARRAYS: Final = ("probabilities", "points", "zeros")
"""Arrays of each ruleset; the first and the last probability are not 0."""

FRONTIER: Final = ("frontier", "frontier_means")
"""Arrays of each frontier."""


@dataclass(frozen=True, slots=True, eq=False)
class Frontier:
    """For every total from `first` on, the greatest probability of at least as much, and the greatest mean at that.

    The first total is certain, so that its mean is that of play for the mean; so are all below. Totals above are out of
    reach.
    """

    first: int
    probabilities: Floats
    means: Floats

    def at(self, totals: Integers) -> tuple[Floats, Floats]:
        """Return both for any totals: float64 [N] from int64 [N]."""
        places = np.maximum(totals - self.first, 0)
        past = places >= len(self.means)
        places = np.where(past, 0, places)
        return np.where(past, 0.0, self.probabilities.take(places)), self.means.take(places)


def load_start(compiled: CompiledRuleset) -> Remaining | None:
    """Return the shipped outlook of the empty card, or None."""
    return _load(FILE, compiled.fingerprint) if has_start(compiled) else None


def load_frontier(compiled: CompiledRuleset) -> Frontier | None:
    """Return the shipped frontier of the empty card, or None."""
    return _load_frontier(FILE, compiled.fingerprint) if has_start(compiled) else None


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
    _load_frontier.cache_clear()


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


@lru_cache(maxsize=32)
def _load_frontier(path: Path, fingerprint: str) -> Frontier | None:
    with np.load(path, allow_pickle=False) as file:
        name = _names(path)[fingerprint]
        first = read_header(file)[name].get("first")
        return None if first is None else Frontier(first, *(file[f"{name}/{array}"] for array in FRONTIER))
