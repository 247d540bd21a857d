"""Files of the pages; tests/browser tests their behaviour."""

import gzip
import json
import re
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api import create_app
from api.bundling.files import BUNDLED, BUNDLES, WEB, without_comments
from api.site import pages
from api.site.pages import (
    ICON,
    MANIFEST,
    MIMETYPES,
    MISSING,
    OFFLINE,
    PAGES,
    PROBLEMS,
    WIDGET,
    digest_of,
    digests_of,
    files_of_pages,
    version_of,
)
from tests.api.browsers import BROWSER, inline_parts

FILES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file())
TEXTS = sorted(
    path
    for path in WEB.rglob("*")
    # Third-party files may link to their origin.
    if path.suffix in (".html", ".js", ".css") and WEB / "vendor" not in path.parents
)


@pytest.fixture
def client(small_app: Flask) -> FlaskClient:
    # Not the checked client, since pages are not in openapi.yaml.
    return FlaskClient(small_app, small_app.response_class)


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_revalidated_html(client: FlaskClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == "public, no-cache"
    assert client.get(path, headers={"If-None-Match": page.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("name", [name for name in FILES if "/" in name])
def test_every_file_is_served_with_its_type(client: FlaskClient, name: str) -> None:
    answer = client.get(f"/web/{name}")
    assert answer.status_code == 200
    told, written = answer.data, (WEB / name).read_bytes()
    if name.startswith(("js/", "css/")):
        written = without_comments(written.decode()).encode()
    # The server prepends data to the worker.
    assert told.endswith(written) if name == OFFLINE else told == written
    mimetype = MIMETYPES[Path(name).suffix]
    # JSON is always UTF-8, and images and fonts are not text.
    bare = name.endswith((".json", ".png", ".woff2"))
    assert answer.headers["Content-Type"] == (mimetype if bare else f"{mimetype}; charset=utf-8")
    assert answer.headers["ETag"]


def test_scripts_are_served_without_comments_and_with_the_same_line_numbers(client: FlaskClient) -> None:
    served = client.get("/web/js/base/dom.js").text
    written = (WEB / "js" / "base" / "dom.js").read_text(encoding="utf-8")
    assert "@param" in written
    assert "@param" not in served
    for ours, theirs in zip(served.split("\n"), written.split("\n"), strict=True):
        assert ours in ("", theirs)


@pytest.mark.parametrize(
    ("written", "served"),
    [
        ("// one\nlet a;\n", "\nlet a;\n"),
        ("  /* one\n   two */\nlet a;\n", "\n\nlet a;\n"),
        ("/** @type {A} */ (a).b();\nlet c;\n/* d */\n", "/** @type {A} */ (a).b();\nlet c;\n\n"),
        ("let a = 1; // one\nconst b = `//`;", "let a = 1; // one\nconst b = `//`;"),
    ],
)
def test_only_comments_in_lines_of_their_own_are_left_out(written: str, served: str) -> None:
    assert without_comments(written) == served


@pytest.mark.parametrize("path", [path for path in TEXTS if path.parent != WEB], ids=lambda path: path.name)
def test_no_text_of_a_source_looks_like_a_comment(path: Path) -> None:
    """Only a template literal can have lines of its own; an even number of backticks comes before one and after it."""
    written = path.read_text(encoding="utf-8")
    served = without_comments(written).split("\n")
    for place, (ours, theirs) in enumerate(zip(served, written.split("\n"), strict=True)):
        if ours != theirs:
            assert "\n".join(served[:place]).count("`") % 2 == 0, theirs


@pytest.mark.parametrize("path", ["/play", "/web/js/play/play.js", "/widget/coach.js", "/docs/advise", "/docs"])
def test_the_compressed_file_is_the_same_with_its_own_tag(client: FlaskClient, path: str) -> None:
    accepted = ("identity", "br, gzip;q=0.5")
    plain, packed = (client.get(path, headers={"Accept-Encoding": each}) for each in accepted)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 2
    assert plain.headers["ETag"] != packed.headers["ETag"]
    for answer, taken in ((plain, "identity"), (packed, "gzip")):
        assert "Accept-Encoding" in answer.vary
        asked = {"If-None-Match": answer.headers["ETag"], "Accept-Encoding": taken}
        assert client.get(path, headers=asked).status_code == 304
    assert client.get(path, headers={"Accept-Encoding": "gzip;q=0"}).data == plain.data


def test_every_file_has_a_type_that_is_served() -> None:
    assert {name for name in FILES if not name.endswith(tuple(MIMETYPES))} == set()


@pytest.mark.parametrize(
    "path",
    ["/web/none.js", "/web/../pages.py", "/web/%2e%2e/pages.py", "/docs/none.js", "/play/none", "/web/play.html"],
)
def test_non_files_are_not_found(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.mimetype == "application/problem+json"


@pytest.mark.parametrize("path", ["/none", "/play/none", "/web/none.js", "/docs/none", "/v2/meta", "/problems/none"])
def test_a_browser_gets_a_page_for_an_unknown_path(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
    _, after = (WEB / MISSING).read_bytes().split(b"<!-- likely -->")
    assert answer.data.endswith(after)
    assert b'href="/"' in answer.data
    assert answer.vary.as_set() == {"accept"}
    assert answer.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    head = client.head(path, headers={"Accept": BROWSER})
    assert (head.status_code, head.mimetype, head.data) == (404, "text/html", b"")


def test_an_unknown_page_links_to_the_likely_one(client: FlaskClient) -> None:
    for path, meant in (("/rules/yhatzee", "/rules/yahtzee"), ("/plya", "/play")):
        page = client.get(path, headers={"Accept": BROWSER})
        assert (page.status_code, page.mimetype) == (404, "text/html")
        assert f'<a class="button" href="{meant}">{meant}</a>' in page.text
    assert "<script>" not in client.get("/rule/%3Cscript%3E", headers={"Accept": BROWSER}).text


@pytest.mark.parametrize(
    "accept", ["*/*", "application/json", "application/problem+json, text/html", "image/avif,*/*", ""]
)
def test_a_program_gets_a_problem_for_an_unknown_path(client: FlaskClient, accept: str) -> None:
    answer = client.get("/none", headers={"Accept": accept})
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")
    # A shared cache must distinguish them.
    assert answer.headers.get_all("Vary") == ["Accept, Accept-Language"]


@pytest.mark.parametrize("path", ["/v1", "/v1/", "/v1/none", "/v1/rulesets/none", "/v1/rulesets/none/points"])
def test_browsers_get_the_contracts_answers_on_its_paths(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")
    assert answer.headers.get_all("Vary") == ["Accept-Language"]


@pytest.mark.parametrize("path", [*(path for path in PAGES if path != "/"), PROBLEMS])
def test_a_trailing_slash_redirects_to_the_page(client: FlaskClient, path: str) -> None:
    assert client.get(f"{path}/").headers["Location"] == path
    answer = client.get(f"{path}/?dice=11%20&x=//elsewhere")
    assert answer.status_code == 308
    assert answer.headers["Location"] == f"{path}?dice=11%20&x=//elsewhere"


def test_the_rules_of_a_game_have_a_url_with_its_id(client: FlaskClient) -> None:
    page = client.get("/rules")
    for name in ("yahtzee", "maxi-yatzy", "yamb"):
        sheet = client.get(f"/rules/{name}")
        assert (sheet.status_code, sheet.data) == (200, page.data)
    for name, ruleset in (("MAXI%20Yatzy", "maxi-yatzy"), ("Crag", "crag"), ("Generala%20doble", "generala-double")):
        answer = client.get(f"/rules/{name}")
        assert (answer.status_code, answer.headers["Location"]) == (308, f"/rules/{ruleset}")
    # An ambiguous one and an unknown one.
    for name in ("Tvang", "yathzee"):
        assert client.get(f"/rules/{name}").status_code == 404


def test_browsers_find_the_icon_where_they_look_for_it(client: FlaskClient) -> None:
    answer = client.get("/favicon.ico")
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert answer.data == (WEB / ICON).read_bytes()


def test_the_widget_is_small_cacheable_and_loadable_by_any_site(client: FlaskClient) -> None:
    answer = client.get("/widget/coach.js")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "max-age=3600" in answer.headers["Cache-Control"]
    assert len(answer.data) <= 25 * 1024
    assert len(gzip.compress(answer.data)) < 10_000
    assert b"import " not in answer.data


@pytest.mark.parametrize("name", [*PAGES.values(), MISSING])
def test_pages_need_no_inline_script_or_style(name: str) -> None:
    assert inline_parts((WEB / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_no_file_refers_to_another_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    addresses = set(re.findall(r"https?://[^\s\"'`<>)]*", text)) - {
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/2000/svg",
        "https://…/widget/coach.js",
    }
    assert addresses == set()


def missing_page(client: FlaskClient) -> str:
    return client.get("/none", headers={"Accept": BROWSER}).text


def test_every_file_a_page_refers_to_exists(client: FlaskClient) -> None:
    pages = {**{name: client.get(path).text for path, name in PAGES.items()}, MISSING: missing_page(client)}
    for name, page in pages.items():
        addresses = re.findall(r'(?:src|href)="(/[^"#?]*)', page)
        assert addresses, name
        for address in addresses:
            assert client.get(address).status_code == 200, (name, address)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_may_only_use_this_server(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert policy.pop("frame-ancestors") == ("*" if path == "/widget" else "'none'")
    assert set(" ".join(policy.values()).split()) <= {"'self'", "'none'", "data:"}
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    permissions = set(answer.headers["Permissions-Policy"].split(", "))
    assert permissions >= {"camera=()", "microphone=()", "geolocation=()"}
    # Only the dice of the table are rolled by shaking a phone.
    sensors = "(self)" if path == "/play" else "()"
    assert permissions >= {f"accelerometer={sensors}", f"gyroscope={sensors}"}
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    ("path", "policy"),
    [
        ("/play", "same-origin"),
        ("/problems/invalid", "same-origin"),
        ("/none", "same-origin"),
        ("/widget", "cross-origin"),
        ("/widget/coach.js", "cross-origin"),
        ("/web/js/base/api.js", "cross-origin"),
        ("/openapi.json", "cross-origin"),
        ("/v1/meta", "cross-origin"),
        ("/v1/score?dice=1", "cross-origin"),
    ],
)
def test_other_sites_may_embed_everything_except_pages(client: FlaskClient, path: str, policy: str) -> None:
    answer = client.get(path, headers={"Accept": BROWSER})
    assert answer.headers.getlist("Cross-Origin-Resource-Policy") == [policy]
    if tag := answer.headers.get("ETag"):
        again = client.get(path, headers={"Accept": BROWSER, "If-None-Match": tag})
        assert (again.status_code, again.headers.getlist("Cross-Origin-Resource-Policy")) == (304, [policy])


def test_the_service_worker_may_answer_for_every_page(client: FlaskClient) -> None:
    answer = client.get(f"/web/{OFFLINE}")
    assert answer.headers["Service-Worker-Allowed"] == "/"
    # Updates are found immediately.
    assert answer.headers["Cache-Control"] == "public, no-cache"
    assert "Service-Worker-Allowed" not in client.get("/web/js/play/play.js").headers


def worker_data(client: FlaskClient) -> dict[str, Any]:
    """Return the data that the server prepends to the worker's script."""
    first, _ = client.get(f"/web/{OFFLINE}").text.split("\n", 1)
    served: dict[str, Any] = json.loads(first.removeprefix("self.served = ").removesuffix(";"))
    return served


def is_bundle(address: str) -> bool:
    return address.startswith(tuple(f"/web/{folder}/" for folder in BUNDLED))


def test_all_pages_have_the_same_head(client: FlaskClient) -> None:
    found = [*(client.get(path).text for path in (*PAGES, "/docs")), missing_page(client)]
    for page in found:
        head = page.partition("</head>")[0]
        for part in ("charset", "viewport", "icon", "manifest", "apple-touch-icon"):
            assert len(re.findall(rf'<(?:meta|link) (?:rel=|name=)?"?{part}\b', head)) == 1, part
        assert "<!-- head" not in head


def test_pages_load_bundles_and_no_sources_of_these(client: FlaskClient) -> None:
    assert BUNDLES.are_current(), 'run "python -m api.bundling"'
    for page in [*(client.get(path).text for path in PAGES), missing_page(client)]:
        ours = re.findall(r'(?:src|href)="(/web/(?:js|css)/[^"]+)', page)
        assert [address for address in ours if not is_bundle(address)] == ["/web/js/base/theme-boot.js"]


def test_bundles_are_kept_forever(client: FlaskClient) -> None:
    [bundle] = re.findall(r'stylesheet" href="([^"]+)', client.get("/play").text)
    assert client.get(bundle).headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert client.get("/web/css/site.css").headers["Cache-Control"] == "public, no-cache"


def test_without_current_bundles_pages_load_their_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "BUNDLES", replace(BUNDLES, folder=tmp_path / "none"))
    app = create_app(tables=[])
    client = FlaskClient(app, app.response_class)
    assert '<script type="module" src="/web/js/play/play.js">' in client.get("/play").text
    told = worker_data(client)["files"]
    assert told.keys() == {*PAGES, f"/{MANIFEST}", f"/{WIDGET}", *(f"/web/{name}" for name in FILES if "/" in name)} - {
        f"/web/{OFFLINE}"
    }


def test_the_service_worker_lists_all_files_of_the_pages(client: FlaskClient) -> None:
    told = worker_data(client)
    # No page loads the sources of its bundles.
    sources = {each for each in files_of_pages() if each.startswith(("/web/js/", "/web/css/")) and not is_bundle(each)}
    assert told["files"].keys() == files_of_pages().keys() - sources | {"/web/js/base/theme-boot.js"}
    for path, digest in told["files"].items():
        answer = client.get(path)
        assert answer.status_code == 200
        assert digest_of(answer.data) == digest
    assert told["files"]["/rules"] == digest_of(client.get("/rules/crag").data)


def test_the_version_only_depends_on_the_files(client: FlaskClient, small_app: Flask) -> None:
    again = FlaskClient(create_app(tables=[]), small_app.response_class)
    assert worker_data(client)["version"] == worker_data(again)["version"]


def test_any_byte_and_any_name_changes_the_version() -> None:
    one, other = b"export {};", b"export {}; "
    versions = [
        version_of(digests_of(served)) for served in ({"/a": one}, {"/a": other}, {"/b": one}, {"/a": one, "/b": one})
    ]
    assert len(set(versions)) == 4
    one_way, other_way = {"/b": "1", "/a": "2"}, {"/a": "2", "/b": "1"}
    assert version_of(one_way) == version_of(other_way)


def test_the_pages_can_be_installed_as_an_app(client: FlaskClient) -> None:
    answer = client.get(f"/{MANIFEST}")
    assert (answer.status_code, answer.mimetype) == (200, "application/manifest+json")
    manifest = json.loads(answer.data)
    assert (manifest["start_url"], manifest["display"]) == ("/play", "standalone")
    icons = {icon["src"]: icon for icon in manifest["icons"]}
    assert {icon["sizes"] for icon in icons.values()} == {"192x192", "512x512", "any"}
    assert any(icon.get("purpose") == "maskable" for icon in icons.values())
    for src, icon in icons.items():
        image = client.get(src)
        assert image.mimetype == icon["type"]
        if icon["sizes"] != "any":
            assert "{}x{}".format(*size_of(image.data)) == icon["sizes"]
    assert size_of(client.get("/web/images/apple-touch-icon.png").data) == (180, 180)


def size_of(png: bytes) -> tuple[int, int]:
    """Return width and height from the first chunk of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height
