"""What services say that refuse what every client asks: dice that there are not, with more rolls than there are."""

from typing import Any, Final

TOLD: Final[list[list[Any]]] = [
    [422, "/problems/invalid", ["/dice/4", "/rolls_left"], None],
    [429, "/problems/too-many-requests", [""], "2"],
    [503, "/problems/not-ready", [""], "1"],
]
"""Of the service that is well, the spent one and the late one: status, type, pointers, Retry-After."""
