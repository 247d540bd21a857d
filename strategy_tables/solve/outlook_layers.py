"""Outlooks of all states of a ruleset, layer by layer from the full card to the empty one: what building does.

As in `induction`, threads share the blocks of a layer, and the compiled code (`outlook_kernel`) releases the
interpreter lock. Distributions are whole and in float64; what is kept of them is the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

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
from strategy_tables.solve.kernel import Blocks, Levels
from strategy_tables.solve.outlook_kernel import Lattice, Scoring, measure_rows, mix_points, mix_rows, weigh_block
from strategy_tables.solve.solver_input import blocks, layout, turn_levels


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


class Weighed(NamedTuple):
    """How turns end in the states of a block, and in which states: see `outlook_kernel.weigh_block`."""

    weights: Floats
    indices: Integers
    widths: Integers


class OutlookSolver:
    """The arrays of a ruleset for `outlook_kernel`; `values` float64 is the table of the means."""

    def __init__(self, compiled: CompiledRuleset, values: Floats, threads: int | None = None) -> None:
        self.compiled = compiled
        self.values = values
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.lattice = _lattice(compiled)
        # The extra rolls after a turn: by turns played int64 [levels, rolls], by those before it and the rolls left.
        self.turns_to = [_turns_to(levels, self.lattice.rolls) for levels in turn_levels(compiled, self.space)]
        self.scoring = outlook_scoring(compiled, self.space, self.outcomes)
        self.threads = threads or len(allowed_processors())
        # Where the outlooks of the layer before lie: of each state the start and length of its row, and its place.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.firsts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)
        self.places = np.zeros(self.space.size, dtype=np.int64)

    def weigh(self, asked: Blocks, number: int) -> Weighed:
        """How turns end in the states of one of some blocks."""
        block = int(asked.numbers[number])
        to = self.turns_to[self.space.turns_of_blocks[block]]
        states, columns = int(self.space.starts[block + 1] - self.space.starts[block]), self.layout.columns[block]
        outcomes = len(self.outcomes.category)
        found = Weighed(
            weights=np.zeros((states, int(to.max(initial=0)) + 1, outcomes)),
            indices=np.zeros((columns, outcomes), dtype=np.int64),
            widths=np.zeros(outcomes, dtype=np.int64),
        )
        weigh_block(*found, self.values, asked, number, to, self.layout, self.lattice, self.scoring)
        return found

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
        asked, gains, scoring = blocks(self.space, filled), self.outcomes.gains, self.scoring
        sizes = self.space.starts[asked.numbers + 1] - self.space.starts[asked.numbers]
        bounds = [0, *np.cumsum(sizes).tolist()]
        firsts, lengths = np.zeros((2, bounds[-1]), dtype=np.int64)

        def weigh(number: int) -> Weighed:
            part = slice(bounds[number], bounds[number + 1])
            found = self.weigh(asked, number)
            measure_rows(firsts[part], lengths[part], *found, gains, self.firsts, self.lengths)
            return found

        weighed = list(pool.map(weigh, range(len(filled))))
        starts = np.cumsum(lengths) - lengths
        rows = np.zeros(int(lengths.sum()))
        columns = np.zeros((len(lengths), before.columns.shape[1]))

        def mix(number: int) -> None:
            part = slice(bounds[number], bounds[number + 1])
            mix_rows(
                starts[part],
                firsts[part],
                lengths[part],
                rows,
                *weighed[number],
                gains,
                self.starts,
                self.firsts,
                self.lengths,
                before.probabilities,
            )
            mix_points(
                columns[part],
                *weighed[number],
                self.places,
                before.columns,
                self.space.category_count,
                scoring.category,
                scoring.points,
                gains,
            )

        for number, _ in enumerate(pool.map(mix, range(len(filled)))):
            told(bounds[number + 1])
        layer = OutlookLayer(filled, starts, firsts, lengths, rows, columns)
        self._place(layer)
        return layer


def start_outlook(compiled: CompiledRuleset, values: Floats, progress: Progress | None = None) -> Remaining:
    """The outlook of the empty card; `values` float64 is the table of the means."""
    layer, solver = None, OutlookSolver(compiled, values)
    for layer in solver.layers(progress):  # noqa: B007
        pass
    assert layer is not None  # noqa: S101  # there is always the layer of full cards
    return layer.rest(solver.space.beginning)


def _turns_to(levels: Levels, rolls: int) -> Integers:
    before, left = np.ogrid[: levels.here, : rolls + levels.here - 1]
    found: Integers = np.minimum(left, levels.after - 1 if levels.saves else before)
    return np.ascontiguousarray(np.broadcast_to(found, (levels.here, left.size)))


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
    categories = range(space.category_count)
    marks = {category: place for place, category in enumerate(space.shape.marks)}
    of_hands = [
        [[outcomes.numbers[c, paid, 0] for c, paid in enumerate(hand)] for hand in roll]
        for roll in compiled.roll_points
    ]
    of_locked = [[outcomes.numbers.get((c, 0, extra), -1) for c in categories] for extra in (0, compiled.extra_bonus)]
    return Scoring(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        upper=np.array(compiled.upper_face)[outcomes.category] > 0,
        mark=np.array([marks.get(category, -1) for category in categories]),
        requires=np.array([marks.get(category, -1) for category in compiled.requires]),
        live=marks.get(space.live_category, -1),
        of_hands=np.array(of_hands, dtype=np.int32),
        of_locked=np.array(of_locked, dtype=np.int32),
        equal_hands=outcomes.equal_hands,
        of_jokers=outcomes.of_jokers.reshape(2, -1, space.category_count).astype(np.int32),
    )
