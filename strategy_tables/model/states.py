"""States between turns: their properties, and their places in a table.

A state is all that the rest of the game depends on. It has the number of fillings of each category (`filled`), the
`memory`, and the upper total, capped at the highest bonus. The memory is the extra rolls left, and which of some
categories, the marks, were filled with points. There is one block of float64 for every possible `filled`, in ascending
order::

    block 0     block 1               last block (card full)
    +-------+   +-------------+       +-----------------------------------+
    | state |   | | | | | | | |  ...  | no extra roll: part 0 | part 1 |...
    +-------+   +-------------+       | 1 extra roll:  part 0 | part 1 |...
                start[block]          +-----------------------------------+

A block is a matrix. It has a row, a *level*, for every number of extra rolls possible after its number of turns: one in
games without extra rolls. The columns of a level are its *parts*, one for each combination of made marks among the
filled ones. Each part has a column for every capped total of the filled upper categories, ascending.

    place of a state = start of its block + extra rolls * columns + part * number of totals + rank of its total

A plain game with an extra bonus has one mark, the joker category: part 1 has the states in which the extra bonus is
live.

`filled` is a mixed-radix number with a digit for each category, from 0 to the times that it can be filled. If all are
filled once, bit c is set if category c is filled. `memory` is extra rolls * 2^marks + the bits of the made marks. Only
this file and `layout` know this encoding: other modules ask which categories are open, which may be filled, and which
state comes next.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import compress
from operator import mul

import numpy as np
from numpy.typing import NDArray

from engine.cards.sheet import Sheet
from engine.rulesets.compiled import CompiledRuleset, JokerMoves
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.lattice import FACES
from strategy_tables.model.shape import Shape

Progress = Callable[[int, int], None]
"""Callback for progress, with the number of states done and of all states."""

_FIRST_CASES = 4 * np.arange(FACES)
"""Case of a joker: 4 (face - 1) + 2 (the upper category of its face is open) + (another lower category is open)."""


def joker_moves(compiled: CompiledRuleset) -> list[JokerMoves]:
    """Return the legal categories and points of a joker in every case, by its number; empty without a joker."""
    return [moves for by_upper in compiled.joker_moves for by_lower in by_upper for moves in by_lower]


@dataclass(frozen=True, slots=True, eq=False)
class Fillings:
    """E ways to fill a category, each with some points, and their effects on a state: see `StateSpace.fillings`.

    * `categories`, `points` int64 [E]
    * `weights` int64 [E]: the increment of `filled`
    * `upper_gains` int64 [E]: added to the upper total
    * `makes` int64 [E]: the mark that becomes made, as the bit of `memory`, or 0
    """

    categories: Integers
    points: Integers
    weights: Integers
    upper_gains: Integers
    makes: Integers

    def take(self, places: Integers) -> "Fillings":
        """Return some of them, possibly several times."""
        arrays = (self.categories, self.points, self.weights, self.upper_gains, self.makes)
        return Fillings(*(each.take(places) for each in arrays))


@dataclass(frozen=True, slots=True, eq=False)
class StateSpace:
    """States of one ruleset; build with `layout.state_space`. C categories, B blocks, u upper categories.

    A subset of the upper categories counts how often each is filled. It is numbered like `filled`, by the digits of the
    upper categories in their order. Methods take `filled` as int64, P of them or one, with `memories` and `totals`,
    int64 [P]. Docstrings mark arrays that broadcast against each other.

    * `shape`: properties of the ruleset that determine the states
    * `starts` int64 [B + 1]: first index of every block, and the number of all states
    * `totals` int32 [S, cap + 1]: the reachable capped totals of each of the S subsets, ascending, -1 after the last
    * `ranks` int32 [S, cap + 1]: place of a total among the reachable ones, -1 if it is not
    * `total_counts` int64 [S]
    * `turns_of_blocks` uint8 [B]: turns played in the states of every block
    * `some_filled` int64 [B]: `filled` of every block, ascending; empty if the order is free and it equals the number
      of the block
    * `levels` int64 [turns + 1]: levels of a block by number of turns
    * `weights`, `times` int64 [C]: increment of `filled` by filling a category, and how often it can be filled
    * `subset_weights` int64 [C]: increment of the number of the subset, 0 for lower categories
    * `upper_faces` int64 [C]: the face that an upper category counts, 0 for the others
    * `face_categories` int64 [6]: the upper category of a face, -1 if there is none; `upper_cases` int64 [6]: its part
      of `joker_cases` while it is open
    * `other_lower` bool [C]: the lower categories except the joker category
    * `once`: whether all categories are filled once
    * `mark_bits` int64 [C]: the bit of a category in `memory`, 0 if it is not a mark
    """

    shape: Shape
    starts: Integers
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]
    total_counts: Integers
    turns_of_blocks: NDArray[np.uint8]
    some_filled: Integers
    levels: Integers
    weights: Integers
    times: Integers
    subset_weights: Integers
    upper_faces: Integers
    face_categories: Integers
    upper_cases: Integers
    other_lower: Booleans
    once: bool
    mark_bits: Integers

    @property
    def category_count(self) -> int:
        """Return the number of categories."""
        return len(self.shape.times)

    @property
    def size(self) -> int:
        """Return the number of all states, full cards included."""
        return int(self.starts[-1])

    @property
    def finished(self) -> int:
        """Return the number of states with a full card, which are the last ones."""
        return int(self.starts[-1] - self.starts[-2])

    @property
    def turn_starts(self) -> int:
        """Return the number of states in which a turn starts."""
        return int(self.starts[-2])

    @property
    def initial_state(self) -> int:
        """Return the state in which a game begins."""
        return self.index(0, self.first_memory, 0)

    @property
    def full(self) -> int:
        """Return `filled` of the full card."""
        return int((self.times * self.weights).sum())

    # --- Open categories ---

    def filled_of(self, sheet: Sheet) -> int:
        """Return `filled` of a scorecard."""
        weights, points = self.shape.weights, sheet.card.points
        return sum(compress(weights, points) if self.once else map(mul, weights, map(len, points)))

    def open_categories(self, filled: int) -> tuple[int, ...]:
        """Return the open categories, in the order of the card."""
        return tuple(np.flatnonzero(self._open(np.array([filled]))[0]).tolist())

    def times_left(self, filled: Integers) -> Integers:
        """Return how often each category can still be filled: int64 [P, C]."""
        return self.times - filled[:, None] // self.weights % (self.times + 1)

    def _open(self, filled: Integers) -> Booleans:
        # If all can be filled once, digits are bits: this is the fast path of advice.
        return filled[:, None] & self.weights == 0 if self.once else self.times_left(filled) > 0

    def is_filled(self, filled: Integers, category: int) -> Booleans:
        """Return whether a category is filled, at least once: bool, of the shape of `filled`."""
        weight = self.shape.weights[category]
        return filled & weight > 0 if self.once else filled // weight % (self.shape.times[category] + 1) > 0

    def allowed(self, filled: Integers) -> Booleans:
        """Return the categories that the order allows for a hand that is not a joker: bool [P, C]."""
        still_open = self._open(filled)
        if self.shape.order == "card":
            still_open[:, 1:] &= ~np.logical_or.accumulate(still_open[:, :-1], axis=1)
        elif self.shape.order == "upper_first":
            still_open &= (self.upper_faces > 0) | (self.subsets(filled) == len(self.totals) - 1)[:, None]
        return still_open

    def turns_played(self, filled: Integers) -> Integers:
        """Return the number of turns played: int64 [P]."""
        return self.turns_of_blocks[self.block_numbers(filled)].astype(np.int64)

    def turns_left(self, filled: Integers) -> Integers:
        """Return the number of turns left: int64 [P]."""
        return self.shape.turns - self.turns_played(filled)

    # --- Memory ---

    @property
    def first_memory(self) -> int:
        """Return the memory at the beginning of a game."""
        extra = self.shape.extra_rolls
        return extra.start << len(self.shape.marks) if extra else 0

    def memory_of(self, sheet: Sheet) -> int:
        """Return the memory of a scorecard."""
        memory, points = sheet.extra_rolls << len(self.shape.marks), sheet.card.points
        for place, mark in enumerate(self.shape.marks):
            memory += (max(points[mark], default=0) > 0) << place
        return memory

    def state_of(self, sheet: Sheet) -> tuple[int, int, int]:
        """Return the state of a scorecard: `filled`, memory and capped upper total."""
        points = sheet.card.points
        total = sum([sum(points[category]) for category in self.shape.upper_categories])
        return self.filled_of(sheet), self.memory_of(sheet), min(total, self.shape.upper_cap)

    def live(self, memories: Integers) -> Booleans:
        """Return whether the extra bonus is live: bool [P]."""
        if self.shape.live_category < 0:
            return np.zeros(memories.shape, dtype=np.bool_)
        return self.made(memories, self.shape.live_category)

    def made(self, memories: Integers, category: int) -> Booleans:
        """Return whether a mark was filled with points: bool [P]."""
        found: Booleans = memories & self.mark_bits[category] > 0
        return found

    def extra_rolls(self, memories: Integers) -> Integers:
        """Return the extra rolls at the start of the turn: int64 [P]."""
        return memories >> len(self.shape.marks)

    def memory_of_extra_rolls(self, extra: Integers) -> Integers:
        """Return the memory of these extra rolls and nothing else."""
        return extra << len(self.shape.marks)

    def extra_rolls_after(self, memories: Integers, rolls_left: Integers | int) -> Integers:
        """Return the extra rolls after scoring, given the rolls left; arrays that broadcast."""
        if self.shape.extra_rolls is None:
            return np.zeros(memories.shape, dtype=np.int64)
        most = self.shape.most_extra_rolls if self.shape.extra_rolls.saves else self.extra_rolls(memories)
        found: Integers = np.minimum(rolls_left, most)
        return np.broadcast_to(found, np.broadcast_shapes(found.shape, memories.shape))

    def levels_after(self, memories: Integers) -> Integers:
        """Return the number of possible numbers of extra rolls after the turn, from 0 on: int64 [P]."""
        return self.extra_rolls_after(memories, self.shape.rolls - 1 + self.extra_rolls(memories)) + 1

    # --- Jokers ---

    def jokers(self, filled: Integers) -> Booleans:
        """Return whether hands of equal dice are jokers: bool [P]."""
        if self.shape.joker_category < 0:
            return np.zeros(filled.shape, dtype=np.bool_)
        return self.is_filled(filled, self.shape.joker_category)

    def joker_cases(self, filled: Integers) -> Integers:
        """Return the case of the hands of equal dice of each face as jokers: int64 [P, 6].

        The cases are those of `joker_moves`, from 0 to 23. A category that a joker may fill must also be open.
        """
        still_open = self._open(filled)
        cases: Integers = still_open.take(self.face_categories, axis=1) * self.upper_cases
        cases += _FIRST_CASES
        # The product of booleans is whether any of them are both true.
        cases += still_open.dot(self.other_lower)[:, None]
        return cases

    # --- Transitions ---

    def fillings(self, categories: Integers, points: Integers) -> Fillings:
        """Return the effects on a state of filling these categories with these points, both int64 [E]."""
        return Fillings(
            categories=categories,
            points=points,
            weights=self.weights[categories],
            upper_gains=np.where(self.upper_faces[categories] > 0, points, 0),
            makes=np.where(points > 0, self.mark_bits[categories], 0),
        )

    def follow(
        self, fillings: Fillings, filled: Integers, memories: Integers, totals: Integers, rolls_left: Integers | int
    ) -> tuple[Integers, Integers, Integers]:
        """Return the states after scoring, given the rolls left, one number or [P]: `filled`, memory and capped upper
        total, each int64 [P, E].

        The state is arbitrary where the order forbids the filling.
        """
        filled_then, _ = self._fill(fillings, filled)
        raised = np.minimum(totals[:, None] + fillings.upper_gains, self.shape.upper_cap)
        made = self._made(memories)[:, None] | fillings.makes
        extra = self.extra_rolls_after(memories, rolls_left)
        return filled_then, made + self.memory_of_extra_rolls(extra)[:, None], raised

    def follow_indices(
        self, fillings: Fillings, filled: Integers, memories: Integers, totals: Integers, rolls_left: Integers | int
    ) -> tuple[Integers, Booleans]:
        """Return the indices of the states of `follow`, and whether the order allows the filling: int64 and bool [P,
        E]."""
        filled_then, may = self._fill(fillings, filled)
        subsets = self.subsets(filled_then)
        raised = np.minimum(totals[:, None] + fillings.upper_gains, self.shape.upper_cap)
        # One index into a long row is faster than two indices.
        raised += subsets * self.ranks.shape[1]
        found: Integers = self.starts.take(self.block_numbers(filled_then))
        found += self.ranks.reshape(-1).take(raised)
        if not self.shape.marks and self.shape.extra_rolls is None:
            return found, may
        counts = self.total_counts.take(subsets)
        made = self._made(memories)[:, None] | fillings.makes
        if len(self.shape.marks) > 1:
            made = self._parts([self.is_filled(filled_then, mark) for mark in self.shape.marks], made)
        found += counts * made
        if self.shape.extra_rolls is not None:
            columns = counts << self._marks_filled(filled_then)
            extra = self.extra_rolls_after(memories, rolls_left)[:, None]
            # An arbitrary state where more rolls are left than the turn can have.
            found = (found + extra * columns).clip(0, self.size - 1)
        return found, may

    def _fill(self, fillings: Fillings, filled: Integers) -> tuple[Integers, Booleans]:
        """Return `filled` after each filling, unchanged if it is not allowed, and whether it is: int64 and bool [P,
        E]."""
        before = filled[:, None]
        if self.once and self.shape.order == "free":
            then = before | fillings.weights
            return then, then != before
        may = self.allowed(filled).take(fillings.categories, axis=1)
        return before + fillings.weights * may, may

    def blocks_after(self, filled: Integers) -> Integers:
        """Return the block after filling each category, -1 if a hand that is not a joker may not: int64 [P, C]."""
        allowed = self.allowed(filled)
        return np.where(allowed, self.block_numbers(filled[:, None] + self.weights * allowed), -1)

    # --- Places ---

    def block_numbers(self, filled: Integers) -> Integers:
        """Return the numbers of the blocks of the states with these filled categories: int64, of any shape."""
        if self.shape.order == "free":
            return filled
        return np.searchsorted(self.some_filled, filled)

    def filled_of_block(self, block: int) -> int:
        """Return `filled` of the states of a block."""
        return block if self.shape.order == "free" else int(self.some_filled[block])

    def filled_of_blocks(self) -> Integers:
        """Return `filled` of the states of every block, in order: int64 [B]."""
        return np.arange(len(self.starts) - 1) if self.shape.order == "free" else self.some_filled

    def layers(self) -> Iterator[Integers]:
        """Yield `filled` of the blocks with equally many turns played, from the full card to the empty one.

        It is ascending within a layer. All states after a layer lie in the one before.
        """
        filled = self.filled_of_blocks()
        for turns in range(self.shape.turns, -1, -1):
            yield filled[self.turns_of_blocks == turns]

    def block(self, filled: int) -> slice:
        """Return the indices of all states with these filled categories."""
        number = int(self.block_numbers(np.array([filled]))[0])
        return slice(int(self.starts[number]), int(self.starts[number + 1]))

    def columns(self, filled: Integers) -> Integers:
        """Return the number of columns of blocks: int64, of the shape of `filled`."""
        return self.total_counts[self.subsets(filled)] << self._marks_filled(filled)

    def subset(self, filled: int) -> int:
        """Return the number of the subset of upper categories that is filled."""
        return int(self.subsets(np.array([filled]))[0])

    def subsets(self, filled: Integers) -> Integers:
        """Return `subset` for an array of any shape."""
        upper = self.shape.upper_categories
        if upper and upper[-1] - upper[0] == len(upper) - 1:
            # Adjacent upper categories, as on every printed card.
            first = self.shape.weights[upper[0]]
            number: Integers = (filled // first if first > 1 else filled) % len(self.totals)
            return number
        result = np.zeros_like(filled)
        for category in upper:
            digits = filled // self.weights[category] % (self.times[category] + 1)
            result += digits * self.subset_weights[category]
        return result

    def open_in_subset(self, subset: int) -> list[int]:
        """Return the open upper categories, by their places in `upper_categories`."""
        return [
            place
            for place, category in enumerate(self.shape.upper_categories)
            if subset // int(self.subset_weights[category]) % (self.shape.times[category] + 1)
            < self.shape.times[category]
        ]

    def fill_in_subsets(self, subsets: Integers, places: Integers) -> Integers:
        """Return the subsets with one open upper category, given by its place, filled once more; arrays broadcast."""
        return subsets + self.subset_weights[np.array(self.shape.upper_categories, dtype=np.int64)[places]]

    def _made(self, memories: Integers) -> Integers:
        """Return the bits of the made marks."""
        if self.shape.extra_rolls is None:
            return memories
        return memories & (1 << len(self.shape.marks)) - 1

    def _marks_filled(self, filled: Integers) -> Integers:
        """Return the number of filled marks."""
        found = np.zeros_like(filled)
        for category in self.shape.marks:
            found += self.is_filled(filled, category)
        return found

    def _parts(self, are_filled: list[Booleans], made: Integers) -> Integers:
        """Return the parts of blocks in which these marks are filled: the bits of the filled ones, packed."""
        parts: Integers = np.zeros_like(made)
        place_value: Integers = np.ones_like(made)
        for is_filled, mark in zip(are_filled, self.shape.marks, strict=True):
            parts = parts + place_value * (is_filled & (made & self.mark_bits[mark] > 0))
            place_value = place_value << is_filled
        return parts

    def index(self, filled: int, memory: int, total: int) -> int:
        """Return the index of a state; `total` is capped here, and marks count only where they are filled.

        Raises `IndexError` for a total that the filled categories cannot add up to, or for more extra rolls than the
        turns can save.
        """
        if self.ranks[self.subset(filled), min(total, self.shape.upper_cap)] < 0:
            raise IndexError(f"upper total {total} is out of reach of the filled upper categories")
        state = (np.array([each], dtype=np.int64) for each in (filled, memory, total))
        if self.extra_rolls(np.array([memory]))[0] >= self.levels[self.turns_played(np.array([filled]))[0]]:
            raise IndexError(f"the extra rolls are out of reach: memory {memory}")
        return int(self.indices(*state)[0])

    def indices(self, filled: Integers, memories: Integers, totals: Integers) -> Integers:
        """Return `index` for arrays that broadcast; an unreachable total gives a meaningless index, not an error."""
        subsets = self.subsets(filled)
        counts = self.total_counts[subsets]
        found: Integers = (
            self.starts[self.block_numbers(filled)] + self.ranks[subsets, np.minimum(totals, self.shape.upper_cap)]
        )
        if self.shape.marks:
            are_filled = [self.is_filled(filled, mark) for mark in self.shape.marks]
            found = found + counts * self._parts(are_filled, self._made(memories))
        if self.shape.extra_rolls is not None:
            found = found + self.extra_rolls(memories) * (counts << self._marks_filled(filled))
        return found

    def states(self, indices: Integers) -> tuple[Integers, Integers, Integers]:
        """Return `filled`, memory and capped upper total of states, int64 [P] each: the inverse of `indices`."""
        blocks = np.searchsorted(self.starts, indices, side="right") - 1
        filled = blocks if self.shape.order == "free" else self.some_filled[blocks]
        subsets = self.subsets(filled)
        extra, columns = np.divmod(indices - self.starts[blocks], self.columns(filled))
        parts, ranks = np.divmod(columns, self.total_counts[subsets])
        memories = extra << len(self.shape.marks)
        for category in self.shape.marks:
            is_filled = self.is_filled(filled, category)
            memories += self.mark_bits[category] * (is_filled & (parts & 1 == 1))
            parts >>= is_filled
        return filled, memories, self.totals[subsets, ranks].astype(np.int64)

    def state(self, index: int) -> tuple[int, int, int]:
        """Return `states` of one index; raise `IndexError` for an index out of range."""
        if not 0 <= index < self.size:
            raise IndexError(f"state {index} is outside 0..{self.size - 1}")
        filled, memories, totals = self.states(np.array([index]))
        return int(filled[0]), int(memories[0]), int(totals[0])
