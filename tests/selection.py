"""Parameters that only `make exhaustive` tries."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def every_third(values: Iterable[Any]) -> list[Any]:
    """Return parameters for all values, of which only every third one lacks the marker `exhaustive`.

    In a product of factors, the length of the last one should not be a multiple of 3. Then all values of each factor
    are tried.
    """
    return [
        pytest.param(*each, marks=() if number % 3 == 0 else pytest.mark.exhaustive)
        for number, each in enumerate(values)
    ]


def usually(usual: Container[Any], values: Iterable[Any]) -> list[Any]:
    """Return parameters for all values; those not in `usual` have the marker `exhaustive`.

    >>> [str(each.id or each.values[0]) + str([mark.name for mark in each.marks]) for each in usually("a", "ab")]
    ['a[]', "b['exhaustive']"]
    """
    return [pytest.param(each, marks=() if each in usual else pytest.mark.exhaustive) for each in values]
