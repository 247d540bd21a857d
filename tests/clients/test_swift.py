"""The Swift package: its models agree with the contract, and its archive has all sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest
import yaml

from api.contract.files import CORE_CONTRACT
from api.service.version import VERSION
from clients.contract import read_contract, schema_name
from clients.make_swift import PACKAGE, build_swift

ROOT: Final = "keepwise-swift"
CODE: Final = "Sources/KeepwiseClient"

SWIFT: Final = {"integer": "Int", "number": "Double", "string": "String", "boolean": "Bool"}

ADDED: Final = {"answered_by"}
"""Fields that only answers of tables have."""

LEFT_OUT: Final = {"ProblemList", "ProblemGroup", "ProblemTitle"}
"""Schemas of the core contract for an operation without a method."""

FURTHER: Final = {"Objective", "Position", "AdviceTable"}
"""Models of schemas that are not in the core contract."""


def models() -> dict[str, dict[str, str]]:
    """Return the types of the fields of all models, by the names on the wire."""
    found: dict[str, dict[str, str]] = {}
    for name in ("Requests.swift", "Answers.swift"):
        text = (PACKAGE / CODE / name).read_text(encoding="utf-8")
        for struct in re.split(r"^public struct ", text, flags=re.MULTILINE)[1:]:
            fields = re.findall(r"^    public var (\w+): (.*)$", struct, re.MULTILINE)
            found[re.match(r"\w+", struct)[0]] = {snake_case(field): kind for field, kind in fields}  # type: ignore[index]
    return found


def snake_case(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


MODELS: Final = models()
DOCUMENT: Final = read_contract()
CORE: Final = yaml.safe_load(CORE_CONTRACT.read_text(encoding="utf-8"))
SCHEMAS: Final[dict[str, Any]] = DOCUMENT["components"]["schemas"]


def swift_type(schema: dict[str, Any]) -> str:
    """Return the Swift type for the values of a schema."""
    if "$ref" in schema:
        name = schema_name(schema)
        return name if name in MODELS else swift_type(SCHEMAS[name])
    kinds = [schema["type"]] if isinstance(schema["type"], str) else [each for each in schema["type"] if each != "null"]
    [kind] = kinds
    if kind == "array":
        return f"[{swift_type(schema['items'])}]"
    if kind == "object":
        return f"[String: {swift_type(schema['additionalProperties'])}]"
    return SWIFT[kind]


def differences(name: str) -> Iterator[str]:
    schema = SCHEMAS[name]
    required, properties = schema.get("required", []), schema["properties"]
    for field, kind in MODELS[name].items():
        if field in ADDED:
            continue
        if field not in properties:
            yield f"{name}.{field} is not in the contract"
            continue
        plain = "String" if kind.rstrip("?") == "Action" else kind.rstrip("?")
        if plain != swift_type(properties[field]):
            yield f"{name}.{field} is {kind}, not {swift_type(properties[field])}"
        nullable = "null" in properties[field].get("type", ())
        if kind.endswith("?") != (field not in required or nullable):
            yield f"{name}.{field} is {kind}, but required: {field in required}"
    if name.endswith("Request"):
        yield from (f"{name} has no {field}" for field in required if field not in MODELS[name])


@pytest.mark.parametrize("name", MODELS)
def test_models_agree_with_the_contract(name: str) -> None:
    assert [*differences(name)] == []


def test_models_have_everything_of_the_core_contract() -> None:
    core = {name: schema["properties"].keys() for name, schema in CORE["components"]["schemas"].items()}
    missing = {name: fields - MODELS.get(name, {}).keys() for name, fields in core.items() if name not in LEFT_OUT}
    assert {name: fields for name, fields in missing.items() if fields} == {}
    assert MODELS.keys() - core.keys() == FURTHER
    assert len(missing) > 20


def test_the_archive_has_all_sources_with_the_version(tmp_path: Path) -> None:
    [archive] = build_swift(tmp_path)
    assert archive.name == f"keepwise-swift-{VERSION}.zip"
    with ZipFile(archive) as file:
        names = {*file.namelist()}
        assert f'keepwiseVersion = "{VERSION}"' in file.read(f"{ROOT}/{CODE}/Version.swift").decode()
    assert {f"{ROOT}/{name}" for name in ("Package.swift", "README.md", "LICENSE")} <= names
    sources = {f"{ROOT}/{path.relative_to(PACKAGE).as_posix()}" for path in (PACKAGE / CODE).rglob("*.swift")}
    assert len(sources) > 10
    assert sources <= names
    first = archive.read_bytes()
    build_swift(tmp_path)
    assert archive.read_bytes() == first
