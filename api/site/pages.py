"""The pages: play, the widget, and their files, which are read once.

::

    /                     index.html         /web/{path}            style sheets, scripts, texts, images and fonts
    /rules, /rules/{id}   rules.html         /widget/coach.js       the widget, for any site
    /play                 play.html          /favicon.ico           the icon
    /train, /history      train.html, history.html
    /analyse, /offline    analyse.html, with the preview of a position in its query; offline.html
    /widget               widget.html
    /manifest.webmanifest the manifest of the installed app

Browsers get missing.html for unknown addresses, with a link home; programs get the usual problem document.

Scripts and style sheets are served as bundles where these are current (`api.bundling`), otherwise as they are written.

Every file has a strong `ETag`. Browsers revalidate it each time, so that a page never mixes modules of two versions.
Bundles are kept forever, since their names change with their contents; the widget for a while.

A service worker (`js/base/service-worker.js`) stores
the files of pages for times when this server does not answer. It gets the list of files with their digests, so that it
never mixes files of two versions. It also gets the version, a digest of all files, which is the same in every process
and changes with any byte of a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from flask import Blueprint, Response, render_template, request
from werkzeug.exceptions import NotFound

from api.bundling.files import BUNDLED, BUNDLES, WEB, read_page, without_comments
from api.http.caching import CachedAnswer
from api.http.content_negotiation import prefers_pages
from api.http.encoding import encode
from api.http.errors import answer_error
from api.http.headers import EMBEDDED, FURTHER, RESOURCE_POLICY
from api.http.languages import forget_language
from api.http.paths import UnknownPath
from api.service.catalogue import Catalogue
from engine.errors import UnknownRuleset

BOARD: Final = "/analyse"
"""The page that shows a position of its address."""
PAGES: Final = {
    "/": "index.html",
    "/play": "play.html",
    "/train": "train.html",
    "/history": "history.html",
    BOARD: "analyse.html",
    "/widget": "widget.html",
    "/rules": "rules.html",
    "/make": "make.html",
    "/offline": "offline.html",
}
PROBLEMS: Final = "/problems"
"""Prefix of the addresses of the contract that also serve pages."""
MISSING: Final = "missing.html"
"""Page for unknown addresses."""
WIDGET: Final = "widget/coach.js"
MANIFEST: Final = "manifest.webmanifest"
"""Name and icons of the installed pages."""
OFFLINE: Final = "js/base/service-worker.js"
"""The service worker, which answers with stored pages when this server does not."""
ICON: Final = "images/keepwise.svg"
ASK_EACH_TIME: Final = "public, no-cache"
_KEEP_A_WHILE: Final = "public, max-age=3600"
_KEEP: Final = "public, max-age=31536000, immutable"
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
)
"""Content security policy of a page: it only loads files from this server, and only sends requests to it."""
_SENSORS: Final = ("accelerometer", "gyroscope")
"""Sensors with which a browser notices that a phone is shaken."""
_PERMISSIONS: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        *("camera", "display-capture", "geolocation", "magnetometer", "microphone"),
        *("midi", "payment", "usb"),
    )
)
"""Permissions that neither a page nor embedded content needs."""
_SHAKEN: Final = frozenset({"play.html"})
"""The pages whose dice can be rolled by shaking a phone."""
_FRAMED: Final = frozenset({"widget.html"})
"""The pages that any site may show in a frame."""
MIMETYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def pages(catalogue: Catalogue, preview: Callable[[], str]) -> Blueprint:
    """Return the pages and their files; `preview` returns HTML for the head of a page with a query string.

    They have their own blueprint since they are for people, and not part of the contract, openapi.yaml.
    """
    shown = Blueprint("pages", __name__)
    paths = files_of_pages()
    served = {address: _content(path) for address, path in paths.items()}
    html = {path: _file(name, served[path]) for path, name in PAGES.items()}
    parts = {
        address.removeprefix("/web/"): _file(address, content, _KEEP if _is_bundle(address) else ASK_EACH_TIME)
        for address, content in served.items()
        if address.startswith("/web/")
    }
    parts[OFFLINE] = _worker(served)

    for path, page in html.items():
        respond = partial(_respond_with, preview, served[path], page) if path == BOARD else page.respond
        shown.add_url_rule(path, path.removeprefix("/") or "index", respond)
    for path in (*PAGES, "/docs", PROBLEMS):
        if path != "/":
            shown.add_url_rule(f"{path}/", f"{path[1:]}_folder", partial(_without_slash, path))
    shown.add_url_rule(f"/{WIDGET}", "coach", _file(WIDGET, served[f"/{WIDGET}"], _KEEP_A_WHILE).respond)
    shown.add_url_rule(f"/{MANIFEST}", "manifest", _file(MANIFEST, served[f"/{MANIFEST}"]).respond)
    # Browsers request the icon for answers that are not pages.
    shown.add_url_rule("/favicon.ico", "icon", _file(ICON, served[f"/web/{ICON}"], _KEEP_A_WHILE).respond)

    shown.add_url_rule("/web/<path:path>", "part", partial(_respond, parts))
    _add_sheets(shown, catalogue, html["/rules"])
    _answer_those_who_are_lost(shown, _content(_pages_by_name()[MISSING]))
    return shown


def _add_sheets(shown: Blueprint, catalogue: Catalogue, page: CachedAnswer) -> None:
    """Add the rules of each game at its own address, with redirects from its other names."""

    @shown.get("/rules/<name>")
    def sheet(name: str) -> Response:
        try:
            found = catalogue.rules(name).name
        except UnknownRuleset as error:
            raise UnknownPath(tuple(f"/rules/{id_}" for id_ in error.meant or error.likely)) from None
        return page.respond() if found == name else _moved(f"/rules/{found}")


_PREVIEW: Final = b"  <!-- preview -->"
"""Placeholder on that page for what other programs show of an address."""


def _respond_with(preview: Callable[[], str], content: bytes, page: CachedAnswer) -> Response:
    """Return the page of the board, with the preview of a position in its query string."""
    shown = preview() if request.query_string else ""
    return _file(PAGES[BOARD], content.replace(_PREVIEW, shown.encode())).respond() if shown else page.respond()


def _without_slash(path: str) -> Response:
    """Redirect from a folder to the page of that name, with the query string."""
    query = request.query_string.decode("latin-1")
    return _moved(f"{path}?{query}" if query else path)


def _moved(location: str) -> Response:
    headers = {"Location": location, "Cache-Control": _KEEP_A_WHILE}
    return Response(status=308, headers=headers, mimetype="text/html")


def _answer_those_who_are_lost(shown: Blueprint, page: bytes) -> None:
    headers = page_headers(MISSING)

    @shown.app_errorhandler(NotFound)
    def show_missing(error: NotFound) -> Response:
        """Return 404 as a page for browsers, unless the path belongs to the contract."""
        response = answer_error(error)
        if _is_of_the_contract():
            return response
        response.vary.add("Accept")
        if prefers_pages():
            forget_language()
            response.set_data(page.replace(_LIKELY, _links(response.get_json()["errors"][0].get("suggestions", ()))))
            response.mimetype = "text/html"
            response.headers.extend(headers)
        return response


_LIKELY: Final = b"<!-- likely -->"
"""Placeholder on that page for links to the paths that may have been meant."""


def _links(paths: Iterable[str]) -> bytes:
    links = [f'<a class="button" href="{escape(quote(path))}">{escape(path)}</a>' for path in paths]
    return f'<p class="actions">{" ".join(links)}</p>'.encode() if links else b""


def _is_of_the_contract() -> bool:
    if request.url_rule is None:
        return request.path == "/v1" or request.path.startswith("/v1/")
    return request.blueprint is None and not request.url_rule.rule.startswith(PROBLEMS)


def files_of_pages() -> dict[str, Path]:
    """Return all files by address, with those of bundles where these are current."""
    pages = _pages_by_name()
    parts = {
        f"/web/{path.relative_to(folder).as_posix()}": path
        for folder in _folders()
        for path in sorted(folder.glob("*/**/*"))
        if path.suffix in MIMETYPES
    }
    return {
        **{path: pages[name] for path, name in PAGES.items()},
        f"/{MANIFEST}": WEB / MANIFEST,
        f"/{WIDGET}": WEB / WIDGET,
        **parts,
    }


def _folders() -> list[Path]:
    return [WEB, BUNDLES.folder] if BUNDLES.are_current() else [WEB]


def _pages_by_name() -> dict[str, Path]:
    return {path.name: path for folder in _folders() for path in folder.glob("*.html")}


def _is_bundle(address: str) -> bool:
    return address.startswith(tuple(f"/web/{folder}/" for folder in BUNDLED))


def _content(path: Path) -> bytes:
    """Return a file as served: whole pages, and our own scripts and style sheets without comments."""
    if path.suffix == ".html":
        return read_page(path).encode()
    content = path.read_bytes()
    is_commented = path.is_relative_to(WEB) and path.relative_to(WEB).parts[0] in ("js", "css")
    return without_comments(content.decode()).encode() if is_commented else content


def digests_of(served: Mapping[str, bytes]) -> dict[str, str]:
    """Return the digests of files by address."""
    return {address: digest_of(content) for address, content in sorted(served.items())}


def version_of(digests: Mapping[str, str]) -> str:
    """Return the digest of all files with their addresses."""
    return digest_of(encode(sorted(digests.items())))


def digest_of(content: bytes) -> str:
    """Return the digest of a file as the worker computes it."""
    return sha256(content).hexdigest()[:16]


def _worker(served: Mapping[str, bytes]) -> CachedAnswer:
    """Return the service worker after the list of files to store: browsers install it again when its bytes change."""
    digests = digests_of(_needed(served))
    version = version_of(digests)
    listed = encode({"version": version, "files": digests})
    body = b"self.served = " + listed + b";\n" + served[f"/web/{OFFLINE}"]
    headers = [("Service-Worker-Allowed", "/")]
    return CachedAnswer(body, ASK_EACH_TIME, mimetype=MIMETYPES[".js"], headers=headers)


def _needed(served: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return what pages load, and not the sources of bundles; the service worker cannot contain its own digest."""
    html = b"".join(content for address, content in served.items() if address in PAGES)
    is_bundled = any(map(_is_bundle, served))
    return {
        address: content
        for address, content in served.items()
        if address != f"/web/{OFFLINE}"
        and (not is_bundled or _is_bundle(address) or not _is_source(address) or address.encode() in html)
    }


def _is_source(address: str) -> bool:
    return address.startswith(("/web/js/", "/web/css/"))


def _file(name: str, content: bytes, keep: str = ASK_EACH_TIME) -> CachedAnswer:
    mimetype = MIMETYPES[Path(name).suffix]
    headers = page_headers(name) if mimetype == "text/html" else ()
    return CachedAnswer(content, keep, mimetype=mimetype, headers=headers)


def render_page(template: str, *headers: tuple[str, str], **said: Any) -> CachedAnswer:
    """Render a page of `api/templates` within a request, with headers in addition to those of every page."""
    body = render_template(template, **said).encode()
    return CachedAnswer(body, ASK_EACH_TIME, mimetype="text/html", headers=[*headers, *page_headers(template)])


def page_headers(name: str) -> tuple[tuple[str, str], ...]:
    """Return the headers that restrict a page of this name in browsers."""
    is_framed = name in _FRAMED
    sensors = ", ".join(f"{sensor}={'(self)' if name in _SHAKEN else '()'}" for sensor in _SENSORS)
    return (
        FURTHER,
        ("Content-Security-Policy", _POLICY + ("*" if is_framed else "'none'")),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        EMBEDDED if is_framed else (RESOURCE_POLICY, "same-origin"),
        ("Permissions-Policy", f"{sensors}, {_PERMISSIONS}"),
        ("Referrer-Policy", "no-referrer"),
    )


def _respond(cached: Mapping[str, CachedAnswer], path: str) -> Response:
    if path not in cached:
        raise NotFound
    return cached[path].respond()
