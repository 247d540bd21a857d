"""A later release of the pages: one more word, and so another version."""

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from flask import Flask

from api.site.pages import OFFLINE, PAGES, digest_of, version_of

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

WORD = "<!-- of a later release -->"
"""Appended to every page."""


class LaterRelease(Flask):
    """An app that appends a word to every page of another one."""

    def __init__(self, app: Flask) -> None:
        super().__init__("later", static_folder=None)
        self.before = app
        worker = app.test_client().get(f"/web/{OFFLINE}").data
        served, self.own_lines = worker.split(b"\n", 1)
        digests = json.loads(served.removeprefix(b"self.served = ").removesuffix(b";"))["files"]
        self.digests = {
            path: digest_of(_later(app.test_client().get(path).data)) if path in PAGES else digest
            for path, digest in digests.items()
        }
        self.version = version_of(self.digests)

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request."""
        # The tags of the other release do not match.
        for name in ("HTTP_ACCEPT_ENCODING", "HTTP_IF_NONE_MATCH"):
            environ.pop(name, None)

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Callable[[bytes], object]:
            left = [(name, value) for name, value in headers if name not in ("Content-Length", "ETag")]
            return start_response(status, left, *exc_info)

        body = b"".join(self.before.wsgi_app(environ, start))
        if environ["PATH_INFO"] == f"/web/{OFFLINE}":
            served = json.dumps({"version": self.version, "files": self.digests})
            return [b"self.served = " + served.encode() + b";\n" + self.own_lines]
        return [_later(body)]


def _later(body: bytes) -> bytes:
    return body.replace(b"</body>", WORD.encode() + b"</body>")
