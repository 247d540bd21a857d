"""RFC 9457 problem documents for all failures, with one table from exception to status and log level.

::

    KeepwiseError
    ├── NotReadable        the body or the query string cannot be parsed
    ├── UnknownRuleset     no ruleset has this id
    ├── TooLarge           the body has too many bytes
    ├── AnswerTooLarge     the answer would have too many bytes
    ├── TooCostly          the request would take too long
    ├── TooManyRequests    the client has exceeded its limit
    ├── NoSuchRange        the file ends before the range
    ├── WrongContentType   the body is not sent as JSON
    ├── Invalid            parsed, but against the schema or the rules
    │   └── InvalidRequest
    └── NotReady           the server or a table is not ready yet

`ClientDisconnected` is never answered. Errors of flask and werkzeug use the same table; all others are 500.
"""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from api.http.encoding import encode
from api.http.languages import request_texts
from api.http.paths import UnknownPath, likely_paths
from api.http.problem_kinds import KINDS, ProblemKind
from api.http.problem_texts import describe_problem, problem_title
from api.texts.texts import ENGLISH, Texts
from engine.cards.rules import Rules
from engine.errors import GREATEST_PROBLEM_COUNT, UNSAID, Invalid, KeepwiseError, Path, Problem, UnknownRuleset
from engine.words import did_you_mean, quoted
from strategy_tables import MissingTable, SolverFailed, TableError, UnusableTable
from strategy_tables.model.allowance import TooCostly

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_POINTER_LIMIT: Final = 500
_TEXT_LIMIT: Final = 500
_FOUND_LIMIT: Final = 200
VALUES: Final = (
    "expected",
    "allowed",
    "minimum",
    "maximum",
    "dice",
    "choices",
    "suggestions",
    "belongs_at",
    "command",
)
"""Values of problems that are sent as they are, if any; `found` is sent as a text."""
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")

_LOG: Final = logging.getLogger("keepwise.api")


class NotReadable(KeepwiseError):
    """An input that cannot be parsed, so that its meaning is unknown; carries `problems` like `Invalid`."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.detail for problem in self.problems))


class WrongContentType(KeepwiseError):
    """A body with none of the accepted media types `taken`."""

    def __init__(self, detail: str, taken: Sequence[str]) -> None:
        self.taken = tuple(taken)
        super().__init__(detail)


class TooLarge(KeepwiseError):
    """A body, or a line of it, that is larger than this path accepts."""

    def __init__(self, limit: int, what: str = "the body", noun: str = "bytes") -> None:
        self.limit = limit
        super().__init__(f"{what} must have at most {limit} {noun}")


class InvalidRequest(Invalid):
    """A parsed request that violates the schema; the problems include those against the rules."""


class TooManyRequests(KeepwiseError):
    """A client that has exceeded its limit; a retry makes sense in `retry_after` seconds."""

    def __init__(self, detail: str, retry_after: int) -> None:
        self.retry_after = retry_after
        super().__init__(detail)


class AnswerTooLarge(KeepwiseError):
    """An answer with more than the maximum of `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        super().__init__(f"the answer would exceed {limit} bytes; ask for less at once")


class NoSuchRange(KeepwiseError):
    """A requested range after the end of a file of `size` bytes."""

    def __init__(self, asked: str, size: int) -> None:
        self.size = size
        super().__init__(f"the range {quoted(asked)} is outside the file of {size} bytes")


class ClientDisconnected(Exception):
    """The disconnection of a client, which aborts the whole request without an answer."""


class NotReady(KeepwiseError):
    """A temporary refusal for about `retry_after` seconds; `progress` describes a table that is being built."""

    def __init__(self, detail: str, retry_after: int, progress: Mapping[str, Any] | None = None) -> None:
        self.retry_after = retry_after
        self.progress = progress
        super().__init__(detail)


_KIND: Final = {kind.name: kind for kind in KINDS}
# The first kind with a status is the general one. Only errors with problems are 422.
_KIND_OF_STATUS: Final = {kind.status: kind for kind in reversed(KINDS) if kind.status != 422}
_KIND_OF_TYPE: Final = {
    NotReadable: _KIND["not-readable"],
    UnknownRuleset: _KIND["unknown-ruleset"],
    MissingTable: _KIND["missing-table"],
    TooLarge: _KIND["too-large"],
    AnswerTooLarge: _KIND["too-large"],
    NoSuchRange: _KIND["no-such-range"],
    TooCostly: _KIND["too-costly"],
    TooManyRequests: _KIND["too-many-requests"],
    ClientDisconnected: _KIND["not-ready"],
    WrongContentType: _KIND["wrong-content-type"],
    Invalid: _KIND["invalid"],
    NotReady: _KIND["not-ready"],
    UnusableTable: _KIND["damaged-table"],
    SolverFailed: _KIND["not-solved"],
}
_ASKED_AGAIN: Final = (NotReady, SolverFailed, TooManyRequests)
"""Temporary errors, which state when to retry."""


def problem_kind(error: Exception) -> ProblemKind:
    """Return the kind of an exception: that of the nearest class in the table, else that of its HTTP status, else a
    500."""
    for cls in type(error).__mro__:
        if cls in _KIND_OF_TYPE:
            return _KIND_OF_TYPE[cls]
    if not isinstance(error, HTTPException) or not error.code:
        return _KIND["internal"]
    if error.code in _KIND_OF_STATUS:
        return _KIND_OF_STATUS[error.code]
    # Refusals by werkzeug that the contract does not have, such as for a broken Host header.
    return _KIND["not-readable"] if error.code < 500 else _KIND["internal"]


def dump_error(error: Exception, instance: str, prefix: Path = ()) -> dict[str, Any]:
    """Return the problem document of an exception; `prefix` is the path of the affected part of the request."""
    kind, texts = problem_kind(error), request_texts()
    problems, rules = _problems(error, kind), _rules_of(error)
    return {
        "kind": "problem",
        "type": kind.type,
        "title": problem_title(texts, kind.name),
        "status": kind.status,
        "detail": _detail_of(texts, problems, rules),
        "instance": instance,
        "errors": [dump_problem(problem, rules, prefix) for problem in problems[:GREATEST_PROBLEM_COUNT]],
        **({"retry_after": math.ceil(error.retry_after)} if isinstance(error, _ASKED_AGAIN) else {}),
        **({"progress": error.progress} if isinstance(error, NotReady) and error.progress is not None else {}),
    }


def _rules_of(error: Exception) -> Rules | None:
    """Return the rules of the game whose titles the problems have, if they are known."""
    return error.rules if isinstance(error, Invalid) and isinstance(error.rules, Rules) else None


def _detail_of(texts: Texts, problems: Sequence[Problem], rules: Rules | None = None) -> str:
    """Return the detail of the first problem, and the number of the others."""
    first, others = truncate(describe_problem(texts, problems[0], rules)), len(problems) - 1
    if not others:
        return first
    if texts is ENGLISH and len(problems) >= GREATEST_PROBLEM_COUNT:
        # The search for problems stops at this number.
        return f"{first} (and at least {others} more)"
    return texts.join([first, texts.say("problemMore", n=others)])


def _problems(error: Exception, kind: ProblemKind) -> tuple[Problem, ...]:
    """Return at least one problem for every failure, so that clients find details in one place."""
    if isinstance(error, (Invalid, NotReadable)):
        return error.problems
    if isinstance(error, UnknownRuleset):
        return (error.problem().below("ruleset"),)
    if isinstance(error, MissingTable):
        detail = f"{error.why}; build it with: {error.command}"
        return (Problem("missing-table", ("ruleset",), detail, command=error.command),)
    if isinstance(error, (TooLarge, AnswerTooLarge)):
        return (Problem("too-large", (), str(error), maximum=error.limit),)
    if isinstance(error, NotFound):
        return (_unknown_path(error),)
    assert kind.name != "invalid"  # noqa: S101  errors of this kind carry problems
    return (Problem(kind.name, (), _detail(error, kind)),)


def _unknown_path(error: NotFound) -> Problem:
    likely = error.likely if isinstance(error, UnknownPath) else likely_paths(current_app.url_map, request.path)
    hint = did_you_mean(likely) if likely else "the paths are listed in /openapi.yaml"
    return Problem("not-found", (), f"unknown path {_shown_path()}; {hint}", suggestions=tuple(likely))


def _detail(error: Exception, kind: ProblemKind) -> str:
    if isinstance(error, KeepwiseError) and not isinstance(error, TableError):
        return str(error)
    if isinstance(error, MethodNotAllowed):
        return f"{request.method} is not allowed on {_shown_path()}"
    # Unforeseen exceptions and files must not reveal internals.
    return kind.detail


def _shown_path() -> str:
    """Return the URL-encoded path of the request, with unprintable characters visible."""
    return quote(request.path, safe="/:@!$&'()*+,;=~{}")


def dump_problem(problem: Problem, rules: Rules | None = None, prefix: Path = ()) -> dict[str, Any]:
    """Return a problem as it is sent, with the titles of these rules, at a path below `prefix`.

    `found` is omitted if its value is large.
    """
    dumped: dict[str, Any] = {
        "code": problem.code,
        "pointer": json_pointer((*prefix, *problem.path)),
        "detail": truncate(describe_problem(request_texts(), problem, rules)),
    }
    for name in VALUES:
        value = getattr(problem, name)
        if value is not None and value != ():
            dumped[name] = value
    if problem.found is not UNSAID and (found := _found_text(problem.found)) is not None:
        dumped["found"] = found
    return dumped


def json_pointer(path: Path) -> str:
    """Return the JSON pointer (RFC 6901) of a path, or that of a container if it would be very long.

    Keys can be arbitrarily long, and are part of the pointers of everything below them.

    >>> json_pointer(("scorecard", "points", "a/b", 0)), json_pointer(()), json_pointer(("items", 1, "a" * 500, 2))
    ('/scorecard/points/a~1b/0', '', '/items/1')
    """
    pointer = ""
    for step in path:
        if isinstance(step, str) and len(step) > _POINTER_LIMIT:
            break
        longer = f"{pointer}/{str(step).replace('~', '~0').replace('/', '~1')}"
        if len(longer) > _POINTER_LIMIT:
            break
        pointer = longer
    return pointer


def _found_text(found: object) -> str | None:
    """Return a string as it is, anything else as JSON; None if it is large."""
    text = found if isinstance(found, str) else encode(found).decode()
    return text if len(text) <= _FOUND_LIMIT else None


def truncate(text: str) -> str:
    """Return the beginning of a foreign text, for messages and logs."""
    return text if len(text) <= _TEXT_LIMIT else text[: _TEXT_LIMIT - 1] + "…"


def request_id(environ: WSGIEnvironment) -> str:
    """Return the request id that the client or a proxy sent, or a new one if that is missing or unsafe."""
    known: str | None = environ.get("keepwise.request_id")
    if known is None:
        sent = environ.get("HTTP_X_REQUEST_ID", "")
        known = sent if _REQUEST_ID.fullmatch(sent) else token_hex(8)
        environ["keepwise.request_id"] = known
    return known


def answer_error(error: Exception) -> Response:
    """Return the response to a failed request and log it."""
    kind = problem_kind(error)
    document = dump_error(error, request_id(request.environ))
    # The log is in English.
    detail = document["detail"] if request_texts() is ENGLISH else _detail_of(ENGLISH, _problems(error, kind))
    # %r keeps foreign text from adding lines to the log.
    _LOG.log(
        kind.level,
        "%s %r: %d %s: %r (%s)",
        request.method,
        truncate(request.path),
        kind.status,
        kind.name,
        str(error) if isinstance(error, TableError) else detail,
        document["instance"],
        # The error of a table is known and complete.
        exc_info=error if kind.level >= logging.ERROR and not isinstance(error, TableError) else None,
    )
    response = Response(encode(document), kind.status, mimetype="application/problem+json")
    response.headers["Cache-Control"] = "no-store"
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    if isinstance(error, _ASKED_AGAIN):
        response.headers["Retry-After"] = str(math.ceil(error.retry_after))
    if isinstance(error, WrongContentType):
        response.headers["Accept"] = ", ".join(error.taken)
    if isinstance(error, NoSuchRange):
        response.headers["Content-Range"] = f"bytes */{error.size}"
    return response


def add_error_handler(app: Flask) -> None:
    """Register the handler of all exceptions during a request."""
    app.register_error_handler(Exception, answer_error)
