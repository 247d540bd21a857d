"""Solver for more states than fit into memory as float64: it keeps two layers at a time, and quantizes them."""

from dataclasses import replace

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.layout import state_space
from strategy_tables.model.states import Progress
from strategy_tables.solve.induction import LayerSolver, finished_values, layer_progress
from strategy_tables.solve.quantize_kernel import code_blocks, find_wide
from strategy_tables.solve.solver_input import solver_input
from strategy_tables.store.quantized_means import STEP, card_starts
from strategy_tables.store.tablefile import Solution


def solve_quantized(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Return the quantized means of all states, and the exact one of the start: see `store.quantized_means`.

    Takes the table, two layers of float64, and about 60 bytes per set of filled categories.
    """
    space = state_space(compiled)
    ready = solver_input(compiled, space)
    columns, starts = ready.layout.columns, np.zeros(len(ready.layout.columns), dtype=np.int64)
    ready = replace(ready, layout=ready.layout._replace(starts=starts))
    cards, blocks = card_starts(space), len(space.starts) - 1
    end = 8 * blocks + 4 * int(cards[-1])
    # Untouched pages take no memory; a wide block takes the most.
    data = np.empty(end + 4 * (space.size - int(cards[-1])), dtype=np.uint8)
    places, bases, codes = data[: 8 * blocks].view("<i8"), data[8 * blocks : end].view("<i4"), data.view("<u2")
    done, error = 0, 0.0
    following = values = np.append(finished_values(compiled, space), np.zeros(ready.spare))
    with LayerSolver(ready) as crew:
        for filled in space.layers():
            numbers = space.block_numbers(filled)
            turns_played = int(space.turns_played(filled[:1])[0])
            levels, here = int(space.levels[turns_played]), columns[numbers]
            starts[numbers] = np.cumsum(levels * here) - levels * here
            if turns_played < space.shape.turns:
                values = np.zeros(int((levels * here).sum()) + ready.spare)
                done += crew.solve(ready, values, following, filled, layer_progress(progress, done, space.turn_starts))
            wide = np.zeros(len(numbers), dtype=np.bool_)
            find_wide(wide, values, starts[numbers], here, levels, STEP)
            sizes = np.where(wide, 4, 2) * here * (levels - 1)
            at = end + np.cumsum(sizes) - sizes
            end += int(sizes.sum())
            places[numbers] = at + wide
            given = values, starts[numbers], here, cards[numbers], at // 2, wide, levels, STEP
            error = max(error, code_blocks(bases, codes, *given))
            following = values
    return Solution(data[:end], float(values[space.initial_state]), error)
