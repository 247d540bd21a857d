"""Rulesets and their states as the flat arrays of the kernels.

The kernels do not know how states are numbered: this module translates blocks and categories for them.
"""

from dataclasses import dataclass
from itertools import count, pairwise
from typing import Any, TypeVar

import numpy as np
from numba import types
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.lattice import FACES, Transitions, transitions
from strategy_tables.model.states import StateSpace, joker_moves
from strategy_tables.solve.kernel import (
    ROWS,
    WIDTH,
    Blocks,
    Lattice,
    Layout,
    Levels,
    Scoring,
    scratch_rows,
    solve_blocks,
    solve_levels,
)
from strategy_tables.solve.lattice_kernel import further_roll, keep_rows

_ROW_BYTES = 64
_Number = TypeVar("_Number", bound=np.generic)


@dataclass(frozen=True, slots=True, eq=False)
class SolverInput:
    """Ruleset ready to be solved; `spare` is the number of float64 that the kernel needs after those of a table."""

    space: StateSpace
    levels: tuple[Levels, ...]
    """Levels by turns played."""
    lattice: Lattice
    layout: Layout
    scoring: Scoring
    spare: int = WIDTH

    def solve(
        self,
        values: NDArray[np.float64],
        following: NDArray[np.float64],
        layer: Blocks,
        turns_played: int,
        first: int,
        last: int,
    ) -> None:
        """Compute the values of some blocks of a layer, from those that follow: see `kernel.solve_levels`."""
        candidates = len(self.scoring.candidate_points)
        hands = (self.lattice.end - self.lattice.hands) // WIDTH
        work = workspace(self.scoring.scratch + scratch_rows(candidates, hands) * WIDTH)
        places = np.zeros(candidates * WIDTH, dtype=np.int64)
        levels = self.levels[turns_played]
        is_plain = levels.here == levels.after == self.scoring.stages == 1 and not levels.saves
        solve = solve_blocks if is_plain else solve_levels
        solve(values, following, layer, first, last, work, places, levels, self.lattice, self.layout, self.scoring)


def solver_input(compiled: CompiledRuleset, space: StateSpace) -> SolverInput:
    """Return the arrays of a ruleset."""
    dice = transitions(compiled.ruleset.dice_count)
    rows, offsets = lattice(dice)
    points = scoring(compiled, offsets[dice.first_hand :], rows.end)
    return SolverInput(space, turn_levels(compiled, space), rows, layout(space), points)


def workspace(size: int, dtype: type[np.float64 | np.uint32] = np.float64) -> NDArray[Any]:
    """Return zeros, aligned to rows: a row across two cache lines takes twice as long to read."""
    memory = np.zeros(size + _ROW_BYTES // np.dtype(dtype).itemsize, dtype=dtype)
    start = -memory.ctypes.data % _ROW_BYTES // memory.itemsize
    return memory[start : start + size]


def grown(array: NDArray[_Number], size: int) -> NDArray[_Number]:
    """Return a buffer if it has this length, else a new one of twice that."""
    return array if len(array) >= size else np.empty((2 * size, *array.shape[1:]), dtype=array.dtype)


def lattice(dice: Transitions, number: types.Number = types.float64) -> tuple[Lattice, Integers]:
    """Return the keep lattice in the order of the kernel, and the offset of every keep of `Transitions`: int64 [K].

    Rows have numbers of this type.
    """
    width = ROWS[number].lanes
    offsets = keep_rows(dice) * width
    return Lattice(
        hands=dice.first_hand * width,
        end=len(dice.keeps) * width,
        further_roll=further_roll(dice.dice_count, number).address,
        probabilities=dice.roll_probabilities[np.argsort(offsets[dice.first_hand :])],
    ), offsets


def layout(space: StateSpace) -> Layout:
    """Return the arrays of a state space."""
    filled = space.filled_of_blocks()
    subsets = space.subsets(filled).astype(np.int32)
    columns = space.columns(filled)
    return Layout(subsets, space.starts, columns, space.totals, space.ranks, space.total_counts, space.shape.upper_cap)


def blocks(space: StateSpace, filled: Integers) -> Blocks:
    """Return the blocks of `filled` int64 [N] for the kernels: 8 bytes for each of their categories."""
    cases = np.full((len(filled), FACES), -1, dtype=np.int64)
    jokers = np.flatnonzero(space.jokers(filled))
    cases[jokers] = space.joker_cases(filled[jokers])
    marks = np.zeros((len(filled), len(space.shape.marks)), dtype=np.int64)
    apart = np.ones_like(filled)
    for place, category in enumerate(space.shape.marks):
        is_filled = space.is_filled(filled, category)
        marks[:, place] = np.where(is_filled, apart, -apart)
        apart = apart * (1 + is_filled)
    return Blocks(space.block_numbers(filled), space.blocks_after(filled), cases, marks)


def turn_levels(compiled: CompiledRuleset, space: StateSpace) -> tuple[Levels, ...]:
    """Return the order of the rolls of turns, by the turns played before."""
    rolls, extra = compiled.ruleset.rolls, compiled.extra_rolls
    saves = extra is not None and extra.saves
    # If rolls are saved, only those that pay more than later ones distinguish the levels.
    own = len(compiled.roll_points) - 1 if saves else rolls - 1
    common = rolls - 1 - own
    counts = space.levels.tolist()
    return tuple(Levels(count, after, common, own, saves) for count, after in pairwise(counts))


def scoring(compiled: CompiledRuleset, hand_offsets: Integers, scratch: int) -> Scoring:
    """Return the points of a ruleset; `hand_offsets` int64 [H] in the order of `CompiledRuleset.hands`."""
    categories = range(len(compiled.categories))
    stages = np.array(compiled.roll_points, dtype=np.int64)
    points = stages[-1]
    candidates = _candidates(compiled, scratch)
    least, falls = points.min(axis=0), falling(compiled)
    equal = np.array([len(set(hand)) == 1 for hand in compiled.hands])
    bounds, groups, paid_in_groups, hands = [0], list[tuple[int, int, int]](), list[int](), list[int]()
    for stage, paid_then in enumerate(stages):
        later = least if stage == len(stages) - 1 else points
        for category in categories:
            paid = paid_then[:, category]
            listed = (paid > later[..., category]) | (falls[category] & (stage == len(stages) - 1))
            for chosen in (listed & ~equal, listed & equal):
                for each in np.unique(paid[chosen]).tolist():
                    first = len(hands)
                    hands += hand_offsets[chosen & (paid == each)].tolist()
                    groups.append((first, len(hands), candidates[category].get(each, -1)))
                    paid_in_groups.append(each)
                bounds.append(len(groups))
    joker_allowed, joker_points, joker_rows = _jokers(compiled, candidates)
    equal_hands = [compiled.index((face,) * compiled.ruleset.dice_count) for face in range(1, FACES + 1)]
    marks = {category: place for place, category in enumerate(compiled.marks)}
    return Scoring(
        upper=np.array(compiled.upper_face) > 0,
        mark=np.array([marks.get(category, -1) for category in categories]),
        requires=np.array([marks.get(category, -1) for category in compiled.requires]),
        live=marks[compiled.joker_category] if compiled.extra_bonus else -1,
        least=least.astype(np.float64),
        least_rows=np.array([rows.get(paid, -1) for rows, paid in zip(candidates, least.tolist(), strict=True)]),
        falls=falls,
        candidates=np.cumsum([0, *(len(rows) for rows in candidates)]),
        candidate_points=np.array([payable for rows in candidates for payable in rows], dtype=np.int64),
        scratch=scratch,
        stages=len(stages),
        lists=np.array(bounds),
        groups=np.array(groups, dtype=np.int64).reshape(-1, 3),
        points=np.array(paid_in_groups, dtype=np.float64),
        hands=np.array(hands, dtype=np.uint16),
        extra_bonus=compiled.extra_bonus,
        joker_hands=hand_offsets[equal_hands],
        joker_allowed=joker_allowed,
        joker_points=joker_points,
        joker_rows=joker_rows,
    )


def falling(compiled: CompiledRuleset) -> NDArray[np.bool_]:
    """Return the categories in which fewer points may have a higher value: where categories that require them take
    points away."""
    falls = np.zeros(len(compiled.categories), dtype=np.bool_)
    for category in compiled.dependent:
        falls[compiled.requires[category]] |= compiled.payable[category][0] < 0
    return falls


def _candidates(compiled: CompiledRuleset, scratch: int) -> list[dict[int, int]]:
    """Return, per category, the points of its candidates, ascending, with their offsets; empty for a plain category."""
    offset = count(scratch, WIDTH)
    return [
        {points: next(offset) for points in payable} if face or required >= 0 or category in compiled.marks else {}
        for category, (payable, face, required) in enumerate(
            zip(compiled.payable, compiled.upper_face, compiled.requires, strict=True)
        )
    ]


def _jokers(
    compiled: CompiledRuleset, candidates: list[dict[int, int]]
) -> tuple[NDArray[np.bool_], NDArray[np.float64], Integers]:
    """Return the joker arrays of `Scoring`, with no case without a joker."""
    cases = joker_moves(compiled)
    shape = (len(cases), len(candidates))
    allowed, points, rows = np.zeros(shape, np.bool_), np.zeros(shape), np.full(shape, -1, dtype=np.int64)
    for case, moves in enumerate(cases):
        allowed[case, [*moves.allowed]] = True
        points[case] = moves.points
        rows[case] = [found.get(each, -1) for found, each in zip(candidates, moves.points, strict=True)]
    return allowed, points, rows
