"""Commands in the documents are run, or their programs and options are checked if they take long."""

import importlib
import importlib.util
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise

import pytest
from flask.testing import FlaskClient

from tests.bench.__main__ import BY_NAME, MEASUREMENTS
from tests.documents.reading import DOCUMENTS, ROOT, all_blocks, code_in, prose_of, table_under, text_of
from tests.selection import usually

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
PYTHON = ".venv/bin/python -m "

# Fast ones are run; the others solve, measure, serve, or need something that is missing.
RUN = ("api check", "api review", "strategy_tables list")
ELSEWHERE = ("docker ", "podman ", "kubectl ", "wrk ", "gh ", r"\.venv/bin/python clients/")
"""Programs that tests do not run; only the files in such commands are checked."""

SHOWN_LINES = [
    line
    for block in all_blocks()
    if block.language in ("", "sh") and not block.text.startswith("curl ")
    for line in block.text.replace("\\\n", "").splitlines()
]
INLINE = [code for document in DOCUMENTS for code in code_in(prose_of(document))]
CELLS = [code for block in all_blocks() for row in block.rows for cell in row for code in code_in(cell)]
COMMANDS = sorted(
    {
        " ".join(line.split())
        for line in (*SHOWN_LINES, *INLINE, *CELLS)
        if re.match(rf"(?:[A-Z_]+=\S+ )*(?:make |{re.escape(PYTHON)}|\.ci/)|{'|'.join(ELSEWHERE)}", line)
    }
)


def module_commands() -> list[str]:
    return [command.removeprefix(PYTHON) for command in COMMANDS if command.startswith(PYTHON)]


def test_every_documented_command_is_tested() -> None:
    assert len(COMMANDS) > 20
    assert [line for line in SHOWN_LINES if " ".join(line.split()) not in COMMANDS] == []


@pytest.mark.parametrize("command", [command for command in COMMANDS if re.search(r"(^| )make ", command)])
def test_documented_make_targets_exist(command: str) -> None:
    words = shlex.split(command)
    variables = [word for word in words if "=" in word]
    (target,) = (word for word in words if word != "make" and "=" not in word)
    assert target in TARGETS
    read = set(re.findall(r"^(\w+) \?=", MAKEFILE, re.MULTILINE))
    assert {word.partition("=")[0] for word in variables} <= read
    if make := shutil.which("make"):
        dry = subprocess.run([make, "--dry-run", target, *variables], cwd=ROOT, capture_output=True, check=False)
        assert dry.returncode == 0, dry.stderr


def test_every_target_is_described_and_every_described_target_exists() -> None:
    assert set(re.findall(r"^([a-z-]+):(?! *=)", MAKEFILE, re.MULTILINE)) == TARGETS
    assert set(re.findall(r"^\* `make ([a-z-]+)`", text_of("development.md"), re.MULTILINE)) == TARGETS
    assert {command.split()[1] for command in COMMANDS if command.startswith("make ")} <= TARGETS


QUICK = [command for command in module_commands() if command.startswith(RUN)]


@pytest.mark.slow
@pytest.mark.parametrize("command", usually(QUICK[:1], QUICK))
def test_a_quick_command_is_run_by_name(command: str) -> None:
    """All of them run in process below; one case is enough to check that Python finds the program."""
    ran = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert_prints(command, ran.stdout)


@pytest.mark.parametrize("command", QUICK)
def test_a_quick_command_does_what_is_shown(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert run_here(monkeypatch, *shlex.split(command)) == 0
    assert_prints(command, capsys.readouterr().out)


def assert_prints(command: str, printed: str) -> None:
    if PYTHON + command in (shown := outputs()):
        assert printed == shown[PYTHON + command]


def outputs() -> dict[str, str]:
    """Return the documented outputs of commands, which follow them."""
    return {
        block.text.strip(): after.text
        for block, after in pairwise(all_blocks())
        if block.text.startswith(PYTHON) and after.language == "text"
    }


def test_the_output_of_both_commands_about_games_is_shown() -> None:
    assert {command.split()[3] for command in outputs()} == {"check", "review"}


@pytest.mark.parametrize("command", [command for command in module_commands() if not command.startswith(RUN)])
def test_a_slow_command_is_understood_by_its_program(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, *arguments = shlex.split(command)
    if module in ("pytest", "tools.prose"):
        assert all((ROOT / argument).exists() for argument in arguments if argument != "-m")
        return
    assert importlib.util.find_spec(module) is not None
    if module == "tests.bench":
        assert set(arguments) <= {*MEASUREMENTS, *BY_NAME}
        return
    # Everything before --help is checked: unknown commands and options are refused.
    assert status_of(monkeypatch, module, *arguments, "--help") == 0


def test_unknown_options_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    assert status_of(monkeypatch, "strategy_tables", "build", "--objective", "poker", "yahtzee", "--help") == 2
    assert status_of(monkeypatch, "strategy_tables", "solve", "--help") == 2
    assert status_of(monkeypatch, "api", "check", "--help") == 0


def status_of(monkeypatch: pytest.MonkeyPatch, module: str, *arguments: str) -> object:
    """Return the exit status of a command that ends while parsing its arguments."""
    with pytest.raises(SystemExit) as ended:
        run_here(monkeypatch, module, *arguments)
    return ended.value.code


def run_here(monkeypatch: pytest.MonkeyPatch, module: str, *arguments: str) -> object:
    """Return the result of a command in this process, since starting Python for each would take long."""
    monkeypatch.setattr(sys, "argv", [module, *arguments])
    found = importlib.util.find_spec(module)
    assert found is not None
    # A package is run by its __main__.
    program = importlib.import_module(f"{module}.__main__" if found.submodule_search_locations else module)
    return program.main()


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith((*ELSEWHERE, ".ci/"))])
def test_files_for_other_programs_exist(command: str) -> None:
    named = [word for word in shlex.split(command) if re.match(r"(deploy|tests|\.ci)/", word)]
    assert all((ROOT / name).exists() for name in named)
    assert named or "keepwise" in command or "python:" in command or command.split()[1:2] == ["run"]


def test_every_measurement_is_listed() -> None:
    section = text_of("development.md").split("\n## Measuring\n")[1].split("\nPrograms in ")[0]
    run, by_name = (
        {name for line in part.splitlines() if line.startswith("* ") for name in code_in(line.partition(":")[0])}
        for part in section.split("\nThese run only by name:\n")
    )
    assert (run, by_name) == (set(MEASUREMENTS), set(BY_NAME))


# Pages and paths in the documents

NO_ADDRESSES = {"/v1", "/v2", "/web", "/problems/", "/batch"}
"""Prefixes and suffixes of several paths."""


def test_documented_pages_are_served() -> None:
    from api.wsgi import app  # exits if tables are missing

    client: FlaskClient = app.test_client()
    shown = [block.text for block in all_blocks() if block.language == "html"]
    addresses = [path for text in shown for path in re.findall(r'(?:src|href)="http://127\.0\.0\.1:8000([^"]+)"', text)]
    assert set(addresses) == {"/widget/coach.js"}
    found = (re.fullmatch(r"(?:(?:GET|POST) )?(/[a-z][\w./{}-]*)(?:\?\S*)?", code) for code in (*INLINE, *CELLS))
    named = {match[1].replace("{id}", "yatzy").replace("{name}", "invalid") for match in found if match}
    assert named >= {"/v1/advice", "/v1/rulesets/yatzy/points", "/problems/invalid", "/widget"}
    for path in sorted({*addresses, *named} - NO_ADDRESSES):
        assert client.open(path, method="OPTIONS").status_code == 204, path


def test_documented_attributes_of_the_widget_are_read() -> None:
    source = (ROOT / "api/web/widget/coach.js").read_text(encoding="utf-8")
    rows = table_under("guides/widget.md", "Configure the coach widget", "attribute")
    listed = {attribute for cell, _ in rows for attribute in code_in(cell)}
    (observed,) = re.findall(r"observedAttributes = \[(.*?)\]", source, re.DOTALL)
    # `card` is the former name of `scorecard`.
    assert listed == set(re.findall(r'"([a-z-]+)"', observed)) - {"card"}


def test_all_code_that_embeds_the_widget_reserves_its_place() -> None:
    (rule,) = re.findall(r"<style>(.*)</style>\n<script", text_of("guides/widget.md"))
    for name in ("api/web/index.html", "clients/widget/README.md"):
        assert rule in (ROOT / name).read_text(encoding="utf-8"), name


def test_the_two_commands_have_separate_code_blocks() -> None:
    assert "```\nmake serve\n```" in text_of("README.md")
    assert "```\nmake test\n```" in text_of("README.md")
