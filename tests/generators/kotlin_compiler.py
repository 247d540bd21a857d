"""The Kotlin compiler, from an npm package, and its JSON library, from a Python package."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from tests.generators.commands import NODE_MODULES
from tests.generators.openapi_generator import java

COMPILER: Final = NODE_MODULES / "kotlin-compiler" / "lib"
STDLIB: Final = COMPILER / "kotlin-stdlib.jar"

_OF_THE_COMPILER: Final = ("kotlin-compiler", "kotlin-script-runtime", "kotlin-reflect", "kotlinx-coroutines-core-jvm")
# A single run is over before the second-tier compiler of Java would pay off.
_SHORT: Final = "-XX:TieredStopAtLevel=1"
_SILENT: Final = ("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow")


def libraries() -> list[Path]:
    """Return the libraries for compiling and running programs."""
    jars = Path(str(files("run_kotlin_kernel"))) / "jars"
    return [STDLIB, *jars.glob("kotlinx-serialization-core-*.jar"), *jars.glob("kotlinx-serialization-json-*.jar")]


def compile_kotlin(sources: Iterable[Path], classes: Path) -> None:
    """Compile files with the serializers of their classes."""
    own = [STDLIB, *(COMPILER / f"{name}.jar" for name in _OF_THE_COMPILER)]
    options = [
        "-no-stdlib",
        "-no-reflect",
        "-nowarn",
        f"-Xplugin={COMPILER / 'kotlinx-serialization-compiler-plugin.jar'}",
    ]
    main = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"
    java(_SHORT, *_SILENT, "-cp", _path(own), main, *options, "-cp", _path(libraries()), "-d", classes, *sources)


def run_kotlin(classes: Path, *arguments: str, said: str = "") -> list[str]:
    """Run a compiled program and return its output lines."""
    return java(_SHORT, "-cp", _path([classes, *libraries()]), "MainKt", *arguments, said=said).splitlines()


def _path(jars: Iterable[Path]) -> str:
    return os.pathsep.join(map(str, jars))
