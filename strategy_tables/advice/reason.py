"""The one reason for a move that a person would give, as data: its code, categories and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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


SAYS: Final = (
    # for any two moves
    "forced",
    "all_tie",
    "tie",
    "same",
    "hardly",
    "on_average",
    "brings_more",
    # for keeping these dice and not others
    "throws_roll_away",
    "chases_extra_bonus",
    "idle_dice",
    "takes_dice",
    "useful_dice",
    "completed_by",
    "open_upper",
    "for_upper_bonus",
    "higher_faces",
    "more_often",
    "several",
    "more_points",
    "fewer_zeros",
    # for keeping dice and not scoring
    "no_zero_yet",
    "nothing_lost",
    "more_to_come",
    "roll_on",
    "open_chances",
    # for scoring now and not rolling on
    "made_already",
    "enough",
    "served",
    "saves_rolls",
    # for scoring here and not there
    "extra_bonus",
    "extra_bonus_either",
    "joker",
    "take_rare",
    "good_for",
    "too_little",
    "zero_gives_up",
    "zero_rare",
    "zero_low",
    "zero_instead",
    "upper_bonus_lost",
    "upper_bonus_alive",
    "upper_bonus_sure",
    "upper_bonus_closer",
    "upper_bonus_more",
    "leaves_more",
    # for other objectives
    "floor",
    "target",
    "win",
    "upper_bonus",
)
"""All codes of reasons."""
