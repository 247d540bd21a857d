"""The Kotlin library: its offline reader is compared with the vectors of the offline kit."""

import hashlib
import json
import struct
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from api.service.version import VERSION
from clients import make_offline_kit
from clients.make_kotlin import build_kotlin
from tests.generators.kotlin_library import compiled_library, run_kotlin_test

POSITIONS = 20
KIT, ADVISE = "keepwise.offline.KitKt", "keepwise.offline.AdviseKt"


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a kit with fewer positions."""
    folder = tmp_path_factory.mktemp("kit")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(make_offline_kit, "POSITIONS", POSITIONS)
        for name, content in make_offline_kit.kit_files():
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def library(shared_folder: Path) -> Path:
    """Return the folder of the compiled library."""
    return compiled_library(shared_folder)


def test_the_reader_passes_all_vectors(library: Path, kit: Path) -> None:
    vectors = {path.stem: json.loads(path.read_text()) for path in sorted((kit / "vectors").iterdir())}
    assert len(vectors) == len(make_offline_kit.BUILTIN) + len(make_offline_kit.INVENTED)
    *right, summary = run_kotlin_test(library, KIT, kit)
    assert right == [f"{name}: right" for name in vectors]
    moves = sum(len(position["advice"]["moves"]) for each in vectors.values() for position in each["positions"])
    assert summary == f"{moves + sum(len(each['states']) for each in vectors.values())} numbers are right"


@pytest.mark.parametrize("wrong", ["value", "place", "move"])
def test_the_comparison_finds_mistakes(library: Path, kit: Path, tmp_path: Path, wrong: str) -> None:
    for folder, ending in (("tables", "table"), ("vectors", "json")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"crag.{ending}").write_bytes((kit / folder / f"crag.{ending}").read_bytes())
    vectors = json.loads((tmp_path / "vectors" / "crag.json").read_text())
    moves = vectors["positions"][-1]["advice"]["moves"]
    if wrong == "value":
        moves[-1]["value"] += 5e-6
    elif wrong == "place":
        vectors["states"][-1]["place"] -= 1
    else:
        moves.pop()
    (tmp_path / "vectors" / "crag.json").write_text(json.dumps(vectors))
    with pytest.raises(AssertionError, match="IllegalStateException"):
        run_kotlin_test(library, KIT, tmp_path)


def with_header(content: bytes, **changes: object) -> bytes:
    """Return a table file with another header of the same length, and a correct digest."""
    [length] = struct.unpack_from("<I", content, 8)
    header = json.dumps({**json.loads(content[44 : 44 + length]), **changes}, separators=(",", ":")).encode()
    header = header.ljust(length)
    return (
        content[:8] + struct.pack("<I", len(header)) + hashlib.sha256(header).digest() + header + content[44 + length :]
    )


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "not a table: it does not begin with KEEPWISE": lambda content: content[1:],
    "the table ends within its header": lambda content: content[:1000],
    "the header of the table is damaged: its digest is another": lambda content: content.replace(b"crag", b"crab", 1),
    "the header of the table has another form": lambda content: with_header(content, states="many"),
    "this reads format 1 of portable tables of expected totals, not 2 of portable tables of expected_total": (
        lambda content: with_header(content, format=2)
    ),
    "the table has 32767 bytes of values, not 32768": lambda content: content[:-1],
    "the values of the table are damaged: their digest is another": lambda content: content[:-1] + b"\x01",
}


def test_damaged_files_are_refused(library: Path, kit: Path, tmp_path: Path) -> None:
    content = (kit / "tables" / "crag.table").read_bytes()
    damaged = [tmp_path / f"{number}.table" for number in range(len(DAMAGES))]
    for path, damage in zip(damaged, DAMAGES.values(), strict=True):
        path.write_bytes(damage(content))
    assert run_kotlin_test(library, ADVISE, *damaged) == [*DAMAGES]


def test_it_advises_on_positions_and_refuses_impossible_ones(library: Path, kit: Path) -> None:
    lines = {
        # The first example of the README.
        "13346 2 ones=3 twos=6": "keep [3, 3]: 235.294183",
        "1334 2": "yahtzee is played with 5 dice",
        "13347 2": "yahtzee is played with 5 dice",
        "13346 3": "there are 0 to 2 rolls left, not 3",
        "13346 2 one=3": "yahtzee has no category [one]",
        "13346 2 ones=7": "ones cannot pay [7]",
        "13346 2 ones=3 ones=3": "ones is filled too often",
    }
    assert run_kotlin_test(library, ADVISE, kit / "tables" / "yahtzee.table", said="\n".join(lines)) == [
        *lines.values()
    ]


def test_its_archives_have_classes_and_sources(tmp_path: Path) -> None:
    classes, sources, pom = build_kotlin(tmp_path)
    assert "keepwise/offline/OfflineTable.class" in ZipFile(classes).namelist()
    assert "keepwise/offline/OfflineTable.kt" in ZipFile(sources).namelist()
    assert f"<version>{VERSION}</version>" in pom.read_text(encoding="utf-8")
