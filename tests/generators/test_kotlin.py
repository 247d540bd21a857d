"""The client that openapi-generator makes of the contract in Kotlin, with kotlinx.serialization."""

import json
import re
from pathlib import Path

import pytest

from tests.generators.examples import DOCUMENT, alike, examples
from tests.generators.game import FIRST_SEED, RULESET, TURNS, play
from tests.generators.kotlin_compiler import compile_kotlin, run_kotlin
from tests.generators.openapi_generator import made_client
from tests.generators.refusals import TOLD

# What ties the interfaces to Retrofit, which is not to be had here: kotlin/Retrofit.kt stands in for it.
OF_RETROFIT = {"ApiClient.kt", "ResponseExt.kt"}


@pytest.fixture(scope="module")
def sources(shared_folder: Path) -> list[Path]:
    """All that was made and can be compiled."""
    made = made_client("kotlin", shared_folder) / "src" / "main"
    return sorted(path for path in made.rglob("*.kt") if path.name not in OF_RETROFIT)


@pytest.fixture(scope="module")
def program(sources: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and what uses it, compiled."""
    classes = tmp_path_factory.mktemp("kotlin")
    compile_kotlin([*sources, *(Path(__file__).parent / "kotlin").glob("*.kt")], classes)
    return classes


def test_no_operation_is_lost(sources: list[Path]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.parent.name == "apis")
    made = re.findall(r'@(GET|POST)\("(.+)"\)\s+fun ', text)
    assert sorted(made) == sorted(
        (method.upper(), path.removeprefix("/")) for path, item in DOCUMENT["paths"].items() for method in item
    )


def test_every_example_is_read_and_written(program: Path) -> None:
    shown = list(examples())
    said = [json.dumps({"schema": each.schema, "value": each.value}) for each in shown]
    lines = run_kotlin(program, "examples", said="\n".join(said))
    wrong = [(e.where, line) for e, line in zip(shown, lines, strict=True) if not alike(e.value, json.loads(line))]
    assert not wrong


def test_a_whole_game_is_played(program: Path, service: str) -> None:
    [report] = run_kotlin(program, "game", service, RULESET, str(FIRST_SEED), str(TURNS))
    assert alike(json.loads(report), play(service))


def test_errors_are_told(program: Path, service: str, spent_service: str, late_service: str) -> None:
    told = run_kotlin(program, "errors", service, spent_service, late_service)
    assert [json.loads(line) for line in told] == TOLD
