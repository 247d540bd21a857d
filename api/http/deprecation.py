"""Deprecation headers of answers to requests with deprecated parts (RFC 9745, RFC 8594)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Final

from flask import has_request_context, request
from werkzeug.http import http_date

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

Headers = tuple[tuple[str, str], ...]

SEE: Final = "/promises#current-deprecations"
"""The address of the documentation."""
_NOTED: Final = "keepwise.deprecated"
"""Key of the deprecated forms in the environment of a request."""

_READS: Final = frozenset({"GET", "HEAD"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Deprecated:
    """A deprecated part of requests.

    * `instead`: the replacement
    * `since`: the first day of the deprecation; `sunset`: the first day on which it may be removed
    """

    instead: str
    since: date
    sunset: date

    @property
    def headers(self) -> Headers:
        """Return the headers of answers to requests with this part."""
        return (
            ("Deprecation", f"@{_start(self.since).timestamp():.0f}"),
            ("Sunset", http_date(_start(self.sunset))),
            ("Link", f'<{SEE}>; rel="deprecation"; type="text/html"'),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DeprecatedParameter(Deprecated):
    """A deprecated query parameter of a path; its replacement takes the same values."""

    path: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeprecatedForm(Deprecated):
    """A deprecated form of a field of bodies, described in Markdown."""

    form: str


def note_deprecated(form: DeprecatedForm) -> None:
    """Note that the body of the current request has a deprecated form."""
    if has_request_context():
        request.environ.setdefault(_NOTED, set()).add(form)


def deprecation_headers(
    deprecated: Iterable[DeprecatedParameter],
) -> Callable[[str, WSGIEnvironment], Iterator[tuple[str, str]]]:
    """Return a function that yields the headers of the answer, even a refusal, to a request for a path of the
    contract."""
    of_path: dict[str, list[tuple[re.Pattern[str], Headers]]] = {}
    for each in deprecated:
        of_path.setdefault(each.path, []).append((_parameter_pattern(each.name), each.headers))

    def find(path: str, environ: WSGIEnvironment) -> Iterator[tuple[str, str]]:
        if noted := environ.get(_NOTED):
            # The headers have one value.
            yield from min(noted, key=lambda form: form.sunset).headers
            return
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
