"""Swift's compiler, where there is one: most systems have no package of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.generators.commands import output_of


def compile_swift(sources: Iterable[Path], program: Path, *options: str) -> None:
    """Compile some files into a program. Skips without a compiler, also where REQUIRE_PROGRAMS=1 is set."""
    swiftc = os.environ.get("SWIFTC") or shutil.which("swiftc")
    if swiftc is None:
        pytest.skip("no swiftc on the PATH nor in SWIFTC: what is in Swift is not compiled")
    output_of(swiftc, *options, "-o", program, *sources)


def run_swift(program: Path, *arguments: str, said: str = "") -> list[str]:
    """The lines that a compiled program has written."""
    return output_of(program, *arguments, said=said).splitlines()
