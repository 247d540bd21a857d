"""The one reason for a move that a person would give, as data: its code, categories and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice import Hand


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason; its code `says` determines which fields are there, as listed in the contract.

    `category` favours the best move, `other_category` disfavours the other one; `faces` and `other_faces` are dice.
    Numbers with `other` are those of the other move, or of the other category.
    """

    says: str
    category: int | None = None
    other_category: int | None = None
    categories: tuple[int, ...] | None = None
    faces: Hand | None = None
    other_faces: Hand | None = None
    points: int | None = None
    other_points: int | None = None
    extra_bonus: int | None = None
    rolls: int | None = None
    mean: float | None = None
    other_mean: float | None = None
    probability: float | None = None
    other_probability: float | None = None
