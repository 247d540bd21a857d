"""Expected errors of the request that all clients send: impossible dice with too many rolls left."""

import json
from collections.abc import Iterable
from typing import Any, Final

_ERRORS: Final[list[list[Any]]] = [
    [422, "/problems/invalid", ["/dice/4", "/rolls_left"], None],
    [429, "/problems/too-many-requests", [""], "2"],
    [503, "/problems/not-ready", [""], "1"],
]
"""Status, type, pointers and Retry-After from the services of the fixture `refusing`."""


def assert_refusals(lines: Iterable[str]) -> None:
    """Check that a program has reported the errors of the services of the fixture `refusing`, one per line."""
    assert [json.loads(line) for line in lines] == _ERRORS
