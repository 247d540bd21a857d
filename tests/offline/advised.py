"""Advice on the same positions from Python and offline, as arrays to compare."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np

from api.answers.situations import dump_situation, total_so_far
from engine.cards.scoring import Score
from engine.games.moves import Keep, Move, extra_rolls_after
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import Table, TableAdvice, advise_many
from strategy_tables.model.arrays import Floats
from tests.offline.reader import Reader, portable

_KEEPS = 100
_OF_MOVE = 7
"""Numbers of a move: code, points, extra bonus, extra rolls, rank, value, loss."""


@dataclass(frozen=True, slots=True)
class Advised:
    """Advice on P positions with M moves in total, sorted by position and code.

    * `told` [P, 4 + C]: number of moves, total so far, whether the hand is a joker, its extra bonus, its points
    * `moves` [M, 4]: code, points, extra bonus, extra rolls; -1 without any
    * `ranks`, `values`, `losses` [M]
    * `starts` [P]: the first move of every position
    """

    told: Floats
    moves: Floats
    ranks: Floats
    values: Floats
    losses: Floats
    starts: Floats


def advised_offline(reader: Reader, table: Table, positions: Sequence[Position], folder: Path) -> Advised:
    """Return the advice of the TypeScript reader."""
    files = [folder / name for name in ("table", "questions.json", "answers")]
    files[0].write_bytes(portable(table))
    files[1].write_text(json.dumps([dump_situation(table.compiled, position) for position in positions]))
    reader.run("advise", [*map(str, files)])
    return _advised(np.fromfile(files[2]), len(positions), 4 + len(table.compiled.categories))


def advised_here(table: Table, positions: Sequence[Position]) -> Advised:
    """Return the advice of Python."""
    compiled = table.compiled
    numbers = chain.from_iterable(map(partial(_numbers, compiled), advise_many(table, positions)))
    return _advised(np.fromiter(numbers, np.float64), len(positions), 4 + len(compiled.categories))


def _numbers(compiled: CompiledRuleset, advice: TableAdvice) -> Iterator[float]:
    position, (ranks, moves, values, losses) = advice.position, advice.ranking
    scored = position.scored
    yield from (len(moves), total_so_far(compiled, position), scored.joker, scored.extra_bonus, *scored.points[0])
    extra_rolls = -1
    if compiled.extra_rolls is not None:
        extra_rolls = extra_rolls_after(position)
    for rank, move, value, loss in zip(ranks, moves, values, losses, strict=True):
        yield _code(move)
        yield from (move.points, move.extra_bonus, extra_rolls) if isinstance(move, Score) else (0, 0, -1)
        yield from (rank, value, loss)


def _code(move: Move) -> int:
    return _KEEPS + sum(7 ** (die - 1) for die in move.dice) if isinstance(move, Keep) else move.category


def _advised(numbers: Floats, count: int, told: int) -> Advised:
    told_rows, move_rows, starts = [], [], [0]
    at = 0
    for _ in range(count):
        moves = int(numbers[at])
        told_rows.append(numbers[at : at + told])
        at += told
        rows = numbers[at : at + moves * _OF_MOVE].reshape(-1, _OF_MOVE)
        move_rows.append(rows[rows[:, 0].argsort()])
        at += moves * _OF_MOVE
        starts.append(starts[-1] + moves)
    assert at == len(numbers)
    moves_of_all = np.concatenate(move_rows)
    ranks, values, losses = moves_of_all[:, 4:].T
    return Advised(np.array(told_rows), moves_of_all[:, :4], ranks, values, losses, np.array(starts[:-1]))
