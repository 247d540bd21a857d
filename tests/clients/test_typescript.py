"""The package of npm as it is committed. What is made again, built and installed is in tests/generators."""

import json

import pytest

from clients.contract import digest_of
from clients.make_typescript import MANIFEST, METHODS, PACKAGE, TYPES
from tests.api.contract import SPECIFICATION
from tests.servers import ROOT


@pytest.mark.parametrize("name", [TYPES, METHODS])
def test_what_is_made_of_the_contract_is_of_this_one(name: str) -> None:
    second = (PACKAGE / name).read_text(encoding="utf-8").splitlines()[1]
    assert second == f"// Contract {digest_of(SPECIFICATION)}", 'the contract has changed: run "make clients"'


def test_examples_make_no_other_client() -> None:
    assert digest_of({"a": [{"b": 1, "examples": {"one": 2}}]}) == digest_of({"a": [{"b": 1}]})
    assert digest_of({"a": [{"b": 1}]}) != digest_of({"a": [{"b": 2}]})


def test_a_property_that_is_called_example_makes_another_client() -> None:
    assert digest_of({"properties": {"example": {"type": "string"}}}) != digest_of({"properties": {}})


def test_its_version_is_that_of_the_contract() -> None:
    manifest = json.loads((PACKAGE / MANIFEST).read_text(encoding="utf-8"))
    assert manifest["version"] == SPECIFICATION["info"]["version"]
    assert manifest["license"] == SPECIFICATION["info"]["license"]["identifier"]


def test_it_depends_on_openapi_fetch_alone() -> None:
    manifest = json.loads((PACKAGE / MANIFEST).read_text(encoding="utf-8"))
    [(name, versions)] = manifest["dependencies"].items()
    pinned = json.loads((ROOT / "tests/generators/package.json").read_text(encoding="utf-8"))["devDependencies"]
    # What it is tested with is what it asks for.
    assert (name, versions) == ("openapi-fetch", pinned["openapi-fetch"])
    for tool, wanted in manifest["devDependencies"].items():
        assert pinned[tool] == wanted


def test_its_licence_is_that_of_the_project() -> None:
    assert (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
