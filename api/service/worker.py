"""A gunicorn worker that refuses malformed HTTP in the format of `api.http.errors`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from errno import EINVAL
from http import HTTPStatus
from secrets import token_hex
from socket import SHUT_RDWR
from ssl import SSLError
from typing import Any, Final

from gunicorn import util
from gunicorn.http import wsgi
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
from gunicorn.workers.gthread import ThreadWorker

from api.http.encoding import encode
from api.http.errors import NotReadable, dump_error, truncate
from api.http.headers import COMMON_HEADERS, EMBEDDED
from api.service.graceful_shutdown import is_draining
from api.service.metrics import UNMATCHED, observe
from engine.errors import Problem

_STATUS: Final[Mapping[type[Exception], HTTPStatus]] = {
    LimitRequestLine: HTTPStatus.REQUEST_URI_TOO_LONG,
    LimitRequestHeaders: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    ExpectationFailed: HTTPStatus.EXPECTATION_FAILED,
    UnsupportedTransferCoding: HTTPStatus.NOT_IMPLEMENTED,
}
# Also raised while a request is read, but not caused by the client.
_OURS: Final = (ConfigurationProblem, InvalidResponseHeader, InvalidResponseHeaderName)


class _Response(wsgi.Response):  # type: ignore[misc]
    """A response without the Server header."""

    def default_headers(self) -> list[str]:
        """Return the lines before the headers of the application."""
        return [line for line in super().default_headers() if not line.startswith("Server:")]


# gunicorn has no setting for this.
wsgi.Response = _Response


class Worker(ThreadWorker):  # type: ignore[misc]
    """A worker with threads."""

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

    def handle_request(self, req: Any, conn: Any) -> Any:
        """Answer a request whose head has been parsed."""
        req.began = time.monotonic()
        try:
            going_on = super().handle_request(req, conn)
        except TimeoutError:
            # Only streams have a timeout.
            self.log.info("closing: the client stopped reading the answer")
            going_on = False
        req.is_answered = True
        return going_on

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
