"""Layout and number of the states of a ruleset."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.number_sets import members
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.lattice import FACES
from strategy_tables.model.shape import Shape, count_turn_starts, digit_weights, reachable_totals, shape_of
from strategy_tables.model.states import StateSpace

SMALL_STATES: Final = 20_000
"""Most states of a small ruleset."""


def state_space(compiled: CompiledRuleset) -> StateSpace:
    """Lay out the states of a ruleset: O(B) time and about 16 bytes for each of the B blocks."""
    return lay_out(shape_of(compiled))


def count_states(compiled: CompiledRuleset) -> int:
    """Return the number of turn-start states without laying them out: see `count_turn_starts`."""
    return count_turn_starts(shape_of(compiled))


def is_small(compiled: CompiledRuleset) -> bool:
    """Return whether every question about a game is computed at once, from any position, without optional tables."""
    return count_states(compiled) <= SMALL_STATES


def lay_out(shape: Shape) -> StateSpace:
    """Return the states of a shape."""
    reachable = reachable_totals(shape)
    totals = np.full((len(reachable), shape.upper_cap + 1), -1, dtype=np.int32)
    ranks = np.full((len(reachable), shape.upper_cap + 1), -1, dtype=np.int32)
    for subset, found in enumerate(reachable):
        reached = members(found)
        totals[subset, : len(reached)] = reached
        ranks[subset, reached] = range(len(reached))
    weights = np.array(shape.weights, dtype=np.int64)
    upper_faces, subset_weights, mark_bits = np.zeros((3, len(weights)), dtype=np.int64)
    upper_faces[[*shape.upper_categories]] = shape.upper_faces
    subset_weights[[*shape.upper_categories]] = digit_weights(shape.times[c] for c in shape.upper_categories)
    mark_bits[[*shape.marks]] = [1 << place for place in range(len(shape.marks))]
    face_categories = np.full(FACES, -1)
    face_categories[np.array(shape.upper_faces, dtype=np.int64) - 1] = shape.upper_categories
    filled, turns = _blocks(shape, weights)
    space = StateSpace(
        shape=shape,
        starts=np.zeros(len(filled) + 1, dtype=np.int64),
        totals=totals,
        ranks=ranks,
        total_counts=np.array([found.bit_count() for found in reachable], dtype=np.int64),
        turns_of_blocks=turns,
        some_filled=np.zeros(0, dtype=np.int64) if shape.order == "free" else filled,
        levels=np.array([shape.levels(turns) for turns in range(shape.turns + 1)], dtype=np.int64),
        weights=weights,
        times=np.array(shape.times, dtype=np.int64),
        subset_weights=subset_weights,
        upper_faces=upper_faces,
        face_categories=face_categories,
        upper_cases=2 * (face_categories >= 0),
        other_lower=(upper_faces == 0) & (np.arange(len(weights)) != shape.joker_category),
        once=max(shape.times) == 1,
        mark_bits=mark_bits,
    )
    np.cumsum(space.levels[turns] * space.columns(filled), out=space.starts[1:])
    return space


def _blocks(shape: Shape, weights: Integers) -> tuple[Integers, NDArray[np.uint8]]:
    """Return `filled` of every block, ascending, and the turns played in it."""
    if shape.order == "card":
        path = np.cumsum(np.repeat(weights, shape.times))
        return np.concatenate([[0], path]), np.arange(shape.turns + 1, dtype=np.uint8)
    if shape.order == "free":
        return _sums(shape, weights, tuple(range(len(weights))))
    upper, upper_turns = _sums(shape, weights, shape.upper_categories)
    lower, lower_turns = _sums(shape, weights, tuple(c for c in range(len(weights)) if c not in shape.upper_categories))
    filled = np.concatenate([upper, upper[-1] + lower[1:]])
    order = np.argsort(filled)
    return filled[order], np.concatenate([upper_turns, upper_turns[-1] + lower_turns[1:]])[order]


def _sums(shape: Shape, weights: Integers, categories: tuple[int, ...]) -> tuple[Integers, NDArray[np.uint8]]:
    """Return `filled` of every combination of fillings of some categories, and the turns played."""
    filled, turns = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.uint8)
    for category in categories:
        times = np.arange(shape.times[category] + 1, dtype=np.uint8)[:, None]
        filled, turns = (filled + weights[category] * times).ravel(), (turns + times).ravel()
    return filled, turns
