"""Moves of a position on a sheet: their values, and the endings of the turn after them."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from sys import maxsize
from typing import Any

import numpy as np

from engine.cards.rules import Cell
from engine.cards.scoring import Score
from engine.dice import hand_index, keep_index
from engine.games.moves import Announce, Move
from engine.games.position import Position
from strategy_tables.advice.turns import PlaysFor, TurnEnd, keeps_of
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import hands_after
from strategy_tables.model.perception import Perception
from strategy_tables.model.policy import STOP, Policy
from strategy_tables.model.rolling import add_up
from strategy_tables.model.turn import TurnValues
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.sheets.exact import exact_values
from strategy_tables.sheets.turn import SheetTurns


class SheetTurn:
    """The turn on one sheet, the only one of `turns`; `estimate` is the source of values, None if they are exact."""

    def __init__(self, turns: SheetTurns, estimate: Estimate | None) -> None:
        fills = turns.fills
        self.turns = turns
        self.estimate = estimate
        self._perceived: dict[Perception, SheetTurn] = {}
        cells = zip(fills.column.tolist(), fills.category.tolist(), strict=True)
        self._fill_of = {Cell(*cell): number for number, cell in enumerate(cells)}

    @cached_property
    def start(self) -> float:
        """Return the remaining points before the first roll of the turn."""
        return float(self.turns.start()[0])

    def moves(self, position: Position) -> tuple[list[Move], list[float]]:
        """Return every legal move of a position in the turn, in the order of preference, and the remaining points.

        Cells, keeps while rolls are left (all dice kept is scoring), then the categories that can be called.
        """
        hand = hand_index(len(position.hand))[position.hand]
        fill_values, left = self.turns.of_fills, position.rolls_left
        filled = fill_values.values(fill_values.stage(left))[:, hand]
        scores = position.scored.scores
        moves: list[Move] = [*scores]
        found = [float(filled[self._fill_of[score.cell]]) for score in scores]
        if left:
            values, row = self._rows(position)
            keeps, numbers = keeps_of(position.hand)
            if position.must_roll_all:
                keeps, numbers = keeps[-1:], numbers[-1:]
            moves += keeps
            found += values.keeps(left)[row].take(numbers).tolist()
        called = self.turns.called
        for cell in position.cells_to_call:
            assert called is not None  # noqa: S101  it has a row for every cell that can be called
            moves.append(Announce(cell))
            found.append(float(called.hands(left)[self._row_of_call(cell), hand]))
        return moves, found

    def perceived_values(self, position: Position, perception: Perception) -> dict[Move, float]:
        """Return the perceived value of every legal move of a position in the turn."""
        found = self._perceived.get(perception)
        if found is None:
            found = self._perceived[perception] = self._perceive(perception)
        return dict(zip(*found.moves(position), strict=True))

    def plays_for(self, position: Position, move: Move) -> PlaysFor:
        """Return the cells in which the turn ends after a move, by their numbers, column * C + category."""
        return self.end(position, move).plays_for

    def _perceive(self, perception: Perception) -> SheetTurn:
        """Return the turn in a perception, as in `model.perception`: a share of the future, and of the value of upper
        totals."""
        fills, after = self.turns.fills, self.turns.of_fills.after
        nothing = replace(fills.after, upper=np.minimum(fills.after.upper, 0))
        estimate = self.estimate
        without = exact_values(fills.outcomes, nothing, maxsize) if estimate is None else estimate.values(nothing)
        assert without is not None  # noqa: S101  however much it takes
        perceived = perception.foresight * (perception.bonus * after + (1 - perception.bonus) * without)
        return SheetTurn(SheetTurns(fills, perceived), estimate)

    def _rows(self, position: Position) -> tuple[TurnValues[Any], int]:
        """Return the values of the turn at the position, and the row of keeps in them."""
        if position.announced is None:
            return self.turns.uncalled, 0
        assert self.turns.called is not None  # noqa: S101  something was called
        return self.turns.called, self._row_of_call(Cell(position.rules.announce_column, position.announced))

    def _row_of_call(self, cell: Cell) -> int:
        return int(np.searchsorted(self.turns.calls, self._fill_of[cell]))

    def end(self, position: Position, move: Move) -> TurnEnd:
        """Return the ending of the turn after a move."""
        rolls = self.turns.fills.outcomes.rolls
        hand = hand_index(len(position.hand))[position.hand]
        arriving = np.zeros((1, len(rolls.first)))
        arriving[0, hand] = 1.0
        if isinstance(move, Score):
            return self._of_score(move)
        if isinstance(move, Announce):
            return self._end(arriving, position.rolls_left, self._row_of_call(move.cell))
        arriving[0] = hands_after(rolls, keep_index(len(position.hand))[move.dice])
        if position.announced is not None:
            row = self._row_of_call(Cell(position.rules.announce_column, position.announced))
            return self._end(arriving, position.rolls_left - 1, row)
        if position.rules.announce_column >= 0:
            # Kept hands and fresh ones.
            arriving = np.concatenate([arriving, np.zeros_like(arriving)][:: 1 if move.dice else -1])
        return self._end(arriving, position.rolls_left - 1, None)

    def _of_score(self, move: Score) -> TurnEnd:
        outcomes = self.turns.fills.outcomes
        filled = np.zeros(self.turns.fills.states.open[0].size)
        filled[move.cell.column * len(outcomes.uppers) + move.cell.category] = 1.0
        extra_bonus = float(outcomes.extra_bonuses[move.cell.column]) if move.extra_bonus else 0.0
        points = float(outcomes.weights[move.cell]) * move.points
        return TurnEnd(PlaysFor(filled, filled * (move.points > 0)), points, extra_bonus)

    def _end(self, arriving: Floats, rolls_left: int, call: int | None) -> TurnEnd:
        """Return the ending of hands with these probabilities, float64 [rows, H]; `call`: the row of the called
        cell."""
        fills, fill_values = self.turns.fills, self.turns.of_fills
        rolls, policy = fills.outcomes.rolls, self._uncalled if call is None else self._called
        rows = slice(None) if call is None else slice(call, call + 1)
        ends = slice(None) if call is None else self.turns.calls[rows]
        cells = (fills.column * len(fills.outcomes.uppers) + fills.category)[ends]
        weights = fills.outcomes.weights[fills.column, fills.category][ends]
        count = fills.states.open[0].size
        filled, made, points, extra_bonus = np.zeros(count), np.zeros(count), 0.0, 0.0
        for left in range(rolls_left, -1, -1):
            stopped = arriving
            if left:
                keeps = policy.keeps(left)[rows]
                stopped = np.where(keeps == STOP, arriving, 0.0)
                going = (arriving - stopped).reshape(1, -1)
                by_keep = add_up(np.maximum(keeps, 0).ravel(), going, len(rolls.keep_starts))[0]
                arriving = self._roll(by_keep, len(arriving))
            ways = policy.best_actions(left)[rows]
            at = ways, np.arange(ways.shape[1])
            paid = fill_values.points(fill_values.stage(left))[ends][at]
            filled += add_up(cells[ways].ravel(), stopped.reshape(1, -1), count)[0]
            made += add_up(cells[ways].ravel(), (stopped * (paid > 0)).reshape(1, -1), count)[0]
            points += float((stopped * paid * weights[ways]).sum())
            extra_bonus += float((stopped * fill_values.extra_bonuses(fill_values.stage(left))[ends][at]).sum())
        return TurnEnd(PlaysFor(filled, made), points, extra_bonus)

    def _roll(self, by_keep: Floats, rows: int) -> Floats:
        """Return the hands of keeps with these probabilities: float64 [rows, H], kept hands before fresh ones."""
        rolls = self.turns.fills.outcomes.rolls
        nothing = by_keep[0]
        if rows == 2:
            by_keep[0] = 0.0
        through = by_keep.repeat(rolls.hand_counts) * rolls.probabilities
        hands = add_up(rolls.hands, through[None], len(rolls.first))
        return hands if rows == 1 else np.concatenate([hands, nothing * rolls.first[None]])

    @cached_property
    def _uncalled(self) -> Policy[Any]:
        return Policy(self.turns.uncalled)

    @cached_property
    def _called(self) -> Policy[Any]:
        assert self.turns.called is not None  # noqa: S101  something can be called
        return Policy(self.turns.called)
