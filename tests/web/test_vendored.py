"""What others have written and the pages use: copies of packages of npm, byte for byte those that are pinned."""

import json
from pathlib import Path

import pytest

from api.views.pages import WEB
from tests.programs import do_without

ROOT = Path(__file__).resolve().parents[2]
COPIES = {"ts-fsrs": {"index.js": "dist/index.mjs", "LICENSE.txt": "LICENSE"}}
"""Of each package: the copy, and the file that it is a copy of."""


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_says_which_version_it_is_and_that_one_is_pinned(name: str) -> None:
    said = json.loads((WEB / "vendor" / name / "package.json").read_text())
    asked = json.loads((ROOT / "package.json").read_text())["devDependencies"][name]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"][f"node_modules/{name}"]
    assert (said["name"], said["version"], said["license"]) == (name, asked, locked["license"])
    assert locked["version"] == asked


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_is_what_the_package_has(name: str) -> None:
    package = ROOT / "node_modules" / name
    if not package.is_dir():
        do_without(f"{name} is not installed: make check installs it")
    for copy, original in COPIES[name].items():
        assert (WEB / "vendor" / name / copy).read_bytes() == (package / original).read_bytes(), copy
    assert {path.name for path in (WEB / "vendor" / name).iterdir()} == {*COPIES[name], "package.json"}


def test_every_copy_is_known() -> None:
    assert {path.name for path in (WEB / "vendor").iterdir()} == set(COPIES)
