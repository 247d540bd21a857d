"""The client that openapi-generator makes of the contract in Swift 6; compiled where there is a `swiftc`."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.generators.examples import DOCUMENT, alike, examples
from tests.generators.game import FIRST_SEED, RULESET, TURNS, play
from tests.generators.openapi_generator import made_client
from tests.generators.refusals import TOLD


@pytest.fixture(scope="module")
def sources(shared_folder: Path) -> list[Path]:
    """All that was made."""
    return sorted((made_client("swift", shared_folder) / "Sources").rglob("*.swift"))


@pytest.fixture(scope="module")
def program(sources: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and what uses it, compiled. Skips without a compiler: most systems have no package of one."""
    swiftc = os.environ.get("SWIFTC") or shutil.which("swiftc")
    if swiftc is None:
        pytest.skip("no swiftc on the PATH nor in SWIFTC: what was made in Swift is not compiled")
    folder = tmp_path_factory.mktemp("swift")
    # Types are found by their names at run time only where somebody has listed them.
    named = "".join(f'    "{schema}": {schema}.self,\n' for schema in sorted({each.schema for each in examples()}))
    (folder / "ByName.swift").write_text(f"let models: [String: any Codable.Type] = [\n{named}]\n", encoding="utf-8")
    own = [folder / "ByName.swift", Path(__file__).parent / "swift" / "main.swift"]
    options: list[str | Path] = ["-swift-version", "6", "-suppress-warnings", "-o", folder / "program"]
    done = subprocess.run([swiftc, *options, *sources, *own], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "program"


def run_swift(program: Path, *arguments: str, said: str = "") -> list[str]:
    """The lines that the program has written."""
    done = subprocess.run([program, *arguments], input=said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_no_operation_is_lost(sources: list[Path]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.parent.name == "APIs")
    made = re.findall(r"- (GET|POST) (/\S+)\n", text)
    assert sorted(made) == sorted((method.upper(), path) for path, item in DOCUMENT["paths"].items() for method in item)


def test_every_example_is_read_and_written(program: Path) -> None:
    shown = list(examples())
    said = [json.dumps({"schema": each.schema, "value": each.value}) for each in shown]
    lines = run_swift(program, "examples", said="\n".join(said))
    wrong = [(e.where, line) for e, line in zip(shown, lines, strict=True) if not alike(e.value, json.loads(line))]
    assert not wrong


def test_a_whole_game_is_played(program: Path, service: str) -> None:
    [report] = run_swift(program, "game", service, RULESET, str(FIRST_SEED), str(TURNS))
    assert alike(json.loads(report), play(service))


def test_errors_are_told(program: Path, service: str, spent_service: str, late_service: str) -> None:
    told = run_swift(program, "errors", service, spent_service, late_service)
    assert [json.loads(line) for line in told] == TOLD
