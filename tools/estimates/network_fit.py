"""Fitting of an estimate's network to the results of sheets, by Adam with a running mean of the weights."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Integers
from strategy_tables.sheets.estimate import Weights

UNITS: Final = 128
SECOND_UNITS: Final = 32
PHASES: Final = 6
BATCH: Final = 1024

_MOMENTUM: Final = 0.9
_SQUARES: Final = 0.999
_LARGEST_ERROR: Final = 1.0
"""Errors beyond this, in units of the network, have a constant gradient."""

_Singles = NDArray[np.float32]


def phases_of(cells: int) -> Integers:
    """Return the phase of a sheet by the number of open cells, 0 to `cells`."""
    return np.array([0, *(min(PHASES - 1, cell * PHASES // cells) for cell in range(cells))], dtype=np.int64)


def first_weights(linear: _Singles, rng: np.random.Generator, units: int = UNITS) -> Weights:
    """Return initial weights: the given linear part, and small others. `units` is a multiple of 32."""
    width = len(linear)

    def normal(deviation: float, *shape: int) -> _Singles:
        return (deviation * rng.standard_normal(shape)).astype(np.float32)

    return Weights(
        first=normal(np.sqrt(1 / (0.35 * width)), width, units),
        first_bias=np.zeros(units, dtype=np.float32),
        second=np.repeat(normal(np.sqrt(2 / units), 1, units, SECOND_UNITS), PHASES, axis=0),
        second_bias=np.zeros((PHASES, SECOND_UNITS), dtype=np.float32),
        last=np.repeat(normal(0.02, 1, SECOND_UNITS), PHASES, axis=0),
        last_bias=np.zeros(PHASES, dtype=np.float32),
        linear=linear.astype(np.float32),
    )


def without_network(linear: _Singles) -> Weights:
    """Return weights of the linear part alone."""
    weights = first_weights(linear, np.random.default_rng(0))
    return weights._replace(last=np.zeros_like(weights.last))


class Fit:
    """Fitting of `weights`, with their running mean, `mean`."""

    def __init__(self, weights: Weights) -> None:
        self.weights = Weights(*(each.copy() for each in weights))
        self.mean = Weights(*(each.copy() for each in weights))
        self._momentum = [np.zeros_like(each) for each in weights]
        self._squares = [np.zeros_like(each) for each in weights]
        self._steps = 0

    def step(self, found: _Singles, phases: Integers, targets: _Singles, rate: float, decay: float) -> float:
        """Take a step towards the targets; return the mean squared error before it. `decay`: of the running mean."""
        gradients, loss = _gradients(self.weights, found, phases, targets)
        self._steps += 1
        rate /= 1 - _MOMENTUM**self._steps
        correction = 1 - _SQUARES**self._steps
        parts = zip(self.weights, gradients, self._momentum, self._squares, self.mean, strict=True)
        for weight, gradient, momentum, squares, mean in parts:
            momentum *= np.float32(_MOMENTUM)
            momentum += np.float32(1 - _MOMENTUM) * gradient
            squares *= np.float32(_SQUARES)
            squares += np.float32(1 - _SQUARES) * gradient * gradient
            weight -= np.float32(rate) * momentum / (np.sqrt(squares / np.float32(correction)) + np.float32(1e-8))
            mean += np.float32(1 - decay) * (weight - mean)
        return loss


def _gradients(weights: Weights, found: _Singles, phases: Integers, targets: _Singles) -> tuple[Weights, float]:
    order = np.argsort(phases, kind="stable")
    found, targets = found[order], targets[order]
    bounds = np.searchsorted(phases[order], np.arange(len(weights.last_bias) + 1)).tolist()
    rows = [slice(first, last) for first, last in pairwise(bounds)]
    units = found @ weights.first + weights.first_bias
    positive = np.maximum(units, 0)
    outputs = found @ weights.linear
    seconds = []
    for phase, row in enumerate(rows):
        second = np.maximum(positive[row] @ weights.second[phase] + weights.second_bias[phase], 0)
        outputs[row] += second @ weights.last[phase] + weights.last_bias[phase]
        seconds.append(second)
    errors = outputs - targets
    pull = (np.clip(errors, -_LARGEST_ERROR, _LARGEST_ERROR) / len(errors)).astype(np.float32)
    gradients = Weights(*(np.zeros_like(each) for each in weights))
    back = np.zeros_like(positive)
    for phase, (row, second) in enumerate(zip(rows, seconds, strict=True)):
        gradients.last[phase] = pull[row] @ second
        gradients.last_bias[phase] = pull[row].sum()
        of_second = pull[row][:, None] * weights.last[phase] * (second > 0)
        gradients.second[phase] = positive[row].T @ of_second
        gradients.second_bias[phase] = of_second.sum(axis=0)
        back[row] = of_second @ weights.second[phase].T
    back *= units > 0
    gradients.first[:] = found.T @ back
    gradients.first_bias[:] = back.sum(axis=0)
    gradients.linear[:] = found.T @ pull
    return gradients, float((errors * errors).mean())
