"""requirements/install.py with a stand-in for Python that records its calls."""

import runpy
import sys
from pathlib import Path

import pytest

INSTALL = Path(__file__).resolve().parent.parent / "requirements" / "install.py"


class Machine:
    """A folder with the script, requirements files and a working environment."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.calls = root / "calls"
        self.script = root / "requirements" / "install.py"
        self.script.parent.mkdir()
        self.script.write_bytes(INSTALL.read_bytes())
        for name in ("serve", "solve", "pages", "s3", "mcp", "release", "dev", "generators", "audit"):
            self.pin(name, f"{name}==1")
        self.python = root / ".venv" / "bin" / "python"
        self.python.parent.mkdir(parents=True)
        self.python_does('[ "$1" = -c ] || echo "$*" >>' + str(self.calls))
        self.monkeypatch = monkeypatch
        monkeypatch.setattr(sys, "executable", str(self.python))
        self.has_pip("26.1")

    def has_pip(self, version: str) -> None:
        self.monkeypatch.setattr("importlib.metadata.version", lambda _: version)

    def pin(self, name: str, text: str) -> None:
        (self.script.parent / f"{name}.txt").write_text(text)

    def python_does(self, line: str) -> None:
        self.python.write_text(f"#!/bin/sh\n{line}\n")
        self.python.chmod(0o755)

    def install(self, *names: str) -> tuple[int, list[str]]:
        """Return the exit status, and the files passed to pip."""
        self.calls.write_text("")
        self.monkeypatch.setattr(sys, "argv", ["install.py", *names])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(self.script), run_name="__main__")
        assert isinstance(ended.value.code, int)
        return ended.value.code, [Path(line.split()[-1]).name for line in self.calls.read_text().splitlines()]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_installs_once(machine: Machine) -> None:
    assert machine.install("solve") == (0, ["solve.txt"])
    assert machine.install("solve") == (0, [])


def test_a_change_of_an_included_file_is_installed(machine: Machine) -> None:
    assert machine.install("dev") == (0, ["dev.txt"])
    machine.pin("serve", "serve==2")
    assert machine.install("dev") == (0, ["dev.txt"])


def test_a_file_contained_in_the_installed_one_counts_as_installed(machine: Machine) -> None:
    assert machine.install("dev") == (0, ["dev.txt"])
    assert machine.install("serve") == (0, [])
    assert machine.install("solve") == (0, [])


def test_a_file_that_the_installed_one_lacks_is_installed(machine: Machine) -> None:
    assert machine.install("mcp") == (0, ["mcp.txt"])
    assert machine.install("s3") == (0, ["s3.txt"])
    assert machine.install("dev") == (0, ["dev.txt"])
    assert machine.install("s3") == (0, [])


def test_a_larger_file_is_not_installed(machine: Machine) -> None:
    assert machine.install("solve") == (0, ["solve.txt"])
    assert machine.install("dev") == (0, ["dev.txt"])


def test_a_changed_pin_is_installed(machine: Machine) -> None:
    machine.install("dev")
    machine.pin("dev", "dev==2")
    machine.pin("solve", "solve==2")
    assert machine.install("solve") == (0, ["solve.txt"])
    assert machine.install("dev") == (0, ["dev.txt"])


def test_failed_builds_are_retried(machine: Machine) -> None:
    machine.install("dev")
    machine.pin("dev", "dev==2")
    machine.python_does('[ "$1" = -c ] || exit 3')
    assert machine.install("dev")[0] == 3
    machine.pin("dev", "dev==1")
    assert machine.install("dev")[0] == 3, "after half an installation, even the old pins have to be installed again"


@pytest.mark.parametrize("version", ["22.2.2", "unknown"])
def test_pip_is_installed_if_that_of_the_system_is_too_old(machine: Machine, version: str) -> None:
    machine.has_pip(version)
    assert machine.install("serve") == (0, ["ensurepip", "serve.txt"])
    machine.pin("serve", "serve==2")
    machine.has_pip("22.3")
    assert machine.install("serve") == (0, ["serve.txt"])
    assert f"-m pip --python {machine.python}" in machine.calls.read_text()


def test_an_environment_without_its_python_is_recreated(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.install("dev")
    machine.python_does("exit 127")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert machine.install("dev") == (1, [])
    assert "Creating .venv" in capsys.readouterr().out


def test_an_old_python_is_refused(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    assert machine.install("dev") == (1, [])
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


@pytest.mark.parametrize("names", [(), ("test",), ("serve", "dev")])
def test_an_unknown_name_is_refused(machine: Machine, names: tuple[str, ...]) -> None:
    assert machine.install(*names) == (2, [])
