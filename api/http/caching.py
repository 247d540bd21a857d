"""What goes out: JSON, and GET answers that are computed once.

An answer to a GET may be cached by everyone, for minutes: a URL names a ruleset and a position, while its answer comes
from the rules and the tables of the moment, and another release may know better. After that it is asked about again,
which costs a 304 where nothing has changed: it has a strong `ETag`, the hash of its bytes. Equal questions have one
canonical URL: a question that is put in another way is answered just the same, and `Content-Location` says where its
answer lives.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from gzip import compress
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from flask import Response, request

from api.http.encoding import encode

_FRESH: Final = 300
_ASKED_BEHIND: Final = 60
_WHILE_AWAY: Final = 86_400
KEEP_FOR_NOW: Final = f"public, max-age={_FRESH}, stale-while-revalidate={_ASKED_BEHIND}, stale-if-error={_WHILE_AWAY}"
"""Caches may answer for five minutes, for one more while they ask anew, and for a day where nobody answers them."""
ASK_AGAIN: Final = "public, no-cache"
"""Caches ask anew every time: the answer is another one in a moment."""

_CACHE_SIZE: Final = 512

_Asked = TypeVar("_Asked")


def answer(data: Any) -> Response:
    """A JSON answer to a POST, which nobody keeps."""
    return answer_encoded(encode(data))


def answer_of_now(data: Any) -> Response:
    """A JSON answer to a GET that is another one in a moment."""
    response = answer(data)
    response.headers["Cache-Control"] = "no-store"
    return response


def answer_encoded(body: bytes) -> Response:
    """`answer` for what is encoded already."""
    return Response(body, mimetype="application/json")


class CachedAnswer:
    """The answer to one GET, encoded."""

    __slots__ = ("_body", "_headers", "_mimetype", "_tag")

    def __init__(
        self,
        body: bytes,
        keep: str = KEEP_FOR_NOW,
        location: str | None = None,
        mimetype: str = "application/json",
        headers: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._body = body
        self._mimetype = mimetype
        self._tag = blake2b(body, digest_size=16).hexdigest()
        self._headers = [("ETag", f'"{self._tag}"'), ("Cache-Control", keep), *headers]
        if location is not None:
            self._headers.append(("Content-Location", location))

    def respond(self) -> Response:
        """200 with the answer, or 304 where `If-None-Match` names it."""
        sent = request.environ.get("HTTP_IF_NONE_MATCH")
        if sent is not None and (sent == self._headers[0][1] or request.if_none_match.contains_weak(self._tag)):
            return Response(status=304, headers=self._headers, mimetype=self._mimetype)
        return Response(self._body, headers=self._headers, mimetype=self._mimetype)


class CachedFile:
    """The answer to a GET of a text, also compressed: two representations, each with its own tag."""

    __slots__ = ("_compressed", "_plain")

    def __init__(self, body: bytes, keep: str, mimetype: str, headers: Sequence[tuple[str, str]] = ()) -> None:
        varies = [*headers, ("Vary", "Accept-Encoding")]
        self._plain = CachedAnswer(body, keep, mimetype=mimetype, headers=varies)

        # When the first one asks: a start does not wait for it.
        @cache
        def compressed() -> CachedAnswer:
            encoded = [*varies, ("Content-Encoding", "gzip")]
            # Without a time in it, so that every worker and every server has the same bytes and the same tag.
            return CachedAnswer(compress(body, mtime=0), keep, mimetype=mimetype, headers=encoded)

        self._compressed = compressed

    def respond(self) -> Response:
        """As `CachedAnswer.respond`, in the representation that was asked for."""
        return (self._compressed() if request.accept_encodings["gzip"] > 0 else self._plain).respond()


class CachedAnswers(Generic[_Asked]):
    """The answers of one endpoint to GETs, the latest of them cached in this process by query string.

    `read` makes a question of a query string, or raises; `write` gives its canonical query string; `compute` the
    answer. `sources` says what the answer would come from now: where that is not what it came from, it is computed
    anew.
    """

    def __init__(
        self,
        read: Callable[[bytes], _Asked],
        write: Callable[[_Asked], str],
        compute: Callable[[_Asked], bytes],
        sources: Callable[[_Asked], Hashable] = lambda _asked: None,
    ) -> None:
        self._read = lru_cache(maxsize=_CACHE_SIZE)(read)
        self._write = write
        self._compute = compute
        self._sources = sources
        self._answers = lru_cache(maxsize=_CACHE_SIZE)(self._answer)

    def respond(self) -> Response:
        """The answer to the request in hand."""
        query = request.query_string
        return self._answers(request.path, query, self._sources(self._read(query))).respond()

    def _answer(self, path: str, query: bytes, _sources: Hashable) -> CachedAnswer:
        asked = self._read(query)
        canonical = self._write(asked)
        location = None if canonical.encode() == query else f"{path}?{canonical}"
        return CachedAnswer(self._compute(asked), location=location)
