"""The Swift package, as an archive of its sources."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from api.service.version import VERSION
from clients.archives import write_zip
from clients.contract import ROOT
from clients.sources import versioned

PACKAGE: Final = ROOT / "clients" / "swift"

_BUILT: Final = PACKAGE / ".build"


def build_swift(folder: Path) -> list[Path]:
    """Pack the sources into a folder and return the path of the archive."""
    return [write_zip(folder / f"keepwise-swift-{VERSION}.zip", _files())]


def _files() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and _BUILT not in path.parents:
            text = versioned(path) if path.name == "Version.swift" else path.read_text(encoding="utf-8")
            yield f"keepwise-swift/{path.relative_to(PACKAGE).as_posix()}", text.encode()
