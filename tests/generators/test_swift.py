"""The Swift 6 client of openapi-generator; compiled only where `swiftc` exists."""

from functools import partial
from pathlib import Path

import pytest

from tests.generators.compiled_program import ClientTests, Program, assert_examples_round_trip
from tests.generators.examples import examples
from tests.generators.openapi_generator import assert_all_operations, made_client
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


class TestSwift(ClientTests):
    pass


def test_no_operation_is_dropped(sources: list[Path]) -> None:
    assert_all_operations([path for path in sources if path.parent.name == "APIs"], r"- (GET|POST) (/\S+)\n")


def test_every_example_round_trips(program: Program) -> None:
    # Plain coders of Foundation cannot read the date of puzzles; those of the client can.
    assert_examples_round_trip(program, except_for=("PuzzleList",))
