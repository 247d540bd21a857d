"""Targets of all states of a ruleset, layer by layer from the full card to the empty one: what building does.

As in `induction`, threads share the blocks of a layer, and the compiled code (`target_kernel`) releases the interpreter
lock. Rows are whole and in float64; what is kept of them is the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import local

import numpy as np
from numpy.typing import NDArray

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, follow_indices, number_outcomes, reachable
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import within_layer
from strategy_tables.solve.kernel import WIDTH
from strategy_tables.solve.solver_input import blocks, lattice, layout, workspace
from strategy_tables.solve.target_kernel import Rows, Scoring, solve_block


@dataclass(frozen=True, slots=True, eq=False)
class TargetLayer:
    """Rows of the P states with equally many filled categories, blocks one after the other in the order of `filled`.

    `starts`, `lengths` int64 [P] say where the row of each state lies in `values` float64, `firsts` int64 [P] what its
    first r is.
    """

    filled: Integers
    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Floats

    def row(self, place: int) -> Floats:
        """G(r) of one state, from its first r on."""
        start = int(self.starts[place])
        return self.values[start : start + int(self.lengths[place])]


class TargetSolver:
    """The arrays of a ruleset for `target_kernel`."""

    def __init__(self, compiled: CompiledRuleset, threads: int | None = None) -> None:
        self.compiled = compiled
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        dice = transitions(compiled.ruleset.dice_count)
        self.lattice, offsets = lattice(dice)
        self.scoring = _scoring(compiled, self.space, self.outcomes, offsets[dice.first_hand :])
        self.threads = threads or len(allowed_processors())
        # Where the rows of the layer before lie.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.firsts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)

    def layers(self, progress: Progress | None = None) -> Iterator[TargetLayer]:
        """Every layer, full cards first. A layer is only good until the next one is asked for."""
        layer = self._finished()
        yield layer
        with ThreadPoolExecutor(self.threads) as pool:
            done = 0
            for filled in islice(self.space.layers(), 1, None):
                layer = self._solve(pool, filled, layer, within_layer(progress, done, self.space.turn_starts))
                yield layer
                done += len(layer.starts)

    def _finished(self) -> TargetLayer:
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        bonuses = np.array(self.compiled.upper_bonus, dtype=np.int64)[totals]
        firsts = np.minimum(bonuses, 0)
        lengths = bonuses - firsts + 1
        layer = self._empty_layer(np.array([self.space.full]), firsts, lengths)
        for start, length in zip(layer.starts.tolist(), lengths.tolist(), strict=True):
            layer.values[start - WIDTH : start + length] = 1.0
        self._place(layer)
        return layer

    def _empty_layer(self, filled: Integers, firsts: Integers, lengths: Integers) -> TargetLayer:
        ends = np.cumsum(lengths + 2 * WIDTH)
        return TargetLayer(filled, ends - lengths - WIDTH, firsts, lengths, np.zeros(int(ends[-1])))

    def _place(self, layer: TargetLayer) -> None:
        first = 0
        for filled in layer.filled.tolist():
            block = self.space.block(filled)
            part = slice(first, first + block.stop - block.start)
            self.starts[block], self.lengths[block] = layer.starts[part], layer.lengths[part]
            self.firsts[block] = layer.firsts[part]
            first = part.stop

    def _extents(self, filled: int) -> Integers:
        """The first r of the row of every state of a block, and its length up to the most that can come: [2, P]."""
        block = self.space.block(filled)
        state = self.space.states(np.arange(block.start, block.stop))
        after, at = follow_indices(self.outcomes, *state), reachable(self.outcomes, *state[:2])
        starts = self.firsts[after] + self.outcomes.gains
        firsts = np.where(at, starts, 0).min(axis=1)
        ends = np.where(at, starts + self.lengths[after], 0).max(axis=1)
        return np.stack([firsts, ends - firsts])

    def _solve(
        self, pool: ThreadPoolExecutor, filled: Integers, before: TargetLayer, told: Callable[[int], None]
    ) -> TargetLayer:
        extents = [self._extents(each) for each in filled.tolist()]
        layer = self._empty_layer(filled, *np.concatenate(extents, axis=1))
        bounds = np.cumsum([0, *(each.shape[1] for each in extents)])
        rows = Rows(self.starts, self.firsts, self.lengths, before.values)
        asked = blocks(self.space, filled)
        scratch = local()

        def solve(number: int) -> None:
            if not hasattr(scratch, "work"):
                scratch.work = workspace(self.lattice.end)
                scratch.followers = np.zeros(len(self.outcomes.category), dtype=np.int64)
            part = slice(bounds[number], bounds[number + 1])
            solve_block(
                layer.starts[part],
                layer.firsts[part],
                layer.lengths[part],
                layer.values,
                scratch.followers,
                scratch.work,
                asked,
                number,
                self.compiled.ruleset.rolls,
                rows,
                self.layout,
                self.lattice,
                self.scoring,
            )

        for number, _ in enumerate(pool.map(solve, range(len(filled)))):
            told(int(bounds[number + 1]))
        self._place(layer)
        return layer


def _scoring(compiled: CompiledRuleset, space: StateSpace, outcomes: Outcomes, offsets: Integers) -> Scoring:
    hands, bounds = _lists(outcomes, offsets, outcomes.of_hands, outcomes.of_hands.min(axis=1, keepdims=True))
    served_hands, served_bounds = _lists(outcomes, offsets, outcomes.of_served_hands, outcomes.of_hands)
    return Scoring(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        upper=np.array(compiled.upper_face)[outcomes.category] > 0,
        live_category=space.live_category,
        least=outcomes.of_hands.min(axis=1).astype(np.int64),
        first_outcomes=np.searchsorted(outcomes.category, np.arange(space.category_count + 1)),
        bounds=bounds,
        hands=hands,
        served_bounds=served_bounds,
        served_hands=served_hands,
        served=outcomes.served,
        joker_hands=offsets[outcomes.equal_hands],
        of_jokers=outcomes.of_jokers.reshape(2, -1, space.category_count).astype(np.int32),
    )


def _lists(
    outcomes: Outcomes, offsets: Integers, table: Integers, above: Integers
) -> tuple[NDArray[np.uint16], Integers]:
    """Offsets of the hands that have each end where `above` says another: those of different dice, then of equal dice.

    Bounds int64 [E, 3]: start, end of the first list, end of the second.
    """
    hands: list[int] = []
    bounds = np.zeros((len(outcomes.category), 3), dtype=np.int64)
    equal = np.zeros(table.shape[1], dtype=np.bool_)
    equal[outcomes.equal_hands] = True
    for end, category in enumerate(outcomes.category.tolist()):
        has = (table[category] == end) & (np.broadcast_to(above, table.shape)[category] != end)
        bounds[end, 0] = len(hands)
        for place, chosen in enumerate((has & ~equal, has & equal), start=1):
            hands += offsets[chosen].tolist()
            bounds[end, place] = len(hands)
    return np.array(hands or [0], dtype=np.uint16), bounds
