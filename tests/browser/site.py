"""Sites for browser tests: the service, and foreign pages."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flask import Flask
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from api.bundling.files import WEB
from tests.servers import can_listen, free_port, wait_until

LANGUAGES = sorted(path.stem for path in (WEB / "i18n").glob("*.js"))
"""Languages of the pages."""

in_languages = pytest.mark.parametrize(
    "languages", [["de"], pytest.param(LANGUAGES, marks=pytest.mark.exhaustive)], ids=["de", "all"]
)
"""Parametrizes a test by languages: usually the one with the longest words."""


class _Quiet(WSGIRequestHandler):
    """A handler that logs no requests."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log nothing."""


class Site:
    """An app on a port of the loopback, which can be stopped and restarted on the same port."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        # Not an ephemeral port, which could be taken while the site is stopped.
        self.port = free_port()
        self.server: BaseWSGIServer | None = None
        self.start()

    @property
    def url(self) -> str:
        """Return the origin of this site."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen, always on the same port."""
        wait_until(lambda: can_listen(self.port), f"port {self.port} being free")
        self.server = make_server("127.0.0.1", self.port, self.app, threaded=True, request_handler=_Quiet)
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Stop listening."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Accept connections without answering, like a broken network."""
        self.stop()
        wait_until(lambda: can_listen(self.port), f"port {self.port} being free")
        with socket.create_server(("127.0.0.1", self.port), backlog=512):
            yield
        self.start()

    @contextmanager
    def replaced_by(self, html: str) -> Iterator[None]:
        """Answer all requests with a page, like a network that requires a login."""
        own = self.app
        self.stop()
        self.app = page_of(html, everywhere=True)
        self.start()
        yield
        self.stop()
        self.app = own
        self.start()


@contextmanager
def site_of(app: Flask) -> Iterator[Site]:
    """Run a site."""
    site = Site(app)
    try:
        yield site
    finally:
        site.stop()


def page_of(html: str, *, everywhere: bool = False) -> Flask:
    """Return an app with this one page, at all paths if `everywhere`."""
    app = Flask("elsewhere", static_folder=None)

    @app.get("/")
    def page() -> str:
        return html

    if everywhere:
        app.add_url_rule("/<path:_path>", "everywhere", lambda _path: html)
        return app

    @app.get("/favicon.ico")
    def favicon() -> tuple[str, int]:
        return "", 204

    return app
