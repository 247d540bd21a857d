"""Outlooks of all states of a ruleset, layer by layer from the full card to the empty one: what building does.

As in `induction`, threads share the blocks of a layer, and the compiled code (`outlook_kernel`) releases the
interpreter lock. Distributions are whole and in float64; what is kept of them is the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.remaining import Remaining, finished_remaining
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.model.ties import keep_order
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import within_layer
from strategy_tables.solve.kernel import Blocks
from strategy_tables.solve.outlook_kernel import Lattice, Scoring, mix_points, mix_rows, weigh_block
from strategy_tables.solve.solver_input import blocks, layout


@dataclass(frozen=True, slots=True, eq=False)
class OutlookLayer:
    """Outlooks of the P states with equally many filled categories, block after block in the order of `filled`.

    * `starts`, `lengths` int64 [P]: where the distribution of each state lies in `probabilities` float64; `firsts`
      int64 [P]: how many points come first in it, 0 or less
    * `columns` float64 [P, 2 C + 3]: expected points by category, upper bonus, extra bonuses; probabilities of 0 by
      category, of the upper bonus
    """

    filled: Integers
    starts: Integers
    firsts: Integers
    lengths: Integers
    probabilities: Floats
    columns: Floats

    def rest(self, place: int) -> Remaining:
        """The rest of one state."""
        start, length = int(self.starts[place]), int(self.lengths[place])
        categories = (self.columns.shape[1] - 3) // 2
        row = self.columns[place].copy()
        return Remaining(
            self.probabilities[start : start + length].copy(),
            row[: categories + 2],
            row[categories + 2 : -1],
            float(row[-1]),
            int(self.firsts[place]),
        )


class OutlookSolver:
    """The arrays of a ruleset for `outlook_kernel`; `values` float64 is the table of the means."""

    def __init__(self, compiled: CompiledRuleset, values: Floats, threads: int | None = None) -> None:
        self.compiled = compiled
        self.values = values
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.lattice = _lattice(compiled)
        self.scoring = outlook_scoring(compiled, self.space, self.outcomes)
        self.threads = threads or len(allowed_processors())
        # Where the outlooks of the layer before lie: of each state the start and length of its row, and its place.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.firsts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)
        self.places = np.zeros(self.space.size, dtype=np.int64)

    def weigh(self, asked: Blocks, number: int) -> tuple[Floats, Integers]:
        """How turns end in the states of one of some blocks, and in which states: [states, R] each."""
        block = int(asked.numbers[number])
        states = int(self.space.starts[block + 1] - self.space.starts[block])
        weights = np.zeros((states, len(self.outcomes.category)))
        indices = np.zeros(weights.shape, dtype=np.int64)
        weigh_block(weights, indices, self.values, asked, number, self.layout, self.lattice, self.scoring)
        return weights, indices

    def layers(self, progress: Progress | None = None) -> Iterator[OutlookLayer]:
        """Every layer, full cards first. A layer is only good until the next one is asked for."""
        done = 0
        layer = self._finished()
        yield layer
        with ThreadPoolExecutor(self.threads) as pool:
            for filled in islice(self.space.layers(), 1, None):
                told = within_layer(progress, done, self.space.turn_starts)
                layer = self._mix(pool, filled, layer, told)
                yield layer
                done += len(layer.starts)

    def _finished(self) -> OutlookLayer:
        full, size = self.space.full, self.space.finished
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        remaining = finished_remaining(self.outcomes, totals)
        width = remaining.probabilities.shape[1]
        sources = remaining.sources
        columns = np.hstack([sources.points, sources.zeros, sources.upper_bonus[:, None]])
        starts = np.arange(size) * width
        layer = OutlookLayer(
            np.array([full]),
            starts,
            np.full(size, remaining.least),
            np.full(size, width),
            remaining.probabilities.ravel(),
            np.ascontiguousarray(columns),
        )
        self._place(layer)
        return layer

    def _place(self, layer: OutlookLayer) -> None:
        first = 0
        for filled in layer.filled.tolist():
            block = self.space.block(filled)
            part = slice(first, first + block.stop - block.start)
            self.starts[block], self.lengths[block] = layer.starts[part], layer.lengths[part]
            self.firsts[block] = layer.firsts[part]
            self.places[block] = np.arange(part.start, part.stop)
            first = part.stop

    def _mix(
        self, pool: ThreadPoolExecutor, filled: Integers, before: OutlookLayer, told: Callable[[int], None]
    ) -> OutlookLayer:
        weighed = list(pool.map(partial(self.weigh, blocks(self.space, filled)), range(len(filled))))
        gains, scoring = self.outcomes.gains, self.scoring
        firsts, lengths = np.concatenate([self._extents(*each) for each in weighed], axis=1)
        starts = np.cumsum(lengths) - lengths
        bounds = np.cumsum([0, *(len(weights) for weights, _ in weighed)])
        rows = np.zeros(int(lengths.sum()))
        columns = np.zeros((len(lengths), before.columns.shape[1]))

        def mix(number: int) -> None:
            weights, indices = weighed[number]
            part = slice(bounds[number], bounds[number + 1])
            mix_rows(
                starts[part],
                firsts[part],
                lengths[part],
                rows,
                weights,
                indices,
                gains,
                self.starts,
                self.firsts,
                self.lengths,
                before.probabilities,
            )
            mix_points(
                columns[part],
                weights,
                indices,
                self.places,
                before.columns,
                self.space.category_count,
                scoring.category,
                scoring.points,
                gains,
            )

        for number, _ in enumerate(pool.map(mix, range(len(filled)))):
            told(int(bounds[number + 1]))
        layer = OutlookLayer(filled, starts, firsts, lengths, rows, columns)
        self._place(layer)
        return layer

    def _extents(self, weights: Floats, indices: Integers) -> Integers:
        """How many points come first in the distribution of every state of a block, and its length: [2, states]."""
        starts = self.outcomes.gains + self.firsts[indices]
        firsts = np.where(weights > 0, starts, 0).min(axis=1)
        ends = np.where(weights > 0, starts + self.lengths[indices], 0).max(axis=1)
        return np.stack([firsts, ends - firsts])


def start_outlook(compiled: CompiledRuleset, values: Floats, progress: Progress | None = None) -> Remaining:
    """The outlook of the empty card; `values` float64 is the table of the means."""
    layer = None
    for layer in OutlookSolver(compiled, values).layers(progress):  # noqa: B007
        pass
    assert layer is not None  # noqa: S101  # there is always the layer of full cards
    return layer.rest(0)


def _lattice(compiled: CompiledRuleset) -> Lattice:
    dice = transitions(compiled.ruleset.dice_count)
    order = sorted(range(len(dice.keeps)), key=lambda number: keep_order(dice.keeps[number]))
    rank = np.empty(len(order), dtype=np.int32)
    rank[order] = np.arange(len(order))
    return Lattice(
        dice.successors, dice.predecessors, rank, dice.roll_probabilities, dice.first_hand, compiled.ruleset.rolls
    )


def outlook_scoring(compiled: CompiledRuleset, space: StateSpace, outcomes: Outcomes) -> Scoring:
    """How a ruleset scores, for `outlook_kernel`."""
    return Scoring(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        upper=np.array(compiled.upper_face)[outcomes.category] > 0,
        of_hands=outcomes.of_hands.T.astype(np.int32, order="C"),
        of_served_hands=outcomes.of_served_hands.T.astype(np.int32, order="C"),
        served=outcomes.served,
        equal_hands=outcomes.equal_hands,
        of_jokers=outcomes.of_jokers.reshape(2, -1, space.category_count).astype(np.int32),
        live_category=space.live_category,
    )
