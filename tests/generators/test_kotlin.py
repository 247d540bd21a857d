"""The Kotlin client of openapi-generator, with kotlinx.serialization."""

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
from tests.generators.examples import same_meaning
from tests.generators.game import play
from tests.generators.kotlin_compiler import compile_kotlin, run_kotlin
from tests.generators.openapi_generator import made_client

# Files that need the real Retrofit, which is not available here: kotlin/Retrofit.kt replaces it.
OF_RETROFIT = {"ApiClient.kt", "ResponseExt.kt"}


@pytest.fixture(scope="module")
def sources(shared_folder: Path) -> list[Path]:
    """Return all generated files that can be compiled."""
    made = made_client("kotlin", shared_folder) / "src" / "main"
    return sorted(path for path in made.rglob("*.kt") if path.name not in OF_RETROFIT)


@pytest.fixture(scope="module")
def program(sources: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Compile the client with a program."""
    classes = tmp_path_factory.mktemp("kotlin")
    compile_kotlin([*sources, *(Path(__file__).parent / "kotlin").glob("*.kt")], classes)
    return partial(run_kotlin, classes)


def test_no_operation_is_dropped(sources: list[Path]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.parent.name == "apis")
    made = re.findall(r'@(GET|POST)\("(.+)"\)\s+fun ', text)
    assert sorted(made) == sorted((method.upper(), path.removeprefix("/")) for path, method, _ in operations())


def test_every_example_round_trips(program: Program) -> None:
    assert_examples_are_read_and_written(program)


def test_a_whole_game_is_played(program: Program, service: str) -> None:
    assert same_meaning(report_of_game(program, service), play(service))


def test_errors_are_reported(program: Program, refusing: list[str]) -> None:
    assert_errors_are_reported(program, refusing)
