import errno
import hashlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import boto3
import fsspec
import numpy as np
import pytest
from moto.server import ThreadedMotoServer
from redis import Redis

from strategy_tables.errors import InvalidSharedTables, SharedTablesUnavailable, TableNotWritten
from strategy_tables.store import file_system_tables, redis_tables, shared_tables
from strategy_tables.store.shared_tables import SharedTables, open_shared_tables
from strategy_tables.store.tablefile import TableHeader, write_table
from tests.redis_server import RedisServer, running_redis
from tests.servers import ROOT

pytestmark = pytest.mark.slow

AMPLE = 1 << 30


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with running_redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(scope="module")
def s3() -> Iterator[str]:
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"http://{host}:{port}"
    server.stop()


def reach_s3(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", endpoint)
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")


@pytest.fixture(params=["redis", "file", "memory", "s3"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the URL of an empty place of each kind."""
    if request.param == "redis":
        server: RedisServer = request.getfixturevalue("redis")
        with closing(Redis.from_url(server.url)) as client:
            client.flushall()
        return server.url
    if request.param == "s3":
        reach_s3(request.getfixturevalue("s3"), monkeypatch)
        bucket = f"tables-{os.urandom(4).hex()}"
        boto3.client("s3").create_bucket(Bucket=bucket)
        return f"s3://{bucket}/keepwise"
    if request.param == "memory":
        return f"memory://{os.urandom(4).hex()}"
    (tmp_path / "mounted").mkdir()
    return f"file://{tmp_path}/mounted"


def make_table(folder: Path, ruleset: str, entries: int = 1_000, **header: Any) -> Path:
    """Write the table of an invented ruleset, and return its file."""
    values = np.random.default_rng(len(ruleset) + entries).random(entries)
    said: dict[str, Any] = {"format": 1, "dtype": "<f8", "states": entries, "entries": entries, **header}
    digest = hashlib.sha256(values.data).hexdigest()
    whole = TableHeader(
        fingerprint=ruleset,
        ruleset=ruleset,
        title="",
        objective="expected_total",
        start_value=0.0,
        seconds=1.0,
        digest=digest,
        **said,
    )
    folder.mkdir(exist_ok=True)
    path = folder / f"{ruleset}.expected_total.table"
    with path.open("wb") as file:
        write_table(file, whole, values)
    return path


def shared(url: str, limit: int = AMPLE) -> SharedTables:
    """Return the tables at a place as another process sees them."""
    return open_shared_tables(url, limit)


def fetched(url: str, folder: Path, *tables: Path) -> list[bool]:
    """Return which of the tables a new server finds."""
    return [shared(url).fetch(table.name, folder) for table in tables]


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_table_is_copied_byte_by_byte(url: str, tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    shared(url).publish(table)
    assert shared(url).fetch(table.name, tmp_path / "server")
    assert names(tmp_path / "server") == {table.name}
    assert (tmp_path / "server" / table.name).read_bytes() == table.read_bytes()


def test_a_missing_table_leaves_nothing(url: str, tmp_path: Path) -> None:
    assert not shared(url).fetch("aaaa.expected_total.table", tmp_path / "server")
    assert names(tmp_path / "server") == set()


def test_a_newer_table_replaces_an_older_one(url: str, tmp_path: Path) -> None:
    shared(url).publish(make_table(tmp_path / "solver", "aaaa", 2_000))
    table = make_table(tmp_path / "solver", "aaaa", 1_000)
    shared(url).publish(table)
    assert fetched(url, tmp_path / "server", table) == [True]
    assert (tmp_path / "server" / table.name).read_bytes() == table.read_bytes()


def damage_data(table: Path) -> None:
    content = bytearray(table.read_bytes())
    content[-1] ^= 1
    table.write_bytes(content)


def truncate(table: Path) -> None:
    os.truncate(table, table.stat().st_size // 2)


def empty(table: Path) -> None:
    os.truncate(table, 0)


def replace_with_another(table: Path) -> None:
    make_table(table.parent, "bbbb").replace(table)


def test_a_damaged_table_is_deleted(url: str, tmp_path: Path) -> None:
    check_damage(url, tmp_path, damage_data)


@pytest.mark.parametrize("url", ["memory"], indirect=True)
@pytest.mark.parametrize("damage", [truncate, empty, replace_with_another])
def test_any_damage_is_detected(url: str, tmp_path: Path, damage: Callable[[Path], object]) -> None:
    check_damage(url, tmp_path, damage)


def check_damage(url: str, tmp_path: Path, damage: Callable[[Path], object]) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    damage(table)
    shared(url).publish(table)
    assert fetched(url, tmp_path / "server", table) == [False]
    assert names(tmp_path / "server") == set()
    assert shared(url)._place.list_files() == []


def test_a_table_of_another_release_stays(url: str, tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa", format=99)
    shared(url).publish(table)
    assert fetched(url, tmp_path / "server", table) == [False]
    assert names(tmp_path / "server") == set()
    assert [name for *_, name in shared(url)._place.list_files()] == [table.name]


def test_the_least_recently_used_tables_are_evicted(url: str, tmp_path: Path) -> None:
    first, second, third, fourth = (make_table(tmp_path / "solver", 4 * letter) for letter in "abcd")
    size = first.stat().st_size
    publisher = shared(url, limit=3 * size)
    for table in (first, second, third):
        publisher.publish(table)
    # S3 has times in whole seconds; of equal times, that of the first name is evicted first.
    time.sleep(1.1 if url.startswith("s3:") else 0.01)
    assert fetched(url, tmp_path / "one", first) == [True]
    publisher.publish(fourth)
    assert fetched(url, tmp_path / "two", first, second, third, fourth) == [True, False, True, True]
    assert sum(size for _, size, _ in publisher._place.list_files()) <= 3 * size


def test_the_newest_table_stays_although_it_exceeds_the_limit(url: str, tmp_path: Path) -> None:
    first, second = (make_table(tmp_path / "solver", 4 * letter) for letter in "ab")
    for table in (first, second):
        shared(url, limit=10).publish(table)
    assert fetched(url, tmp_path / "server", first, second) == [False, True]


@pytest.mark.parametrize("url", ["memory"], indirect=True)
def test_a_folder_is_kept_within_the_limit(url: str, tmp_path: Path) -> None:
    first, second = (make_table(tmp_path / "solver", 4 * letter) for letter in "ab")
    for table in (first, second):
        shared(url).publish(table)
    limited = shared(url, limit=first.stat().st_size)
    assert limited.fetch(first.name, tmp_path / "server")
    assert limited.fetch(second.name, tmp_path / "server")
    assert names(tmp_path / "server") == {second.name}


@pytest.mark.parametrize("url", ["memory"], indirect=True)
def test_use_is_marked_once_an_hour(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    tables = shared(url)
    marked: list[str] = []
    monkeypatch.setattr(tables._place, "touch", marked.append)
    for now in (1e6, 1e6 + 1, 1e6 + 3_599, 1e6 + 3_601):
        monkeypatch.setattr(time, "monotonic", lambda now=now: now)
        tables.touch(table.name)
    assert marked == [table.name] * 2


def test_marks_of_evicted_tables_are_evicted(url: str, tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    tables = shared(url, limit=10)
    tables.publish(table)
    tables._place.delete(table.name)
    # Another server still has it.
    tables.touch(table.name)
    tables.publish(make_table(tmp_path / "solver", "bbbb"))
    assert [name[:4] for *_, name in tables._place.list_files()] == ["bbbb"]


@pytest.mark.parametrize("url", ["redis", "s3"], indirect=True)
def test_an_interrupted_upload_is_invisible(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    with monkeypatch.context() as patched:
        patched.setattr(shared_tables, "_SECONDS_OF_TRANSFER", -1.0)
        with pytest.raises(SharedTablesUnavailable, match="a transfer took over"):
            shared(url).publish(table)
    assert fetched(url, tmp_path / "server", table) == [False]


@pytest.mark.parametrize("url", ["file", "memory", "s3"], indirect=True)
def test_an_unfinished_upload_is_evicted(url: str, tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    system, prefix = fsspec.url_to_fs(url)
    system.pipe_file(f"{prefix}/.{table.name}.0.building", bytes(100))
    system.pipe_file(f"{prefix}/of-somebody-else", bytes(100))
    shared(url, limit=table.stat().st_size).publish(table)
    system.invalidate_cache()
    assert {name.rpartition("/")[2] for name in system.ls(prefix, detail=False)} == {
        table.name,
        f"{table.name}.used",
        "of-somebody-else",
    }


def test_redis_expires_an_unfinished_upload(
    redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    with closing(Redis.from_url(redis.url)) as client:
        client.flushall()
        with monkeypatch.context() as patched:
            patched.setattr(shared_tables, "_SECONDS_OF_TRANSFER", -1.0)
            with pytest.raises(SharedTablesUnavailable):
                shared(redis.url).publish(table)
        [key] = client.keys()
        assert 0 < client.ttl(key) <= 600
        shared(redis.url).publish(table)
        assert client.ttl(f"keepwise:table:{table.name}") == -1


def test_redis_has_large_tables_in_pieces(redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_tables, "_PIECE", 1_000)
    table = make_table(tmp_path / "solver", "aaaa")
    shared(redis.url).publish(table)
    with closing(Redis.from_url(redis.url)) as client:
        assert client.hlen(f"keepwise:table:{table.name}") == 1 + -(-table.stat().st_size // 1_000)
        assert fetched(redis.url, tmp_path / "server", table) == [True]
        client.hdel(f"keepwise:table:{table.name}", "3")
    (tmp_path / "server" / table.name).unlink()
    assert fetched(redis.url, tmp_path / "server", table) == [False]


def test_a_stopped_redis_is_reported_and_found_again(tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    with running_redis(tmp_path) as server:
        tables = shared(server.url)
        tables.publish(table)
    for use in (lambda: tables.publish(table), lambda: tables.fetch(table.name, tmp_path / "server")):
        with pytest.raises(SharedTablesUnavailable, match="ConnectionError"):
            use()
    assert names(tmp_path / "server") == set()
    with running_redis(tmp_path, port=server.port):
        assert tables.fetch(table.name, tmp_path / "server")


@pytest.mark.parametrize("scheme", ["redis", "s3"])
def test_a_silent_place_is_given_up(scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = "{}:{}".format(*silent.getsockname())
        reach_s3(f"http://{address}", monkeypatch)
        short = {"connect_timeout": 0.1, "read_timeout": 0.1, "retries": {"max_attempts": 0}}
        monkeypatch.setitem(file_system_tables._OPTIONS, "s3", {"config_kwargs": short})
        tables = shared(f"redis://{address}?socket_timeout=0.1" if scheme == "redis" else "s3://bucket/prefix")
        with pytest.raises(SharedTablesUnavailable, match=r"(?i)time"):
            tables.fetch("aaaa.expected_total.table", tmp_path)


def test_a_missing_bucket_is_reported(s3: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reach_s3(s3, monkeypatch)
    with pytest.raises(SharedTablesUnavailable, match="bucket does not exist"):
        shared("s3://none-such/prefix").publish(make_table(tmp_path, "aaaa"))


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SharedTablesUnavailable, match="FileNotFoundError"):
        shared(f"file://{tmp_path}/none").publish(make_table(tmp_path, "aaaa"))


@pytest.mark.parametrize("url", ["memory"], indirect=True)
def test_a_full_disk_is_reported_as_such(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bool:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    tables = shared(url)
    monkeypatch.setattr(tables._place, "download", fail)
    with pytest.raises(TableNotWritten, match="No space left on device"):
        tables.fetch("aaaa.expected_total.table", tmp_path / "server")
    assert names(tmp_path / "server") == set()


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("/mnt/tables", "'/mnt/tables' has no scheme"),
        ("nonsense://place", "Protocol not known: nonsense"),
        ("redis://user:secret@localhost:port", "Port could not be cast"),
        ("gs://bucket/prefix", "install gcsfs"),
    ],
)
def test_an_unusable_url_is_refused(url: str, message: str) -> None:
    with pytest.raises(InvalidSharedTables, match=message) as caught:
        open_shared_tables(url, AMPLE)
    assert "secret" not in str(caught.value)


FORKING = """
import os, sys
from pathlib import Path
from strategy_tables.store.shared_tables import open_shared_tables
url, name, folder = sys.argv[1:]
tables = open_shared_tables(url, 1 << 30)
assert tables.fetch(name, Path(folder) / "parent")
child = os.fork()
if not child:
    os._exit(0 if tables.fetch(name, Path(folder) / "child") else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.parametrize("url", ["redis", "s3"], indirect=True)
def test_connections_do_not_survive_a_fork(url: str, tmp_path: Path) -> None:
    table = make_table(tmp_path / "solver", "aaaa")
    shared(url).publish(table)
    command = [sys.executable, "-W", "ignore", "-c", FORKING, url, table.name, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=60)
    assert (tmp_path / "child" / table.name).read_bytes() == table.read_bytes()
