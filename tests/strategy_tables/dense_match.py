"""Exact play of two players who take turns, a second time: dense arrays, own rules, own dice, own states.

Forced Yatzy and Balut (STC version) alone are small enough. States are tuples. Every pair of them has arrays over the
lead of the player to move.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from strategy_tables.model.arrays import Floats, Integers

KEEPS = [[*combinations_with_replacement(range(1, 7), size)] for size in range(6)]
HANDS = KEEPS[5]
PLACES = [{keep: place for place, keep in enumerate(keeps)} for keeps in KEEPS]
MORE = [
    np.array([[PLACES[size + 1][tuple(sorted((*keep, face)))] for face in range(1, 7)] for keep in KEEPS[size]])
    for size in range(5)
]
FEWER = [
    np.array([[PLACES[size - 1][(*keep[:die], *keep[die + 1 :])] for die in range(size)] for keep in KEEPS[size]])
    for size in range(1, 6)
]
CLOSER = 1e-12
"""Differences that are ties."""

State = tuple[int, int]


class Ending(NamedTuple):
    """An ending of a turn: hands, their points with bonuses, and the next state."""

    hands: Integers
    gain: int
    state: State


def _matched(hand: tuple[int, ...], *sizes: int) -> int:
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


def _full_house(hand: tuple[int, ...]) -> int:
    return sum(hand) if sorted(map(hand.count, set(hand))) == [2, 3] else 0


def _upper(face: int) -> Callable[[tuple[int, ...]], int]:
    return lambda hand: face * hand.count(face)


YATZY: list[Callable[[tuple[int, ...]], int]] = [
    *map(_upper, range(1, 7)),
    lambda hand: _matched(hand, 2),
    lambda hand: _matched(hand, 2, 2),
    lambda hand: _matched(hand, 3),
    lambda hand: _matched(hand, 4),
    lambda hand: 15 * (hand == (1, 2, 3, 4, 5)),
    lambda hand: 20 * (hand == (2, 3, 4, 5, 6)),
    _full_house,
    sum,
    lambda hand: 50 * (len(set(hand)) == 1),
]
BALUT: list[Callable[[tuple[int, ...]], int]] = [
    *map(_upper, range(4, 7)),
    lambda hand: sum(hand) * (hand in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))),
    _full_house,
    sum,
    lambda hand: 30 * (len(set(hand)) == 1),
]


def forced_yatzy(state: State) -> Iterator[Ending]:
    """Yield the endings from the next category and the upper total, -1 once the bonus is out of reach."""
    category, upper = state
    if category == len(YATZY):
        return
    points = np.array([YATZY[category](hand) for hand in HANDS])
    for paid in np.unique(points).tolist():
        then, gain = 0, paid
        if category < 6:
            then = -1 if upper < 0 else upper + paid
            if then + 5 * sum(range(category + 2, 7)) < 63:
                then = -1
            if category == 5:
                gain, then = paid + 50 * (then >= 63), 0
        yield Ending(np.flatnonzero(points == paid), gain, (category + 1, then))


def balut(state: State) -> Iterator[Ending]:
    """Yield the endings from the number of filled categories and their bits."""
    turns, filled = state
    for category, rule in enumerate(BALUT):
        if not filled >> category & 1:
            points = np.array([rule(hand) for hand in HANDS])
            for paid in np.unique(points).tolist():
                yield Ending(np.flatnonzero(points == paid), paid, (turns + 1, filled | 1 << category))


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


class DenseMatch:
    """Play to win by both players of a game whose totals differ by at most `most`."""

    def __init__(self, endings: Callable[[State], Iterator[Ending]], most: int) -> None:
        self.endings = cache(lambda state: [*endings(state)])
        self.most = most
        self.leads = np.arange(-most, most + 1)

    def layers(self) -> list[list[State]]:
        """Return the states by turns played."""
        layers = [[(0, 0)]]
        while any(self.endings(state) for state in layers[-1]):
            layers.append(sorted({ending.state for state in layers[-1] for ending in self.endings(state)}))
        return layers

    def solve(self) -> tuple[float, float]:
        """Return the probabilities that the first player wins, a tie counting one half, and of a tie."""
        layers = self.layers()
        sign = np.sign(self.leads)
        after = {(a, b): Worths((sign + 1.0) / 2.0, (sign == 0) * 1.0) for a in layers[-1] for b in layers[-1]}
        for now, then in zip(layers[-2::-1], layers[:0:-1], strict=True):
            for others in (then, now):
                after = {(a, b): self.turn(a, b, after) for a in now for b in others}
        found = after[(0, 0), (0, 0)]
        return float(found.wins[self.most]), float(found.ties[self.most])

    def turn(self, mover: State, other: State, after: dict[tuple[State, State], Worths]) -> Worths:
        """Return the worths of a turn, given those of the other player's turns."""
        scores = self.scores(mover, other, after)
        best = scores
        for _ in range(2):
            best = scores.better(_keep(best))
        return _roll(best)[0].take(0)

    def scores(self, mover: State, other: State, after: dict[tuple[State, State], Worths]) -> Worths:
        """Return the worths of scoring every hand."""
        shape = len(HANDS), len(self.leads)
        found = Worths(np.full(shape, -1.0), np.zeros(shape))
        for ending in self.endings(mover):
            worths = after[other, ending.state]
            wins = np.pad(1.0 - worths.wins[::-1], self.most, constant_values=(0.0, 1.0))
            ties = np.pad(worths.ties[::-1], self.most)
            part = slice(self.most + ending.gain, self.most + ending.gain + len(self.leads))
            better = found.take(ending.hands).better(Worths(wins[part], ties[part]))
            found.wins[ending.hands], found.ties[ending.hands] = better
        return found


def _roll(hands: Worths) -> list[Worths]:
    """Return the worths of rerolling all but the keeps of each size."""
    found = [hands]
    for more in reversed(MORE):
        last = found[0]
        found.insert(0, Worths(*(sum(each[more[:, face]] for face in range(6)) / 6.0 for each in last)))
    return found


def _keep(hands: Worths) -> Worths:
    """Return the worths of the best keeps of every hand; keeping all is worth what it is with one roll less."""
    rolled = _roll(hands)
    best = rolled[0]
    for fewer, own in zip(FEWER, rolled[1:], strict=True):
        for die in range(fewer.shape[1]):
            own = own.better(best.take(fewer[:, die]))
        best = own
    return best
