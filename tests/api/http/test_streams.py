"""Streams of lines: the same as JSON batches, line by line, within limits of their own."""

import io
import json
import logging
import threading
import time
import tracemalloc
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from gunicorn.http.errors import NoMoreData
from werkzeug.test import TestResponse

from api import create_app
from api.endpoints import score
from api.http.allowance import ACCOUNTS, RequestAllowance, current_allowance
from api.http.batch import COUNTS, Counts
from api.http.body import BODY_LIMIT, LINES
from api.http.errors import ClientDisconnected
from api.http.limits import LIMITS, Limits
from api.http.spooled_lines import SpooledLines
from api.http.stream import Streams, add_streams
from api.service.config import Config
from tests.api.clients import behind, client_of
from tests.api.refusals import assert_refused
from tests.engine.game_samples import EXAMPLE
from tests.strategy_tables.tables import built_tables

SCORE = "/v1/score/batch"
GOOD: dict[str, Any] = {"dice": [1, 1, 1, 2, 2]}
WRONG: dict[str, Any] = {"dice": [1, 1, 1, 2, 7]}
COLUMNS: dict[str, Any] = {"ruleset": "triple-yahtzee", "dice": [1, 1, 1, 2, 2], "rolls_left": 0}
ITEMS: dict[str, list[Any]] = {
    SCORE: [GOOD, WRONG, COLUMNS, 7, {}, {"ruleset": "yathzee", "dice": [1]}],
    "/v1/advice/batch": [
        {**GOOD, "rolls_left": 1}, WRONG, {**GOOD, "rolls_left": 1, "limit": 2, "fields": ["moves"]},
        {**GOOD, "rolls_left": 2, "objective": {"maximize": "upper_bonus"}}, {**GOOD, "rolls_left": 0},
    ],
    "/v1/games/check/batch": [EXAMPLE, {"players": []}, {**EXAMPLE, "ruleset": "yahtzee"}, {}],
    "/v1/games/review/batch": [EXAMPLE, {**EXAMPLE, "fields": ["rolls"]}, {"players": 3}],
}  # fmt: skip


def sent(client: FlaskClient, body: bytes, path: str = SCORE, **said: Any) -> TestResponse:
    return client.post(path, data=body, content_type=LINES, **said)


def send_chunked(client: FlaskClient, stream: Any, **said: Any) -> TestResponse:
    """Send a chunked body as gunicorn passes it on: without a length, and with an end."""
    overrides = {"wsgi.input": stream, "CONTENT_LENGTH": "", "wsgi.input_terminated": True}
    return client.post(SCORE, content_type=LINES, environ_overrides=overrides, **said)


def results(response: TestResponse) -> list[Any]:
    assert (response.status_code, response.mimetype) == (200, LINES), response.text
    return [json.loads(line) for line in response.data.splitlines()]


def lines_of(items: list[Any]) -> bytes:
    return b"".join(json.dumps(item).encode() + b"\n" for item in items)


def bounded(**limits: Any) -> Flask:
    return create_app(Config(limits=replace(LIMITS, **limits)), tables=[])


def first_problem(result: Any) -> tuple[int, str, str]:
    """Return status, code and pointer of the first problem of a refused result."""
    problem = result["errors"][0]
    return result["status"], problem["code"], problem["pointer"]


@pytest.mark.parametrize("path", ITEMS)
def test_a_line_is_answered_like_an_item_of_a_batch(built: FlaskClient, path: str) -> None:
    fields = {"X-Request-Id": "same"}
    as_json = built.post(path, json={"items": ITEMS[path]}, headers=fields).get_json()["results"]
    assert results(sent(built, lines_of(ITEMS[path]), path, headers=fields)) == as_json
    assert any("status" in each for each in as_json)
    assert any("status" not in each for each in as_json)


def test_all_line_endings_are_accepted(small: FlaskClient) -> None:
    one = json.dumps(GOOD).encode()
    plain = results(sent(small, one + b"\n" + one + b"\n"))
    for body in (
        one + b"\n" + one,
        one + b"\r\n" + one + b"\r\n",
        b"\n \t\r\n" + one + b"\n\n\n  " + one + b"  \n\r\n",
    ):
        assert results(sent(small, body)) == plain
    for body in (b"", b"\n", b" \r\n\n"):
        assert results(sent(small, body)) == []


def test_invalid_json_is_a_problem_of_its_line(small: FlaskClient) -> None:
    bad = (b"nonsense", b'{"dice": [1, 2, 3}', b"\xff", b"\xef\xbb\xbf{}", b"[" * 40, b'{"a": 1, "a": 2}', b'"\\ud800"')
    codes = ("not-json", "not-json", "not-utf-8", "byte-order-mark", "nested-too-deep", "duplicate-key", "not-unicode")
    found = results(sent(small, b"\n" + b"\n".join(bad) + b"\n" + json.dumps(GOOD).encode()))
    assert [first_problem(each)[:2] for each in found[:-1]] == [(400, code) for code in codes]
    assert [first_problem(each)[2] for each in found[:-1]] == [f"/items/{n}{'/a' * (n == 5)}" for n in range(len(bad))]
    # Line numbers count blank lines.
    assert (
        found[0]["detail"]
        == "line 2, column 1: expected a value; found 'nonsense': keys and strings need double quotes"
    )
    assert found[2]["detail"] == "line 4, column 1: byte 1 of line 4 is not UTF-8"
    assert found[-1]["points"]["full_house"] == 25
    # Also for an unterminated line.
    (last,) = results(sent(small, b"\n\nnonsense"))
    assert last["detail"].startswith("line 3, column 1: expected a value; found 'nonsense'")


@pytest.mark.parametrize(("path", "limit"), [(SCORE, 65_536), ("/v1/games/check/batch", 1_048_576)])
def test_a_line_that_is_too_long_is_skipped(small: FlaskClient, path: str, limit: int) -> None:
    def padded(size: int) -> bytes:
        return b"{}" + b" " * (size - 2)

    body = b"\n".join([padded(limit), padded(limit + 1), b"x" * (3 * limit), b"{}", padded(limit + 1)])
    found = results(sent(small, body, path))
    assert [first_problem(each)[1] for each in found] == [
        "missing-field", "too-large", "too-large", "missing-field", "too-large",
    ]  # fmt: skip
    assert (found[1]["status"], found[1]["errors"][0]["maximum"]) == (413, limit)
    assert found[2]["detail"] == f"line 3 must have at most {limit} bytes"


def test_a_stream_may_have_more_items_than_a_batch(small: FlaskClient) -> None:
    found = results(sent(small, b"7\n" * 1_500))
    assert [each["instance"].rpartition("#")[2] for each in found] == [str(place) for place in range(1_500)]


def test_the_lines_and_bytes_of_a_stream_are_limited() -> None:
    client = client_of(bounded(stream_lines=100, stream_bytes=1_000))
    found = results(sent(client, b"7\n" * 200))
    assert first_problem(found[-1]) == (413, "too-large", "")
    assert len(found) == 101
    assert found[-1]["detail"] == "the stream must have at most 100 lines"
    assert {first_problem(each)[0] for each in found[:-1]} == {422}
    assert_refused(sent(client, b"7" * 1_001), 413, "too-large", ("too-large", ""))
    found = results(send_chunked(client, io.BytesIO(b"77777777\n" * 2_000)))
    assert first_problem(found[-1]) == (413, "too-large", "")


@pytest.mark.parametrize("ending", [b"", b"7", b" "])
def test_blank_lines_are_lines(ending: bytes) -> None:
    client = client_of(bounded(stream_lines=100))
    for blank in (b"\n", b"\r\n", b"\t \r\n", b" " * 60 + b"\n"):
        found = results(sent(client, b"7\n" + blank * 98 + ending))
        assert [first_problem(each)[2] for each in found] == ["/items/0", "/items/1"][: 1 + (ending == b"7")]
        found = results(sent(client, b"7\n" + blank * 99 + (ending or b"\n")))
        assert [first_problem(each) for each in found[1:]] == [(413, "too-large", "")]


@pytest.mark.parametrize("piece", [1, 100, 4_096])
def test_the_chunking_of_lines_does_not_matter(piece: int) -> None:
    """Compare with splitting the whole body at once."""
    random, code = Random(piece), {b"7": "wrong-type", b"{}": "missing-field"}
    kinds = (b"", b" ", b"\r", b"\t", *code, b"\x00", "\u2028".encode(), "\u00a0".encode())
    kinds += (b"x" * 70_000, b" " * 70_000) * (piece > 1)
    client = client_of(bounded(stream_lines=60))
    for _ in range(5):
        texts = random.choices(kinds, k=random.randint(0, 60))
        expected = [
            "too-large" if len(text) > BODY_LIMIT else code.get(text, "not-json")
            for text in texts
            if len(text) > BODY_LIMIT or text.strip(b" \t\r")
        ]
        found = results(send_chunked(client, Slowly(b"\n".join(texts), piece)))
        assert [first_problem(each)[1] for each in found] == expected


class Slowly(io.BytesIO):
    """A body that arrives in small chunks."""

    def __init__(self, body: bytes, most: int) -> None:
        super().__init__(body)
        self._most = most

    def read(self, size: int | None = -1) -> bytes:
        return super().read(min(self._most, self._most if size is None or size < 0 else size))


@pytest.mark.parametrize("line", [b"\n", b" " * 60 + b"\n", b"\r\n", b"x" * 200_000])
def test_chunks_without_lines_are_charged(line: bytes) -> None:
    app = bounded(client_share=1e-12, client_seconds=100.0, stream_lines=10_000_000)
    body = line * (4_000_000 // len(line))
    began = time.process_time()
    assert len(results(sent(behind(app), body))) == line.count(b"x" * 200_000)
    taken = time.process_time() - began
    owed = app.extensions[ACCOUNTS].debt("192.0.2.1")
    assert taken / 3 < owed <= taken


def test_a_stream_of_blank_lines_is_slowed_down_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app = bounded()
    accounts, slept = app.extensions[ACCOUNTS], []
    monkeypatch.setattr(accounts, "_clock", lambda: 0.0)
    accounts.charge("192.0.2.1", LIMITS.client_seconds - 0.25, LIMITS.client_share)

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        accounts.charge("192.0.2.1", -seconds * LIMITS.client_share, LIMITS.client_share)

    monkeypatch.setattr("api.http.stream.time.sleep", sleep)
    assert results(sent(behind(app), b"\n" * 1_000)) == []
    assert slept


def test_a_stream_of_blank_lines_is_aborted_on_disconnection(monkeypatch: pytest.MonkeyPatch) -> None:
    app, pieces = bounded(), []
    client = behind(app)

    def give_up(_allowance: RequestAllowance) -> None:
        pieces.append(1)
        if len(pieces) > 2:
            raise ClientDisconnected

    monkeypatch.setattr(RequestAllowance, "check_disconnected", give_up)
    assert sent(client, b"\n" * 1_000_000).data == b""
    assert len(pieces) == 3


class Breaking(io.BytesIO):
    """A body that breaks off."""

    def read(self, size: int | None = -1) -> bytes:
        piece = super().read(size)
        if not piece:
            raise NoMoreData
        return piece


def test_a_truncated_body_ends_with_a_problem(small: FlaskClient) -> None:
    found = results(send_chunked(small, Breaking(b"7\n7\n")))
    assert [first_problem(each)[2] for each in found] == ["/items/0", "/items/1", ""]
    assert found[-1]["type"] == "/problems/not-readable"
    short = sent(small, b"7\n", environ_overrides={"CONTENT_LENGTH": "5"})
    assert [first_problem(each)[1] for each in results(short)] == ["wrong-type", "cut-short"]
    assert_refused(sent(small, b"7\n", environ_overrides={"CONTENT_LENGTH": "-1"}), 400, "not-readable")


class Stalled(io.BytesIO):
    """A body that never arrives."""

    def __init__(self) -> None:
        super().__init__()
        self.given_up = threading.Event()

    def read(self, _size: int | None = -1) -> bytes:
        self.given_up.wait(30)
        return b""


def test_a_body_that_never_arrives_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    body, close = Stalled(), SpooledLines.close

    def given_up(incoming: SpooledLines) -> None:
        body.given_up.set()
        close(incoming)

    monkeypatch.setattr(SpooledLines, "close", given_up)
    client = client_of(bounded(stall_seconds=0.01))
    assert [first_problem(each)[1] for each in results(send_chunked(client, body))] == ["cut-short"]
    body.given_up.clear()
    through_a_proxy = behind(client.application)
    assert_refused(send_chunked(through_a_proxy, body), 400, "not-readable", ("cut-short", ""))


def test_a_stopping_server_refuses_each_line() -> None:
    app, stopping = bounded(), [False]
    add_streams(app, LIMITS, lambda: stopping[0])
    client = client_of(app)
    assert "points" in results(sent(client, lines_of([GOOD])))[0]
    stopping[0] = True
    found = results(sent(client, lines_of([GOOD, WRONG])))
    assert [(first_problem(each)[:2], each["retry_after"]) for each in found] == [((503, "not-ready"), 1)] * 2


def test_a_stream_that_takes_too_long_is_refused_line_by_line() -> None:
    found = results(sent(client_of(bounded(stream_seconds=0.0)), lines_of([GOOD, WRONG])))
    assert [(first_problem(each)[:2], each["retry_after"]) for each in found] == [((429, "too-many-requests"), 1)] * 2


def test_the_number_of_streams_is_limited(small: FlaskClient) -> None:
    streams: Streams = small.application.extensions["keepwise.streams"]
    streams.slots.acquire()
    assert_refused(sent(small, b"7\n"), 503, "not-ready", ("not-ready", ""))
    assert small.post(SCORE, json={"items": [GOOD]}).status_code == 200
    streams.slots.release()
    for _ in range(3):
        assert len(results(sent(small, b"7\n"))) == 1
        assert_refused(sent(small, b"7\n", environ_overrides={"CONTENT_LENGTH": "x"}), 400, "not-readable")


def test_a_client_over_its_limit_is_slowed_down(monkeypatch: pytest.MonkeyPatch) -> None:
    app = bounded()
    slept: list[float] = []
    owed = LIMITS.client_seconds - 0.25
    accounts = app.extensions[ACCOUNTS]
    # The clock is stopped, so that a busy machine does not reduce the debt.
    monkeypatch.setattr(accounts, "_clock", lambda: 0.0)
    accounts.charge("192.0.2.1", owed, LIMITS.client_share)

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        accounts.charge("192.0.2.1", -seconds * LIMITS.client_share, LIMITS.client_share)

    monkeypatch.setattr("api.http.stream.time.sleep", sleep)
    client = behind(app)
    assert len(results(sent(client, lines_of([GOOD] * 3)))) == 3
    # Half of the maximum debt leaves quota for other requests of the client.
    wanted = (owed - LIMITS.client_seconds / 2) / LIMITS.client_share
    assert wanted - 0.5 < sum(slept) < wanted + 1
    assert client.get("/v1/score?dice=13346").status_code == 200


def test_lines_are_charged_by_the_clock_and_only_once() -> None:
    app = create_app(Config(limits=replace(LIMITS, client_share=1e-12, client_seconds=100.0)), tables=built_tables())
    client = behind(app)
    began = time.thread_time()
    assert len(results(sent(client, lines_of([EXAMPLE] * 20), "/v1/games/review/batch"))) == 20
    taken = time.thread_time() - began
    owed = app.extensions[ACCOUNTS].debt("192.0.2.1")
    assert taken / 3 < owed <= taken


def test_lines_that_cost_too_much_together_are_answered_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    dump_scores = score.dump_scores

    def take(question: Any) -> Any:
        current_allowance().charge(0.4)
        return dump_scores(question)

    monkeypatch.setattr(score, "dump_scores", take)
    client = client_of(bounded(seconds=1.0))
    alone = client.post("/v1/score", json=GOOD).get_json()
    in_json = client.post(SCORE, json={"items": [GOOD] * 8}).get_json()["results"]
    assert [each["kind"] for each in in_json] == ["scores"] * 2 + ["problem"] * 6
    assert results(sent(client, lines_of([GOOD] * 8))) == [alone] * 8


def test_an_answer_too_large_for_a_batch_is_sent_alone() -> None:
    client = client_of(create_app(Config(limits=Limits(answer_bytes=1_060_000)), tables=built_tables()))
    items = [{"dice": [1, 2, 3, 4, 6], "rolls_left": 2}] * 20
    found = results(sent(client, lines_of(items), "/v1/advice/batch"))
    assert len(found) == 20
    assert all("value" in each for each in found)


def test_only_internal_errors_are_logged_with_a_traceback(
    small: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("api.endpoints.score.dump_scores", lambda _question: 1 / 0)
    with caplog.at_level(logging.INFO, "keepwise.api"):
        assert small.post("/v1/score", json=GOOD).status_code == 500
        assert small.post("/v1/score", json={}).status_code == 422
    ours, theirs = (record.exc_info for record in caplog.records)
    assert ours is not None
    assert ours[0] is ZeroDivisionError
    assert theirs is None


def test_an_internal_error_ends_the_stream_with_a_problem(small: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.endpoints.score.dump_scores", lambda _question: 1 / 0)
    found = results(sent(small, lines_of([GOOD, GOOD])))
    assert [first_problem(each) for each in found] == [(500, "internal", "")]


def test_items_are_counted(small: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log and the metrics read the counts."""
    app, seen = small.application, []
    answer = app.wsgi_app

    def watched(environ: Any, start_response: Any) -> Any:
        seen.append(environ)
        return answer(environ, start_response)

    monkeypatch.setattr(app, "wsgi_app", watched)
    sent(small, lines_of([GOOD, WRONG, GOOD]))
    small.post(SCORE, json={"items": [GOOD, WRONG, WRONG]})
    small.post("/v1/score", json=GOOD)
    assert [environ.get(COUNTS) for environ in seen] == [Counts(2, 1), Counts(1, 2), None]


def test_memory_is_constant(small_app: Flask) -> None:
    """Only a chunk of the body and the results of some lines are in memory."""

    class Endless:
        left = 30_000_000

        def read(self, size: int) -> bytes:
            piece = b"x" * min(size, self.left)
            self.left -= len(piece)
            return piece

    tracemalloc.start()
    found = results(send_chunked(small_app.test_client(), Endless()))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [first_problem(each)[1] for each in found] == ["too-large"]
    assert peak < 3_000_000
