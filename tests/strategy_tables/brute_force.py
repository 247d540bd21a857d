"""Brute force of whole games: every move of every hand in every state, from full cards to the empty one.

Rulesets have no bonuses or jokers, so their states are the sets of filled categories. Points come from
`tests.engine.naive`, probabilities from rolling one die after the other. Ties are broken by the usual rule: categories
in the order of the card, then keeps of more dice, then ascending. Results of that policy are summed as well.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from tests.engine.naive import DICE_COUNT, POINTS, Dice

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

TIE = 1e-9
FACES = range(1, 7)


@dataclass(frozen=True)
class Hands:
    """The positions of all hands of a state with some rolls left.

    * `moves` [H, C + K]: values of every category, then of every keep; minus infinity for illegal moves
    * `best` [H]: the number of the chosen move
    * `ends` [H, 3 C]: for each category, the probabilities that the turn ends there with 0 points and with more, then
      its expected points there
    """

    moves: Floats
    best: Integers
    ends: Floats


@dataclass(frozen=True)
class State:
    """A state before its turn: open categories, the expected rest, and `hands` by rolls left.

    * `brings` [2 C]: the expected points of each category in the rest of the game, and the probabilities of 0 there
    * `later` [C, 2 C]: `brings` of the states after filling each category
    """

    open: tuple[int, ...]
    value: float
    brings: Floats
    later: Floats
    hands: tuple[Hands, ...]

    def brought(self, ends: Floats) -> Floats:
        """Return the expected rest of the game, like `brings`, after these ends of the turn."""
        missed, made, points = ends.reshape(3, -1)
        now = np.concatenate([points, missed])
        found: Floats = now + ((missed + made)[:, None] * self.later).sum(axis=0)
        return found


class BruteForce:
    """A ruleset: its hands, its keeps except all dice in the order of the tie rule, and the probabilities of dice."""

    def __init__(self, name: str, rolls: int) -> None:
        self.rolls = rolls
        count = DICE_COUNT[name]
        self.hands: list[Dice] = list(combinations_with_replacement(FACES, count))
        self.keeps: list[Dice] = [
            keep for size in range(count - 1, -1, -1) for keep in combinations_with_replacement(FACES, size)
        ]
        paid = [POINTS[name](hand) for hand in self.hands]
        self.categories = list(paid[0])
        self.points = np.array([[each[category] for category in self.categories] for each in paid], dtype=np.float64)
        inside = [{keep for size in range(count) for keep in combinations(hand, size)} for hand in self.hands]
        self.inside = np.array([[keep in one for keep in self.keeps] for one in inside])
        # For every keep of some size, the places of the six keeps with one more die.
        self.one_more: list[Integers] = []
        for size in range(count - 1, -1, -1):
            places = {keep: place for place, keep in enumerate(combinations_with_replacement(FACES, size + 1))}
            smaller = combinations_with_replacement(FACES, size)
            grown = [[places[tuple(sorted((*keep, face)))] for face in FACES] for keep in smaller]
            self.one_more.append(np.array(grown))

    def roll(self, hands: Floats) -> Floats:
        """Return the values of keeps, [K, ...], given those of hands, [H, ...]: repeatedly the mean over one die."""
        kept = []
        for places in self.one_more:
            hands = hands[places].mean(axis=1)
            kept.append(hands)
        return np.concatenate(kept)

    def states(self) -> Iterator[State]:
        """Yield every state at the start of a turn, after its successors."""
        count = len(self.categories)
        values = {frozenset[int](): 0.0}
        brings = {frozenset[int](): np.zeros(2 * count)}
        for size in range(1, count + 1):
            for still_open in combinations(range(count), size):
                left = frozenset(still_open)
                worth, later = np.full(count, -np.inf), np.zeros((count, 2 * count))
                for c in still_open:
                    worth[c], later[c] = values[left - {c}], brings[left - {c}]
                state = self._turn(still_open, worth, later)
                values[left], brings[left] = state.value, state.brings
                yield state

    def _turn(self, still_open: tuple[int, ...], worth: Floats, later: Floats) -> State:
        count, rows = len(self.categories), np.arange(len(self.hands))
        scores = self.points + worth
        hands: list[Hands] = []
        for left in range(self.rolls):
            moves = scores
            if left:
                kept = self.roll(hands[-1].moves.max(axis=1))
                moves = np.hstack([scores, np.where(self.inside, kept, -np.inf)])
            best = (moves >= moves.max(axis=1, keepdims=True) - TIE).argmax(axis=1)
            ends = np.zeros((len(rows), 3 * count))
            stops = rows[best < count]
            category, points = best[stops], self.points[stops, best[stops]]
            ends[stops, category + count * (points > 0)] = 1.0
            ends[stops, category + 2 * count] = points
            if left:
                ends[best >= count] = self.roll(hands[-1].ends)[best[best >= count] - count]
            hands.append(Hands(moves, best, ends))
        # The last keep has no dice: the first roll.
        value = float(self.roll(hands[-1].moves.max(axis=1))[-1])
        state = State(still_open, value, np.zeros(0), later, tuple(hands))
        return replace(state, brings=state.brought(self.roll(hands[-1].ends)[-1]))
