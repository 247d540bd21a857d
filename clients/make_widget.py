"""The npm package with the widget as a component of React and of Vue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clients.contract import ROOT
from clients.make_typescript import MANIFEST, pack
from clients.sources import assemble, versioned

PACKAGE: Final = ROOT / "clients" / "widget"


def build_widget(folder: Path) -> Path:
    """Build the npm archive and return its path."""
    return pack(assemble(PACKAGE, lambda: {MANIFEST: versioned(PACKAGE / MANIFEST)}), folder)
