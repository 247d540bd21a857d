"""Solver for more states than fit into memory as float64: it keeps two layers at a time, and quantizes them."""

from dataclasses import replace

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.layout import state_space
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.solve.induction import LayerSolver, finished_values, layer_progress
from strategy_tables.solve.quantize_kernel import code_blocks, find_wide
from strategy_tables.solve.solver_input import solver_input
from strategy_tables.store.quantized_means import STEP, card_starts
from strategy_tables.store.tablefile import Solution


class _Quantizer:
    """Quantizer of a table, layer by layer; `error` is the greatest difference so far."""

    def __init__(self, space: StateSpace) -> None:
        self._cards = card_starts(space)
        blocks, cards = len(space.starts) - 1, int(self._cards[-1])
        self._end = 8 * blocks + 4 * cards
        # Untouched pages take no memory; a wide block takes the most.
        self._data = np.empty(self._end + 4 * (space.size - cards), dtype=np.uint8)
        self._places = self._data[: 8 * blocks].view("<i8")
        self._bases = self._data[8 * blocks : self._end].view("<i4")
        self._codes = self._data.view("<u2")
        self.error = 0.0

    def add(self, numbers: Integers, values: Floats, starts: Integers, columns: Integers, levels: int) -> None:
        """Quantize blocks, given their starts in `values` and their numbers of columns and levels."""
        wide = np.zeros(len(numbers), dtype=np.bool_)
        find_wide(wide, values, starts, columns, levels, STEP)
        sizes = np.where(wide, 4, 2) * columns * (levels - 1)
        places = self._end + np.cumsum(sizes) - sizes
        self._end += int(sizes.sum())
        self._places[numbers] = places + wide
        cards = self._cards[numbers]
        error = code_blocks(self._bases, self._codes, values, starts, columns, cards, places // 2, wide, levels, STEP)
        self.error = max(self.error, error)

    def data(self) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        """Return the whole table."""
        return self._data[: self._end]


def solve_quantized(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Return the quantized means of all states, and the exact one of the start: see `store.quantized_means`.

    Takes the table, two layers of float64, and about 60 bytes per set of filled categories.
    """
    space = state_space(compiled)
    ready = solver_input(compiled, space)
    columns, starts = ready.layout.columns, np.zeros(len(ready.layout.columns), dtype=np.int64)
    ready = replace(ready, layout=ready.layout._replace(starts=starts))
    coder = _Quantizer(space)
    done = 0
    following = values = np.append(finished_values(compiled, space), np.zeros(ready.spare))
    with LayerSolver(ready) as crew:
        for filled in space.layers():
            numbers = space.block_numbers(filled)
            turns_played = int(space.turns_played(filled[:1])[0])
            sizes = space.levels[turns_played] * columns[numbers]
            starts[numbers] = np.cumsum(sizes) - sizes
            if turns_played < space.shape.turns:
                values = np.zeros(int(sizes.sum()) + ready.spare)
                done += crew.solve(ready, values, following, filled, layer_progress(progress, done, space.turn_starts))
            coder.add(numbers, values, starts[numbers], columns[numbers], int(space.levels[turns_played]))
            following = values
    return Solution(coder.data(), float(values[space.initial_state]), coder.error)
