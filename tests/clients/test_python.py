"""Hand-written files of the Python client; tests/generators tests the built package."""

import tomllib

from clients.make_python import PACKAGE, PROJECT
from tests.api.read_contract import SPECIFICATION
from tests.servers import ROOT

MANIFEST = tomllib.loads((PACKAGE / PROJECT).read_text(encoding="utf-8"))["project"]


def test_its_version_matches_the_contract() -> None:
    assert MANIFEST["version"] == SPECIFICATION["info"]["version"]


def test_its_licence_matches_the_project() -> None:
    assert MANIFEST["license"] == SPECIFICATION["info"]["license"]["identifier"]
    assert (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
