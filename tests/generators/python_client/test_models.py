"""The generated models and methods of the Python client."""

import ast
import inspect
import re
import sys
import tomllib
from typing import Any

import pytest
from pydantic import TypeAdapter

from clients.make_python import PACKAGE, PROJECT, SHOWN, python_sources
from keepwise_client import __version__, models
from keepwise_client.operations import AsyncOperations, Operations
from tests.api.read_contract import SPECIFICATION, operations
from tests.generators.examples import Example, examples

MANIFEST = tomllib.loads((PACKAGE / PROJECT).read_text(encoding="utf-8"))["project"]


def test_its_version_matches_the_contract() -> None:
    assert __version__ == SPECIFICATION["info"]["version"]


def test_it_imports_its_dependencies() -> None:
    sources = [
        ast.parse(path.read_text(encoding="utf-8")) for path in (python_sources() / "keepwise_client").glob("*.py")
    ]
    found = {target.split(".")[0] for source in sources for node in ast.walk(source) for target in _imported(node)}
    needed = {re.match(r"[\w-]+", each)[0].replace("-", "_") for each in MANIFEST["dependencies"]}  # type: ignore[index]
    assert found - sys.stdlib_module_names == needed | {"keepwise_client"}


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [str(node.module)]
    return [each.name for each in node.names] if isinstance(node, ast.Import) else []


@pytest.mark.parametrize("kind", [Operations, AsyncOperations])
def test_every_operation_has_a_method(kind: type) -> None:
    methods = {name for name in vars(kind) if not name.startswith("_")}
    streams = {f"{operation['operationId']}_stream" for _, _, operation in operations() if "x-ndjson" in operation}
    assert methods == {operation["operationId"] for _, _, operation in operations()} | streams


def test_both_clients_have_the_same_methods() -> None:
    def arguments(method: Any) -> str:
        found = ", ".join(map(str, inspect.signature(method).parameters.values()))
        return re.sub(r"AsyncIterable\[([\w.]+)\] \| ", "", found)

    names = [name for name in vars(Operations) if not name.startswith("_")]
    assert [arguments(getattr(Operations, name)) for name in names] == [
        arguments(getattr(AsyncOperations, name)) for name in names
    ]


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.where)
def test_an_example_round_trips(example: Example) -> None:
    kind: TypeAdapter[Any] = TypeAdapter(getattr(models, example.schema.removeprefix(SHOWN)))
    made = kind.validate_python(example.value)
    assert kind.dump_python(made, mode="json", by_alias=True, exclude_unset=True) == example.value


def test_fields_of_later_versions_are_ignored() -> None:
    rolled = models.RolledDice.model_validate({**next(_answers("RolledDice")), "colour_of_the_sky": "blue"})
    assert "colour_of_the_sky" not in rolled.model_dump()


def test_enum_values_of_later_versions_are_accepted() -> None:
    advice = models.Advice.model_validate({**next(_answers("Advice")), "method": "guessed"})
    assert advice.method == "guessed"


def _answers(schema: str) -> Any:
    return (example.value for example in examples() if example.schema == schema and example.direction == "answer")
