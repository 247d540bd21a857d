"""Hand-written files of the Python client; tests/generators tests the built package."""

import tomllib

from clients.make_python import PACKAGE, PROJECT
from clients.sources import versioned
from tests.api.read_contract import SPECIFICATION
from tests.servers import ROOT

MANIFEST = tomllib.loads(versioned(PACKAGE / PROJECT))["project"]


def test_its_version_is_that_of_the_contract() -> None:
    assert MANIFEST["version"] == SPECIFICATION["info"]["version"]


def test_its_licence_matches_the_project() -> None:
    assert MANIFEST["license"] == SPECIFICATION["info"]["license"]["identifier"]
    assert (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
