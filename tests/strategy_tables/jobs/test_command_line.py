import io
import time
from pathlib import Path

import pytest

from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.__main__ import main
from strategy_tables.command_line import default_rulesets, show_progress
from strategy_tables.jobs.build import build_table
from strategy_tables.portable.file import export_table
from strategy_tables.store.tablefile import load_table, table_path
from tests.known import CARDS

SMALL_TOML = """
name = "pairs"
dice_count = 2
categories = [
    { id = "pair", needs = { groups = [2] }, pays = { points = 10 } },
    { id = "chance", pays = { sum = "all" } },
]
"""


def test_only_missing_tables_are_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long compilation takes.
    monkeypatch.setattr("strategy_tables.command_line._SECONDS_BETWEEN_LINES", 1e9)
    folder = tmp_path / "not" / "there" / "yet"
    assert main(["build", "yacht", "crag", "--folder", str(folder)]) == 0
    out, err = capsys.readouterr()
    assert "yacht: built in" in out
    assert "expected total 166.955068" in out
    assert err == "yacht: 4,095 states\ncrag: 8,191 states\n"
    before = {path: path.stat().st_ino for path in folder.iterdir()}
    assert main(["build", "yacht", "crag", "--folder", str(folder)]) == 0
    assert capsys.readouterr() == ("", "")
    assert {path: path.stat().st_ino for path in folder.iterdir()} == before
    assert main(["build", "--force", "yacht", "--folder", str(folder)]) == 0
    changed = [path for path in folder.iterdir() if path.stat().st_ino != before[path]]
    assert changed == [table_path(compile_ruleset(load_ruleset("yacht")), folder)]


def test_a_damaged_table_is_reported_and_rebuilt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compiled = compile_ruleset(load_ruleset("yacht"))
    build_table(compiled, tmp_path)
    path = table_path(compiled, tmp_path)
    path.write_bytes(path.read_bytes()[:-1])
    assert main(["verify", "--folder", str(tmp_path)]) == 1
    err = capsys.readouterr().err
    assert err == f"{path}: it is truncated: 1 bytes are missing; build it with: python -m strategy_tables build\n"
    assert main(["build", "yacht", "--folder", str(tmp_path)]) == 0
    assert f"{path}: it is truncated: 1 bytes are missing; rebuilding\n" in capsys.readouterr().err
    load_table(compiled, tmp_path)


def test_verify_lists_every_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"no tables in {tmp_path}\n"
    path = table_path(compile_ruleset(load_ruleset("yacht")), tmp_path)
    assert main(["verify", "yacht", "--folder", str(tmp_path)]) == 1
    assert "there is no such table; build it with: python -m strategy_tables build" in capsys.readouterr().err
    main(["build", "yacht", "--folder", str(tmp_path)])
    capsys.readouterr()
    for arguments in ([], ["yacht"]):
        assert main(["verify", *arguments, "--folder", str(tmp_path)]) == 0
        assert capsys.readouterr().out == f"{path.name}: whole (yacht)\n"


def test_export_writes_a_portable_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["build", "yacht", "--folder", str(tmp_path)])
    capsys.readouterr()
    path, table = tmp_path / "yacht.table", load_table(compile_ruleset(load_ruleset("yacht")), tmp_path)
    for options, exact in (([], False), (["--exact"], True)):
        assert main(["export", "yacht", str(path), *options, "--folder", str(tmp_path)]) == 0
        assert path.read_bytes() == b"".join(export_table(table, exact))
        assert capsys.readouterr().out == f"{path}: {path.stat().st_size:,} bytes, table {table.digest}\n"


def test_list_shows_existing_and_missing_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["build", "yacht", "--folder", str(tmp_path)])
    (tmp_path / "x.table").write_text("no table")
    capsys.readouterr()
    assert main(["list", "--folder", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "yacht                expected_total 166.955068, 4,095 states, 0.0 MB" in out
    assert "x.table: it is not a table" in out
    assert "maxi-yatzy           no table (57,507,755 states)" in out
    assert len(out.splitlines()) == len(CARDS) + 1


def test_rulesets_from_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pairs.toml"
    path.write_text(SMALL_TOML)
    assert main(["build", str(path), "--folder", str(tmp_path)]) == 0
    assert "pairs: built" in capsys.readouterr().out


def test_rulesets_of_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pairs.toml").write_text(SMALL_TOML)
    monkeypatch.setenv("RULESETS_DIR", str(tmp_path))
    assert main(["build", "pairs", "--folder", str(tmp_path / "tables")]) == 0
    assert "pairs: built" in capsys.readouterr().out
    (tmp_path / "worse.toml").write_text('name = "worse"\nbase = "pairs"\nrolls = 9\ndice_count = 0')
    assert main(["build", "pairs", "--folder", str(tmp_path / "tables")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "No such file or directory"),
        ("name = ", "cannot be read as TOML"),
        ('name = "x"\ncategories = []\nrolls = 0', "rolls must be from 1 to 5, not 0"),
    ],
)
def test_files_without_a_ruleset_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, complaint: str
) -> None:
    path = tmp_path / "game.toml"
    if content is not None:
        path.write_text(content)
    assert main(["build", str(path), "--folder", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(str(path))
    assert complaint in err


def test_an_unknown_ruleset_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "yatzee", "--folder", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("unknown ruleset 'yatzee'; did you mean yahtzee or yatzy?")
    assert err.count("\n") == 1


def test_a_read_only_folder_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["build", "yacht", "--folder", str(tmp_path / "file")]) == 1
    assert capsys.readouterr().err.splitlines()[1].endswith("file is not a folder")


def test_very_large_rulesets_are_built_only_by_name() -> None:
    names = {ruleset.name for ruleset in default_rulesets(builtin_rulesets())}
    assert names == set(CARDS) - {"maxi-yatzy", "maxi-yatzy-saved", "yatzy-saved"}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_is_a_temporary_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    stream = Terminal()
    with show_progress("yacht", stream) as progress:
        progress(1, 4)
        progress(4, 4)
    shown = stream.getvalue().split("\r")
    assert shown == ["yacht", "yacht [#######                       ]  25%", f"yacht [{'#' * 30}] 100%", "\x1b[K"]


def test_progress_elsewhere_is_a_line_every_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0, 1, 4, 6, 7, 12])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    stream = io.StringIO()
    with show_progress("yacht", stream) as progress:
        for done in range(5):
            progress(done, 4)
    assert stream.getvalue() == "yacht\nyacht: 50%\nyacht: 100%\n"
