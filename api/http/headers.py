"""The headers that every response has."""

from __future__ import annotations

from typing import Final

CONTRACT: Final = '</openapi.json>; rel="service-desc", </docs>; rel="service-doc"'
"""Where programs and people read what this service answers (RFC 8631): whoever holds any answer of it finds there."""

FURTHER: Final = (
    "Link",
    '</promises>; rel="service-doc"; title="What v1 keeps", </changelog>; rel="version-history"; title="Changelog"',
)
"""Where the answers that clients begin with lead besides (RFC 5829 has the word for the history)."""

VARY_ACCEPT: Final = ("Vary", "Accept")
"""What an address says that answers people and programs each in their way."""

COMMON_HEADERS: Final = (
    ("Access-Control-Allow-Origin", "*"),
    (
        "Access-Control-Expose-Headers",
        "Accept-Ranges, Content-Location, Content-Range, Deprecation, ETag, Link, RateLimit, RateLimit-Policy, "
        "Retry-After, Sunset, X-Request-Id",
    ),
    ("Link", CONTRACT),
    ("X-Content-Type-Options", "nosniff"),
)
"""What every response has, besides the id of its request."""

RESOURCE_POLICY: Final = "Cross-Origin-Resource-Policy"
EMBEDDED: Final = (RESOURCE_POLICY, "cross-origin")
"""The default policy of a response: pages of any site may ask the API and load the widget with its files."""

PREFLIGHT_HEADERS: Final = (
    ("Access-Control-Allow-Headers", "Content-Type, If-None-Match, If-Range, Range, X-Request-Id, traceparent"),
    ("Access-Control-Max-Age", "86400"),
)
"""What a browser asks for before it lets a page of another site call."""
