"""States between turns: what they are asked, and where each one lies in a table.

A state is what the rest of the game depends on: which categories are filled (`filled`), the upper total capped at the
highest bonus, and whether the extra bonus is live. One block of float64 for every number that `filled` can be, in
ascending order::

    block 0     block 1               block 2^C - 1 (card full)
    +-------+   +-------------+       +-----------------------------------+
    | state |   | | | | | | | |  ...  | live 0: totals   | live 1: totals |
    +-------+   +-------------+       +-----------------------------------+
                start[block]           live 1 only where the extra bonus can be live:
                                       its category is filled and extra_bonus > 0

Within one half, one state for every capped total that the filled upper categories can add up to, ascending. With `order
= "card"` there are C + 1 blocks instead of 2^C, one per number of filled categories.

That `filled` has bit c set where category c is filled, nobody knows but this file: whoever wants to know which
categories are open, what may be filled, and which state comes then, asks.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.scorecard import Scorecard
from engine.scoring import CompiledRuleset, JokerMoves
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.lattice import FACES

Progress = Callable[[int, int], None]
"""Told, now and then, how many states of how many are done."""

_FIRST_CASES = 4 * np.arange(FACES)
"""A joker's case is 4 (face - 1) + 2 (the upper category of its face is open) + (another lower category is open)."""


def joker_moves(compiled: CompiledRuleset) -> list[JokerMoves]:
    """What a joker may fill and earns in every case, by number of the case; none without a joker."""
    return [moves for by_upper in compiled.joker_moves for by_lower in by_upper for moves in by_lower]


@dataclass(frozen=True, slots=True, eq=False)
class Fillings:
    """E ways to fill a category, each with some points, and what that does to a state: see `StateSpace.fillings`.

    * `categories`, `points` int64 [E]
    * `bits` int64 [E]: what becomes filled
    * `raises` int64 [E]: what is added to the upper total
    * `keeps_live`, `makes_live` int64 [E]: whether the extra bonus stays as live as it was; whether it becomes live
    """

    categories: Integers
    points: Integers
    bits: Integers
    raises: Integers
    keeps_live: Integers
    makes_live: Integers

    def take(self, places: Integers) -> "Fillings":
        """Some of them, again and again if need be."""
        arrays = (self.categories, self.points, self.bits, self.raises, self.keeps_live, self.makes_live)
        return Fillings(*(each.take(places) for each in arrays))


@dataclass(frozen=True, slots=True, eq=False)
class StateSpace:
    """The states of one ruleset; build with `layout.state_space`. C categories, B blocks, u upper categories.

    A subset of the upper categories is numbered by its bits in order of category. Methods take `filled` as int64, P of
    them or one; where arrays broadcast against each other the docstring says so.

    * `starts` int64 [B + 1]: first index of every block, and the number of all states
    * `totals` int32 [2^u, cap + 1]: the reachable capped totals of a subset, ascending, -1 after the last
    * `ranks` int32 [2^u, cap + 1]: place of a total among the reachable ones, -1 if it is not
    * `total_counts` int64 [2^u]
    * `live_category`: the one that makes the extra bonus live, -1 where there is none
    * `joker_category`: once it is filled hands of equal dice are jokers; -1 where there is none
    * `bits` int64 [C]: what becomes set in `filled`; of no interest elsewhere, like what follows from it:
      `face_bits` int64 [6], that of the upper category of a face (0: there is none), and `other_lower`, those of all
      lower categories but the joker category
    * `upper_faces` int64 [C]: the face that an upper category counts, 0 for the others
    """

    category_count: int
    upper_categories: tuple[int, ...]
    upper_cap: int
    live_category: int
    joker_category: int
    card_order: bool
    starts: Integers
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]
    total_counts: Integers
    bits: Integers
    upper_faces: Integers
    face_bits: Integers
    other_lower: int

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
    def turns(self) -> int:
        """Number of turns of a game."""
        return self.category_count

    @property
    def full(self) -> int:
        """`filled` of the full card."""
        return (1 << self.category_count) - 1

    # --- Which categories are open. ---

    def filled_of(self, card: Scorecard) -> int:
        """`filled` of a scorecard."""
        return sum([1 << category for category, fillings in enumerate(card.points) if fillings])

    def open_categories(self, filled: int) -> tuple[int, ...]:
        """The open categories, in the order of the card."""
        return tuple([category for category in range(self.category_count) if not filled >> category & 1])

    def is_open(self, filled: Integers, categories: Integers | int) -> Booleans:
        """Whether categories are open; arrays that broadcast against each other."""
        found: Booleans = filled & self.bits[categories] == 0
        return found

    def allowed(self, filled: Integers) -> Booleans:
        """The categories that a hand of different dice may fill, in card order the first open one: bool [P, C]."""
        return self._allowed(filled[:, None], self.bits)

    def _allowed(self, filled: Integers, bits: Integers) -> Booleans:
        if self.card_order:
            found: Booleans = ~filled & (filled + 1) == bits
        else:
            found = filled & bits == 0
        return found

    def times_left(self, filled: Integers) -> Integers:
        """How often each category will still be filled: int64 [P, C]."""
        return self.is_open(filled[:, None], np.arange(self.category_count)).astype(np.int64)

    def turns_played(self, filled: Integers) -> Integers:
        """How often a category was filled: int64 [P]."""
        return np.bitwise_count(filled).astype(np.int64)

    def turns_left(self, filled: Integers) -> Integers:
        """How many turns are to come: int64 [P]."""
        return self.turns - self.turns_played(filled)

    # --- Jokers. ---

    def jokers(self, filled: Integers) -> Booleans:
        """Whether hands of equal dice are jokers: bool [P]."""
        if self.joker_category < 0:
            return np.zeros(filled.shape, dtype=np.bool_)
        found: Booleans = filled >> self.joker_category & 1 == 1
        return found

    def joker_cases(self, filled: Integers) -> Integers:
        """In which case the hands of equal dice of each face are if they are jokers: int64 [P, 6].

        The cases are those of `joker_moves`, numbered from 0 to 23. What a joker may fill
        in one it may fill only if it is open.
        """
        still_open = ~filled
        upper_open = (still_open[:, None] & self.face_bits) > 0
        lower_open = (still_open & self.other_lower) > 0
        found: Integers = 2 * upper_open + lower_open[:, None] + _FIRST_CASES
        return found

    # --- What filling leads to. ---

    def fill(self, filled: Integers, categories: Integers | int) -> Integers:
        """`filled` with one more category filled; arrays that broadcast. A filled category stays as it is."""
        return filled | self.bits[categories]

    def fillings(self, categories: Integers, points: Integers) -> Fillings:
        """What filling these categories with these points does to a state, both int64 [E]."""
        live = categories == self.live_category
        return Fillings(
            categories=categories,
            points=points,
            bits=self.bits[categories],
            raises=np.where(self.upper_faces[categories] > 0, points, 0),
            keeps_live=np.where(live, 0, 1),
            makes_live=np.where(live & (points > 0), 1, 0),
        )

    def allows(self, fillings: Fillings, filled: Integers) -> Booleans:
        """Whether a hand of different dice may fill the categories of `fillings`; arrays that broadcast."""
        return self._allowed(filled, fillings.bits)

    def follow(
        self, fillings: Fillings, filled: Integers, lives: Integers, totals: Integers
    ) -> tuple[Integers, Integers, Integers]:
        """The states that come: `filled`, live (0 or 1) and capped upper total; arrays that broadcast.

        Meaningless where a category is filled already.
        """
        raised = np.minimum(totals + fillings.raises, self.upper_cap)
        return filled | fillings.bits, lives * fillings.keeps_live | fillings.makes_live, raised

    def follow_indices(self, fillings: Fillings, filled: Integers, lives: Integers, totals: Integers) -> Integers:
        """The indices of the states that come, as `follow` says them."""
        return self._indices(*self.follow(fillings, filled, lives, totals))

    def blocks_after(self, filled: Integers) -> Integers:
        """The block after filling each category, -1 where a hand of different dice may not fill it: int64 [P, C]."""
        after = self.block_numbers(filled[:, None] | self.bits)
        np.putmask(after, ~self.allowed(filled), -1)
        return after

    # --- Where states lie. ---

    def block_number(self, filled: int) -> int:
        """Number of the block of the states with these filled categories."""
        return filled.bit_count() if self.card_order else filled

    def block_numbers(self, filled: Integers) -> Integers:
        """`block_number` for an array."""
        return self.turns_played(filled) if self.card_order else filled

    def filled_of_block(self, block: int) -> int:
        """`filled` of the states of a block."""
        return (1 << block) - 1 if self.card_order else block

    def filled_of_blocks(self) -> Integers:
        """`filled` of the states of every block, in order: int64 [B]."""
        numbers = np.arange(len(self.starts) - 1, dtype=np.int64)
        return (np.int64(1) << numbers) - 1 if self.card_order else numbers

    def layers(self) -> Iterator[Integers]:
        """`filled` of the blocks with equally many filled categories, from the full card to the empty one.

        Within a layer ascending. What follows from a layer lies in the one before.
        """
        filled = self.filled_of_blocks()
        turns_left = self.turns_left(filled)
        for left in range(self.turns + 1):
            yield filled[turns_left == left]

    def block(self, filled: int) -> slice:
        """Indices of all states with these filled categories."""
        number = self.block_number(filled)
        return slice(int(self.starts[number]), int(self.starts[number + 1]))

    def subset(self, filled: int) -> int:
        """Number of the subset of upper categories that is filled."""
        return sum(1 << place for place, category in enumerate(self.upper_categories) if filled >> category & 1)

    def subsets(self, filled: Integers) -> Integers:
        """`subset` for an array."""
        count = len(self.upper_categories)
        if count and self.upper_categories[-1] - self.upper_categories[0] == count - 1:
            # Beside each other, as on every printed card.
            return filled >> self.upper_categories[0] & (1 << count) - 1
        result = np.zeros_like(filled)
        for place, category in enumerate(self.upper_categories):
            result |= (filled >> category & 1) << place
        return result

    def open_in_subset(self, subset: int) -> list[int]:
        """The upper categories that are open, by their places in `upper_categories`."""
        return [place for place in range(len(self.upper_categories)) if not subset >> place & 1]

    def fill_in_subsets(self, subsets: Integers, places: Integers) -> Integers:
        """The subsets with one more upper category filled, by its place; arrays that broadcast."""
        return subsets | np.int64(1) << places

    def live_count(self, filled: int) -> int:
        """2 where the extra bonus may be live or not, else 1."""
        return 1 + (self.live_category >= 0 and filled >> self.live_category & 1)

    def index(self, filled: int, live: bool, total: int) -> int:
        """Index of a state; `total` is capped here.

        Raises `IndexError` for a total the filled categories cannot add up to. `live` is ignored where it is not part
        of the state.
        """
        subset = self.subset(filled)
        rank = int(self.ranks[subset, min(total, self.upper_cap)])
        if rank < 0:
            raise IndexError(f"upper total {total} is out of reach of the filled upper categories")
        half = int(self.total_counts[subset]) if live and self.live_count(filled) == 2 else 0
        return int(self.starts[self.block_number(filled)]) + half + rank

    def indices(self, filled: Integers, lives: Integers, totals: Integers) -> Integers:
        """`index` for arrays that broadcast against each other; an unreachable total gives a meaningless index, not an
        error."""
        return self._indices(filled, lives, np.minimum(totals, self.upper_cap))

    def _indices(self, filled: Integers, lives: Integers, totals: Integers) -> Integers:
        """`indices` of totals that are capped."""
        subsets = self.subsets(filled)
        found: Integers = self.starts[self.block_numbers(filled)] + self.ranks[subsets, totals]
        if self.live_category >= 0:
            found = found + self.total_counts[subsets] * (lives & filled >> self.live_category)
        return found

    def state(self, index: int) -> tuple[int, bool, int]:
        """Filled categories, live and capped upper total of an index: the inverse of `index`."""
        if not 0 <= index < self.size:
            raise IndexError(f"state {index} is outside 0..{self.size - 1}")
        block = int(np.searchsorted(self.starts, index, side="right")) - 1
        filled = self.filled_of_block(block)
        subset = self.subset(filled)
        live, rank = divmod(index - int(self.starts[block]), int(self.total_counts[subset]))
        return filled, bool(live), int(self.totals[subset, rank])
