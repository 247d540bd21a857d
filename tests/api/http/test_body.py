"""Invalid or ambiguous JSON is refused."""

import io
import json
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from api.http.body import NESTING_LIMIT, parse_json
from api.http.errors import NotReadable
from api.http.limits import LIMITS
from tests.api.refusals import assert_refused

PATH = "/v1/score"
JSON = "application/json"


@pytest.mark.parametrize(
    ("body", "code", "pointer"),
    [
        (b"", "empty-body", ""),
        (b" \n\t", "empty-body", ""),
        (b"{", "not-json", ""),
        (b'{"dice": [1,2,3,4,5],}', "not-json", ""),
        (b"{'dice': 1}", "not-json", ""),
        (b'{"dice": 1} x', "not-json", ""),
        (b'{"dice": 01}', "not-json", ""),
        (b'{"dice": NaN}', "not-json", ""),
        (b'{"dice": Infinity}', "not-json", ""),
        (b'{"dice": -Infinity}', "not-json", ""),
        (b'{"dice": 1e400}', "not-json", ""),
        (b'{"dice": -1e400}', "not-json", ""),
        (b'{"dice": ' + b"9" * 5_000 + b"}", "not-json", ""),
        (b'{"dice": "\x01"}', "not-json", ""),
        (b'{"dice": "\xff"}', "not-utf-8", ""),
        (b'{"dice": "\xed\xa0\x80"}', "not-utf-8", ""),
        ('{"dice": 1}'.encode("utf-16"), "not-utf-8", ""),
        (b"\xef\xbb\xbf{}", "byte-order-mark", ""),
        (b'{"dice": "\\ud800"}', "not-unicode", ""),
        (b'{"\\udfff": 1}', "not-unicode", ""),
        (b'{"dice": 1, "dice": 2}', "duplicate-key", "/dice"),
        (b'{"dice": 1, "\\u0064ice": 2}', "duplicate-key", "/dice"),
        (b'{"a": [0, {"b/c": 1, "b/c": 1}]}', "duplicate-key", "/a/1/b~1c"),
        (b"[" * 10_000, "nested-too-deep", ""),
        (b"[" * 10_000 + b"]" * 10_000, "nested-too-deep", ""),
        (b'{"a":' * 10_000, "nested-too-deep", ""),
        (b"[" * (NESTING_LIMIT + 1) + b"]" * (NESTING_LIMIT + 1), "nested-too-deep", ""),
        (b'["[[[[[[[[[", ' + b"[" * NESTING_LIMIT + b"]" * NESTING_LIMIT + b"]", "nested-too-deep", ""),
    ],
)
def test_unreadable(small: FlaskClient, body: bytes, code: str, pointer: str) -> None:
    assert_refused(small.post(PATH, data=body, content_type=JSON), 400, "not-readable", (code, pointer))


def test_every_duplicate_key_is_named(small: FlaskClient) -> None:
    body = '{"a": 1, "b": {"c": 1, "c": 2, "c": 3}, "a": {"c": 1}, "a": 0}'
    response = small.post(PATH, data=body, content_type=JSON)
    assert_refused(response, 400, "not-readable", ("duplicate-key", "/a"), ("duplicate-key", "/b/c"))


def test_text_after_a_duplicate_key_is_checked_too(small: FlaskClient) -> None:
    response = small.post(PATH, data='{"a": 1, "a": 2, "b": NaN}', content_type=JSON)
    assert_refused(response, 400, "not-readable", ("not-json", ""))


def test_the_deepest_nesting_is_read(small: FlaskClient) -> None:
    body = b"[" * NESTING_LIMIT + b'"[[[[\\"[["' + b"]" * NESTING_LIMIT
    assert_refused(small.post(PATH, data=body, content_type=JSON), 422, "invalid", ("wrong-type", ""))
    # Adjacent brackets are not nested.
    assert parse_json(b"[" + b"[]," * 10_000 + b"[]]") == [[]] * 10_001


@pytest.mark.parametrize("text", ["3.0", "3e0", "30e-1", "0.3e1", "3"])
def test_integers_are_accepted_in_any_notation(small: FlaskClient, text: str) -> None:
    response = small.post(PATH, data=f'{{"dice": [1, 2, {text}, 4, 5]}}', content_type=JSON)
    assert response.get_json()["dice"] == [1, 2, 3, 4, 5]


def test_numbers_are_not_converted() -> None:
    assert parse_json(b"[3.5, 1e15, 1e300, -0.0, 9007199254740993]") == [3.5, 10**15, 1e300, 0, 9007199254740993]
    assert isinstance(parse_json(b"1e300"), float)


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/plain",
        "text/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=latin-1",
        "application/jsonp",
        "application/problem+json",
        "application/json, text/plain",
    ],
)
def test_wrong_content_type(small: FlaskClient, content_type: str | None) -> None:
    response = small.post(PATH, data=b'{"dice": [1, 2, 3, 4, 5]}', content_type=content_type)
    assert_refused(response, 415, "wrong-content-type", ("wrong-content-type", ""))
    assert response.headers["Accept"] == JSON


@pytest.mark.parametrize(
    "content_type", [JSON, "Application/JSON", "application/json; charset=utf-8", 'application/json;charset="UTF-8"']
)
def test_right_content_type(small: FlaskClient, content_type: str) -> None:
    assert small.post(PATH, data=b'{"dice": [1, 2, 3, 4, 5]}', content_type=content_type).status_code == 200


def test_an_encoded_body_is_refused(small: FlaskClient) -> None:
    response = small.post(PATH, data=b"x", content_type=JSON, headers={"Content-Encoding": "gzip"})
    assert_refused(response, 415, "wrong-content-type", ("wrong-content-type", ""))


def padded(size: int, body: str = '{"dice": [1, 2, 3, 4, 5]}') -> bytes:
    return body.encode() + b" " * (size - len(body))


@pytest.mark.parametrize(
    ("path", "limit", "body"),
    [(PATH, 65_536, '{"dice": [1, 2, 3, 4, 5]}'), ("/v1/score/batch", 1_048_576, '{"items": []}')],
)
def test_the_limit_of_a_body(small: FlaskClient, path: str, limit: int, body: str) -> None:
    assert small.post(path, data=padded(limit, body), content_type=JSON).status_code == 200
    response = small.post(path, data=padded(limit + 1, body), content_type=JSON)
    assert assert_refused(response, 413, "too-large", ("too-large", ""))[0]["maximum"] == limit


@pytest.mark.parametrize(("size", "status"), [(65_535, 200), (65_536, 200), (65_537, 413), (500_000, 413)])
def test_the_limit_of_a_body_in_chunks(small: FlaskClient, size: int, status: int) -> None:
    """As gunicorn passes it on: no length, and a stream that ends by itself."""
    response = small.post(
        PATH,
        input_stream=io.BytesIO(padded(size)),
        content_type=JSON,
        environ_overrides={"wsgi.input_terminated": True},
    )
    assert response.status_code == status


def test_a_body_in_slow_chunks_is_refused(small: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time depends on the number of chunks, not on their size."""
    monkeypatch.setattr("api.http.body.LIMITS", replace(LIMITS, seconds=0.05))
    overrides = {"wsgi.input": Chunks(padded(60_000)), "CONTENT_LENGTH": "", "wsgi.input_terminated": True}
    response = small.post(PATH, data=b"", content_type=JSON, environ_overrides=overrides)
    problem = assert_refused(response, 422, "too-costly", ("too-costly", ""))[0]
    assert problem["detail"].endswith("send the body in larger chunks")


class Chunks(io.BytesIO):
    """A body in chunks of a byte that take a millisecond each."""

    def read(self, _size: int | None = -1) -> bytes:
        began = time.thread_time()
        while time.thread_time() - began < 0.001:
            pass
        return super().read(1)


@pytest.mark.parametrize(("length", "code"), [("26", "cut-short"), ("x", "bad-length"), ("-1", "bad-length")])
def test_the_length_of_a_body(small: FlaskClient, length: str, code: str) -> None:
    """Interrupted requests, and lengths that servers do not pass on."""
    body = io.BytesIO(b'{"dice": [1, 2, 3, 4, 5')
    response = small.post(PATH, input_stream=body, content_type=JSON, environ_overrides={"CONTENT_LENGTH": length})
    assert_refused(response, 400, "not-readable", (code, ""))


def test_a_huge_length_is_refused_at_once(small: FlaskClient) -> None:
    response = small.post(PATH, data=b"{}", content_type=JSON, environ_overrides={"CONTENT_LENGTH": "9" * 5_000})
    assert_refused(response, 413, "too-large", ("too-large", ""))


# Slow for a parser with backtracking.
@pytest.mark.parametrize("piece", [b'"\\', b'"', b"\\", b'\\"', b'{"', b'{"a":1,', b"[1,", b'"\\u0041', b"1.0e1"])
def test_hostile_bodies_of_a_megabyte_are_refused(small: FlaskClient, piece: bytes) -> None:
    body = piece * (1_000_000 // len(piece))
    assert small.post("/v1/score/batch", data=body, content_type=JSON).status_code == 400


def test_many_duplicate_keys_are_reported(small: FlaskClient) -> None:
    body = "{" + ",".join(f'"k{n % 50_000}": 1' for n in range(60_000)) + "}"
    problems = assert_refused(small.post("/v1/score/batch", data=body, content_type=JSON), 400, "not-readable")
    assert len(problems) == 100


@given(st.binary(max_size=200))
def test_any_bytes_are_parsed_or_refused(body: bytes) -> None:
    with suppress(NotReadable):
        parse_json(body)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(json_values)
def test_json_is_parsed_like_the_standard_library(value: object) -> None:
    assert parse_json(json.dumps(value, ensure_ascii=False).encode()) == value
