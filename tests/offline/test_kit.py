"""The kit for readers: its own reader passes by its files alone, and errors are detected."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clients import make_offline_kit
from strategy_tables.portable.file import FORMAT
from tests.kit_folder import write_kit_folder
from tests.selection import usually

pytestmark = pytest.mark.slow

GREATEST_LINES = 160
FEW = 12
# Damaged kits contain a single game.
KEPT = ("tables", "vectors", "crag", "reader", "check")


@pytest.fixture(scope="module", params=usually({FEW}, (FEW, make_offline_kit.POSITIONS)))
def positions(request: pytest.FixtureRequest) -> int:
    """Return the number of positions of each game in the kit; the Python reader is slow."""
    assert isinstance(request.param, int)
    return request.param


@pytest.fixture(scope="module")
def kit(positions: int, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_kit_folder(tmp_path_factory.mktemp("kit"), positions)


def run(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program of the kit with a Python that only finds the standard library and the kit."""
    command = [sys.executable, "-E", "-S", str(folder / program), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_reader_answers_everything_correctly(kit: Path, positions: int) -> None:
    done = run(kit, "check.py")
    assert done.returncode == 0, done.stderr
    *right, summary = done.stdout.splitlines()
    names = [*make_offline_kit.BUILTIN, *(each["name"] for each in make_offline_kit.INVENTED)]
    assert sorted(right) == sorted(f"{name}: right" for name in names)
    vectors = [json.loads((kit / "vectors" / f"{name}.json").read_text()) for name in names]
    moves = sum(len(position["advice"]["moves"]) for each in vectors for position in each["positions"])
    assert summary == f"{moves + sum(len(each['states']) for each in vectors)} numbers are right"
    assert moves > 80 * positions


def test_the_reader_is_short() -> None:
    assert len(make_offline_kit.READER.read_text().splitlines()) <= GREATEST_LINES


def test_the_kit_covers_the_whole_format(kit: Path) -> None:
    headers = []
    for path in (kit / "tables").iterdir():
        content = path.read_bytes()
        headers.append(json.loads(content[44 : 44 + int.from_bytes(content[8:12], "little")]))
    assert {each["format"] for each in headers} == {FORMAT}
    assert {each["order"] for each in headers} == {"free", "card", "upper_first"}
    assert {each["dice_count"] for each in headers} >= {3, 5, 6}
    assert any(each["counted"] < each["dice_count"] for each in headers)
    assert {each["extra_rolls"]["saves"] for each in headers if each["extra_rolls"]} == {True, False}
    assert any(max(each["times"]) > 1 for each in headers)
    assert any(len(each["points"]) > 1 for each in headers)
    assert any(max(each["requires"]) >= 0 for each in headers)
    assert any(each["joker_category"] >= 0 for each in headers)
    assert any(min(each["upper_bonus"]) < 0 for each in headers)
    jokers = [
        position
        for path in (kit / "vectors").glob("yahtzee*.json")
        for position in json.loads(path.read_text())["positions"]
        if any(move.get("extra_bonus") for move in position["advice"]["moves"])
    ]
    assert jokers, "the extra bonus comes up"


def _another_value(kit: Path) -> None:
    path = kit / "vectors" / "crag.json"
    vectors = json.loads(path.read_text())
    vectors["positions"][-1]["advice"]["moves"][-1]["value"] += 5e-6
    path.write_text(json.dumps(vectors))


def _a_move_less(kit: Path) -> None:
    path = kit / "vectors" / "crag.json"
    vectors = json.loads(path.read_text())
    vectors["positions"][-1]["advice"]["moves"].pop()
    path.write_text(json.dumps(vectors))


def _another_place(kit: Path) -> None:
    path = kit / "vectors" / "crag.json"
    vectors = json.loads(path.read_text())
    vectors["states"][-1]["place"] -= 1
    path.write_text(json.dumps(vectors))


def _a_damaged_table(kit: Path) -> None:
    path = kit / "tables" / "crag.table"
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)


@pytest.mark.parametrize("damage", [_another_value, _a_move_less, _another_place, _a_damaged_table])
def test_mistakes_are_found(kit: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    folder = tmp_path / "kit"
    shutil.copytree(kit, folder, ignore=lambda _, names: [name for name in names if name.partition(".")[0] not in KEPT])
    assert run(folder, "check.py").returncode == 0
    damage(folder)
    assert run(folder, "check.py").returncode == 1


def test_the_command_line_advises_on_a_position(kit: Path) -> None:
    done = run(kit, "reader.py", "tables/yahtzee.table", "13346", "2", '{"points": {"ones": 3, "twos": 6}}')
    best, *_ = done.stdout.splitlines()
    # The first example of the README.
    assert best == '235.294183 {"keep": [3, 3]}'


@pytest.mark.exhaustive
def test_the_kit_is_a_single_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_offline_kit, "BUILTIN", ("crag",))
    one, other = tmp_path / "build" / "one.zip", tmp_path / "other.zip"
    make_offline_kit.write_kit(one)
    make_offline_kit.write_kit(other)
    assert one.read_bytes() == other.read_bytes()
