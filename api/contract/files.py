"""The files of the contract: the document, and its examples."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.examples import Example, parse_examples

_ROOT: Final = Path(__file__).resolve().parents[2]
CONTRACT: Final = _ROOT / "openapi.yaml"
EXAMPLES: Final = _ROOT / "openapi" / "examples"


class Contract:
    """The text of the contract, and the texts of its examples by the names of their files."""

    def __init__(self, text: bytes, files: Mapping[str, bytes]) -> None:
        self.text = text
        self.files = files
        self._examples: dict[str, Mapping[str, Example]] = {}

    @cached_property
    def document(self) -> dict[str, Any]:
        """Return the document, which takes a tenth of a second on the first call."""
        document: dict[str, Any] = _parse(self.text)
        return document

    def examples(self, file: str) -> Mapping[str, Example]:
        """Return the examples of a file by name; an operation without a file has none."""
        if file not in self._examples:
            content = _parse(self.files[file]) if file in self.files else {}
            self._examples[file] = {each.name: each for each in parse_examples(file, content)}
        return self._examples[file]


def open_contract() -> Contract:
    """Read the files. Raises `OSError`."""
    return Contract(CONTRACT.read_bytes(), {path.stem: path.read_bytes() for path in sorted(EXAMPLES.iterdir())})


def _parse(text: bytes) -> Any:
    return yaml.load(text, yaml.CSafeLoader)
