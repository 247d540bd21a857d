import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from shutil import disk_usage
from threading import Thread

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.__main__ import main
from strategy_tables.jobs.build import build_table
from strategy_tables.store import manifest, published_tables
from strategy_tables.store.manifest import read_manifest
from strategy_tables.store.tablefile import load_table, table_path

YACHT = compile_ruleset(load_ruleset("yacht"))
NAME = table_path(YACHT, Path()).name
GREATEST = 1 << 20


class Publisher:
    """Web server of one file. Each answer has at most `most` bytes; `asked` are the requested ranges."""

    def __init__(
        self, content: bytes, *, most: tuple[int, ...] = (GREATEST,), ranges: bool = True, changes: bool = False
    ) -> None:
        self.content = content
        self.most = most
        self.ranges = ranges
        self.changes = changes
        self.size: str | None = str(len(content))
        self.etag: str | None = '"1"'
        self.asked: list[str | None] = []

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        if handler.path != f"/tables/{NAME}":
            handler.send_error(404)
            return
        asked = handler.headers["Range"]
        most = self.most[min(len(self.asked), len(self.most) - 1)]
        self.asked.append(asked)
        start = 0
        if asked and self.ranges and handler.headers["If-Range"] == self.etag:
            start = int(asked.removeprefix("bytes=").removesuffix("-"))
            handler.send_response(206)
            handler.send_header("Content-Range", f"bytes {start}-{len(self.content) - 1}/{len(self.content)}")
        else:
            handler.send_response(200)
        if self.size is not None:
            handler.send_header("Content-Length", str(int(self.size) - start))
        if self.etag is not None:
            handler.send_header("ETag", self.etag)
        handler.end_headers()
        if self.changes:
            self.etag = f'"{len(self.asked) + 1}"'
        handler.wfile.write(self.content[start : start + most])


@contextmanager
def serving(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """Yield the address of a server on the loopback."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/tables"
        server.shutdown()


@contextmanager
def published(publisher: Publisher) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            publisher.answer(self)

        def log_message(self, *_: object) -> None:
            pass

    with serving(Handler) as address:
        yield address


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("published")
    build_table(YACHT, folder)
    return table_path(YACHT, folder).read_bytes()


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(published_tables, "_CHUNK", 4096)
    monkeypatch.setattr(published_tables, "_PAUSE", 0.0)


def download(address: str, folder: Path, ruleset: str = "yacht") -> int:
    return main(["build", "--from", address, "--folder", str(folder), ruleset])


def refusal(publisher: Publisher, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the complaint about a failed download, which leaves nothing behind."""
    with published(publisher) as address:
        assert download(address, folder) == 1
    assert list(folder.iterdir()) == []
    said = capsys.readouterr()
    assert said.out == ""
    assert f"/tables/{NAME}: the table cannot be downloaded: " in said.err
    return said.err


def test_a_table_is_downloaded_once(table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    publisher = Publisher(table)
    with published(publisher) as address:
        assert download(f"{address}/", tmp_path) == 0
        assert capsys.readouterr().out == "yacht: downloaded, expected total 166.955068\n"
        assert download(address, tmp_path) == 0
    assert publisher.asked == [None]
    assert [path.name for path in tmp_path.iterdir()] == [NAME]
    assert (tmp_path / NAME).read_bytes() == table
    load_table(YACHT, tmp_path)


def test_the_server_of_python_will_do(table: bytes, tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / NAME).write_bytes(table)

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(tmp_path))  # type: ignore[arg-type]

        def log_message(self, *_: object) -> None:
            pass

    with serving(Handler) as address:
        assert download(address, tmp_path / "own") == 0
    assert (tmp_path / "own" / NAME).read_bytes() == table


@pytest.mark.parametrize("seed", range(5))
def test_a_broken_transfer_continues(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    random = Random(seed)
    most = tuple(random.choice([0, 1, 4096, random.randrange(12_000)]) for _ in range(6))
    publisher = Publisher(table, most=(*most, GREATEST))
    with published(publisher) as address:
        assert download(address, tmp_path) == 0
    assert (tmp_path / NAME).read_bytes() == table
    done, asked = 0, list[str | None]()
    for each in (*most, GREATEST):
        asked.append(f"bytes={done}-" if done else None)
        done += each
    assert publisher.asked == asked[: len(publisher.asked)]
    assert "starts again" not in capsys.readouterr().err


@pytest.mark.parametrize("changed", [False, True])
def test_a_transfer_that_cannot_continue_starts_again(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: bool
) -> None:
    publisher = Publisher(table, most=(9000, GREATEST), ranges=changed, changes=changed)
    with published(publisher) as address:
        assert download(address, tmp_path) == 0
    assert publisher.asked == [None, "bytes=9000-"]
    assert (tmp_path / NAME).read_bytes() == table
    assert f"{NAME}: the server did not continue the file; the download starts again" in capsys.readouterr().err


def test_a_transfer_that_breaks_forever_is_given_up(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher = Publisher(table, most=(5000, 0))
    said = refusal(publisher, tmp_path, capsys)
    assert f"the connection was closed; 5,000 of {len(table):,} bytes were received" in said
    assert len(publisher.asked) == 1 + 5


def test_another_table_is_refused_before_its_data_arrives(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = manifest.MANIFEST.read_text()
    entry = read_manifest()["yacht", "expected_total"]
    for found, expected, words in (
        (entry.digest, "0" * 64, f"its digest is {entry.digest}, not {'0' * 64} as in the manifest"),
        (" 4095 ", " 4096 ", "its number of states is 4095, not 4096"),
        (str(entry.start_value), "200.0", f"its value of the empty card is {entry.start_value}, not 200.0"),
    ):
        other = tmp_path / "manifest.txt"
        other.write_text(listed.replace(found, expected))
        monkeypatch.setattr("strategy_tables.store.manifest.read_manifest.__defaults__", (other,))
        publisher = Publisher(table, most=(8000,))
        assert words in refusal(publisher, tmp_path / "tables", capsys)
        assert publisher.asked == [None]


def test_damaged_and_foreign_files_are_refused(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build_table(compile_ruleset(load_ruleset("crag")), tmp_path / "crag")
    (crag,) = (tmp_path / "crag").iterdir()
    altered = bytearray(table)
    altered[-1] ^= 1
    for content, words in (
        (bytes(altered), "its data was altered"),
        (table[:300] + b"x" + table[301:], "its header was altered"),
        (table[:-8], "it is truncated: 8 bytes are missing"),
        (table + b"x", "it has 1 bytes too many"),
        (crag.read_bytes(), f"its name is {crag.name}, not {NAME}"),
        (b"<!doctype html>", "it is not a table"),
        (b"", "it is not a table"),
    ):
        assert words in refusal(Publisher(content), tmp_path / "tables", capsys)


def test_a_missing_file_and_size_are_reported(table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    publisher = Publisher(table)
    publisher.size = None
    assert "the server does not tell its size" in refusal(publisher, tmp_path / "tables", capsys)
    with published(publisher) as address:
        assert download(f"{address}/elsewhere", tmp_path / "tables") == 1
    assert "HTTP Error 404: Not Found" in capsys.readouterr().err
    assert list((tmp_path / "tables").iterdir()) == []
    # The server is gone.
    assert download(address, tmp_path / "tables") == 1
    assert "Connection refused" in capsys.readouterr().err


def test_the_disk_is_checked_beforehand(
    table: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = disk_usage(tmp_path)._replace(free=20_000)
    monkeypatch.setattr(published_tables, "disk_usage", lambda _: small)
    with published(Publisher(table, most=(8000,))) as address:
        assert download(address, tmp_path / "tables") == 1
    assert "the table cannot be written: 0.0 MB are needed, 0.0 MB are free" in capsys.readouterr().err
    assert list((tmp_path / "tables").iterdir()) == []


def test_an_interrupted_download_leaves_nothing(
    table: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(published_tables, "reserve_disk", interrupt)
    with published(Publisher(table)) as address:
        assert download(address, tmp_path) == 130
    assert capsys.readouterr().err.endswith("interrupted\n")
    assert list(tmp_path.iterdir()) == []


def test_only_listed_tables_of_web_servers_are_downloaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("file:///tables", "ftp://127.0.0.1/tables", "tables.example.org"):
        assert download(address, tmp_path) == 1
        assert "the address must start with http:// or https://" in capsys.readouterr().err
    path = tmp_path / "own.toml"
    path.write_text('name = "own"\nbase = "yacht"\nrolls = 2')
    assert download("http://127.0.0.1:1", tmp_path, str(path)) == 1
    assert re.search("the manifest has no digest of this table, so that it can only be built", capsys.readouterr().err)
