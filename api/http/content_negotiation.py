"""What a client would rather have: a page for people, or data for programs."""

from __future__ import annotations

from flask import request


def prefers_pages() -> bool:
    """Browsers name HTML before anything else; programs that take everything are not asking for it."""
    accepted = request.accept_mimetypes
    data = max(accepted.quality("application/problem+json"), accepted.quality("application/json"))
    return accepted.quality("text/html") > data
