"""JSON out: compact, in UTF-8, finite numbers only. What JSON in is allowed to be is `api.http.body`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False, check_circular=False, separators=(",", ":"))


def encode(data: Any) -> bytes:
    """The JSON text of plain data; raises ValueError for a number that is not finite, which would be our mistake.

    >>> encode({"points": {"ones": 3}, "loss": 0.5})
    b'{"points":{"ones":3},"loss":0.5}'
    """
    return encode_text(data).encode("utf-8")


def encode_text(data: Any) -> str:
    """`encode` for what is going to be a part of something larger."""
    return _ENCODER.encode(data)


def encode_members(members: Mapping[str, Any]) -> str:
    """The members of an object as they stand between its braces, for one that is put together from pieces.

    The names are ours: there is nothing in them that JSON would escape.

    >>> encode_members({"keep": [3, 3], "reroll": [1]})
    '"keep":[3,3],"reroll":[1]'
    """
    return ",".join([f'"{name}":{encode_text(value)}' for name, value in members.items()])


LEAST: Final = 1e-6
"""The least number that is shown."""


def rounded_probability(probability: float) -> float:
    """A probability to 12 significant digits: small ones keep theirs, and what rounding added to certainty goes.

    >>> rounded_probability(1.381641234567891e-20), rounded_probability(0.9999999999999998)
    (1.38164123457e-20, 1.0)
    """
    return float(f"{probability:.12g}")
