"""Laying out the states of a ruleset, and counting them."""

import numpy as np

from engine.number_sets import capped, members, number_set, raised
from engine.scorecard import payable_points
from engine.scoring import CompiledRuleset
from strategy_tables.model.lattice import FACES
from strategy_tables.model.states import StateSpace


def state_space(compiled: CompiledRuleset) -> StateSpace:
    """Lay out the states of a ruleset: O(2^C) time and 8 bytes per set of categories."""
    category_count = len(compiled.categories)
    live_category = _live_category(compiled)
    reachable = _reachable_totals(compiled)
    subset_count, width = len(reachable), compiled.upper_cap + 1
    totals = np.full((subset_count, width), -1, dtype=np.int32)
    ranks = np.full((subset_count, width), -1, dtype=np.int32)
    for subset, found in enumerate(reachable):
        reached = members(found)
        totals[subset, : len(reached)] = reached
        ranks[subset, reached] = range(len(reached))
    total_counts = np.array([found.bit_count() for found in reachable], dtype=np.int64)
    bits = np.int64(1) << np.arange(category_count)
    upper_faces = np.array(compiled.upper_face, dtype=np.int64)
    other_lower = (upper_faces == 0) & (np.arange(category_count) != compiled.joker_category)
    blocks = category_count + 1 if compiled.card_order else 1 << category_count
    space = StateSpace(
        category_count=category_count,
        upper_categories=_upper_categories(compiled),
        upper_cap=compiled.upper_cap,
        live_category=live_category,
        joker_category=compiled.joker_category,
        card_order=compiled.card_order,
        starts=np.zeros(blocks + 1, dtype=np.int64),
        totals=totals,
        ranks=ranks,
        total_counts=total_counts,
        bits=bits,
        upper_faces=upper_faces,
        face_bits=np.array([bits[upper_faces == face].sum() for face in range(1, FACES + 1)], dtype=np.int64),
        other_lower=int(bits[other_lower].sum()),
    )
    filled = space.filled_of_blocks()
    sizes = total_counts[space.subsets(filled)]
    if live_category >= 0:
        sizes = sizes * (1 + ~space.is_open(filled, live_category))
    np.cumsum(sizes, out=space.starts[1:])
    return space


def count_states(compiled: CompiledRuleset) -> int:
    """Number of turn-start states, without laying them out: O(2^u) for u <= 6 upper categories."""
    category_count = len(compiled.categories)
    upper_categories = _upper_categories(compiled)
    live_category = _live_category(compiled)
    counts = [bits.bit_count() for bits in _reachable_totals(compiled)]
    if compiled.card_order:
        total = 0
        for filled in range(category_count):
            subset = sum(1 << place for place, bit in enumerate(upper_categories) if bit < filled)
            total += counts[subset] * (2 if 0 <= live_category < filled else 1)
        return total
    lower_count = category_count - len(upper_categories)
    full = counts[-1] * (2 if live_category >= 0 else 1)
    if live_category < 0:
        return (sum(counts) << lower_count) - full
    if live_category in upper_categories:
        place = 1 << upper_categories.index(live_category)
        return (sum(count * (2 if subset & place else 1) for subset, count in enumerate(counts)) << lower_count) - full
    return (sum(counts) * 3 << lower_count - 1) - full


def _upper_categories(compiled: CompiledRuleset) -> tuple[int, ...]:
    return tuple(c for c in range(len(compiled.categories)) if compiled.upper_face[c])


def _live_category(compiled: CompiledRuleset) -> int:
    """The joker category where it makes the extra bonus live, else -1."""
    return compiled.joker_category if compiled.extra_bonus > 0 else -1


def _reachable_totals(compiled: CompiledRuleset) -> list[int]:
    """For every subset of the upper categories, the set of reachable capped totals: see `number_sets`."""
    cap = compiled.upper_cap
    reachable = [number_set([0])]
    for category in _upper_categories(compiled):
        payable = payable_points(compiled, category)
        for totals in reachable[:]:
            grown = 0
            for points in payable:
                grown |= raised(totals, min(points, cap))
            reachable.append(capped(grown, cap))
    return reachable
