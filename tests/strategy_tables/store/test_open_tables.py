"""Open tables of a server: which are found, closed, and never closed."""

import os
from pathlib import Path

import pytest

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import Table, build_table, load_table, table_path
from strategy_tables.errors import DamagedTable
from strategy_tables.jobs.build import build_kind
from strategy_tables.store import tablefile
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.open_tables import OpenTables
from tests.tiny import compiled_tiny


@pytest.fixture
def means(tmp_path: Path) -> Table:
    return build_table(compiled_tiny(1), tmp_path)


def damage(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(-1, 2)
        last = file.read(1)
        file.seek(-1, 2)
        file.write(bytes([last[0] ^ 1]))


def test_the_least_recently_used_entry_is_evicted_first() -> None:
    cache: LruCache[str, int] = LruCache(2)
    assert [cache.find(key, len) for key in ("a", "bb", "a", "ccc")] == [1, 2, 1, 3]
    assert (cache.get("bb"), cache.get("a"), cache.values()) == (None, 1, [3, 1])


def test_only_the_given_value_is_dropped() -> None:
    cache: LruCache[str, list[int]] = LruCache(2)
    old, new = [1], [1]
    cache.put("a", old)
    cache.put("a", new)
    cache.drop("a", old)
    assert cache.get("a") is new
    cache.drop("a", new)
    cache.drop("a", new)
    assert cache.get("a") is None


def test_later_tables_are_found_and_missing_ones_are_not(means: Table, tmp_path: Path) -> None:
    tables = OpenTables([], tmp_path)
    found = tables.find(means.compiled)
    assert found is not None
    assert found.digest == means.digest
    assert tables.find(means.compiled) is found, "opened once"
    assert tables.find(compiled_tiny(2)) is None
    assert tables.at_start == []


def test_an_optional_table_is_found_once_built(means: Table, tmp_path: Path) -> None:
    tables = OpenTables([means], tmp_path)
    compiled = means.compiled
    assert tables.digests(compiled, [FLOOR, OUTLOOK]) == (means.digest, None, None)
    header = build_kind(compiled, tmp_path, FLOOR)
    assert tables.digests(compiled, [FLOOR, OUTLOOK]) == (means.digest, header.digest, None)
    assert [each.objective for each in tables.headers_of(compiled)] == ["expected_total", "floor"]
    assert tables.with_optional(means, FLOOR).floors is tables.with_optional(means, OUTLOOK).floors


def test_existing_tables_are_opened_at_the_start(means: Table, tmp_path: Path) -> None:
    build_kind(means.compiled, tmp_path, FLOOR)
    tables = OpenTables([means], tmp_path)
    assert tables.at_start == [(means.compiled, EXPECTED_TOTAL)]
    tables.open_optional()
    assert tables.at_start == [(means.compiled, EXPECTED_TOTAL), (means.compiled, FLOOR)]
    table_path(means.compiled, tmp_path, FLOOR).unlink()
    assert tables.with_optional(means, FLOOR).floors is not None


def test_only_a_damaged_optional_table_is_forgotten(means: Table, tmp_path: Path) -> None:
    build_kind(means.compiled, tmp_path, FLOOR)
    tables = OpenTables([means], tmp_path)
    opened = tables.with_optional(means, FLOOR).floors
    assert opened is not None
    path = table_path(means.compiled, tmp_path, FLOOR)
    damage(path)
    with pytest.raises(DamagedTable):
        opened.file.check_unchanged()
    assert tables.forget(means, path)
    assert not tables.forget(means, path), "it is forgotten already"
    assert tables.find(means.compiled) is means
    with pytest.raises(DamagedTable):
        tables.with_optional(means, FLOOR)


def test_a_repaired_table_is_used_again(means: Table, tmp_path: Path) -> None:
    tables = OpenTables([means], tmp_path)
    path = table_path(means.compiled, tmp_path)
    damage(path)
    assert tables.forget(means, path)
    with pytest.raises(DamagedTable):
        tables.find(means.compiled)
    assert tables.find_usable(means.compiled) is None
    assert tables.headers_of(means.compiled) == []
    build_table(means.compiled, tmp_path)
    found = tables.find(means.compiled)
    assert found is not None
    assert list(tables.means.values()) == [found], "it stays, as all of the start do"


def test_evicted_solved_tables_are_closed(tmp_path: Path) -> None:
    solved = tmp_path / "solved"
    closed: list[bool] = []
    tables = OpenTables([], tmp_path, solved, lambda: closed.append(True))
    compiled = compiled_tiny(1)
    digest = build_table(compiled, solved).digest
    found = tables.find(compiled)
    assert found is not None
    assert found.digest == digest
    assert tables.close_deleted(), "it may be thrown away at any time"
    assert tables.find(compiled) is found
    table_path(compiled, solved).unlink()
    assert not tables.close_deleted(), "nothing is left to look after"
    assert closed == [True]
    assert tables.find(compiled) is None


def test_use_of_solved_tables_is_reported_once_a_minute(tmp_path: Path) -> None:
    solved = tmp_path / "solved"
    used: list[str] = []
    tables = OpenTables([], tmp_path, solved, used=used.append)
    compiled = compiled_tiny(1)
    build_table(compiled, solved)
    path = table_path(compiled, solved)
    tables.find(compiled)
    assert used == [], "it was built a moment ago"
    for each in (path, path.with_suffix(".used")):
        if each.exists():
            os.utime(each, (1e9, 1e9))
        for _ in range(3):
            tables.find(compiled)
    assert used == [path.name] * 2


def test_a_missing_table_is_refused_without_laying_out_its_states(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out: list[CompiledRuleset] = []
    monkeypatch.setattr(tablefile, "state_space", laid_out.append)
    assert OpenTables([], tmp_path, tmp_path / "solved").find(compiled_tiny(1)) is None
    assert laid_out == []


def test_an_operators_table_takes_precedence_over_a_solved_one(means: Table, tmp_path: Path) -> None:
    solved = tmp_path / "solved"
    build_table(means.compiled, solved)
    tables = OpenTables([], tmp_path, solved)
    found = tables.find(load_table(means.compiled, tmp_path).compiled)
    assert found is not None
    assert found.file is not None
    assert found.file.path.parent == tmp_path
