"""Classes of states with the same future, up to a constant number of points.

States that differ only in their upper total belong together if the same bonuses, or none, remain within reach. With the
upper section full, for example, the upper bonus is decided. So do those that differ only in marks that no open category
requires, and all full cards.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.model.shape import columns_by_turns, shape_of
from strategy_tables.model.states import StateSpace
from strategy_tables.model.upper_classes import upper_classes

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
    upper = upper_classes(space.shape, compiled.upper_bonus)
    memories = memories & ~_forgotten(compiled, space, filled)
    firsts = space.indices(filled, memories, upper.firsts[subsets, totals])
    firsts[space.turn_starts :] = space.turn_starts
    are_first = firsts == np.arange(space.size)
    places = np.empty(space.size, dtype=np.int64)
    counts = np.bincount(turns[are_first])
    for played, count in enumerate(counts.tolist()):
        places[are_first & (turns == played)] = np.arange(count)
    return StateClasses(turns, places[firsts], upper.shifts[subsets, totals], are_first, counts)


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
