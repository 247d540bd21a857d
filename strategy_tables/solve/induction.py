"""Backward induction over all states of a ruleset.

It solves layers of equally many filled categories, from the full card to the empty one. The blocks of a layer depend
only on those of the layer before, so threads share them: the compiled code (`kernel`) releases the interpreter lock.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Self

import numpy as np
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.layout import state_space
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.solver_input import SolverInput, blocks, solver_input

STATES_AT_ONCE = 16_384
"""States that a thread takes from a layer at a time: some milliseconds of work."""


def layer_progress(progress: Progress | None, before: int, total: int) -> Callable[[int], None]:
    """Return a function that reports states of a layer that are done, added to those `before` it, of `total` ones."""

    def report(done: int) -> None:
        if progress:
            progress(before + done, total)

    return report


def solve(compiled: CompiledRuleset, progress: Progress | None = None) -> NDArray[np.float64]:
    """Return the value of every state: float64 [states], in the order of `state_space(compiled)`.

    The value of a state is the expected sum of all remaining points, upper bonus included, under optimal play. That of
    a full card is its upper bonus. The result is the same for any number of threads. Takes 8 bytes per state, about 50
    per set of filled categories, and 10 per category for each set of the largest layer.
    """
    space = state_space(compiled)
    ready = solver_input(compiled, space)
    values = np.zeros(space.size + ready.spare)
    values[space.turn_starts : space.size] = finished_values(compiled, space)
    done = 0
    with LayerSolver(ready) as crew:
        for filled in islice(space.layers(), 1, None):
            done += crew.solve(ready, values, values, filled, layer_progress(progress, done, space.turn_starts))
    return values[: space.size]


class LayerSolver:
    """Threads that solve one layer after the other, one per processor that this process may use."""

    def __init__(self, ready: SolverInput) -> None:
        self._threads = len(allowed_processors())
        self._pool = ThreadPoolExecutor(self._threads)
        # Compile.
        nothing = np.zeros(0)
        ready.solve(nothing, nothing, blocks(ready.space, np.zeros(0, np.int64)), 0, 0, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def solve(
        self, ready: SolverInput, values: Floats, following: Floats, filled: Integers, report: Callable[[int], None]
    ) -> int:
        """Compute the values of the blocks of these `filled`, a layer, from those that follow; return the number of
        states.

        `ready` has the places of blocks in both arrays.
        """
        space = ready.space
        layer = blocks(space, filled)
        turns_played = int(space.turns_played(filled[:1])[0])
        sizes = space.levels[turns_played] * ready.layout.columns[layer.numbers]
        ends = np.cumsum(sizes)
        at_once = max(1, min(STATES_AT_ONCE, int(ends[-1]) // (4 * self._threads)))

        def solve(share: tuple[int, int]) -> int:
            ready.solve(values, following, layer, turns_played, *share)
            return int(ends[share[1] - 1])

        for done in self._pool.map(solve, shares(sizes, at_once)):
            report(done)
        return int(ends[-1])


def finished_values(compiled: CompiledRuleset, space: StateSpace) -> NDArray[np.float64]:
    """Return the values of the states with a full card: their upper bonus."""
    totals = space.totals[-1, : space.total_counts[-1]]
    bonuses = np.array(compiled.upper_bonus, dtype=np.float64)[totals]
    return np.tile(bonuses, space.finished // len(bonuses))


def shares(sizes: Integers, at_once: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of blocks of these sizes, first and end, with about as many states as a thread takes at once."""
    ends = np.cumsum(sizes)
    first = before = 0
    while first < len(sizes):
        last = min(int(np.searchsorted(ends, before + at_once)) + 1, len(sizes))
        yield first, last
        first, before = last, int(ends[last - 1])
