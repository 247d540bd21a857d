"""Estimates: values of sheets by a fitted function, with the measured strength of the player that follows it.

The function is a small network over the features of a sheet, plus a linear part, plus decided bonuses, which are exact.
The network has a first layer, and a second one and its sum, which depend on the *phase* of the game. `python -m tools
estimate` fits it. Its file has arrays with a header in JSON: in `estimates/` for built-in games, next to the tables for
others.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards.rules import Rules
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.errors import UnusableTable
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.features import FeatureMakers, decided_bonuses, feature_makers, features
from strategy_tables.sheets.states import SheetStates
from strategy_tables.store.tablefile import tables_folder

FOLDER: Final = Path(__file__).parent / "estimates"
SUFFIX: Final = ".npz"
COMMAND: Final = "python -m tools estimate"
CONFIDENCE: Final = 0.999
SCALE: Final = 100.0
"""Points of one unit of the network's output."""

_ROWS: Final = 8
"""Rows that are multiplied at once: so few that the library for matrices uses one thread. Threads of several processes
would wait for each other."""

_BITS: Final = 52
"""Bits of the greatest sum of a product, one fewer than float64 holds exactly."""

_GREATEST_FEATURE: Final = 8.0
"""Bound of features, which are shares and flags far below it."""

_Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class EstimateHeader:
    """Ruleset and origin of an estimate: the games it was fitted to, and those it was refined with."""

    ruleset: str
    fingerprint: str
    digest: str
    command: str
    seed: int
    games: int
    strength: EstimateStrength
    refined: int = 0


class Weights(NamedTuple):
    """Weights of F features, U and V units and P phases, all float32.

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


class ExactProduct:
    """Product of rows with a matrix, plus a bias, with the same bits from every library for matrices.

    Rows and matrix are rounded to multiples of powers of two, so coarse that no sum exceeds the bits of float64. Then
    neither the order of summation nor fused operations matter. `limit` is the greatest absolute value in the rows; that
    of the product is `reach`.
    """

    def __init__(self, matrix: _Singles, bias: _Singles, limit: float) -> None:
        wide, added = matrix.astype(np.float64), bias.astype(np.float64)
        self.reach = float((limit * np.abs(wide).sum(axis=0) + np.abs(added)).max(initial=1.0))
        bits = _BITS - int(np.frexp(self.reach)[1])
        self._limit, self._step = limit, 2.0**-bits
        self._of_rows = 2.0 ** (bits // 2)
        self._matrix = np.rint(wide * 2.0 ** (bits - bits // 2))
        self._bias = np.rint(added * 2.0**bits)

    def __call__(self, rows: NDArray[np.floating[Any]]) -> Floats:
        """Return the product: float64 [N, columns of the matrix], from rows [N, rows of the matrix] within the
        limit."""
        count, width = rows.shape
        whole = np.zeros((-(-count // _ROWS) * _ROWS, width))
        np.clip(rows, -self._limit, self._limit, out=whole[:count])
        whole *= self._of_rows
        np.rint(whole, out=whole)
        found: Floats = np.matmul(whole.reshape(-1, _ROWS, width), self._matrix).reshape(len(whole), -1)[:count]
        found += self._bias
        found *= self._step
        return found


class Network:
    """The fitted function of features with some `Weights`, evaluated exactly: see `ExactProduct`."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        nothing = np.zeros(1, dtype=np.float32)
        self._linear = ExactProduct(weights.linear[:, None], nothing, _GREATEST_FEATURE)
        self._first = ExactProduct(weights.first, weights.first_bias, _GREATEST_FEATURE)
        self._second = [
            ExactProduct(*each, self._first.reach) for each in zip(weights.second, weights.second_bias, strict=True)
        ]
        self._last = [
            ExactProduct(last[:, None], bias, second.reach)
            for second, last, bias in zip(self._second, weights.last, weights.last_bias[:, None], strict=True)
        ]

    def values(self, found: _Singles, phases: Integers) -> Floats:
        """Return the outputs, in units of `SCALE` points: float64 [N], from features [N, F] and phases [N]."""
        units = np.maximum(self._first(found), 0)
        outputs = self._linear(found)[:, 0]
        for phase in np.unique(phases).tolist():
            rows = np.flatnonzero(phases == phase)
            second = np.maximum(self._second[phase](units if len(rows) == len(units) else units[rows]), 0)
            outputs[rows] += self._last[phase](second)[:, 0]
        return outputs


@dataclass(frozen=True, slots=True, eq=False)
class Estimate:
    """Fitted function of sheets; `phases` int64 [cells + 1] by the number of open cells."""

    header: EstimateHeader
    makers: FeatureMakers
    phases: Integers
    network: Network

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the function's arrays."""
        return self.header.digest

    def values(self, states: SheetStates) -> Floats:
        """Return the expected remaining points, upper bonuses and products included: float64 [N].

        They exclude only the points in filled cells times their factors and the extra bonuses paid so far.
        """
        exact = decided_bonuses(self.makers, states)
        cells = states.open.sum(axis=(1, 2))
        live = np.flatnonzero(cells)
        if len(live) < len(exact):
            if len(live):
                exact[live] += self._rest(states.take(live), cells[live])
            return exact
        return exact + self._rest(states, cells)

    def _rest(self, states: SheetStates, cells: Integers) -> Floats:
        """Return the output of the network for sheets that are not full."""
        return SCALE * self.network.values(features(self.makers, states), self.phases[cells])


def load_estimate(rules: Rules) -> Estimate | None:
    """Return the shipped or custom estimate of a game, by its fingerprint; None if there is none.

    Raises `UnusableTable` if its file is damaged.
    """
    for path in (*shipped_estimates().get(rules.fingerprint, ()), custom_path(rules)):
        if path.is_file():
            return _read(path, path.stat().st_mtime_ns, rules)
    return None


def custom_path(rules: Rules) -> Path:
    """Return the path of the estimate of a game that is not built in."""
    return tables_folder() / f"{rules.fingerprint}.estimate{SUFFIX}"


def shipped_path(name: str) -> Path:
    """Return the path of the estimate of a built-in game."""
    return FOLDER / f"{name}{SUFFIX}"


@lru_cache(maxsize=1)
def shipped_estimates() -> dict[str, tuple[Path, ...]]:
    """Return the shipped files by the fingerprints of their games."""
    return {read_header(path).fingerprint: (path,) for path in sorted(FOLDER.glob(f"*{SUFFIX}"))}


def read_header(path: Path) -> EstimateHeader:
    """Return the header of a file; raise `UnusableTable`."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return _header(arrays["header"].tobytes())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _unusable(path, f"it is not an estimate: {error}") from error


def _unusable(path: Path, why: str) -> UnusableTable:
    return UnusableTable(path, why, f"{COMMAND} {path.stem} --write")


def _header(said: bytes) -> EstimateHeader:
    found: dict[str, Any] = json.loads(said)
    return EstimateHeader(**{**found, "strength": EstimateStrength(**found["strength"])})


@lru_cache(maxsize=16)
def _read(path: Path, _changed: int, rules: Rules) -> Estimate:
    try:
        with np.load(path, allow_pickle=False) as arrays:
            header = _header(arrays["header"].tobytes())
            distributions, phases = arrays["distributions"], arrays["phases"]
            weights = Weights(*(arrays[name] for name in Weights._fields))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _unusable(path, f"it is not an estimate: {error}") from error
    if header.fingerprint != rules.fingerprint:
        raise _unusable(path, "it is the estimate of another ruleset")
    if header.digest != digest_of(distributions, phases, weights):
        raise _unusable(path, "its digest does not match its data")
    return Estimate(header, feature_makers(rules, distributions), phases, Network(weights))


def digest_of(distributions: Floats, phases: Integers, weights: Weights) -> str:
    """Return the SHA-256 of the arrays of an estimate."""
    found = hashlib.sha256()
    for array in (distributions, phases, *weights):
        found.update(repr(array.shape).encode())
        found.update(np.ascontiguousarray(array, dtype=array.dtype.newbyteorder("<")).tobytes())
    return found.hexdigest()
