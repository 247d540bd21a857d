"""Minimisation of convex functions by a proximal bundle method.

Every evaluation gives a linear function that is nowhere greater. The next point minimises the greatest of these plus
the squared distance from the best point.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats

Evaluation = Callable[[Floats], tuple[float, Floats]]
"""Value and gradient at a point."""

_MOST_CUTS: Final = 60


def minimise(evaluate: Evaluation, start: Floats, scales: Floats, steps: int, step: float) -> tuple[float, Floats]:
    """Return the least value found, and its point; a step is about `step` times the gradient and `scales`."""
    best = start
    value, gradient = evaluate(start)
    cuts = [(value - gradient @ start, gradient)]
    for _ in range(steps):
        gradients = np.array([each for _, each in cuts])
        # Errors of measured gradients could make a cut greater than the function.
        below = np.maximum(value - np.array([each for each, _ in cuts]) - gradients @ best, 0.0)
        move = -step * scales * (_weights(below, step * (gradients * scales) @ gradients.T) @ gradients)
        expected = -float((gradients @ move - below).max())
        point = best + move
        found, gradient = evaluate(point)
        cuts = [*cuts[1 - _MOST_CUTS :], (found - gradient @ point, gradient)]
        step *= 1.6 if found < value - expected / 2 else 1.0 if found < value else 0.6
        if found < value:
            value, best = found, point
    return value, best


def _weights(below: Floats, products: Floats) -> Floats:
    """Return the convex combination of the cuts that the step follows.

    Its weights w minimise below w + w products w / 2, pair by pair.
    """
    weights = np.full(len(below), 1 / len(below))
    for _ in range(400 * len(below)):
        slopes = below + products @ weights
        used = np.flatnonzero(weights > 0)
        to, source = slopes.argmin(), used[slopes[used].argmax()]
        gain = slopes[source] - slopes[to]
        if gain < 1e-9:
            break
        curvature = products[to, to] + products[source, source] - 2 * products[to, source]
        moved = min(weights[source], gain / curvature if curvature > 0 else 1.0)
        weights[to] += moved
        weights[source] -= moved
    return weights
