"""Content negotiation between HTML and JSON."""

from __future__ import annotations

from flask import request


def prefers_pages() -> bool:
    """Return whether the client prefers HTML, as browsers do; accepting any type does not count."""
    accepted = request.accept_mimetypes
    data = max(accepted.quality("application/problem+json"), accepted.quality("application/json"))
    return accepted.quality("text/html") > data
