"""The least and the greatest total a game can end with, exactly, without solving it.

Whatever a category may be filled with it can be filled with in some game, whatever the others are, but for three
things: the joker category decides whether jokers earn the extra bonus, the upper categories decide together on the
upper bonus, and a category that requires another earns points only where that one is made. So for either state of the
joker category the best sum is worked out by upper total, along the trees of what requires what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from functools import reduce

from engine.rulesets.compiled import CompiledRuleset

_Sums = dict[int, int]
"""By upper total, capped, the best sum of points and extra bonuses."""

_Better = Callable[[int, int], int]


def least_total(compiled: CompiledRuleset) -> int:
    """The least total of a finished card.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> least_total(compile_ruleset(load_ruleset("yahtzee")))
    5
    """
    return _extreme(compiled, min)


def greatest_total(compiled: CompiledRuleset) -> int:
    """The greatest total of a finished card.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> greatest_total(compile_ruleset(load_ruleset("yahtzee")))
    1575
    """
    return _extreme(compiled, max)


def _extreme(compiled: CompiledRuleset, better: _Better) -> int:
    ends = []
    for joker_made in (False, True) if compiled.joker_category >= 0 else (False,):
        trees = _Trees(compiled, better, joker_made=joker_made)
        # Lower ones first: they leave a single sum, and are done with before there are many.
        roots = sorted((c for c, required in enumerate(compiled.requires) if required < 0), key=trees.is_upper)
        sums: _Sums = reduce(trees.together, map(trees.of, roots), {0: 0})
        ends += [gain + compiled.upper_bonus_of(upper) for upper, gain in sums.items()]
    return reduce(better, ends)


_NOT, _LATE, _EARLY = 0, 1, 2
"""Whether a category is made: not; by jokers alone, so that all that requires it comes after the joker category; or so
that it can be made before that."""


class _Trees:
    """The best sums of categories with all that require them, where the joker category is made, or filled with 0."""

    def __init__(self, compiled: CompiledRuleset, better: _Better, *, joker_made: bool) -> None:
        self.compiled = compiled
        self.better = better
        self.joker_made = joker_made

    def of(self, category: int, unlocked: int = _EARLY) -> _Sums:
        """Of a category and all that require it; `unlocked`: whether what it requires itself is made."""
        found: _Sums = {}
        for made, filled in enumerate(self._filled(category, unlocked)):
            sums = filled
            for each in self.compiled.dependent:
                if self.compiled.requires[each] == category and sums:
                    sums = self.together(sums, self.of(each, made if self._comes_after(each) else _NOT))
            for upper, gain in sums.items():
                self._note(found, upper, gain)
        return found

    def together(self, some: _Sums, others: _Sums) -> _Sums:
        """The best sums of both."""
        found: _Sums = {}
        for upper, gain in some.items():
            for more, other in others.items():
                self._note(found, upper + more, gain + other)
        return found

    def _note(self, sums: _Sums, upper: int, gain: int) -> None:
        upper = min(upper, self.compiled.upper_cap)
        sums[upper] = self.better(sums.get(upper, gain), gain)

    def is_upper(self, category: int) -> bool:
        """Whether a category counts towards the upper total."""
        return self.compiled.upper_face[category] > 0

    def _comes_after(self, category: int) -> bool:
        """Whether the order lets a category be filled after the one that it requires."""
        compiled, required = self.compiled, self.compiled.requires[category]
        if compiled.order == "card":
            return required < category
        return compiled.order == "free" or self.is_upper(required) or not self.is_upper(category)

    def _can_come_before(self, category: int) -> bool:
        """Whether the order lets a category be filled before the one that it requires, if it requires one."""
        compiled, required = self.compiled, self.compiled.requires[category]
        if required < 0 or compiled.order == "card":
            return category < required
        return compiled.order == "free" or self.is_upper(category) or not self.is_upper(required)

    def _filled(self, category: int, unlocked: int) -> list[_Sums]:
        """The best sums of a category filled as often as it can be, by whether it is made."""
        found: list[_Sums] = [{0: 0}, {}, {}]
        fillings = self._fillings(category, unlocked)
        for _ in range(self.compiled.times[category]):
            then: list[_Sums] = [{}, {}, {}]
            for made, sums in enumerate(found):
                for (points, makes), gain in fillings.items():
                    added = points if self.is_upper(category) else 0
                    for upper, before in sums.items():
                        self._note(then[max(made, makes)], upper + added, before + gain)
            found = then
        return found

    def _fillings(self, category: int, unlocked: int) -> dict[tuple[int, int], int]:
        """By the points that a category can be filled with once, and what they make it: the best gain, of extra bonuses
        too."""
        compiled = self.compiled
        is_joker_category = category == compiled.joker_category
        natural: set[int] = set()
        as_joker: set[int] = set()
        jokers = set(joker_points(compiled, category))
        if unlocked:
            natural |= self._natural_points(category, unlocked)
            as_joker |= jokers
        if not unlocked or self._can_come_before(category):
            natural.add(0)
            if jokers and compiled.requires[category] != compiled.joker_category:
                as_joker.add(0)
        found = {(points, _made(points, _LATE if is_joker_category else unlocked)): points for points in natural}
        for points in as_joker:
            key, gain = (points, _made(points, _LATE)), points + (compiled.extra_bonus if self.joker_made else 0)
            found[key] = self.better(found.get(key, gain), gain)
        if is_joker_category:
            found = {key: gain for key, gain in found.items() if (key[0] > 0) == self.joker_made}
        return found

    def _natural_points(self, category: int, unlocked: int) -> Set[int]:
        """What hands that are no jokers earn in a category that may earn points."""
        compiled = self.compiled
        if compiled.requires[category] < 0:
            return compiled.natural_points[category]
        # Among all of its points is 0, which may stand there before.
        return {
            points[h][category]
            for points in compiled.roll_points
            for h, hand in enumerate(compiled.hands)
            if unlocked == _EARLY or hand[0] != hand[-1]
        }


def joker_points(compiled: CompiledRuleset, category: int) -> Iterator[int]:
    """What jokers can earn in a category.

    Lower ones can have it in one game: those whose joker needs an open upper category right after the joker
    category, the others when the upper ones are filled. Where those come first there are no jokers before.
    """
    own = compiled.upper_face[category]
    if category == compiled.joker_category or (own and compiled.order == "upper_first"):
        return
    for face, moves in enumerate(compiled.joker_moves, 1):
        has_upper = face in compiled.upper_face
        for upper_open, by_lower in enumerate(moves):
            if upper_open > has_upper or (own == face and not upper_open):
                continue
            if upper_open and compiled.order == "upper_first":
                continue
            for allowed, earned in by_lower if own else by_lower[1:]:
                if category in allowed:
                    yield earned[category]


def _made(points: int, when: int) -> int:
    return when if points > 0 else _NOT
