"""All that is deprecated; openapi.yaml has the same marked as `deprecated`, and a test holds them equal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from api.http.deprecation import DeprecatedParameter

DEPRECATED: Final = tuple(
    DeprecatedParameter(
        path=path,
        name="card",
        instead="scorecard",
        since=date(2026, 11, 22),
        sunset=date(2027, 12, 1),
        see="/promises#what-is-deprecated",
    )
    for path in ("/v1/score", "/v1/advice")
)

RENAMED: Final[Mapping[str, str]] = {each.name: each.instead for each in DEPRECATED}
"""Parameters by the names that they had."""
