"""Streams of lines through gunicorn and nginx: answers during the body, and slow readers."""

import json
import socket

import pytest

from tests.servers import PATIENCE, Gunicorn, ask, running_nginx, wait_until

pytestmark = pytest.mark.slow

PATH = "/v1/score/batch"
LINE = b'{"dice": [1, 1, 1, 2, 2]}'.ljust(4_095) + b"\n"
LINES = {"Content-Type": "application/x-ndjson"}
LENGTH = 600


@pytest.fixture
def gunicorn(one_worker: Gunicorn) -> Gunicorn:
    return one_worker


def connected(server: Gunicorn) -> socket.socket:
    """Return a connection that has sent the head of a chunked stream."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    head = (
        f"POST {PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    connection.sendall(head.encode())
    return connection


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


def results(body: bytes) -> list[str]:
    return [json.loads(line)["kind"] for line in body.splitlines()]


def test_lines_are_answered_while_others_arrive(gunicorn: Gunicorn) -> None:
    with connected(gunicorn) as connection:
        connection.sendall(chunk(LINE * 2))
        received = b""
        while b'"full_house":25' not in received:
            received += connection.recv(65_536)
        # There is one slot for streams, and other requests are answered.
        refused = ask(gunicorn.port, PATH, "POST", LINE, LINES)
        assert (refused.status, refused.fields["retry-after"]) == (503, "2")
        assert ask(gunicorn.port, "/v1/score?dice=13346").status == 200
        connection.sendall(chunk(LINE) + b"0\r\n\r\n")
        while not received.endswith(b"0\r\n\r\n"):
            received += connection.recv(65_536)
    assert received.count(b'"kind":"scores"') == 3


def test_disconnected_clients_release_their_slot(gunicorn: Gunicorn) -> None:
    with connected(gunicorn) as connection:
        connection.sendall(chunk(LINE * 2))
        assert connection.recv(12) == b"HTTP/1.1 200"
    wait_until(lambda: ask(gunicorn.port, PATH, "POST", LINE, LINES).status == 200, "the place is free")


def test_nginx_accepts_streams_larger_than_other_bodies(gunicorn: Gunicorn) -> None:
    with running_nginx(gunicorn.port) as nginx:
        answer = ask(nginx.port, PATH, "POST", LINE * LENGTH, LINES)
    assert (answer.status, results(answer.body)) == (200, ["scores"] * LENGTH)
