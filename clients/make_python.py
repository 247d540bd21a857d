"""The Python package: models by datamodel-code-generator, a method per operation, the rest hand-written."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from clients.contract import MADE, ROOT, SCHEMAS, read_contract
from clients.npm import Failed
from clients.python_methods import methods_module
from clients.sources import assemble, versioned

PACKAGE: Final = ROOT / "clients" / "python"
MODELS, METHODS = "keepwise_client/models.py", "keepwise_client/operations.py"
VERSION, PROJECT = "keepwise_client/version.py", "pyproject.toml"

SHOWN: Final = "Shown"
"""Prefix of the open twins for answers of schemas that requests have too."""

_OPTIONS: Final = [
    *("--input-file-type", "openapi"),
    # A dated preset of the generator: docstrings, keyword arguments, Annotated.
    *("--preset", "practical-py311-20261027"),
    *("--target-pydantic-version", "2.12"),
    # Plain types: a list of dice is a list, and fixed values are Literals.
    "--use-type-alias",
    *("--enum-field-as-literal", "all"),
]


def python_sources() -> Path:
    """Return a folder with all sources of the package."""
    return assemble(PACKAGE, _generated_files)


def _generated_files() -> dict[str, str]:
    """Return the generated files by their names in the package."""
    document = read_contract()
    seen, version = client_contract(document), document["info"]["version"]
    head, models = f"# {MADE}\n", _generate_models(seen)
    return {
        MODELS: head + _format(models),
        METHODS: head + _format(methods_module(seen, models)),
        PROJECT: versioned(PACKAGE / PROJECT),
        VERSION: f'{head}"""The version of the contract that this is a client of."""\n\n__version__ = "{version}"\n',
    }


def build_python(folder: Path) -> Path:
    """Build the wheel and the source distribution, and return the path of the wheel."""
    with TemporaryDirectory(prefix="keepwise-wheel-") as name:
        project, built = Path(name, "project"), Path(name, "built")
        shutil.copytree(python_sources(), project, ignore=shutil.ignore_patterns("__pycache__"))
        _run("uv", "build", "--quiet", "--offline", "--no-config", "--out-dir", str(built), cwd=project)
        [source], [wheel] = built.glob("*.tar.gz"), built.glob("*.whl")
        shutil.copy(source, folder)
        return Path(shutil.copy(wheel, folder))


def client_contract(document: dict[str, Any]) -> dict[str, Any]:
    """Return the contract in the form that this client uses.

    Twins are removed, since one model that ignores unknown fields serves for requests and answers. Words that only
    answers have may be extended, so any word is accepted for them.
    """
    schemas = document["components"]["schemas"]
    twins = {name for name in schemas if name.startswith(SHOWN) and name.removeprefix(SHOWN) in schemas}
    seen: dict[str, Any] = _drop_twins(document, twins)
    schemas = {name: schema for name, schema in seen["components"]["schemas"].items() if name not in twins}
    for twin in twins:
        schemas[twin.removeprefix(SHOWN)].pop("additionalProperties", None)
    sent = _request_schemas({**seen, "components": {**seen["components"], "schemas": schemas}})
    opened = {name: schema if name in sent else _accept_any_word(schema) for name, schema in schemas.items()}
    return {**seen, "components": {**seen["components"], "schemas": opened}}


def _drop_twins(value: Any, twins: set[str]) -> Any:
    """Return a value that refers to no twins."""
    if isinstance(value, list):
        return [_drop_twins(inner, twins) for inner in value]
    if isinstance(value, dict):
        return {key: _drop_twins(inner, twins) for key, inner in value.items()}
    if isinstance(value, str) and value.startswith(SCHEMAS + SHOWN) and value.removeprefix(SCHEMAS) in twins:
        return SCHEMAS + value.removeprefix(SCHEMAS + SHOWN)
    return value


def _request_schemas(document: dict[str, Any]) -> set[str]:
    """Return the names of the schemas that requests use."""
    found: set[str] = set()
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    left = [document["components"].get("parameters")]
    left += [operation.get(part) for operation in operations for part in ("requestBody", "parameters")]
    while left:
        new = set(re.findall(rf"{SCHEMAS}(\w+)", json.dumps(left.pop()))) - found
        found |= new
        left += [document["components"]["schemas"][name] for name in new]
    return found


def _accept_any_word(schema: Any) -> Any:
    """Return a schema that accepts any word in addition to a choice of words."""
    if isinstance(schema, list):
        return [_accept_any_word(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    if len(schema.get("enum", [])) > 1 and schema.get("type") == "string":
        described = {key: value for key, value in schema.items() if key == "description"}
        return {**described, "anyOf": [schema, {"type": "string"}]}
    return {key: _accept_any_word(inner) for key, inner in schema.items()}


def _generate_models(document: dict[str, Any]) -> str:
    """Return the source of the models."""
    with TemporaryDirectory(prefix="keepwise-models-") as name:
        source, made = Path(name, "openapi.json"), Path(name, "models.py")
        source.write_text(json.dumps(document), encoding="utf-8")
        head = ("--custom-file-header", '"""Requests and answers, from the schemas of the contract."""')
        files = ("--input", str(source), "--output", str(made))
        # Warnings are errors.
        _run(sys.executable, "-W", "error", "-m", "datamodel_code_generator", *files, *head, *_OPTIONS, cwd=Path(name))
        return made.read_text(encoding="utf-8")


def _format(source: str) -> str:
    """Return formatted source code."""
    options = ("format", "--isolated", "--line-length", "120", "--target-version", "py311", "-")
    return _run("ruff", *options, cwd=PACKAGE, text=source)


def _run(program: str, *arguments: str, cwd: Path, text: str | None = None) -> str:
    """Run a program of the environment and return its output; raises `Failed`."""
    # Programs are next to the Python that runs this.
    command = [str(Path(sys.executable).parent / program), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=cwd, check=False)  # noqa: S603
    if done.returncode:
        raise Failed(f"{program}: {done.stdout}{done.stderr}")
    return done.stdout
