"""Headers of all responses."""

from __future__ import annotations

from typing import Final

CONTRACT: Final = '</openapi.json>; rel="service-desc", </docs>; rel="service-doc"'
"""Links to the contract for programs and people (RFC 8631)."""

FURTHER: Final = (
    "Link",
    '</promises>; rel="service-doc"; title="What v1 keeps", </changelog>; rel="version-history"; title="Changelog"',
)
"""Further links of entry points (RFC 5829 defines the relation of the history)."""

VARY_ACCEPT: Final = ("Vary", "Accept")
"""Header of addresses with content negotiation."""

FILE_HEADERS: Final = (("Access-Control-Allow-Origin", "*"), ("X-Content-Type-Options", "nosniff"))
"""Headers of the files of pages, which browsers request by the dozen."""

COMMON_HEADERS: Final = (
    *FILE_HEADERS,
    (
        "Access-Control-Expose-Headers",
        "Accept-Ranges, Content-Location, Content-Range, Deprecation, ETag, Link, RateLimit, RateLimit-Policy, "
        "Retry-After, Sunset, X-Request-Id",
    ),
    ("Link", CONTRACT),
)
"""Headers of all other responses; all have a request id, too."""

RESOURCE_POLICY: Final = "Cross-Origin-Resource-Policy"
EMBEDDED: Final = (RESOURCE_POLICY, "cross-origin")
"""The default policy of responses, which lets pages of other sites use the API and load the widget."""

PREFLIGHT_HEADERS: Final = (
    (
        "Access-Control-Allow-Headers",
        "Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Range, "
        "X-Api-Key, X-Client-Id, X-Request-Id, traceparent",
    ),
    ("Access-Control-Max-Age", "86400"),
)
"""Answer to the preflight request of a browser for another site."""
