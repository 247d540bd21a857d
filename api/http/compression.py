"""Compression for clients that accept gzip. Streams and small answers stay as they are.

nginx asks for plain answers and compresses them itself, except for files.
"""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from typing import TYPE_CHECKING, Final

from flask import Flask, Response, request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

WORTHWHILE: Final = 1_000
"""Bytes from which answers are compressed."""
VARY_ENCODING: Final = ("Vary", "Accept-Encoding")
ENCODED: Final = ("Content-Encoding", "gzip")

_LEVEL: Final = 6
"""Level of gzip; the highest one takes seven times as long for large files, and saves 2%."""
_FAST: Final = 1
"""Level for answers that are sent once: they get a tenth larger, in two thirds of the time."""
_LONGEST: Final = 500
"""Limit of the characters of `Accept-Encoding` that are read."""
_JSON: Final = frozenset({"application/json", "application/problem+json"})


def gzip(content: bytes, level: int = _LEVEL) -> bytes:
    """Return compressed content, without a timestamp, so that all workers and servers have the same bytes."""
    return compress(content, level, mtime=0)


def states_encodings(environ: WSGIEnvironment) -> bool:
    """Return whether a request has preferences, and so whether its answer depends on them.

    Without any, an answer suits all clients. So caches that compress, such as nginx, store it once.
    """
    return "HTTP_ACCEPT_ENCODING" in environ


def accepts_gzip(environ: WSGIEnvironment) -> bool:
    """Return whether the client of a request accepts gzip."""
    return _accepts_gzip(environ.get("HTTP_ACCEPT_ENCODING", "")[:_LONGEST])


@lru_cache(maxsize=256)
def _accepts_gzip(accepted: str) -> bool:
    return parse_accept_header(accepted, Accept)["gzip"] > 0


def add_compression(app: Flask) -> None:
    """Compress JSON answers without an entity tag; others have a compressed representation (`caching`, `download`)."""

    @app.after_request
    def compress_answer(response: Response) -> Response:
        if not states_encodings(request.environ) or response.is_streamed or "ETag" in response.headers:
            return response
        if response.mimetype in _JSON and len(body := response.get_data()) >= WORTHWHILE:
            response.headers.add(*VARY_ENCODING)
            if accepts_gzip(request.environ):
                response.set_data(gzip(body, _FAST))
                response.headers.add(*ENCODED)
        return response
