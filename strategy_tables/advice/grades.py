"""Grades of moves by their loss; the thresholds are data, in `grades.toml` and `chance_grades.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from strategy_tables.model.ties import TIE

BEST: Final = "best"
BLUNDER: Final = "blunder"


@dataclass(frozen=True, slots=True)
class Grades:
    """Grades from the least loss to the greatest.

    `greatest_shares` are the greatest losses of all grades but the first and the last, as shares of the expected total
    of best play (`Table.expected_above_least`). So grades mean the same in every game.
    """

    version: int
    names: tuple[str, ...]
    greatest_shares: tuple[float, ...]

    def greatest_losses(self, expected: float) -> dict[str, float]:
        """Return the greatest loss, in points, of each grade but the first and the last in a game."""
        return {name: share * expected for name, share in zip(self.names[1:-1], self.greatest_shares, strict=True)}

    def grade(self, loss: float, expected: float) -> str:
        """Return the grade of a move with this loss in a game with this expected total of best play.

        >>> GRADES.grade(0.0, 254.6), GRADES.grade(0.5, 254.6), GRADES.grade(99.0, 254.6)
        ('best', 'good', 'blunder')
        """
        if loss <= 0:
            return BEST
        for name, greatest in self.greatest_losses(expected).items():
            # Summation errors must not push a loss over its threshold.
            if loss <= greatest + TIE:
                return name
        return BLUNDER


def load_grades(path: Path) -> Grades:
    """Return the grades of a file; raise `ValueError` if thresholds do not rise."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    version = read.pop("version")
    shares = tuple(float(share) for share in read.values())
    if list(shares) != sorted(set(shares)) or shares[0] <= 0:
        raise ValueError(f"{path}: each grade must allow a greater loss than the one before")
    return Grades(version, (BEST, *read, BLUNDER), shares)


GRADES: Final = load_grades(Path(__file__).with_name("grades.toml"))

CHANCE_GRADES: Final = load_grades(Path(__file__).with_name("chance_grades.toml"))
"""Grades of losses in chances: shares of certainty, so that `expected` is 1."""
