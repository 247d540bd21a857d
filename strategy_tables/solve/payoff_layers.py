"""Values of best play for any payoff of the final total, for all states of a ruleset.

They are solved layer by layer from the full card to the empty one. As in `induction`, threads share the blocks of a
layer, and the compiled code (`payoff_kernel`) releases the interpreter lock. `PayoffSolver.error` bounds the error of
rows; a packer receives every block as soon as it is solved.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import local
from typing import Final

import numpy as np
from numba import types

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import Transitions, transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import layer_progress
from strategy_tables.solve.kernel import Levels
from strategy_tables.solve.outlook_layers import outlook_scoring
from strategy_tables.solve.payoff_kernel import (
    CUT,
    LANES,
    ONE,
    FirstRolls,
    Lists,
    Numbers,
    Pairs,
    PayoffArrays,
    Rows,
    Scratch,
    measure_block,
    solve_block,
    work_rows,
)
from strategy_tables.solve.solver_input import blocks, falling, grown, lattice, layout, turn_levels, workspace


@dataclass(frozen=True, slots=True, eq=False)
class Payoff:
    """Payoff of final totals: 0 below `first`, from there on `worths` float64, which do not fall, then 1."""

    first: int
    worths: Floats


_OTHERS_AT_ONCE: Final = 64
"""Others that a thread solves a block against at once."""

TARGET: Final = Payoff(0, np.zeros(0))
"""Payoff of a target, where r is the distance from it: 1 from 0 on."""


@dataclass(frozen=True, slots=True, eq=False)
class PayoffLayer:
    """Rows of the P states with equally many filled categories, block after block in the order of `filled`.

    A row has, for every r, the greatest expected payoff of (remaining points) - r. For a target, this is the greatest
    probability of r more points. For a payoff of totals, it is the value of the state with -r points so far. It is 1
    for every r before the row and 0 after it.

    `starts`, `lengths` int64 [P] are the place of the row of each state in `values`; `firsts` int64 [P] is its first r.
    `values` uint32 are in units of 1 / `ONE`, with ones before each row and zeros after it.
    """

    filled: Integers
    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Numbers

    def row(self, place: int) -> Floats:
        """Return the row of one state, from its first r on."""
        start = int(self.starts[place])
        return self.values[start : start + int(self.lengths[place])] / ONE

    def worths(self, place: int, r: Integers) -> Floats:
        """Return the values of one state for any r: float64, of the shape of `r` int64."""
        within = np.clip(r - self.firsts[place], -1, self.lengths[place])
        found: Floats = self.values.take(self.starts[place] + within) / ONE
        return found


class PayoffSolver:
    """Arrays of a ruleset for `payoff_kernel`, and the payoff."""

    def __init__(self, compiled: CompiledRuleset, payoff: Payoff = TARGET) -> None:
        self.compiled = compiled
        self.payoff = payoff
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.levels = turn_levels(compiled, self.space)
        dice = transitions(compiled.ruleset.dice_count)
        self.lattice, offsets = lattice(dice, types.uint32)
        zeros = self.lattice.end + len(compiled.hands) * LANES
        self.first_rolls = _first_rolls(dice, offsets, zeros)
        self.scoring = _scoring(compiled, self.space, self.outcomes, offsets[dice.first_hand :])
        every = np.arange(self.space.size)
        self._pairs = Pairs(every, np.zeros_like(every), np.ones(len(every), np.bool_), 1, 1, mirrors=False)
        # Places of the rows of the layer before.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.firsts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)

    @property
    def error(self) -> float:
        """Return the greatest error of any row, for any r.

        Numbers are rounded to the nearest one, by half of one. Payoffs are rounded once. In every turn, the means over
        one more die are rounded once per die for each roll except the first. So is the mean over first rolls. Once a
        turn, values within `CUT` of 1 or 0 are truncated or filled in, twice at most. Means and maxima do not increase
        errors, so those of the turns add up. 0.51 for a half includes the rounding of float64.
        """
        return 0.51 / ONE + self.error_of_turns

    @property
    def error_of_turns(self) -> float:
        """Return the greatest error of a row that all turns of a player cause."""
        dice = self.compiled.ruleset.dice_count
        rerolls = (levels.common + levels.own + levels.here - 1 for levels in self.levels)
        return sum(0.51 * (1 + dice * each) + 2 * CUT for each in rerolls) / ONE

    def layers(
        self, progress: Progress | None = None, take: Callable[[int, Rows], None] = lambda _block, _rows: None
    ) -> Iterator[PayoffLayer]:
        """Yield every layer, full cards first. A layer is only valid until the next one.

        `take` receives the number of every block and the places of its rows, from the thread that solved it.
        """
        layer = self._finished()
        take(len(self.space.starts) - 2, Rows(self.starts, self.firsts, self.lengths, layer.values))
        yield layer
        spare = np.empty(0, dtype=np.uint32)
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            done = 0
            for filled in islice(self.space.layers(), 1, None):
                report = layer_progress(progress, done, self.space.turn_starts)
                before = layer
                layer = self._solve(pool, filled, before, spare, take, report)
                spare = before.values
                yield layer
                done += len(layer.starts)

    def _finished(self) -> PayoffLayer:
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        bonuses = np.array(self.compiled.upper_bonus, dtype=np.int64)[totals]
        worths = self.payoff.worths
        firsts = bonuses - self.payoff.first - len(worths) + 1
        # One row is enough: cards with different bonuses differ in the start of their rows.
        row = np.rint(worths[::-1] * ONE).astype(np.uint32)
        values = np.concatenate([np.full(LANES, ONE, np.uint32), row, np.zeros(LANES, np.uint32)])
        starts, lengths = np.full_like(firsts, LANES), np.full_like(firsts, len(row))
        layer = PayoffLayer(np.array([self.space.full]), starts, firsts, lengths, values)
        block = slice(self.space.turn_starts, self.space.size)
        self.starts[block], self.firsts[block], self.lengths[block] = starts, firsts, lengths
        return layer

    def _solve(
        self,
        pool: ThreadPoolExecutor,
        filled: Integers,
        before: PayoffLayer,
        spare: Numbers,
        take: Callable[[int, Rows], None],
        report: Callable[[int], None],
    ) -> PayoffLayer:
        rows = Rows(self.starts, self.firsts, self.lengths, before.values)
        where = [self.space.block(each) for each in filled.tolist()]
        done = np.cumsum([block.stop - block.start for block in where])
        numbers = self.space.block_numbers(filled).tolist()

        def solved(number: int, found: Rows) -> None:
            take(numbers[number], found)

        def solved_in_order(number: int) -> None:
            report(int(done[number]))

        found = self.solve_layer(pool, filled, self._pairs, rows, rows, spare, solved, solved_in_order)
        starts, firsts, lengths = (
            np.concatenate([each[block] for block in where]) for each in (self.starts, self.firsts, self.lengths)
        )
        return PayoffLayer(filled, starts, firsts, lengths, found.values)

    def solve_layer(
        self,
        pool: ThreadPoolExecutor,
        filled: Integers,
        pairs: Pairs,
        before: Rows,
        rows: Rows,
        spare: Numbers,
        solved: Callable[[int, Rows], None] = lambda _number, _rows: None,
        report: Callable[[int], None] = lambda _number: None,
    ) -> Rows:
        """Solve the rows of a layer from those `before`.

        Their places are put into `rows`, and their values into `spare` if it is long enough. `solved` receives the
        place in `filled` of each block from the thread that solved it, with all rows; `report` receives it in order.
        """
        levels = self.levels[int(self.space.turns_played(filled[:1])[0])]
        asked, scratch = blocks(self.space, filled), local()
        parts = [
            (number, (first, min(first + _OTHERS_AT_ONCE, pairs.others)))
            for number in range(len(filled))
            for first in range(0, pairs.others, _OTHERS_AT_ONCE)
        ]

        def measure(part: tuple[int, tuple[int, int]]) -> int:
            followers, widths = np.zeros((2, len(self.outcomes.category)), dtype=np.int64)
            rules = self.layout, self.scoring.rules
            return measure_block(followers, widths, asked, *part, levels, before, rows, pairs, *rules)

        capacity = np.array(list(pool.map(measure, parts)))
        starts = np.cumsum(capacity) - capacity
        # Rows are shorter than their bounds: untouched pages take no memory.
        values = grown(spare, int(capacity.sum()))
        found = rows._replace(values=values)
        longest = int(rows.lengths.max())

        def solve(place: int) -> None:
            if not hasattr(scratch, "arrays"):
                scratch.arrays = self._scratch(levels, longest)
            arrays: Scratch = scratch.arrays
            rules = self.layout, self.lattice, self.first_rolls, self.scoring
            number, others = parts[place]
            solve_block(values, starts[place], arrays, asked, number, others, levels, before, found, pairs, *rules)
            solved(number, found)

        for place, _ in enumerate(pool.map(solve, range(len(parts)))):
            report(parts[place][0])
        return found

    def _scratch(self, levels: Levels, longest: int) -> Scratch:
        outcomes, sections = len(self.outcomes.category), len(self.compiled.roll_points) + 1
        hands, categories = len(self.compiled.hands), self.space.category_count
        lists = Lists(
            listed=np.zeros((sections - 1, hands, categories + 1), dtype=np.int32),
            active=np.zeros(outcomes, dtype=np.int64),
            slots=np.zeros(outcomes, dtype=np.int64),
            sizes=np.zeros(2, dtype=np.int64),
            floors=np.zeros(categories, dtype=np.uint32),
            hands=np.zeros((sections, hands), dtype=np.uint16),
            outcomes=np.zeros((sections, hands * categories), dtype=np.uint32),
            counts=np.zeros((sections, categories + 1), dtype=np.int64),
            lengths=np.zeros(hands, dtype=np.int64),
        )
        return Scratch(
            lists=lists,
            followers=np.zeros(outcomes, dtype=np.int64),
            widths=np.zeros(outcomes, dtype=np.int64),
            places=np.zeros((2, levels.after, 3, outcomes), dtype=np.int64),
            work=workspace(work_rows(self.lattice.end // LANES, hands, outcomes) * LANES, np.uint32),
            found=np.zeros((2, levels.here * (longest + 3 * LANES)), dtype=np.uint32),
            firsts=np.zeros(2, dtype=np.int64),
            computed=np.zeros((2, longest // LANES + 3), dtype=np.bool_),
            left=np.zeros((2, 64), dtype=np.int64),
        )


def _first_rolls(dice: Transitions, offsets: Integers, zeros: int) -> FirstRolls:
    """Return the hands of a first roll by probability; `offsets` are those of keeps, `zeros` that of zeros."""
    hands: list[int] = []
    probabilities: list[float] = []
    for probability in np.unique(dice.roll_probabilities).tolist():
        equal = offsets[dice.first_hand :][dice.roll_probabilities == probability].tolist()
        equal += [zeros] * (-len(equal) % 3)
        hands += equal
        probabilities += [probability] * (len(equal) // 3)
    return np.array(hands, dtype=np.uint16), np.array(probabilities)


def _scoring(compiled: CompiledRuleset, space: StateSpace, outcomes: Outcomes, offsets: Integers) -> PayoffArrays:
    rules = outlook_scoring(compiled, space, outcomes)
    # Numbers of outcomes rise with their points.
    least = np.where(falling(compiled), -1, rules.of_hands[-1].min(axis=0)).astype(np.int64)
    return PayoffArrays(rules, least, offsets.astype(np.uint16))
