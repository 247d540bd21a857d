"""Greatest probabilities of all totals, and the greatest means at these, solved layer by layer for all states.

As in `payoff_layers`, threads share the blocks of a layer. Here numbers are float64, and no part of a row is filled in.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import local
from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.jobs.build import solve_kind
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.states import Progress
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import layer_progress
from strategy_tables.solve.kernel import WIDTH
from strategy_tables.solve.outlook_layers import outlook_lattice, outlook_scoring
from strategy_tables.solve.payoff_layers import TARGET, Payoff
from strategy_tables.solve.solver_input import blocks, layout, workspace
from strategy_tables.store.kinds import EXPECTED_TOTAL
from strategy_tables.store.start import Frontier
from tools.frontier.kernel import Rows, Scratch, Values, measure_block, solve_block

TIE: Final = 1e-13
"""Share by which tied chances may differ: more than the rounding of float64 in a game."""


class FrontierSolver:
    """Arrays of a ruleset for the kernel, and the payoff; `means` float64 [states] is the table of the means.

    If `from_start`, only r = 0 of the empty card is of interest: rows are limited to possible points so far.
    """

    def __init__(
        self,
        compiled: CompiledRuleset,
        means: Floats,
        payoff: Payoff = TARGET,
        tie: float = TIE,
        *,
        from_start: bool = False,
    ) -> None:
        self.compiled = compiled
        self.from_start = from_start
        self.payoff = payoff
        self.tie = tie
        # Read-only like a mapped table: numba compiles separate code for writable arrays.
        self.means = means.view()
        self.means.flags.writeable = False
        self.space = state_space(compiled)
        self.layout = layout(self.space)
        self.lattice = outlook_lattice(compiled)
        self.scoring = outlook_scoring(compiled, self.space, number_outcomes(compiled, self.space))
        # Numbers of outcomes rise with their points.
        self.least = self.scoring.of_hands[0].min(axis=0).astype(np.int64)
        starts, firsts, lengths = np.zeros((3, self.space.size), dtype=np.int64)
        self.rows = Rows(starts, firsts, lengths, self._finished(starts, firsts, lengths))

    def layers(self, progress: Progress | None = None) -> Iterator[Integers]:
        """Yield the `filled` of every layer with turns, last turns first; its rows are valid until the next one."""
        done = 0
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            for filled in islice(self.space.layers(), 1, None):
                report = layer_progress(progress, done, self.space.turn_starts)
                for solved in self._solve(pool, filled):
                    report(solved)
                done += solved
                yield filled

    def row(self, state: int) -> tuple[int, Values]:
        """Return the first r and the row of a state of the last layer."""
        start = int(self.rows.starts[state])
        row = slice(start, start + int(self.rows.lengths[state]))
        return int(self.rows.firsts[state]), Values(*(each[row] for each in self.rows.values))

    def start_row(self, progress: Progress | None = None) -> tuple[int, Values]:
        """Solve all layers; return the first r and the row of the empty card."""
        deque(self.layers(progress), maxlen=0)
        return self.row(self.space.initial_state)

    def _finished(self, starts: Integers, firsts: Integers, lengths: Integers) -> Values:
        """Place the rows of full cards, one for each bonus, and return them."""
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        bonuses, kinds = np.unique(np.array(self.compiled.upper_bonus)[totals], return_inverse=True)
        count = len(self.payoff.worths)
        block = slice(self.space.turn_starts, self.space.size)
        starts[block] = kinds * (count + 2 * WIDTH) + WIDTH
        firsts[block] = bonuses[kinds] - self.payoff.first - count + 1
        lengths[block] = count
        chances = np.concatenate([np.ones(WIDTH), self.payoff.worths[::-1], np.zeros(WIDTH)])
        return Values(np.tile(chances, len(bonuses)), np.repeat(bonuses.astype(np.float64), len(chances)))

    def _solve(self, pool: ThreadPoolExecutor, filled: Integers) -> Iterator[int]:
        """Solve the blocks of a layer; yield the number of states that are done."""
        asked, rows, scratch = blocks(self.space, filled), self.rows, local()
        paid = self._most_paid(int(self.space.turns_played(filled[:1])[0]))

        def measure(number: int) -> int:
            followers = np.zeros(len(self.scoring.category), dtype=np.int64)
            return measure_block(followers, asked, number, rows, self.layout, self.scoring, paid)

        capacity = np.array(list(pool.map(measure, range(len(filled)))))
        starts = np.cumsum(capacity) - capacity
        # Rows are shorter than their bounds: untouched pages take no memory.
        into = Values(*(np.empty(int(capacity.sum())) for _ in Values._fields))

        def solve(number: int) -> int:
            if not hasattr(scratch, "arrays"):
                scratch.arrays = self._scratch()
            of_game = self.layout, self.lattice, self.scoring, self.least, self.tie
            solve_block(into, starts[number], scratch.arrays, self.means, asked, number, rows, *of_game)
            return int(self.layout.columns[asked.numbers[number]])

        yield from np.cumsum(list(pool.map(solve, range(len(filled))))).tolist()
        self.rows = rows._replace(values=into)

    def _most_paid(self, turns_played: int) -> Integers:
        """Return the limits of `measure_block`."""
        if not self.from_start:
            return np.zeros(0, dtype=np.int64)
        most = [max(points) for points in self.compiled.payable]
        total = sum(each * times for each, times in zip(most, self.compiled.times, strict=True))
        return np.array([*most, total, self.compiled.extra_bonus * max(turns_played - 1, 0)], dtype=np.int64)

    def _scratch(self) -> Scratch:
        outcomes, categories = len(self.scoring.category), self.space.category_count
        hands = len(self.compiled.hands)
        return Scratch(
            listed=np.zeros((hands, categories + 1), dtype=np.int32),
            floors=np.zeros(categories + 1, dtype=np.int64),
            unbounded=np.zeros(hands, dtype=np.bool_),
            followers=np.zeros((2, outcomes), dtype=np.int64),
            work=Values(*(workspace(self.lattice.end) for _ in Values._fields)),
            after=Values(*(workspace((outcomes + 1) * WIDTH) for _ in Values._fields)),
        )


def is_supported(compiled: CompiledRuleset) -> bool:
    """Return whether turns differ in nothing but their first state, and more points are never worse."""
    return compiled.extra_rolls is None and len(compiled.roll_points) == 1 and not compiled.dependent


def solve_frontier(compiled: CompiledRuleset, progress: Progress | None = None, tie: float = TIE) -> Frontier:
    """Return the frontier of the empty card of a supported ruleset."""
    means = solve_kind(compiled, EXPECTED_TOTAL)[1]
    solver = FrontierSolver(compiled, means, tie=tie)
    first, row = solver.start_row(progress)
    # The total before the row is certain in play for the mean.
    mean = float(means[solver.space.initial_state])
    probabilities = np.minimum.accumulate(np.concatenate([[1.0], row.chances]))
    return Frontier(first - 1, probabilities, np.concatenate([[mean], row.means]))
