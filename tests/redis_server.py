"""A real Redis on the loopback."""

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.programs import find_program
from tests.servers import PATIENCE, free_port, wait_until


@dataclass(frozen=True)
class RedisServer:
    """A running Redis: its port and its process."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def running_redis(folder: Path, *options: str, port: int | None = None) -> Iterator[RedisServer]:
    """Run Redis with its files in a folder; skips or fails without it, as ``find_program`` does.

    A second one in the same folder continues with the data of the first, which writes each change to the disk.
    """
    port = free_port() if port is None else port
    command = [find_program("redis"), "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder)]
    command += ["--save", "", "--appendonly", "yes", "--appendfsync", "always", *options]
    with (folder / "redis.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        wait_until(lambda: process.poll() is not None or _answers(port), "Redis answers")
        assert process.poll() is None, (folder / "redis.log").read_text()
        yield RedisServer(port, process)
    finally:
        process.kill()
        process.wait(PATIENCE)


def _answers(port: int) -> bool:
    """Return whether it has read its data; before, it refuses commands."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(b"PING\r\n")
        return connection.recv(16).startswith(b"+PONG")
    return False
