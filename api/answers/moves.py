"""Moves, as they are shown and in words."""

from __future__ import annotations

from typing import Any

from api.answers.sheets import cell_title
from api.http.encoding import LEAST
from engine.cards.scoring import Score
from engine.dice import Hand, dump_dice, rest
from engine.games.moves import Announce, Keep, Move, extra_rolls_after
from engine.games.position import Position
from strategy_tables import RankedMove
from strategy_tables.advice.number_text import format_points
from strategy_tables.sheets.advise import RankedSheetMove


def dump_action(position: Position, move: Move) -> dict[str, Any]:
    """What a move does, without what it is worth."""
    if isinstance(move, Keep):
        return dump_keep(position.hand, move.dice)
    assert isinstance(move, Score)  # noqa: S101  nothing is called in a game of one card
    name = position.compiled.categories[move.category]
    return dump_score(name, move.points, move.extra_bonus, extra_rolls_left(position))


def extra_rolls_left(position: Position) -> int | None:
    """Return the extra rolls that a player has after scoring, whatever the category; None where the game has none."""
    return None if position.compiled.extra_rolls is None else extra_rolls_after(position)


def dump_keep(hand: Hand, dice: Hand) -> dict[str, Any]:
    """What keeping some dice of a hand does."""
    return {"action": "keep", "keep": dice, "reroll": rest(hand, dice)}


def dump_score(category: str, points: int, extra_bonus: int, extra_rolls: int | None) -> dict[str, Any]:
    """What filling a category does, and with how many extra rolls that leaves the card."""
    score = {"action": "score", "category": category, "points": points, "extra_bonus": extra_bonus}
    return score if extra_rolls is None else {**score, "extra_rolls": extra_rolls}


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return f"{text[0].upper()}{text[1:]}"


def describe_move(position: Position, move: Move) -> str:
    """A move in words, as what somebody is doing: ``keeping 3 3``."""
    if isinstance(move, Score):
        return f"scoring {position.compiled.ruleset.categories[move.category].title} for {format_points(move.points)}"
    return f"keeping {dump_dice(move.dice)}" if isinstance(move, Keep) and move.dice else "rerolling all dice"


def dump_move(position: Position, ranked: RankedMove) -> dict[str, Any]:
    """One move of a position, with its expected total and what it loses of that."""
    return {
        "rank": ranked.rank,
        **dump_action(position, ranked.move),
        "value": round(ranked.value, 6),
        "loss": round(max(ranked.loss, LEAST), 6) if ranked.loss else 0,
    }


def dump_ranked_move(position: Position, ranked: RankedSheetMove) -> dict[str, Any]:
    """One move of a position, with the expected total and what it loses of that."""
    return {
        "rank": ranked.rank,
        **dump_sheet_action(position, ranked.move),
        "value": round(ranked.value, 6),
        "loss": round(max(ranked.loss, LEAST), 6) if ranked.loss else 0,
    }


def dump_sheet_action(position: Position, move: Move) -> dict[str, Any]:
    """What a move does, without what it is worth."""
    if isinstance(move, Keep):
        return dump_keep(position.hand, move.dice)
    rules, cell = position.rules, move.cell
    named = {"column": rules.columns[cell.column].column.id, "category": rules.categories[cell.category]}
    if isinstance(move, Announce):
        return {"action": "announce", **named}
    return {"action": "score", **named, "points": move.points, "extra_bonus": move.extra_bonus}


def describe_sheet_move(position: Position, move: Move) -> str:
    """A move in words, as what somebody is doing: ``scoring Ones (Down) for 3``."""
    if isinstance(move, Keep):
        return f"keeping {dump_dice(move.dice)}" if move.dice else "rerolling all dice"
    if isinstance(move, Announce):
        return f"announcing {position.rules.ruleset.categories[move.cell.category].title}"
    return f"scoring {cell_title(position.rules, move.cell)} for {format_points(move.points)}"
