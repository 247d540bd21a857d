"""A later release of the pages: one more word, other names of all bundles, and so another version."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask

from api.site.pages import OFFLINE, PAGES, digest_of, version_of

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

WORD = "<!-- of a later release -->"
"""Appended to every page."""


class LaterRelease(Flask):
    """An app that changes the pages and bundles of another one."""

    def __init__(self, app: Flask) -> None:
        super().__init__("later", static_folder=None)
        self.before = app
        worker = app.test_client().get(f"/web/{OFFLINE}").data
        served, self.own_lines = worker.split(b"\n", 1)
        digests = json.loads(served.removeprefix(b"self.served = ").removesuffix(b";"))["files"]
        bundles = [path.rpartition("/")[2] for path in digests if "/bundled/" in path]
        self.names = {
            name: f"{name.rpartition('-')[0]}-later{number}{Path(name).suffix}" for number, name in enumerate(bundles)
        }
        self.digests = {
            self._renamed(path.encode()).decode(): digest_of(self._later(path, app.test_client().get(path).data))
            for path in digests
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

        path = environ["PATH_INFO"]
        for before, now in self.names.items():
            environ["PATH_INFO"] = environ["PATH_INFO"].replace(now, before)
        body = b"".join(self.before.wsgi_app(environ, start))
        if path == f"/web/{OFFLINE}":
            served = json.dumps({"version": self.version, "files": self.digests})
            return [b"self.served = " + served.encode() + b";\n" + self.own_lines]
        return [self._later(path, body)]

    def _later(self, path: str, body: bytes) -> bytes:
        if path in PAGES or "/bundled/" in path:
            body = self._renamed(body)
        return body.replace(b"</body>", WORD.encode() + b"</body>")

    def _renamed(self, text: bytes) -> bytes:
        for before, now in self.names.items():
            text = text.replace(before.encode(), now.encode())
        return text
