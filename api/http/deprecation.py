"""What is still taken and will not be for ever: every answer to a request that uses it says so (RFC 9745, RFC 8594)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Final

from flask import Flask, Response, request
from werkzeug.http import http_date

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
    def headers(self) -> tuple[tuple[str, str], ...]:
        """What answers say where it was used."""
        return (
            ("Deprecation", f"@{_start(self.since).timestamp():.0f}"),
            ("Sunset", http_date(_start(self.sunset))),
            ("Link", f'<{self.see}>; rel="deprecation"; type="text/html"'),
        )


def add_deprecations(app: Flask, deprecated: Iterable[DeprecatedParameter]) -> None:
    """Have answers say what is deprecated of what was asked, refusals as well."""
    of_path: dict[str, list[tuple[re.Pattern[str], DeprecatedParameter]]] = {}
    for each in deprecated:
        of_path.setdefault(each.path, []).append((_said(each.name), each))

    @app.after_request
    def say(response: Response) -> Response:
        query = request.environ.get("QUERY_STRING")
        if query and request.url_rule is not None and request.method in _READS:
            for said, each in of_path.get(request.url_rule.rule, ()):
                if said.search(query):
                    response.headers.extend(each.headers)
        return response


def _said(name: str) -> re.Pattern[str]:
    """What finds a parameter in a query string, however its letters are written there."""
    letters = "".join(f"(?:{re.escape(letter)}|(?i:%{ord(letter):02x}))" for letter in name)
    return re.compile(f"(?:^|&){letters}(?:[=&]|$)")


def _start(day: date) -> datetime:
    return datetime.combine(day, time.min, UTC)
