"""The C# and Dart clients of openapi-generator, generated but not compiled."""

from pathlib import Path

import pytest

from tests.generators.openapi_generator import assert_all_operations, made_client


@pytest.mark.parametrize(("name", "ending"), [("csharp", "cs"), ("dart", "dart")])
def test_every_operation_and_schema_is_generated(shared_folder: Path, name: str, ending: str) -> None:
    client = made_client(name, shared_folder)
    assert_all_operations(client.rglob("*.md"), r"\*\*(GET|POST)\*\* (/\S+)")
    assert len([*client.rglob(f"*.{ending}")]) > 300
