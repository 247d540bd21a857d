"""Installation of a requirements file into .venv: ``python3 requirements/install.py dev``, or another name.

An up-to-date environment takes a few hundredths of a second, since it contains a copy of the files installed last.
Contents are compared instead of times, which a git checkout changes. Only the standard library and old syntax are used,
so that an old Python can report which version is needed.
"""

import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
FOLDER = Path(__file__).resolve().parent
VENV = FOLDER.parent / ".venv"
PYTHON = VENV / "bin" / "python"
INSTALLED = VENV / "installed-requirements.txt"

# The files that each file includes: "make requirements" resolves all of them together.
INCLUDES = {
    "serve": [],
    "solve": ["serve"],
    "s3": ["serve"],
    "pages": ["solve"],
    "mcp": ["pages"],
    "release": ["mcp"],
    "dev": ["release", "s3"],
    "generators": ["dev"],
    "audit": ["generators"],
}


def all_included(name: str) -> list[str]:
    """Return a file and all that it includes, directly or not."""
    return [*dict.fromkeys(found for each in INCLUDES[name] for found in all_included(each)), name]


def pins_of(name: str) -> bytes:
    """Return the content of a file and of all that it includes."""
    return b"".join((FOLDER / f"{each}.txt").read_bytes() for each in all_included(name))


def is_installed(name: str) -> bool:
    """Return whether a working environment holds this file or one that includes it."""
    if not INSTALLED.is_file():
        return False
    installed = INSTALLED.read_bytes()
    wanted = [each for each in INCLUDES if name in all_included(each)]
    return any(pins_of(each) == installed for each in wanted) and python_works()


def python_works() -> bool:
    """Return whether the environment's Python starts, which fails when the Python it was made from is gone."""
    return PYTHON.exists() and subprocess.call([str(PYTHON), "-c", ""], stderr=subprocess.DEVNULL) == 0


def has_pip() -> bool:
    """Return whether this Python has a pip that can install into another environment."""
    from importlib import metadata  # not in old versions

    try:
        return tuple(map(int, metadata.version("pip").split(".")[:2])) >= (22, 3)
    except (metadata.PackageNotFoundError, ValueError):
        return False


def install(name: str) -> int:
    """Install a file, into a new environment if necessary; return pip's exit status."""
    if not python_works():
        print("Creating .venv", flush=True)
        status = subprocess.call([sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)])
        if status:
            return status
    print(f"Installing requirements/{name}.txt into .venv", flush=True)
    # The state is unknown until pip is done.
    INSTALLED.unlink(missing_ok=True)
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if not has_pip():
        # This takes seconds.
        pip = [str(PYTHON), "-m", "pip"]
        status = subprocess.call([str(PYTHON), "-m", "ensurepip"], stdout=subprocess.DEVNULL)
        if status:
            return status
    requirements = FOLDER / f"{name}.txt"
    # Wheels only: building from source uses build tools that no hash covers. Python compiles what it imports; compiling
    # everything takes as long as installing.
    options = ["--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check", "--no-input", "--quiet"]
    options += ["--no-compile", "--requirement", str(requirements)]
    status = subprocess.call([*pip, "install", *options])
    if status == 0:
        INSTALLED.write_bytes(pins_of(name))
    return status


def main() -> int:
    """Run the command; return its exit status."""
    if sys.version_info[:2] < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        needed = ".".join(map(str, OLDEST))
        print(
            f"Keepwise needs Python {needed} or newer; {sys.executable} is {found}. "
            "To use another one: make serve PYTHON=python3.12",
            file=sys.stderr,
        )
        return 1
    if len(sys.argv) != 2 or sys.argv[1] not in INCLUDES:
        print(f"usage: install.py {'|'.join(INCLUDES)}", file=sys.stderr)
        return 2
    name = sys.argv[1]
    return 0 if is_installed(name) else install(name)


if __name__ == "__main__":
    sys.exit(main())
