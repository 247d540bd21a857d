"""Checks of all TypeScript clients."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from clients.npm import NODE_MODULES, run_node
from tests.generators.examples import examples
from tests.generators.game import ARGUMENTS
from tests.generators.refusals import assert_refusals

TYPES_OF_NODE: Final = ("@types", "undici-types")
"""Programs run in node, whose types do not belong to clients."""

_SOURCES: Final = Path(__file__).resolve().parent / "typescript"


def start_project(folder: Path, *sources: str) -> None:
    """Create a TypeScript project with all packages of clients/node_modules and some files."""
    (folder / "node_modules").symlink_to(NODE_MODULES)
    copy_sources(folder, *sources)


def copy_sources(folder: Path, *sources: str) -> None:
    """Write a strict tsconfig, and copy some files of tests/generators/typescript."""
    for name in ("package.json", "tsconfig.json", *sources):
        (folder / name).write_bytes((_SOURCES / name).read_bytes())


def lend_modules(folder: Path, *names: str) -> None:
    """Link packages of clients/node_modules into a project."""
    modules = folder / "node_modules"
    modules.mkdir(exist_ok=True)
    for name in names:
        (modules / name).symlink_to(NODE_MODULES / name)


def write_examples(file: Path, first: str, type_of: Callable[[str], str]) -> None:
    """Write all examples of the contract as values with the types of their schemas."""
    file.write_text("\n".join([first, *_constants(type_of)]), encoding="utf-8")


def _constants(type_of: Callable[[str], str]) -> Iterator[str]:
    for number, each in enumerate(examples()):
        yield f"// {each.where}"
        yield f"export const {each.direction}{number}: {type_of(each.schema)} = {json.dumps(each.value)};"


def run_built(project: Path, program: str, *arguments: str) -> str:
    """Return the output of a compiled program."""
    done = run_node(f"built/{program}.js", *arguments, cwd=project)
    assert done.returncode == 0, done.stderr
    return done.stdout


def play_in_node(project: Path, program: str, address: str) -> Any:
    """Return the report of the game that a compiled program plays."""
    return json.loads(run_built(project, program, address, *ARGUMENTS))


def assert_errors_are_reported(project: Path, program: str, addresses: Sequence[str]) -> None:
    """Check the reported errors of an invalid request and of services that refuse."""
    assert_refusals(run_built(project, program, *addresses).splitlines())


def assert_mistakes_were_looked_for(project: Path, program: str) -> None:
    """Check that there are lines with expected type errors: the compiler fails if one of them has none."""
    text = (project / f"{program}.ts").read_text(encoding="utf-8")
    assert text.count("// @ts-expect-error ") == 15
    assert (project / "built" / f"{program}.js").is_file()
