"""Shipped outlooks of the empty card: solving them again, writing them, and the command that does both."""

from pathlib import Path

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.store import start
from strategy_tables.store.start import FILE, load_start
from tests.strategy_tables.tables import BUILT
from tools.__main__ import main
from tools.starts import check_start, solve_start, write_start


@pytest.mark.parametrize("name", ["crag", "generala", "yatzy-forced", "yacht", "balut-stc", "generala-double"])
def test_solving_matches_the_shipped_file(name: str) -> None:
    # The larger ones take minutes: python -m tools start
    compiled = compile_ruleset(load_ruleset(name))
    rest = solve_start(compiled)
    assert check_start(compiled, rest) is None
    rest.probabilities[100] *= 1 + 1e-9
    assert check_start(compiled, rest) == "its probabilities differ from the solved ones"


def test_writing_reproduces_the_shipped_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped_rests = [(compiled, load_start(compiled)) for compiled in map(compile_ruleset, map(load_ruleset, BUILT))]
    monkeypatch.setattr(start, "FILE", tmp_path / "starts.npz")
    for compiled, rest in shipped_rests:
        assert rest is not None
        write_start(compiled, rest)
    assert start.FILE.read_bytes() == FILE.read_bytes()


def test_the_command_compares_and_writes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["start", "generala", "yatzy-forced"]) == 0
    right = "the distribution in starts.npz is correct"
    assert capsys.readouterr().out == f"generala: {right}\nyatzy-forced: {right}\n"
    monkeypatch.setattr(start, "FILE", tmp_path / "starts.npz")
    assert main(["start", "generala"]) == 1
    assert "no entry has its fingerprint; write it with: python -m" in capsys.readouterr().err
    assert main(["start", "generala", "--write"]) == 0
    assert main(["start", "generala"]) == 0
