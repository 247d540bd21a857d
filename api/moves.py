"""Moves, as they are shown."""

from __future__ import annotations

from typing import Any

from engine.dice import dump_dice, rest
from engine.position import Keep, Move, Position, Score


def dump_action(position: Position, move: Move) -> dict[str, Any]:
    """What a move does, without what it is worth."""
    if isinstance(move, Keep):
        return {"action": "keep", "keep": move.dice, "reroll": rest(position.hand, move.dice)}
    return {
        "action": "score",
        "category": position.compiled.categories[move.category],
        "points": move.points,
        "extra_bonus": move.extra_bonus,
    }


def describe_move(position: Position, move: Move) -> str:
    """A move in words, as what somebody is doing: ``keeping 3 3``."""
    if isinstance(move, Score):
        return f"scoring {position.compiled.ruleset.categories[move.category].title} for {move.points}"
    return f"keeping {dump_dice(move.dice)}" if move.dice else "rerolling all dice"
