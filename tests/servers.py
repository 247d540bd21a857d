"""Servers on the loopback that tests start and stop."""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom

from tests.programs import find_program

ROOT = Path(__file__).resolve().parent.parent
NGINX_CONF = ROOT / "deploy" / "nginx" / "nginx.conf"

# Long, since the machine may be busy; waits end early.
PATIENCE = 60.0


# Below the ephemeral ports of Linux, which any connection may take before a server starts.
PORTS = range(10_000, 30_000)


def free_port() -> int:
    """Return a free port of the loopback, random to avoid collisions between processes."""
    while True:
        # The seeded generator would return the same port in all test processes.
        port = SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def can_listen(port: int) -> bool:
    """Return whether a server can take this port now; the previous owner may still hold it."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def wait_until(happened: Callable[[], object], what: str) -> None:
    """Return once ``happened()`` is true; fail after PATIENCE seconds."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} has not happened within {PATIENCE:.0f} s")
        time.sleep(0.02)


def listens(port: int) -> bool:
    """Return whether a connection to this port of the loopback is accepted."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Answer:
    """An answer: its status, its header fields by lower-case name, its body."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.fields = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()


def ask(
    port: int,
    path: str,
    method: str = "GET",
    body: bytes | None = None,
    fields: Mapping[str, str] | None = None,
    source: str = "127.0.0.1",
) -> Answer:
    """Send a request on a connection of its own, from the given address of the loopback."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
    try:
        connection.request(method, path, body, dict(fields or {}))
        return Answer(connection.getresponse())
    finally:
        connection.close()


def exchange(port: int, text: str, source: str = "127.0.0.1", *, cut: bool = False) -> bytes:
    """Send text and return what arrives until the other side closes or resets the connection.

    With ``cut`` the sending direction is closed afterwards.
    """
    received = bytearray()
    with (
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)) as connection,
        suppress(ConnectionResetError),
    ):
        connection.sendall(text.encode("latin-1"))
        if cut:
            connection.shutdown(socket.SHUT_WR)
        while chunk := connection.recv(65536):
            received += chunk
    return bytes(received)


def nginx_conf(folder: Path, port: int, operators_port: int, upstream: int) -> str:
    """Return the shipped configuration with the addresses and folders of a test."""
    text = NGINX_CONF.read_text()
    for shipped, ours in (
        ("server api:8000 ", f"server 127.0.0.1:{upstream} "),
        ("listen 8080;", f"listen 127.0.0.1:{port};"),
        ("listen 8081;", f"listen 127.0.0.1:{operators_port};"),
        (" /tmp/", f" {folder}/"),
        (" /dev/stdout ", f" {folder}/access.log "),
        (" /etc/nginx/keepwise/", f" {folder}/include/"),
    ):
        if shipped not in text:
            raise AssertionError(f"{NGINX_CONF} does not say {shipped!r} any more")
        text = text.replace(shipped, ours)
    return text


class Nginx:
    """A running nginx: its public port, that of operators, its folder and its access log."""

    def __init__(self, port: int, operators_port: int, folder: Path) -> None:
        self.port = port
        self.operators_port = operators_port
        self.folder = folder

    def log(self) -> list[str]:
        return (self.folder / "access.log").read_text().splitlines()


@contextmanager
def running_nginx(upstream: int, include: str = "", keys: str = "") -> Iterator[Nginx]:
    """Run nginx with the shipped configuration in front of 127.0.0.1:upstream; skips or fails if there is no nginx.

    If started as root it drops privileges. ``include`` and ``keys`` are the contents of an operator's files.
    """
    program = find_program("nginx")
    nobody = 65534 if os.geteuid() == 0 else None
    # Outside of pytest's folder, which only its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="keepwise-nginx-"))
    port, operators_port = free_port(), free_port()
    try:
        (folder / "include").mkdir()
        (folder / "include" / "test.conf").write_text(include)
        (folder / "include" / "test.keys").write_text(keys)
        (folder / "nginx.conf").write_text(nginx_conf(folder, port, operators_port, upstream))
        if nobody is not None:
            shutil.chown(folder, nobody, nobody)
        command = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        with (folder / "errors").open("w+") as errors:
            process = subprocess.Popen(command, stderr=errors, user=nobody, group=nobody)
            try:
                wait_until(lambda: listens(port) or process.poll() is not None, "nginx listens")
                assert process.poll() is None, (folder / "errors").read_text()
                yield Nginx(port, operators_port, folder)
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)


class Gunicorn:
    """A running gunicorn: its port, its master and its logs."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
        self.port = port
        self.process = process
        self._log = log

    def workers(self) -> list[int]:
        """Return the process ids of its workers, oldest first."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return sorted(map(int, children.split()))

    def has_replaced(self, old: set[int]) -> Callable[[], bool]:
        """Return a function that tells whether as many other workers have replaced these."""
        return lambda: len(found := set(self.workers())) == len(old) and not found & old

    def log(self) -> list[str]:
        """Return the lines of both logs."""
        return self._log.read_text().splitlines()

    def is_ready(self) -> bool:
        with suppress(OSError, http.client.HTTPException):
            return ask(self.port, "/readyz").status == 200
        return False


def logged(server: Nginx | Gunicorn, text: str) -> list[str]:
    """Return the log lines with this text as soon as there are any, since lines are written after answers."""
    wait_until(lambda: any(text in line for line in server.log()), f"a line with {text!r} in the log")
    return [line for line in server.log() if text in line]


@contextmanager
def running_gunicorn(
    app: str = "api.wsgi:app",
    workers: int = 2,
    environ: Mapping[str, str] | None = None,
    config: str = "deploy/gunicorn.conf.py",
) -> Iterator[Gunicorn]:
    """Run gunicorn, with the shipped settings by default, and wait until it is ready."""
    port = free_port()
    settings = {"HOST": "127.0.0.1", "PORT": str(port), "WORKERS": str(workers), **(environ or {})}
    with tempfile.TemporaryDirectory(prefix="keepwise-gunicorn-") as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "gunicorn", "--config", config, app]
        with log.open("wb") as file:
            process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **settings}, stdout=file, stderr=file)
        server = Gunicorn(port, process, log)
        try:
            wait_until(lambda: process.poll() is not None or server.is_ready(), f"{app} is ready")
            # The first worker reports readiness; the others are forked a moment later.
            wait_until(lambda: process.poll() is not None or len(server.workers()) == workers, "all workers run")
            assert process.poll() is None, log.read_text()
            yield server
        finally:
            if process.poll() is None:
                # Stop without a graceful shutdown.
                process.send_signal(signal.SIGINT)
                process.wait(PATIENCE)
