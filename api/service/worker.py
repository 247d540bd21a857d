"""A gunicorn worker that refuses malformed HTTP in the format of `api.http.errors`, and takes a third of its time.

Requests are served by `ServingThreads`. Unusual requests and answers are left to gunicorn.
"""

from __future__ import annotations

import math
import os
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from errno import EINVAL
from functools import lru_cache
from http import HTTPStatus
from io import BytesIO
from secrets import token_hex
from socket import SHUT_RDWR
from ssl import SSLError
from typing import Any, Final

from gunicorn import http, util
from gunicorn.http import wsgi
from gunicorn.http.body import Body, LengthReader
from gunicorn.http.errors import (
    ConfigurationProblem,
    ExpectationFailed,
    InvalidResponseHeader,
    InvalidResponseHeaderName,
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
    UnsupportedTransferCoding,
)
from gunicorn.workers import gthread

from api.http.encoding import encode
from api.http.errors import NotReadable, dump_error, truncate
from api.http.headers import COMMON_HEADERS, EMBEDDED
from api.service.graceful_shutdown import is_draining
from api.service.metrics import UNMATCHED, observe
from api.service.serving_threads import ServingThreads
from engine.errors import Problem

_STATUS: Final[Mapping[type[Exception], HTTPStatus]] = {
    LimitRequestLine: HTTPStatus.REQUEST_URI_TOO_LONG,
    LimitRequestHeaders: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    ExpectationFailed: HTTPStatus.EXPECTATION_FAILED,
    UnsupportedTransferCoding: HTTPStatus.NOT_IMPLEMENTED,
}
# Also raised while a request is read, but not caused by the client.
_OURS: Final = (ConfigurationProblem, InvalidResponseHeader, InvalidResponseHeaderName)


_LONGEST_HEAD: Final = 2_048
"""Bytes of the head of a request up to which it is read here; fields of longer ones are not worth remembering."""
_REQUEST_LINE: Final = re.compile(rb"(GET|HEAD|POST|OPTIONS) (/[!\"$-~]*) HTTP/1\.1")
_FIELD: Final = re.compile(rb"([A-Za-z][A-Za-z0-9-]*):([\t -~]*)")
_OTHER: Final = ("", "")
_HEADER_LINES: Final = re.compile(r"(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+: [ \t\x21-\x7e\x80-\xff]*\r\n)*")


@lru_cache(maxsize=512)
def _read_field(line: bytes) -> tuple[str, str]:
    """Return a usual header field as a variable of the environment; `_OTHER` leaves it to gunicorn."""
    found = _FIELD.fullmatch(line)
    if found is None:
        return _OTHER
    name, value = found[1].decode().upper(), found[2].decode().strip(" \t")
    match name:
        case "CONTENT-TYPE":
            return "CONTENT_TYPE", value
        case "CONTENT-LENGTH":
            return ("CONTENT_LENGTH", value) if value.isdigit() and len(value) <= 9 else _OTHER
        case "CONNECTION" if value.lower() != "keep-alive":
            return _OTHER
        case "TRANSFER-ENCODING" | "EXPECT" | "UPGRADE":
            return _OTHER
    return f"HTTP_{name.replace('-', '_')}", value


class _Request(http.Request):  # type: ignore[misc]
    """A request, of which usual heads are read in a fraction of the time."""

    fields: Mapping[str, str] | None = None
    """The header fields as variables of the environment, None for an unusual head."""
    is_whole = False
    """True once the body has arrived with the head."""

    def parse(self, unreader: Any) -> bytes:
        """Read the head, and return the bytes after it."""
        data: bytes = unreader.read()
        if not data:
            raise StopIteration
        end = data.find(b"\r\n\r\n", 0, min(_LONGEST_HEAD, self.limit_request_line, self.limit_request_field_size))
        if end >= 0:
            first, *lines = data[:end].split(b"\r\n")
            line = _REQUEST_LINE.fullmatch(first)
            fields = dict(map(_read_field, lines))
            # Repeated fields are left to gunicorn, too.
            is_usual = len(fields) == len(lines) <= self.limit_request_fields and _OTHER[0] not in fields
            if is_usual and line is not None:
                self.method, self.uri = line[1].decode(), line[2].decode()
                path, _, query = self.uri.partition("?")
                self.path, self.query = path, query
                self.version = (1, 1)
                self.fields = fields
                return data[end + 4 :]
        unreader.unread(data)
        rest: bytes = super().parse(unreader)
        return rest

    def set_body_reader(self) -> None:
        """Prepare reading the body."""
        if self.fields is None:
            super().set_body_reader()
            return
        length = int(self.fields.get("CONTENT_LENGTH", 0))
        if length > len(self.unreader.buf.getbuffer()):
            self.body = Body(LengthReader(self.unreader, length))
        else:
            self.body = BytesIO(self.unreader.read(length))
            self.is_whole = True


class _Parser(http.RequestParser):  # type: ignore[misc]
    """The requests of a connection."""

    mesg_class = _Request

    def finish_body(self, deadline: float | None = None, max_bytes: int | None = None) -> bool:
        """Discard the rest of a body; return whether that succeeded."""
        if self.mesg is not None and self.mesg.is_whole:
            return True
        done: bool = super().finish_body(deadline, max_bytes)
        return done


class _Response(wsgi.Response):  # type: ignore[misc]
    """A response without the Server header, whose head is sent together with the first part of the body."""

    headers_sent: bool

    def process_headers(self, headers: list[tuple[str, str]]) -> None:
        """Check and take the headers of the application."""
        lines = "".join([f"{name}: {value}\r\n" for name, value in headers])
        names = [name.lower() for name, _ in headers]
        is_valid = _HEADER_LINES.fullmatch(lines) is not None and lines.count("\n") == len(headers)
        if not is_valid or not util.hop_headers.isdisjoint(names):
            super().process_headers(headers)
            return
        self.headers += headers
        if "content-length" in names:
            self.response_length = int(headers[names.index("content-length")][1])

    def default_headers(self) -> list[str]:
        """Return the lines before the headers of the application."""
        major, minor = self.req.version
        lines = [
            f"HTTP/{major}.{minor} {self.status}\r\n",
            f"Date: {_date(int(time.time()))}\r\n",
            f"Connection: {'close' if self.should_close() else 'keep-alive'}\r\n",
        ]
        return [*lines, "Transfer-Encoding: chunked\r\n"] if self.chunked else lines

    def write(self, arg: bytes) -> None:
        """Send a part of the body."""
        if self.headers_sent or self.chunked or self._omits_body:
            super().write(arg)
            return
        lines = [*self.default_headers(), *[f"{name}: {value}\r\n" for name, value in self.headers], "\r\n"]
        part = arg[: self.response_length]
        self.headers_sent = True
        self.sock.sendall("".join(lines).encode("latin-1") + part)
        self.sent = len(part)


_date: Final = lru_cache(maxsize=1)(util.http_date)
# gunicorn has no setting for this.
wsgi.Response = _Response


class Worker(gthread.ThreadWorker):  # type: ignore[misc]
    """A worker with threads."""

    alive: bool

    def get_thread_pool(self) -> ServingThreads:
        """Start the threads."""
        self._environ = {
            **wsgi.base_environ(self.cfg),
            "wsgi.multithread": True,
            "wsgi.url_scheme": "http",
            "SCRIPT_NAME": "",
        }
        is_usual = not (self.cfg.is_ssl or self.cfg.secure_scheme_headers or os.environ.get("SCRIPT_NAME"))
        self._is_usual = is_usual and self.cfg.proxy_protocol == "off" and self.cfg.http_protocols == ["h1"]
        return ServingThreads(self.cfg.threads, self._serve)

    def enqueue_req(self, conn: Any) -> None:
        """Serve a new connection once its first request arrives."""
        if self._is_usual and isinstance(conn.client, tuple) and isinstance(conn.server, tuple):
            conn.parser = _Parser(self.cfg, conn.sock, conn.client)
        conn.data_ready = True
        conn.set_timeout()
        self.tpool.add(conn)

    def _serve(self, conn: Any) -> None:
        """Answer the requests that have arrived on a connection, in a serving thread."""
        try:
            while (keeps := self.handle(conn)) and conn.parser.unreader.buf.getvalue():
                pass
            if keeps:
                conn.set_timeout()
                if not self.alive:
                    conn.timeout = min(conn.timeout, time.monotonic() + gthread.STOP_KEEPALIVE_LINGER)
                self.tpool.wait(conn)
                return
        except BaseException:
            # The thread must go on in any case.
            self.log.exception("a connection could not be served")
        conn.close(graceful=True)
        # Only the main thread counts connections.
        self.method_queue.defer(self._count_closed)

    def _count_closed(self) -> None:
        self.nr_conns -= 1

    def murder_keepalived(self, force: bool = False) -> None:
        """Close connections that have waited too long, or with `force` all that wait."""
        for conn in self.tpool.take_expired(math.inf if force else time.monotonic()):
            conn.close()
            self._count_closed()

    def _cap_keepalive(self, deadline: float) -> None:
        self.tpool.limit_waiting(deadline)

    def set_accept_enabled(self, enabled: bool) -> None:
        """Start or stop accepting connections; on a shutdown the backlog is accepted too."""
        super().set_accept_enabled(enabled)
        if is_draining() and not self.alive:
            for listener in self.sockets:
                before = None
                while self.nr_conns != before and self.nr_conns < self.worker_connections:
                    before = self.nr_conns
                    self.accept(listener)
                # Otherwise the system would accept connections and reset them later.
                with suppress(OSError):
                    listener.sock.shutdown(SHUT_RDWR)

    def accept(self, listener: Any) -> None:
        """Accept a connection, if there is one."""
        try:
            super().accept(listener)
        except OSError as error:
            # The listener is shared, and another worker has just shut it down.
            if error.errno != EINVAL or not is_draining():
                raise

    def handle_request(self, req: Any, conn: Any) -> bool:
        """Answer a request whose head has been read; return whether the connection can take another one."""
        req.began = time.monotonic()
        resp, environ = self._begin(req, conn)
        self.nr += 1
        if self.nr >= self.max_requests and self.alive:
            self.log.info("Autorestarting worker after current request.")
            self.alive = False
        if not self.alive or not self.cfg.keepalive or len(self.tpool) >= self.max_keepalived:
            resp.force_close()
        body = self.wsgi(environ, resp.start_response)
        try:
            if isinstance(body, wsgi.FileWrapper):
                resp.write_file(body)
            else:
                for part in body:
                    resp.write(part)
            resp.close()
        except TimeoutError:
            # Only streams have a timeout.
            self.log.info("closing: the client stopped reading the answer")
            resp.force_close()
        except OSError:
            raise
        except Exception:
            if not resp.headers_sent:
                raise
            self.log.exception("Error handling request")
            resp.force_close()
        finally:
            self.log.access(resp, req, environ, None)
            if hasattr(body, "close"):
                body.close()
        req.is_answered = True
        return not resp.should_close()

    def _begin(self, req: Any, conn: Any) -> tuple[wsgi.Response, dict[str, Any]]:
        """Return the response to a request and its environment."""
        if not isinstance(req, _Request) or req.fields is None:
            resp, environ = wsgi.create(req, conn.sock, conn.client, conn.server, self.cfg)
            environ["wsgi.multithread"] = True
            return resp, environ
        environ = {
            **self._environ,
            "gunicorn.socket": conn.sock,
            "REMOTE_ADDR": conn.client[0],
            "REMOTE_PORT": str(conn.client[1]),
            "SERVER_NAME": conn.server[0],
            "SERVER_PORT": str(conn.server[1]),
            "REQUEST_METHOD": req.method,
            "RAW_URI": req.uri,
            "PATH_INFO": util.unquote_to_wsgi_str(req.path) if "%" in req.path else req.path,
            "QUERY_STRING": req.query,
            "SERVER_PROTOCOL": "HTTP/1.1",
            "wsgi.input": req.body,
            **req.fields,
        }
        return _Response(req, conn.sock, self.cfg), environ

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Exception) -> None:
        """Answer a malformed request; gunicorn closes the connection afterwards."""
        if getattr(req, "is_answered", False):
            # The unread body is broken, but its request has an answer already.
            self.log.debug("closing: %s", truncate(str(exc)))
            return
        is_refused = isinstance(exc, (ParseException, SSLError)) and not isinstance(exc, _OURS)
        instance = token_hex(8)
        if is_refused:
            status = _STATUS.get(type(exc), HTTPStatus.BAD_REQUEST)
            self.log.warning("not readable: %d: %r (%s, from %s)", status, truncate(str(exc)), instance, _address(addr))
            detail = f"malformed HTTP: {truncate(str(exc))}"
            document = dump_error(NotReadable([Problem("not-readable", (), detail)]), instance)
        else:
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            self.log.error("a request could not be handled (%s)", instance, exc_info=exc)
            document = dump_error(exc, instance)
        body = encode({**document, "status": int(status)})
        observe(UNMATCHED, "other", status, 0.0, 0, len(body))
        try:
            util.write_nonblock(client, _head(status, instance, len(body)) + body)
        except OSError:
            self.log.debug("the client does not read the error")


def _address(addr: Any) -> str:
    return str(addr[0]) if isinstance(addr, tuple) and addr else ""


def _head(status: HTTPStatus, instance: str, length: int) -> bytes:
    fields = (
        ("Connection", "close"),
        ("Content-Type", "application/problem+json"),
        ("Content-Length", str(length)),
        ("Cache-Control", "no-store"),
        *COMMON_HEADERS,
        EMBEDDED,
        ("X-Request-Id", instance),
    )
    lines = [f"HTTP/1.1 {status:d} {status.phrase}", *(f"{name}: {value}" for name, value in fields), "", ""]
    return "\r\n".join(lines).encode("ascii")
