"""The npm package that answers offline: hand-written, and bundled for the pages, whose build has no npm packages.

``python -m clients.make_offline`` updates the bundle.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from clients.contract import ROOT
from clients.make_typescript import MANIFEST, pack
from clients.npm import ESBUILD, run_program
from clients.sources import assemble, versioned

PACKAGE: Final = ROOT / "clients" / "typescript" / "offline"
BUNDLE: Final = ROOT / "api" / "web" / "vendor" / "keepwise-offline"
"""Folder of the bundle for the pages: a module, the package's name and version, its licence."""

_TARGET: Final = "es2022"

_INNER: Final = (
    "areEnough",
    "dayClass",
    "diceCount",
    "equalHands",
    "extraBonus",
    "extraBonusCount",
    "extraRolls",
    "filledMarks",
    "firstHand",
    "firstRoll",
    "goodLoss",
    "handCount",
    "isOfDay",
    "keepsOf",
    "lattice",
    "likelyMoves",
    "pointsSoFar",
    "rollsLeft",
    "smallerStarts",
    "upperCap",
    "upperTotal",
)
"""Internal properties that may be mangled; names on the wire have no capitals."""


def offline_sources() -> Path:
    """Return a folder with all sources of the package."""
    return assemble(PACKAGE, lambda: {MANIFEST: versioned(PACKAGE / MANIFEST)})


def build_offline(folder: Path) -> Path:
    """Build the npm archive and return its path."""
    return pack(offline_sources(), folder)


def bundle_files() -> dict[str, str]:
    """Return the files of the bundle by name."""
    said = json.loads(versioned(PACKAGE / MANIFEST))
    shown = {name: said[name] for name in ("name", "version", "license", "type")} | {"private": True}
    return {
        "index.js": _bundle(),
        "package.json": json.dumps(shown, indent=2) + "\n",
        "LICENSE.txt": (PACKAGE / "LICENSE").read_text(encoding="utf-8"),
    }


def digest_of_sources() -> str:
    """Return a digest of the bundled sources, to detect an outdated bundle without bundling."""
    found = sha256()
    for file in sorted((PACKAGE / "src").iterdir()):
        found.update(f"{file.name}\n{file.read_text(encoding='utf-8')}\n".encode())
    return found.hexdigest()


def _bundle() -> str:
    head = f'// Made of clients/typescript/offline by "make bundle": sources {digest_of_sources()}'
    options = (
        "--bundle",
        "--minify",
        "--format=esm",
        f"--target={_TARGET}",
        f"--banner:js={head}",
        f"--mangle-props=^({'|'.join(_INNER)})$",
    )
    with TemporaryDirectory() as name:
        made = Path(name) / "index.js"
        run_program(ESBUILD, PACKAGE / "src" / "index.ts", *options, f"--outfile={made}", cwd=PACKAGE)
        return made.read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, text in bundle_files().items():
        (BUNDLE / name).write_text(text, encoding="utf-8")
