"""The headers that every response has."""

from __future__ import annotations

from typing import Final

COMMON_HEADERS: Final = (
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", "Content-Location, ETag, Retry-After, X-Request-Id"),
    ("X-Content-Type-Options", "nosniff"),
)
"""What every response has, besides the id of its request."""

PREFLIGHT_HEADERS: Final = (
    ("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id, traceparent"),
    ("Access-Control-Max-Age", "86400"),
)
"""What a browser asks for before it lets a page of another site call."""
