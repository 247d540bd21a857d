"""Exact play of two players who take turns, a second time: dense arrays, own rules, own dice, own states.

Every pair of states has arrays over the lead of the player to move. Only forced Yatzy and Balut (STC version) are small
enough to be solved as a whole; `stored_match` recomputes single turns of larger games.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, Protocol

import numpy as np

from strategy_tables.model.arrays import Floats, Integers

CLOSER = 1e-12
"""Differences that are ties."""

Hand = tuple[int, ...]
Rule = Callable[[Hand], int]


class State(NamedTuple):
    """A card: the number of turns, the bits of filled categories, and a memory.

    The memory is the upper total until the bonus is paid, -1 once that is out of reach. With a double category, it is 1
    while the double can still be made.
    """

    turns: int = 0
    filled: int = 0
    memory: int = 0


class Ending(NamedTuple):
    """An ending of a turn: hands, their points with bonuses, and the next state."""

    hands: Integers
    gain: int
    state: State


class Game(NamedTuple):
    """Rules of a game in which every category is filled once.

    * `rules`: points in every category
    * `most`: greatest total
    * `sections`: numbers of categories that are filled one after the other, if not in any order
    * `has_bonus`: whether 63 upper points pay 50
    * `served`: categories that pay 5 more on the first roll
    * `single`: the category that must be made before the next one, its double
    """

    rules: list[Rule]
    most: int
    dice: int = 5
    rolls: int = 3
    sections: tuple[int, ...] = ()
    has_bonus: bool = False
    served: tuple[int, ...] = ()
    single: int | None = None

    def allowed(self, filled: int) -> list[int]:
        """Return the open categories of the first section that has any."""
        start = 0
        for size in self.sections or (len(self.rules),):
            found = [each for each in range(start, start + size) if not filled >> each & 1]
            if found:
                return found
            start += size
        return []

    def points(self, state: State, category: int, hand: Hand, *, is_served: bool) -> int:
        """Return the points of a hand."""
        if self.single is not None and category == self.single + 1 and not state.memory:
            return 0
        found = self.rules[category](hand)
        return found + 5 * (found > 0 and is_served and category in self.served)

    def card(self, filled: int, memory: int) -> State:
        """Return the state of filled categories, with a memory that may no longer matter."""
        turns, rest = filled.bit_count(), self._upper_left(filled)
        if self.has_bonus:
            memory = 0 if not rest else memory if memory >= 0 and memory + rest >= 63 else -1
        elif self.single is None or filled >> self.single & 3 != 1:
            memory = 0
        return State(turns, filled, memory)

    def fill(self, state: State, category: int, points: int) -> tuple[int, State]:
        """Return the points with a bonus, and the next state."""
        filled, memory, gain = state.filled | 1 << category, state.memory, points
        if self.has_bonus and category < 6 and memory >= 0:
            memory += points
            gain += 50 * (memory >= 63 and not self._upper_left(filled))
        if category == self.single:
            memory = int(points > 0)
        return gain, self.card(filled, memory)

    def _upper_left(self, filled: int) -> int:
        """Return the greatest points in open upper categories."""
        return sum(5 * face for face in range(1, 7) if not filled >> face - 1 & 1)


def _matched(hand: Hand, *sizes: int) -> int:
    """Return the greatest sum of groups of different faces of at least these sizes, 0 if there are none."""
    counts = {face: hand.count(face) for face in range(6, 0, -1)}
    found = 0
    for size in sizes:
        face = next((face for face, count in counts.items() if count >= size), 0)
        if not face:
            return 0
        del counts[face]
        found += size * face
    return found


def _groups(*sizes: int) -> Rule:
    return lambda hand: _matched(hand, *sizes)


def _upper(face: int) -> Rule:
    return lambda hand: face * hand.count(face)


def _is_full_house(hand: Hand) -> bool:
    return sorted(map(hand.count, set(hand))) == [2, 3]


def _full_house(hand: Hand) -> int:
    return sum(hand) * _is_full_house(hand)


def _all_of(points: int, *hands: Hand) -> Rule:
    return lambda hand: points * (hand in hands)


def _equal(points: int) -> Rule:
    return lambda hand: points * (len(set(hand)) == 1)


_LITTLE, _BIG = (1, 2, 3, 4, 5), (2, 3, 4, 5, 6)
_UPPER = [_upper(face) for face in range(1, 7)]
_YATZY = [
    *_UPPER,
    *[_groups(*sizes) for sizes in ((2,), (2, 2), (3,), (4,))],
    _all_of(15, _LITTLE),
    _all_of(20, _BIG),
    _full_house,
    sum,
    _equal(50),
]
_GENERALA = [
    *_UPPER,
    _all_of(20, _LITTLE, _BIG),
    lambda hand: 30 * _is_full_house(hand),
    lambda hand: 40 * (_matched(hand, 4) > 0),
    _equal(50),
]
_BALUT = [
    *_UPPER[3:],
    lambda hand: sum(hand) * (hand in (_LITTLE, _BIG)),
    _full_house,
    sum,
    _equal(30),
]
_YACHT = [*_UPPER, _full_house, _groups(4), _all_of(30, _LITTLE), _all_of(30, _BIG), sum, _equal(50)]
_CRAG = [
    *_UPPER,
    *[_all_of(20, hand) for hand in ((1, 3, 5), (2, 4, 6), (1, 2, 3), (4, 5, 6))],
    _equal(25),
    lambda hand: 26 * (sum(hand) == 13),
    lambda hand: 50 * (sum(hand) == 13 and len(set(hand)) == 2),
]
GAMES: Mapping[str, Game] = {
    "balut-stc": Game(_BALUT, 200),
    "crag": Game(_CRAG, 244, dice=3, rolls=2),
    "generala": Game(_GENERALA, 270, served=(6, 7, 8)),
    "generala-double": Game([*_GENERALA, _equal(100)], 370, served=(6, 7, 8), single=9),
    "yacht": Game(_YACHT, 297),
    "yatzy-forced": Game(_YATZY, 375, sections=(1,) * 15, has_bonus=True),
    "yatzy-upper-first": Game(_YATZY, 375, sections=(6, 9), has_bonus=True),
}


class Worths(NamedTuple):
    """Probabilities of winning, a tie counting one half, and of a tie; of the last axis by the lead."""

    wins: Floats
    ties: Floats

    def better(self, other: "Worths") -> "Worths":
        """Return the other one where it is better."""
        is_better = other.wins > self.wins + CLOSER
        return Worths(np.where(is_better, other.wins, self.wins), np.where(is_better, other.ties, self.ties))

    def take(self, places: Any) -> "Worths":
        """Return the worths at these places."""
        return Worths(self.wins[places], self.ties[places])


class NextWorths(Protocol):
    """The worths of pairs of states, for the player who moves next."""

    def __getitem__(self, pair: tuple[State, State], /) -> Worths:
        """Return those of one pair."""


class Rolls:
    """Rolls of some dice."""

    def __init__(self, dice: int) -> None:
        keeps = [[*combinations_with_replacement(range(1, 7), size)] for size in range(dice + 1)]
        places = [{keep: place for place, keep in enumerate(each)} for each in keeps]
        self.hands = keeps[dice]
        self._more = [
            np.array([[places[size + 1][tuple(sorted((*keep, face)))] for face in range(1, 7)] for keep in keeps[size]])
            for size in range(dice)
        ]
        self._fewer = [
            np.array([[places[size - 1][(*keep[:die], *keep[die + 1 :])] for die in range(size)] for keep in each])
            for size, each in enumerate(keeps)
            if size
        ]

    def roll(self, hands: Worths) -> list[Worths]:
        """Return the worths of rerolling all but the keeps of each size."""
        found = [hands]
        for more in reversed(self._more):
            last = found[0]
            found.insert(0, Worths(*(sum(each[more[:, face]] for face in range(6)) / 6.0 for each in last)))
        return found

    def keep(self, hands: Worths) -> Worths:
        """Return the worths of the best keeps of every hand; keeping all is worth what it is with one roll less."""
        rolled = self.roll(hands)
        best = rolled[0]
        for fewer, own in zip(self._fewer, rolled[1:], strict=True):
            for die in range(fewer.shape[1]):
                own = own.better(best.take(fewer[:, die]))
            best = own
        return best


class DenseMatch:
    """Play to win by both players of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.leads = np.arange(-game.most, game.most + 1)
        self.endings = cache(lambda state, is_served: [*self._endings(state, is_served)])
        self._rolls = Rolls(game.dice)

    def _endings(self, state: State, is_served: bool) -> Iterator[Ending]:
        for category in self.game.allowed(state.filled):
            points = [self.game.points(state, category, each, is_served=is_served) for each in self._rolls.hands]
            for paid in sorted(set(points)):
                yield Ending(np.flatnonzero(np.equal(points, paid)), *self.game.fill(state, category, paid))

    def layers(self) -> list[list[State]]:
        """Return the states by turns played."""
        layers = [[State()]]
        while any(self.endings(state, False) for state in layers[-1]):
            layers.append(sorted({ending.state for state in layers[-1] for ending in self.endings(state, False)}))
        return layers

    def solve(self) -> tuple[float, float]:
        """Return the probabilities that the first player wins, a tie counting one half, and of a tie."""
        layers = self.layers()
        after = {(a, b): self.finished() for a in layers[-1] for b in layers[-1]}
        for now, then in zip(layers[-2::-1], layers[:0:-1], strict=True):
            for others in (then, now):
                after = {(a, b): self.turn(a, b, after) for a in now for b in others}
        [found] = after.values()
        return float(found.wins[self.game.most]), float(found.ties[self.game.most])

    def finished(self) -> Worths:
        """Return the worths of two full cards."""
        sign = np.sign(self.leads)
        return Worths((sign + 1.0) / 2.0, (sign == 0) * 1.0)

    def turn(self, mover: State, other: State, after: NextWorths) -> Worths:
        """Return the worths of a turn, given those of the other player's turns."""
        best = self.scores(mover, other, after, is_served=self.game.rolls == 1)
        for left in range(1, self.game.rolls):
            is_served = left == self.game.rolls - 1
            best = self.scores(mover, other, after, is_served=is_served).better(self._rolls.keep(best))
        return self._rolls.roll(best)[0].take(0)

    def scores(self, mover: State, other: State, after: NextWorths, *, is_served: bool) -> Worths:
        """Return the worths of scoring every hand."""
        most = self.game.most
        shape = len(self._rolls.hands), len(self.leads)
        found = Worths(np.full(shape, -1.0), np.zeros(shape))
        for ending in self.endings(mover, is_served):
            worths = after[other, ending.state]
            wins = np.pad(1.0 - worths.wins[::-1], most, constant_values=(0.0, 1.0))
            ties = np.pad(worths.ties[::-1], most)
            part = slice(most + ending.gain, most + ending.gain + len(self.leads))
            better = found.take(ending.hands).better(Worths(wins[part], ties[part]))
            found.wins[ending.hands], found.ties[ending.hands] = better
        return found
