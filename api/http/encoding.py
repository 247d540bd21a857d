"""JSON output: compact, in UTF-8, finite numbers only. `api.http.body` reads JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import orjson


def encode(data: Any) -> bytes:
    """Return compact UTF-8 JSON of plain data; raise ValueError for numbers that are not finite.

    >>> encode({"points": {"ones": 3}, "loss": 0.5})
    b'{"points":{"ones":3},"loss":0.5}'
    """
    try:
        text = orjson.dumps(data)
    except orjson.JSONEncodeError:
        # orjson does not support integers of more than 64 bits, which problems repeat as sent.
        return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    # orjson writes null for infinity and NaN.
    if b"null" in text:
        # Encode again with a check; what the standard library cannot encode is already JSON.
        json.dumps(data, allow_nan=False, default=repr)
    return text


def encode_members(members: Mapping[str, Any]) -> str:
    """Return the members of a JSON object without the braces.

    >>> encode_members({"keep": [3, 3], "reroll": [1]})
    '"keep":[3,3],"reroll":[1]'
    """
    return encode(members)[1:-1].decode()


LEAST: Final = 1e-6
"""Smallest number that is shown."""


def rounded_probability(probability: float) -> float:
    """Return a probability with 12 significant digits, at most 1.

    >>> rounded_probability(1.381641234567891e-20), rounded_probability(0.9999999999999998)
    (1.38164123457e-20, 1.0)
    """
    return float(f"{probability:.12g}")
