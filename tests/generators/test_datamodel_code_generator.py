"""The pydantic models of datamodel-code-generator, with httpx."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from api.contract.files import CONTRACT
from tests.api.read_contract import SPECIFICATION
from tests.generators.examples import Example, examples, same_meaning
from tests.generators.game import play
from tests.generators.python_project import (
    assert_errors_are_reported,
    made_module,
    mistakes_of_types,
    play_in_python,
    run_python,
    start_project,
)

GAME = "game_by_datamodel_code_generator.py"
ERRORS = "errors_by_datamodel_code_generator.py"
SCHEMAS = SPECIFICATION["components"]["schemas"]

# The latest preset, and type aliases instead of classes.
OPTIONS = ["--input-file-type", "openapi", "--preset", "standard-py311-20261027", "--use-type-alias"]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with the models, generated without warnings."""
    folder = tmp_path_factory.mktemp("datamodel-code-generator")
    start_project(folder, GAME, ERRORS)
    files = ["--input", CONTRACT, "--output", "keepwise_models.py"]
    assert run_python("-m", "datamodel_code_generator", *files, *OPTIONS, cwd=folder) == ""
    return folder


@pytest.fixture(scope="module")
def models(project: Path) -> Any:
    return made_module(project, "keepwise_models")


def test_no_schema_of_fields_is_dropped(models: Any) -> None:
    fields = {name: set(schema["properties"]) for name, schema in SCHEMAS.items() if "properties" in schema}
    assert len(fields) > 100
    assert fields == {name: _fields(getattr(models, name)) for name in fields}


def _fields(model: type[BaseModel]) -> set[str]:
    return {field.alias or name for name, field in model.model_fields.items()}


def test_types_are_correct(project: Path) -> None:
    assert mistakes_of_types(project, "keepwise_models.py", GAME, ERRORS) == []


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.where)
def test_an_example_round_trips(models: Any, example: Example) -> None:
    kind: TypeAdapter[Any] = TypeAdapter(getattr(models, example.schema))
    made = kind.dump_python(kind.validate_python(example.value), mode="json", by_alias=True, exclude_unset=True)
    assert same_meaning(example.value, made, exactly=True)


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert play_in_python(project, GAME, service) == play(service)


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, ERRORS, refusing)
