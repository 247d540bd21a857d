"""Targets of all states of a ruleset, layer by layer from the full card to the empty one: what building does.

As in `solve`, threads share the blocks of a layer, and the compiled code (`target_kernel`) releases the interpreter
lock. Rows are whole and in float64; what is kept of them is the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.scoring import Compiled
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import FACES, transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, follow_indices, number_outcomes, reachable
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.processors import allowed_processors
from strategy_tables.solve import target_kernel
from strategy_tables.solve.arrays import lattice, layout, workspace
from strategy_tables.solve.induction import within_layer
from strategy_tables.solve.kernel import WIDTH


@dataclass(frozen=True, slots=True, eq=False)
class TargetLayer:
    """Rows of the P states with equally many filled categories, blocks one after the other in the order of `masks`.

    `starts`, `lengths` int64 [P] say where the row of each state lies in `values` float64.
    """

    masks: Integers
    starts: Integers
    lengths: Integers
    values: Floats

    def row(self, place: int) -> Floats:
        """G(0), G(1), … of one state."""
        start = int(self.starts[place])
        return self.values[start : start + int(self.lengths[place])]


class TargetSolver:
    """The arrays of a ruleset for `target_kernel`."""

    def __init__(self, compiled: Compiled, threads: int | None = None) -> None:
        self.kernel: Any = target_kernel
        self.compiled = compiled
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        dice = transitions(compiled.ruleset.dice_count)
        self.lattice, offsets = lattice(dice)
        self.scoring = _scoring(target_kernel, compiled, self.space, self.outcomes, offsets[dice.first_hand :])
        self.threads = threads or len(allowed_processors())
        self.workspace = workspace
        self.width = WIDTH
        # Where the rows of the layer before lie.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)

    def layers(self, progress: Progress | None = None) -> Iterator[TargetLayer]:
        """Every layer, full cards first. A layer is only good until the next one is asked for."""
        layer = self._finished()
        yield layer
        with ThreadPoolExecutor(self.threads) as pool:
            done = 0
            for masks in islice(self.space.layers(), 1, None):
                layer = self._solve(pool, masks, layer, within_layer(progress, done, self.space.turn_starts))
                yield layer
                done += len(layer.starts)

    def _finished(self) -> TargetLayer:
        totals = np.array([self.space.state(index)[2] for index in range(self.space.turn_starts, self.space.size)])
        lengths = np.array(self.compiled.upper_bonus, dtype=np.int64)[totals] + 1
        layer = self._empty_layer(np.array([self.space.full]), lengths)
        for start, length in zip(layer.starts.tolist(), lengths.tolist(), strict=True):
            layer.values[start - self.width : start + length] = 1.0
        self._place(layer)
        return layer

    def _empty_layer(self, masks: Integers, lengths: Integers) -> TargetLayer:
        ends = np.cumsum(lengths + 2 * self.width)
        return TargetLayer(masks, ends - lengths - self.width, lengths, np.zeros(int(ends[-1])))

    def _place(self, layer: TargetLayer) -> None:
        first = 0
        for mask in layer.masks.tolist():
            block = self.space.block(mask)
            part = slice(first, first + block.stop - block.start)
            self.starts[block], self.lengths[block] = layer.starts[part], layer.lengths[part]
            first = part.stop

    def _lengths(self, mask: int) -> Integers:
        """One more than the most that can come, for every state of a block."""
        block = self.space.block(mask)
        states = [self.space.state(index) for index in range(block.start, block.stop)]
        masks, lives, totals = np.array(states, dtype=np.int64).T
        after = self.lengths[follow_indices(self.outcomes, masks, lives, totals)] + self.outcomes.gains
        longest: Integers = np.where(reachable(self.outcomes, masks, lives), after, 0).max(axis=1)
        return longest

    def _solve(
        self, pool: ThreadPoolExecutor, masks: Integers, after: TargetLayer, told: Callable[[int], None]
    ) -> TargetLayer:
        listed = masks.tolist()
        lengths = [self._lengths(mask) for mask in listed]
        layer = self._empty_layer(masks, np.concatenate(lengths))
        bounds = np.cumsum([0, *map(len, lengths)])
        rows = self.kernel.Rows(self.starts, self.lengths, after.values)
        scratch = local()

        def solve(number: int) -> None:
            if not hasattr(scratch, "work"):
                scratch.work = self.workspace(self.lattice.end)
                scratch.followers = np.zeros(len(self.outcomes.category), dtype=np.int64)
            part = slice(bounds[number], bounds[number + 1])
            self.kernel.solve_block(
                layer.starts[part],
                layer.lengths[part],
                layer.values,
                scratch.followers,
                scratch.work,
                listed[number],
                self.space.subset(listed[number]),
                self.compiled.ruleset.rolls,
                rows,
                self.layout,
                self.lattice,
                self.scoring,
            )

        for number, _ in enumerate(pool.map(solve, range(len(listed)))):
            told(int(bounds[number + 1]))
        self._place(layer)
        return layer


def _scoring(kernel: Any, compiled: Compiled, space: StateSpace, outcomes: Outcomes, offsets: Integers) -> Any:
    place = {bit: number for number, bit in enumerate(space.upper_categories)}
    face_of = compiled.upper_face
    hands, bounds = _lists(outcomes, offsets, outcomes.of_hands, outcomes.of_hands.min(axis=1, keepdims=True))
    served_hands, served_bounds = _lists(outcomes, offsets, outcomes.of_served_hands, outcomes.of_hands)
    return kernel.Scoring(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        places=np.array([place.get(category, -1) for category in outcomes.category.tolist()]),
        live_bit=space.live_category,
        joker=compiled.joker_category if outcomes.has_joker else -1,
        least=outcomes.of_hands.min(axis=1).astype(np.int64),
        first_ends=np.searchsorted(outcomes.category, np.arange(space.category_count + 1)),
        bounds=bounds,
        hands=hands,
        served_bounds=served_bounds,
        served_hands=served_hands,
        served=outcomes.served,
        joker_hands=offsets[outcomes.equal_hands],
        face_categories=np.array([face_of.index(f) if f in face_of else -1 for f in range(1, FACES + 1)]),
        of_jokers=outcomes.of_jokers.astype(np.int32).reshape(2, FACES, 2, 2, -1),
        lower_others=compiled.lower_mask,
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
