"""verify.go of the offline kit; compiled only where `go` exists."""

import shutil
import subprocess
from pathlib import Path

import pytest

from clients.make_offline_kit import INVENTED, SOURCE
from clients.offline_kit.game_rules import dump_rules
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import solve_table
from tests.generators.commands import output_of
from tests.verifier import SMALL, Verifier, VerifierTests, builtin_table, run_verify, write_file


@pytest.fixture(scope="module")
def verify(tmp_path_factory: pytest.TempPathFactory) -> Verifier:
    """Compile the program."""
    if shutil.which("go") is None:
        pytest.skip("no go on the PATH")
    folder = tmp_path_factory.mktemp("verify")
    output_of("go", "build", "-o", folder / "verify", SOURCE / "verify.go")
    (folder / "rules.json").write_text(dump_rules())

    def run(*arguments: str | Path) -> tuple[int, str]:
        command = (folder / "verify", "-rules", folder / "rules.json", *arguments)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    return run


class TestGo(VerifierTests):
    pass


def test_both_languages_print_the_same(verify: Verifier, tmp_path: Path) -> None:
    tables = [builtin_table(name) for name in SMALL[:4]]
    tables += [solve_table(compile_ruleset(parse_ruleset(each))) for each in INVENTED]
    files = [write_file(tmp_path, table, exact) for table in tables for exact in (False, True)]
    assert verify(*files) == run_verify(*files)
