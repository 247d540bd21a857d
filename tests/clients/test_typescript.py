"""Hand-written files of the npm package; tests/generators tests the built package."""

import json
from pathlib import Path

import pytest

from clients.make_offline import PACKAGE as OFFLINE
from clients.make_typescript import MANIFEST, PACKAGE
from clients.make_widget import PACKAGE as WIDGET
from clients.sources import versioned
from tests.api.read_contract import SPECIFICATION
from tests.servers import ROOT


@pytest.mark.parametrize("package", [PACKAGE, OFFLINE, WIDGET])
def test_its_version_is_that_of_the_contract(package: Path) -> None:
    manifest = json.loads(versioned(package / MANIFEST))
    assert manifest["version"] == SPECIFICATION["info"]["version"]
    assert manifest["license"] == SPECIFICATION["info"]["license"]["identifier"]


def test_it_only_depends_on_openapi_fetch() -> None:
    manifest = json.loads((PACKAGE / MANIFEST).read_text(encoding="utf-8"))
    [(name, versions)] = manifest["dependencies"].items()
    pinned = json.loads((ROOT / "clients/package.json").read_text(encoding="utf-8"))["devDependencies"]
    # The tested version is the required one.
    assert (name, versions) == ("openapi-fetch", pinned["openapi-fetch"])
    for tool, wanted in manifest["devDependencies"].items():
        assert pinned[tool] == wanted


def test_its_licence_matches_the_project() -> None:
    assert (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
