"""What goes out as a file: large, the same for a long time, compressed for whoever takes that, and in parts.

It has two representations, as text files have (`caching`): compressed and plain, each with a tag of its own, so that a
download that broke off goes on with `Range` and `If-Range` in the one that it began with. Only the compressed one is
kept; few ask for the other.
"""

from __future__ import annotations

from gzip import compress, decompress
from hashlib import blake2b
from typing import Final

from flask import Response, request
from werkzeug.exceptions import RequestedRangeNotSatisfiable

from api.http.errors import NoSuchRange

_LEVEL: Final = 6
"""Of gzip: the highest one takes seven times as long, and saves a fiftieth."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For an address that names what is in the file: there will never be anything else."""


class Download:
    """A file to be sent, under one address."""

    __slots__ = ("_compressed", "_tags")

    def __init__(self, content: bytes) -> None:
        # Without a time in it, so that every worker and every server has the same bytes and the same tag.
        self._compressed = compress(content, _LEVEL, mtime=0)
        self._tags = {True: _tag_of(self._compressed), False: _tag_of(content)}

    def respond(self, keep: str, location: str | None = None) -> Response:
        """200 with all of it, 206 with the part that is asked for, or 304 where `If-None-Match` names it.

        Raises `NoSuchRange` where it ends before that part.
        """
        is_compressed = request.accept_encodings["gzip"] > 0
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
