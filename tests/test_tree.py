"""Forbidden contents of tracked files."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# In pieces, so that this file does not match.
HOSTS = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "npm" + "js.cn"]
OPTIONS = ["--" + "index-url", "--" + "extra-index-url", "--" + "find-links"]
FOLDERS = ["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers"]
# Only at the start of a path: inside an address they are not paths of a machine.
FORBIDDEN = [re.compile(re.escape(text)) for text in HOSTS + OPTIONS]
FORBIDDEN += [re.compile(rf"/{folder}/(?<![\w.~$}}>-]/{folder}/)") for folder in FOLDERS]


def forbidden(text: str) -> list[str]:
    """Return the forbidden parts of a text."""
    return [match for pattern in FORBIDDEN for match in pattern.findall(text)]


def tracked_files() -> list[Path]:
    if not (git := shutil.which("git")):
        pytest.skip("no git here, so there is no list of tracked files")
    # Any owner of the checkout is accepted, since files are only listed.
    command = [git, "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listing.returncode:
        pytest.skip("not a git checkout, so there is no list of tracked files")
    return [ROOT / name for name in listing.stdout.decode().split("\0") if name]


def test_no_registry_address_and_no_machine_path_is_tracked() -> None:
    files = tracked_files()
    assert ROOT / "pyproject.toml" in files
    found = {}
    for path in files:
        # A deleted file is listed until the commit.
        if path.is_file() and (matches := forbidden(path.read_text(encoding="utf-8", errors="replace"))):
            found[str(path.relative_to(ROOT))] = matches
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "https://" + "pypi" + ".org/simple",
        "--" + "index-url https://example.org",
        "cd /" + "wo" + "rk/main",
        "file:///" + "ro" + "ot/x",
        '"/' + "ho" + 'me/someone/x"',
    ],
)
def test_seeded_mistakes_are_detected(text: str) -> None:
    assert forbidden(text)


@pytest.mark.parametrize(
    "text", ["--no-emit-index-url", f"https://example.org/{FOLDERS[0]}/", f"docs/{FOLDERS[2]}/index.html"]
)
def test_harmless_text_is_accepted(text: str) -> None:
    assert not forbidden(text)
