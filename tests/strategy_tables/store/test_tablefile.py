import errno
import hashlib
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.errors import DamagedTable, MissingTable, SolverMissing, StaleTable, TableNotWritten, UnusableTable
from strategy_tables.jobs import build
from strategy_tables.jobs.build import build_kind, build_table, solve_table
from strategy_tables.model.layout import state_space
from strategy_tables.store import tablefile
from strategy_tables.store.kinds import EXPECTED_TOTAL, OUTLOOK, TARGET, TableKind
from strategy_tables.store.tablefile import (
    Table,
    TableFile,
    load_table,
    open_table,
    table_path,
    tables_folder,
    write_table,
)
from strategy_tables.store.temporary_file import remove_leftovers, temporary_file
from tests.servers import ROOT
from tests.strategy_tables.small import SMALL


@pytest.fixture
def compiled() -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": "small", **SMALL["joker-forced"]}))


@pytest.fixture
def table(compiled: CompiledRuleset, tmp_path: Path) -> Table:
    return build_table(compiled, tmp_path)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_table_round_trips(compiled: CompiledRuleset, table: Table, tmp_path: Path) -> None:
    solved = solve_table(compiled)
    assert files(tmp_path) == [f"{compiled.fingerprint}.expected_total.table"]
    assert np.array_equal(table.values, solved.values)
    # Read from the file on demand.
    assert table.file is not None
    assert isinstance(table.file.values, np.memmap)
    assert np.shares_memory(table.values, table.file.values)
    assert not table.values.flags.writeable
    assert replace(table.header, seconds=0) == replace(solved.header, seconds=0)
    assert table.digest == hashlib.sha256(solved.values.tobytes()).hexdigest()
    assert table.start_value == solved.values[0]
    assert (table.header.ruleset, table.header.objective) == ("small", "expected_total")
    assert table.header.states == table.space.turn_starts


def test_the_file_matches_its_description(table: Table, tmp_path: Path) -> None:
    content = (tmp_path / files(tmp_path)[0]).read_bytes()
    assert content[:8] == b"KEEPWISE"
    start = 44 + int.from_bytes(content[8:12], "little")
    assert start % 64 == 0
    assert content[12:44] == hashlib.sha256(content[44:start]).digest()
    assert json.loads(content[44:start])["format"] == 1
    assert np.array_equal(np.frombuffer(content[start:], dtype="<f8"), table.values)


@pytest.mark.usefixtures("table")
def test_other_users_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0o022)
    os.umask(before)
    assert (tmp_path / files(tmp_path)[0]).stat().st_mode & 0o777 == 0o666 & ~before


def test_rulesets_that_only_differ_by_name_have_the_same_table(table: Table, tmp_path: Path) -> None:
    twin = compile_ruleset(parse_ruleset({"name": "twin", "title": "Twin", **SMALL["joker-forced"]}))
    assert load_table(twin, tmp_path).digest == table.digest


def test_a_missing_table_is_reported_with_its_command(compiled: CompiledRuleset, tmp_path: Path) -> None:
    with pytest.raises(MissingTable) as caught:
        load_table(compiled, tmp_path)
    assert "\n" not in str(caught.value)
    assert str(table_path(compiled, tmp_path)) in str(caught.value)
    assert f"python -m strategy_tables build --folder {tmp_path} PATH/TO/small.toml" in str(caught.value)
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --folder \S+ yacht$"):
        load_table(compile_ruleset(load_ruleset("yacht")), tmp_path)


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("length", [0, 7, 8, 43, 44, 60, 300, -8, -1])
def test_a_truncated_table_is_refused(compiled: CompiledRuleset, tmp_path: Path, length: int) -> None:
    path = table_path(compiled, tmp_path)
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(DamagedTable, match=r"truncated|is not a table") as caught:
        load_table(compiled, tmp_path)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("table")
def test_a_table_with_additional_bytes_is_refused(compiled: CompiledRuleset, tmp_path: Path) -> None:
    with table_path(compiled, tmp_path).open("ab") as file:
        file.write(b"\0")
    with pytest.raises(DamagedTable, match="it has 1 bytes too many"):
        load_table(compiled, tmp_path)


def test_a_change_of_any_byte_is_detected(compiled: CompiledRuleset, table: Table, tmp_path: Path) -> None:
    path = table_path(compiled, tmp_path)
    content = path.read_bytes()
    for position in [*range(0, 600, 7), *range(600, len(content), 997), len(content) - 1]:
        altered = bytearray(content)
        altered[position] ^= 0x10
        path.write_bytes(altered)
        with pytest.raises(DamagedTable):
            load_table(compiled, tmp_path)
    path.write_bytes(content)
    assert load_table(compiled, tmp_path).digest == table.digest


def test_a_damaged_file_is_not_read_again(
    compiled: CompiledRuleset, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = table_path(compiled, tmp_path)
    content = path.read_bytes()
    compared: list[object] = []
    compare = TableFile._compare

    def counting(file: TableFile, stamp: Any) -> None:
        compared.append(stamp)
        compare(file, stamp)

    monkeypatch.setattr(TableFile, "_compare", counting)

    def refused() -> int:
        """Return how often the data was read for three requests."""
        compared.clear()
        for _ in range(3):
            with pytest.raises(DamagedTable, match="its data was altered"):
                load_table(compiled, tmp_path)
        return len(compared)

    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert refused() == 3, "written just now, it might be written to again without a trace"
    # Once some seconds have passed, or if the clock was set back by a day.
    now = time.time_ns()
    for away in (10, -86_400):
        tablefile._damaged.clear()
        monkeypatch.setattr("strategy_tables.store.tablefile.time.time_ns", lambda away=away: now + away * 10**9)
        assert refused() == 1
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 2]))
    assert refused() == 1, "another damage"
    path.write_bytes(content)
    assert load_table(compiled, tmp_path).digest == table.digest


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "found"), [(EXPECTED_TOTAL, 2), (OUTLOOK, 1), (TARGET, 1)])
def test_another_format_version_is_refused(
    compiled: CompiledRuleset, tmp_path: Path, kind: TableKind, found: int
) -> None:
    header = build_kind(compiled, tmp_path, kind)
    path, space = table_path(compiled, tmp_path, kind), state_space(compiled)
    other = replace(header, format=found)
    values = open_table(compiled, tmp_path, kind, space).values.copy()
    with path.open("wb") as file:
        write_table(file, other, values)
    with pytest.raises(StaleTable, match=f"format version is {found}, not {header.format};"):
        open_table(compiled, tmp_path, kind, space)


@pytest.mark.usefixtures("table")
def test_the_table_of_another_ruleset_is_refused(compiled: CompiledRuleset, tmp_path: Path) -> None:
    other = compile_ruleset(parse_ruleset(SMALL["joker-free"]))
    table_path(compiled, tmp_path).rename(table_path(other, tmp_path))
    with pytest.raises(StaleTable, match=f"another ruleset, {compiled.fingerprint}"):
        load_table(other, tmp_path)


def test_a_folder_instead_of_a_file_is_refused(compiled: CompiledRuleset, tmp_path: Path) -> None:
    table_path(compiled, tmp_path).mkdir()
    with pytest.raises(UnusableTable, match="cannot be read: Is a directory"):
        load_table(compiled, tmp_path)


def test_a_folder_that_cannot_be_created_is_reported(compiled: CompiledRuleset, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TableNotWritten, match="cannot be written: Not a directory") as caught:
        build_table(compiled, tmp_path / "file" / "tables")
    assert "\n" not in str(caught.value)


def fail_with_full_disk(*_arguments: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("step", ["reserve_disk", "write_table", "rename_to_disk"])
def test_a_full_disk_leaves_no_file(
    compiled: CompiledRuleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(build, step, fail_with_full_disk)
    with pytest.raises(TableNotWritten, match="No space left on device"):
        build_table(compiled, tmp_path)
    assert files(tmp_path) == []


def test_a_full_disk_keeps_the_previous_table(
    compiled: CompiledRuleset, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "write_table", fail_with_full_disk)
    with pytest.raises(TableNotWritten):
        build_table(compiled, tmp_path)
    assert load_table(compiled, tmp_path).digest == table.digest


def test_the_file_of_a_builder_at_work_is_left_alone(compiled: CompiledRuleset, tmp_path: Path) -> None:
    with temporary_file(table_path(compiled, tmp_path)) as file:
        remove_leftovers(tmp_path)
        assert files(tmp_path) == [Path(file.name).name]
    assert files(tmp_path) == []


KILLED = """
import sys, time
from pathlib import Path
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs import build
from tests.strategy_tables.small import SMALL

def write_half(file, header, values):
    file.write(values.data[: values.size // 2])
    file.flush()
    print("half", flush=True)
    time.sleep(60)

build.write_table = write_half
build.build_table(compile_ruleset(parse_ruleset(SMALL["joker-forced"])), Path(sys.argv[1]))
"""


@pytest.mark.slow
def test_a_killed_builder_leaves_no_table_and_is_cleaned_up_after(compiled: CompiledRuleset, tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "half\n"
        process.kill()
    assert [name.endswith(".building") for name in files(tmp_path)] == [True]
    with pytest.raises(MissingTable):
        load_table(compiled, tmp_path)
    build_table(compiled, tmp_path)
    assert files(tmp_path) == [table_path(compiled, tmp_path).name]


LIMITED = """
import resource, sys
from strategy_tables.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
sys.exit(main(["build", "yacht", "crag", "--folder", sys.argv[1]]))
"""


@pytest.mark.slow
def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("the table cannot be written: File too large")
    assert "Traceback" not in done.stderr
    assert files(tmp_path) == []


@pytest.mark.slow
def test_concurrent_builders_both_succeed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "strategy_tables", "build", "yacht", "crag", "--force", "--folder", str(tmp_path)]
    processes = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) for _ in range(2)]
    assert [process.wait(timeout=120) for process in processes] == [0, 0]
    for ruleset_id in ("yacht", "crag"):
        load_table(compile_ruleset(load_ruleset(ruleset_id)), tmp_path)
    assert len(files(tmp_path)) == 2


def test_building_without_numba_reports_the_missing_package(
    compiled: CompiledRuleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "strategy_tables.solve.tables", None)
    with pytest.raises(SolverMissing, match="numba"):
        build_table(compiled, tmp_path)
    assert files(tmp_path) == []


@pytest.mark.slow
def test_serving_does_not_import_numba() -> None:
    code = "import sys, strategy_tables; sys.exit('numba' in sys.modules or 'llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_the_environment_sets_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEPWISE_TABLES", str(tmp_path))
    assert tables_folder() == tmp_path
    monkeypatch.delenv("KEEPWISE_TABLES")
    assert tables_folder() == ROOT / "strategy_tables" / "tables"
