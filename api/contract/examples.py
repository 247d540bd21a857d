"""The examples of the contract, which clients fetch one by one.

The file of an operation has its examples by name. Each has a `summary`, a `status`, and the `body` or the
`parameters` of a request. The `answer`, unless it is a file, is written by `make openapi`. The file `SHARED` has
answers by response and by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

FILES: Final = ("application/octet-stream", "image/svg+xml", "image/png")
"""The media types of answers without a schema, which examples leave out."""

PROBLEM: Final = "application/problem+json"
"""The media type of errors."""

SHARED: Final = "shared"
"""The file with the answers that operations share, by response and by name."""

ADDRESS: Final = "examples"
"""Address of all examples, relative to the contract."""


class WrongSource(Exception):
    """Sources of the contract that are inconsistent."""


class Example(NamedTuple):
    """A request, by its body or by the parameters of its path and query string, and the answer to it."""

    name: str
    summary: str
    parameters: Mapping[str, Any]
    body: Any
    status: int
    answer: Any


def parse_examples(file: str, content: Mapping[str, Any]) -> Iterator[Example]:
    """Yield the examples of a file; those of `SHARED` have no request."""
    if file == SHARED:
        for response, named in content.items():
            for name, answer in named.items():
                yield Example(f"{response}-{name}", answer["title"], {}, None, answer["status"], answer)
    else:
        for name, each in content.items():
            sent = each.get("parameters", {}), each.get("body")
            yield Example(name, each["summary"], *sent, each["status"], each.get("answer"))
