"""openapi.yaml as its sources make it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from openapi.everywhere import complete
from openapi.layout import dump
from openapi.twins import ClosedAnswer, with_twins

SOURCES: Final = Path(__file__).resolve().parent
BUNDLE: Final = SOURCES.parent / "openapi.yaml"

_HEAD: Final = '# Put together from the files in openapi/ by "make openapi": what is changed here is lost.\n'


class WrongSource(Exception):
    """The sources do not fit together."""


def read_sources(folder: Path = SOURCES) -> dict[str, Any]:
    """The whole document but for the answers of its examples, which are still names of files.

    Raises `WrongSource`.
    """
    document: dict[str, Any] = read_yaml(folder / "openapi.yaml")
    listed = [*document["paths"], *(name for names in document["components"].values() for name in names)]
    document["paths"] = _together(folder, document["paths"])
    document["components"] = {part: _together(folder, names) for part, names in document["components"].items()}
    named = {folder / name for name in ["openapi.yaml", *listed, *answer_files(document)]}
    if unused := sorted(set(folder.rglob("*.yaml")) - named):
        raise WrongSource(f"nothing names {', '.join(str(each.relative_to(folder)) for each in unused)}")
    return complete(document)


def answer_files(document: Any) -> Iterator[str]:
    """The files of the answers that examples name."""
    if isinstance(document, dict):
        if "externalValue" in document:
            yield document["externalValue"]
        document = list(document.values())
    if isinstance(document, list):
        for inner in document:
            yield from answer_files(inner)


def bundle(folder: Path = SOURCES) -> str:
    """The text of openapi.yaml. Raises `WrongSource`."""
    try:
        document = with_twins(read_sources(folder))
    except ClosedAnswer as error:
        raise WrongSource(str(error)) from error
    return _HEAD + dump(_answered(document, folder))


def _answered(value: Any, folder: Path) -> Any:
    """The same with every answer in its place."""
    if isinstance(value, list):
        return [_answered(inner, folder) for inner in value]
    if isinstance(value, dict):
        return dict(
            ("value", read_yaml(folder / inner)) if key == "externalValue" else (key, _answered(inner, folder))
            for key, inner in value.items()
        )
    return value


def _together(folder: Path, names: list[str]) -> dict[str, Any]:
    """What some files hold, one after the other."""
    whole: dict[str, Any] = {}
    for name in names:
        part = read_yaml(folder / name)
        if twice := whole.keys() & part.keys():
            raise WrongSource(f"{folder / name} says again: {', '.join(sorted(twice))}")
        whole |= part
    return whole


def read_yaml(path: Path) -> Any:
    """What a file holds. Raises `WrongSource`."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), _Loader)  # noqa: S506 - a safe one
    except OSError as error:
        raise WrongSource(f"{path} cannot be read: {error.strerror}") from error
    except yaml.YAMLError as error:
        raise WrongSource(f"{path}: {error}") from error


class _Loader(yaml.CSafeLoader):
    """Takes no key twice, which YAML forbids and PyYAML does not notice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                raise yaml.constructor.ConstructorError(None, None, f"{key!r} is said twice", node.start_mark)
        return super().construct_mapping(node, deep)
