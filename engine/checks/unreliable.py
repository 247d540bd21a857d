"""Sums over doubtful boxes and the claims of such sums, as a check of a card reports them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engine.doubt import Change
from engine.errors import Path

Agreement = Literal["with_correction", "as_written", "with_none", "unknown"]
"""Verdict on a claimed total with doubtful boxes: right after some correction, as written, never, or unknown."""


@dataclass(frozen=True, slots=True)
class UnreliableTotal:
    """A total over doubtful boxes: its value as written, and all values after corrections, ascending."""

    column: int | None
    name: str
    value: int
    possible: tuple[int, ...]


Correction = tuple[tuple[Change, ...], tuple[Path, ...]]
"""A possible correction: its changes, and the paths of the claims that agree with it."""


@dataclass(frozen=True, slots=True)
class UnverifiedClaim:
    """A claim of an unreliable total; `meaning` is the sum that it claims, if known."""

    path: Path
    found: int
    agrees: Agreement
    detail: str
    column: int | None
    meaning: str | None


@dataclass(frozen=True, slots=True)
class Unreliable:
    """Consequences of doubtful boxes: totals, the first corrections, and claims.

    `tried_count` is the number of corrections tried, including those that leave other problems.
    """

    totals: tuple[UnreliableTotal, ...]
    correction_count: int
    tried_count: int
    corrections: tuple[Correction, ...]
    claims: tuple[UnverifiedClaim, ...]

    def below(self, *prefix: str | int) -> Unreliable:
        """Return a copy whose paths begin with the `prefix` of a container."""
        corrections = tuple(
            (
                tuple(change._replace(path=(*prefix, *change.path)) for change in changes),
                tuple((*prefix, *path) for path in agrees_with),
            )
            for changes, agrees_with in self.corrections
        )
        claims = tuple(replace(claim, path=(*prefix, *claim.path)) for claim in self.claims)
        return replace(self, corrections=corrections, claims=claims)
