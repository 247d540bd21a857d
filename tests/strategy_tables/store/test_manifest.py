import re
from pathlib import Path

import pytest

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.__main__ import main
from strategy_tables.jobs.build import build_table, solve_kind
from strategy_tables.store import manifest
from strategy_tables.store.kinds import EXPECTED_TOTAL, TABLE_KINDS
from strategy_tables.store.manifest import read_manifest, update_manifest
from tests.known import known
from tests.selection import usually
from tests.strategy_tables.tables import BUILT, USUAL_BUILT

SMALL = USUAL_BUILT - {"yahtzee", "kismet"}
OPTIONAL = [key for key in read_manifest() if key[1] != EXPECTED_TOTAL.name]


@pytest.mark.parametrize("name", usually(SMALL, BUILT))
def test_solving_gives_the_digests_of_the_manifest(name: str) -> None:
    header, _ = solve_kind(compile_ruleset(builtin_rulesets()[name]), EXPECTED_TOTAL)
    entry = read_manifest()[name, EXPECTED_TOTAL.name]
    assert (header.digest, header.states, header.start_value) == (entry.digest, entry.states, entry.start_value)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("name", "kind"), OPTIONAL)
def test_optional_tables_have_the_digests_of_the_manifest(name: str, kind: str) -> None:
    header, _ = solve_kind(compile_ruleset(builtin_rulesets()[name]), TABLE_KINDS[kind])
    assert header.digest == read_manifest()[name, kind].digest


def test_expected_totals_of_the_manifest_are_known_from_elsewhere() -> None:
    means = known("mean")
    assert means
    for name, mean in means.items():
        if entry := read_manifest().get((name, EXPECTED_TOTAL.name)):
            assert f"{entry.start_value:.6f}" == f"{mean:.6f}"


def test_a_line_has_five_words() -> None:
    title, *lines = manifest.MANIFEST.read_text().splitlines()
    assert "python -m strategy_tables manifest" in title
    assert all(re.fullmatch(r"[0-9a-f]{64} [a-z0-9-]+ [a-z_]+ [0-9]+ [0-9.]+", line) for line in lines)
    assert lines == sorted(lines, key=lambda line: line.split()[1:3])


def test_updates_keep_other_lines(tmp_path: Path) -> None:
    path, folder = tmp_path / "manifest.txt", tmp_path / "tables"
    for name in ("yacht", "crag"):
        build_table(compile_ruleset(builtin_rulesets()[name]), folder)
        update_manifest(folder, path)
        for file in folder.iterdir():
            file.unlink()
    assert read_manifest(path) == {key: entry for key, entry in read_manifest().items() if key[0] in ("yacht", "crag")}


def test_another_table_than_that_of_the_manifest_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build_table(compile_ruleset(builtin_rulesets()["yacht"]), tmp_path)
    digest = read_manifest()["yacht", "expected_total"].digest
    other = tmp_path / "manifest.txt"
    other.write_text(manifest.MANIFEST.read_text().replace(digest, "0" * 64))
    monkeypatch.setattr("strategy_tables.store.manifest.read_manifest.__defaults__", (other,))
    assert main(["verify", "--folder", str(tmp_path)]) == 1
    assert f"its digest is {digest}, but {'0' * 64} in manifest.txt" in capsys.readouterr().err
