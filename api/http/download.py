"""Downloads: large, immutable for a long time, optionally compressed, and with ranges.

As for text files (`caching`), the plain and the compressed representation have separate tags. An interrupted download
thus resumes in the same representation, with `Range` and `If-Range`. Only the compressed one is stored, since the plain
one is rarely requested.
"""

from __future__ import annotations

from gzip import decompress
from hashlib import blake2b
from typing import Final

from flask import Response, request
from werkzeug.exceptions import RequestedRangeNotSatisfiable

from api.http.compression import accepts_gzip, gzip
from api.http.errors import NoSuchRange

IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For addresses that identify the content of the file."""


class Download:
    """A file with a fixed content."""

    __slots__ = ("_compressed", "_tags")

    def __init__(self, content: bytes) -> None:
        self._compressed = gzip(content)
        self._tags = {True: _tag_of(self._compressed), False: _tag_of(content)}

    def respond(self, keep: str, location: str | None = None) -> Response:
        """Return 200 with the whole file, 206 with a range, or 304 if `If-None-Match` matches.

        Raises `NoSuchRange` if the file ends before the range.
        """
        is_compressed = accepts_gzip(request.environ)
        content = self._compressed if is_compressed else decompress(self._compressed)
        response = Response(content, mimetype="application/octet-stream")
        if is_compressed:
            response.content_encoding = "gzip"
        if location is not None:
            response.content_location = location
        response.vary.add("Accept-Encoding")
        response.headers["Cache-Control"] = keep
        response.set_etag(self._tags[is_compressed])
        try:
            response.make_conditional(request.environ, accept_ranges=True, complete_length=len(content))
        except RequestedRangeNotSatisfiable:
            raise NoSuchRange(request.headers["Range"], len(content)) from None
        return response


def _tag_of(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
