"""States between turns and where each one lies in a table.

A state is what the rest of the game depends on: which categories are filled, the upper total capped at the highest
bonus, and whether the extra bonus is live. One block of float64 per set of filled categories (`mask`, bit c for
category c), blocks in ascending order of mask::

    block 0     block 1               block 2^C - 1 (card full)
    +-------+   +-------------+       +-----------------------------------+
    | state |   | | | | | | | |  ...  | live 0: totals   | live 1: totals |
    +-------+   +-------------+       +-----------------------------------+
                start[block]           live 1 only where the extra bonus can be live:
                                       the joker category is filled and extra_bonus > 0

Within one half, one state for every capped total that the filled upper categories can add up to, ascending. With `order
= "card"` there are C + 1 blocks instead of 2^C, one per number of filled categories.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.scorecard import payable_points
from engine.scoring import Compiled

Integers = NDArray[np.int64]

Progress = Callable[[int, int], None]
"""Told, now and then, how many states of how many are done."""


@dataclass(frozen=True, slots=True, eq=False)
class StateSpace:
    """Index arithmetic for the states of one ruleset; build with `state_space`.

    `u` is the number of upper categories, a subset of them is numbered by its bits in order of category.

    * `starts` int64 [blocks + 1]: first index of every block, and the number of all states
    * `totals` int32 [2^u, cap + 1]: the reachable capped totals of a subset, ascending, -1 after the last
    * `ranks` int32 [2^u, cap + 1]: place of a total among the reachable ones, -1 if it is not
    * `total_counts` int64 [2^u]
    """

    category_count: int
    upper_bits: tuple[int, ...]
    upper_cap: int
    joker_bit: int
    card_order: bool
    starts: Integers
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]
    total_counts: Integers

    @property
    def size(self) -> int:
        """Number of all states, those of full cards included."""
        return int(self.starts[-1])

    @property
    def finished(self) -> int:
        """Number of states with a full card; they are the last ones."""
        return int(self.starts[-1] - self.starts[-2])

    @property
    def turn_starts(self) -> int:
        """Number of states in which a turn starts."""
        return int(self.starts[-2])

    @property
    def full(self) -> int:
        """Mask of the full card."""
        return (1 << self.category_count) - 1

    def block_number(self, mask: int) -> int:
        """Number of the block of a set of filled categories."""
        return mask.bit_count() if self.card_order else mask

    def block_numbers(self, masks: Integers) -> Integers:
        """`block_number` for an array of masks."""
        return np.bitwise_count(masks).astype(np.int64) if self.card_order else masks

    def masks(self) -> Integers:
        """The set of filled categories of every block, in order."""
        numbers = np.arange(len(self.starts) - 1, dtype=np.int64)
        return (np.int64(1) << numbers) - 1 if self.card_order else numbers

    def mask_of_block(self, block: int) -> int:
        """Set of filled categories of a block."""
        return (1 << block) - 1 if self.card_order else block

    def subset(self, mask: int) -> int:
        """Number of the subset of upper categories in `mask`."""
        return sum(1 << place for place, bit in enumerate(self.upper_bits) if mask >> bit & 1)

    def live_count(self, mask: int) -> int:
        """2 where the extra bonus may be live or not, else 1."""
        return 1 + (self.joker_bit >= 0 and mask >> self.joker_bit & 1)

    def block(self, mask: int) -> slice:
        """Indices of all states with these filled categories."""
        number = self.block_number(mask)
        return slice(int(self.starts[number]), int(self.starts[number + 1]))

    def index(self, mask: int, live: bool, total: int) -> int:
        """Index of a state; `total` is capped here.

        Raises `IndexError` for a total the filled categories cannot add up to. `live` is ignored where it is not part
        of the state.
        """
        subset = self.subset(mask)
        rank = int(self.ranks[subset, min(total, self.upper_cap)])
        if rank < 0:
            raise IndexError(f"upper total {total} is out of reach of the filled upper categories")
        half = int(self.total_counts[subset]) if live and self.live_count(mask) == 2 else 0
        return int(self.starts[self.block_number(mask)]) + half + rank

    def indices(self, masks: Integers, lives: Integers, totals: Integers) -> Integers:
        """`index` for arrays that broadcast against each other; an unreachable total gives a meaningless index, not an
        error."""
        subsets = self.subsets(masks)
        ranks = self.ranks[subsets, np.minimum(totals, self.upper_cap)]
        if self.joker_bit >= 0:
            ranks = ranks + self.total_counts[subsets] * (lives & (masks >> self.joker_bit))
        return np.asarray(self.starts[self.block_numbers(masks)] + ranks, dtype=np.int64)

    def subsets(self, masks: Integers) -> Integers:
        """`subset` for an array of masks."""
        count = len(self.upper_bits)
        if count and self.upper_bits[-1] - self.upper_bits[0] == count - 1:
            # Beside each other, as on every printed card.
            return masks >> self.upper_bits[0] & (1 << count) - 1
        result = np.zeros_like(masks)
        for place, bit in enumerate(self.upper_bits):
            result |= (masks >> bit & 1) << place
        return result

    def state(self, index: int) -> tuple[int, bool, int]:
        """Filled categories, live and capped upper total of an index: the inverse of `index`."""
        if not 0 <= index < self.size:
            raise IndexError(f"state {index} is outside 0..{self.size - 1}")
        block = int(np.searchsorted(self.starts, index, side="right")) - 1
        mask = self.mask_of_block(block)
        subset = self.subset(mask)
        live, rank = divmod(index - int(self.starts[block]), int(self.total_counts[subset]))
        return mask, bool(live), int(self.totals[subset, rank])


def state_space(compiled: Compiled) -> StateSpace:
    """Lay out the states of a ruleset: O(2^C) time and 8 bytes per set of categories."""
    category_count = len(compiled.categories)
    upper_bits = _upper_bits(compiled)
    joker_bit = _live_bit(compiled)
    reachable = _reachable_totals(compiled)
    subset_count, width = len(reachable), compiled.upper_cap + 1
    totals = np.full((subset_count, width), -1, dtype=np.int32)
    ranks = np.full((subset_count, width), -1, dtype=np.int32)
    for subset, bits in enumerate(reachable):
        members = [total for total in range(width) if bits >> total & 1]
        totals[subset, : len(members)] = members
        ranks[subset, members] = range(len(members))
    total_counts = np.array([bits.bit_count() for bits in reachable], dtype=np.int64)
    blocks = category_count + 1 if compiled.card_order else 1 << category_count
    space = StateSpace(
        category_count=category_count,
        upper_bits=upper_bits,
        upper_cap=compiled.upper_cap,
        joker_bit=joker_bit,
        card_order=compiled.card_order,
        starts=np.zeros(blocks + 1, dtype=np.int64),
        totals=totals,
        ranks=ranks,
        total_counts=total_counts,
    )
    masks = space.masks()
    sizes = total_counts[space.subsets(masks)]
    if joker_bit >= 0:
        sizes = sizes * (1 + (masks >> joker_bit & 1))
    np.cumsum(sizes, out=space.starts[1:])
    return space


def count_states(compiled: Compiled) -> int:
    """Number of turn-start states, without laying them out: O(2^u) for u <= 6 upper categories."""
    category_count = len(compiled.categories)
    upper_bits = _upper_bits(compiled)
    joker_bit = _live_bit(compiled)
    counts = [bits.bit_count() for bits in _reachable_totals(compiled)]
    if compiled.card_order:
        total = 0
        for filled in range(category_count):
            subset = sum(1 << place for place, bit in enumerate(upper_bits) if bit < filled)
            total += counts[subset] * (2 if 0 <= joker_bit < filled else 1)
        return total
    lower_count = category_count - len(upper_bits)
    full = counts[-1] * (2 if joker_bit >= 0 else 1)
    if joker_bit < 0:
        return (sum(counts) << lower_count) - full
    if joker_bit in upper_bits:
        place = 1 << upper_bits.index(joker_bit)
        return (sum(count * (2 if subset & place else 1) for subset, count in enumerate(counts)) << lower_count) - full
    return (sum(counts) * 3 << lower_count - 1) - full


def _upper_bits(compiled: Compiled) -> tuple[int, ...]:
    return tuple(c for c in range(len(compiled.categories)) if compiled.upper_mask >> c & 1)


def _live_bit(compiled: Compiled) -> int:
    """The joker category where it makes the extra bonus live, else -1."""
    return compiled.joker_category if compiled.extra_bonus > 0 else -1


def _reachable_totals(compiled: Compiled) -> list[int]:
    """For every subset of the upper categories, the reachable capped totals as bits of an integer."""
    cap = compiled.upper_cap
    below = (1 << cap) - 1
    reachable = [1]
    for category in _upper_bits(compiled):
        payable = payable_points(compiled, category)
        for bits in reachable[:]:
            grown = 0
            for points in payable:
                grown |= bits << min(points, cap)
            reachable.append(grown & below | (1 << cap if grown >> cap else 0))
    return reachable
