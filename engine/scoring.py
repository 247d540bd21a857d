"""A ruleset as numbers: the points of every hand in every category, the joker's choices and the bonuses.

`compile_ruleset` is the one interpreter of the grammar. The scorer, the checker, the solver and the advisor
all read the numbers it makes, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine.dice import FACES, Hand, hand_index, hands
from engine.patterns import match
from engine.ruleset import Category, Joker, Ruleset, fingerprint

Categories = tuple[int, ...]
"""Some categories by their places on the card, ascending."""


class JokerMoves(NamedTuple):
    """Which categories a joker may fill, if they are open, and what it earns in each."""

    allowed: frozenset[int]
    points: tuple[int, ...]


AllJokerMoves = tuple[tuple[tuple[JokerMoves, JokerMoves], tuple[JokerMoves, JokerMoves]], ...]
"""`JokerMoves` by face - 1, whether the upper category of the face is open, whether a lower category is."""


@dataclass(frozen=True, slots=True, eq=False)
class CompiledRuleset:
    """A ruleset as numbers. H hands in the order of `dice.hands`, C categories in the order of the card.

    Equal only to itself, so that it is a cheap key of a cache; rulesets of one `fingerprint` have equal numbers.

    A category is known by its place in `categories`. Arrays are nested tuples of int:

    times[C]             how often each category can be filled
    points[H][C]         points of a hand, in a roll after the first; with a single roll every hand is served, and these
                         are the served points too
    served_points[H][C]  points of a hand on the first roll (more only where a category pays for served hands)
    upper_face[C]        the face an upper category counts, 0 for the others
    upper_bonus[T + 1]   the upper bonus of each upper total from 0 to T = upper_cap, the greatest that matters
    plain_points[C]      every number of points that hands of not all equal dice earn, on any roll
    natural_points[C]    the same of all hands, five equal dice that are no joker included
    payable[C]           the same with what jokers earn: all that can stand in the category, ascending
    joker_moves[6][2][2] of a hand of equal dice while the joker category is filled: by its face - 1, whether the
                         upper category of that face is open, whether one of `other_lower` is
    other_lower          the lower categories but the joker category
    """

    ruleset: Ruleset
    fingerprint: str
    categories: tuple[str, ...]
    times: tuple[int, ...]
    hands: tuple[Hand, ...]
    points: tuple[tuple[int, ...], ...]
    served_points: tuple[tuple[int, ...], ...]
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
    card_order: bool

    def index(self, hand: Hand) -> int:
        """The place of a (sorted) hand in `hands`; KeyError where it is none."""
        return hand_index(self.ruleset.dice_count)[hand]

    @property
    def turns(self) -> int:
        """Turns of a game: how often all categories together are filled."""
        return sum(self.times)

    def upper_bonus_of(self, upper_total: int) -> int:
        """What an upper total, capped or not, earns; one below 0, which only a wrong card has, as much as 0."""
        return self.upper_bonus[max(0, min(upper_total, self.upper_cap))]


@dataclass(frozen=True, slots=True)
class Score:
    """Fill this category (its index) with the hand; it earns `points`, and `extra_bonus` beside them."""

    category: int
    points: int
    extra_bonus: int


@dataclass(frozen=True, slots=True)
class HandPoints:
    """What one hand gets everywhere: points in each category, the categories it may fill, the extra bonus then.

    The points of a category that may not be filled are what it would pay if it were open.
    """

    points: tuple[int, ...]
    legal: Categories
    extra_bonus: int
    joker: bool


# Bounded, since strangers post rulesets; the numbers are shared with the cache below.
@lru_cache(maxsize=64)
def compile_ruleset(ruleset: Ruleset) -> CompiledRuleset:
    """The numbers of a ruleset. Rulesets with one fingerprint share the work.

    >>> from engine.definition import load_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> compiled.points[compiled.index((1, 3, 3, 3, 3))][compiled.categories.index("four_of_a_kind")]
    13
    """
    compiled = _compile(_Unnamed(fingerprint(ruleset), ruleset))
    return compiled if compiled.ruleset == ruleset else replace(compiled, ruleset=ruleset)


class _Unnamed:
    """A ruleset that is equal to every other of the same fingerprint, as a key of the cache."""

    __slots__ = ("fingerprint", "ruleset")

    def __init__(self, fingerprint: str, ruleset: Ruleset) -> None:
        self.fingerprint = fingerprint
        self.ruleset = ruleset

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unnamed) and other.fingerprint == self.fingerprint


# Bounded, since strangers post rulesets; one entry is about half a megabyte.
@lru_cache(maxsize=64)
def _compile(unnamed: _Unnamed) -> CompiledRuleset:
    ruleset = unnamed.ruleset
    all_hands = hands(ruleset.dice_count)
    colour_of = {face: colour for colour, faces in ruleset.colours for face in faces}
    paid = [[_points(category, hand, colour_of) for category in ruleset.categories] for hand in all_hands]
    served_points = tuple(tuple(served for _, served in row) for row in paid)
    # With a single roll no hand is scored but on the first: nothing that reads `points` needs to know.
    points = served_points if ruleset.rolls == 1 else tuple(tuple(later for later, _ in row) for row in paid)
    upper_face = tuple(category.upper or 0 for category in ruleset.categories)
    cap = ruleset.bonus[-1].at if ruleset.bonus else 0
    joker = ruleset.joker
    joker_category = -1 if joker is None else ruleset.category_ids.index(joker.category)
    joker_moves = () if joker is None else _joker_moves(ruleset, joker, points)
    rows = list(zip(all_hands, points, served_points, strict=True))
    plain_points = _earned(rows, lambda hand: hand[0] != hand[-1], len(upper_face))
    natural_points = _earned(rows, lambda _: True, len(upper_face))
    return CompiledRuleset(
        ruleset=ruleset,
        fingerprint=unnamed.fingerprint,
        categories=ruleset.category_ids,
        times=(1,) * len(ruleset.categories),
        hands=all_hands,
        points=points,
        served_points=served_points,
        upper_face=upper_face,
        upper_cap=cap,
        upper_bonus=tuple(_upper_bonus(ruleset, total) for total in range(cap + 1)),
        plain_points=plain_points,
        natural_points=natural_points,
        payable=tuple(
            tuple(sorted(natural | _joker_earned(joker_moves, c))) for c, natural in enumerate(natural_points)
        ),
        joker_category=joker_category,
        extra_bonus=0 if joker is None else joker.bonus,
        joker_moves=joker_moves,
        other_lower=frozenset(c for c, face in enumerate(upper_face) if not face and c != joker_category),
        card_order=ruleset.order == "card",
    )


def _points(category: Category, hand: Hand, colour_of: dict[int, str]) -> tuple[int, int]:
    """What a hand earns in a roll after the first, and on the first roll."""
    if category.upper is not None:
        earned = category.upper * hand.count(category.upper)
        return earned, earned
    matched = match(category.needs, hand, colour_of)
    if matched is None:
        return 0, 0
    pays = category.pays
    earned = sum(hand if pays.sum == "all" else matched) + pays.plus if pays.points is None else pays.points
    return earned, earned + pays.served


def _upper_bonus(ruleset: Ruleset, upper_total: int) -> int:
    return max((tier.pays for tier in ruleset.bonus if tier.at <= upper_total), default=0)


def _earned(
    rows: Iterable[tuple[Hand, tuple[int, ...], tuple[int, ...]]], counts: Callable[[Hand], bool], category_count: int
) -> tuple[frozenset[int], ...]:
    """Per category every number of points that hands which count earn, served or not."""
    earned = [paid for hand, *both in rows if counts(hand) for paid in both]
    return tuple(frozenset(column) for column in zip(*earned, strict=True)) or (frozenset(),) * category_count


def _joker_earned(joker_moves: AllJokerMoves, category: int) -> set[int]:
    return {
        paid[category]
        for by_upper in joker_moves
        for by_lower in by_upper
        for allowed, paid in by_lower
        if category in allowed
    }


def _joker_moves(ruleset: Ruleset, joker: Joker, points: tuple[tuple[int, ...], ...]) -> AllJokerMoves:
    """The joker rules as numbers; the four of them differ here and nowhere else.

    forced    the upper category of the face if it is open; else a lower one, at joker points; else any upper one
    free      as no joker while the upper category of the face is open, then lower ones at joker points too
    original  (1956) a lower category at joker points; when none is open, any upper one, which pays nothing
    none      a hand like any other
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


def score_hand(
    compiled: CompiledRuleset, still_open: Categories, live: bool, hand: Hand, *, served: bool = False
) -> Iterator[Score]:
    """Every legal category of a hand, in the order of the card, with what it earns.

    `still_open` are the open categories, `live` says whether the joker category was filled with points (so that the
    extra bonus is paid), `served` whether this is the first roll.
    """
    scored = score_everywhere(compiled, still_open, live, hand, served=served)
    for category in scored.legal:
        yield Score(category, scored.points[category], scored.extra_bonus)


def is_joker(compiled: CompiledRuleset, still_open: Categories, hand: Hand) -> bool:
    """Whether the hand is a further one of equal dice: the joker category is filled already."""
    return compiled.joker_category >= 0 and hand[0] == hand[-1] and compiled.joker_category not in still_open


def joker_choice(compiled: CompiledRuleset, still_open: Categories, face: int) -> JokerMoves:
    """What a further hand of equal dice of this face may fill, if it is open, and its points."""
    upper_open = face in compiled.upper_face and compiled.upper_face.index(face) in still_open
    lower_open = not compiled.other_lower.isdisjoint(still_open)
    return compiled.joker_moves[face - 1][upper_open][lower_open]


def score_everywhere(
    compiled: CompiledRuleset, still_open: Categories, live: bool, hand: Hand, *, served: bool = False
) -> HandPoints:
    """The points of a hand in every category; the arguments are those of `score_hand`."""
    at = compiled.index(hand)
    points = compiled.served_points[at] if served else compiled.points[at]
    if compiled.card_order:
        return HandPoints(points, still_open[:1], 0, joker=False)
    if not is_joker(compiled, still_open, hand):
        return HandPoints(points, still_open, 0, joker=False)
    allowed, points = joker_choice(compiled, still_open, hand[0])
    legal = tuple([category for category in still_open if category in allowed])
    return HandPoints(points, legal, compiled.extra_bonus if live else 0, joker=True)
