"""Tests of whether dice are fair: each face has a chance of 1 in 6, whatever fell before.

A few tests, since each further one makes all others less sensitive. The p-values are adjusted by Holm's method. If all
dice are fair, the chance that any test calls them unusual is at most `level`, however many tests were made.

In games the number of dice depends on what fell. All tests take it as given, which changes little: simulated games of
fair dice are called unusual no more often than `level` says (`tests/strategy_tables/fairness`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import ceil
from typing import Final, Literal

import numpy as np

from engine.dice import FACES
from strategy_tables.fairness.sample import Throw
from strategy_tables.fairness.tails import (
    binomial,
    binomial_interval,
    binomial_two_sided,
    bisect,
    chi_square_critical,
    chi_square_tail,
    convolve,
    even_counts,
    two_sided,
)
from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import exp

TestName = Literal["faces", "repeats", "pairs", "halves", "dice", "players"]
Method = Literal["exact", "chi_square", "normal"]

DEFAULT_LEVEL: Final = 0.01
POWER: Final = 0.9
LEAST_COMPARED: Final = 60
"""Dice of each group, or comparisons, that a test needs. With fewer, only gross faults could be found."""
MOST_EXACT_DICE: Final = 120
"""Dice whose counts are tested exactly; with more, chi-square is within 2% of the exact p-value of 0.002 or more."""
MOST_EXACT_THROWS: Final = 300
_LEAST_EXPECTED: Final = 5.0
"""Least expected count of every cell for the approximation by chi-square."""
_FACE_COUNT: Final = len(FACES)
_FAIR: Final = 1 / _FACE_COUNT


@dataclass(frozen=True, slots=True)
class Group:
    """The count of each face of one die, one player or one half."""

    name: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FairnessTest:
    """The result of one test. `size` is the number of dice, comparisons or pairs that it counts.

    `observed` and `expected` are numbers of successes, None for tests by chi-square, which have `degrees` of freedom.
    `adjusted` is the p-value for all tests that were made, by Holm's method.
    """

    name: TestName
    size: int
    statistic: float
    p_value: float
    method: Method
    degrees: int | None = None
    observed: int | None = None
    expected: float | None = None
    groups: tuple[Group, ...] = ()
    adjusted: float = 1.0
    unusual: bool = False


@dataclass(frozen=True, slots=True)
class NotMade:
    """A test that had too few dice: `size` of the `needed` ones, in the smallest group that it would compare."""

    name: TestName
    size: int
    needed: int = LEAST_COMPARED


@dataclass(frozen=True, slots=True)
class FaceShare:
    """The count of a face, and the interval of its chance: all six hold together with probability 1 - level."""

    face: int
    count: int
    expected: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Audit:
    """The results of all tests. `detectable` is the chance of one face that would be found with probability `POWER`."""

    dice: int
    throws: int
    level: float
    tests: tuple[FairnessTest, ...]
    not_made: tuple[NotMade, ...]
    faces: tuple[FaceShare, ...]
    detectable: float | None

    @property
    def unusual(self) -> tuple[FairnessTest, ...]:
        """Return the tests that found something."""
        return tuple(test for test in self.tests if test.unusual)


def audit_dice(throws: Sequence[Throw], level: float = DEFAULT_LEVEL) -> Audit:
    """Return all tests that the dice allow; none without dice."""
    thrown = [throw for throw in throws if throw.dice]
    counts = _counts(thrown)
    dice = sum(counts)
    if not dice:
        return Audit(0, 0, level, (), (), (), None)
    made, not_made = make_tests(thrown, level)
    share = level / _FACE_COUNT / 2
    return Audit(
        dice,
        len(thrown),
        level,
        made,
        not_made,
        tuple(
            FaceShare(face, count, dice * _FAIR, *binomial_interval(count, dice, share))
            for face, count in zip(FACES, counts, strict=True)
        ),
        detectable_chance(dice, level / len(made)),
    )


def make_tests(
    throws: Sequence[Throw], level: float = DEFAULT_LEVEL
) -> tuple[tuple[FairnessTest, ...], tuple[NotMade, ...]]:
    """Return the tests of one die or more, and those that have too few dice."""
    found = [faces_test(_counts(throws)), *_further_tests(throws)]
    made = _adjust([each for each in found if isinstance(each, FairnessTest)], level)
    return made, tuple(each for each in found if isinstance(each, NotMade))


def _counts(throws: Iterable[Throw]) -> tuple[int, ...]:
    counted: Counter[int] = Counter()
    for throw in throws:
        counted.update(throw.dice)
    return tuple(counted[face] for face in FACES)


def _further_tests(throws: Sequence[Throw]) -> Iterator[FairnessTest | NotMade]:
    yield repeats_test(sum(throw.repeated for throw in throws), sum(throw.compared for throw in throws))
    yield pairs_test([throw.dice for throw in throws])
    yield groups_test("halves", _halves(throws))
    by_die = [dice for throw in throws if throw.in_order for dice in enumerate(throw.dice, 1)]
    if by_die:
        yield groups_test("dice", _grouped(by_die))
    of_players = [(throw.player, face) for throw in throws if throw.player is not None for face in throw.dice]
    if len({player for player, _ in of_players}) > 1:
        yield groups_test("players", _grouped(of_players))


def _halves(throws: Sequence[Throw]) -> list[Group]:
    """Return the dice that fell first, at most half of them, and the others."""
    half, seen, first = sum(len(throw.dice) for throw in throws) / 2, 0, 0
    while seen + len(throws[first].dice) <= half:
        seen += len(throws[first].dice)
        first += 1
    return [Group("first", _counts(throws[:first])), Group("second", _counts(throws[first:]))]


def _grouped(faces: Sequence[tuple[int | str, int]]) -> list[Group]:
    counted = Counter(faces)
    names = dict.fromkeys(name for name, _ in faces)
    return [Group(str(name), tuple(counted[name, face] for face in FACES)) for name in names]


def faces_test(counts: Sequence[int]) -> FairnessTest:
    """Return whether all faces fell about equally often."""
    dice = sum(counts)
    squares = sum(count * count for count in counts)
    statistic = _FACE_COUNT * squares / dice - dice
    if dice <= MOST_EXACT_DICE:
        return FairnessTest("faces", dice, statistic, even_counts(dice).tail(squares), "exact", _FACE_COUNT - 1)
    degrees = _FACE_COUNT - 1
    return FairnessTest("faces", dice, statistic, chi_square_tail(statistic, degrees), "chi_square", degrees)


def repeats_test(repeated: int, compared: int) -> FairnessTest | NotMade:
    """Return whether dice repeat a face from before as often as any other."""
    if compared < LEAST_COMPARED:
        return NotMade("repeats", compared)
    p_value, expected = binomial_two_sided(repeated, compared, _FAIR), compared * _FAIR
    deviation = (repeated - expected) / (expected * (1 - _FAIR)) ** 0.5
    return FairnessTest("repeats", compared, deviation, p_value, "exact", observed=repeated, expected=expected)


def pairs_test(thrown: Sequence[Sequence[int]]) -> FairnessTest | NotMade:
    """Return whether dice that fall together are equal as often as independent ones."""
    sizes = Counter(len(dice) for dice in thrown)
    pairs = sum(times * size * (size - 1) // 2 for size, times in sizes.items())
    if pairs < LEAST_COMPARED:
        return NotMade("pairs", pairs)
    equal = sum(count * (count - 1) // 2 for dice in thrown for count in Counter(dice).values())
    expected = pairs * _FAIR
    deviation = (equal - expected) / (expected * (1 - _FAIR)) ** 0.5
    method: Method = "normal"
    if len(thrown) <= MOST_EXACT_THROWS:
        method = "exact"
        distribution = convolve([(equal_pairs(size), times) for size, times in sorted(sizes.items())])
        p_value = two_sided(distribution, equal)
    else:
        p_value = chi_square_tail(deviation * deviation, 1)
    return FairnessTest("pairs", pairs, deviation, p_value, method, observed=equal, expected=expected)


@lru_cache(maxsize=16)
def equal_pairs(size: int) -> Floats:
    """Return the probability of each number of equal pairs among dice that fell together."""
    found: Floats = np.zeros(size * (size - 1) // 2 + 1)
    for dice in product(FACES, repeat=size):
        found[sum(count * (count - 1) // 2 for count in Counter(dice).values())] += 1
    return found / float(_FACE_COUNT**size)


def groups_test(name: TestName, groups: Sequence[Group]) -> FairnessTest | NotMade:
    """Return whether the faces of several groups fell alike, by chi-square.

    Groups with too few dice are left out, and faces that never fell.
    """
    large = [group for group in groups if sum(group.counts) >= LEAST_COMPARED]
    if len(large) < 2:
        return NotMade(name, sorted(sum(group.counts) for group in groups)[-2])
    counts = np.array([group.counts for group in large], dtype=np.float64)
    counts = counts[:, counts.sum(axis=0) > 0]
    sizes, faces, dice = counts.sum(axis=1), counts.sum(axis=0), counts.sum()
    expected = np.outer(sizes, faces) / dice
    if expected.min() < _LEAST_EXPECTED:
        return NotMade(name, int(sizes.min()), ceil(_LEAST_EXPECTED * dice / faces.min()))
    # Given all sums, the mean of the statistic is greater than the degrees of freedom by this factor.
    statistic = float(((counts - expected) ** 2 / expected).sum() * (dice - 1) / dice)
    degrees = (len(large) - 1) * (len(faces) - 1)
    p_value = chi_square_tail(statistic, degrees)
    return FairnessTest(name, int(dice), statistic, p_value, "chi_square", degrees, groups=tuple(large))


def _adjust(tests: Sequence[FairnessTest], level: float) -> tuple[FairnessTest, ...]:
    """Return tests with the p-values adjusted by Holm's method."""
    adjusted, greatest = {}, 0.0
    for rank, test in enumerate(sorted(tests, key=lambda each: each.p_value)):
        greatest = max(greatest, min(1.0, (len(tests) - rank) * test.p_value))
        adjusted[test.name] = greatest
    return tuple(replace(test, adjusted=adjusted[test.name], unusual=adjusted[test.name] <= level) for test in tests)


@lru_cache(maxsize=256)
def detectable_chance(dice: int, level: float, power: float = POWER) -> float | None:
    """Return the least chance of one face, above 1/6, that the test of faces finds with this power.

    The other faces are equally likely. None if even a die that always shows the same face would not be found.
    """
    found = _power_of(dice, level)
    if found(1.0) < power:
        return None
    return bisect(lambda chance: found(chance) >= power, _FAIR, 1.0)


def _power_of(dice: int, level: float) -> Callable[[float], float]:
    """Return a function from the chance of one face to the probability that the test of faces finds it.

    The count of that face is binomial. Given it, the other faces are equally likely, and chi-square approximates their
    part of the statistic.
    """
    degrees = _FACE_COUNT - 1
    if dice <= MOST_EXACT_DICE:
        squares = float(even_counts(dice).critical(level))
    else:
        squares = (chi_square_critical(level, degrees) + dice) * dice / _FACE_COUNT

    def power(chance: float) -> float:
        of, chances = binomial(dice, chance)
        others = dice - of
        missing = squares - of.astype(np.float64) ** 2 - others**2 / degrees
        scaled = np.maximum(0.0, missing * degrees / np.maximum(others, 1)) / 2
        # The tail of chi-square with four degrees of freedom.
        tails = np.where((others == 0) & (missing > 0), 0.0, exp(-scaled) * (1 + scaled))
        return float((chances * tails).sum())

    return power
