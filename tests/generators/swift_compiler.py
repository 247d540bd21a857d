"""The Swift compiler, for which most systems have no package."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.generators.commands import output_of


def compile_swift(sources: Iterable[Path], program: Path, *options: str) -> None:
    """Compile files into a program. Skips without a compiler, even with REQUIRE_PROGRAMS=1."""
    swiftc = os.environ.get("SWIFTC") or shutil.which("swiftc")
    if swiftc is None:
        pytest.skip("no swiftc on the PATH nor in SWIFTC: what is in Swift is not compiled")
    output_of(swiftc, *options, "-o", program, *sources)


def run_swift(program: Path, *arguments: str, said: str = "") -> list[str]:
    """Run a compiled program and return its output lines."""
    return output_of(program, *arguments, said=said).splitlines()
