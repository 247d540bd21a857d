"""The contract as clients are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.files import CONTRACT

ROOT: Final = Path(__file__).resolve().parents[1]

LINES: Final = "x-ndjson"
"""The field of an operation that takes lines, too, with the schemas of an item and of its result."""

SCHEMAS: Final = "#/components/schemas/"

MADE: Final = "Made of openapi.yaml."
"""The first line of every file that is made."""


def read_contract() -> dict[str, Any]:
    """Return openapi.yaml, which has no examples of bodies."""
    document: dict[str, Any] = yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return document


def schema_name(schema: Mapping[str, Any]) -> str:
    """Return the name of the schema that this refers to."""
    return str(schema["$ref"]).removeprefix(SCHEMAS)
