"""The command that builds a release, with stand-ins for some packages, and its bill of materials."""

import json
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from api.service.version import VERSION
from clients import __main__ as release
from clients.bill import bill_of_materials, npm_dependencies, python_dependencies
from clients.make_python import PACKAGE, PROJECT
from clients.make_typescript import MANIFEST
from clients.make_typescript import PACKAGE as TYPESCRIPT
from clients.npm import Failed

BILL = f"keepwise-{VERSION}.cdx.json"


def write(folder: Path) -> None:
    (folder / "one.zip").write_bytes(b"one")


def fail(folder: Path) -> None:
    raise Failed(f"no compiler for {folder.name}")


def built(part: release.Part, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Path]:
    """Return the exit status of a release of one part, and its folder."""
    monkeypatch.setattr(release, "PARTS", [part])
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "git", lambda command, *_: {"status": "", "log": "1700000000"}[command])
    monkeypatch.setattr(sys, "argv", ["clients"])
    return release.main(), tmp_path / "dist"


def test_all_files_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status, folder = built(release.Part("pkg:npm/one", write), tmp_path, monkeypatch)
    assert status == 0
    sums = {line[66:]: line[:64] for line in (folder / "SHA256SUMS").read_text().splitlines()}
    assert sums == {name: sha256((folder / name).read_bytes()).hexdigest() for name in ("one.zip", BILL)}
    [package] = json.loads((folder / BILL).read_text())["components"]
    assert package["purl"] == f"pkg:npm/one@{VERSION}"
    [file] = package["components"]
    assert (file["name"], file["hashes"][0]["content"]) == ("one.zip", sums["one.zip"])


def test_a_package_that_cannot_be_built_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, folder = built(release.Part("pkg:maven/one", fail), tmp_path, monkeypatch)
    assert status == 1
    assert capsys.readouterr().err == f"Not built: pkg:maven/one@{VERSION}: no compiler for dist\n"
    assert {file.name for file in folder.iterdir()} == {BILL, "SHA256SUMS"}


def test_uncommitted_files_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "git", lambda *_: " M README.md")
    monkeypatch.setattr(sys, "argv", ["clients"])
    assert release.main() == 1
    assert " M README.md" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


def test_the_bill_has_all_dependencies_and_is_valid() -> None:
    npm, pypi = f"pkg:npm/keepwise@{VERSION}", f"pkg:pypi/keepwise-client@{VERSION}"
    graph = {
        **npm_dependencies(npm, TYPESCRIPT / MANIFEST),
        **python_dependencies(pypi, PACKAGE / PROJECT),
    }
    bills = [bill_of_materials(VERSION, 1700000000, {npm: [], pypi: []}, graph) for _ in range(2)]
    assert bills[0] == bills[1]
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(bills[0]) is None
    names = {component["name"] for component in json.loads(bills[0])["components"]}
    assert names >= {"openapi-fetch", "openapi-typescript-helpers", "httpx", "httpcore", "pydantic-core"}
    assert "typescript" not in names, "development dependencies"
