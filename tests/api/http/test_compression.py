"""Compressed answers: for clients that accept gzip, with a tag of their own, and without changes for others."""

import gzip
import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.http.compression import WORTHWHILE

WRONG = {"dice": [7, 8, 9], "rolls_left": 9, "scorecard": {"points": dict.fromkeys("abcdefgh", 1)}}
GZIP = {"Accept-Encoding": "deflate, gzip;q=0.5"}


@pytest.fixture
def large(small: FlaskClient) -> tuple[FlaskClient, str]:
    """Return a client and the address of an answer that is worth compressing."""
    path = "/v1/rulesets/yahtzee"
    assert len(small.get(path).data) > WORTHWHILE
    return small, path


def test_a_cached_answer_has_two_representations(large: tuple[FlaskClient, str]) -> None:
    client, path = large
    unstated, plain, packed = (
        client.get(path, headers=fields) for fields in ({}, {"Accept-Encoding": "gzip;q=0, identity"}, GZIP)
    )
    assert unstated.data == plain.data == gzip.decompress(packed.data)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Content-Length"] == str(len(packed.data))
    assert len(packed.data) < len(plain.data) / 2
    assert unstated.headers["ETag"] == plain.headers["ETag"] != packed.headers["ETag"]
    assert {"Accept-Encoding", "Accept-Language"} == {*plain.vary} == {*packed.vary}
    assert "Accept-Encoding" not in unstated.vary, "a cache that compresses stores it once"
    assert client.get(path, headers=GZIP).data == packed.data
    assert client.head(path, headers=GZIP).headers["Content-Length"] == packed.headers["Content-Length"]


def test_each_representation_is_revalidated_by_its_own_tag(large: tuple[FlaskClient, str]) -> None:
    client, path = large
    plain, packed = client.get(path), client.get(path, headers=GZIP)
    for fields, own, other in (({}, plain, packed), (GZIP, packed, plain)):
        answer = client.get(path, headers={**fields, "If-None-Match": own.headers["ETag"]})
        assert (answer.status_code, answer.data) == (304, b"")
        assert answer.headers["ETag"] == own.headers["ETag"]
        answer = client.get(path, headers={**fields, "If-None-Match": other.headers["ETag"]})
        assert (answer.status_code, answer.data) == (200, own.data)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [("/v1/rulesets/check", {"ruleset": {"base": "yahtzee"}}, 200), ("/v1/advice", WRONG, 422)],
)
def test_answers_to_post_and_problems_are_compressed(
    small: FlaskClient, path: str, body: dict[str, Any], status: int
) -> None:
    plain, packed = small.post(path, json=body), small.post(path, json=body, headers=GZIP)
    assert plain.status_code == packed.status_code == status
    assert len(plain.data) > WORTHWHILE
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Content-Length"] == str(len(packed.data))
    assert "Accept-Encoding" in packed.vary
    told = json.loads(gzip.decompress(packed.data))
    told.pop("instance", None)
    assert told == {name: value for name, value in plain.get_json().items() if name != "instance"}


def test_small_answers_and_streams_are_sent_as_they_are(small: FlaskClient) -> None:
    question = {"ruleset": "small", "dice": [1, 6]}
    answers = [
        small.get("/v1/score?ruleset=small&dice=16&rolls_left=0", headers=GZIP),
        small.post("/v1/score", json=question, headers=GZIP),
        small.post(
            "/v1/score/batch",
            data="\n".join([json.dumps(question)] * 100),
            content_type="application/x-ndjson",
            headers=GZIP,
        ),
    ]
    for answer in answers:
        assert answer.status_code == 200
        assert "Content-Encoding" not in answer.headers
        assert "Accept-Encoding" not in answer.vary


@pytest.mark.parametrize("accepted", ["br", "gzip;q=0", "", "identity", "x" * 10_000, "*;q=0", ";;,=,"])
def test_gzip_is_not_sent_to_others(large: tuple[FlaskClient, str], accepted: str) -> None:
    client, path = large
    assert "Content-Encoding" not in client.get(path, headers={"Accept-Encoding": accepted}).headers
