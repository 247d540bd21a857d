"""Reduced answers: omitted fields, and a limit of moves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

ADVICE_FIELDS: Final = ("position", "position_id", "explanation", "plays_for", "moves", "tables")
"""Optional fields of advice, in the order of canonical addresses."""
REVIEW_FIELDS: Final = ("decisions", "rolls", "highlights", "tables")
"""Optional fields of a review."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A selection: at most `limit` moves, and these `fields` of the optional ones; None stands for all."""

    limit: int | None = None
    fields: frozenset[str] | None = None

    def has(self, field: str) -> bool:
        """Return whether an optional field is selected."""
        return self.fields is None or field in self.fields

    def of(self, answer: dict[str, Any], may_leave_out: Collection[str]) -> dict[str, Any]:
        """Return an answer without those of the optional fields that are not selected."""
        if self.fields is None:
            return answer
        left_out = {*may_leave_out} - self.fields
        return {name: value for name, value in answer.items() if name not in left_out}


def shown_advice(limit: int | None, fields: frozenset[str] | None) -> Shown:
    """Return the selection for advice; equal selections are equal objects."""
    chosen = None if fields is not None and fields.issuperset(ADVICE_FIELDS) else fields
    return Shown(limit if chosen is None or "moves" in chosen else None, chosen)
