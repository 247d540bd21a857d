"""The contract as clients are made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import yaml

from api.contract.files import CONTRACT

ROOT: Final = Path(__file__).resolve().parents[1]

LINES: Final = "x-ndjson"
"""Of an operation that takes lines, too: what a line asks, and what it is answered with."""

SCHEMAS: Final = "#/components/schemas/"

MADE: Final = 'Made from openapi.yaml by "make clients": what is changed here is lost.'
"""The first line of every file that is made; the digest of the contract stands in the second."""


def read_contract() -> dict[str, Any]:
    """Return openapi.yaml, which has no examples of bodies."""
    document: dict[str, Any] = yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return document


def schema_name(schema: Mapping[str, Any]) -> str:
    """What the schema is called that this refers to."""
    return str(schema["$ref"]).removeprefix(SCHEMAS)


def digest_of(document: dict[str, Any]) -> str:
    """A digest of all that clients are made of: the contract without its examples."""
    return sha256(json.dumps(without_examples(document), sort_keys=True).encode()).hexdigest()


def without_examples(value: Any, names: bool = False) -> Any:
    """The same without what is only shown. `names` says that keys are names, of which any may be "example"."""
    if isinstance(value, dict):
        shown = () if names else ("example", "examples")
        return {key: without_examples(inner, key == "properties") for key, inner in value.items() if key not in shown}
    return [without_examples(inner) for inner in value] if isinstance(value, list) else value
