"""The Kotlin library: compared with the contract, the conformance suite and the vectors of the offline kit."""

import hashlib
import json
import shutil
import socket
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

from api.contract.files import CORE_CONTRACT
from api.service.version import VERSION
from clients import make_offline_kit
from clients.conformance.suite import read_cases, run_suite
from clients.contract import read_contract, schema_name
from clients.make_kotlin import build_kotlin
from tests.generators.kotlin_library import SHOWN, compiled_library, kotlin_command, run_kotlin_test
from tests.kit_folder import write_kit_folder

POSITIONS = 20
KIT, ADVISE = "keepwise.KitKt", "keepwise.AdviseKt"


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a kit with fewer positions."""
    return write_kit_folder(tmp_path_factory.mktemp("kit"), POSITIONS)


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


def test_it_passes_the_conformance_suite(library: Path) -> None:
    outcomes = [*run_suite(kotlin_command(library, "keepwise.DriverKt"))]
    assert [each for each in outcomes if each.failures or each.skipped] == []
    assert len(outcomes) == len(read_cases())


def test_streams_and_cancellation(library: Path, service: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        assert run_kotlin_test(library, "keepwise.HabitsKt", service, address) == [
            "1000 of 1001 are right",
            "/items/1000/dice/4",
            "25",
            "null",
            "null",
            "cancelled at once",
            "Ein Würfel zeigt eine Zahl von 1 bis 6, nicht 7.",
        ]


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_programs_of_the_readme_work(library: Path, kit: Path, service: str, number: int) -> None:
    shutil.copyfile(kit / "tables" / "yahtzee.table", library / "yahtzee.table")
    said = run_kotlin_test(library, f"shown{number}.MainKt", service=service)
    assert "\n".join(said) + "\n" == SHOWN[number][1]


def test_the_readme_shows_programs() -> None:
    assert len(SHOWN) == 5


def type_of(schemas: Mapping[str, Any], schema: Mapping[str, Any]) -> str:
    """Return the name of a type as the program `Shapes` writes it."""
    if "$ref" in schema:
        name = schema_name(schema)
        return name if "properties" in schemas[name] else type_of(schemas, schemas[name])
    names = schema.get("type", "JsonElement")
    name = names if isinstance(names, str) else next(each for each in names if each != "null")
    if name == "array":
        return f"list of {type_of(schemas, schema['items'])}"
    if name == "object":
        return f"map of {type_of(schemas, schema['additionalProperties'])}"
    return str(name)


def test_its_types_match_the_contract(library: Path) -> None:
    schemas = read_contract()["components"]["schemas"]
    core = yaml.safe_load(CORE_CONTRACT.read_text(encoding="utf-8"))["components"]["schemas"]
    [line] = run_kotlin_test(library, "keepwise.ShapesKt")
    shapes = json.loads(line)
    # A list of problems is only read by the generic call.
    assert core.keys() - shapes.keys() == {"ProblemList", "ProblemGroup", "ProblemTitle"}
    for name, members in shapes.items():
        properties, required = schemas[name]["properties"], {*schemas[name].get("required", ())}
        assert core.get(name, {"properties": {}})["properties"].keys() <= members.keys(), name
        types = {member: type_of(schemas, properties[member]) for member in members}
        assert {member: shape["type"] for member, shape in members.items()} == types, name
        needed = {member for member, shape in members.items() if not shape["optional"]}
        assert needed == required & members.keys(), name
        for member in needed:
            assert members[member]["nullable"] == ("null" in properties[member].get("type", "")), (name, member)


def test_its_archives_have_classes_and_sources(tmp_path: Path) -> None:
    classes, sources, pom = build_kotlin(tmp_path)
    assert "keepwise/Keepwise.class" in ZipFile(classes).namelist()
    assert "keepwise/Keepwise.kt" in ZipFile(sources).namelist()
    assert f"<version>{VERSION}</version>" in pom.read_text(encoding="utf-8")
