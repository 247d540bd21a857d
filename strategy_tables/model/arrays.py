"""The types of arrays."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]


class Means(Protocol):
    """The means of all states of a ruleset: an array, or what looks them up."""

    def take(self, indices: Integers, /) -> Any:
        """Those of some states: float64, of the shape of `indices`."""
