"""Threads that serve connections."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from threading import Event, Lock, current_thread
from types import SimpleNamespace
from typing import Any

import pytest

from api.service.serving_threads import ServingThreads
from tests.servers import PATIENCE, wait_until

Pair = tuple[Any, socket.socket]


@pytest.fixture
def connect() -> Iterator[Callable[[], Pair]]:
    """Return a function that returns a connection as workers have it, and its client."""
    with ExitStack() as opened:

        def connect() -> Pair:
            ours, theirs = socket.socketpair()
            opened.enter_context(theirs)
            # Closed first, which is no event for the threads.
            opened.enter_context(ours)
            return SimpleNamespace(sock=ours, timeout=time.monotonic() + PATIENCE), theirs

        yield connect


def echo(connection: Any) -> None:
    connection.sock.sendall(connection.sock.recv(100))


def test_short_requests_are_served_by_one_thread(connect: Callable[[], Pair]) -> None:
    names = set()

    def serve(connection: Any) -> None:
        names.add(current_thread().name)
        echo(connection)
        threads.wait(connection)

    threads = ServingThreads(4, serve)
    pairs = [connect() for _ in range(6)]
    for connection, _ in pairs:
        threads.add(connection)
    for round_ in range(20):
        for _, client in pairs:
            client.sendall(b"%d" % round_)
            assert client.recv(100) == b"%d" % round_
    wait_until(lambda: len(threads) == len(pairs), "all wait again")
    # A busy machine may delay a thread until another one takes over.
    assert len(names) <= 2


def test_long_requests_delay_no_others(connect: Callable[[], Pair]) -> None:
    end, begun = Event(), []

    def serve(connection: Any) -> None:
        if connection.is_long:
            begun.append(connection)
            assert end.wait(PATIENCE)
        echo(connection)

    threads = ServingThreads(3, serve)
    long, short = [connect() for _ in range(2)], [connect() for _ in range(5)]
    for pairs in (long, short):
        for connection, client in pairs:
            connection.is_long = pairs is long
            threads.add(connection)
            client.sendall(b"x")
    for _, client in short:
        client.settimeout(PATIENCE)
        assert client.recv(100) == b"x"
    wait_until(lambda: len(begun) == 2, "both long requests are served")
    end.set()
    for _, client in long:
        client.settimeout(PATIENCE)
        assert client.recv(100) == b"x"


def test_a_connection_is_served_by_one_thread_at_a_time(connect: Callable[[], Pair]) -> None:
    connection, client = connect()
    own, served = Lock(), []

    def serve(connection: Any) -> None:
        with own:
            served.append(connection.sock.recv(1))
            # Longer than a leader may be busy; the further data is there already.
            time.sleep(0.03)
        if len(served) < 6:
            threads.wait(connection)

    threads = ServingThreads(4, serve)
    client.sendall(b"abcdef")
    threads.add(connection)
    time.sleep(0.02)
    assert own.locked()
    assert len(served) == 1
    wait_until(lambda: len(served) == 6, "all data is read")
    assert b"".join(served) == b"abcdef"


def test_idle_connections_expire_in_order(connect: Callable[[], Pair]) -> None:
    threads = ServingThreads(2, echo)
    connections = [connect()[0] for _ in range(3)]
    for place, connection in enumerate(connections):
        connection.timeout = 10.0 * (place + 1)
        threads.add(connection)
    assert len(threads) == 3
    assert list(threads.take_expired(9.0)) == []
    assert list(threads.take_expired(20.0)) == connections[:2]
    threads.limit_waiting(25.0)
    assert list(threads.take_expired(24.0)) == []
    assert list(threads.take_expired(25.0)) == connections[2:]
    assert len(threads) == 0


def test_a_connection_in_use_does_not_expire(connect: Callable[[], Pair]) -> None:
    end, begun = Event(), Event()

    def serve(_connection: Any) -> None:
        begun.set()
        assert end.wait(PATIENCE)

    threads = ServingThreads(2, serve)
    connection, client = connect()
    threads.add(connection)
    client.sendall(b"x")
    assert begun.wait(PATIENCE)
    assert list(threads.take_expired(time.monotonic() + 1e6)) == []
    end.set()
