"""The Composer package, which is hand-written."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from api.service.version import VERSION
from clients.archives import write_zip
from clients.contract import ROOT
from clients.sources import versioned

PACKAGE: Final = ROOT / "clients" / "php"


def build_php(folder: Path) -> Path:
    """Write the archive of the package and return its path."""
    files = (file for file in sorted(PACKAGE.rglob("*")) if file.is_file())
    contents = ((f"keepwise-php/{file.relative_to(PACKAGE).as_posix()}", versioned(file).encode()) for file in files)
    return write_zip(folder / f"keepwise-php-{VERSION}.zip", contents)
