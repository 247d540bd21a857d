"""JSON responses, and cached answers of GET requests.

Anyone may cache an answer to a GET for minutes. It depends on the current rules and tables, which another release may
change. Afterwards it is revalidated by a strong `ETag`, the hash of its language and bytes, with a 304 if unchanged.
Equivalent requests have one canonical URL, which `Content-Location` states in answers to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from flask import Response, current_app, request
from werkzeug.http import parse_etags
from werkzeug.utils import get_content_type

from api.http.allowance import Allowances
from api.http.compression import ENCODED, VARY_ENCODING, WORTHWHILE, accepts_gzip, gzip, states_encodings
from api.http.encoding import encode
from api.http.errors import ClientDisconnected
from api.http.languages import answer_in, canonical_query, preferred_language, request_language, sent_query
from api.http.paths import ROUTE, route_of
from engine.errors import KeepwiseError
from strategy_tables.store.lru_cache import LruCache

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

_FRESH: Final = 300
_ASKED_BEHIND: Final = 60
_WHILE_AWAY: Final = 86_400
KEEP_FOR_NOW: Final = f"public, max-age={_FRESH}, stale-while-revalidate={_ASKED_BEHIND}, stale-if-error={_WHILE_AWAY}"
"""Caches may answer for five minutes, one more while they revalidate, and a day if the service is down."""
ASK_AGAIN: Final = "public, no-cache"
"""Caches must always revalidate, since the answer changes soon."""

ANSWERS: Final = "keepwise.answers"
"""Key of the `AnswerCache` in the extensions of a service."""
_CACHE_BYTES: Final = 4_000_000
_OVERHEAD: Final = 4_000
"""Bytes that a kept answer takes besides its body: its parsed question, its headers, its key."""
_OF_BODIES: Final = frozenset({"Content-Type", "Content-Encoding", "Content-Length"})
"""Headers without meaning in a 304."""

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
    return _JsonAnswer(body, content_type="application/json")


class _JsonAnswer(Response):
    """A response of bytes, whose headers need none of the checks of others when it is sent."""

    def get_wsgi_response(self, environ: WSGIEnvironment) -> tuple[Iterable[bytes], str, list[tuple[str, str]]]:
        """Return body, status and headers."""
        if environ["REQUEST_METHOD"] == "HEAD":
            return super().get_wsgi_response(environ)
        return [self.get_data()], self.status, self.headers.to_wsgi_list()


class _Representation(NamedTuple):
    """One representation of an answer, with its tag and headers."""

    body: bytes
    tag: str
    headers: Sequence[tuple[str, str]]


class CachedAnswer:
    """The encoded answer to a GET, also compressed if that is worthwhile; each representation has its own tag."""

    __slots__ = ("_body", "_headers", "_is_compressible", "_representations", "_tag")

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
        # Compressed formats would only get larger.
        self._is_compressible = len(body) >= WORTHWHILE and mimetype != "image/png"
        self._tag = blake2b(body, digest_size=16, person=(language or "").encode()).hexdigest()
        self._headers = [("Content-Type", get_content_type(mimetype, "utf-8")), ("Cache-Control", keep), *headers]
        if location is not None:
            self._headers.append(("Content-Location", location))
        # Made on the first request for each, to keep the start fast.
        self._representations: dict[bool | None, _Representation] = {}

    @property
    def size(self) -> int:
        """Return about how many bytes of memory this takes, with its compressed form."""
        return 2 * len(self._body) + _OVERHEAD

    def respond(self) -> Response:
        """Return the answer in the requested representation, or 304 if `If-None-Match` matches."""
        status, headers, body = self.represent(request.environ)
        return Response(body, status, headers)

    def represent(self, environ: WSGIEnvironment) -> tuple[str, Sequence[tuple[str, str]], bytes]:
        """Return status, headers and body of the answer as `respond` does."""
        depends = self._is_compressible and states_encodings(environ)
        is_compressed = accepts_gzip(environ) if depends else None
        found = self._representations.get(is_compressed)
        if found is None:
            found = self._representations[is_compressed] = self._make(is_compressed)
        sent = environ.get("HTTP_IF_NONE_MATCH")
        if sent is not None and (sent == f'"{found.tag}"' or parse_etags(sent).contains_weak(found.tag)):
            return "304 NOT MODIFIED", [header for header in found.headers if header[0] not in _OF_BODIES], b""
        return "200 OK", found.headers, found.body

    def _make(self, is_compressed: bool | None) -> _Representation:
        """Return a representation; None is the only one for clients that state no preference."""
        body, tag, further = self._body, self._tag, [] if is_compressed is None else [VARY_ENCODING]
        if is_compressed:
            body, tag = gzip(body), f"{tag}-gzip"
            further.append(ENCODED)
        return _Representation(
            body, tag, (("ETag", f'"{tag}"'), *self._headers, *further, ("Content-Length", str(len(body))))
        )


class CachedAnswers(Generic[_Asked]):
    """The answers of an endpoint to GETs, kept in the `AnswerCache` of the service.

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
        mimetype: Callable[[_Asked], str] = lambda _asked: "application/json",
    ) -> None:
        self._read = read
        self._write = write
        self._compute = compute
        self._sources = sources
        self._has_words = has_words
        self._mimetype = mimetype

    def respond(self) -> Response:
        """Return the answer to the current request."""
        environ = request.environ
        asked = self._read(request.query_string)
        language = request_language() if self._has_words else None
        sources = self._sources(asked)
        canonical = canonical_query(self._write(asked), language)
        location = None if canonical == sent_query(environ) else f"{request.path}?{canonical}"
        answer = CachedAnswer(
            self._compute(asked), location=location, mimetype=self._mimetype(asked), language=language
        )
        cache: AnswerCache = current_app.extensions[ANSWERS]
        cache.keep(environ, _Kept(answer, route_of(environ), language, lambda: self._sources(asked) == sources))
        return answer.respond()


_Key = tuple[str | None, str, str, str]


class _Kept(NamedTuple):
    """An answer, its route, its language if it has words, and whether its sources are unchanged."""

    answer: CachedAnswer
    route: str | None
    language: str | None
    is_current: Callable[[], bool]


class AnswerCache:
    """The most recently used answers to GETs, sent again without Flask and within the allowances of clients."""

    def __init__(self, allowances: Allowances) -> None:
        self._allowances = allowances
        self._kept = LruCache[_Key, _Kept](_CACHE_BYTES, lambda kept: kept.answer.size)

    def keep(self, environ: WSGIEnvironment, kept: _Kept) -> None:
        """Keep the answer to a request."""
        self._kept.put(_key(environ), kept)

    def respond(self, environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes] | None:
        """Answer a request, or return None if that is up to the application."""
        method = environ["REQUEST_METHOD"]
        kept = self._kept.get(_key(environ)) if method in ("GET", "HEAD") else None
        if kept is None:
            return None
        allowance = self._allowances.create(environ)
        try:
            if not kept.is_current():
                return None
            self._allowances.begin(environ, allowance)
        except (KeepwiseError, ClientDisconnected):
            # The application refuses it, too.
            return None
        environ[ROUTE] = kept.route
        if kept.language is not None:
            answer_in(environ, kept.language)
        status, headers, body = kept.answer.represent(environ)
        start_response(status, [*headers, *allowance.quota_headers()])
        allowance.end()
        return [] if method == "HEAD" else [body]


def _key(environ: WSGIEnvironment) -> _Key:
    # With the host, since a wrong one is refused.
    return environ.get("HTTP_HOST"), environ["PATH_INFO"], sent_query(environ), preferred_language(environ)
