"""The Swift package."""

from __future__ import annotations

from typing import Final

from clients.contract import ROOT

PACKAGE: Final = ROOT / "clients" / "swift"
