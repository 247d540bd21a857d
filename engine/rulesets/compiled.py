"""Rulesets as numbers: points of all hands in all categories, joker moves and bonuses.

`compile_ruleset` is the only interpreter of the grammar. Scoring, checks, solving and advice all use its numbers, so
they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, compress
from typing import NamedTuple

from engine.derived import Source, shared
from engine.dice import FACES, Hand, hand_index, hands
from engine.rulesets.points import Points, roll_points_of, upper_bonus_of
from engine.rulesets.ruleset import ExtraRolls, Joker, Order, Ruleset, fingerprint

Categories = tuple[int, ...]
"""Indices of categories in ascending order."""


class JokerMoves(NamedTuple):
    """The categories that a joker may fill if they are open, and its points in each category."""

    allowed: frozenset[int]
    points: tuple[int, ...]


AllJokerMoves = tuple[tuple[tuple[JokerMoves, JokerMoves], tuple[JokerMoves, JokerMoves]], ...]
"""`JokerMoves` by face - 1, whether the upper category of the face is open, and whether a lower category is."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class CompiledRuleset(Source):
    """A ruleset as numbers. H hands are in the order of `dice.hands`, C categories in that of the card.

    Objects are equal only by identity, which makes them cheap cache keys; equal fingerprints imply equal numbers.

    A category is its index in `categories`. Arrays are nested tuples of int:

    times[C]             how often a category can be filled; it is open until then
    order                the order of filling: see `fillable`
    roll_points[B][H][C] points of a hand on the first roll, the second, ...; the B-th ones are also those of later
                         rolls; B = 1 unless a category pays by the roll, and if a turn is a single roll
    points[H][C]         the last of these
    requires[C]          the category that has to be filled with points before this one earns any, -1 for none
    dependent            the categories that require another
    marks                the categories of which a state remembers whether they were *made*, filled with points: the
                         joker category if it earns an extra bonus, and those that others require
    extra_rolls          the rolls beyond those of the turn, or None
    upper_face[C]        the face that an upper category counts, 0 for the others
    upper_bonus[T + 1]   the upper bonus of each upper total from 0 to T = upper_cap, the greatest that matters
    plain_points[C]      points of hands of not all equal dice, on any roll
    natural_points[C]    points of all hands that are not jokers, on any roll
    payable[C]           points of all hands, jokers included, in ascending order
    joker_moves[6][2][2] moves of a hand of equal dice while the joker category is filled: by its face - 1, whether the
                         upper category of that face is open, and whether one of `other_lower` is
    other_lower          the lower categories except the joker category
    """

    ruleset: Ruleset
    fingerprint: str
    categories: tuple[str, ...]
    hands: tuple[Hand, ...]
    times: tuple[int, ...]
    order: Order
    roll_points: tuple[Points, ...]
    points: Points
    requires: tuple[int, ...]
    dependent: Categories
    marks: Categories
    extra_rolls: ExtraRolls | None
    upper_face: tuple[int, ...]
    upper_cap: int
    upper_bonus: tuple[int, ...]
    plain_points: tuple[frozenset[int], ...]
    natural_points: tuple[frozenset[int], ...]
    payable: tuple[tuple[int, ...], ...]
    joker_category: int
    extra_bonus: int
    joker_moves: AllJokerMoves
    other_lower: frozenset[int]

    def index(self, hand: Hand) -> int:
        """Return the index of a sorted hand in `hands`; raises KeyError for others."""
        return hand_index(self.ruleset.dice_count)[hand]

    @property
    def turns(self) -> int:
        """Return the turns of a game: the sum of all fillings."""
        return sum(self.times)

    def upper_bonus_of(self, upper_total: int) -> int:
        """Return the bonus of an upper total, capped or not; negative ones, of invalid cards only, count as 0."""
        return self.upper_bonus[max(0, min(upper_total, self.upper_cap))]

    @property
    def bonus_awarded(self) -> tuple[bool, ...]:
        """Return for each upper total from 0 to the cap whether it is awarded the upper bonus.

        A negative tier is not an award; other tiers at 0 are awarded in every game.
        """
        first = next((tier.at for tier in self.ruleset.bonus), len(self.upper_bonus))
        return tuple(total >= first and pays >= 0 for total, pays in enumerate(self.upper_bonus))

    @property
    def bonus_from(self) -> int | None:
        """Return the least upper total that is awarded the upper bonus, or None."""
        return next((total for total, awarded in enumerate(self.bonus_awarded) if awarded), None)

    def extra_rolls_after(self, before: int, rolls_left: int) -> int:
        """Return the extra rolls after a turn that began with `before` extra rolls and ended with `rolls_left`."""
        extra = self.extra_rolls
        if extra is None:
            return 0
        if not extra.saves:
            return min(before, rolls_left)
        return rolls_left if extra.most is None else min(rolls_left, extra.most)

    def greatest_extra_rolls(self, turns_played: int) -> int:
        """Return the most extra rolls after some turns."""
        extra = self.extra_rolls
        if extra is None:
            return 0
        if not extra.saves:
            return extra.start
        saved = extra.start + (self.ruleset.rolls - 1) * turns_played
        return saved if extra.most is None else min(saved, extra.most)


@shared
def compile_ruleset(ruleset: Ruleset) -> CompiledRuleset:
    """Return the numbers of a ruleset; those with one fingerprint share the work.

    Raises `ValueError` for a ruleset with columns, which `engine.cards.rules.compile_rules` compiles.

    >>> from engine.definitions.definition import load_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> compiled.points[compiled.index((1, 3, 3, 3, 3))][compiled.categories.index("four_of_a_kind")]
    13
    """
    if ruleset.columns:
        raise ValueError(f"{ruleset.name} has columns: it compiles to a sheet, not to a single card")
    compiled = _compile(_Unnamed(fingerprint(ruleset), ruleset))
    return compiled if compiled.ruleset == ruleset else replace(compiled, ruleset=ruleset)


def filled_in_order(compiled: CompiledRuleset, order: Order) -> CompiledRuleset:
    """Return the same card with another order of filling; no other number changes."""
    if order == compiled.order:
        return compiled
    ruleset = replace(compiled.ruleset, order=order)
    return replace(compiled, ruleset=ruleset, fingerprint=fingerprint(ruleset), order=order)


class _Unnamed:
    """A cache key that is equal for rulesets of the same fingerprint."""

    __slots__ = ("fingerprint", "ruleset")

    def __init__(self, fingerprint: str, ruleset: Ruleset) -> None:
        self.fingerprint = fingerprint
        self.ruleset = ruleset

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unnamed) and other.fingerprint == self.fingerprint


@shared
def _compile(unnamed: _Unnamed) -> CompiledRuleset:
    ruleset = unnamed.ruleset
    roll_points = roll_points_of(ruleset)
    points = roll_points[-1]
    upper_face = tuple(category.upper or 0 for category in ruleset.categories)
    times = tuple(category.times for category in ruleset.categories)
    ids = ruleset.category_ids
    requires = tuple(-1 if each.after is None else ids.index(each.after) for each in ruleset.categories)
    joker = ruleset.joker
    joker_category = -1 if joker is None else ids.index(joker.category)
    joker_moves = () if joker is None else _joker_moves(ruleset, joker, points)
    extra_bonus = 0 if joker is None else joker.bonus
    all_hands = hands(ruleset.dice_count)
    plain_points = _earned(ruleset, roll_points, [hand[0] != hand[-1] for hand in all_hands])
    natural_points = _earned(ruleset, roll_points, [True] * len(all_hands))
    upper_bonus = upper_bonus_of(ruleset)
    return CompiledRuleset(
        ruleset=ruleset,
        fingerprint=unnamed.fingerprint,
        categories=ids,
        hands=all_hands,
        times=times,
        order=ruleset.order,
        roll_points=roll_points,
        points=points,
        requires=requires,
        dependent=tuple(c for c, required in enumerate(requires) if required >= 0),
        marks=tuple(sorted({c for c in (joker_category if extra_bonus else -1, *requires) if c >= 0})),
        extra_rolls=ruleset.extra_rolls,
        upper_face=upper_face,
        upper_cap=len(upper_bonus) - 1,
        upper_bonus=upper_bonus,
        plain_points=plain_points,
        natural_points=natural_points,
        payable=tuple(
            tuple(sorted(natural | _joker_earned(joker_moves, c))) for c, natural in enumerate(natural_points)
        ),
        joker_category=joker_category,
        extra_bonus=extra_bonus,
        joker_moves=joker_moves,
        other_lower=frozenset(c for c, face in enumerate(upper_face) if not face and c != joker_category),
    )


def _earned(ruleset: Ruleset, roll_points: tuple[Points, ...], counts: Sequence[bool]) -> tuple[frozenset[int], ...]:
    """Return per category all points of counted hands on any roll, and 0 if it requires another category."""
    by_category = zip(*(zip(*points, strict=True) for points in roll_points), strict=True)
    return tuple(
        frozenset(chain.from_iterable(compress(points, counts) for points in by_roll))
        | ({0} if category.after is not None and any(counts) else set())
        for category, by_roll in zip(ruleset.categories, by_category, strict=True)
    )


def _joker_earned(joker_moves: AllJokerMoves, category: int) -> set[int]:
    return {
        paid[category]
        for by_upper in joker_moves
        for by_lower in by_upper
        for allowed, paid in by_lower
        if category in allowed
    }


def _joker_moves(ruleset: Ruleset, joker: Joker, points: Points) -> AllJokerMoves:
    """Return the joker rule as numbers; only this function distinguishes the four rules.

    forced    the upper category of the face if it is open; else a lower one, for joker points; else any upper one
    free      an ordinary hand while the upper category of the face is open, then lower ones for joker points too
    original  (1956) a lower category for joker points; if none is open, any upper one for no points
    none      an ordinary hand
    """
    ids = ruleset.category_ids
    everything = frozenset(range(len(ids)))
    upper_of = {category.upper: frozenset([c]) for c, category in enumerate(ruleset.categories) if category.upper}
    upper = frozenset[int]().union(*upper_of.values())
    lower = everything - upper
    joker_points = dict(joker.points)

    def moves(face: int, upper_open: bool, lower_open: bool) -> JokerMoves:
        natural = points[hand_index(ruleset.dice_count)[(face,) * ruleset.dice_count]]
        as_joker = tuple(joker_points.get(ids[c], paid) for c, paid in enumerate(natural))
        match joker.rule:
            case "forced":
                if upper_open:
                    return JokerMoves(upper_of.get(face, frozenset()), natural)
                return JokerMoves(lower if lower_open else upper, as_joker)
            case "free":
                return JokerMoves(everything, natural if upper_open else as_joker)
            case "original":
                unpaid = tuple(0 if c in upper else paid for c, paid in enumerate(as_joker))
                return JokerMoves(lower if lower_open else upper, unpaid)
            case "none":
                return JokerMoves(everything, natural)

    return tuple(
        (
            (moves(face, False, False), moves(face, False, True)),
            (moves(face, True, False), moves(face, True, True)),
        )
        for face in FACES
    )


def fillable(compiled: CompiledRuleset, still_open: Categories) -> Categories:
    """Return the open categories that the order of filling allows.

    free         any
    card         the first on the card
    up           the last on the card
    upper_first  any upper one while there is one, then any
    """
    if compiled.order == "free":
        return still_open
    if compiled.order == "card":
        return still_open[:1]
    if compiled.order == "up":
        return still_open[-1:]
    return tuple([category for category in still_open if compiled.upper_face[category]]) or still_open
