"""Portable tables: parsed by `docs/offline.md`, they have the content of the table."""

import json
import struct
from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import Table, load_table, tables_folder
from strategy_tables.errors import OutOfReach
from strategy_tables.portable.file import MOST_STATES, export_table, fraction_bits, pack, portable_table
from tests.selection import usually
from tests.strategy_tables.encoding import unpack_portable

RULESETS = ("yahtzee", "yatzy-forced", "balut", "generala-double", "crag", "maxi-yatzy-upper-first")


def table_of(name: str) -> Table:
    return load_table(compile_ruleset(builtin_rulesets()[name]), tables_folder())


def read(content: bytes) -> tuple[dict[str, Any], NDArray[np.float64]]:
    """Return header and values, by the description of the format only."""
    assert content[:8] == b"KEEPWISE"
    (length,) = struct.unpack_from("<I", content, 8)
    text, data = content[44 : 44 + length], content[44 + length :]
    assert (44 + length) % 64 == 0
    assert sha256(text).digest() == content[12:44]
    header = json.loads(text)
    assert sha256(data).hexdigest() == header["digest"]
    assert len(data) == 4 * header["states"]
    # A row of bytes for each plane, the lowest first.
    planes = np.frombuffer(data, np.uint8).reshape(4, -1).astype(np.int64)
    z = planes[0] + (planes[1] << 8) + (planes[2] << 16) + (planes[3] << 24)
    differences = np.where(z % 2, -(z + 1) // 2, z // 2)
    return header, differences.cumsum() / 2 ** header["fraction_bits"]


@pytest.mark.parametrize("name", [*usually(set(RULESETS) - {"maxi-yatzy-upper-first"}, RULESETS), "yatzy-upper-first"])
def test_a_file_contains_the_values_of_the_table(name: str) -> None:
    table = table_of(name)
    header, values = read(portable_table(table))
    error = float(np.abs(values - table.means.take(np.arange(table.space.size))).max())
    assert header["error"] == error <= 2**-21
    assert (header["states"], header["table"], header["fingerprint"]) == (
        table.space.size,
        table.digest,
        table.compiled.fingerprint,
    )
    assert values[table.space.initial_state] == pytest.approx(header["start_value"], abs=2**-21)


def test_the_header_has_the_rules_in_numbers() -> None:
    table = table_of("yahtzee")
    header, _ = read(portable_table(table))
    compiled = table.compiled
    assert header["categories"] == [*compiled.categories]
    full_house, hand = compiled.categories.index("full_house"), compiled.index((1, 1, 3, 3, 3))
    assert header["points"][0][hand][full_house] == 25
    assert header["upper_bonus"][62:] == [0, 35]
    assert header["upper_points"][0] == [0, 1, 2, 3, 4, 5]
    assert header["upper_points"][full_house] == []
    # By the rules, with Fours open five fours go only there; with Fours filled they are a full house of 25.
    fours, cases = compiled.categories.index("fours"), header["jokers"][4 * 3 : 4 * 3 + 4]
    assert [case[fours] for case in cases[2:]] == [20, 20]
    assert [case[full_house] for case in cases] == [None, 25, None, None]
    assert [each["id"] for each in header["strengths"]][-1] == "perfect"


def test_rulesets_that_share_a_table_keep_their_names() -> None:
    classic = table_of("yahtzee-classic")
    kniffel = replace(classic, compiled=compile_ruleset(builtin_rulesets()["kniffel"]))
    (one, _), (other, _) = read(portable_table(classic)), read(portable_table(kniffel))
    assert (one["ruleset"], other["ruleset"]) == ("yahtzee-classic", "kniffel")
    assert one["digest"] == other["digest"]


@pytest.mark.parametrize(
    ("greatest", "bits"), [(0.0, 20), (1023.99, 20), (1024.0, 19), (2047.0, 19), (-1024.0, 19), (1e6, 10)]
)
def test_values_have_the_greatest_possible_precision(greatest: float, bits: int) -> None:
    assert fraction_bits(np.array([0.0, greatest])) == bits
    assert abs(greatest) * 2**bits < 2**30


def test_packing_loses_nothing_at_its_boundaries() -> None:
    greatest = 2**30 - 1
    whole = np.array([0, greatest, -greatest, greatest, 0, -1, 0, 1, -greatest])
    assert (unpack_portable(pack(whole)) == whole).all()
    assert unpack_portable(pack(np.zeros(0, dtype=np.int64))).tolist() == []


def test_a_table_of_too_many_states_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("crag")
    monkeypatch.setattr("strategy_tables.portable.file.MOST_STATES", table.space.size)
    assert portable_table(table)
    monkeypatch.setattr("strategy_tables.portable.file.MOST_STATES", table.space.size - 1)
    with pytest.raises(OutOfReach, match="8,192"):
        portable_table(table)
    assert MOST_STATES >= 1_543_680


def test_an_exact_file_has_the_bytes_of_the_table() -> None:
    table = table_of("crag")
    before, data = export_table(table, exact=True)
    header = json.loads(before[44:])
    assert (header["kind"], header["fraction_bits"], header["error"]) == ("exact", None, 0)
    assert sha256(data).hexdigest() == header["digest"] == header["table"] == table.digest
    assert data == table.values.astype("<f8").tobytes()


def test_files_are_exported_at_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("yatzy-forced")
    whole = portable_table(table)
    monkeypatch.setattr("strategy_tables.portable.file.MOST_STATES", 1)
    assert b"".join(export_table(table)) == whole
