"""JSON responses, and cached answers of GET requests.

Anyone may cache an answer to a GET for minutes. It depends on the current rules and tables, which another release may
change. Afterwards it is revalidated by a strong `ETag`, the hash of its language and bytes, with a 304 if unchanged.
Equivalent requests have one canonical URL, which `Content-Location` states in answers to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from gzip import compress
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from flask import Response, request

from api.http.encoding import encode
from api.http.languages import canonical_query, request_language, sent_query

_FRESH: Final = 300
_ASKED_BEHIND: Final = 60
_WHILE_AWAY: Final = 86_400
KEEP_FOR_NOW: Final = f"public, max-age={_FRESH}, stale-while-revalidate={_ASKED_BEHIND}, stale-if-error={_WHILE_AWAY}"
"""Caches may answer for five minutes, one more while they revalidate, and a day if the service is down."""
ASK_AGAIN: Final = "public, no-cache"
"""Caches must always revalidate, since the answer changes soon."""

_CACHE_SIZE: Final = 512

_Asked = TypeVar("_Asked")


def answer(data: Any) -> Response:
    """Return a JSON answer to a POST, which is not cached."""
    return answer_encoded(encode(data))


def answer_of_now(data: Any) -> Response:
    """Return a JSON answer to a GET that changes soon."""
    response = answer(data)
    response.headers["Cache-Control"] = "no-store"
    return response


def answer_encoded(body: bytes) -> Response:
    """Return an encoded answer as `answer` does."""
    return Response(body, content_type="application/json")


class CachedAnswer:
    """The encoded answer to a GET."""

    __slots__ = ("_body", "_headers", "_mimetype", "_tag")

    def __init__(
        self,
        body: bytes,
        keep: str = KEEP_FOR_NOW,
        location: str | None = None,
        mimetype: str = "application/json",
        headers: Sequence[tuple[str, str]] = (),
        language: str | None = None,
    ) -> None:
        self._body = body
        self._mimetype = mimetype
        self._tag = blake2b(body, digest_size=16, person=(language or "").encode()).hexdigest()
        self._headers = [("ETag", f'"{self._tag}"'), ("Cache-Control", keep), *headers]
        if location is not None:
            self._headers.append(("Content-Location", location))

    def respond(self) -> Response:
        """Return the answer, or 304 if `If-None-Match` matches."""
        sent = request.environ.get("HTTP_IF_NONE_MATCH")
        if sent is not None and (sent == self._headers[0][1] or request.if_none_match.contains_weak(self._tag)):
            return Response(status=304, headers=self._headers, mimetype=self._mimetype)
        return Response(self._body, headers=self._headers, mimetype=self._mimetype)


class CachedFile:
    """The answer to a GET of a text in two representations, plain and compressed, each with its own tag."""

    __slots__ = ("_compressed", "_plain")

    def __init__(self, body: bytes, keep: str, mimetype: str, headers: Sequence[tuple[str, str]] = ()) -> None:
        varies = [*headers, ("Vary", "Accept-Encoding")]
        self._plain = CachedAnswer(body, keep, mimetype=mimetype, headers=varies)

        # Compress on the first request to keep the start fast.
        @cache
        def compressed() -> CachedAnswer:
            encoded = [*varies, ("Content-Encoding", "gzip")]
            # Without a timestamp, so that all workers and servers have the same bytes and tag.
            return CachedAnswer(compress(body, mtime=0), keep, mimetype=mimetype, headers=encoded)

        self._compressed = compressed

    def respond(self) -> Response:
        """Respond like `CachedAnswer.respond`, in the requested representation."""
        return (self._compressed() if request.accept_encodings["gzip"] > 0 else self._plain).respond()


class CachedAnswers(Generic[_Asked]):
    """The answers of an endpoint to GETs, of which the most recent are cached in this process by query string.

    `read` parses a query string, or raises; `write` returns its canonical form; `compute` returns the answer. An answer
    is recomputed when the result of `sources`, the identity of the data it depends on, has changed. Answers with
    translated texts are cached for each language.
    """

    def __init__(
        self,
        read: Callable[[bytes], _Asked],
        write: Callable[[_Asked], str],
        compute: Callable[[_Asked], bytes],
        sources: Callable[[_Asked], Hashable] = lambda _asked: None,
        *,
        has_words: bool = False,
    ) -> None:
        self._read = lru_cache(maxsize=_CACHE_SIZE)(read)
        self._write = write
        self._compute = compute
        self._sources = sources
        self._has_words = has_words
        self._answers = lru_cache(maxsize=_CACHE_SIZE)(self._answer)

    def respond(self) -> Response:
        """Return the answer to the current request."""
        query = request.query_string
        language = request_language() if self._has_words else None
        sources = self._sources(self._read(query))
        return self._answers(request.path, query, sent_query(), language, sources).respond()

    def _answer(self, path: str, query: bytes, sent: bytes, language: str | None, _sources: Hashable) -> CachedAnswer:
        asked = self._read(query)
        canonical = canonical_query(self._write(asked), language)
        location = None if canonical.encode() == sent else f"{path}?{canonical}"
        return CachedAnswer(self._compute(asked), location=location, language=language)
