"""What one hand pays on which roll of its turn, where nobody says on which it was made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.words import listed

PaidByRoll = dict[int, list[int]]
"""Points, each with the rolls that pay them; the greatest roll of all stands for every later one too."""

_ROLLS: Final = ("the first", "the second", "the third", "the fourth")


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A turn, by its number, of which nobody says on which roll its hand was made, and what it pays on which."""

    turn: int
    what: str
    pays: PaidByRoll

    @property
    def losses(self) -> dict[int, int]:
        """By roll what its hand pays less than on the first one, least first; of rolls that pay the same the first."""
        most = max(self.pays)
        return {min(rolls): most - points for points, rolls in sorted(self.pays.items(), reverse=True)}

    def taken(self, roll: int, why: str = "") -> str:
        """What is taken for so, and what it can be beside that."""
        last = _last(self.pays)
        points = next(points for points, rolls in self.pays.items() if roll in rolls)
        others = [
            f"on {_name(rolls, last)}{'' if number else ' it pays'} {paid}"
            for number, (paid, rolls) in enumerate(_ascending({**self.pays, points: []}))
        ]
        made = _name(self.pays[points], last, roll_said=False)
        return f"{self.what} is taken as made on {made}, for {points}{why}; {', '.join(others)}"


def dump_paid_by_roll(pays: PaidByRoll) -> str:
    """Points and rolls in words.

    >>> dump_paid_by_roll({25: [1], 20: [2]}), dump_paid_by_roll({66: [1], 56: [2], 46: [3]})
    ('25 on the first roll and 20 on a later one', '66 on the first roll, 56 on the second and 46 on a later one')
    >>> dump_paid_by_roll({12: [3]})
    '12'
    """
    if len(pays) == 1:
        return str(next(iter(pays)))
    return listed(
        [
            f"{points} on {_name(rolls, _last(pays), roll_said=number > 0)}"
            for number, (points, rolls) in enumerate(_ascending(pays))
        ],
        "and",
    )


def _last(pays: PaidByRoll) -> int:
    return max(roll for rolls in pays.values() for roll in rolls)


def _ascending(pays: PaidByRoll) -> list[tuple[int, list[int]]]:
    """Points and their rolls, the first rolls first; those without rolls are left out."""
    return sorted(((points, sorted(rolls)) for points, rolls in pays.items() if rolls), key=lambda paid: paid[1])


def _name(rolls: Sequence[int], last: int, *, roll_said: bool = True) -> str:
    """These rolls, with the word roll unless it is said before them."""
    earlier = [_ROLLS[roll - 1] for roll in sorted(rolls) if roll < last]
    if last not in rolls:
        return listed(earlier, "or") + ("" if roll_said else " roll")
    return listed([*(earlier if 1 in rolls else []), f"a later {'one' if roll_said else 'roll'}"], "or")
