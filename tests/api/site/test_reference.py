"""The pages of the contract, at /docs."""

import re
from html import unescape
from typing import Final

import pytest
from flask.testing import FlaskClient

from api.site.reference import laid_out
from tests.api.browsers import inline_parts
from tests.api.read_contract import SPECIFICATION, examples, operations, resolved

PAGES: Final = {operation["operationId"]: (path, method) for path, method, operation in operations()}


@pytest.fixture
def client(small: FlaskClient) -> FlaskClient:
    # Not the checked client, since pages are not in openapi.yaml.
    return FlaskClient(small.application, small.application.response_class)


def test_all_operations_and_types_are_listed(client: FlaskClient) -> None:
    text = client.get("/docs").text
    assert set(re.findall(r'<li><a href="/docs/(\w+)">', text)) == set(PAGES)
    linked = re.findall(r'href="/docs/(\w+)#(\w+)"', text)
    assert [name for _, name in linked] == sorted(SPECIFICATION["components"]["schemas"])
    for operation in {each for each, _ in linked}:
        assert {name for each, name in linked if each == operation} <= ids(client.get(f"/docs/{operation}").text)


@pytest.mark.parametrize("operation", PAGES)
def test_an_operation_has_all_of_its_parts(client: FlaskClient, operation: str) -> None:
    path, method = PAGES[operation]
    text, described = client.get(f"/docs/{operation}").text, SPECIFICATION["paths"][path][method]
    assert f"<h1>{described['summary']}</h1>" in text
    for each in described.get("parameters", ()):
        assert f"<dt><code>{resolved(each, '')[0]['name']}</code>" in text
    for status in described["responses"]:
        assert f"<dt><code>{status}</code>" in text
    for name, each in examples(path, method).items():
        assert f"example-{name}" in ids(text)
        if each.answer is None:
            assert f'alt="{each.summary}"' in text
        else:
            assert laid_out(each.answer) in unescape(text)
        assert each.body is None or laid_out(each.body) in unescape(text)


@pytest.mark.parametrize("path", ["/docs", *(f"/docs/{each}" for each in PAGES)])
def test_links_lead_somewhere_and_nothing_is_inline(client: FlaskClient, path: str) -> None:
    text = client.get(path).text
    assert inline_parts(text) == []
    assert set(re.findall(r'href="#([^"]*)"', text)) <= ids(text)
    assert len(ids(text)) == len(re.findall(r'\bid="', text)), "an id is given twice"
    for address in set(re.findall(r'(?:src|href)="(/(?!v1/)[^"#?]*)', text)):
        assert client.get(address, headers={"Accept": "text/html"}).status_code == 200, address


def ids(text: str) -> set[str]:
    return set(re.findall(r'\bid="([^"]*)"', text))


def test_types_are_shown_in_words(client: FlaskClient) -> None:
    text = re.sub(r"</?(?:a|span|code)\b[^>]*>", "", client.get("/docs/advise").text)
    assert "<dt>rolls_left RollsLeft" in text
    assert "<dt>explain boolean, default false" in text
    assert "<dt>tie_share number, 0 to 1</dt>" in text
    assert "<dt>order string: free, card, upper_first" in text


def test_long_json_is_broken_between_members() -> None:
    faces = list(range(60))
    assert laid_out({"name": "x" * 40, "faces": faces, "each": [{"a": "y" * 40}, {"b": None}]}) == (
        f'{{\n  "name": "{"x" * 40}",\n  "faces": {faces},\n  "each": [{{"a": "{"y" * 40}"}}, {{"b": null}}]\n}}'
    )
