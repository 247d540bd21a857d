"""Malformed or oversized HTTP, refused by nginx and gunicorn themselves with one problem."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.api.read_contract import wrong
from tests.servers import Gunicorn, Nginx, ask, exchange, logged, running_nginx

pytestmark = pytest.mark.slow

HOST = "Host: x\r\nConnection: close\r\n"
GET = f"GET /v1/score?dice=13346 HTTP/1.1\r\n{HOST}"
POST = f"POST /v1/score HTTP/1.1\r\n{HOST}Content-Type: application/json\r\n"
CHUNKED = f"{POST}Transfer-Encoding: chunked\r\n\r\n"

# The request, the status from gunicorn, the status from nginx.
REFUSED = {
    "trace": (f"TRACE /v1/score HTTP/1.1\r\n{HOST}\r\n", 405, 405),
    "unknown coding": (f"{POST}Transfer-Encoding: gzip\r\n\r\n", 400, 501),
    "two lengths": (f"{POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{{}}", 400, 400),
    "length and chunks": (f"{POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, 400),
    "another version": (f"GET /v1/score HTTP/2.0\r\n{HOST}\r\n", 400, 505),
    "no request": ("nonsense\r\n\r\n", 400, 400),
    "odd method": (f"GE(T /healthz HTTP/1.1\r\n{HOST}\r\n", 400, 400),
    "raw address": (f"GET /heal\x80thz HTTP/1.1\r\n{HOST}\r\n", 400, 400),
    "address of 4,100": (f"GET /v1/score?x={'y' * 4_085} HTTP/1.1\r\n{HOST}\r\n", 422, 422),
    "address of 8,100": (f"GET /v1/score?x={'y' * 8_085} HTTP/1.1\r\n{HOST}\r\n", 422, 422),
    "address of 8,200": (f"GET /v1/score?x={'y' * 8_185} HTTP/1.1\r\n{HOST}\r\n", 414, 414),
    "long field": (f"{GET}X: {'y' * 9_000}\r\n\r\n", 431, 431),
    "two types": (f"{POST}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{{}}", 400, 400),
    "folded field": (f"{GET}X: a\r\n b\r\n\r\n", 400, 400),
    "no chunk": (f"{CHUNKED}zz\r\n{{}}\r\n0\r\n\r\n", 400, 400),
    "chunk too long": (f"{CHUNKED}2\r\n{{}}xx0\r\n\r\n", 400, 400),
}


@pytest.fixture
def gunicorn(one_worker: Gunicorn) -> Gunicorn:
    return one_worker


@pytest.fixture(scope="module")
def nginx(one_worker: Gunicorn) -> Iterator[Nginx]:
    with running_nginx(one_worker.port) as server:
        yield server


def assert_one_problem(received: bytes, status: int) -> None:
    assert [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+) ", received)] == [status], received[:2000]
    head, _, body = received.partition(b"\r\n\r\n")
    fields = {name.lower(): value for name, value in re.findall(r"(?m)^([\w-]+): (.*)\r?$", head.decode())}
    fields = {name: value.strip() for name, value in fields.items()}
    assert fields["content-type"] == "application/problem+json"
    assert (fields["access-control-allow-origin"], fields["cache-control"]) == ("*", "no-store")
    assert fields["x-request-id"]
    assert fields["cross-origin-resource-policy"] == "cross-origin"
    assert (status == 405) == ("allow" in fields)
    problem = json.loads(body)
    assert wrong("/components/schemas/ProblemDocument", problem) == []
    assert problem["status"] == status
    assert re.fullmatch(r"/problems/[\w-]+", problem["type"])


@pytest.mark.parametrize("name", REFUSED)
def test_gunicorn_refuses_it_as_a_problem(gunicorn: Gunicorn, name: str) -> None:
    request, status, _ = REFUSED[name]
    assert_one_problem(exchange(gunicorn.port, request), status)
    assert not any("Traceback" in line for line in gunicorn.log())


@pytest.mark.parametrize("name", REFUSED)
def test_nginx_refuses_it_as_a_problem(nginx: Nginx, name: str) -> None:
    request, _, status = REFUSED[name]
    assert_one_problem(exchange(nginx.port, request), status)


@pytest.mark.parametrize("request_", [f"{GET}\r\n", REFUSED["trace"][0], REFUSED["odd method"][0]])
def test_gunicorn_sends_no_server_header(gunicorn: Gunicorn, request_: str) -> None:
    head = exchange(gunicorn.port, request_).partition(b"\r\n\r\n")[0]
    assert b"server:" not in head.lower()
    assert b"gunicorn" not in head


def test_answers_of_gunicorn_are_logged_with_their_id(gunicorn: Gunicorn) -> None:
    received = exchange(gunicorn.port, REFUSED["two types"][0])
    problem = json.loads(received.partition(b"\r\n\r\n")[2])
    assert f"X-Request-Id: {problem['instance']}".encode() in received
    assert logged(gunicorn, problem["instance"])
    # Neither the answer nor the log grows with the request.
    received = exchange(gunicorn.port, f"{GET}{'y' * 5_000} : 1\r\n\r\n")
    assert_one_problem(received, 400)
    assert len(received) < 3_000
    assert max(map(len, gunicorn.log())) < 3_000


@pytest.mark.parametrize("body", ["20\r\n{}", "", "2\r\n{}\r\n0\r\n"])
def test_a_truncated_chunked_body_is_refused(gunicorn: Gunicorn, body: str) -> None:
    assert_one_problem(exchange(gunicorn.port, f"{CHUNKED}{body}", cut=True), 400)
    assert not any("Traceback" in line for line in gunicorn.log())


def test_an_unread_broken_body_gets_no_second_answer(gunicorn: Gunicorn) -> None:
    request = "GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    received = exchange(gunicorn.port, request)
    assert received.count(b"HTTP/1.1 ") == 1
    assert received.startswith(b"HTTP/1.1 200 ")


def test_contradictory_schemes_of_proxies_are_ignored(gunicorn: Gunicorn, nginx: Nginx) -> None:
    fields = {"X-Forwarded-Proto": "https", "X-Forwarded-Ssl": "off"}
    for port in (gunicorn.port, nginx.port):
        assert ask(port, "/v1/score?dice=13346", fields=fields).status == 200


def test_a_failed_precondition_is_refused_by_the_cache_as_a_problem(nginx: Nginx) -> None:
    assert_one_problem(exchange(nginx.port, f'GET /v1/meta HTTP/1.1\r\n{HOST}If-Match: "x"\r\n\r\n'), 412)
