"""Archives whose bytes depend only on their files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_DATE: Final = (2026, 1, 1, 0, 0, 0)


def write_zip(path: Path, files: Iterable[tuple[str, bytes]]) -> Path:
    """Write files with their names and a fixed date into a zip archive, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            archive.writestr(ZipInfo(name, _DATE), content, ZIP_DEFLATED)
    return path
