"""The best play for any payoff of the final total, of all states of a ruleset: what building targets does.

Layer by layer from the full card to the empty one. As in `induction`, threads share the blocks of a layer, and the
compiled code (`payoff_kernel`) releases the interpreter lock. Rows are whole and in float64; what is kept of them is
the business of who asks.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import local
from typing import Final, NamedTuple

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import transitions
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.processors import allowed_processors
from strategy_tables.solve.induction import within_layer
from strategy_tables.solve.kernel import WIDTH
from strategy_tables.solve.outlook_layers import outlook_scoring
from strategy_tables.solve.payoff_kernel import Rows, Scoring, measure_block, scratch_size, solve_block
from strategy_tables.solve.solver_input import blocks, falling, lattice, layout, turn_levels, workspace


@dataclass(frozen=True, slots=True, eq=False)
class Payoff:
    """What final totals pay: nothing below `first`, from there on `worths` float64, which do not fall, then 1."""

    first: int
    worths: Floats


TARGET: Final = Payoff(0, np.zeros(0))
"""A target, which r tells the distance from: 1 from 0 on."""


@dataclass(frozen=True, slots=True, eq=False)
class PayoffLayer:
    """Rows of the P states with equally many filled categories, blocks one after the other in the order of `filled`.

    A row says for every r the greatest expectation of what (points still to come) - r pay: of a target the greatest
    probability of r more points; of a payoff of totals what the state is worth with -r points so far. It is 1 for
    every r before it and 0 behind it.

    `starts`, `lengths` int64 [P] say where the row of each state lies in `values` float64, with `WIDTH` ones before it
    and zeros behind it; `firsts` int64 [P] what its first r is.
    """

    filled: Integers
    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Floats

    def row(self, place: int) -> Floats:
        """The row of one state, from its first r on."""
        start = int(self.starts[place])
        return self.values[start : start + int(self.lengths[place])]

    def worths(self, place: int, r: Integers) -> Floats:
        """What one state is worth for any r: float64, of the shape of `r` int64."""
        within = np.clip(r - self.firsts[place], -1, self.lengths[place])
        found: Floats = self.values.take(self.starts[place] + within)
        return found


class _Scratch(NamedTuple):
    """What a thread needs for itself: see `payoff_kernel.solve_block`."""

    followers: Integers
    widths: Integers
    work: Floats


class PayoffSolver:
    """The arrays of a ruleset for `payoff_kernel`, and what is played for."""

    def __init__(self, compiled: CompiledRuleset, payoff: Payoff = TARGET, threads: int | None = None) -> None:
        self.compiled = compiled
        self.payoff = payoff
        self.space = state_space(compiled)
        self.outcomes = number_outcomes(compiled, self.space)
        self.layout = layout(self.space)
        self.levels = turn_levels(compiled, self.space)
        dice = transitions(compiled.ruleset.dice_count)
        self.lattice, offsets = lattice(dice)
        self.scoring = _scoring(compiled, self.space, self.outcomes, offsets[dice.first_hand :])
        self.threads = threads or len(allowed_processors())
        # Where the rows of the layer before lie.
        self.starts = np.zeros(self.space.size, dtype=np.int64)
        self.firsts = np.zeros(self.space.size, dtype=np.int64)
        self.lengths = np.zeros(self.space.size, dtype=np.int64)

    def layers(self, progress: Progress | None = None) -> Iterator[PayoffLayer]:
        """Every layer, full cards first. A layer is only good until the next one is asked for."""
        layer = self._finished()
        yield layer
        with ThreadPoolExecutor(self.threads) as pool:
            done = 0
            for filled in islice(self.space.layers(), 1, None):
                layer = self._solve(pool, filled, layer, within_layer(progress, done, self.space.turn_starts))
                yield layer
                done += len(layer.starts)

    def _finished(self) -> PayoffLayer:
        _, _, totals = self.space.states(np.arange(self.space.turn_starts, self.space.size))
        bonuses = np.array(self.compiled.upper_bonus, dtype=np.int64)[totals]
        worths = self.payoff.worths
        firsts = bonuses - self.payoff.first - len(worths) + 1
        layer = self._empty_layer(np.array([self.space.full]), firsts, np.full_like(firsts, len(worths)))
        for start in layer.starts.tolist():
            layer.values[start - WIDTH : start] = 1.0
            layer.values[start : start + len(worths)] = worths[::-1]
        self._place(layer)
        return layer

    def _empty_layer(self, filled: Integers, firsts: Integers, lengths: Integers) -> PayoffLayer:
        ends = np.cumsum(lengths + 2 * WIDTH)
        return PayoffLayer(filled, ends - lengths - WIDTH, firsts, lengths, np.zeros(int(ends[-1])))

    def _place(self, layer: PayoffLayer) -> None:
        first = 0
        for filled in layer.filled.tolist():
            block = self.space.block(filled)
            part = slice(first, first + block.stop - block.start)
            self.starts[block], self.lengths[block] = layer.starts[part], layer.lengths[part]
            self.firsts[block] = layer.firsts[part]
            first = part.stop

    def _solve(
        self, pool: ThreadPoolExecutor, filled: Integers, before: PayoffLayer, told: Callable[[int], None]
    ) -> PayoffLayer:
        levels = self.levels[int(self.space.turns_played(filled[:1])[0])]
        asked, scratch = blocks(self.space, filled), local()
        rows = Rows(self.starts, self.firsts, self.lengths, before.values)

        def prepare() -> _Scratch:
            if not hasattr(scratch, "arrays"):
                scratch.arrays = self._scratch(levels.after)
            arrays: _Scratch = scratch.arrays
            return arrays

        def measure(number: int) -> None:
            measure_block(prepare().followers[0], asked, number, levels, rows, self.layout, self.scoring)

        def solve(number: int) -> None:
            followers, widths, work = prepare()
            given = rows, self.layout, self.lattice, self.scoring
            solve_block(layer.values, followers, widths, work, asked, number, levels, *given)

        list(pool.map(measure, range(len(filled))))
        states = [self.space.block(each) for each in filled.tolist()]
        layer = self._empty_layer(
            filled, *(np.concatenate([each[block] for block in states]) for each in (self.firsts, self.lengths))
        )
        self._place(layer)
        done = np.cumsum([block.stop - block.start for block in states])
        for number, _ in enumerate(pool.map(solve, range(len(filled)))):
            told(int(done[number]))
        return layer

    def _scratch(self, levels_after: int) -> _Scratch:
        outcomes = len(self.outcomes.category)
        return _Scratch(
            followers=np.zeros((levels_after, outcomes), dtype=np.int64),
            widths=np.zeros(outcomes, dtype=np.int64),
            work=workspace(scratch_size(self.lattice.end, len(self.compiled.hands))),
        )


def _scoring(compiled: CompiledRuleset, space: StateSpace, outcomes: Outcomes, offsets: Integers) -> Scoring:
    alike = outlook_scoring(compiled, space, outcomes)
    *before, last = alike.of_hands.transpose(0, 2, 1).astype(np.int64)
    # Numbers of outcomes rise with their points; where fewer of them may be worth more nothing is said of all hands.
    least = np.where(falling(compiled), -1, last.min(axis=1))
    stages = [(each, last) for each in before] + [(last, least[:, None])]
    hands: list[int] = []
    bounds = np.stack([_list(outcomes, offsets, table, above, hands) for table, above in stages])
    return Scoring(
        category=alike.category,
        points=alike.points,
        gains=alike.gains,
        upper=alike.upper,
        mark=alike.mark,
        requires=alike.requires,
        live=alike.live,
        of_locked=alike.of_locked,
        least=least,
        first_outcomes=np.searchsorted(outcomes.category, np.arange(space.category_count + 1)),
        bounds=bounds,
        hands=np.array(hands or [0], dtype=np.uint16),
        joker_hands=offsets[outcomes.equal_hands],
        of_jokers=alike.of_jokers,
    )


def _list(outcomes: Outcomes, offsets: Integers, table: Integers, above: Integers, hands: list[int]) -> Integers:
    """Append to `hands` the offsets of those that have each outcome where `above` says another.

    Those of different dice, then of equal dice; `table` int64 [C, H] says the outcomes of hands. The bounds of the
    lists are int64 [R, 3]: start, end of the first, end of the second.
    """
    bounds = np.zeros((len(outcomes.category), 3), dtype=np.int64)
    equal = np.zeros(table.shape[1], dtype=np.bool_)
    equal[outcomes.equal_hands] = True
    differs = np.broadcast_to(above, table.shape) != table
    for outcome, category in enumerate(outcomes.category.tolist()):
        has = (table[category] == outcome) & differs[category]
        bounds[outcome, 0] = len(hands)
        for place, chosen in enumerate((has & ~equal, has & equal), start=1):
            hands += offsets[chosen].tolist()
            bounds[outcome, place] = len(hands)
    return bounds
