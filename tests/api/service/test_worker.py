"""Requests and answers of our worker, compared with those of gunicorn's own."""

import io
import re
import socket
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import pytest
from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.http import wsgi
from gunicorn.workers.gthread import TConn, ThreadWorker
from hypothesis import example, given
from hypothesis import strategies as st

from api.service.worker import Worker
from tests.servers import PATIENCE

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

App = Callable[["WSGIEnvironment", "StartResponse"], Iterable[bytes]]
# What servers may choose.
OWN = {"wsgi.errors", "wsgi.early_hints", "wsgi.input", "gunicorn.socket"}
# Importing our worker has replaced it.
GunicornsResponse: Final = wsgi.Response.__base__


def config(**settings: Any) -> Config:
    found = Config()
    for name, value in {"threads": 1, "keepalive": 75, "secure_scheme_headers": {}, **settings}.items():
        found.set(name, value)
    return found


class Talk:
    """Environments with bodies, and errors, that a worker made of the bytes on a connection, and its answers."""

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.answer = b""

    def app(self, app: App) -> App:
        def noting(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
            said = {name: value for name, value in environ.items() if name not in OWN}
            self.seen.append((said, environ["wsgi.input"].read()))
            return app(environ, start_response)

        return noting

    def handle_error(self, _request: Any, _client: Any, _address: Any, error: Exception) -> None:
        self.seen.append(type(error))


def ok(_environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", "2")])
    return [b"ok"]


def talk(kind: type[ThreadWorker], sent: bytes, app: App = ok, **settings: Any) -> Talk:
    """Send bytes on one connection to a worker of this kind."""
    found, cfg = Talk(), config(**settings)
    worker = kind(0, 0, [], SimpleNamespace(), 30, cfg, Logger(cfg))
    worker.wsgi, worker.handle_error = found.app(app), found.handle_error
    worker.tpool = worker.get_thread_pool()
    worker.method_queue.init()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.settimeout(PATIENCE)
        theirs.sendall(sent)
        theirs.shutdown(socket.SHUT_WR)
        connection = TConn(cfg, ours, ("192.0.2.7", 4711), ("127.0.0.1", 8000))
        if kind is Worker:
            worker.enqueue_req(connection)
        else:
            while worker.handle(connection):
                pass
            connection.close()
        found.answer = b"".join(iter(lambda: theirs.recv(65_536), b""))
    worker.method_queue.close()
    worker.tmp.close()
    return found


def gunicorns(sent: bytes, app: App = ok, **settings: Any) -> Talk:
    """Send bytes on one connection to a worker of gunicorn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wsgi, "Response", GunicornsResponse)
        return talk(ThreadWorker, sent, app, **settings)


LINES = [
    b"GET /v1/score?dice=13346 HTTP/1.1",
    b"POST /v1/score HTTP/1.1",
    b"HEAD /a%20b/%C3%A4?x=%41&y HTTP/1.1",
    b"OPTIONS * HTTP/1.1",
    b"GET //x/../y?a?b#c HTTP/1.1",
    b"GET //x:1/y HTTP/1.1",
    b"GET /x#y HTTP/1.1",
    b"GET http://h/x HTTP/1.1",
    b"GET /x HTTP/1.0",
    b"get /x HTTP/1.1",
    b"GET  /x HTTP/1.1",
    b"GET /\xc3\xa4 HTTP/1.1",
    b"GET /x?" + b"y" * 1_900 + b" HTTP/1.1",
    b"DELETE /x HTTP/1.1",
]
FIELDS = [
    b"Host: x",
    b"host:y",
    b"Content-Length: 3",
    b"Content-Length: 03",
    b"Content-Length: \xb2",
    b"Content-Length: +3",
    b"Content-Type: application/json",
    b"Content-Type:\ttext/plain ",
    b"X-A: 1",
    b"x-a: 2",
    b"X_A: 3",
    b"X-B:",
    b"X-C: a\tb  c ",
    b"X-D: \xe9",
    b"X-E: a\x00b",
    b"X-F : 1",
    b" folded",
    b"no colon",
    b": no name",
    b"Connection: close",
    b"Connection: Keep-Alive",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip",
    b"Expect: 100-continue",
    b"Expect: more",
    b"Upgrade: h2c",
    b"Cookie: a=b; c=d",
    b"A\rB: c",
    b"A: b\nC: d",
]


@given(
    line=st.sampled_from(LINES),
    fields=st.lists(st.sampled_from(FIELDS) | st.binary(max_size=12), max_size=5),
    body=st.sampled_from([b"", b"{}\n", b"3\r\nabc\r\n0\r\n\r\n", b"abcGET /next HTTP/1.1\r\nHost: x\r\n\r\n"]),
)
@example(LINES[1], [FIELDS[0], FIELDS[2], FIELDS[6]], b"abcGET /next HTTP/1.1\r\nHost: x\r\n\r\n")
@example(LINES[1], [FIELDS[0], FIELDS[21]], b"3\r\nabc\r\n0\r\n\r\nGET /next HTTP/1.1\r\n\r\n")
@example(LINES[0], [FIELDS[0], b"Connection: close"], b"GET /next HTTP/1.1\r\nHost: x\r\n\r\n")
@example(b"GET //x:1/y HTTP/1.1", [FIELDS[0]], b"")
@example(b"GET // HTTP/1.1", [FIELDS[0]], b"")
@example(b"GET /?? HTTP/1.1", [FIELDS[0]], b"")
@example(b"GET /;a=b/%2F;c?d=[x]&e={} HTTP/1.1", [FIELDS[0]], b"")
@example(LINES[0], [b"X-%d: 1" % number for number in range(101)], b"")
@example(LINES[0], [b"X-%d: 1" % number for number in range(100)], b"")
@example(LINES[1], [FIELDS[0], b"Content-Length: 5"], b"ab")
def test_requests_are_read_like_those_of_gunicorn(line: bytes, fields: list[bytes], body: bytes) -> None:
    sent = b"\r\n".join([line, *fields, b"", body])
    assert talk(Worker, sent).seen == gunicorns(sent).seen


@pytest.mark.parametrize("setting", ["limit_request_line", "limit_request_field_size", "limit_request_fields"])
def test_limits_of_gunicorn_hold(setting: str) -> None:
    limits: dict[str, Any] = {setting: 30}
    for size in (10, 40):
        fields = b"".join(b"X-%d: y\r\n" % number for number in range(size))
        sent = b"GET /%s HTTP/1.1\r\nX: %s\r\n%s\r\n" % (b"x" * size, b"y" * size, fields)
        assert talk(Worker, sent, **limits).seen == gunicorns(sent, **limits).seen


def answers(status: str, headers: list[tuple[str, str]], *parts: bytes) -> App:
    def app(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        start_response(status, headers)
        return list(parts) if environ["PATH_INFO"] != "/file" else wsgi.FileWrapper(io.BytesIO(b"".join(parts)))

    return app


def length(number: int) -> tuple[str, str]:
    return ("Content-Length", str(number))


ANSWERS = {
    "one part": answers("200 OK", [("X-A", "b"), length(3)], b"abc"),
    "parts": answers("200 OK", [length(6)], b"abc", b"", b"def"),
    "an empty first part": answers("200 OK", [length(3)], b"", b"abc"),
    "too long": answers("200 OK", [length(3)], b"abcdef", b"g"),
    "empty": answers("200 OK", [length(0)]),
    "chunked": answers("200 OK", [], b"abc", b"", b"def"),
    "no content": answers("204 NO CONTENT", [("X-A", "b"), length(0)]),
    "not modified": answers("304 NOT MODIFIED", [("ETag", '"x"')], b""),
    "dropped headers": answers("200 OK", [("Connection", "close"), ("Server", "x"), ("content-length", "1")], b"a"),
    "latin": answers("200 OK", [("X-A", "\xe9"), length(1)], b"a"),
    "a line too many": answers("200 OK", [("X-A", "b\r\nX-B: c"), length(1)], b"a"),
    "a wrong name": answers("200 OK", [("X A", "b"), length(1)], b"a"),
    "a wrong value": answers("200 OK", [("X-A", "\u0141"), length(1)], b"a"),
    "a wrong status": answers("200\r\nX: y", [length(1)], b"a"),
}


@pytest.mark.parametrize("line", ["GET / HTTP/1.1", "HEAD / HTTP/1.1", "GET / HTTP/1.0", "GET /file HTTP/1.1"])
@pytest.mark.parametrize("name", ANSWERS)
def test_answers_are_written_like_those_of_gunicorn(name: str, line: str) -> None:
    sent = f"{line}\r\nHost: x\r\n\r\n".encode() * 2
    ours, theirs = talk(Worker, sent, ANSWERS[name]), gunicorns(sent, ANSWERS[name])
    assert ours.seen == theirs.seen
    of_time = re.compile(rb"(?m)^Date: .*\n")
    assert of_time.sub(b"", ours.answer) == of_time.sub(b"", re.sub(rb"(?m)^Server: .*\n", b"", theirs.answer))
    assert ours.answer.count(b"Date: ") == ours.answer.count(b"HTTP/1.1 ") + ours.answer.count(b"HTTP/1.0 ")


def test_head_and_body_are_sent_together(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[bytes] = []

    class Noting(socket.socket):
        def sendall(self, data: Any, *args: Any) -> None:
            parts.append(bytes(data))
            super().sendall(data, *args)

    monkeypatch.setattr(socket, "socket", Noting)
    sent = b"GET / HTTP/1.1\r\n\r\n"
    talk(Worker, sent, ANSWERS["parts"])
    head, *others = [part for part in parts if part not in (sent, b"")]
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert head.endswith(b"\r\n\r\nabc")
    assert others == [b"def"]


def test_a_failure_after_the_head_ends_the_connection() -> None:
    def app(_environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        start_response("200 OK", [length(6)])
        yield b"abc"
        raise ValueError("in the middle")

    found = talk(Worker, b"GET / HTTP/1.1\r\n\r\n" * 2, app)
    assert found.answer.endswith(b"\r\n\r\nabc")
    assert len(found.seen) == 1
