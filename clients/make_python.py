"""The package for Python: models by datamodel-code-generator, a method for every operation, the rest by hand."""

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
from clients.sources import assembled

PACKAGE: Final = ROOT / "clients" / "python"
MODELS, METHODS = "keepwise_client/models.py", "keepwise_client/operations.py"
VERSION, PROJECT = "keepwise_client/version.py", "pyproject.toml"

SHOWN: Final = "Shown"
"""What the name of a schema of answers begins with that requests have too, without this and read strictly."""

_OPTIONS: Final = [
    *("--input-file-type", "openapi"),
    # Docstrings, keyword arguments, Annotated: options as the generator put them together for one of its days.
    *("--preset", "practical-py311-20261027"),
    *("--target-pydantic-version", "2.12"),
    # A list of dice is a list, and what has one value or five is a Literal: both can be written down plainly.
    "--use-type-alias",
    *("--enum-field-as-literal", "all"),
]


def python_sources() -> Path:
    """Return a folder with all sources of the package."""
    return assembled(PACKAGE, _made)


def _made() -> dict[str, str]:
    """Return the files that are made of the contract, by their names in the package."""
    document = read_contract()
    seen, version = as_seen(document), document["info"]["version"]
    head, models = f"# {MADE}\n", _models(seen)
    return {
        MODELS: head + _formatted(models),
        METHODS: head + _formatted(methods_module(seen, models)),
        VERSION: f'{head}"""The version of the contract that this is a client of."""\n\n__version__ = "{version}"\n',
    }


def manifest(version: str) -> dict[str, str]:
    """Return the pyproject.toml with a version, by its name in the package."""
    text = (PACKAGE / PROJECT).read_text(encoding="utf-8")
    return {PROJECT: re.sub(r'^version = ".*"$', f'version = "{version}"', text, flags=re.MULTILINE)}


def build_python(folder: Path) -> Path:
    """Build the package as a file that pip installs, and return that."""
    with TemporaryDirectory(prefix="keepwise-wheel-") as name:
        project, built = Path(name, "project"), Path(name, "built")
        shutil.copytree(python_sources(), project, ignore=shutil.ignore_patterns("__pycache__"))
        _run("uv", "build", "--quiet", "--wheel", "--offline", "--no-config", "--out-dir", str(built), cwd=project)
        [wheel] = built.glob("*.whl")
        shutil.copyfile(wheel, folder / wheel.name)
    return folder / wheel.name


def as_seen(document: dict[str, Any]) -> dict[str, Any]:
    """The contract as this client sees it.

    What is sent and answered is one model here, which ignores unknown fields, so the twins of answers go. Words that
    only answers have may become more: any word is taken.
    """
    schemas = document["components"]["schemas"]
    twins = {name for name in schemas if name.startswith(SHOWN) and name.removeprefix(SHOWN) in schemas}
    seen: dict[str, Any] = _without(document, twins)
    schemas = {name: schema for name, schema in seen["components"]["schemas"].items() if name not in twins}
    for twin in twins:
        schemas[twin.removeprefix(SHOWN)].pop("additionalProperties", None)
    sent = _sent({**seen, "components": {**seen["components"], "schemas": schemas}})
    opened = {name: schema if name in sent else _with_any_word(schema) for name, schema in schemas.items()}
    return {**seen, "components": {**seen["components"], "schemas": opened}}


def _without(value: Any, twins: set[str]) -> Any:
    """The same, referring to no twin."""
    if isinstance(value, list):
        return [_without(inner, twins) for inner in value]
    if isinstance(value, dict):
        return {key: _without(inner, twins) for key, inner in value.items()}
    if isinstance(value, str) and value.startswith(SCHEMAS + SHOWN) and value.removeprefix(SCHEMAS) in twins:
        return SCHEMAS + value.removeprefix(SCHEMAS + SHOWN)
    return value


def _sent(document: dict[str, Any]) -> set[str]:
    """The schemas that requests are made of."""
    found: set[str] = set()
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    left = [document["components"].get("parameters")]
    left += [operation.get(part) for operation in operations for part in ("requestBody", "parameters")]
    while left:
        new = set(re.findall(rf"{SCHEMAS}(\w+)", json.dumps(left.pop()))) - found
        found |= new
        left += [document["components"]["schemas"][name] for name in new]
    return found


def _with_any_word(schema: Any) -> Any:
    """The same, taking any word where it has a choice of them."""
    if isinstance(schema, list):
        return [_with_any_word(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    if len(schema.get("enum", [])) > 1 and schema.get("type") == "string":
        described = {key: value for key, value in schema.items() if key == "description"}
        return {**described, "anyOf": [schema, {"type": "string"}]}
    return {key: _with_any_word(inner) for key, inner in schema.items()}


def _models(document: dict[str, Any]) -> str:
    """The source of the models."""
    with TemporaryDirectory(prefix="keepwise-models-") as name:
        source, made = Path(name, "openapi.json"), Path(name, "models.py")
        source.write_text(json.dumps(document), encoding="utf-8")
        head = ("--custom-file-header", '"""What is sent and answered, as the schemas of the contract say it."""')
        files = ("--input", str(source), "--output", str(made))
        # Whatever it warns of is a mistake.
        _run(sys.executable, "-W", "error", "-m", "datamodel_code_generator", *files, *head, *_OPTIONS, cwd=Path(name))
        return made.read_text(encoding="utf-8")


def _formatted(source: str) -> str:
    """Source in lines that are no longer than elsewhere."""
    options = ("format", "--isolated", "--line-length", "120", "--target-version", "py311", "-")
    return _run("ruff", *options, cwd=PACKAGE, text=source)


def _run(program: str, *arguments: str, cwd: Path, text: str | None = None) -> str:
    """What a program of the environment says; raises `Failed`."""
    # Beside the Python that runs this, or itself.
    command = [str(Path(sys.executable).parent / program), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=cwd, check=False)  # noqa: S603
    if done.returncode:
        raise Failed(f"{program}: {done.stdout}{done.stderr}")
    return done.stdout
