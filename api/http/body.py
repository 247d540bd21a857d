"""A strict JSON parser, which refuses all invalid or ambiguous text.

The numbers 3.0 and 3e0 are parsed as the integer 3, as in JSON Schema; nothing else is converted.
"""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Any, Final

from flask import Request
from gunicorn.http.errors import ParseException

from api.http.errors import NotReadable, TooLarge, WrongContentType
from api.http.json_errors import describe_syntax, find_duplicates, find_literal, line_and_column
from api.http.limits import LIMITS
from engine.errors import GREATEST_PROBLEM_COUNT, Problem
from engine.problem_codes import ProblemCode
from engine.words import join_words, pluralize, quoted
from strategy_tables.model.allowance import TooCostly

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

KIBIBYTE: Final = 1024
BODY_LIMIT: Final = 64 * KIBIBYTE
LARGE_BODY_LIMIT: Final = 1024 * KIBIBYTE
"""Maximum bytes of a body; the large limit is for batches and games."""
PIECE_OF_CHUNKS: Final = 4 * KIBIBYTE
"""Bytes received at a time from a chunked body."""
NESTING_LIMIT: Final = 16
"""Maximum nesting of lists and objects; the deepest meaningful body has 9 levels."""

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
"""One JSON value per line."""

_MEDIA_TYPE: Final = re.compile(rf'({JSON}|{LINES})[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?', re.IGNORECASE)
# Linear time for any text: an unclosed string extends to the end of the text.
_STRING: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKET: Final = re.compile(rb"[^\[\]{}]+")
BLANKS: Final = " \t\r\n"
"""Whitespace that JSON allows around a value."""
_LARGEST_EXACT: Final = 2.0**53
_TOO_MANY_DIGITS: Final = re.compile(r"[0-9]{4301}")


def read_json(request: Request, limit: int = BODY_LIMIT, taken: Sequence[str] = (JSON,)) -> Any:
    """Return the JSON value in the body of a request.

    Raises `WrongContentType`, which names the accepted types `taken`, `TooLarge` above `limit` bytes, and
    `NotReadable`.
    """
    environ = request.environ
    media_type(environ, taken)
    return parse_json(_read_body(environ, limit))


def media_type(environ: WSGIEnvironment, taken: Sequence[str] = (JSON,)) -> str:
    """Return the media type of the body, one of the accepted types `taken`; raises `WrongContentType`."""
    content_type = environ.get("CONTENT_TYPE", "")
    said = _MEDIA_TYPE.fullmatch(content_type)
    if said is None or said[1].lower() not in taken:
        detail = f"the body must be sent as {join_words(taken, 'or')}, not as {content_type or 'nothing'}"
        raise WrongContentType(detail, taken)
    if environ.get("HTTP_CONTENT_ENCODING", "identity").lower() != "identity":
        raise WrongContentType("the body must be sent without a Content-Encoding", taken)
    return said[1].lower()


def _read_body(environ: WSGIEnvironment, limit: int) -> bytes:
    """Return the bytes of the body; werkzeug's stream would take as long as parsing them."""
    length = body_length(environ, limit)
    if length is None:
        return _read_chunks(environ, limit)
    body = receive(environ, length)
    check_length(len(body), length)
    return body


def _read_chunks(environ: WSGIEnvironment, limit: int) -> bytes:
    began, body = time.thread_time(), bytearray()
    while piece := receive(environ, PIECE_OF_CHUNKS):
        body += piece
        if len(body) > limit:
            raise TooLarge(limit)
        # Chunks of a single byte take a thousand times as long to read.
        if time.thread_time() - began > LIMITS.seconds:
            raise TooCostly(LIMITS.seconds, instead="send the body in larger chunks")
    return bytes(body)


def body_length(environ: WSGIEnvironment, limit: int) -> int | None:
    """Return the length of the body, or None if it is chunked and the server detects its end.

    Raises `TooLarge` above `limit`, and `NotReadable`.
    """
    length = environ.get("CONTENT_LENGTH")
    if length is None or length == "":
        # A body without a length is chunked.
        return None if environ.get("wsgi.input_terminated") else 0
    if not (length.isascii() and length.isdigit()):
        raise _not_readable("bad-length", f"Content-Length must be a number, not {quoted(length)}")
    if len(length) > 9 or int(length) > limit:
        raise TooLarge(limit)
    return int(length)


def check_length(came: int, length: int) -> None:
    """Raise `NotReadable` if fewer bytes arrived than were announced."""
    if came < length:
        raise cut_short(f"the body ended after {came} of {pluralize(length, 'byte')}")


def receive(environ: WSGIEnvironment, most: int) -> bytes:
    """Return up to `most` bytes of the body; raises `NotReadable` if it is truncated or its chunks are malformed."""
    try:
        body: bytes = environ["wsgi.input"].read(most)
    except ParseException as error:
        raise _not_readable("bad-chunk", f"the body is not valid chunked encoding: {str(error)[:100]}") from None
    except OSError:
        raise cut_short("the connection closed before the end of the body") from None
    return body


def cut_short(detail: str) -> NotReadable:
    """Return the problem of a truncated body."""
    return _not_readable("cut-short", detail)


def parse_json(body: bytes, line: int | None = None) -> Any:
    """Return the value of a JSON text, which may be a `line` of a larger body; raises `NotReadable`.

    >>> parse_json(b'{"rolls_left": 2.0}')
    {'rolls_left': 2}
    """
    what = "the body" if line is None else f"line {line}"
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _not_readable("not-utf-8", _describe_bytes(body, error.start, what, line or 1)) from None
    if text.startswith("\ufeff"):
        where = line_and_column(text, 0, line or 1)
        raise _not_readable("byte-order-mark", f"{where}: {what} starts with a byte order mark; send it without")
    if not text.strip(BLANKS):
        raise _not_readable("empty-body", f"{what} is empty; it must be one JSON value")
    if _deeper_than(body, NESTING_LIMIT):
        within = "" if line is None else f" in line {line}"
        detail = f"lists and objects must be nested at most {NESTING_LIMIT} deep{within}"
        raise _not_readable("nested-too-deep", detail)
    try:
        value = _decode(_DECODER, text, line or 1)
    except _DuplicateKey:
        raise NotReadable(_find_duplicates(text, line or 1)) from None
    if "\\u" in text:
        _refuse_lone_surrogates(value)
    return value


def _decode(decoder: json.JSONDecoder, text: str, first_line: int = 1) -> Any:
    try:
        return decoder.decode(text)
    except json.JSONDecodeError as error:
        place, detail = describe_syntax(text, error)
    except _BadNumber as error:
        place, detail = find_literal(text, error.literal), str(error)
    except ValueError:
        # int() rejects more than 4,300 digits.
        digits = _TOO_MANY_DIGITS.search(text)
        place, detail = digits.start() if digits else 0, "the number has too many digits"
    raise _not_readable("not-json", f"{line_and_column(text, place, first_line)}: {detail}")


def _describe_bytes(body: bytes, place: int, what: str, first_line: int) -> str:
    """Describe the first byte that is not UTF-8, and its place."""
    before = body[:place].decode("utf-8")
    where = line_and_column(before, len(before), first_line)
    hint = "; it looks like UTF-16" if body.startswith((b"\xff\xfe", b"\xfe\xff")) else ""
    return f"{where}: byte {place + 1} of {what} is not UTF-8{hint}"


class _DuplicateKey(Exception):
    """A duplicate key in an object."""


class _BadNumber(ValueError):
    """A number that is not valid JSON, or too large."""

    def __init__(self, detail: str, literal: str) -> None:
        self.literal = literal
        super().__init__(detail)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        raise _DuplicateKey
    return read


def _float(text: str) -> int | float:
    number = float(text)
    if math.isinf(number):
        raise _BadNumber(f"the number {text[:20]} is too large", text)
    return int(number) if number.is_integer() and abs(number) <= _LARGEST_EXACT else number


def _constant(text: str) -> Any:
    raise _BadNumber(f"found {text}, which is not a JSON number", text)


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_float=_float, parse_constant=_constant)


def _deeper_than(body: bytes, limit: int) -> bool:
    """Return whether brackets outside of strings are nested more deeply than `limit`.

    For invalid JSON the result may be wrong, but only because of text after the syntax error.
    """
    if body.count(b"[") + body.count(b"{") <= limit:
        return False
    brackets = _NOT_BRACKET.sub(b"", _STRING.sub(b"", body))
    return max(accumulate(1 if bracket in b"[{" else -1 for bracket in brackets), default=0) > limit


def _find_duplicates(text: str, first_line: int) -> Iterator[Problem]:
    """Yield the problem of every duplicate key; raises `NotReadable` if the rest is not JSON."""
    _decode(_PLAIN_DECODER, text, first_line)
    for path, place in islice(find_duplicates(text), GREATEST_PROBLEM_COUNT):
        key = str(path[-1])
        detail = f"{line_and_column(text, place, first_line)}: duplicate key {quoted(key)}"
        yield Problem("duplicate-key", path, detail, found=key)


_PLAIN_DECODER: Final = json.JSONDecoder(parse_float=_float, parse_constant=_constant)


def _refuse_lone_surrogates(value: Any) -> None:
    """Raise `NotReadable` for lone surrogates, which could be neither logged nor sent back."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise _not_readable("not-unicode", "a string contains half a surrogate pair") from None


def _not_readable(code: ProblemCode, detail: str) -> NotReadable:
    return NotReadable([Problem(code, (), detail)])
