"""`/examples`: every example of the contract at its own address."""

from urllib.parse import urljoin

import pytest
from flask.testing import FlaskClient

from api.contract.examples import SHARED
from tests.api.read_contract import CONTRACT, operations


@pytest.fixture
def client(small: FlaskClient) -> FlaskClient:
    # Not the checked client, since examples are not in openapi.yaml.
    return FlaskClient(small.application, small.application.response_class)


def test_every_operation_links_to_its_examples(client: FlaskClient) -> None:
    linked = {
        operation["operationId"]: operation["externalDocs"]["url"]
        for _, _, operation in operations()
        if "externalDocs" in operation
    }
    assert client.get("/examples").get_json() == {**linked, SHARED: "examples/shared"}
    assert len(linked) > 20
    for name, address in linked.items():
        # Relative to the contract, for servers behind a path.
        assert address == f"examples/{name}"
        assert client.get(urljoin("/openapi.yaml", address)).status_code == 200


def test_requests_and_answers_have_their_own_addresses(client: FlaskClient) -> None:
    answers = 0
    for name in CONTRACT.files:
        listed = client.get(f"/examples/{name}").get_json()
        assert [each["name"] for each in listed] == list(CONTRACT.examples(name))
        for each in listed:
            expected = CONTRACT.examples(name)[each["name"]]
            assert (each["summary"], each["status"]) == (expected.summary, expected.status)
            assert each.get("parameters", {}) == expected.parameters
            assert ("request" in each) == (expected.body is not None)
            if "request" in each:
                assert client.get(urljoin(f"/examples/{name}", each["request"])).get_json() == expected.body
            assert ("answer" in each) == (expected.answer is not None)
            if "answer" in each:
                assert client.get(urljoin(f"/examples/{name}", each["answer"])).get_json() == expected.answer
                answers += 1
    assert answers > 100


def test_files_can_be_cached_and_read_by_other_sites(client: FlaskClient) -> None:
    answer = client.get("/examples/score/full_house/request.json")
    assert answer.mimetype == "application/json"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "max-age" in answer.headers["Cache-Control"]
    assert client.get(answer.request.path, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "none",
        "score/none/request.json",
        "none/none/answer.json",
        "health/alive/request.json",
        "draw_picture/in_german/answer.json",
    ],
)
def test_unknown_examples_are_not_found(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/examples/{path}")
    assert (answer.status_code, answer.get_json()["type"]) == (404, "/problems/not-found")
