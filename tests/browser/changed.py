"""The pages of a later release, as far as a browser can tell: of another version, and with a word more."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from flask import Flask

from api.views.pages import VERSION_HEADER

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

WORD = "<!-- of a later release -->"
"""What every page has at its end."""


class LaterRelease(Flask):
    """Answers as another app does, with another version wherever that says its own."""

    def __init__(self, app: Flask) -> None:
        super().__init__("later", static_folder=None)
        self.before = app
        self.version = app.test_client().get("/play").headers[VERSION_HEADER]
        self.later = "later-" + self.version

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer one request."""
        # Tags are those of the release before.
        for name in ("HTTP_ACCEPT_ENCODING", "HTTP_IF_NONE_MATCH"):
            environ.pop(name, None)

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Callable[[bytes], object]:
            kept = [(name, value) for name, value in headers if name not in (VERSION_HEADER, "Content-Length", "ETag")]
            of_version = [(VERSION_HEADER, self.later)] if len(kept) < len(headers) - 2 else []
            return start_response(status, [*kept, *of_version], *exc_info)

        body = b"".join(self.before.wsgi_app(environ, start)).replace(self.version.encode(), self.later.encode())
        return [body.replace(b"</body>", WORD.encode() + b"</body>")]
