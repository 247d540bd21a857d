"""How much of an answer is wanted: fields of it can be left out, and moves that are far from the best."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

ADVICE_FIELDS: Final = ("position", "explanation", "plays_for", "moves", "tables")
"""What an advice may leave out, in the order in which an address says it."""


REVIEW_FIELDS: Final = ("decisions", "rolls", "highlights", "tables")
"""What a review may leave out."""


@dataclass(frozen=True, slots=True)
class Shown:
    """At most `limit` moves, and of what may be left out these `fields`; None stands for all there is."""

    limit: int | None = None
    fields: frozenset[str] | None = None

    def has(self, field: str) -> bool:
        """Whether a field that may be left out is there."""
        return self.fields is None or field in self.fields

    def of(self, answer: dict[str, Any], may_leave_out: Collection[str]) -> dict[str, Any]:
        """An answer without those of these fields that are not wanted."""
        if self.fields is None:
            return answer
        left_out = {*may_leave_out} - self.fields
        return {name: value for name, value in answer.items() if name not in left_out}


def shown_advice(limit: int | None, fields: frozenset[str] | None) -> Shown:
    """What is wanted of an advice, in one way for all who want the same."""
    chosen = None if fields is not None and fields.issuperset(ADVICE_FIELDS) else fields
    return Shown(limit if chosen is None or "moves" in chosen else None, chosen)
