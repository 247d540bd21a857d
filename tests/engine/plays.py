"""Moves played by people who name them: each has to be legal."""

from collections.abc import Iterable
from dataclasses import replace

from engine.cards.rules import Cell
from engine.cards.sheet import Sheet
from engine.games.moves import after_keep, after_score, legal_call, legal_keep, legal_score
from engine.games.position import Position


def play_keep(position: Position, dice: Iterable[int], rolled: Iterable[int]) -> Position:
    """Return the position after keeping `dice` and rolling the others, which came up as `rolled`."""
    keep = legal_keep(position, dice).dice
    return after_keep(position, keep, tuple(sorted((*keep, *rolled))))


def play_score(position: Position, cell: Cell) -> Sheet:
    """Return the sheet after filling the cell with the hand."""
    return after_score(position, legal_score(position, cell))


def play_call(position: Position, category: int) -> Position:
    """Return the position after calling a category."""
    return replace(position, announced=legal_call(position, category).cell.category)
