"""The service as the browser tests visit it, and pages of other sites."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from api.views.pages import WEB
from tests.servers import free_port

LANGUAGES = sorted(path.stem for path in (WEB / "i18n").glob("*.js"))
"""Those that the pages are written in."""


class _Quiet(WSGIRequestHandler):
    """Writes no line for each request."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing."""


class Site:
    """An app on a port of the loopback, which can be stopped and started again on the same port."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        # One that nobody is lent while the site is stopped.
        self.port = free_port()
        self.server: BaseWSGIServer | None = None
        self.start()

    @property
    def url(self) -> str:
        """The origin of this site."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen, always on the same port."""
        self.server = make_server("127.0.0.1", self.port, self.app, threaded=True, request_handler=_Quiet)
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Listen no longer."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@contextmanager
def site_of(app: Flask) -> Iterator[Site]:
    """A site for as long as it is needed."""
    site = Site(app)
    try:
        yield site
    finally:
        site.stop()


def page_of(html: str) -> Flask:
    """An app with this one page: somebody else's site."""
    app = Flask("elsewhere", static_folder=None)

    @app.get("/")
    def page() -> str:
        return html

    @app.get("/favicon.ico")
    def favicon() -> tuple[str, int]:
        return "", 204

    return app
