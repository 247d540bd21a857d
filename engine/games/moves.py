"""The moves of a position, and their results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.cards.rules import Cell
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.dice import Hand, contains, dump_dice, sub_keeps
from engine.errors import IllegalMove, Problem
from engine.games.position import Position
from engine.words import join_words, list_allowed


class Keep(NamedTuple):
    """Keep these dice and reroll the others."""

    dice: Hand


@dataclass(frozen=True, slots=True)
class Announce:
    """Call this cell of the announce column: the turn has to fill it."""

    cell: Cell

    @property
    def category(self) -> int:
        """Return the category of the cell."""
        return self.cell.category


Move = Keep | Score | Announce


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move: each distinct keep while rolls are left, each category that can be called, each cell."""
    keeps: tuple[Hand, ...] = ()
    if position.rolls_left:
        # Keeping all dice is not a move.
        keeps = ((),) if position.must_roll_all else sub_keeps(position.hand)[:-1]
    return (*map(Keep, keeps), *map(Announce, position.cells_to_call), *position.scored.scores)


def legal_keep(position: Position, dice: Iterable[int]) -> Keep:
    """Return the move that keeps these dice and rerolls the others; raises `IllegalMove` if it is not legal."""
    keep = tuple(sorted(dice))
    problems = []
    allowed = _allowed_names(position)
    cells = _listed(position, allowed)
    word = position.rules.cell_word
    if position.rolls_left == 0:
        detail = f"no roll is left; score a {word}: {cells}"
        problems.append(Problem("no-roll-left", ("keep",), detail, found=list(keep), choices=allowed))
    if not contains(position.hand, keep):
        detail = f"{dump_dice(keep)} cannot be kept from {dump_dice(position.hand)}"
        problems.append(Problem("keep-not-in-hand", ("keep",), detail, found=list(keep), dice=position.hand))
    elif keep == position.hand and not problems:
        detail = f"keeping every die leaves nothing to roll; keep fewer, or score a {word}: {cells}"
        problems.append(Problem("keeps-every-die", ("keep",), detail, found=list(keep), choices=allowed))
    elif position.must_roll_all and keep:
        detail = "keep must be empty: only the announce column is open, and nothing was announced"
        problems.append(Problem("illegal-keep", ("keep",), detail, found=list(keep)))
    if problems:
        raise IllegalMove(problems)
    return Keep(keep)


def after_keep(position: Position, keep: Hand, hand: Hand) -> Position:
    """Return the position after a legal keep that became this sorted hand."""
    fresh = not keep or position.rules.announce_column < 0
    return replace(position, hand=hand, rolls_left=position.rolls_left - 1, all_rolled=fresh)


def legal_score(position: Position, cell: Cell) -> Score:
    """Return the move that fills the cell with the hand; raises `IllegalMove` if the rules do not allow it."""
    scored = position.scored
    if cell in scored.legal:
        return scored.score(cell)
    allowed = _allowed_names(position)
    name = position.rules.cell_name(cell)
    can = f"allowed: {_listed(position, allowed)}" if allowed else f"no {position.rules.cell_word} can be filled"
    detail = f"{name} cannot be filled with {dump_dice(position.hand)} now; {can}"
    raise IllegalMove([Problem("illegal-category", ("category",), detail, found=name, choices=allowed)])


def after_score(position: Position, score: Score) -> Sheet:
    """Return the sheet after a legal score."""
    return fill(position.sheet, score, extra_rolls_after(position))


def extra_rolls_after(position: Position) -> int:
    """Return the player's extra rolls if the turn ends now."""
    return position.rules.card.extra_rolls_after(position.sheet.extra_rolls, position.rolls_left)


def legal_call(position: Position, category: int) -> Announce:
    """Return the move that calls a category; raises `IllegalMove` if no category, or not this one, can be called."""
    cell = Cell(position.rules.announce_column, category)
    can = position.cells_to_call
    if cell in can:
        return Announce(cell)
    categories = position.rules.categories
    allowed, found = tuple(categories[each.category] for each in can), categories[category]
    if position.rules.announce_column < 0:
        detail = "this game has no announce column"
    elif position.announced is not None:
        detail = f"{categories[position.announced]} was already announced in this turn"
    elif position.roll != 1:
        detail = "a category can be announced only after the first roll of a turn"
    else:
        detail = f"{found} cannot be announced now; {list_allowed(allowed)}"
    raise IllegalMove([Problem("illegal-announce", ("category",), detail, found=found, choices=allowed)])


def fill(sheet: Sheet, score: Score, extra_rolls: int = 0) -> Sheet:
    """Return the sheet after filling a cell by a legal move, with this number of extra rolls left."""
    (column, category), columns = score.cell, sheet.columns
    card = columns[column]
    points = (*card.points[:category], (*card.points[category], score.points), *card.points[category + 1 :])
    filled = Scorecard(points, card.extra_bonus_count + (score.extra_bonus > 0))
    return Sheet((*columns[:column], filled, *columns[column + 1 :]), extra_rolls)


def _allowed_names(position: Position) -> tuple[str, ...]:
    return tuple(map(position.rules.cell_name, position.scored.legal))


def _listed(position: Position, names: Sequence[str]) -> str:
    """Return a list of the names of cells; plain categories are separated by commas only."""
    return join_words(names, "or") if position.rules.named else ", ".join(names)
