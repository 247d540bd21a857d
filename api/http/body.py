"""The strict JSON reader: what is not plainly and unambiguously JSON is refused before anything looks at it.

A number is a number: 3.0 and 3e0 are read as the integer 3, as JSON Schema has it; nothing else is converted.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Any, Final

from flask import Request
from gunicorn.http.errors import ParseException

from api.http.errors import NotReadable, TooLarge, WrongContentType
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem
from engine.problem_codes import ProblemCode
from engine.words import counted, quoted

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

KIBIBYTE: Final = 1024
BODY_LIMIT: Final = 64 * KIBIBYTE
LARGE_BODY_LIMIT: Final = 1024 * KIBIBYTE
"""Bytes of one body; the large limit is for batches and games."""
NESTING_LIMIT: Final = 16
"""Lists and objects inside one another; the deepest body that means anything has 9."""

_JSON_TYPE: Final = re.compile(r'application/json[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?', re.IGNORECASE)
# One pass, whatever the text: a string that is not closed ends with the text.
_STRING: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKET: Final = re.compile(rb"[^\[\]{}]+")
_LARGEST_EXACT: Final = 2.0**53


def read_json(request: Request, limit: int = BODY_LIMIT) -> Any:
    """The JSON value in the body of a request.

    Raises `WrongContentType`, `TooLarge` above `limit` bytes, and `NotReadable`.
    """
    environ = request.environ
    content_type = environ.get("CONTENT_TYPE", "")
    if not _JSON_TYPE.fullmatch(content_type):
        raise WrongContentType(f"the body must be sent as application/json, not as {content_type or 'nothing'}")
    if environ.get("HTTP_CONTENT_ENCODING", "identity").lower() != "identity":
        raise WrongContentType("the body must be sent as it is, without a Content-Encoding")
    return parse_json(_read_body(environ, limit))


def _read_body(environ: WSGIEnvironment, limit: int) -> bytes:
    """The bytes of the body, read here because werkzeug's stream costs as much as parsing them."""
    length = environ.get("CONTENT_LENGTH")
    if length is None or length == "":
        # In chunks, if the server says where they end; without that there is no body.
        body = _receive(environ, limit + 1) if environ.get("wsgi.input_terminated") else b""
        if len(body) > limit:
            raise TooLarge(limit)
        return body
    if not (length.isascii() and length.isdigit()):
        raise _not_readable("bad-length", f"Content-Length must be a number, not {quoted(length)}")
    if len(length) > 9 or int(length) > limit:
        raise TooLarge(limit)
    body = _receive(environ, int(length))
    if len(body) < int(length):
        raise _not_readable("cut-short", f"the body ended after {len(body)} of {counted(int(length), 'byte')}")
    return body


def _receive(environ: WSGIEnvironment, most: int) -> bytes:
    """What there is of the body; raises `NotReadable` where it breaks off, or comes in chunks that are none."""
    try:
        body: bytes = environ["wsgi.input"].read(most)
    except ParseException as error:
        raise _not_readable("bad-chunk", f"the body is not in chunks as HTTP has them: {str(error)[:100]}") from None
    except OSError:
        raise _not_readable("cut-short", "the body broke off") from None
    return body


def parse_json(body: bytes) -> Any:
    """The value of a JSON text; raises `NotReadable`, whatever the text.

    >>> parse_json(b'{"rolls_left": 2.0}')
    {'rolls_left': 2}
    """
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _not_readable("not-utf-8", f"byte {error.start + 1} of the body is not UTF-8") from None
    if text.startswith("\ufeff"):
        raise _not_readable("byte-order-mark", "the body starts with a byte order mark; send it without")
    if not text.strip(" \t\r\n"):
        raise _not_readable("empty-body", "the body is empty")
    if _deeper_than(body, NESTING_LIMIT):
        detail = f"lists and objects are nested more than {NESTING_LIMIT} deep"
        raise _not_readable("nested-too-deep", detail)
    try:
        value = _decode(_DECODER, text)
    except _DuplicateKey:
        raise NotReadable(_find_duplicates(text)) from None
    if "\\u" in text:
        _refuse_lone_surrogates(value)
    return value


def _decode(decoder: json.JSONDecoder, text: str) -> Any:
    try:
        return decoder.decode(text)
    except json.JSONDecodeError as error:
        raise _not_readable("not-json", f"{error.msg}, in line {error.lineno}, column {error.colno}") from None
    except _BadNumber as error:
        raise _not_readable("not-json", str(error)) from None
    except ValueError:
        # int() reads no more than 4,300 digits.
        raise _not_readable("not-json", "a number has too many digits to be read") from None


class _DuplicateKey(Exception):
    """An object says a key twice."""


class _BadNumber(ValueError):
    """A number that JSON has not, or that no computer number holds."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        raise _DuplicateKey
    return read


def _float(text: str) -> int | float:
    number = float(text)
    if math.isinf(number):
        raise _BadNumber(f"the number {text[:20]} is too large to be read")
    return int(number) if number.is_integer() and abs(number) <= _LARGEST_EXACT else number


def _constant(text: str) -> Any:
    raise _BadNumber(f"{text} is not JSON")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_float=_float, parse_constant=_constant)


def _deeper_than(body: bytes, limit: int) -> bool:
    """Whether brackets outside of strings are nested deeper than this.

    In a body that is not JSON the depth may be wrong only after the place where the parser stops.
    """
    if body.count(b"[") + body.count(b"{") <= limit:
        return False
    brackets = _NOT_BRACKET.sub(b"", _STRING.sub(b"", body))
    return max(accumulate(1 if bracket in b"[{" else -1 for bracket in brackets), default=0) > limit


def _find_duplicates(text: str) -> Iterator[Problem]:
    """The place of every key said twice; reads the text again, which only happens to a body that is refused."""
    for path in islice(_duplicates(_decode(_PAIRS_DECODER, text), ()), GREATEST_PROBLEM_COUNT):
        yield Problem("duplicate-key", path, f"the key {quoted(str(path[-1]))} is said more than once", found=path[-1])


class _Pairs(tuple[tuple[str, Any], ...]):
    """An object as it was written, every key in it."""

    __slots__ = ()


_PAIRS_DECODER: Final = json.JSONDecoder(object_pairs_hook=_Pairs, parse_float=_float, parse_constant=_constant)


def _duplicates(value: Any, path: Path) -> Iterator[Path]:
    if isinstance(value, _Pairs):
        yield from ((*path, key) for key, count in Counter(key for key, _ in value).items() if count > 1)
        for key, inner in value:
            yield from _duplicates(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _duplicates(inner, (*path, place))


def _refuse_lone_surrogates(value: Any) -> None:
    """Half of a surrogate pair is no character: it could be neither logged nor sent back."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise _not_readable("not-unicode", "a text has half a surrogate pair, which is no character") from None


def _not_readable(code: ProblemCode, detail: str) -> NotReadable:
    return NotReadable([Problem(code, (), detail)])
