"""Estimates: what sheets are worth by a fitted function, with the strength of the player that follows it.

A small network over the features of a sheet: a first layer, a second one and a sum of that, which are others in every
*phase* of the game, a linear part beside them, and what is settled already, which is exact. It is fitted by
`python -m strategy_tables estimate`, and kept as a file of arrays with a header in JSON: of the built-in games in
`estimates/`, of others beside the tables.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.sheet import CompiledSheet
from strategy_tables.errors import UnusableTable
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.features import FeatureMakers, feature_makers, features, settled
from strategy_tables.sheets.states import SheetStates
from strategy_tables.store.tablefile import tables_folder

FOLDER: Final = Path(__file__).parent / "estimates"
SUFFIX: Final = ".npz"
COMMAND: Final = "python -m strategy_tables estimate"
CONFIDENCE: Final = 0.999
SCALE: Final = 100.0
"""Points of one unit of what the network says."""

_ROWS: Final = 8
"""Rows that are multiplied at once: so few that the library for matrices does it in one thread. Threads of several
processes would wait for each other."""

_Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Strength:
    """The mean total of so many games of the player, and the interval the true mean lies in with that confidence."""

    mean: float
    low: float
    high: float
    confidence: float
    games: int


@dataclass(frozen=True, slots=True)
class EstimateHeader:
    """Of which ruleset an estimate is and how it was made."""

    ruleset: str
    fingerprint: str
    digest: str
    command: str
    seed: int
    games: int
    strength: Strength


class Weights(NamedTuple):
    """Of F features, U and V units and P phases, all float32.

    `first` [F, U], `first_bias` [U], `second` [P, U, V], `second_bias` [P, V], `last` [P, V], `last_bias` [P],
    `linear` [F].
    """

    first: _Singles
    first_bias: _Singles
    second: _Singles
    second_bias: _Singles
    last: _Singles
    last_bias: _Singles
    linear: _Singles


@dataclass(frozen=True, slots=True, eq=False)
class Estimate:
    """A fitted function of sheets; `phases` int64 [cells + 1] by the number of open cells."""

    header: EstimateHeader
    makers: FeatureMakers
    phases: Integers
    weights: Weights

    @property
    def digest(self) -> str:
        """The SHA-256 of what the function is made of."""
        return self.header.digest

    def values(self, states: SheetStates) -> Floats:
        """The expected points still to come, upper bonuses and products included: float64 [N].

        All that will count beside the points in filled cells times their factors and the extra bonuses paid so far.
        """
        exact = settled(self.makers, states)
        cells = states.open.sum(axis=(1, 2))
        live = np.flatnonzero(cells)
        if len(live) < len(exact):
            if len(live):
                exact[live] += self._rest(states.take(live), cells[live])
            return exact
        return exact + self._rest(states, cells)

    def _rest(self, states: SheetStates, cells: Integers) -> Floats:
        """What the network says of sheets that are not full."""
        found = features(self.makers, states)
        weights, phases = self.weights, self.phases[cells]
        units = np.maximum(_product(found, weights.first) + weights.first_bias, 0)
        outputs = found @ weights.linear
        for phase in np.unique(phases).tolist():
            rows = np.flatnonzero(phases == phase)
            second = _product(units if len(rows) == len(units) else units[rows], weights.second[phase])
            positive = np.maximum(second + weights.second_bias[phase], 0)
            outputs[rows] += positive @ weights.last[phase] + weights.last_bias[phase]
        return SCALE * outputs.astype(np.float64)


def _product(left: _Singles, right: _Singles) -> _Singles:
    """The product of two matrices."""
    count, width = left.shape
    padded = np.zeros((-(-count // _ROWS) * _ROWS, width), dtype=np.float32)
    padded[:count] = left
    found: _Singles = np.matmul(padded.reshape(-1, _ROWS, width), right).reshape(len(padded), -1)[:count]
    return found


def load_estimate(rules: CompiledSheet) -> Estimate | None:
    """The estimate of a game, by its fingerprint: the shipped one, or one beside the tables; None where there is none.

    Raises `UnusableTable` where its file is damaged.
    """
    for path in (*shipped_estimates().get(rules.fingerprint, ()), custom_path(rules)):
        if path.is_file():
            return _read(path, path.stat().st_mtime_ns, rules)
    return None


def custom_path(rules: CompiledSheet) -> Path:
    """Where the estimate of a game is that is not built in."""
    return tables_folder() / f"{rules.fingerprint}.estimate{SUFFIX}"


def shipped_path(name: str) -> Path:
    """Where the estimate of a built-in game is."""
    return FOLDER / f"{name}{SUFFIX}"


@lru_cache(maxsize=1)
def shipped_estimates() -> dict[str, tuple[Path, ...]]:
    """The shipped files by the fingerprints of their games."""
    return {read_header(path).fingerprint: (path,) for path in sorted(FOLDER.glob(f"*{SUFFIX}"))}


def read_header(path: Path) -> EstimateHeader:
    """The header of a file; raises `UnusableTable`."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return _header(arrays["header"].tobytes())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _unusable(path, f"it is no estimate: {error}") from error


def _unusable(path: Path, why: str) -> UnusableTable:
    return UnusableTable(path, why, f"{COMMAND} {path.stem} --write")


def _header(said: bytes) -> EstimateHeader:
    found: dict[str, Any] = json.loads(said)
    return EstimateHeader(**{**found, "strength": Strength(**found["strength"])})


@lru_cache(maxsize=16)
def _read(path: Path, _changed: int, rules: CompiledSheet) -> Estimate:
    try:
        with np.load(path, allow_pickle=False) as arrays:
            header = _header(arrays["header"].tobytes())
            distributions, phases = arrays["distributions"], arrays["phases"]
            weights = Weights(*(arrays[name] for name in Weights._fields))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _unusable(path, f"it is no estimate: {error}") from error
    if header.fingerprint != rules.fingerprint:
        raise _unusable(path, "it is the estimate of another ruleset")
    if header.digest != digest_of(distributions, phases, weights):
        raise _unusable(path, "its digest does not match what it holds")
    return Estimate(header, feature_makers(rules, distributions), phases, weights)


def digest_of(distributions: Floats, phases: Integers, weights: Weights) -> str:
    """The SHA-256 of the arrays of an estimate."""
    found = hashlib.sha256()
    for array in (distributions, phases, *weights):
        found.update(repr(array.shape).encode())
        found.update(np.ascontiguousarray(array, dtype=array.dtype.newbyteorder("<")).tobytes())
    return found.hexdigest()


def write_estimate(
    path: Path, header: EstimateHeader, distributions: Floats, phases: Integers, weights: Weights
) -> None:
    """Write a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    said = np.frombuffer(json.dumps(asdict(header)).encode(), dtype=np.uint8)
    beside = path.with_suffix(".new.npz")
    arrays = {"header": said, "distributions": distributions, "phases": phases, **weights._asdict()}
    np.savez_compressed(beside, allow_pickle=False, **arrays)
    beside.replace(path)
