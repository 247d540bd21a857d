"""The offline npm package: bundled, built, installed in an empty project and used."""

from pathlib import Path

import pytest

from clients.make_offline import BUNDLE, PACKAGE, build_offline, bundle_files
from clients.npm import TSC, run_npm, run_program
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.portable.file import portable_table
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.generators.readmes import shown_programs
from tests.generators.typescript_project import TYPES_OF_NODE, copy_sources, lend_modules, run_built

PROGRAM = """
import { readFileSync } from "node:fs";
import { type Advice, InvalidPosition, OfflineTable, type Question } from "keepwise-offline";

const table = OfflineTable.read(readFileSync(process.argv[2] ?? ""));
const question: Question = { dice: [5, 5, 5, 5, 5], rolls_left: 2, scorecard: {} };
const advice: Advice = table.advise(question);
console.log(advice.best.action, advice.value.toFixed(2), advice.answered_by);
try {
  table.advise({ ...question, rolls_left: 3 });
} catch (error) {
  console.log(error instanceof InvalidPosition && error.problems.map(({ code }) => code).join());
}
"""


SHOWN = shown_programs(PACKAGE / "README.md", "ts")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with the installed package, a table, and programs."""
    folder = tmp_path_factory.mktemp("offline")
    built = build_offline(folder)
    copy_sources(folder)
    (folder / "program.ts").write_text(PROGRAM)
    for number, (program, _) in enumerate(SHOWN):
        (folder / f"shown{number}.ts").write_text(program)
    table = load_table(compile_ruleset(load_ruleset("yahtzee")), tables_folder())
    (folder / "yahtzee.table").write_bytes(portable_table(table))
    run_npm("install", "--offline", "--no-audit", "--cache", folder / "cache", built, cwd=folder)
    lend_modules(folder, *TYPES_OF_NODE)
    # Type-check the declarations of the package too.
    run_program(TSC, "--skipLibCheck", "false", cwd=folder)
    return folder


def test_the_bundle_matches_the_sources() -> None:
    for name, text in bundle_files().items():
        assert (BUNDLE / name).read_text(encoding="utf-8") == text, f'{name}: run "make bundle"'


def test_it_can_be_installed_and_answers(project: Path) -> None:
    assert run_built(project, "program", "yahtzee.table") == "score 320.83 offline\nout-of-range\n"


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_programs_of_the_readme_work(project: Path, number: int) -> None:
    assert run_built(project, f"shown{number}") == SHOWN[number][1]


def test_the_readme_shows_programs() -> None:
    assert len(SHOWN) == 3
