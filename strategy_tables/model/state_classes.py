"""Classes of states with the same future, up to a constant number of points.

States that differ only in their upper total belong together if the same bonuses, or none, remain within reach. With the
upper section full, for example, the upper bonus is decided. So do those that differ only in marks that no open category
requires, and all full cards.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.derived import derived
from engine.number_sets import all_sums, cap_at, members, number_set
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.model.shape import columns_by_turns, shape_of
from strategy_tables.model.states import StateSpace

_MOST_STATES: Final = 100_000
"""Most states that are laid out to count pairs; of more there are too many pairs in any case."""


@dataclass(frozen=True, slots=True, eq=False)
class StateClasses:
    """Classes of all S states.

    * `turns` int64 [S]: turns played
    * `places` int64 [S]: the class, as its place among those with equally many turns played
    * `shifts` int64 [S]: points of a state above those of its class
    * `are_first` bool [S]: whether a state is the first of its class, to which shifts relate
    * `counts` int64 [turns + 1]: the number of classes by turns played
    """

    turns: Integers
    places: Integers
    shifts: Integers
    are_first: Booleans
    counts: Integers


def state_classes(compiled: CompiledRuleset, space: StateSpace) -> StateClasses:
    """Return the classes of the states of a ruleset."""
    filled, memories, totals = space.states(np.arange(space.size))
    turns, subsets = space.turns_played(filled), space.subsets(filled)
    first_totals, shifts = _merge_totals(compiled, space)
    ranks = space.ranks[subsets, totals]
    memories = memories & ~_forgotten(compiled, space, filled)
    firsts = space.indices(filled, memories, first_totals[subsets, ranks])
    firsts[space.turn_starts :] = space.turn_starts
    are_first = firsts == np.arange(space.size)
    places = np.empty(space.size, dtype=np.int64)
    counts = np.bincount(turns[are_first])
    for played, count in enumerate(counts.tolist()):
        places[are_first & (turns == played)] = np.arange(count)
    return StateClasses(turns, places[firsts], shifts[subsets, ranks], are_first, counts)


@derived
def count_pairs(compiled: CompiledRuleset) -> int:
    """Return the number of pairs of classes in which a turn of one of two players starts.

    Where there are many states, these are counted instead, which is an upper bound.
    """
    if count_states(compiled) > _MOST_STATES:
        counts = np.array(columns_by_turns(shape_of(compiled)), dtype=object)
    else:
        counts = state_classes(compiled, state_space(compiled)).counts
    return int((counts[:-1] * (counts[:-1] + counts[1:])).sum())


def _forgotten(compiled: CompiledRuleset, space: StateSpace, filled: Integers) -> Integers:
    """Return the bits of marks in `memory` that no open category requires."""
    still_open, found = space.times_left(filled) > 0, np.zeros_like(filled)
    for mark in space.shape.marks:
        if mark != space.shape.live_category:
            dependent = [c for c in compiled.dependent if compiled.requires[c] == mark]
            found += np.where(still_open[:, dependent].any(axis=1), 0, space.mark_bits[mark])
    return found


def _merge_totals(compiled: CompiledRuleset, space: StateSpace) -> tuple[Integers, Integers]:
    """Return, by subset of the upper categories and rank of a total, the first total of its class and the shift."""
    bonuses = np.array(compiled.upper_bonus, dtype=np.int64)
    first_totals, shifts = np.zeros((2, *space.totals.shape), dtype=np.int64)
    for subset, count in enumerate(space.total_counts.tolist()):
        totals = space.totals[subset, :count].astype(np.int64)
        futures = bonuses[np.minimum(totals[:, None] + _additions(space, subset), space.shape.upper_cap)]
        _, first, groups = np.unique(futures - futures[:, :1], axis=0, return_index=True, return_inverse=True)
        first = first[groups.reshape(-1)]
        first_totals[subset, :count] = totals[first]
        shifts[subset, :count] = futures[:, 0] - futures[first, 0]
    return first_totals, shifts


def _additions(space: StateSpace, subset: int) -> Integers:
    """Return the possible sums of the open upper categories, capped: int64."""
    shape = space.shape
    found, cap = number_set([0]), shape.upper_cap
    for place in space.open_in_subset(subset):
        category = shape.upper_categories[place]
        played = subset // int(space.subset_weights[category]) % (shape.times[category] + 1)
        payable = number_set(min(points, cap) for points in shape.upper_points[place])
        for _ in range(shape.times[category] - played):
            found = cap_at(all_sums(found, payable), cap)
    return np.array(members(found), dtype=np.int64)
