"""The changelog and the promises: served unchanged, and consistent with versions and deprecations."""

import re
from datetime import date
from pathlib import Path

import pytest
import yaml
from flask import Flask
from flask.testing import FlaskClient

from api.contract.files import CONTRACT, EXAMPLES
from api.http.deprecation import SEE
from api.http.headers import FURTHER
from api.requests.address import DEPRECATED
from api.requests.card_fields import LIST_AMONG_POINTS
from api.requests.ruleset_fields import DEFINED_IN_RULESET, SUM_OF_FACES
from api.service.version import VERSION
from api.site.documents import DOCUMENTS
from tests.api.browsers import BROWSER, inline_parts
from tests.api.read_contract import SPECIFICATION
from tests.servers import ROOT

CHANGELOG, PROMISES = (DOCUMENTS[path].read_text(encoding="utf-8") for path in ("/changelog", "/promises"))
PEOPLE = {"Accept": BROWSER}


@pytest.fixture
def client(small_app: Flask) -> FlaskClient:
    # Not the checked client, since documents are not in openapi.yaml.
    return FlaskClient(small_app, small_app.response_class)


@pytest.mark.parametrize("path", DOCUMENTS)
@pytest.mark.parametrize("accept", ["*/*", "text/markdown", "application/json", ""])
def test_programs_get_the_source_text(client: FlaskClient, path: str, accept: str) -> None:
    answer = client.get(path, headers={"Accept": accept})
    assert (answer.status_code, answer.mimetype) == (200, "text/markdown")
    assert answer.data == DOCUMENTS[path].read_bytes()
    assert answer.vary.as_set() == {"accept"}


@pytest.mark.parametrize("path", DOCUMENTS)
def test_people_get_a_page(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers=PEOPLE)
    assert (answer.status_code, answer.mimetype) == (200, "text/html")
    assert answer.vary.as_set() == {"accept"}
    headings = re.findall(r"^#+ (.*)$", DOCUMENTS[path].read_text(encoding="utf-8"), re.MULTILINE)
    assert re.findall(r"<h\d id=\"[^\"]+\">(.*)</h\d>", answer.text) == headings
    assert inline_parts(answer.text) == []
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    tag = {"If-None-Match": answer.headers["ETag"]}
    assert client.get(path, headers=PEOPLE | tag).status_code == 304
    assert client.get(path, headers=tag).status_code == 200, "that is the page and not the text"


@pytest.mark.parametrize("path", DOCUMENTS)
def test_every_link_of_a_page_works(client: FlaskClient, path: str) -> None:
    text = client.get(path, headers=PEOPLE).text
    links = re.findall(r'href="([^"]*)"', text[text.index("<article") :])
    assert {"/changelog", "/promises"} - {path} <= set(links)
    for link in links:
        address, _, place = link.partition("#")
        if not address.startswith("https://"):
            page = client.get(address or path, headers=PEOPLE)
            assert page.status_code == 200, link
            assert not place or f'id="{place}"' in page.text, link


@pytest.mark.slow
def test_entry_points_link_to_both(client: FlaskClient) -> None:
    for path in ("/", "/docs", "/v1/meta", "/openapi.json", "/openapi.yaml", "/openapi-core.yaml"):
        assert FURTHER[1] in client.get(path).headers.getlist("Link"), path
    links = dict(re.findall(r'<([^>]*)>; rel="([^"]*)"', FURTHER[1]))
    assert links == {"/promises": "service-doc", "/changelog": "version-history"}
    assert set(links) < set(DOCUMENTS)
    assert SPECIFICATION["externalDocs"]["url"] == "/promises"
    assert all(f"]({path})" in SPECIFICATION["info"]["description"] for path in links)
    assert "](/table-format)" in SPECIFICATION["paths"]["/v1/tables/{ruleset}"]["get"]["description"]


def test_the_changelog_has_this_version_first() -> None:
    versions = re.findall(r"^## \[(.*)\] - (\S+)$", CHANGELOG, re.MULTILINE)
    assert len(versions) == len(re.findall("^## ", CHANGELOG, re.MULTILINE)) > 1
    assert versions[0][0] == VERSION
    numbers = [tuple(map(int, number.split("."))) for number, _ in versions]
    assert numbers == sorted(set(numbers), reverse=True)
    dates = [date.fromisoformat(said) for _, said in versions]
    assert dates == sorted(dates, reverse=True)
    kinds = re.findall("^### (.*)$", CHANGELOG, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_images_have_this_version() -> None:
    files = sorted((ROOT / "deploy" / "kubernetes").glob("*/kustomization.yaml"))
    tags = [image["newTag"] for file in files for image in yaml.safe_load(file.read_text())["images"]]
    assert len(tags) > 1
    assert set(tags) == {VERSION}


def test_deprecations_have_a_promised_end(client: FlaskClient) -> None:
    section = PROMISES[PROMISES.index("## Current deprecations") :]
    rows = re.findall(r"^\| (\S.*) \| `(\w+)` \| (\d\S+) \| (\d\S+) \|$", section, re.MULTILINE)
    parameters = {f"`{each.name}` in the query of `{each.path}`": each for each in DEPRECATED}
    forms = {each.form: each for each in (DEFINED_IN_RULESET, LIST_AMONG_POINTS, SUM_OF_FACES)}
    expected = parameters | forms
    assert sorted(rows) == sorted(
        (what, each.instead, each.since.isoformat(), each.sunset.isoformat()) for what, each in expected.items()
    )
    path, _, place = SEE.partition("#")
    assert path == "/promises"
    assert f'id="{place}"' in client.get("/promises", headers=PEOPLE).text
    for what, each in expected.items():
        assert what.partition(" of `/v1")[0] in CHANGELOG
        assert each.sunset.isoformat() in CHANGELOG


@pytest.mark.parametrize("file", [*DOCUMENTS.values(), CONTRACT, EXAMPLES])
def test_the_image_contains_the_served_files(file: Path) -> None:
    name = str(file.relative_to(ROOT))
    copied = re.findall(r"^COPY (.*) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert name in [each.removesuffix("/") for each in " ".join(copied).split()]
    assert f"!{name}" in (ROOT / ".dockerignore").read_text().splitlines()
