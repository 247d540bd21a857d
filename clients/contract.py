"""Reading the contract for clients."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.files import CONTRACT

ROOT: Final = Path(__file__).resolve().parents[1]

LINES: Final = "x-ndjson"
"""The field of operations that also accept lines, with the schemas of an item and its result."""

SCHEMAS: Final = "#/components/schemas/"

MADE: Final = "Made of openapi.yaml."
"""First line of all generated files."""


def read_contract() -> dict[str, Any]:
    """Return openapi.yaml."""
    document: dict[str, Any] = yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return document


def schema_name(schema: Mapping[str, Any]) -> str:
    """Return the name of the schema that a reference leads to."""
    return str(schema["$ref"]).removeprefix(SCHEMAS)
