"""Deprecation headers of answers to requests with deprecated parameters (RFC 9745, RFC 8594)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
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
    """A deprecated query parameter of a path.

    * `instead`: the parameter that replaces it, with the same values
    * `since`: the first day of the deprecation; `sunset`: the first day on which it may be removed
    * `see`: the address of the documentation
    """

    path: str
    name: str
    instead: str
    since: date
    sunset: date
    see: str

    @property
    def headers(self) -> Headers:
        """Return the headers of answers to requests with this parameter."""
        return (
            ("Deprecation", f"@{_start(self.since).timestamp():.0f}"),
            ("Sunset", http_date(_start(self.sunset))),
            ("Link", f'<{self.see}>; rel="deprecation"; type="text/html"'),
        )


def deprecation_headers(
    deprecated: Iterable[DeprecatedParameter],
) -> Callable[[str, WSGIEnvironment], Iterator[tuple[str, str]]]:
    """Return a function that yields the headers of the answer, even a refusal, to a request for a path of the
    contract."""
    of_path: dict[str, list[tuple[re.Pattern[str], Headers]]] = {}
    for each in deprecated:
        of_path.setdefault(each.path, []).append((_parameter_pattern(each.name), each.headers))

    def find(path: str, environ: WSGIEnvironment) -> Iterator[tuple[str, str]]:
        query = environ.get("QUERY_STRING")
        if query and path in of_path and environ["REQUEST_METHOD"] in _READS:
            for said, headers in of_path[path]:
                if said.search(query):
                    yield from headers

    return find


def _parameter_pattern(name: str) -> re.Pattern[str]:
    """Return a pattern that finds a parameter in a query string, including percent-encoded letters."""
    letters = "".join(f"(?:{re.escape(letter)}|(?i:%{ord(letter):02x}))" for letter in name)
    return re.compile(f"(?:^|&){letters}(?:[=&]|$)")


def _start(day: date) -> datetime:
    return datetime.combine(day, time.min, UTC)
