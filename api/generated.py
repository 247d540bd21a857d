"""Folders of files that a command generates from sources, and that git ignores."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path


@dataclass(frozen=True)
class GeneratedFiles:
    """A folder of files, generated from sources."""

    folder: Path
    made_from: Path
    """File with the digest of the sources."""
    sources: tuple[Path, ...]

    @cached_property
    def _digest(self) -> str:
        return digest_of_files(self.sources)

    def are_current(self) -> bool:
        """Return whether the files are generated from the sources as they are."""
        return self.folder.is_dir() and self.made_from.is_file() and self.made_from.read_text("utf-8") == self._digest

    def update(self, generate: Callable[[], Mapping[str, str]]) -> bool:
        """Replace all files by those that `generate` returns, by path, unless they are current; return whether."""
        if self.are_current():
            return False
        wanted = generate()
        # If this is interrupted, the files count as outdated whatever the sources are then.
        self.made_from.unlink(missing_ok=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        for name, content in wanted.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        self.made_from.write_text(self._digest, encoding="utf-8")
        return True


def digest_of_files(paths: Iterable[Path]) -> str:
    """Return a digest of names and contents; the place of their folder does not matter."""
    named = ((f"{path.parent.name}/{path.name}\n", path.read_bytes()) for path in sorted(paths))
    return sha256(b"".join(name.encode() + content for name, content in named)).hexdigest()
