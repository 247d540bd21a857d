"""Floors of all states of a ruleset, layer by layer from the full card to the empty one."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.states import Progress
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import finished_values, layer_progress
from strategy_tables.solve.kernel import Blocks
from strategy_tables.solve.outlook_kernel import floor_block
from strategy_tables.solve.outlook_layers import outlook_scoring
from strategy_tables.solve.solver_input import blocks, layout


def solve_floors(compiled: CompiledRuleset, progress: Progress | None = None) -> Floats:
    """Return the points that even the worst rolls leave, for every state: float64 [states].

    As in `induction`, threads share the blocks of a layer.
    """
    space = state_space(compiled)
    places, scoring = layout(space), outlook_scoring(compiled, space, number_outcomes(compiled, space))
    floors = np.zeros(space.size)
    floors[space.turn_starts :] = finished_values(compiled, space)
    done = 0

    def solve(asked: Blocks, number: int) -> None:
        floor_block(floors, asked, number, places, scoring)

    with ThreadPoolExecutor(len(allowed_processors())) as pool:
        for filled in islice(space.layers(), 1, None):
            asked = blocks(space, filled)
            report = layer_progress(progress, done, space.turn_starts)
            list(pool.map(partial(solve, asked), range(len(filled))))
            states = int((space.starts[asked.numbers + 1] - space.starts[asked.numbers]).sum())
            report(states)
            done += states
    return floors
