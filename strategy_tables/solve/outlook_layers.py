"""Rests of all states of a ruleset, layer by layer from the full card to the empty one: what building does.

As in `solve`, threads share the blocks of a layer, and the compiled code (`rest_kernel`) releases the interpreter lock.
Distributions are whole and in float64; what is kept of them is the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import local
from typing import Any

import numpy as np

from engine.scoring import Compiled
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import FACES, transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.remaining import Rest, finished_rests
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.model.ties import keep_order
from strategy_tables.processors import allowed_processors
from strategy_tables.solve import outlook_kernel
from strategy_tables.solve.arrays import layout
from strategy_tables.solve.induction import within_layer


@dataclass(frozen=True, slots=True, eq=False)
class RestLayer:
    """Rests of the P states with equally many filled categories, blocks one after the other in the order of `masks`.

    * `starts`, `lengths` int64 [P]: where the distribution of each state lies in `probabilities` float64
    * `columns` float64 [P, 2 C + 3]: expected points by category, upper bonus, extra bonuses; probabilities of 0 by
      category, of the upper bonus
    """

    masks: Integers
    starts: Integers
    lengths: Integers
    probabilities: Floats
    columns: Floats

    def rest(self, place: int) -> Rest:
        """The rest of one state."""
        start, length = int(self.starts[place]), int(self.lengths[place])
        categories = (self.columns.shape[1] - 3) // 2
        row = self.columns[place].copy()
        return Rest(
            self.probabilities[start : start + length].copy(),
            row[: categories + 2],
            row[categories + 2 : -1],
            float(row[-1]),
        )


class RestSolver:
    """The arrays of a ruleset for `rest_kernel`; `values` float64 is the table of the means."""

    def __init__(self, compiled: Compiled, values: Floats, threads: int | None = None) -> None:
        self.kernel: Any = outlook_kernel
        self.compiled = compiled
        self.values = values
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.lattice = _lattice(outlook_kernel, compiled)
        self.scoring = _scoring(outlook_kernel, compiled, self.space, self.outcomes)
        self.threads = threads or len(allowed_processors())
        # Where the rests of the layer before lie: of each state the start and length of its row, and its place.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)
        self.places = np.zeros(self.space.size, dtype=np.int64)

    def weigh(self, mask: int) -> tuple[Floats, Integers]:
        """How turns end in the states of a block, and in which states: [states, E] each."""
        block = self.space.block(mask)
        weights = np.zeros((block.stop - block.start, len(self.outcomes.category)))
        indices = np.zeros(weights.shape, dtype=np.int64)
        self.kernel.weigh_block(
            weights, indices, self.values, mask, self.space.subset(mask), self.layout, self.lattice, self.scoring
        )
        return weights, indices

    def layers(self, progress: Progress | None = None) -> Iterator[RestLayer]:
        """Every layer, full cards first. A layer is only good until the next one is asked for."""
        done = 0
        layer = self._finished()
        yield layer
        with ThreadPoolExecutor(self.threads) as pool:
            for masks in islice(self.space.layers(), 1, None):
                told = within_layer(progress, done, self.space.turn_starts)
                layer = self._mix(pool.map, masks, layer, told)
                yield layer
                done += len(layer.starts)

    def floors(self, progress: Progress | None = None) -> Floats:
        """The points that the worst rolls still leave, for every state: float64 [states]."""
        floors = np.zeros(self.space.size)
        finished = self._finished()
        floors[self.space.turn_starts :] = finished.columns[:, self.space.category_count]
        count = len(self.outcomes.category)
        scratch = local()

        def solve(mask: int) -> None:
            if not hasattr(scratch, "leaf"):
                scratch.leaf, scratch.indices = np.zeros(count), np.zeros(count, dtype=np.int64)
            self.kernel.floor_block(
                floors, scratch.indices, scratch.leaf, mask, self.space.subset(mask), self.layout, self.scoring
            )

        done = 0
        with ThreadPoolExecutor(self.threads) as pool:
            for masks in islice(self.space.layers(), 1, None):
                layer = masks.tolist()
                list(pool.map(solve, layer))
                done += sum(self.space.block(mask).stop - self.space.block(mask).start for mask in layer)
                if progress:
                    progress(done, self.space.turn_starts)
        return floors

    def _finished(self) -> RestLayer:
        full, size = self.space.full, self.space.finished
        totals = np.array([self.space.state(index)[2] for index in range(self.space.turn_starts, self.space.size)])
        rests = finished_rests(self.outcomes, totals)
        width = rests.probabilities.shape[1]
        sources = rests.sources
        columns = np.hstack([sources.points, sources.zeros, sources.upper_bonus[:, None]])
        starts = np.arange(size) * width
        layer = RestLayer(
            np.array([full]), starts, np.full(size, width), rests.probabilities.ravel(), np.ascontiguousarray(columns)
        )
        self._place(layer)
        return layer

    def _place(self, layer: RestLayer) -> None:
        first = 0
        for mask in layer.masks.tolist():
            block = self.space.block(mask)
            part = slice(first, first + block.stop - block.start)
            self.starts[block], self.lengths[block] = layer.starts[part], layer.lengths[part]
            self.places[block] = np.arange(part.start, part.stop)
            first = part.stop

    def _mix(
        self, each: Callable[..., Iterator[Any]], masks: Integers, after: RestLayer, told: Callable[[int], None]
    ) -> RestLayer:
        listed = masks.tolist()
        weighed = list(each(self.weigh, listed))
        gains, scoring = self.outcomes.gains, self.scoring
        lengths = np.concatenate(
            [np.where(weights > 0, gains + self.lengths[indices], 0).max(axis=1) for weights, indices in weighed]
        )
        starts = np.cumsum(lengths) - lengths
        firsts = np.cumsum([0, *(len(weights) for weights, _ in weighed)])
        rows = np.zeros(int(lengths.sum()))
        columns = np.zeros((len(lengths), after.columns.shape[1]))

        def mix(number: int) -> None:
            weights, indices = weighed[number]
            part = slice(firsts[number], firsts[number + 1])
            self.kernel.mix_rows(
                starts[part],
                lengths[part],
                rows,
                weights,
                indices,
                gains,
                self.starts,
                self.lengths,
                after.probabilities,
            )
            self.kernel.mix_points(
                columns[part],
                weights,
                indices,
                self.places,
                after.columns,
                self.space.category_count,
                scoring.category,
                scoring.points,
                gains,
            )

        for number, _ in enumerate(each(mix, range(len(listed)))):
            told(int(firsts[number + 1]))
        layer = RestLayer(masks, starts, lengths, rows, columns)
        self._place(layer)
        return layer


def start_rest(compiled: Compiled, values: Floats, progress: Progress | None = None) -> Rest:
    """The rest of the empty card; `values` float64 is the table of the means."""
    layer = None
    for layer in RestSolver(compiled, values).layers(progress):  # noqa: B007
        pass
    assert layer is not None  # noqa: S101  # there is always the layer of full cards
    return layer.rest(0)


def _lattice(kernel: Any, compiled: Compiled) -> Any:
    dice = transitions(compiled.ruleset.dice_count)
    order = sorted(range(len(dice.keeps)), key=lambda number: keep_order(dice.keeps[number]))
    rank = np.empty(len(order), dtype=np.int32)
    rank[order] = np.arange(len(order))
    return kernel.Lattice(
        dice.successors, dice.predecessors, rank, dice.roll_probabilities, dice.first_hand, compiled.ruleset.rolls
    )


def _scoring(kernel: Any, compiled: Compiled, space: StateSpace, outcomes: Outcomes) -> Any:
    place = {bit: number for number, bit in enumerate(space.upper_categories)}
    face_of = compiled.upper_face
    return kernel.Scoring(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        places=np.array([place.get(category, -1) for category in outcomes.category.tolist()]),
        of_hands=outcomes.of_hands.T.astype(np.int32),
        of_served_hands=outcomes.of_served_hands.T.astype(np.int32),
        served=outcomes.served,
        equal_hands=outcomes.equal_hands,
        of_jokers=outcomes.of_jokers.astype(np.int32).reshape(2, FACES, 2, 2, -1),
        face_categories=np.array([face_of.index(f) if f in face_of else -1 for f in range(1, FACES + 1)]),
        live_bit=space.live_category,
        joker=compiled.joker_category if outcomes.has_joker else -1,
        lower_others=compiled.lower_mask,
    )
