"""Faults in production: crashing workers, shutdowns, slow clients, changing tables.

Real processes on the loopback. Assertions are about outcomes rather than times.
"""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.store.tablefile import table_path, tables_folder
from tests.api.read_contract import wrong
from tests.selection import usually
from tests.servers import Gunicorn, Nginx, ask, logged, running_gunicorn, running_nginx, wait_until
from tests.tiny import tiny

pytestmark = pytest.mark.slow

RULESET = "yacht"
QUESTION = {"ruleset": RULESET, "dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"ones": 3}}}
BODY = json.dumps(QUESTION).encode()
JSON = {"Content-Type": "application/json"}
TABLE = table_path(compile_ruleset(builtin_rulesets()[RULESET]), tables_folder())


@pytest.fixture(scope="module")
def gunicorn() -> Iterator[Gunicorn]:
    """Yield a server whose workers are killed and replaced."""
    with running_gunicorn() as server:
        yield server


@pytest.fixture(scope="module")
def nginx(gunicorn: Gunicorn) -> Iterator[Nginx]:
    with running_nginx(gunicorn.port) as server:
        yield server


@pytest.fixture
def processor_count() -> int:
    return len(os.sched_getaffinity(0))


def advice(port: int, source: str = "127.0.0.1") -> Any:
    """Return the successful answer to the request."""
    answer = ask(port, "/v1/advice", "POST", BODY, JSON, source)
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


class Clients:
    """Clients that send one request per connection until stopped; every request has another source address."""

    def __init__(self, port: int, number: int = 4) -> None:
        self.expected = advice(port)
        self.answered = 0
        self.failed: list[BaseException] = []
        self._port = port
        self._numbers = count(256)
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._ask) for _ in range(number)]

    def _ask(self) -> None:
        while not self._stop.is_set():
            with self._lock:
                number = next(self._numbers)
            try:
                answer = advice(self._port, f"127.0.{number // 256 % 256}.{number % 256}")
                assert answer == self.expected
            except (AssertionError, OSError, http.client.HTTPException) as error:
                self.failed.append(error)
            else:
                with self._lock:
                    self.answered += 1

    def have_asked(self, more: int) -> Callable[[], bool]:
        """Return a function that tells whether `more` further requests have been answered."""
        enough = self.answered + more
        return lambda: self.answered >= enough

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        wait_until(self.have_asked(10), "the first answers")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()


def test_a_killed_worker_only_loses_requests_in_progress(gunicorn: Gunicorn) -> None:
    with Clients(gunicorn.port) as clients:
        killed = gunicorn.workers()[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(clients.have_asked(50), "answers after the kill")
        wait_until(lambda: len(gunicorn.workers()) == 2, "a new worker")
        wait_until(clients.have_asked(50), "answers with the new worker")
    assert killed not in gunicorn.workers()
    # Each client has one request in progress.
    assert len(clients.failed) <= 4, clients.failed


def test_a_killed_worker_behind_nginx_only_loses_started_answers(gunicorn: Gunicorn, nginx: Nginx) -> None:
    with Clients(nginx.port) as clients:
        os.kill(gunicorn.workers()[0], signal.SIGKILL)
        wait_until(lambda: len(gunicorn.workers()) == 2, "a new worker")
        wait_until(clients.have_asked(50), "answers with the new worker")
    # Requests that have not begun are repeated. A head that was sent cannot be taken back.
    assert all(isinstance(error, http.client.IncompleteRead) for error in clients.failed), clients.failed
    assert len(clients.failed) <= 4


def test_a_reload_behind_nginx_loses_nothing(gunicorn: Gunicorn, nginx: Nginx) -> None:
    with Clients(nginx.port) as clients:
        for _ in range(2):
            old = set(gunicorn.workers())
            gunicorn.process.send_signal(signal.SIGHUP)
            wait_until(gunicorn.has_replaced(old), "new workers")
            wait_until(clients.have_asked(50), "answers by the new workers")
    assert clients.failed == []


def processors(pid: int) -> frozenset[int]:
    """Return the processors that all threads of a process may use."""
    found = {frozenset(os.sched_getaffinity(int(task.name))) for task in Path(f"/proc/{pid}/task").iterdir()}
    return frozenset.union(*found)


@pytest.mark.exhaustive
def test_workers_get_one_processor_each_if_possible(processor_count: int) -> None:
    each = {frozenset({processor}): 2 for processor in os.sched_getaffinity(0)}
    with running_gunicorn(workers=2 * processor_count) as gunicorn:
        wait_until(lambda: Counter(map(processors, gunicorn.workers())) == each, "two workers on each processor")
        killed = gunicorn.workers()[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: killed not in gunicorn.workers(), "the killed worker is gone")
        wait_until(lambda: Counter(map(processors, gunicorn.workers())) == each, "the same with a new worker")
        old = set(gunicorn.workers())
        gunicorn.process.send_signal(signal.SIGHUP)
        wait_until(gunicorn.has_replaced(old), "new workers")
        wait_until(lambda: Counter(map(processors, gunicorn.workers())) == each, "the same with only new ones")
        assert processors(gunicorn.process.pid) == os.sched_getaffinity(0)


def assert_workers_go_anywhere(gunicorn: Gunicorn) -> None:
    assert {processors(pid) for pid in gunicorn.workers()} == {frozenset(os.sched_getaffinity(0))}


def test_a_single_worker_is_not_pinned(one_worker: Gunicorn, processor_count: int) -> None:
    if processor_count == 1:
        pytest.skip("there is but one processor")
    assert_workers_go_anywhere(one_worker)


# With two processors that is one worker.
@pytest.mark.exhaustive
def test_fewer_workers_than_processors_are_not_pinned(processor_count: int) -> None:
    if processor_count == 1:
        pytest.skip("there is but one processor")
    with running_gunicorn(workers=processor_count - 1) as gunicorn:
        assert_workers_go_anywhere(gunicorn)


@contextmanager
def half_sent(port: int) -> Iterator[tuple[socket.socket, bytes]]:
    """Yield a connection with half of a request sent, and the other half."""
    head = (
        f"POST /v1/advice HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(BODY)}\r\n\r\n"
    )
    request = head.encode() + BODY
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(request[:-10])
        yield connection, request[-10:]


def has_taken(port: int, connection: socket.socket) -> bool:
    ends = f"0100007F:{port:04X}", f"0100007F:{connection.getsockname()[1]:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return any(tuple(row[1:3]) == ends and row[9] != "0" for row in rows)


def test_a_shutdown_fails_readiness_and_finishes_requests() -> None:
    with running_gunicorn(environ={"DRAIN_SECONDS": "300"}) as gunicorn:
        assert_stops_in_order(gunicorn)


def assert_stops_in_order(gunicorn: Gunicorn) -> None:
    port = gunicorn.port
    expected = advice(port)
    with half_sent(port) as (connection, rest):
        wait_until(lambda: has_taken(port, connection), "a worker has the connection")
        gunicorn.process.send_signal(signal.SIGTERM)
        wait_until(lambda: ask(port, "/readyz").status == 503, "readiness is false")
        assert advice(port) == expected, "what still comes is still answered"
        assert ask(port, "/healthz").status == 200
        gunicorn.process.send_signal(signal.SIGTERM)
        wait_until(
            lambda: any("Worker exiting" in line for line in gunicorn.log()), "a worker that has nothing to finish"
        )
        assert gunicorn.process.poll() is None
        connection.sendall(rest)
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert (answer.status, json.loads(answer.read())) == (200, expected)
    assert gunicorn.process.wait(60) == 0


def test_connected_clients_are_answered_on_shutdown() -> None:
    """Accepted connections in the listen backlog of a busy worker are included."""
    with running_gunicorn(workers=1, environ={"DRAIN_SECONDS": "300"}) as gunicorn:
        expected = advice(gunicorn.port)
        [worker] = gunicorn.workers()
        os.kill(worker, signal.SIGSTOP)
        connections = [socket.create_connection(("127.0.0.1", gunicorn.port), timeout=60) for _ in range(30)]
        for connection in connections:
            head = (
                f"POST /v1/advice HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(BODY)}"
            )
            connection.sendall(f"{head}\r\n\r\n".encode() + BODY)
        for _ in range(2):
            gunicorn.process.send_signal(signal.SIGTERM)
            time.sleep(0.5)
        os.kill(worker, signal.SIGCONT)
        for connection in connections:
            with connection:
                answer = http.client.HTTPResponse(connection)
                answer.begin()
                assert (answer.status, json.loads(answer.read())) == (200, expected)
        assert gunicorn.process.wait(60) == 0


@pytest.mark.exhaustive
def test_it_stops_after_draining() -> None:
    with running_gunicorn(environ={"DRAIN_SECONDS": "1"}) as gunicorn:
        gunicorn.process.send_signal(signal.SIGTERM)
        assert gunicorn.process.wait(60) == 0
        assert any("Shutting down" in line for line in gunicorn.log())


@pytest.mark.exhaustive
def test_counts_survive_folders_and_workers(tmp_path: Path) -> None:
    # Folders for the files of Prometheus' own client, and for temporary files.
    folders = {name: tmp_path / name.lower() for name in ("PROMETHEUS_MULTIPROC_DIR", "TMPDIR")}
    for folder in folders.values():
        folder.mkdir()
    with running_gunicorn(environ={name: str(folder) for name, folder in folders.items()}) as gunicorn:
        advice(gunicorn.port)
        wait_until(lambda: b'keepwise_requests_total{method="POST"' in ask(gunicorn.port, "/metrics").body, "a number")
        for folder in folders.values():
            shutil.rmtree(folder)
        killed = gunicorn.workers()
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        wait_until(gunicorn.has_replaced(set(killed)), "new workers")
        advice(gunicorn.port)
        series = b'keepwise_requests_total{method="POST",route="/v1/advice",status="200"} 2.0'
        wait_until(lambda: series in ask(gunicorn.port, "/metrics").body, "both are counted")
        wait_until(lambda: b"keepwise_workers 2.0" in ask(gunicorn.port, "/metrics").body, "two workers")
        assert gunicorn.process.poll() is None


def test_shared_memory_has_no_file(gunicorn: Gunicorn) -> None:
    """Shared files could fill the disk, or be truncated, which would crash workers."""
    advice(gunicorn.port)
    for pid in (gunicorn.process.pid, *gunicorn.workers()):
        maps = [line.split(maxsplit=5) for line in Path(f"/proc/{pid}/maps").read_text().splitlines()]
        shared = [where for _, access, _, _, _, *where in maps if access == "rw-s"]
        # Linux's name for shared anonymous memory.
        assert shared
        assert {tuple(where) for where in shared} <= {("/dev/zero (deleted)",), ()}


class SlowClients:
    """Connections that send byte by byte, half of them the head of a request, half its body."""

    def __init__(self, port: int, number: int) -> None:
        self.connections = [
            socket.create_connection(("127.0.0.1", port), 60, (f"127.1.{n // 200}.{n % 200 + 1}", 0))
            for n in range(number)
        ]
        head = b"POST /v1/advice HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
        for n, connection in enumerate(self.connections):
            connection.sendall(b"P" if n % 2 else head + b"{")
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._trickle)
        self.rounds = 0

    def _trickle(self) -> None:
        while not self._stop.wait(0.2):
            self.rounds += 1
            for n, connection in enumerate(self.connections):
                # "POST...", and spaces, which are valid before JSON.
                connection.sendall(b"OST /v1/advice"[self.rounds - 1 : self.rounds] if n % 2 else b" ")

    def have_sent(self, rounds: int) -> Callable[[], bool]:
        """Return a function that tells whether each connection has sent `rounds` bytes after the first."""
        return lambda: self.rounds >= rounds

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()
        for connection in self.connections:
            connection.close()


def connections_to(port: int) -> int:
    """Count the connections to this port of the loopback on the listening side."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    established = "01"
    return sum(row[1] == f"0100007F:{port:04X}" and row[3] == established for row in rows)


def test_slow_clients_behind_nginx_delay_no_others(gunicorn: Gunicorn, nginx: Nginx) -> None:
    """gunicorn alone has 8 threads for 200 clients and would wait 5 s for each; with nginx it never sees them."""
    with SlowClients(nginx.port, 200) as slow:
        for rounds in (1, 3):
            wait_until(slow.have_sent(rounds), "slow bytes")
            for n in range(20):
                advice(nginx.port, f"127.2.0.{20 * rounds + n}")
            # Idle connections of nginx.
            assert connections_to(gunicorn.port) <= 40
        for connection in slow.connections:
            connection.setblocking(False)
            with suppress(BlockingIOError):
                raise AssertionError(f"a slow client was sent away: {connection.recv(1000)!r}")


# Tables that change while they are served


def altered(content: bytes) -> bytes:
    """Return the file with every value raised by one point."""
    (length,) = struct.unpack_from("<I", content, 8)
    start = 44 + length
    values = struct.unpack(f"<{(len(content) - start) // 8}d", content[start:])
    return content[:start] + struct.pack(f"<{len(values)}d", *(value + 1 for value in values))


def delete(path: Path) -> None:
    path.unlink()


def truncate(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def overwrite(path: Path) -> None:
    content = altered(path.read_bytes())
    with path.open("r+b") as file:
        file.write(content)


def replace_by_damaged(path: Path) -> None:
    damaged = path.with_suffix(".new")
    damaged.write_bytes(altered(path.read_bytes()))
    damaged.replace(path)


def replace_by_itself(path: Path) -> None:
    same = path.with_suffix(".new")
    same.write_bytes(path.read_bytes())
    same.replace(path)


# The file is overwritten, or replaced.
@pytest.mark.parametrize(
    "change",
    usually(
        {replace_by_damaged},
        (delete, truncate, empty, overwrite, replace_by_damaged, replace_by_itself),
    ),
    ids=lambda each: each.__name__,
)
def test_a_changing_table_never_gives_a_wrong_answer(change: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / TABLE.name
    shutil.copyfile(TABLE, path)
    with running_gunicorn(environ={"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "0"}) as gunicorn:
        questions = [{**QUESTION, "dice": dice} for dice in ([1, 1, 2, 3, 4], [6, 6, 6, 6, 6], [2, 3, 4, 5, 6])]
        bodies = [json.dumps(question).encode() for question in questions]
        right = [json.loads(ask(gunicorn.port, "/v1/advice", "POST", body, JSON).body) for body in bodies]
        change(path)
        for _ in range(10):
            for body, expected in zip(bodies, right, strict=True):
                answer = ask(gunicorn.port, "/v1/advice", "POST", body, JSON)
                assert_right_or_refused(answer.status, answer.body, expected)
        # A deleted or replaced file stays loaded and correct; an overwritten one must not be used.
        statuses = {ask(gunicorn.port, "/v1/advice", "POST", body, JSON).status for body in bodies}
        damaged = change in (truncate, empty, overwrite)
        assert statuses == ({503} if damaged else {200})
        for _ in range(10):
            # It is the only table.
            assert ask(gunicorn.port, "/readyz").status == (503 if damaged else 200)
        # Requests that need no table are not affected.
        assert ask(gunicorn.port, f"/v1/score?ruleset={RULESET}&dice=11234").status == 200


def assert_right_or_refused(status: int, body: bytes, expected: Any) -> None:
    if status == 200:
        assert json.loads(body) == expected
    else:
        assert (status, json.loads(body)["type"]) == (503, "/problems/damaged-table")


# The next test covers recovery for several replicas at once.
@pytest.mark.exhaustive
def test_a_restored_table_is_used_again(tmp_path: Path) -> None:
    path = tmp_path / TABLE.name
    shutil.copyfile(TABLE, path)
    with running_gunicorn(workers=1, environ={"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "0"}) as gunicorn:
        expected = advice(gunicorn.port)
        overwrite(path)
        assert ask(gunicorn.port, "/v1/advice", "POST", BODY, JSON).status == 503
        shutil.copyfile(TABLE, path)
        assert advice(gunicorn.port) == expected
        assert ask(gunicorn.port, "/readyz").status == 200


@pytest.mark.parametrize("change", usually({overwrite}, (truncate, overwrite)), ids=lambda each: each.__name__)
def test_a_damaged_table_affects_no_other(change: Callable[[Path], None], tmp_path: Path) -> None:
    """All replicas see it at the same time when tables are on a shared volume, and must not refuse all requests."""
    for name in (RULESET, "crag", "yahtzee"):
        table = table_path(compile_ruleset(builtin_rulesets()[name]), tables_folder())
        shutil.copyfile(table, tmp_path / table.name)
    path = tmp_path / TABLE.name
    with running_gunicorn(environ={"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "0"}) as gunicorn:

        def readiness() -> tuple[int, Any]:
            answer = ask(gunicorn.port, "/readyz")
            return answer.status, json.loads(answer.body)

        def unusable() -> dict[str, float]:
            lines = ask(gunicorn.port, "/metrics").body.decode().splitlines()
            found = [re.match(r'keepwise_table_unusable{.*ruleset="([\w-]+)"} (.*)', line) for line in lines]
            return {each[1]: float(each[2]) for each in found if each}

        assert readiness() == (200, {"status": "ready"})
        assert unusable() == {RULESET: 0, "crag": 0, "yahtzee": 0}
        expected = advice(gunicorn.port)
        change(path)
        for _ in range(10):
            status, said = readiness()
            assert (status, said["status"]) == (200, "degraded")
            [table] = said["unusable_tables"]
            assert (table["ruleset"], table["objective"]) == (RULESET, "expected_total")
            assert wrong("/components/schemas/Readiness", said) == []
            assert unusable() == {RULESET: 1, "crag": 0, "yahtzee": 0}
            refused = ask(gunicorn.port, "/v1/advice", "POST", BODY, JSON)
            assert (refused.status, json.loads(refused.body)["type"]) == (503, "/problems/damaged-table")
            other = ask(gunicorn.port, "/v1/advice?ruleset=yahtzee&dice=13346&rolls_left=2")
            assert json.loads(other.body)["value"] == pytest.approx(251.405442)
        unused = [line for line in gunicorn.log() if "unused until" in line]
        # Each of the two workers logs it once.
        assert 1 <= len(unused) <= 2
        assert all(path.name in line and "build it with" in line for line in unused)
        assert not any("Traceback" in line for line in gunicorn.log())
        shutil.copyfile(TABLE, path)
        for _ in range(10):
            assert readiness() == (200, {"status": "ready"})
            assert advice(gunicorn.port) == expected
        assert unusable() == {RULESET: 0, "crag": 0, "yahtzee": 0}


# Tables built on demand

YAHTZEE = table_path(compile_ruleset(builtin_rulesets()["yahtzee"]), tables_folder())
OUTLOOK = json.dumps({"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"ones": 3}}}).encode()


def progress(port: int) -> Any:
    """Return the progress of the missing table of outlooks; None if it waits for the solver."""
    answer = ask(port, "/v1/outlook", "POST", OUTLOOK, JSON)
    assert answer.status == 503, answer.body
    assert int(answer.fields["retry-after"]) >= 1
    return json.loads(answer.body).get("progress")


def runs(pid: int) -> bool:
    """Return whether a process runs; a zombie has an empty command line."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    return False


def advice_on(port: int, ruleset: dict[str, Any]) -> int:
    """Return the status of an answer from the table of a tiny ruleset."""
    body = {"ruleset": ruleset, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
    return ask(port, "/v1/advice", "POST", json.dumps(body).encode(), JSON).status


@pytest.mark.exhaustive
def test_a_killed_solver_is_started_again(tmp_path: Path) -> None:
    shutil.copyfile(TABLE, tmp_path / TABLE.name)
    with running_gunicorn(environ={"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "1"}) as gunicorn:

        def solvers() -> list[int]:
            return [json.loads(line)["pid"] for line in gunicorn.log() if "the solver takes builds from" in line]

        def has_solvers(number: int) -> bool:
            return len(solvers()) == number

        def is_advised(ruleset: dict[str, Any]) -> bool:
            return advice_on(gunicorn.port, ruleset) == 200

        wait_until(partial(has_solvers, 1), "a solver runs")
        # A request waits a few seconds for its table.
        wait_until(partial(is_advised, tiny(1)), "a table is built")
        assert has_solvers(1), "one for both workers"
        os.kill(solvers()[-1], signal.SIGKILL)
        assert logged(gunicorn, "the solver is started again: it ended with status -9")
        wait_until(partial(has_solvers, 2), "it is started again")
        wait_until(partial(is_advised, tiny(2)), "another table is built")
        last = solvers()[-1]
    wait_until(lambda: not runs(last), "it has ended with the server")


@pytest.mark.exhaustive
def test_a_builder_outlives_workers_but_not_the_server(tmp_path: Path) -> None:
    shutil.copyfile(YAHTZEE, tmp_path / YAHTZEE.name)
    with running_gunicorn(environ={"KEEPWISE_TABLES": str(tmp_path), "SOLVE_ON_DEMAND": "1"}) as gunicorn:
        wait_until(lambda: progress(gunicorn.port), "it is being built")
        begun = progress(gunicorn.port)
        assert (begun["table"], begun["objective"], begun["states"]) == ("own", "outlook", 536_320)
        builders = [int(line.split(" in process ")[1].split('"')[0]) for line in logged(gunicorn, "in process")]
        assert len(builders) == 1
        wait_until(lambda: list((tmp_path / "solved").glob(".*.building")), "it has begun")
        old = set(gunicorn.workers())
        gunicorn.process.send_signal(signal.SIGHUP)
        wait_until(gunicorn.has_replaced(old), "new workers")
        killed = gunicorn.workers()[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(found := gunicorn.workers()) == 2 and killed not in found, "a new worker")
        assert progress(gunicorn.port)["seconds"] > begun["seconds"]
        assert runs(builders[0])
        assert sum("in process" in line for line in gunicorn.log()) == 1
    wait_until(lambda: not runs(builders[0]), "it has ended with the server")
    left = {path.name for path in (tmp_path / "solved").iterdir()}
    assert left - {"queue.db-shm", "queue.db-wal"} == {"queue.db", "solver.lock"}
