"""Arbitrary definitions of rulesets and table files are parsed, or refused with reasons."""

import json
import struct
from contextlib import suppress
from hashlib import sha256
from os import SEEK_END
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.definitions.definition import builtin_rulesets, check_definition, load_rulesets, parse_ruleset
from engine.errors import Invalid
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset, dump_ruleset, fingerprint
from strategy_tables.errors import DamagedTable, UnusableTable
from strategy_tables.store.tablefile import TableFile, read_header
from tests.effort import EFFORT
from tests.hardening.values import ANY_JSON, DEFINITIONS, mutate


def assert_read_or_refused(definition: Any) -> None:
    problems, ruleset = check_definition(definition, builtin_rulesets())
    assert (ruleset is None) == bool(problems)
    for problem in problems:
        assert problem.code
        assert problem.detail
        assert len(problem.detail) < 2000
    if ruleset is not None:
        assert_round_trip(ruleset)


def assert_round_trip(ruleset: Ruleset) -> None:
    dumped = dump_ruleset(ruleset)
    again = parse_ruleset(json.loads(json.dumps(dumped)), builtin_rulesets())
    assert dump_ruleset(again) == dumped
    assert fingerprint(again) == fingerprint(ruleset)


@given(ANY_JSON)
@settings(max_examples=100 * EFFORT)
def test_any_value_as_a_definition(value: Any) -> None:
    assert_read_or_refused(value)


@pytest.mark.parametrize("seed", range(20))
def test_mutated_definitions(seed: int) -> None:
    random = Random(seed)
    for _ in range(15 * EFFORT):
        definition = random.choice(DEFINITIONS)
        for _ in range(random.randint(1, 3)):
            definition = mutate(definition, random)
        assert_read_or_refused(definition)


@given(st.binary(max_size=300) | st.sampled_from([b'name = "a"', b"[[", b'base = "yahtzee"', b"\xff"]))
@settings(max_examples=60 * EFFORT)
def test_any_file_in_the_folder_of_rulesets(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    folder = tmp_path_factory.mktemp("rulesets")
    (folder / "mine.toml").write_bytes(content)
    with suppress(Invalid):
        assert set(load_rulesets(folder, builtin_rulesets())) == {"mine"}


@pytest.fixture(scope="module")
def table() -> bytes:
    """Return a small complete table file with the layout in tablefile.py."""
    values = struct.pack("<4d", 1.0, 2.0, 3.0, 4.0)
    compiled = compile_ruleset(builtin_rulesets()["yacht"])
    header = {
        "format": 1, "fingerprint": compiled.fingerprint, "ruleset": "yacht", "title": "Yacht", "dtype": "<f8",
        "objective": "expected_total", "states": 4, "entries": 4, "start_value": 1.0, "seconds": 0.1,
        "digest": sha256(values).hexdigest(),
    }  # fmt: skip
    return file_of(json.dumps(header).encode(), values)


def file_of(header: bytes, values: bytes) -> bytes:
    header += b" " * (-(44 + len(header)) % 64)
    return b"KEEPWISE" + struct.pack("<I", len(header)) + sha256(header).digest() + header + values


def test_an_unchanged_file_is_read(table: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.table"
    path.write_bytes(table)
    file = TableFile(path)
    assert (file.header.ruleset, file.values.tolist()) == ("yacht", [1.0, 2.0, 3.0, 4.0])


@pytest.mark.parametrize("seed", range(5))
def test_an_altered_file_is_refused(table: bytes, tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    path = tmp_path / "altered.table"
    for _ in range(60 * EFFORT):
        altered = bytearray(table)
        what = random.randrange(4)
        place = random.randrange(len(altered))
        if what == 0:
            altered[place] ^= 1 << random.randrange(8)
        elif what == 1:
            del altered[place:]
        elif what == 2:
            altered[place:place] = random.randbytes(random.randint(1, 9))
        else:
            del altered[place : place + random.randint(1, 9)]
        path.write_bytes(altered)
        with pytest.raises(UnusableTable, match=r"altered\.table: .*build it with"):
            TableFile(path)


@given(st.binary(max_size=200) | ANY_JSON.map(lambda value: json.dumps(value).encode()))
@settings(max_examples=60 * EFFORT)
def test_an_undamaged_but_invalid_header_is_refused(tmp_path_factory: pytest.TempPathFactory, header: bytes) -> None:
    path = tmp_path_factory.mktemp("tables") / "odd.table"
    path.write_bytes(file_of(header, b""))
    with pytest.raises(UnusableTable):
        read_header(path)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("entries", -1),
        ("entries", "4"),
        ("entries", 4.0),
        ("entries", None),
        ("digest", 5),
        ("format", "1"),
        ("states", []),
    ],
)
def test_a_header_with_a_wrong_field_is_refused(table: bytes, tmp_path: Path, key: str, value: Any) -> None:
    (length,) = struct.unpack_from("<I", table, 8)
    header = {**json.loads(table[44 : 44 + length]), key: value}
    path = tmp_path / "odd.table"
    path.write_bytes(file_of(json.dumps(header).encode(), table[44 + length :]))
    with pytest.raises(UnusableTable):
        TableFile(path)


def test_a_folder_instead_of_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.table").mkdir()
    with pytest.raises(DamagedTable, match="cannot be read"):
        TableFile(tmp_path / "x.table")


@pytest.mark.parametrize("seed", range(5))
def test_a_file_altered_while_open_is_detected(table: bytes, tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    path = tmp_path / "served.table"
    for _ in range(6):
        path.unlink(missing_ok=True)
        path.write_bytes(table)
        file = TableFile(path)
        # Some file systems store times in units of a few milliseconds.
        sleep(0.02)
        file.check_unchanged()
        with path.open("r+b") as other:
            if random.random() < 0.3:
                other.truncate(random.randrange(len(table)))
            elif random.random() < 0.5:
                other.seek(0, SEEK_END)
                other.write(random.randbytes(8))
            else:
                place = random.randrange(len(table) - 32, len(table))
                other.seek(place)
                other.write(bytes([table[place] ^ 255]))
        # The data may be missing: it must not be read before this.
        with pytest.raises(DamagedTable, match=r"served\.table: .*build it with"):
            file.check_unchanged()


def test_an_open_file_survives_renaming_replacement_and_deletion(table: bytes, tmp_path: Path) -> None:
    path = tmp_path / "served.table"
    path.write_bytes(table)
    file = TableFile(path)
    path.chmod(0o444)
    file.check_unchanged()
    (tmp_path / "new").write_bytes(b"something else")
    (tmp_path / "new").replace(path)
    file.check_unchanged()
    path.unlink()
    file.check_unchanged()
    assert file.values.tolist() == [1.0, 2.0, 3.0, 4.0]
