"""The quick start on the page of the contract: a tested program in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

PROGRAMS: Final = Path(__file__).resolve().parents[1] / "templates" / "quick_start"
ADDRESS: Final = "http://127.0.0.1:8000"
"""Address of the service in the programs; the page shows its own instead."""


class Language(NamedTuple):
    """A language and its program in `file`; `needs` are the requirements, with code between backticks."""

    id: str
    title: str
    needs: str
    file: str

    @property
    def code(self) -> str:
        """Return the program."""
        return (PROGRAMS / self.file).read_text(encoding="utf-8")


LANGUAGES: Final = (
    Language("curl", "curl", "curl 7.82 or newer, for `--json`.", "curl.sh"),
    Language("typescript", "TypeScript", "The package `keepwise`, from `make release`.", "typescript.ts"),
    Language("python", "Python", "The package `keepwise-client`, from `make release`.", "python.py"),
    Language("swift", "Swift", "Foundation, on iOS 15, macOS 12 or Linux with Swift 5.5, or newer.", "swift.swift"),
    Language("kotlin", "Kotlin", "OkHttp and kotlinx.serialization, on Android or Java.", "kotlin.kt"),
    Language("php", "PHP", "The package `keepwise/keepwise`, from `make release`.", "php.php"),
)
