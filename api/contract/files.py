"""The files of the contract, and the document that they make together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.examples import add_examples

_ROOT: Final = Path(__file__).resolve().parents[2]
CONTRACT: Final = _ROOT / "openapi.yaml"
EXAMPLES: Final = _ROOT / "openapi" / "examples"


@dataclass(frozen=True, slots=True)
class Contract:
    """The contents of the files: the text of the contract, and the examples by file name."""

    text: bytes
    examples: Mapping[str, bytes]

    def document(self) -> dict[str, Any]:
        """Return the contract with all examples in their places. Takes half a second."""
        document: dict[str, Any] = _parse(self.text)
        add_examples(document, {name: _parse(text) for name, text in self.examples.items()})
        return document


def open_contract() -> Contract:
    """Read the files. Raises `OSError`."""
    return Contract(CONTRACT.read_bytes(), {path.stem: path.read_bytes() for path in sorted(EXAMPLES.iterdir())})


def _parse(text: bytes) -> Any:
    return yaml.load(text, yaml.CSafeLoader)
