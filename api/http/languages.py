"""The language of answers: `lang` in the query string, else the best of `Accept-Language`, else English.

Answers with translated texts name their language in `Content-Language`. They have `Vary: Accept-Language` unless the
address names the language.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_plus

from flask import Flask, has_request_context, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from api.http.content_negotiation import prefers_pages
from api.texts.texts import ENGLISH, Texts, texts_in
from engine.errors import Invalid, Problem
from engine.text.names import DEFAULT_LANGUAGE, LANGUAGES
from engine.text.suggestions import unknown_name

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_API: Final = "v1/"
_PROBLEMS: Final = "problems"
"""The paths that take `lang`; pages read it themselves."""
LANGUAGE: Final = "lang"
"""The parameter that every operation takes."""
_ENCODED_NAME: Final = re.compile(r"(?:^|&)[^=&]*%")
_ASKED: Final = "keepwise.lang"
"""Key of the values of `lang` in the environment of a request."""
_ADDRESS: Final = "keepwise.query"
"""Key of the query string as it was sent."""
_ANSWERED: Final = "keepwise.language"
"""Key of the language of the answer, once it has translated texts."""
_VARY: Final = "Vary"
_LONGEST: Final = 500
"""Limit of the characters of `Accept-Language` that are read: ten times those of browsers, in a millisecond."""
_SAME: Final = {"nb": "no", "nn": "no"}


def take_language(environ: WSGIEnvironment) -> None:
    """Remove `lang` from the query string of a request, so that endpoints only see their own parameters."""
    query: str = environ.get("QUERY_STRING", "")
    if LANGUAGE not in query and not ("%" in query and _ENCODED_NAME.search(query)):
        return
    # Routes are found without further slashes at the start.
    path = environ["PATH_INFO"].lstrip("/")
    if not (path.startswith(_API) or path == _PROBLEMS):
        return
    asked, others = [], []
    for pair in query.split("&"):
        name, _, value = pair.partition("=")
        if unquote_plus(name) == LANGUAGE:
            asked.append(unquote_plus(value))
        else:
            others.append(pair)
    if asked:
        environ[_ASKED], environ[_ADDRESS], environ["QUERY_STRING"] = asked, query, "&".join(others)


def add_languages(app: Flask) -> None:
    """Refuse requests for unknown languages."""

    @app.before_request
    def check() -> None:
        asked = request.environ.get(_ASKED)
        if asked is None or request.method == "OPTIONS":
            # Browsers only show a refusal if it is not that of their preflight request.
            return
        if request.path == f"/{_PROBLEMS}" and prefers_pages():
            return
        _check_language(asked)


def _check_language(asked: list[str]) -> None:
    language, *more = asked
    if more:
        raise Invalid([Problem("duplicate-key", (LANGUAGE,), f"duplicate parameter {LANGUAGE}")])
    if language not in LANGUAGES:
        raise Invalid([unknown_name("unknown-choice", (LANGUAGE,), "language", language, LANGUAGES)])


def request_texts() -> Texts:
    """Return the texts in the language of the answer to the current request, or English ones without a request."""
    return texts_in(request_language()) if has_request_context() else ENGLISH


def request_language() -> str:
    """Return the language of the answer to the current request, and add it to the headers."""
    environ = request.environ
    language: str | None = environ.get(_ANSWERED)
    if language is None:
        language = preferred_language(environ)
        answer_in(environ, language)
    return language


def answer_in(environ: WSGIEnvironment, language: str) -> None:
    """Note the language of the answer to a request for its headers."""
    environ[_ANSWERED] = language


def preferred_language(environ: WSGIEnvironment) -> str:
    """Return the language that a request asks for."""
    for asked in environ.get(_ASKED, ()):
        if asked in LANGUAGES:
            return str(asked)
    accepted = environ.get("HTTP_ACCEPT_LANGUAGE")
    return DEFAULT_LANGUAGE if accepted is None else _best_of(accepted[:_LONGEST])


@lru_cache(maxsize=1024)
def _best_of(accepted: str) -> str:
    """Return the language that a header prefers, by the first part of each tag."""
    for tag, quality in parse_accept_header(accepted, LanguageAccept):
        language = tag.partition("-")[0].lower()
        language = _SAME.get(language, language)
        if quality > 0 and language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def add_language_headers(environ: WSGIEnvironment, headers: list[tuple[str, str]]) -> None:
    """Add the headers that name the language of an answer with translated texts, if it has any."""
    language = environ.get(_ANSWERED)
    if language is None:
        return
    headers.append(("Content-Language", language))
    if language not in environ.get(_ASKED, ()):
        # One header: of several, nginx before 1.23 only obeys the last.
        varied = [value for name, value in headers if name == _VARY]
        headers[:] = [header for header in headers if header[0] != _VARY]
        headers.append((_VARY, ", ".join([*varied, "Accept-Language"])))


def forget_language() -> None:
    """Forget the language of the answer, since the current request gets a page, which chooses its own language."""
    request.environ.pop(_ANSWERED, None)


def sent_query(environ: WSGIEnvironment) -> str:
    """Return the query string of a request as it was sent."""
    sent: str = environ.get(_ADDRESS) or environ.get("QUERY_STRING", "")
    return sent


def canonical_query(query: str, language: str | None) -> str:
    """Return a canonical query string: in a language, or None for an answer without words.

    It names the language unless that is English by default: another client may prefer another one.
    """
    is_default = language == DEFAULT_LANGUAGE and _ASKED not in request.environ
    named = "" if language is None or is_default else f"{LANGUAGE}={language}"
    return "&".join(filter(None, [query, named]))
