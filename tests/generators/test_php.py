"""The PHP client: played by the conformance suite, its reader compared with the vectors of the offline kit."""

import json
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from api.service.version import VERSION
from clients.conformance.suite import run_suite
from clients.make_php import PACKAGE, build_php
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.portable.file import portable_table
from tests.generators.commands import output_of
from tests.generators.readmes import shown_programs
from tests.kit_folder import write_kit_folder
from tests.programs import find_program

PROGRAMS = Path(__file__).parent / "php"
README = PACKAGE / "README.md"
SHOWN = shown_programs(README, "php")
ADDRESS = "http://127.0.0.1:8000"
"""The address in the README."""


@pytest.fixture(scope="module")
def php() -> str:
    program = find_program("php")
    assert {"curl", "json"} <= set(output_of(program, "-m").split()), "the extensions of PHP are missing: php-curl"
    return program


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the unpacked package."""
    folder = tmp_path_factory.mktemp("php")
    with ZipFile(build_php(folder)) as archive:
        archive.extractall(folder)
    return folder / "keepwise-php"


def test_the_package_has_the_version_of_the_contract(package: Path) -> None:
    manifest = json.loads((package / "composer.json").read_text(encoding="utf-8"))
    assert manifest["version"] == VERSION
    assert f'VERSION = "{VERSION}"' in (package / "src" / "Keepwise.php").read_text(encoding="utf-8")
    assert (package / "LICENSE").read_bytes() == (PACKAGE.parents[1] / "LICENSE").read_bytes()


def test_all_scenarios_pass(php: str, package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEPWISE_PHP", str(package))
    outcomes = [*run_suite([php, str(PROGRAMS / "driver.php")])]
    assert {each.name: each.failures for each in outcomes if each.failures} == {}
    assert [each.name for each in outcomes if each.skipped] == []


def test_the_reader_passes_all_vectors(php: str, package: Path, tmp_path: Path) -> None:
    write_kit_folder(tmp_path, 20)
    vectors = [json.loads(path.read_text()) for path in (tmp_path / "vectors").iterdir()]
    moves = sum(len(each["advice"]["moves"]) for game in vectors for each in game["positions"])
    said = output_of(php, PROGRAMS / "check_kit.php", tmp_path, KEEPWISE_PHP=str(package))
    assert said.splitlines()[-1] == f"{moves + sum(len(game['states']) for game in vectors)} numbers are right"
    table = tmp_path / "tables" / "crag.table"
    table.write_bytes(table.read_bytes()[:-1] + b"\x01")
    command = [php, str(PROGRAMS / "check_kit.php"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"KEEPWISE_PHP": str(package)})
    assert "InvalidArgumentsException: a table of another format, or a damaged one" in done.stdout + done.stderr


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_programs_of_the_readme_work(php: str, package: Path, service: str, number: int, tmp_path: Path) -> None:
    program, printed = SHOWN[number]
    loader = f"<?php require '{PROGRAMS / 'autoload.php'}';\n"
    (tmp_path / "program.php").write_text(loader + program.replace(ADDRESS, service), encoding="utf-8")
    table = load_table(compile_ruleset(load_ruleset("yahtzee")), tables_folder())
    (tmp_path / "yahtzee.table").write_bytes(portable_table(table))
    assert output_of(php, "program.php", cwd=tmp_path, KEEPWISE_PHP=str(package)) == printed


def test_the_readme_shows_programs() -> None:
    assert len(SHOWN) == README.read_text(encoding="utf-8").count("```php\n") == 4
