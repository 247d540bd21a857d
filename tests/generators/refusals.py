"""What services say that refuse what every client asks: dice that there are not, with more rolls than there are."""

import json
from collections.abc import Iterable
from typing import Any, Final

_TOLD: Final[list[list[Any]]] = [
    [422, "/problems/invalid", ["/dice/4", "/rolls_left"], None],
    [429, "/problems/too-many-requests", [""], "2"],
    [503, "/problems/not-ready", [""], "1"],
]
"""Of the service that is well, the spent one and the late one: status, type, pointers, Retry-After."""


def assert_refusals(lines: Iterable[str]) -> None:
    """A program has written what the services of the fixture `refusing` say, a line for each."""
    assert [json.loads(line) for line in lines] == _TOLD
