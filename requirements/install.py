"""Make .venv hold what one of the requirements files says: ``python3 requirements/install.py dev``, or another name.

Does nothing, in a few hundredths of a second, when it already does. A copy of the file that was installed last lies
in the environment; comparing contents rather than times survives a git checkout. The standard library only, and only
syntax that an old Python reads too, so that it can say which one it needs.
"""

import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
FOLDER = Path(__file__).resolve().parent
VENV = FOLDER.parent / ".venv"
PYTHON = VENV / "bin" / "python"
INSTALLED = VENV / "installed-requirements.txt"

# Each is contained in the next, version by version: "make requirements" resolves them together.
FILES = ["serve", "solve", "mcp", "dev", "generators", "audit"]

# Compiling all that is installed takes as long as installing it, and only a part of that is ever imported. A server
# starts faster with it, and may not be allowed to write.
UNCOMPILED = {"dev", "generators", "audit"}


def is_installed(name: str) -> bool:
    """Whether the environment works and holds the file of this name, or one that contains it."""
    if not INSTALLED.is_file():
        return False
    installed = INSTALLED.read_bytes()
    wanted = FILES[FILES.index(name) :]
    return any((FOLDER / f"{each}.txt").read_bytes() == installed for each in wanted) and python_works()


def python_works() -> bool:
    """Whether the environment's Python starts: it does not once the Python it was made from is gone."""
    return PYTHON.exists() and subprocess.call([str(PYTHON), "-c", ""], stderr=subprocess.DEVNULL) == 0


def install(name: str) -> int:
    """Create the environment if there is none that works, install the file of this name, return pip's exit status."""
    if not python_works():
        print("Creating .venv", flush=True)
        status = subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)])
        if status:
            # Half an environment, without pip, would look like a whole one the next time.
            shutil.rmtree(VENV, ignore_errors=True)
            return status
    print(f"Installing requirements/{name}.txt into .venv", flush=True)
    # Until pip is done, nobody knows what is in there.
    INSTALLED.unlink(missing_ok=True)
    requirements = FOLDER / f"{name}.txt"
    # Wheels only: what is built from source pulls in build tools that no hash covers.
    options = ["--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "--quiet"]
    if name in UNCOMPILED:
        options.append("--no-compile")
    status = subprocess.call([str(PYTHON), "-m", "pip", "install", *options, "--requirement", str(requirements)])
    if status == 0:
        INSTALLED.write_bytes(requirements.read_bytes())
    return status


def main() -> int:
    """Run the command; return its exit status."""
    if sys.version_info[:2] < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        needed = ".".join(map(str, OLDEST))
        print(
            f"Keepwise needs Python {needed} or newer; {sys.executable} is {found}. "
            "If another one is installed, name it: make serve PYTHON=python3.12",
            file=sys.stderr,
        )
        return 1
    if len(sys.argv) != 2 or sys.argv[1] not in FILES:
        print(f"usage: install.py {'|'.join(FILES)}", file=sys.stderr)
        return 2
    name = sys.argv[1]
    return 0 if is_installed(name) else install(name)


if __name__ == "__main__":
    sys.exit(main())
