"""Tests of verifiers of tables: true files are accepted, forged ones refused, in every language."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest
from numpy.typing import NDArray

from clients.make_offline_kit import INVENTED, SOURCE
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import solve_table
from strategy_tables.portable.file import export_table
from strategy_tables.store.tablefile import Table, load_table, tables_folder
from tests.selection import every_third, usually

SMALL = ("balut-stc", "yatzy-forced", "generala", "generala-double", "crag", "yacht")
Values = NDArray[np.float64]


class Verifier(Protocol):
    """A function that runs a verifier with arguments and returns its exit status and output."""

    def __call__(self, *arguments: str | Path) -> tuple[int, str]: ...


def run_verify(*arguments: str | Path) -> tuple[int, str]:
    """Run verify.py."""
    command = (sys.executable, SOURCE / "verify.py", *arguments)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def builtin_table(name: str) -> Table:
    return load_table(compile_ruleset(builtin_rulesets()[name]), tables_folder())


def write_file(folder: Path, table: Table, exact: bool) -> Path:
    path = folder / f"{table.compiled.ruleset.name}.{'exact' if exact else 'table'}"
    path.write_bytes(b"".join(export_table(table, exact)))
    return path


def forge(
    path: Path,
    rules: Callable[[dict[str, Any]], None] = lambda _: None,
    values: Callable[[Values], None] = lambda _: None,
) -> Path:
    """Change the header and the values of an exact file, with correct digests."""
    content = path.read_bytes()
    end = 44 + struct.unpack_from("<I", content, 8)[0]
    header, data = json.loads(content[44:end]), np.frombuffer(content[end:], "<f8").copy()
    rules(header)
    values(data)
    header["table"] = header["digest"] = sha256(data.tobytes()).hexdigest()
    text = json.dumps(header).encode()
    text += b" " * (-(44 + len(text)) % 64)
    path.write_bytes(struct.pack("<8sI32s", b"KEEPWISE", len(text), sha256(text).digest()) + text + data.tobytes())
    return path


class VerifierTests:
    """Tests of a verifier, the fixture `verify` of a subclass."""

    @pytest.mark.parametrize("name", usually(SMALL[:2], SMALL))
    def test_small_games_are_proved(self, verify: Verifier, tmp_path: Path, name: str) -> None:
        table = builtin_table(name)
        status, output = verify(write_file(tmp_path, table, exact=True), write_file(tmp_path, table, exact=False))
        assert status == 0, output
        assert output.count("Rules: as in games.txt") == 2
        found = re.findall(r"Expected total (\S+) within (\S+)", output)
        for (total, bound), most in zip(found, (1e-10, 15 * 2**-20), strict=True):
            assert abs(float(total) - table.start_value) <= float(bound) <= most

    def test_rules_of_other_games_are_taken_from_the_file(self, verify: Verifier, tmp_path: Path) -> None:
        tables = [solve_table(compile_ruleset(parse_ruleset(each))) for each in INVENTED]
        status, output = verify(*(write_file(tmp_path, table, exact=True) for table in tables))
        assert status == 0, output
        assert output.count("Rules: taken from the file") == len(INVENTED)

    @pytest.mark.parametrize(("change", "place"), every_third(product([2e-9, -5.0], [0, 100, 400, 744])))
    def test_one_changed_value_is_found(self, verify: Verifier, tmp_path: Path, place: int, change: float) -> None:
        def add(values: Values) -> None:
            values[place] += change

        status, output = verify(forge(write_file(tmp_path, builtin_table("yatzy-forced"), exact=True), values=add))
        assert status == 1
        assert re.search(
            r"WRONG: the residual \S+ exceeds 1.000e-09: filled .*; upper total \d+; 0 extra rolls: ", output
        )

    def test_the_wrong_state_is_named(self, verify: Verifier, tmp_path: Path) -> None:
        """In the order of the card, the states with nothing and with ones filled are those from 0 and from 1."""
        forged = forge(
            write_file(tmp_path, builtin_table("yatzy-forced"), exact=True),
            values=lambda values: values.__setitem__(3, 0),
        )
        assert (
            ": filled ones; made nothing; upper total 2; 0 extra rolls: 0.000000000000 instead of " in verify(forged)[1]
        )

    @pytest.mark.parametrize("number", [float("nan"), float("inf")])
    def test_values_are_numbers(self, verify: Verifier, tmp_path: Path, number: float) -> None:
        path = write_file(tmp_path, builtin_table("balut-stc"), exact=True)
        status, output = verify(forge(path, values=lambda values: values.__setitem__(5, number)))
        assert (status, "a value is no number" in output) == (1, True)

    @pytest.mark.parametrize(
        ("member", "places", "wrong"),
        [
            ("points", (0, 17, 8), 1),
            ("points", (0, 251, 12), 0),
            ("jokers", (1, 2), 5),
            ("jokers", (1, 6), None),
            ("upper_bonus", (62,), 35),
            ("extra_bonus", (), 50),
            ("joker_category", (), -1),
            ("order", (), "upper_first"),
            ("rolls", (), 4),
        ],
    )
    def test_rules_of_a_file_are_compared(
        self, verify: Verifier, tmp_path: Path, member: str, places: tuple[int, ...], wrong: Any
    ) -> None:
        def change(header: dict[str, Any]) -> None:
            inner: Any = header
            *outer, last = (member, *places)
            for key in outer:
                inner = inner[key]
            assert inner[last] != wrong
            inner[last] = wrong

        status, output = verify(forge(write_file(tmp_path, builtin_table("yahtzee"), exact=True), rules=change))
        assert (status, output.count("WRONG: yahtzee.exact: ")) == (1, 1), output

    def test_damage_is_found(self, verify: Verifier, tmp_path: Path) -> None:
        path = write_file(tmp_path, builtin_table("balut-stc"), exact=False)
        content = path.read_bytes()
        path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
        assert verify(path) == (1, "WRONG: balut-stc.table: damaged values\n")

    def test_a_sample_bounds_no_value(self, verify: Verifier, tmp_path: Path) -> None:
        """A share of 4.5% of the states is missed by 100 random ones with a probability of 1%: 0.955^100."""
        path = write_file(tmp_path, builtin_table("crag"), exact=True)
        status, output = verify("--sample", "100", "--seed", "7", path)
        assert status == 0, output
        assert "Expected total" not in output
        assert "with 99% confidence: at most 4.501% of its states have a greater residual." in output
