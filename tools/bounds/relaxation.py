"""Best play of relaxed sheets, from the last turn to the first."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from math import prod

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import rolls, transitions
from strategy_tables.model.rolling import best_keep, mean_roll
from strategy_tables.model.states import Progress
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.solver_input import lattice, workspace
from tools.bounds.cells import JOKER, LIVE, PLAIN, CellValues
from tools.bounds.groups import Group, Move
from tools.bounds.kernel import Dice, Game, count_filled, play_games, solve_states

Potentials = Sequence[Sequence[Floats]]
"""By group and part, the price of every set of open cells; that of none is 0."""


@dataclass(frozen=True, slots=True, eq=False)
class _Row:
    """Values of a step between two states of a group: the best of some moves.

    * `values` float64 [moves, V, B, H]
    * `called` float64 [2, moves, H]: of calls after a first roll, in all turns but the last one and in that. Minus
      infinity if nothing is announced
    """

    group: int
    step: int
    moves: list[Move]
    values: Floats
    called: Floats


class Relaxation:
    """A sheet of which only the states of groups are remembered, with the potentials of what is forgotten."""

    def __init__(self, rules: Rules, cells: CellValues, groups: Sequence[Group], potentials: Potentials) -> None:
        self.rules, self.groups, self.potentials = rules, groups, potentials
        self._joker = next((place for place, each in enumerate(groups) if each.joker), -1)
        if self._joker < 0:
            # No group tells when hands become jokers: all of them may be live.
            cells = replace(cells, values=cells.values[-1:], points=cells.points[-1:])
        self._rows: list[_Row] = []
        bounds = [0]
        for place, (group, prices) in enumerate(zip(groups, potentials, strict=True)):
            moves = sorted(group.moves(prices), key=lambda move: move[:4])
            for state in range(len(group.states)):
                own = [move for move in moves if move.state == state]
                for next_, of_step in groupby(own, key=lambda move: move.next):
                    self._rows.append(self._row(cells, place, next_ - state, list(of_step)))
                bounds.append(len(self._rows))
        self.prices = cells.constant + sum(float(each[0]) for prices in potentials for each in prices)
        self.game = self._game(bounds)

    @property
    def turn_rolls(self) -> tuple[int, int]:
        """Return the rolls of all turns but the last one, and of that."""
        ruleset = self.rules.ruleset
        return ruleset.rolls, ruleset.last_turn_rolls or ruleset.rolls

    def _row(self, cells: CellValues, place: int, step: int, moves: list[Move]) -> _Row:
        values = np.stack([_of_move(cells, move) for move in moves])
        if self.groups[place].announced:
            called = np.stack([self._after_call(values[:, 0], count) for count in self.turn_rolls])
        else:
            called = np.full((2, len(moves), values.shape[-1]), -np.inf)
        return _Row(place, step, moves, values, called)

    def _after_call(self, values: Floats, count: int) -> Floats:
        """Return the values of calls after a first roll of `count`: float64 [moves, H] from [moves, B, H]."""
        dice = rolls(self.rules.ruleset.dice_count)
        stages = values.shape[1]
        hands = values[:, -1]
        for left in range(1, count):
            scored = values[:, min(count - left, stages) - 1]
            hands = np.maximum(scored, np.maximum(hands, best_keep(dice, mean_roll(dice, hands))))
        return hands

    def _game(self, bounds: list[int]) -> Game:
        sizes = np.array([len(each.states) for each in self.groups])
        strides = np.append(sizes[:0:-1].cumprod()[::-1], 1)
        of_joker = self.groups[self._joker].states
        versions = [PLAIN if state.left else JOKER if state.failed else LIVE for state in of_joker]
        dice = transitions(self.rules.ruleset.dice_count)
        return Game(
            strides=strides,
            sizes=sizes,
            starts=sizes.cumsum() - sizes,
            filled=np.array([len(each.cells) - state.left for each in self.groups for state in each.states]),
            bounds=np.array(bounds),
            steps=np.array([row.step for row in self._rows]),
            announced=np.array([each.announced for each in self.groups]),
            joker=self._joker,
            versions=np.array(versions),
            values=np.ascontiguousarray(np.stack([row.values.max(axis=0) for row in self._rows], axis=2)),
            called=np.stack([row.called.max(axis=1) for row in self._rows], axis=1),
            probabilities=dice.roll_probabilities.copy(),
            hands=lattice(dice)[1][dice.first_hand :].copy(),
        )

    @property
    def states(self) -> int:
        """Return the number of states."""
        return prod(self.game.sizes.tolist())

    def solve(self, progress: Progress = lambda _done, _total: None) -> Floats:
        """Return the expected points to come in every state: float64 [states], that of the empty sheet first."""
        filled = np.empty(self.states, dtype=np.uint8)
        count_filled(self.game, filled)
        values = np.zeros(self.states)
        threads = len(allowed_processors())
        rows = lattice(transitions(self.rules.ruleset.dice_count))[0]
        works = [workspace(rows.end) for _ in range(threads)]
        done = 0
        with ThreadPoolExecutor(threads) as pool:
            for level in range(self.rules.turns - 1, -1, -1):
                is_last = level == self.rules.turns - 1
                states = np.flatnonzero(filled == level).astype(np.int32)
                solve = partial(solve_states, self.game, values, self.turn_rolls[is_last], int(is_last), rows)
                list(pool.map(solve, works, np.array_split(states, threads)))
                done += len(states)
                progress(done, self.states)
        return values

    def bound(self, values: Floats) -> float:
        """Return the upper bound of the expected total."""
        return self.prices + float(values[0])

    def gradient(self, values: Floats, games: int, seed: int) -> list[list[Floats]]:
        """Return the derivatives of the bound by the potentials, as measured in games."""
        uses = np.zeros(self.game.values.shape, dtype=np.int64)
        calls = np.zeros(self.game.called.shape, dtype=np.int64)
        dice = transitions(self.rules.ruleset.dice_count)
        play_games(
            self.game,
            values,
            Dice(dice.successors, dice.predecessors),
            self.rules.turns,
            *self.turn_rolls,
            games,
            seed,
            uses,
            calls,
        )
        found = [[np.zeros_like(each) for each in prices] for prices in self.potentials]
        for prices in found:
            for each in prices:
                each[0] = 1.0
        for number, row in enumerate(self._rows):
            for move, used in zip(row.moves, _uses(row, uses[:, :, number], calls[:, number]) / games, strict=True):
                found[row.group][move.part][move.after] += used
                found[row.group][move.part][move.before] -= used
        return found


def _of_move(cells: CellValues, move: Move) -> Floats:
    """Return the values of a move: float64 [V, B, H]."""
    values = cells.values[:, :, move.cell] + move.change
    least, most = move.points
    points = cells.points[:, :, move.cell]
    found: Floats = np.where((points >= least) & (points <= most), values, -np.inf)
    return found


def _uses(row: _Row, uses: Integers, calls: Integers) -> Floats:
    """Return the number of uses of each move of a row: float64 [moves]."""
    every = np.arange(len(row.moves))[:, None]
    chosen, called = row.values.argmax(axis=0).reshape(-1), row.called.argmax(axis=1).reshape(-1)
    found: Floats = (every == chosen) @ uses.reshape(-1) + (every == called) @ calls.reshape(-1)
    return found
