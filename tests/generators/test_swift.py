"""The Swift 6 client of openapi-generator; compiled only where `swiftc` exists."""

import re
from functools import partial
from pathlib import Path

import pytest

from tests.api.read_contract import operations
from tests.generators.compiled_program import (
    Program,
    assert_errors_are_reported,
    assert_examples_are_read_and_written,
    report_of_game,
)
from tests.generators.examples import examples, same_meaning
from tests.generators.game import play
from tests.generators.openapi_generator import made_client
from tests.generators.swift_compiler import compile_swift, run_swift


@pytest.fixture(scope="module")
def sources(shared_folder: Path) -> list[Path]:
    return sorted((made_client("swift", shared_folder) / "Sources").rglob("*.swift"))


@pytest.fixture(scope="module")
def program(sources: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Compile the client with a program."""
    folder = tmp_path_factory.mktemp("swift")
    # Swift cannot look up types by name, so they are listed.
    named = "".join(f'    "{schema}": {schema}.self,\n' for schema in sorted({each.schema for each in examples()}))
    (folder / "ByName.swift").write_text(f"let models: [String: any Codable.Type] = [\n{named}]\n", encoding="utf-8")
    own = [folder / "ByName.swift", Path(__file__).parent / "swift" / "main.swift"]
    compile_swift([*sources, *own], folder / "program", "-swift-version", "6", "-suppress-warnings")
    return partial(run_swift, folder / "program")


def test_no_operation_is_dropped(sources: list[Path]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.parent.name == "APIs")
    made = re.findall(r"- (GET|POST) (/\S+)\n", text)
    assert sorted(made) == sorted((method.upper(), path) for path, method, _ in operations())


def test_every_example_round_trips(program: Program) -> None:
    assert_examples_are_read_and_written(program)


def test_a_whole_game_is_played(program: Program, service: str) -> None:
    assert same_meaning(report_of_game(program, service), play(service))


def test_errors_are_reported(program: Program, refusing: list[str]) -> None:
    assert_errors_are_reported(program, refusing)
