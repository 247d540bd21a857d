"""The Swift package: its offline table agrees with the vectors of the kit, and refuses broken files."""

import json
import struct
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from clients import make_offline_kit
from clients.make_swift import PACKAGE
from tests.generators.compiled_program import Program
from tests.generators.swift_compiler import compile_swift, run_swift

PROGRAMS = Path(__file__).parent / "swift_package"


def compiled(name: str, folder: Path) -> Program:
    """Compile the package with a program of the tests, into one module."""
    sources = [*sorted((PACKAGE / "Sources").rglob("*.swift")), *sorted((PROGRAMS / name).glob("*.swift"))]
    compile_swift(sources, folder / name, "-swift-version", "6", "-warnings-as-errors")
    return partial(run_swift, folder / name)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return compiled("kit", tmp_path_factory.mktemp("swift"))


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kit")
    for name, content in make_offline_kit.kit_files():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_it_agrees_with_all_vectors(reader: Program, kit: Path) -> None:
    vectors = [json.loads(path.read_text()) for path in (kit / "vectors").iterdir()]
    assert len(vectors) == len(make_offline_kit.BUILTIN) + len(make_offline_kit.INVENTED)
    moves = sum(len(position["advice"]["moves"]) for each in vectors for position in each["positions"])
    assert reader("kit", str(kit)) == [str(moves + sum(len(each["states"]) for each in vectors))]


def with_header(file: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Return a file with another header and its right digest."""
    [length] = struct.unpack_from("<I", file, 8)
    header = json.loads(file[44 : 44 + length])
    change(header)
    new = json.dumps(header).encode()
    return file[:8] + struct.pack("<I", len(new)) + sha256(new).digest() + new + file[44 + length :]


def flip(file: bytes, place: int) -> bytes:
    return file[:place] + bytes([file[place] ^ 1]) + file[place + 1 :]


BROKEN: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda file: file[:0], "not a table of Keepwise"),
    "something else": (lambda file: b"<!doctype html>" + file[15:], "not a table of Keepwise"),
    "cut in the header": (lambda file: file[:1000], "incomplete header"),
    "cut in the values": (lambda file: file[:-1], "damaged or incomplete values"),
    "longer": (lambda file: file + b"\0", "damaged or incomplete values"),
    "damaged header": (lambda file: flip(file, 100), "damaged header"),
    "damaged values": (lambda file: flip(file, len(file) - 100), "damaged or incomplete values"),
    "format 2": (
        lambda file: with_header(file, lambda header: header.update(format=2)),
        "format 2, kind portable, objective expected_total is not supported",
    ),
    "other rules": (
        lambda file: with_header(file, lambda header: header["times"].__setitem__(0, 2)),
        "the rules do not match the number of values, 8192",
    ),
    "missing points": (
        lambda file: with_header(file, lambda header: header["points"][0].pop()),
        "inconsistent header",
    ),
}


def test_broken_files_are_refused(reader: Program, kit: Path, tmp_path: Path) -> None:
    file = (kit / "tables" / "crag.table").read_bytes()
    for name, (break_file, _) in BROKEN.items():
        (tmp_path / name).write_bytes(break_file(file))
    said = reader("open", *(str(tmp_path / name) for name in BROKEN))
    assert dict(zip(BROKEN, said, strict=True)) == {
        name: f"unreadable table: {why}" for name, (_, why) in BROKEN.items()
    }


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"dice": [1, 2, 3, 4]}, "a hand must be 5 dice of faces 1 to 6, not [1, 2, 3, 4]"),
    ({"dice": [1, 2, 3, 4, 7]}, "a hand must be 5 dice of faces 1 to 6, not [1, 2, 3, 4, 7]"),
    ({"rolls_left": 3}, "rollsLeft must be 0 to 2, not 3"),
    ({"points": {"pairs": 3}}, "pairs is no category of yatzy-forced, or filled too often"),
    ({"points": {"ones": [3, 3]}}, "ones is no category of yatzy-forced, or filled too often"),
    ({"points": {"ones": 6}}, "ones cannot have 6 points"),
    ({"points": {"twos": 6}}, "the order of yatzy-forced allows no such card"),
    ({"extra_bonus_count": 1}, "extraBonusCount cannot be 1"),
    ({"extra_rolls": 1}, "extraRolls cannot be 1"),
    ({"points": {"ones": 3}}, "right"),
]


def test_impossible_positions_are_refused(reader: Program, kit: Path) -> None:
    lines = []
    for changes, _ in IMPOSSIBLE:
        card = {key: value for key, value in changes.items() if key not in ("dice", "rolls_left")}
        said = {"dice": [1, 2, 3, 4, 5], "rolls_left": 0, **changes, "scorecard": {"points": {}, **card}}
        lines.append(json.dumps(said))
    assert reader("ask", str(kit / "tables" / "yatzy-forced.table"), said="\n".join(lines)) == [
        why for _, why in IMPOSSIBLE
    ]
