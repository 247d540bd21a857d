"""Shipped outlooks and frontiers of the empty card: solving them again, writing them, and commands that do both."""

from pathlib import Path

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.store import start
from strategy_tables.store.start import FILE, load_frontier, load_start
from tests.strategy_tables.tables import BUILT
from tools.__main__ import main
from tools.starts import check_start, solve_start, write_frontier, write_start


@pytest.mark.parametrize("name", ["crag", "generala", "yatzy-forced", "yacht", "balut-stc", "generala-double"])
def test_solving_matches_the_shipped_file(name: str) -> None:
    # The larger ones take minutes: python -m tools start
    compiled = compile_ruleset(load_ruleset(name))
    rest = solve_start(compiled)
    assert check_start(compiled, rest) is None
    rest.probabilities[100] *= 1 + 1e-9
    assert check_start(compiled, rest) == "its probabilities differ from the solved ones"


def test_writing_reproduces_the_shipped_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games = [compile_ruleset(load_ruleset(name)) for name in BUILT]
    shipped = [(compiled, load_start(compiled), load_frontier(compiled)) for compiled in games]
    monkeypatch.setattr(start, "FILE", tmp_path / "starts.npz")
    for compiled, rest, frontier in shipped:
        assert rest is not None
        write_start(compiled, rest)
        if frontier is not None:
            write_frontier(compiled, frontier)
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


@pytest.mark.slow
def test_a_command_compares_and_writes_frontiers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["frontier", "crag"]) == 0
    assert capsys.readouterr().out == "crag: the frontier in starts.npz is correct\n"
    assert main(["frontier", "generala"]) == 2
    assert "generala: this game has extra rolls, points by roll" in capsys.readouterr().err
    monkeypatch.setattr(start, "FILE", tmp_path / "starts.npz")
    assert main(["start", "yatzy-forced", "--write"]) == 0
    assert main(["frontier", "yatzy-forced"]) == 1
    assert "it has no frontier" in capsys.readouterr().err
    assert main(["frontier", "yatzy-forced", "--write"]) == 0
    assert main(["frontier", "yatzy-forced"]) == main(["start", "yatzy-forced"]) == 0
