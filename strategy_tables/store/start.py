"""The shipped distributions of what remains of the empty card of the built-in rulesets, in one file of arrays.

`START_COMMAND` writes it, and the same command without `--write` compares it with what solving gives. A ruleset is
known by its fingerprint, so that a house rule equal to a built-in game finds its distribution, and a changed game does
not.
"""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.distribution import distribution
from strategy_tables.model.remaining import Remaining

FILE = Path(__file__).parent / "starts.npz"

START_COMMAND = "python -m strategy_tables start --write"

TOLERANCE = 1e-12
"""Relative difference that another machine's rounding may make."""

_HEADER = "header"
"""The member of the file that holds JSON: the fingerprint, `least` and `upper_bonus` of each ruleset, by its id."""

_ARRAYS = ("probabilities", "points", "zeros")
"""The arrays of each ruleset; the first and the last probability are not 0."""


def load_start(compiled: CompiledRuleset) -> Remaining | None:
    """Return the shipped rest of the empty card, None where this ruleset has none."""
    return _load(FILE, compiled.fingerprint) if has_start(compiled) else None


def has_start(compiled: CompiledRuleset) -> bool:
    """Return whether the rest of the empty card of this ruleset is shipped."""
    return compiled.fingerprint in _names(FILE)


@cache
def _names(path: Path) -> dict[str, str]:
    """Return the ids of the rulesets in a file, by fingerprint."""
    if not path.is_file():
        return {}
    with np.load(path, allow_pickle=False) as file:
        return {each["fingerprint"]: name for name, each in _header(file).items()}


@lru_cache(maxsize=32)
def _load(path: Path, fingerprint: str) -> Remaining:
    with np.load(path, allow_pickle=False) as file:
        name = _names(path)[fingerprint]
        header = _header(file)[name]
        probabilities, points, zeros = (file[f"{name}/{array}"] for array in _ARRAYS)
    least = header["least"]
    return Remaining(
        probabilities=np.concatenate([np.zeros(max(least, 0)), probabilities]),
        points=points,
        zeros=zeros,
        upper_bonus=header["upper_bonus"],
        least=min(least, 0),
    )


def _header(file: Any) -> dict[str, dict[str, Any]]:
    header: dict[str, dict[str, Any]] = json.loads(file[_HEADER].tobytes())
    return header


def write_start(compiled: CompiledRuleset, rest: Remaining) -> None:
    """Write the rest of the empty card of a ruleset into the file; equal content has equal bytes."""
    header: dict[str, dict[str, Any]] = {}
    arrays: dict[str, Any] = {}
    if FILE.is_file():
        with np.load(FILE, allow_pickle=False) as file:
            header, arrays = _header(file), dict(file)
    name, totals = compiled.ruleset.name, distribution(rest.probabilities, rest.least)
    header[name] = {
        "fingerprint": compiled.fingerprint,
        "least": totals.least,
        "upper_bonus": float(rest.upper_bonus),
    }
    for array, values in zip(_ARRAYS, (totals.probabilities, rest.points, rest.zeros), strict=True):
        arrays[f"{name}/{array}"] = values
    arrays[_HEADER] = np.frombuffer(json.dumps(header, sort_keys=True).encode(), dtype=np.uint8)
    unfinished = FILE.with_suffix(".new.npz")
    np.savez(unfinished, allow_pickle=False, **{key: arrays[key] for key in sorted(arrays)})
    unfinished.replace(FILE)
    _names.cache_clear()
    _load.cache_clear()


def check_start(compiled: CompiledRuleset, rest: Remaining) -> str | None:
    """Return the difference between the shipped rest of a ruleset and that of solving; None where they agree."""
    shipped = load_start(compiled)
    if shipped is None:
        return "nothing has its fingerprint"
    totals, wanted = (distribution(each.probabilities, each.least) for each in (shipped, rest))
    pairs = [
        ("least total", np.array(totals.least), np.array(wanted.least)),
        ("probabilities", totals.probabilities, wanted.probabilities),
        ("points", shipped.points, rest.points),
        ("zeros", shipped.zeros, rest.zeros),
        ("upper_bonus", np.array([shipped.upper_bonus]), np.array([rest.upper_bonus])),
    ]
    for name, found, right in pairs:
        if found.shape != right.shape or not np.allclose(found, right, rtol=TOLERANCE, atol=0):
            return f"its {name} differ from what solving gives"
    return None
