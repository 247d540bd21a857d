"""Positions that are worth a thought, as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from api.answers.advice import dump_move
from api.answers.situations import dump_situation, dump_source, total_so_far
from strategy_tables import Table
from strategy_tables.advice.puzzles import Puzzle, good_loss

_LIKELY_SHOWN: Final = 5
_LEAST_SHARE: Final = 0.01
"""Of the moves that people are likely to make those that so many make."""


def dump_puzzles(table: Table, puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """All of them, what a good move may lose, and where the values come from."""
    return {
        "good_loss": round(good_loss(table), 6),
        "puzzles": list(map(_dump_puzzle, puzzles)),
        "tables": [dump_source(table.header)],
    }


def _dump_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    advice, position = puzzle.advice, puzzle.advice.position
    moves = [dump_move(position, ranked) for ranked in advice.moves]
    # In the order of what is shown: of equal shares the better move is first, not which rounding made greater.
    shares = [round(share, 4) for share in puzzle.shares.tolist()]
    likely = (place for place in sorted(range(len(moves)), key=lambda place: -shares[place]))
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "themes": puzzle.themes,
        "phase": puzzle.phase,
        "position": dump_situation(position.compiled, position),
        "total_so_far": total_so_far(position.compiled, position),
        "value": moves[0]["value"],
        "best": moves[0],
        "moves": moves,
        "likely": [
            {"move": moves[place], "share": shares[place]}
            for place in islice(likely, _LIKELY_SHOWN)
            if shares[place] >= _LEAST_SHARE
        ],
        "wrong_share": round(puzzle.wrong_share, 4),
    }
