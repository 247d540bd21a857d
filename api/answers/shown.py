"""Reduced answers: omitted fields, and a limit of moves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

ADVICE_FIELDS: Final = ("position", "explanation", "plays_for", "moves", "tables")
"""Fields that an advice may leave out, in the order of canonical addresses."""
REVIEW_FIELDS: Final = ("decisions", "rolls", "highlights", "tables")
"""Fields that a review may leave out."""


@dataclass(frozen=True, slots=True)
class Shown:
    """At most `limit` moves, and of what may be left out these `fields`; None stands for all there is."""

    limit: int | None = None
    fields: frozenset[str] | None = None

    def has(self, field: str) -> bool:
        """Return whether a field that may be omitted is selected."""
        return self.fields is None or field in self.fields

    def of(self, answer: dict[str, Any], may_leave_out: Collection[str]) -> dict[str, Any]:
        """Return an answer without the omitted ones of these fields."""
        if self.fields is None:
            return answer
        left_out = {*may_leave_out} - self.fields
        return {name: value for name, value in answer.items() if name not in left_out}


def shown_advice(limit: int | None, fields: frozenset[str] | None) -> Shown:
    """Return the selection for an advice; equal selections are equal objects."""
    chosen = None if fields is not None and fields.issuperset(ADVICE_FIELDS) else fields
    return Shown(limit if chosen is None or "moves" in chosen else None, chosen)
