"""Deletion of solved tables, and behaviour on a full disk."""

import errno
import os
import stat
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import EXPECTED_TOTAL, TableNotWritten, load_table, table_path
from strategy_tables.jobs.build import build_kind
from strategy_tables.store import solved_folder as room
from strategy_tables.store.solved_folder import (
    evict_to_limit,
    free_disk,
    stored_tables,
    touch,
)
from tests.strategy_tables.small import SMALL

YEAR = 400 * 86_400.0
COMPILED = compile_ruleset(parse_ruleset({"name": "small", **SMALL["joker-forced"]}))


def stored(folder: Path, name: str, age: float, size: int = 100) -> Path:
    """Create a table file that was built `age` seconds ago."""
    path = folder / f"{name}.table"
    path.write_bytes(bytes(size))
    os.utime(path, (0, time.time() - age))
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.table"))


def test_least_recently_used_tables_are_evicted(tmp_path: Path) -> None:
    paths = {name: stored(tmp_path, name, age) for name, age in (("a", 500), ("b", 400), ("c", 300), ("d", 200))}
    touch(paths["a"])
    assert [each.path.stem for each in stored_tables(tmp_path)] == ["b", "c", "d", "a"]
    evict_to_limit(tmp_path, 200, paths["d"])
    assert names(tmp_path) == ["a", "d"]
    evict_to_limit(tmp_path, 0, paths["d"])
    assert names(tmp_path) == ["d"]
    assert [path.name for path in tmp_path.iterdir()] == ["d.table"], "the use of the others is forgotten, too"


def test_unfittable_tables_are_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and builds can be deleted, but not files of others."""
    random = Random(1)
    for number in range(50):
        folder = tmp_path / str(number)
        folder.mkdir()
        sizes = [random.randint(1, 100) for _ in range(random.randint(0, 4))]
        for place, size in enumerate(sizes):
            stored(folder, str(place), 10, size).rename(
                folder / random.choice([f"{place}.table", f".{place}.building"])
            )
        (folder / "queue.db").write_bytes(bytes(1_000))
        free, size = random.randint(0, 100), random.randint(1, 400)
        monkeypatch.setattr(room, "disk_usage", lambda _, free=free: SimpleNamespace(free=free))
        assert room.never_fits(folder, size) == (not sizes or size > free + sum(sizes))


def test_times_in_the_future_are_ignored(tmp_path: Path) -> None:
    """A table built when the clock was 400 days ahead is neither kept nor in use forever."""
    built, used = (stored(tmp_path, name, age) for name, age in (("a", -YEAR), ("b", 500)))
    stored(tmp_path, "d", 400)
    used.with_suffix(".used").touch()
    os.utime(used.with_suffix(".used"), (0, time.time() + YEAR))
    assert [each.path.stem for each in stored_tables(tmp_path)] == ["a", "b", "d"]
    for path in (built, used):
        touch(path)
    assert [each.path.stem for each in stored_tables(tmp_path)][:1] == ["d"]


class Disk(NamedTuple):
    """The result of a disk usage query."""

    free: int


class SmallDisk:
    """A mock of a disk with limited space for tables."""

    def __init__(self, folder: Path, size: int) -> None:
        self._folder = folder
        self._size = size

    def usage(self, _path: Path) -> Disk:
        return Disk(self._size - sum(path.stat().st_size for path in self._folder.glob("*.table")))

    def check(self, size: int) -> None:
        if size > self.usage(self._folder).free:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def reserve(self, _file: int, _start: int, size: int) -> None:
        self.check(size)

    def bring(self, file: int) -> None:
        if stat.S_ISREG(os.fstat(file).st_mode):
            self.check(os.fstat(file).st_size)


def reserve_nothing(_file: int, _start: int, _size: int) -> None:
    raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def on_a_small_disk(folder: Path, each: int, monkeypatch: pytest.MonkeyPatch, *, is_reserved: bool) -> None:
    """Build a table on a disk with three other tables of this size and ten free bytes."""
    for name, age in (("a", 500), ("b", 400), ("c", 300)):
        stored(folder, name, age, each)
    disk = SmallDisk(folder, 3 * each + 10)
    monkeypatch.setattr(room, "disk_usage", disk.usage)
    monkeypatch.setattr(os, "posix_fallocate", disk.reserve if is_reserved else reserve_nothing)
    monkeypatch.setattr(os, "fsync", disk.bring)
    build_kind(COMPILED, folder, EXPECTED_TOTAL, free=lambda size: free_disk(folder, size))


# Detected before solving, or when the table is written if the file system reserves nothing.
@pytest.mark.parametrize("is_reserved", [True, False])
def test_space_is_freed_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_reserved: bool) -> None:
    on_a_small_disk(tmp_path, 10_000, monkeypatch, is_reserved=is_reserved)
    assert load_table(COMPILED, tmp_path).header.entries > 0
    assert names(tmp_path) == sorted(["b", "c", table_path(COMPILED, tmp_path).stem])


@pytest.mark.parametrize("is_reserved", [True, False])
def test_tables_are_not_deleted_in_vain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_reserved: bool) -> None:
    with pytest.raises(TableNotWritten, match="No space left on device"):
        on_a_small_disk(tmp_path, 10, monkeypatch, is_reserved=is_reserved)
    assert names(tmp_path) == ["a", "b", "c"]
    assert not list(tmp_path.glob(".*"))
