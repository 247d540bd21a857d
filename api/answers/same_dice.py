"""What perfect play would have made of a player's own dice, as it is shown."""

from __future__ import annotations

from typing import Any

from strategy_tables.advice.perfect_replay import PerfectReplay


def dump_same_dice(played: PerfectReplay) -> dict[str, Any]:
    """Turn by turn, as turns of a game are told, and what they come to."""
    turns = [
        {
            "rolls": turn.hands,
            "keeps": turn.keeps,
            "category": turn.category,
            "points": turn.score.points,
            "extra_bonus": turn.score.extra_bonus,
        }
        for turn in played.turns
    ]
    said = {"total": played.total, "turns": turns, "own_dice": played.own_dice, "drawn_dice": played.drawn_dice}
    return {"same_dice": said}
