"""Bundling openapi.yaml and openapi-core.yaml from their sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.document import operations
from api.contract.examples import ADDRESS, WrongSource
from openapi.closed_schemas import open_answers
from openapi.common_parts import add_common_parts
from openapi.core import core_of
from openapi.declared import add_declared
from openapi.layout import dump

SOURCES: Final = Path(__file__).resolve().parent
CORE: Final = "core.yaml"
"""The file with the choice of the core contract."""
EXAMPLES: Final = "examples"
"""The folder with the examples, in one file for each operation."""

_HEAD: Final = '# Put together from the files in openapi/ by "make openapi": what is changed here is lost.\n'


def read_sources(folder: Path = SOURCES) -> dict[str, Any]:
    """Return the document with closed schemas. Raises `WrongSource`."""
    document: dict[str, Any] = read_yaml(folder / "openapi.yaml")
    listed = [*document["paths"], *(name for names in document["components"].values() for name in names)]
    document["paths"] = _merge_files(folder, document["paths"])
    document["components"] = {part: _merge_files(folder, names) for part, names in document["components"].items()}
    named = {folder / name for name in ["openapi.yaml", CORE, *listed]}
    if unused := sorted(set(folder.rglob("*.yaml")) - set(_example_files(folder)) - named):
        raise WrongSource(f"unused: {', '.join(str(each.relative_to(folder)) for each in unused)}")
    for _, _, operation in operations(document):
        if (name := operation["operationId"]) in {path.stem for path in _example_files(folder)}:
            operation["externalDocs"] = {"url": f"{ADDRESS}/{name}", "description": "Examples."}
    return add_common_parts(add_declared(document))


def read_examples(folder: Path = SOURCES) -> dict[str, Any]:
    """Return the contents of the files with examples by name. Raises `WrongSource`."""
    return {path.stem: read_yaml(path) for path in _example_files(folder)}


def _example_files(folder: Path) -> list[Path]:
    return sorted((folder / EXAMPLES).glob("*.yaml"))


def bundle(folder: Path = SOURCES) -> tuple[str, str]:
    """Return the texts of openapi.yaml and openapi-core.yaml. Raises `WrongSource`."""
    whole = open_answers(read_sources(folder))
    return _HEAD + dump(whole), _HEAD + dump(core_of(whole, read_yaml(folder / CORE)))


def _merge_files(folder: Path, names: list[str]) -> dict[str, Any]:
    """Merge the entries of some files, in their order."""
    whole: dict[str, Any] = {}
    for name in names:
        part = read_yaml(folder / name)
        if twice := whole.keys() & part.keys():
            raise WrongSource(f"{folder / name} says again: {', '.join(sorted(twice))}")
        whole |= part
    return whole


def read_yaml(path: Path) -> Any:
    """Return the content of a file. Raises `WrongSource`."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), _Loader)  # noqa: S506 - a safe one
    except OSError as error:
        raise WrongSource(f"{path} cannot be read: {error.strerror}") from error
    except yaml.YAMLError as error:
        raise WrongSource(f"{path}: {error}") from error


class _Loader(yaml.CSafeLoader):
    """A loader that refuses duplicate keys, which PyYAML accepts."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                raise yaml.constructor.ConstructorError(None, None, f"duplicate key {key!r}", node.start_mark)
        return super().construct_mapping(node, deep)
