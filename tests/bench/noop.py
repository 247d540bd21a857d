"""The no-op WSGI application that requests are compared with, and gunicorn's settings: its own worker and log."""

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

bind = f"127.0.0.1:{os.environ['PORT']}"
worker_class = "gthread"
threads = 4
keepalive = 75
accesslog = "-"


def app(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    """Read the body, and answer."""
    environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", "2")])
    return [b"{}"]
