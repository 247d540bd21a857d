"""A server on the loopback that follows the script of a scenario."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from flask import Flask

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: its status, its header fields, its body."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(slots=True)
class Attempt:
    """A request with the answer to it."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes
    reply: Reply | None = None


class ScriptedServer(ThreadingHTTPServer):
    """A server with a step for each attempt; requests beyond the script get a 500."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, script: Sequence[Mapping[str, Any]], app: Flask) -> None:
        # A bound socket that does not listen refuses connections, and keeps its port.
        super().__init__(("127.0.0.1", 0), _Handler, bind_and_activate=False)
        self.server_bind()
        self.script = script
        self.app = app
        self.attempts: list[Attempt] = []
        self.over = threading.Event()
        """Set at the end of the scenario, to end pauses."""
        self.lock = threading.Lock()

    @property
    def address(self) -> str:
        """Return the base URL for the client."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore broken connections, since clients give up in some scenarios."""


@contextmanager
def playing(script: Sequence[Mapping[str, Any]], app: Flask, refused: float = 0.0) -> Iterator[ScriptedServer]:
    """Serve a script in the background; connections are refused for the first seconds."""
    server = ScriptedServer(script, app)

    def serve() -> None:
        server.over.wait(refused)
        server.server_activate()
        server.serve_forever(poll_interval=0.02)

    if not refused:
        # Before the client starts; a second time changes nothing.
        server.server_activate()
    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.over.set()
        server.shutdown()
        thread.join()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    """A handler of one attempt."""

    protocol_version = "HTTP/1.1"
    server: ScriptedServer

    def answer(self) -> None:
        """Record the attempt and follow its step of the script."""
        attempt = Attempt(self.command, self.path, {**self.headers}, self._read_body())
        server = self.server
        with server.lock:
            server.attempts.append(attempt)
            number = len(server.attempts)
        step: Mapping[str, Any] = {"status": 500, "body": "end of script"}
        if number <= len(server.script):
            step = server.script[number - 1]
        reply = attempt.reply = live_reply(server.app, attempt) if step.get("live") else scripted_reply(step)
        server.over.wait(step.get("delay", 0))
        self.close_connection = True
        if step.get("close") == "before":
            return
        self.send_response(reply.status)
        for name, value in {**reply.headers, "Content-Length": str(len(reply.body)), "Connection": "close"}.items():
            self.send_header(name, value)
        self.end_headers()
        size = len(reply.body) // step.get("pieces", 2) + 1
        for start in range(0, len(reply.body), size):
            if start:
                server.over.wait(step.get("pause", 0))
                if step.get("close") == "during":
                    return
            self.wfile.write(reply.body[start : start + size])
            self.wfile.flush()

    do_GET = do_POST = answer  # noqa: N815 - names of the base class

    def _read_body(self) -> bytes:
        if "chunked" not in self.headers.get("Transfer-Encoding", ""):
            return self.rfile.read(int(self.headers.get("Content-Length", 0)))
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return body

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as in the standard library
        """Write no log."""


def live_reply(app: Flask, attempt: Attempt) -> Reply:
    """Return the answer of the service."""
    passed = {name: value for name, value in attempt.headers.items() if name.lower() in ("accept", "content-type")}
    answer = app.test_client().open(attempt.path, method=attempt.method, data=attempt.body, headers=passed)
    kept = ("Content-Type", "Retry-After", "X-Request-Id")
    return Reply(
        answer.status_code, {name: answer.headers[name] for name in kept if name in answer.headers}, answer.data
    )


def scripted_reply(step: Mapping[str, Any]) -> Reply:
    """Return the answer in a step: text as it is, lines, or anything else as JSON."""
    status, body = step.get("status", 200), step.get("body", "")
    kind = JSON if status < 400 else "application/problem+json"
    if "lines" in step:
        kind, body = "application/x-ndjson", "".join(f"{json.dumps(line)}\n" for line in step["lines"])
    text = body if isinstance(body, str) else json.dumps(body)
    headers = {"Content-Type": kind, **step.get("headers", {})}
    if "retry_date" in step:
        headers["Retry-After"] = formatdate(time.time() + step["retry_date"], usegmt=True)
    return Reply(status, headers, text.encode())
