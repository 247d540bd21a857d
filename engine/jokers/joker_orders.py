"""Exact numbers of extra bonuses with which a card can have been filled; categories may require others.

Two things decide what a joker may fill: whether the upper category of its face is filled, and whether a lower category
is open. So an order of turns is a chain of growing sets of events. These are upper categories that are filled, required
categories that are made, and at some point the joker category. A lower category that nothing requires changes none of
these sets, and can be filled at any place of the chain that suits its points. For all of these categories, a *profile*
holds whether they can have been filled so far without an extra bonus, and with one. Chains that lead to the same set
with the same profile have the same continuations. Only the last lower category of all is special, since jokers have
another choice after it; it is treated separately at the end. Sets of events, of ways in a profile, and of numbers of
extra bonuses are those of `number_sets`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from engine.cards.orders import Fillings, is_made
from engine.dice import FACES
from engine.jokers.joker_lines import card_lines, happens
from engine.number_sets import all_sums, has_member, interval, number_set, sets_between, shifted_by
from engine.rulesets.compiled import CompiledRuleset

_NONE: Final = number_set([0])
"""The set of zero extra bonuses; 0, the empty set, means that there is no way at all."""


def extra_bonus_counts(compiled: CompiledRuleset, points: Fillings, wanted: int = -1) -> int:
    """Return the set of counts of extra bonuses with which a legal sequence of turns ends in these points.

    Points that their category can never pay are treated as unknown. The search stops when it has found the count
    `wanted`; others may then be missing.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.number_sets import members
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> filled = {"yahtzee": (50,), "fours": (20,), "sixes": (18,), "full_house": (25,)}
    >>> members(extra_bonus_counts(compiled, tuple(filled.get(name, ()) for name in compiled.categories)))
    [0, 1, 2]
    """
    joker = compiled.joker_category
    if joker < 0:
        return _NONE
    if not points[joker]:
        return _NONE if all(line.locked or line.ways.natural for line in card_lines(compiled, points)) else 0
    found = 0
    for counts in _Search(compiled, points).counts():
        found |= counts
        if has_member(found, wanted):
            break
    return found


class _Search:
    """A search through all orders of one card whose joker category is filled.

    `base` are the events before any lower category could be filled, `full` all events in the end. Lines without needs
    are examined once, the others (`bound`) for every set of events.
    """

    def __init__(self, compiled: CompiledRuleset, points: Fillings) -> None:
        joker = compiled.joker_category
        lines = card_lines(compiled, points)
        made = is_made(points[joker])
        self.uppers = [line for line in lines if compiled.upper_face[line.category]]
        self.lowers = [line for line in lines if not compiled.upper_face[line.category]]
        self.closed = all(len(points[c]) >= compiled.times[c] for c in compiled.other_lower)
        self.cost = int(made and compiled.extra_bonus > 0)
        self.joker_does = happens(compiled, joker) if made and joker in compiled.requires else 0
        self.makers: dict[int, list[int]] = {}
        for i, line in enumerate(self.lowers):
            if line.does:
                self.makers.setdefault(line.does, []).append(i)
        self.made = sum(self.makers)
        filled = sum(line.does for line in self.uppers)
        missing = number_set(FACES) & ~number_set(compiled.upper_face)
        self.base = missing | (filled if compiled.order == "upper_first" else 0)
        self.full = missing | filled | self.made | self.joker_does
        self.bound = [i for i, line in enumerate(self.lowers) if line.needs or line.does]
        self.unnatural = sum(line.does for line in self.uppers if not line.natural(self.full))
        self._look_at_free_lines()

    def _look_at_free_lines(self) -> None:
        """Find the profiles of lines without needs: before the joker, by plain hands, and by which jokers."""
        self.natural = self.plain = 0
        by_faces: dict[tuple[int, int], int] = {}
        for i, line in enumerate(self.lowers):
            if i not in self.bound:
                self.natural |= line.ways.natural << 2 * i
                self.plain |= line.ways.plain << 2 * i
                faces = line.ways.filled[True], line.ways.open[True]
                if any(faces):
                    by_faces[faces] = by_faces.get(faces, 0) | 1 << 2 * i + self.cost
        self.by_joker = [(filled, still_open, ways) for (filled, still_open), ways in by_faces.items()]

    def counts(self) -> Iterator[int]:
        """Yield sets of possible counts of extra bonuses; every possible one is in at least one of them."""
        yield self._counts_of_one_order()
        late = self._counts_when_closed() if self.closed else {}
        reached: dict[int, _Reached] = {}
        for happened in sets_between(self.base | self.joker_does, self.full):
            here: _Reached = {}
            now = self._profile_now(happened)
            before = happened & ~self.joker_does
            if self._can_precede_joker(before):
                if happened in late and all(line.natural(before) for line in self.lowers):
                    yield late[happened]  # every lower category was filled before the joker category
                profile = self._profile_before(before) | now
                here = {(profile, first): _NONE for first in self._makers_before(before)}
            for (profile, first), counts in reached.pop(happened, {}).items():
                _join(here, (profile | now, first), counts)
            if here:
                yield from self._endings(happened, now, here, late)
                self._fill_upper(happened, here, reached)
                yield from self._make(happened, here, reached, late)

    def _counts_of_one_order(self) -> int:
        """Return the counts of the order that suits most cards: the joker category first, a lower one last."""
        happened = self.base | self.joker_does
        if self.makers or not self._can_precede_joker(self.base):
            return 0
        counts, profile = _NONE, self._profile_before(self.base) | self._profile_now(happened)
        for line in self.uppers:
            if not line.does & happened:
                counts = self._filling(counts, *line.at(happened, True))
                happened |= line.does
        now = self._profile_now(happened)
        return all_sums(counts, self._lower_counts(profile | now, 0, now if self.closed else -1))

    def _can_precede_joker(self, happened: int) -> bool:
        """Return whether exactly these events can have preceded the joker category."""
        return (
            not self.unnatural & happened
            and all(line.natural(happened) for line in self.uppers if line.needs and line.does & happened)
            and all(
                any(self.lowers[i].natural(happened) for i in by) for does, by in self.makers.items() if does & happened
            )
        )

    def _profile_before(self, happened: int) -> int:
        """Return the categories that can have been filled before the joker category."""
        found = self.natural
        for i in self.bound:
            line = self.lowers[i]
            if line.natural(happened) and not line.does & ~happened:
                found |= 1 << 2 * i
        return found

    def _makers_before(self, happened: int) -> Iterator[int]:
        """Yield each choice of the lines that made the required categories before the joker category."""
        choices = [
            [i for i in by if self.lowers[i].natural(happened)] for does, by in self.makers.items() if does & happened
        ]
        return (number_set(chosen) for chosen in product(*choices))

    def _profile_now(self, happened: int) -> int:
        """Return the categories that can be filled after exactly these events and the joker, with a lower one open."""
        found = self.plain
        for filled, still_open, ways in self.by_joker:
            if filled & happened or still_open & ~happened:
                found |= ways
        for i in self.bound:
            line = self.lowers[i]
            if not line.does & ~happened:
                plain, joker = line.at(happened, True)
                found |= (plain | joker << self.cost) << 2 * i
        return found

    def _fill_upper(self, happened: int, here: _Reached, reached: dict[int, _Reached]) -> None:
        for line in self.uppers:
            if not line.does & happened:
                plain, joker = line.at(happened, True)
                following = reached.setdefault(happened | line.does, {})
                for key, counts in here.items():
                    _join(following, key, self._filling(counts, plain, joker))

    def _make(self, happened: int, here: _Reached, reached: dict[int, _Reached], late: dict[int, int]) -> Iterator[int]:
        """Make each required category that is not made yet; yield the counts of orders in which it is the last lower
        one.
        """
        for does, by in self.makers.items():
            if does & happened:
                continue
            after = happened | does
            following = reached.setdefault(after, {})
            for i in by:
                plain, joker = self.lowers[i].at(happened, True)
                for (profile, first), counts in here.items():
                    filled = self._filling(counts, plain, joker)
                    _join(following, (profile, first | 1 << i), filled)
                    if filled and after in late:
                        yield all_sums(all_sums(filled, self._lower_counts(profile, first | 1 << i)), late[after])

    def _filling(self, counts: int, plain: bool, joker: bool) -> int:
        """Return the counts after a plain hand, or after a joker, which increments them."""
        return (counts if plain else 0) | (shifted_by(counts, self.cost) if joker else 0)

    def _endings(self, happened: int, now: int, here: _Reached, late: dict[int, int]) -> Iterator[int]:
        """Yield the counts of the orders in which no lower category is filled later."""
        if happened in late:
            for (profile, first), counts in here.items():
                yield all_sums(all_sums(counts, self._lower_counts(profile, first, now)), late[happened])
        elif happened == self.full and not self.closed:
            for (profile, first), counts in here.items():
                yield all_sums(counts, self._lower_counts(profile, first))

    def _lower_counts(self, profile: int, first: int, last: int = -1) -> int:
        """Return the counts of the lower categories, without the lines in `first`, which made a category for the first
        time.

        If `last` is given, one of them came last, in one of the ways of this profile.
        """
        least = greatest = 0
        shifts = set()
        for i, line in enumerate(self.lowers):
            count = line.count - (first >> i & 1)
            if not count:
                continue
            ways = profile >> 2 * i & 3
            if not ways:
                return 0
            low, high = ways == 2, ways >> 1
            least, greatest = least + count * low, greatest + count * high
            shifts |= {(extra - low, extra - high) for extra in (0, 1) if last >> 2 * i + extra & 1}
        found = 0
        for down, up in [(0, 0)] if last < 0 else shifts:
            found |= interval(least + down, greatest + up)
        return found

    def _counts_when_closed(self) -> dict[int, int]:
        """Return by events the counts of the remaining turns, after which no lower category is open."""
        late = {self.full: _NONE}
        for happened in reversed(list(sets_between(self.base | self.made | self.joker_does, self.full))):
            for line in self.uppers:
                if not line.does & happened:
                    plain, joker = line.at(happened, False)
                    found = self._filling(late[happened | line.does], plain, joker)
                    late[happened] = late.get(happened, 0) | found
        return late


_Reached = dict[tuple[int, int], int]
"""Counts of extra bonuses by a profile and the lines that made a category for the first time."""


def _join(reached: _Reached, key: tuple[int, int], counts: int) -> None:
    if counts:
        reached[key] = reached.get(key, 0) | counts
