"""The client of openapi-python-client."""

from pathlib import Path
from typing import Any

import pytest

from api.contract.files import CONTRACT
from tests.api.read_contract import operations
from tests.generators.examples import Example, examples, same_meaning
from tests.generators.game import play
from tests.generators.python_project import (
    SOURCES,
    assert_errors_are_reported,
    made_module,
    mistakes_of_types,
    play_in_python,
    run_python,
    start_project,
)

GAME = "game_by_openapi_python_client.py"
ERRORS = "errors_by_openapi_python_client.py"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with the client, generated without warnings."""
    folder = tmp_path_factory.mktemp("openapi-python-client")
    start_project(folder, GAME, ERRORS)
    files = ["--path", CONTRACT, "--config", SOURCES / "opc_config.yaml", "--output-path", folder / "keepwise_api"]
    options = ["--meta", "none", "--fail-on-warning"]
    run_python("-m", "openapi_python_client", "generate", *files, *options, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def models(project: Path) -> Any:
    return made_module(project, "keepwise_api.models")


def test_no_operation_is_dropped(project: Path) -> None:
    made = {path.stem for path in (project / "keepwise_api" / "api").glob("*/*.py")} - {"__init__"}
    assert made == {operation["operationId"] for _, _, operation in operations()}


def test_types_are_correct(project: Path) -> None:
    assert mistakes_of_types(project, "keepwise_api", GAME, ERRORS) == []


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.where)
def test_an_example_round_trips(models: Any, example: Example) -> None:
    made = getattr(models, example.schema).from_dict(example.value)
    assert same_meaning(example.value, made.to_dict(), exactly=True)


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert play_in_python(project, GAME, service) == play(service)


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, ERRORS, refusing)
