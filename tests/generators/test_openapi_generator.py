"""The Python client of openapi-generator."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.api.read_contract import operations
from tests.generators.examples import Example, examples, same_meaning
from tests.generators.game import play
from tests.generators.openapi_generator import made_client
from tests.generators.python_project import (
    assert_errors_are_reported,
    made_module,
    mistakes_of_types,
    play_in_python,
    start_project,
)

GAME = "game_by_openapi_generator.py"
ERRORS = "errors_by_openapi_generator.py"


@pytest.fixture(scope="module")
def project(shared_folder: Path) -> Path:
    """Return a project with the client, generated without complaints."""
    folder = made_client("python", shared_folder)
    start_project(folder, GAME, ERRORS)
    return folder


@pytest.fixture(scope="module")
def models(project: Path) -> Any:
    return made_module(project, "keepwise_generated.models")


def test_no_operation_is_dropped(project: Path) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (project / "keepwise_generated" / "api").glob("*.py"))
    made = re.findall(r"\n    def ([a-z]\w*)\(\n        self,", text)
    named = {name for name in made if not name.endswith(("_with_http_info", "_without_preload_content"))}
    assert named == {operation["operationId"] for _, _, operation in operations()}


def test_types_are_correct(project: Path) -> None:
    # Its own code is not strict. Its date library ships no types, but answers have no dates.
    options = [f"--disable-error-code={each}" for each in ("import-untyped", "annotation-unchecked")]
    assert mistakes_of_types(project, *options, "keepwise_generated", GAME, ERRORS, strict=False) == []


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.where)
def test_an_example_round_trips(models: Any, example: Example) -> None:
    made = getattr(models, example.schema).from_json(json.dumps(example.value))
    assert same_meaning(example.value, json.loads(made.to_json()))


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    # Its models do not distinguish null from missing fields.
    assert same_meaning(play(service), play_in_python(project, GAME, service))


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, ERRORS, refusing)
