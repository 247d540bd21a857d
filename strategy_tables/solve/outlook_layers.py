"""Outlooks of all states of a ruleset, layer by layer from the full card to the empty one.

As in `induction`, threads share the blocks of a layer, and the compiled code (`weigh_kernel`, `mix_kernel`) releases
the interpreter lock. Distributions are complete and in float64, or as exact as a `Precision` allows; a packer receives
every block as soon as it is solved.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import prod
from threading import Lock, local
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.remaining import Remaining, finished_remaining
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.model.ties import keep_order
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import layer_progress, shares
from strategy_tables.solve.kernel import WIDTH, Blocks, Levels
from strategy_tables.solve.mix_kernel import Endings, Outlooks, States, move_rows, solve_blocks
from strategy_tables.solve.outlook_kernel import FAR, OutcomeArrays
from strategy_tables.solve.solver_input import blocks, lattice, layout, turn_levels, workspace
from strategy_tables.solve.weigh_kernel import Lattice, WeighingScratch

STATES_AT_ONCE: Final = 512
"""States that a thread takes from a layer at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlookLayer:
    """Outlooks of the P states with equally many filled categories, block after block in the order of `filled`.

    * `states` int64 [P]: their indices; `where`: places of the distributions of all states in `probabilities`
    * `columns` float64 [P, 2 C + 3]: expected points by category, upper bonus, extra bonuses; probabilities of 0 by
      category, of the upper bonus
    """

    filled: Integers
    states: Integers
    where: States
    probabilities: NDArray[Any]
    columns: Floats

    def rest(self, place: int) -> Remaining:
        """Return the remaining points of one state."""
        starts, firsts, lengths, _ = (int(each[self.states[place]]) for each in self.where)
        row, categories = self.columns[place].copy(), (self.columns.shape[1] - 3) // 2
        chances = self.probabilities[starts : starts + lengths].astype(np.float64)
        return Remaining(
            np.concatenate([np.zeros(max(firsts, 0)), chances]),
            row[: categories + 2],
            row[categories + 2 : -1],
            float(row[-1]),
            min(firsts, 0),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Precision:
    """Precision of distributions between layers: their dtype, and the probability `cut` truncated at each end."""

    dtype: type[np.floating[Any]]
    cut: float

    def error(self, turns: int) -> float:
        """Return the greatest error of a probability of r points or more after `turns` turns.

        Every turn rounds each part of a distribution once, by at most a share u of it, half a unit in the last place.
        So `turns` of them leave an error of at most a share (1 + u)^turns - 1 = t. Say the parts at r and above add up
        to p. They may have become p (1 + t), and the others (1 - p) (1 - t); the sum of both then counts as 1. That is
        furthest from p where p is about 1/2: by tanh(artanh(t) / 2), less than t / 2 + t^3. Truncation removes at most
        2 `cut` each turn, possibly all on one side; another half accounts for its effect on the sum.
        """
        rounded = prod([1 + float(np.finfo(self.dtype).eps) / 2] * turns) - 1
        return rounded / 2 + rounded * rounded * rounded + 3 * turns * self.cut


WHOLE: Final = Precision(np.float64, 0.0)
ROUNDED: Final = Precision(np.float32, 1e-14)
"""Precision of tables of bytes, whose codes are coarser."""


class Share(NamedTuple):
    """Blocks of a layer, from `first` to before `last` of `blocks`, which one thread has just solved.

    `filled` identifies the blocks of the layer; `rows` are the distributions, at the places in `states`; the rest is as
    in `mix_kernel.solve_blocks`.
    """

    filled: Integers
    blocks: Blocks
    first: int
    last: int
    rows: NDArray[Any]
    columns: Floats
    places: Integers
    extents: Integers
    states: States


class OutlookSolver:
    """Arrays of a ruleset for the kernels; `values` float64 is the table of the means."""

    def __init__(self, compiled: CompiledRuleset, values: Floats, precision: Precision = WHOLE) -> None:
        self.compiled = compiled
        # Read-only, like a mapped table: numba compiles separate code for writable arrays.
        self.values = values.view()
        self.values.flags.writeable = False
        self.precision = precision
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.lattice = outlook_lattice(compiled)
        # Extra rolls after a turn: by turns played int64 [levels, rolls], by those before it and the rolls left.
        self.turns_to = [_turns_to(levels, self.lattice.rolls) for levels in turn_levels(compiled, self.space)]
        self.scoring = outlook_scoring(compiled, self.space, self.outcomes)
        self.states = States(*(np.zeros(self.space.size, dtype=np.int64) for _ in States._fields))
        # Bounds of the distributions of blocks.
        self._extents = np.zeros((len(self.space.starts) - 1, 2), dtype=np.int64)
        self._gains = _gains(self.outcomes)

    def scratch(self, to: Integers) -> WeighingScratch:
        """Return the scratch of a thread; `to` is as in `weigh_kernel.weigh_eight`."""
        lattice, outcomes = self.lattice, len(self.outcomes.category)
        stages, hands, categories = self.scoring.of_hands.shape
        levels_after = int(to.max(initial=0)) + 1
        return WeighingScratch(
            weights=workspace(len(to) * levels_after * outcomes * WIDTH),
            indices=np.zeros((WIDTH, outcomes), dtype=np.int64),
            widths=np.zeros(outcomes, dtype=np.int64),
            listed=np.zeros((stages, hands, categories + 1), dtype=np.int32),
            utility=workspace(outcomes * WIDTH),
            stop=workspace(levels_after * stages * hands * WIDTH),
            picks=workspace(levels_after * stages * hands * WIDTH),
            worth=workspace(lattice.end),
            arriving=workspace(lattice.end),
            chosen=workspace(to.shape[1] * lattice.end),
        )

    def layers(
        self, progress: Progress | None = None, take: Callable[[Share], None] = lambda _: None
    ) -> Iterator[OutlookLayer]:
        """Yield every layer, full cards first. A layer is only valid until the next one.

        `take` receives all blocks of a layer, in parts, from the threads that solved them.
        """
        done = 0
        layer = self._finished(take)
        yield layer
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            for filled in islice(self.space.layers(), 1, None):
                report = layer_progress(progress, done, self.space.turn_starts)
                layer = self._mix(pool, filled, layer, report, take)
                yield layer
                done += len(layer.columns)

    def _finished(self, take: Callable[[Share], None]) -> OutlookLayer:
        full, size, states = np.array([self.space.full]), self.space.finished, self.states
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        remaining = finished_remaining(self.outcomes, totals)
        sources = remaining.sources
        columns = np.ascontiguousarray(np.hstack([sources.points, sources.zeros, sources.upper_bonus[:, None]]))
        block = slice(self.space.turn_starts, self.space.size)
        states.starts[block], states.places[block] = np.arange(size) * WIDTH, np.arange(size)
        states.firsts[block], states.lengths[block] = remaining.least + remaining.probabilities.argmax(axis=1), 1
        rows = np.zeros((size, WIDTH), dtype=self.precision.dtype)
        rows[:, 0] = 1.0
        asked, firsts = blocks(self.space, full), states.firsts[block]
        extents = np.array([[firsts.min(), firsts.max() + 1]])
        self._extents[asked.numbers] = extents
        take(Share(full, asked, 0, 1, rows.ravel(), columns, np.zeros(1, dtype=np.int64), extents, states))
        return OutlookLayer(full, np.arange(block.start, block.stop), states, rows.ravel(), columns)

    def _mix(
        self,
        pool: ThreadPoolExecutor,
        filled: Integers,
        before: OutlookLayer,
        report: Callable[[int], None],
        take: Callable[[Share], None],
    ) -> OutlookLayer:
        asked, dtype = blocks(self.space, filled), self.precision.dtype
        to = self.turns_to[self.space.turns_of_blocks[asked.numbers[0]]]
        starts = self.space.starts
        sizes = starts[asked.numbers + 1] - starts[asked.numbers]
        places = np.cumsum(sizes) - sizes
        reach = self._reach(asked)
        capacity = sizes * (reach + WIDTH)
        # Untouched pages take no memory.
        rows = np.empty(int(capacity.sum()), dtype=dtype)
        columns = np.zeros((int(sizes.sum()), before.columns.shape[1]))
        extents = np.zeros((len(filled), 2), dtype=np.int64)
        after = Outlooks(before.probabilities, before.columns)
        of_thread, lock = local(), Lock()
        used = 0

        def mix(share: tuple[int, int]) -> int:
            nonlocal used
            first, last = share
            if not hasattr(of_thread, "weighing"):
                of_thread.weighing, of_thread.rows = self.scratch(to), np.empty(0, dtype=dtype)
                of_thread.endings = self._endings(of_thread.weighing, int(reach.max()))
            wanted = int(capacity[first:last].sum())
            if len(of_thread.rows) < wanted:
                of_thread.rows = np.empty(wanted, dtype=dtype)
            given = columns, extents, places, first, last, self.precision.cut, self.states, after
            solver = self.values, asked, to, self.layout, self.lattice, self.scoring
            size = solve_blocks(of_thread.rows, *given, of_thread.endings, of_thread.weighing, *solver)
            take(Share(filled, asked, first, last, of_thread.rows, columns, places, extents, self.states))
            with lock:
                start = used
                used += size
            move_rows(rows, start, of_thread.rows, size, asked, first, last, self.states, self.layout)
            return int(places[last - 1] + sizes[last - 1])

        for done in pool.map(mix, shares(sizes, STATES_AT_ONCE)):
            report(done)
        self._extents[asked.numbers] = extents
        states = np.repeat(starts[asked.numbers] - places, sizes) + np.arange(len(columns))
        return OutlookLayer(filled, states, self.states, rows, columns)

    def _reach(self, asked: Blocks) -> Integers:
        """Return the greatest length of a distribution of each block: int64 [N]."""
        least, most = self._gains
        begin, end = (self._extents[:, each].take(asked.after) for each in (0, 1))
        leads = asked.after >= 0
        begins, ends = np.where(leads, begin + least, FAR), np.where(leads, end + most, -FAR)
        found: Integers = ends.max(axis=1) - begins.min(axis=1)
        return found

    def _endings(self, scratch: WeighingScratch, reach: int) -> Endings:
        _, outcomes = scratch.indices.shape
        stages, hands, _ = scratch.listed.shape
        most = scratch.picks.size // (stages * hands * WIDTH) * outcomes
        return Endings(
            weights=np.zeros(most),
            outcomes=np.zeros(most, dtype=np.int64),
            states=np.zeros(most, dtype=np.int64),
            total=workspace(reach + 3 * WIDTH),
        )


def _turns_to(levels: Levels, rolls: int) -> Integers:
    before, left = np.ogrid[: levels.here, : rolls + levels.here - 1]
    found: Integers = np.minimum(left, levels.after - 1 if levels.saves else before)
    return np.broadcast_to(found, (levels.here, left.size)).copy()


def _gains(outcomes: Outcomes) -> Integers:
    """Return the least and the greatest gain of filling each category: int64 [2, C]."""
    bounds = np.searchsorted(outcomes.category, np.arange(outcomes.category[-1] + 1))
    return np.stack([np.minimum.reduceat(outcomes.gains, bounds), np.maximum.reduceat(outcomes.gains, bounds)])


def outlook_lattice(compiled: CompiledRuleset) -> Lattice:
    """Return the lattice of a ruleset for `weigh_kernel`."""
    dice = transitions(compiled.ruleset.dice_count)
    rows, offsets = lattice(dice)
    in_rows = np.argsort(offsets)
    predecessors = dice.predecessors[in_rows]
    shapes = np.column_stack([dice.sizes[in_rows], (predecessors >= 0).sum(axis=1)])
    firsts = np.flatnonzero((shapes[1:] != shapes[:-1]).any(axis=1)) + 1
    ends = np.append(firsts[1:], len(in_rows))
    order = sorted(range(len(dice.keeps)), key=lambda number: keep_order(dice.keeps[number]))
    preferences = np.empty(len(order))
    preferences[offsets[order] // WIDTH] = -np.arange(len(order))
    return Lattice(
        hands=rows.hands,
        end=rows.end,
        probabilities=rows.probabilities,
        successors=offsets[dice.successors[in_rows[: dice.first_hand]]].astype(np.uint16).ravel(),
        predecessors=offsets[predecessors[predecessors >= 0]].astype(np.uint16),
        groups=np.column_stack([firsts * WIDTH, ends * WIDTH, shapes[firsts, 1]]),
        preferences=preferences,
        preferred=offsets[order],
        hand_rows=offsets[dice.first_hand :] - rows.hands,
        rolls=compiled.ruleset.rolls,
    )


def outlook_scoring(compiled: CompiledRuleset, space: StateSpace, outcomes: Outcomes) -> OutcomeArrays:
    """Return the scoring of a ruleset for `outlook_kernel`."""
    categories = range(space.category_count)
    marks = {category: place for place, category in enumerate(space.shape.marks)}
    of_hands = [
        [[outcomes.numbers[c, paid, 0] for c, paid in enumerate(hand)] for hand in roll]
        for roll in compiled.roll_points
    ]
    of_locked = [[outcomes.numbers.get((c, 0, extra), -1) for c in categories] for extra in (0, compiled.extra_bonus)]
    return OutcomeArrays(
        category=outcomes.category,
        points=outcomes.points,
        gains=outcomes.gains,
        upper=np.array(compiled.upper_face)[outcomes.category] > 0,
        mark=np.array([marks.get(category, -1) for category in categories]),
        requires=np.array([marks.get(category, -1) for category in compiled.requires]),
        live=marks.get(space.shape.live_category, -1),
        of_hands=np.array(of_hands, dtype=np.int32),
        of_locked=np.array(of_locked, dtype=np.int32),
        equal_hands=outcomes.equal_hands,
        of_jokers=outcomes.of_jokers.reshape(2, -1, space.category_count).astype(np.int32),
    )
