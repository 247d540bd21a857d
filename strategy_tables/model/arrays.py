"""Types of arrays."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]


class Means(Protocol):
    """Means of all states of a ruleset: an array, or a decoder with the same method."""

    def take(self, indices: Integers, /) -> Any:
        """Return the means of some states: float64, of the shape of `indices`."""
