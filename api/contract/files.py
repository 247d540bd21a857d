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
CORE_CONTRACT: Final = _ROOT / "openapi-core.yaml"
EXAMPLES: Final = _ROOT / "openapi" / "examples"


class Contract:
    """The texts of the contract, of its core, and of its examples by the names of their files."""

    def __init__(self, text: bytes, core: bytes, files: Mapping[str, bytes]) -> None:
        self.text = text
        self.core = core
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
    files = {path.stem: path.read_bytes() for path in sorted(EXAMPLES.iterdir())}
    return Contract(CONTRACT.read_bytes(), CORE_CONTRACT.read_bytes(), files)


def _parse(text: bytes) -> Any:
    return yaml.load(text, yaml.CSafeLoader)
