"""The Postman collection: generated on request with all examples of the contract."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.contract.document import operations
from api.site.reference import COLLECTION
from tests.api.read_contract import SPECIFICATION, examples


@pytest.fixture
def answer(built: FlaskClient) -> Any:
    # Not the checked client, since pages are not in openapi.yaml.
    return FlaskClient(built.application, built.application.response_class).get(COLLECTION)


def requests_in(item: Any) -> Iterator[Any]:
    for each in item["item"]:
        if "item" in each:
            yield from requests_in(each)
        else:
            yield each


def test_it_is_revalidated_on_every_request(answer: Any, built: FlaskClient) -> None:
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Cache-Control"] == "public, no-cache"
    client = FlaskClient(built.application, built.application.response_class)
    assert client.get(COLLECTION, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


def test_it_has_every_example_of_every_operation(answer: Any) -> None:
    collection = answer.get_json()
    assert collection["info"]["schema"].endswith("/collection/v2.1.0/collection.json")
    shown = {
        f"{method.upper()} {path}": [name.replace("_", " ") for name in examples(path, method)]
        for path, method, _ in operations(SPECIFICATION)
    }
    folders = [folder for tag in collection["item"] for folder in tag["item"]]
    assert {each["name"]: [request["name"] for request in each["item"]] for each in folders} == {
        name: requests for name, requests in shown.items() if requests
    }
    assert {tag["name"] for tag in collection["item"]} == {tag["name"] for tag in SPECIFICATION["tags"]}


@pytest.mark.slow
def test_every_request_gets_the_expected_status(answer: Any, built: FlaskClient) -> None:
    for each in requests_in(answer.get_json()):
        request = each["request"]
        response = built.open(
            request["url"].removeprefix("{{address}}"),
            method=request["method"],
            headers={header["key"]: header["value"] for header in request.get("header", ())},
            data=request.get("body", {}).get("raw"),
        )
        [script] = each["event"][0]["script"]["exec"]
        assert f"to.have.status({response.status_code})" in script, (each["name"], response.text)
