"""Themes of decisions on a sheet: those themes of cards that are meaningful with several columns.

Straights and upper bonuses are open in some columns and closed in others, so that no decision is about a single one.
"""

from __future__ import annotations

from engine.cards.scoring import Score, is_joker
from engine.cards.sheet import sheet_turns_played
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables.advice.themes import ENDGAME, ENDGAME_TURNS, FIRST_ROLL, JOKER, WHICH_ZERO


def theme_on_sheet(position: Position, best: Move) -> str | None:
    """Return the theme of a decision with this best move, or None."""
    played = sheet_turns_played(position.sheet)
    if is_joker(position.rules, position.sheet, position.hand):
        return JOKER
    if not position.rolls_left and isinstance(best, Score) and best.points <= 0:
        return WHICH_ZERO
    if not played and position.roll == 1:
        return FIRST_ROLL
    return ENDGAME if position.rules.turns - played <= ENDGAME_TURNS else None
