"""Probabilities of winning for all pairs of states of two players who take turns, both playing to win.

The player to move is in a state with as many filled categories as the one who waits, or with one less. Pairs are solved
backward from two full cards, in *passes* of all pairs with the same numbers of fillings. Against a
fixed state of the other, a turn is that of `payoff_kernel`. Then the other moves, so the next values are 1 minus those
of the other's turn. Rows depend on the difference of the points so far: a tie is worth one half.

States with the same future are one state, see `state_classes`.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.state_classes import state_classes
from strategy_tables.model.states import Progress
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import layer_progress
from strategy_tables.solve.payoff_kernel import LANES, ONE, Numbers, Pairs, Rows
from strategy_tables.solve.payoff_layers import PayoffSolver


@dataclass(frozen=True, slots=True, eq=False)
class Pass:
    """Rows of all pairs of M states to move and N states of the one who waits.

    The row of a pair has, for every lead of the player to move, the probability that the one who waits wins. It is at
    the place of the state to move, times N, plus that of the other.

    * `turns`: those that the player to move has played
    * `is_ahead`: whether the one who waits has played one more
    * `movers`, `others`: M and N
    """

    turns: int
    is_ahead: bool
    movers: int
    others: int
    rows: Rows


class TwoPlayerSolver:
    """Solver of all pairs of states of a ruleset."""

    def __init__(self, compiled: CompiledRuleset, tie: float = 0.5) -> None:
        """Take a ruleset, and the worth of a tie for the first player."""
        self.compiled = compiled
        self.tie = tie
        self.turns = PayoffSolver(compiled)
        self.space = self.turns.space
        self.classes = state_classes(compiled, self.space)

    @property
    def error(self) -> float:
        """Return the greatest error of any row: see `PayoffSolver.error`. A half is exact."""
        return 2 * self.turns.error_of_turns

    def passes(self, progress: Progress | None = None) -> Iterator[Pass]:
        """Yield every pass, from the last turns to the first ones. A pass is only valid until the next but one."""
        found, spare = self._finished(), np.empty(0, dtype=np.uint32)
        turns, done, total = self.space.shape.turns, 0, self.space.turn_starts
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            for filled in islice(self.space.layers(), 1, None):
                turns -= 1
                for is_ahead in (True, False):
                    before = found
                    found = self.solve_pass(pool, filled, turns, is_ahead, before, spare)
                    spare = before.rows.values
                    yield found
                done += int((self.classes.turns == turns).sum())
                layer_progress(progress, 0, total)(done)

    def _finished(self) -> Pass:
        values = np.array([ONE] * LANES + [round((1.0 - self.tie) * ONE)] + [0] * LANES, dtype=np.uint32)
        rows = Rows(np.array([LANES]), np.array([0]), np.array([1]), values)
        return Pass(self.space.shape.turns, False, 1, 1, rows)

    def start_value(self, last: Pass) -> float:
        """Return the probability that the first player wins from empty cards, given the last pass."""
        rows, place = last.rows, int(self.classes.places[self.space.initial_state])
        row = place * last.others + place
        within = int(np.clip(-rows.firsts[row], -1, rows.lengths[row]))
        return 1.0 - int(rows.values[rows.starts[row] + within]) / ONE

    def solve_pass(
        self, pool: ThreadPoolExecutor, filled: Integers, turns: int, is_ahead: bool, before: Pass, spare: Numbers
    ) -> Pass:
        """Solve a pass from the one `before`, with values in `spare` if it is long enough."""
        found, classes = self.empty_pass(turns, is_ahead), self.classes
        given = found.others, before.others
        pairs = Pairs(classes.places, classes.shifts, classes.are_first, *given, mirrors=True)
        rows = self.turns.solve_layer(pool, filled, pairs, before.rows, found.rows, spare)
        return replace(found, rows=rows)

    def empty_pass(self, turns: int, is_ahead: bool) -> Pass:
        """Return a pass without values."""
        counts = self.classes.counts
        movers, others = int(counts[turns]), int(counts[turns + is_ahead])
        starts, firsts, lengths = np.zeros((3, movers * others), dtype=np.int64)
        return Pass(turns, is_ahead, movers, others, Rows(starts, firsts, lengths, np.empty(0, dtype=np.uint32)))
