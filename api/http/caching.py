"""JSON responses, and cached answers of GET requests.

Anyone may cache an answer to a GET for minutes. It depends on the current rules and tables, which another release may
change. Afterwards it is revalidated by a strong `ETag`, the hash of its language and bytes, with a 304 if unchanged.
Equivalent requests have one canonical URL, which `Content-Location` states in answers to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from flask import Response, request

from api.http.compression import ENCODED, VARY_ENCODING, WORTHWHILE, accepts_gzip, gzip, states_encodings
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
    """The encoded answer to a GET, also compressed if that is worthwhile; each representation has its own tag."""

    __slots__ = ("_body", "_compressed", "_headers", "_is_compressible", "_mimetype", "_tag")

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
        # On the first request, to keep the start fast.
        self._compressed: bytes | None = None
        # Compressed formats would only get larger.
        self._is_compressible = len(body) >= WORTHWHILE and mimetype != "image/png"
        self._mimetype = mimetype
        self._tag = blake2b(body, digest_size=16, person=(language or "").encode()).hexdigest()
        self._headers = [("Cache-Control", keep), *headers]
        if location is not None:
            self._headers.append(("Content-Location", location))

    def respond(self) -> Response:
        """Return the answer in the requested representation, or 304 if `If-None-Match` matches."""
        if not self._is_compressible or not states_encodings():
            return self._respond_with(self._body, self._tag)
        if not accepts_gzip():
            return self._respond_with(self._body, self._tag, VARY_ENCODING)
        if self._compressed is None:
            self._compressed = gzip(self._body)
        return self._respond_with(self._compressed, f"{self._tag}-gzip", VARY_ENCODING, ENCODED)

    def _respond_with(self, body: bytes, tag: str, *further: tuple[str, str]) -> Response:
        quoted = f'"{tag}"'
        headers = [("ETag", quoted), *self._headers, *further]
        sent = request.environ.get("HTTP_IF_NONE_MATCH")
        if sent is not None and (sent == quoted or request.if_none_match.contains_weak(tag)):
            return Response(status=304, headers=headers, mimetype=self._mimetype)
        return Response(body, headers=headers, mimetype=self._mimetype)


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
