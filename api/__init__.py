"""The HTTP service: `create_app` creates it, `api.wsgi` serves it, `endpoints` has the resources."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final

from flask import Flask, Request, Response
from flask.sessions import NullSession, SessionInterface, SessionMixin
from werkzeug.routing import MapAdapter

from api.contract.files import open_contract
from api.endpoints import (
    committed_roll,
    dice_audit,
    odds,
    opponent,
    outlook,
    points,
    puzzles,
    ratings,
    roll,
    rulesets,
    score,
)
from api.endpoints.advice import hints
from api.endpoints.advice import view as advice
from api.endpoints.games import check as game_check
from api.endpoints.games import convert as game_conversion
from api.endpoints.games import daily as daily_game
from api.endpoints.games import review as game_review
from api.endpoints.picture import preview
from api.endpoints.picture import view as picture
from api.endpoints.scorecards import check as card_check
from api.endpoints.scorecards import convert as card_conversion
from api.endpoints.server import downloads, exposition, health, meta, problems, specification
from api.http.allowance import add_allowances
from api.http.caching import ANSWERS, AnswerCache
from api.http.compression import add_compression
from api.http.deprecation import deprecation_headers
from api.http.errors import add_error_handler, request_id
from api.http.headers import COMMON_HEADERS, EMBEDDED, FILE_HEADERS, PREFLIGHT_HEADERS, RESOURCE_POLICY
from api.http.languages import add_language_headers, add_languages, take_language
from api.http.paths import route_of
from api.http.stream import add_streams
from api.requests.address import DEPRECATED
from api.service.catalogue import open_catalogue
from api.service.config import Config
from api.service.graceful_shutdown import is_draining
from api.service.server_tables import EXTENSION, open_server_tables
from api.site import documents, examples, pages, reference, translations
from strategy_tables import Table
from strategy_tables.store.lru_cache import LruCache

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment


_deprecation_headers: Final = deprecation_headers(DEPRECATED)


def create_app(config: Config | None = None, tables: Iterable[Table] | None = None) -> Flask:
    """Return the service.

    `config` is the default one if not given. With `tables` it answers from these and looks for no files. Raises
    `InvalidConfig`, `StaleTable` or `DamagedTable`, each with a message for the operator.
    """
    config = config or Config()
    catalogue = open_catalogue(config)
    server_tables = open_server_tables(config, catalogue, tables)
    app = _Service("api", static_folder=None)
    app.extensions[EXTENSION] = server_tables
    app.session_interface = _NoSessions()
    # A path has one spelling; another one is a 404, not a redirect that some clients follow.
    app.url_map.merge_slashes = False
    add_error_handler(app)
    # What is registered first runs last after a request: the size of an answer is checked before it is compressed.
    add_compression(app)
    allowances = add_allowances(app, config.limits, config.apps)
    app.extensions[ANSWERS] = AnswerCache(allowances)
    add_languages(app)
    add_streams(app, config.limits, is_draining)
    for of_rulesets in (
        points,
        score,
        card_check,
        card_conversion,
        game_check,
        game_conversion,
        odds,
        roll,
        dice_audit,
    ):
        of_rulesets.add_routes(app, catalogue)
    # Before the fork: all workers of a server have the same key.
    committed_roll.add_routes(app, catalogue, config.roll_key or token_bytes(32))
    for of_tables in (
        rulesets,
        game_review,
        daily_game,
        advice,
        hints,
        picture,
        outlook,
        opponent,
        puzzles,
        ratings,
        downloads,
        meta,
    ):
        of_tables.add_routes(app, catalogue, server_tables)
    for of_server in (health, exposition):
        of_server.add_routes(app, server_tables)
    problems.add_routes(app)
    contract = open_contract()
    specification.add_routes(app, contract)
    app.register_blueprint(pages.pages(catalogue, preview.preview_of(catalogue)))
    app.register_blueprint(documents.documents())
    app.register_blueprint(reference.reference(contract))
    app.register_blueprint(examples.examples(contract))
    app.register_blueprint(translations.translations())
    return app


_OF_HOST: Final = ("wsgi.url_scheme", "HTTP_HOST", "SERVER_NAME", "SERVER_PORT", "SCRIPT_NAME")
_hosts: Final = LruCache[tuple[str | None, ...], MapAdapter](64)


class _Service(Flask):
    """Flask with the headers of every response: its request id, its access rules, and links to the contract."""

    def wsgi_app(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer one request. Headers are added here, where that costs nothing."""
        take_language(environ)
        is_file = environ["PATH_INFO"].startswith("/web/")
        common = (*(FILE_HEADERS if is_file else COMMON_HEADERS), ("X-Request-Id", request_id(environ)))

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Callable[[bytes], object]:
            if not any(name == RESOURCE_POLICY for name, _ in headers):
                headers.append(EMBEDDED)
            headers.extend(common)
            add_language_headers(environ, headers)
            route = route_of(environ)
            if route is not None:
                headers.extend(_deprecation_headers(route, environ))
            return start_response(status, headers, *exc_info)

        answers: AnswerCache = self.extensions[ANSWERS]
        cached = answers.respond(environ, start)
        return super().wsgi_app(environ, start) if cached is None else cached

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Return what finds the route of a request; Flask checks and encodes a known host again, which costs 4%."""
        if request is None:
            return super().create_url_adapter(None)
        environ = request.environ
        host = tuple([environ.get(name) for name in _OF_HOST])
        known = _hosts.get(host)
        if known is None:
            known = super().create_url_adapter(request)
            assert known is not None  # noqa: S101  there is one for every request
            _hosts.put(host, known)
        return MapAdapter(
            self.url_map,
            known.server_name,
            known.script_name,
            known.subdomain,
            known.url_scheme,
            request.path,
            request.method,
            environ.get("QUERY_STRING", ""),
        )

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function itself: none is a coroutine, and checking that five times costs a request 3%."""
        return func

    def make_default_options_response(self) -> Response:
        """Return 204 without a body; the headers answer preflight requests of browsers."""
        response = super().make_default_options_response()
        response.status_code = 204
        del response.headers["Content-Type"]
        response.headers.extend(PREFLIGHT_HEADERS)
        response.headers["Access-Control-Allow-Methods"] = response.headers["Allow"]
        return response


class _NoSessions(SessionInterface):
    """No cookies, and no work for them."""

    def open_session(self, app: Flask, request: Request) -> SessionMixin:  # noqa: ARG002
        return _NO_SESSION

    def is_null_session(self, obj: object) -> bool:
        return obj is _NO_SESSION


_NO_SESSION = NullSession()
