"""Sizes in the notations of nginx, compose and Kubernetes."""

import re
from typing import Final

_UNITS: Final = {"k": 1 << 10, "m": 1 << 20, "g": 1 << 30}


def in_bytes(size: str) -> int:
    """Return the bytes of a size such as `64k`, `1g` or `320Mi`."""
    found = re.fullmatch(r"(\d+)([kmg])i?", size.lower())
    assert found, size
    return int(found[1]) * _UNITS[found[2]]
