"""The moves of a position on a sheet: what each is worth, and where the turn ends when it is made."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from sys import maxsize
from typing import Any, NamedTuple

import numpy as np

from engine.cards.rules import Cell
from engine.cards.scoring import Score
from engine.dice import hand_index, keep_index
from engine.games.moves import Announce, Move
from engine.games.position import Position
from strategy_tables.advice.turns import PlaysFor, keeps_of
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import hands_after
from strategy_tables.model.perception import Perception
from strategy_tables.model.policy import STOP, Policy
from strategy_tables.model.rolling import add_up
from strategy_tables.model.turn import TurnValues
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.sheets.exact import exact_values
from strategy_tables.sheets.turn import SheetTurns


class TurnEnd(NamedTuple):
    """How a turn ends that is played by the values: in which cells, by their numbers, column * C + category; and what
    it brings of points that count by themselves, times the factors, and of extra bonuses."""

    plays_for: PlaysFor
    points: float
    extra_bonus: float


class SheetTurn:
    """The turn on one sheet, the only one of `turns`; `exact` says whether the values behind it are."""

    def __init__(self, turns: SheetTurns, *, exact: bool) -> None:
        lanes = turns.lanes
        self.turns = turns
        self.exact = exact
        self._seen: dict[Perception, SheetTurn] = {}
        cells = zip(lanes.column.tolist(), lanes.category.tolist(), strict=True)
        self._lane_of = {Cell(*cell): lane for lane, cell in enumerate(cells)}

    @cached_property
    def start(self) -> float:
        """The points still to come before the first roll of the turn."""
        return float(self.turns.start()[0])

    def moves(self, position: Position) -> tuple[list[Move], list[float]]:
        """Every legal move of a position in the turn, in the order of preference, and the points still to come.

        Cells, keeps while rolls are left (all dice kept is scoring), then the categories that can be called.
        """
        hand = hand_index(len(position.hand))[position.hand]
        of_lanes, left = self.turns.of_lanes, position.rolls_left
        filled = of_lanes.values(of_lanes.stage(left))[:, hand]
        scores = position.scored.scores
        moves: list[Move] = [*scores]
        found = [float(filled[self._lane_of[score.cell]]) for score in scores]
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

    def perceived_values(self, position: Position, sight: Perception, estimate: Estimate | None) -> dict[Move, float]:
        """What every legal move of a position in the turn looks like to a player of this sight.

        `estimate` says what sheets are worth, unless the values are exact.
        """
        found = self._seen.get(sight)
        if found is None:
            found = self._seen[sight] = self._see(sight, estimate)
        return dict(zip(*found.moves(position), strict=True))

    def _see(self, sight: Perception, estimate: Estimate | None) -> SheetTurn:
        """As `model.sight` has it: of what follows a part counts, and of what upper totals are worth a part is seen."""
        lanes, after = self.turns.lanes, self.turns.of_lanes.after
        nothing = replace(lanes.after, upper=np.minimum(lanes.after.upper, 0))
        without = exact_values(lanes.outcomes, nothing, maxsize) if estimate is None else estimate.values(nothing)
        assert without is not None  # noqa: S101  however much it takes
        seen = sight.foresight * (sight.bonus * after + (1 - sight.bonus) * without)
        return SheetTurn(SheetTurns(lanes, seen), exact=self.exact)

    def _rows(self, position: Position) -> tuple[TurnValues[Any], int]:
        """The values of the turn as it stands, and the row of them that keeps are in."""
        if position.announced is None:
            return self.turns.uncalled, 0
        assert self.turns.called is not None  # noqa: S101  something was called
        return self.turns.called, self._row_of_call(Cell(position.rules.announce_column, position.announced))

    def _row_of_call(self, cell: Cell) -> int:
        return int(np.searchsorted(self.turns.calls, self._lane_of[cell]))

    def end(self, position: Position, move: Move) -> TurnEnd:
        """How the turn ends after a move."""
        rolls = self.turns.lanes.outcomes.rolls
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
        outcomes = self.turns.lanes.outcomes
        filled = np.zeros(self.turns.lanes.states.open[0].size)
        filled[move.cell.column * len(outcomes.uppers) + move.cell.category] = 1.0
        extra_bonus = float(outcomes.extra_bonuses[move.cell.column]) if move.extra_bonus else 0.0
        points = float(outcomes.weights[move.cell]) * move.points
        return TurnEnd(PlaysFor(filled, filled * (move.points > 0)), points, extra_bonus)

    def _end(self, arriving: Floats, rolls_left: int, call: int | None) -> TurnEnd:
        """Where hands with these probabilities end, float64 [rows, H]; `call`: the row of what was called."""
        lanes, of_lanes = self.turns.lanes, self.turns.of_lanes
        rolls, policy = lanes.outcomes.rolls, self._uncalled if call is None else self._called
        rows = slice(None) if call is None else slice(call, call + 1)
        ends = slice(None) if call is None else self.turns.calls[rows]
        cells = (lanes.column * len(lanes.outcomes.uppers) + lanes.category)[ends]
        weights = lanes.outcomes.weights[lanes.column, lanes.category][ends]
        count = lanes.states.open[0].size
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
            paid = of_lanes.points(of_lanes.stage(left))[ends][at]
            filled += add_up(cells[ways].ravel(), stopped.reshape(1, -1), count)[0]
            made += add_up(cells[ways].ravel(), (stopped * (paid > 0)).reshape(1, -1), count)[0]
            points += float((stopped * paid * weights[ways]).sum())
            extra_bonus += float((stopped * of_lanes.extra_bonuses(of_lanes.stage(left))[ends][at]).sum())
        return TurnEnd(PlaysFor(filled, made), points, extra_bonus)

    def _roll(self, by_keep: Floats, rows: int) -> Floats:
        """The hands that come of keeps with these probabilities: float64 [rows, H], kept hands before fresh ones."""
        rolls = self.turns.lanes.outcomes.rolls
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
