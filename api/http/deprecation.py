"""What is still taken and will not be for ever: every answer to a request that uses it says so (RFC 9745, RFC 8594)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Final

from werkzeug.http import http_date

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

Headers = tuple[tuple[str, str], ...]

_READS: Final = frozenset({"GET", "HEAD"})


@dataclass(frozen=True, slots=True, kw_only=True)
class DeprecatedParameter:
    """A parameter of the query string of a path, for which there is another one.

    * `instead`: what to say in its place, with the same values
    * `since`: the day from which on it is deprecated; `sunset`: the first day on which it may be gone
    * `see`: where people read about it
    """

    path: str
    name: str
    instead: str
    since: date
    sunset: date
    see: str

    @property
    def headers(self) -> Headers:
        """What answers say where it was used."""
        return (
            ("Deprecation", f"@{_start(self.since).timestamp():.0f}"),
            ("Sunset", http_date(_start(self.sunset))),
            ("Link", f'<{self.see}>; rel="deprecation"; type="text/html"'),
        )


class Deprecations:
    """What of a request is deprecated."""

    def __init__(self, deprecated: Iterable[DeprecatedParameter]) -> None:
        self._of_path: dict[str, list[tuple[re.Pattern[str], Headers]]] = {}
        for each in deprecated:
            self._of_path.setdefault(each.path, []).append((_said(each.name), each.headers))

    def headers(self, path: str, environ: WSGIEnvironment) -> Iterator[tuple[str, str]]:
        """What the answer to a request at a path of the contract says of that, be it a refusal."""
        query = environ.get("QUERY_STRING")
        if query and path in self._of_path and environ["REQUEST_METHOD"] in _READS:
            for said, headers in self._of_path[path]:
                if said.search(query):
                    yield from headers


def _said(name: str) -> re.Pattern[str]:
    """What finds a parameter in a query string, however its letters are written there."""
    letters = "".join(f"(?:{re.escape(letter)}|(?i:%{ord(letter):02x}))" for letter in name)
    return re.compile(f"(?:^|&){letters}(?:[=&]|$)")


def _start(day: date) -> datetime:
    return datetime.combine(day, time.min, UTC)
