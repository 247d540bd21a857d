"""Vendored npm packages of the pages: byte-for-byte copies of the pinned versions, and our own bundle."""

import json
from pathlib import Path

import pytest

from api.bundling.files import WEB
from clients.make_offline import BUNDLE, PACKAGE, digest_of_sources
from clients.sources import versioned
from tests.programs import skip_or_fail

ROOT = Path(__file__).resolve().parents[2]
COPIES = {"ts-fsrs": {"index.js": "dist/index.mjs", "LICENSE.txt": "LICENSE"}}
"""Copies of each package, with the copied files."""


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_states_its_version_which_is_pinned(name: str) -> None:
    said = json.loads((WEB / "vendor" / name / "package.json").read_text())
    asked = json.loads((ROOT / "package.json").read_text())["devDependencies"][name]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"][f"node_modules/{name}"]
    assert (said["name"], said["version"], said["license"]) == (name, asked, locked["license"])
    assert locked["version"] == asked


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_matches_the_package(name: str) -> None:
    package = ROOT / "node_modules" / name
    if not package.is_dir():
        skip_or_fail(f"{name} is not installed: make check installs it")
    for copy, original in COPIES[name].items():
        assert (WEB / "vendor" / name / copy).read_bytes() == (package / original).read_bytes(), copy
    assert {path.name for path in (WEB / "vendor" / name).iterdir()} == {*COPIES[name], "package.json"}


def test_the_bundle_matches_the_current_sources() -> None:
    """The bundle itself is compared in tests/generators, where it can be built."""
    first = (BUNDLE / "index.js").read_text(encoding="utf-8").partition("\n")[0]
    assert first.endswith(f"sources {digest_of_sources()}"), 'what is bundled has changed: run "make bundle"'
    said, of = json.loads((BUNDLE / "package.json").read_text()), json.loads(versioned(PACKAGE / "package.json"))
    assert [said[key] for key in ("name", "version", "license")] == [of[key] for key in ("name", "version", "license")]
    assert (
        (BUNDLE / "LICENSE.txt").read_bytes() == (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    )
    assert {path.name for path in BUNDLE.iterdir()} == {"index.js", "package.json", "LICENSE.txt"}


def test_the_bundle_is_small() -> None:
    assert (BUNDLE / "index.js").stat().st_size <= 44_100


def test_every_copy_is_known() -> None:
    assert {path.name for path in (WEB / "vendor").iterdir()} == {*COPIES, BUNDLE.name}
