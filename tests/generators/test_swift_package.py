"""The Swift package: its table agrees with the kit and refuses broken files; its client has the common habits."""

import json
import struct
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from api import create_app
from clients import make_offline_kit
from clients.conformance.server import playing
from clients.conformance.suite import mismatches, read_cases, run_suite
from clients.make_swift import PACKAGE
from tests.generators.compiled_program import Program
from tests.generators.examples import examples
from tests.generators.readmes import shown_programs
from tests.generators.swift_compiler import compile_swift, run_swift
from tests.kit_folder import write_kit_folder

PROGRAMS = Path(__file__).parent / "swift_package"
MODULE = "KeepwiseClient"
ADDRESS = "http://localhost:8000"
SHOWN = shown_programs(PACKAGE / "README.md", "swift")

OPTIONS = ("-swift-version", "6", "-warnings-as-errors")

Compile = Callable[[Path, str], Path]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compile:
    """Compile the package into a library, and return a function that compiles a program which imports it."""
    library = tmp_path_factory.mktemp("library")
    sources = sorted((PACKAGE / "Sources").rglob("*.swift"))
    module = ("-emit-module", "-emit-module-path", str(library / f"{MODULE}.swiftmodule"), "-module-name", MODULE)
    made = library / f"lib{MODULE}.a"
    compile_swift(sources, made, *OPTIONS, "-emit-library", "-static", "-enable-testing", *module)

    def compile_program(folder: Path, text: str) -> Path:
        (folder / "main.swift").write_text(text, encoding="utf-8")
        found = ("-I", str(library), "-L", str(library), f"-l{MODULE}")
        compile_swift([folder / "main.swift"], folder / "program", *OPTIONS, *found)
        return folder / "program"

    return compile_program


def source(name: str) -> str:
    return (PROGRAMS / f"{name}.swift").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def reader(compiled: Compile, tmp_path_factory: pytest.TempPathFactory) -> Program:
    return partial(run_swift, compiled(tmp_path_factory.mktemp("reader"), source("kit")))


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_kit_folder(tmp_path_factory.mktemp("kit"))


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
    ({"fillings": {"ones": [3, 3]}}, "ones is no category of yatzy-forced, or filled too often"),
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


def test_it_conforms(compiled: Compile, tmp_path: Path) -> None:
    outcomes = [*run_suite([str(compiled(tmp_path, source("driver")))])]
    assert {each.name: each.failures for each in outcomes if each.failures} == {}
    assert len(outcomes) == len(read_cases())
    assert not any(each.skipped for each in outcomes)


@pytest.fixture(scope="module")
def habits(compiled: Compile, tmp_path_factory: pytest.TempPathFactory) -> Program:
    return partial(run_swift, compiled(tmp_path_factory.mktemp("habits"), source("habits")))


SCORES = {
    "kind": "scores",
    "ruleset": "yahtzee",
    "dice": [6, 6, 6, 6, 6],
    "rolls_left": 0,
    "points": {},
    "legal": [],
    "extra_bonus": 0,
    "joker": False,
}


@pytest.mark.parametrize(
    ("task", "script", "said"),
    [
        ("call", [{"delay": 20}], ["CancellationError at once"]),
        ("call", [{"status": 503, "headers": {"Retry-After": "20"}}], ["CancellationError at once"]),
        ("stream", [{"lines": [SCORES], "pause": 20}], ["CancellationError at once"]),
        # Each part arrives in time, all of them do not.
        ("slow", [{"lines": [SCORES] * 4, "delay": 1, "pause": 1}], ["4"]),
        ("silent", [{"lines": [SCORES] * 4, "pause": 20}], ["timed out"]),
        # Items are sent in lots, when the results of earlier ones were read.
        ("lots", [{"live": True}] * 3, ["1500 results of 2000 items", "/items/2300/scorecard/points/ones", "2500"]),
    ],
)
def test_it_has_more_habits(habits: Program, task: str, script: list[dict[str, Any]], said: list[str]) -> None:
    with playing(script, create_app(tables=[])) as server:
        assert habits(task, server.address) == said
        assert server.attempts[0].headers["User-Agent"] == "keepwise-swift/0.0.0"


def test_models_read_and_write_all_examples(compiled: Compile, tmp_path: Path) -> None:
    shown = list(examples())
    said = "\n".join(json.dumps({"schema": each.schema, "value": each.value}) for each in shown)
    lines = run_swift(compiled(tmp_path, source("models")), said=said)
    read = [(each, json.loads(line)) for each, line in zip(shown, lines, strict=True) if line != "null"]
    assert len({each.schema for each, _ in read}) == 12
    assert [wrong for each, made in read for wrong in mismatches(made, each.value, each.where)] == []
    kept = {"points", "rolls_left", "total_so_far", "retry_after"}
    assert all(made.keys() & kept == each.value.keys() & kept for each, made in read)


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_programs_of_the_readme_work(compiled: Compile, service: str, kit: Path, tmp_path: Path, number: int) -> None:
    program, printed = SHOWN[number]
    program = program.replace(ADDRESS, service).replace('"yahtzee.table"', f'"{kit / "tables" / "yahtzee.table"}"')
    assert run_swift(compiled(tmp_path, program)) == printed.splitlines()


def test_the_readme_shows_programs() -> None:
    assert len(SHOWN) == 3
