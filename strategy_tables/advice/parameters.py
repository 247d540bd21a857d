"""Parameters of objectives.

A parameter is a field of its objective's class, declared with `given`. The request, the query string and the answer
follow from that.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import cache
from typing import Any, Final

GREATEST_TOTAL: Final = 999_999
GREATEST_OPPONENTS: Final = 99
"""One less than the players of a game; each may represent several."""
GREATEST_COUNT: Final = 1_000_000
"""Most opponents in all."""


class ParameterKind(Enum):
    """Kinds of parameters, with the least and the greatest value, or number of values."""

    TOTAL = -GREATEST_TOTAL, GREATEST_TOTAL
    """A final total, int; with penalties, it may be negative."""
    SHARE = 0, 1
    """A number from 0 to 1, float."""
    OPPONENTS = 1, GREATEST_OPPONENTS
    """Cards between turns and positions in one, each of one opponent or of several."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """Parameter of an objective; `about` describes it in the contract, and in the problem if it is missing."""

    name: str
    kind: ParameterKind
    about: str
    is_required: bool


def given(kind: ParameterKind, about: str) -> Mapping[str, Any]:
    """Return the metadata of a field that is a parameter."""
    return {"parameter": (kind, about)}


@cache
def parameters_of(objective: type) -> tuple[Parameter, ...]:
    """Return the parameters of the class of an objective, in their order."""
    return tuple(
        Parameter(each.name, kind, about, each.default is MISSING)
        for each in fields(objective)
        for kind, about in [each.metadata["parameter"]]
    )
