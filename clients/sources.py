"""Assembling the sources of packages, hand-written and generated, in a folder below build/."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from api.contract.files import CONTRACT
from api.service.version import VERSION
from clients.contract import ROOT

_ASSEMBLED: Final = ROOT / "build" / "sources"

_MAKERS: Final = (
    CONTRACT,
    ROOT / "requirements" / "release.txt",
    ROOT / "clients" / "package-lock.json",
    *sorted((ROOT / "api" / "contract").glob("*.py")),
    *sorted((ROOT / "clients").glob("*.py")),
)

_NOT_SOURCES: Final = {"__pycache__", "node_modules", "dist"}


def assemble(package: Path, make: Callable[[], Mapping[str, str]]) -> Path:
    """Return a folder with the files of a package and the generated ones.

    Its name contains a digest of all inputs, so that processes share the result.
    """
    digest = sha256()
    for file in (*_MAKERS, *_files(package)):
        digest.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    folder = _ASSEMBLED / f"{package.name}-{digest.hexdigest()[:16]}"
    if not folder.is_dir():
        _ASSEMBLED.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=_ASSEMBLED) as name:
            project = Path(name) / package.name
            for file in _files(package):
                copy = project / file.relative_to(package)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
            for made, text in make().items():
                (project / made).write_text(text, encoding="utf-8")
            # If another process was faster, its folder has the same files.
            with suppress(OSError):
                project.rename(folder)
    return folder


def versioned(manifest: Path) -> str:
    """Return the text of a manifest with the version of the contract instead of 0.0.0."""
    return re.sub(r"(?<=[\">])0\.0\.0(?=[\"<])", VERSION, manifest.read_text(encoding="utf-8"))


def _files(package: Path) -> Iterator[Path]:
    return (file for file in sorted(package.rglob("*")) if file.is_file() and not _NOT_SOURCES & {*file.parts})
