"""Compiled simulation of games with saved rolls by a table: eight games at a time, over pairs of a hand and a keep.

Turns of such games can have so many rolls that numpy would take hours instead of minutes. The simulation shares no
computation with solving, which works on the keep lattice, and decodes means itself.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit

from engine.dice import hand_index, hands, keeps
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import rolls
from strategy_tables.store.quantized_means import STEP, card_starts
from strategy_tables.store.tablefile import Table

LANES = 8
AT_ONCE = 4096

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    return cast(_Function, njit(nogil=True, cache=True)(function))


def can_play(rules: CompiledRuleset) -> bool:
    """Return whether a ruleset can be played here: with saved rolls, and no other memory."""
    saves = rules.extra_rolls is not None and rules.extra_rolls.saves
    return saves and rules.joker_category < 0 and not rules.marks and len(rules.roll_points) == 1


class Dice(NamedTuple):
    """The pairs of a hand and a keep of `Rolls`, sorted by keep and by hand, with their offsets.

    * `counts` int64 [K, 6]: the number of dice of each face in a keep
    * `hand_of` int64 [7^6]: the hand by its counts of faces as digits of a number to the base 7
    """

    number: int
    hands: Integers
    probabilities: Floats
    keep_ends: Integers
    keeps: Integers
    hand_ends: Integers
    counts: Integers
    hand_of: Integers


class Ways(NamedTuple):
    """The W ways to end a turn, each a category and its points: `of_hands` int64 [C, H], the way of a hand."""

    points: Integers
    of_hands: Integers


class Means(NamedTuple):
    """The means after the W ways in each of G games, without saved rolls: int64 [G, W] each, except `wide`.

    * `places`: the index in `floats`, or in `codes`; -1 for categories that may not be filled
    * `columns`: the distance between two numbers of extra rolls; `most`: the greatest number
    * `bases`, `wide`: the first mean in units of `STEP`, and whether the others are in these units too
    """

    floats: Floats
    codes: Any
    most: int
    places: Integers
    columns: Integers
    bases: Integers
    wide: Booleans


def dice_of(count: int) -> Dice:
    pairs = rolls(count)
    hand_of = np.full(7**6, -1)
    for hand in hands(count):
        hand_of[sum(7 ** (face - 1) for face in hand)] = hand_index(count)[hand]
    return Dice(
        count,
        pairs.hands,
        pairs.probabilities,
        np.append(pairs.keep_starts[1:], len(pairs.hands)),
        pairs.keeps,
        np.append(pairs.hand_starts[1:], len(pairs.keeps)),
        np.array([[keep.count(face) for face in range(1, 7)] for keep in keeps(count)]),
        hand_of,
    )


@compiled
def look_up(means: Means, game: int, way: int, lane: int, after: Floats, most_left: int) -> None:
    """Store the means after one way of one game for every number of rolls left: `after` float64 [W, R, 8]."""
    place, columns, base = means.places[game, way], means.columns[game, way], means.bases[game, way]
    for left in range(most_left + 1):
        extra = min(left, means.most)
        if place < 0:
            after[way, left, lane] = -np.inf
        elif len(means.floats):
            after[way, left, lane] = means.floats[place + extra * columns]
        else:
            if means.wide[game, way] and extra > 0:
                word = place + 2 * (extra - 1) * columns
                base = means.codes[word] + 65536 * np.int64(means.codes[word + 1])
            elif 0 < left <= extra:
                base += means.codes[place + (extra - 1) * columns]
            after[way, left, lane] = base * STEP


@compiled
def work_out(
    after: Floats, ways: Ways, dice: Dice, most_left: int, scores: Floats, worth: Floats, kept: Floats
) -> None:
    """Store the values of scoring and keeping: `scores` float64 [R, H, 8], `kept` [R, K, 8]; `worth` [H, 8] is
    scratch."""
    for left in range(most_left + 1):
        scores[left] = -np.inf
        for category in range(ways.of_hands.shape[0]):
            for hand in range(ways.of_hands.shape[1]):
                way = ways.of_hands[category, hand]
                for lane in range(LANES):
                    scores[left, hand, lane] = max(scores[left, hand, lane], ways.points[way] + after[way, left, lane])
        pair = 0
        for keep in range(len(dice.keep_ends) if left > 0 else 0):
            for lane in range(LANES):
                kept[left, keep, lane] = 0.0
            while pair < dice.keep_ends[keep]:
                for lane in range(LANES):
                    kept[left, keep, lane] += dice.probabilities[pair] * worth[dice.hands[pair], lane]
                pair += 1
        pair = 0
        for hand in range(len(dice.hand_ends)):
            for lane in range(LANES):
                worth[hand, lane] = scores[left, hand, lane]
            while pair < dice.hand_ends[hand] and left > 0:
                for lane in range(LANES):
                    worth[hand, lane] = max(worth[hand, lane], kept[left, dice.keeps[pair], lane])
                pair += 1


@compiled
def roll(dice: Dice, keep: int) -> int:
    """Return the hand after rolling the other dice; keep 0 is empty."""
    number, rolled = 0, dice.number
    for face in range(6):
        number += dice.counts[keep, face] * 7**face
        rolled -= dice.counts[keep, face]
    for _ in range(rolled):
        number += 7 ** np.random.randint(0, 6)
    return int(dice.hand_of[number])


@compiled
def end_turn(
    scores: Floats, kept: Floats, after: Floats, ways: Ways, dice: Dice, lane: int, left: int
) -> tuple[int, int]:
    """Return the way in which a turn ends that has `left` rolls after the first, and the rolls left then."""
    hand = roll(dice, 0)
    while True:
        best, keep = scores[left, hand, lane], -1
        first = dice.hand_ends[hand - 1] if hand > 0 else 0
        for pair in range(first, dice.hand_ends[hand] if left > 0 else first):
            if kept[left, dice.keeps[pair], lane] > best:
                best, keep = kept[left, dice.keeps[pair], lane], dice.keeps[pair]
        if keep < 0:
            break
        hand = roll(dice, keep)
        left -= 1
    for category in range(ways.of_hands.shape[0]):
        way = ways.of_hands[category, hand]
        if ways.points[way] + after[way, left, lane] == best:
            return way, left
    return -1, left


@compiled
def play_turns(seed: int, dice: Dice, ways: Ways, means: Means, rolls_left: Integers, ended: Integers) -> None:
    """Play a turn of G games: the way in which each ends and the rolls left then, int64 [G, 2]."""
    np.random.seed(seed)
    most = rolls_left.max()
    after = np.empty((len(ways.points), most + 1, LANES))
    scores = np.empty((most + 1, ways.of_hands.shape[1], LANES))
    kept = np.zeros((most + 1, len(dice.keep_ends), LANES))
    worth = np.empty((ways.of_hands.shape[1], LANES))
    for first in range(0, len(rolls_left), LANES):
        lanes = min(LANES, len(rolls_left) - first)
        most_left = rolls_left[first : first + lanes].max()
        after[:] = -np.inf
        for lane in range(lanes):
            for way in range(len(ways.points)):
                look_up(means, first + lane, way, lane, after, rolls_left[first + lane])
        work_out(after, ways, dice, most_left, scores, worth, kept)
        for lane in range(lanes):
            ended[first + lane] = end_turn(scores, kept, after, ways, dice, lane, rolls_left[first + lane])


class Games:
    """Games by one table in the same turn: `filled`, upper `totals`, `points` and `extra` rolls."""

    def __init__(self, table: Table, games: int) -> None:
        self.table, self.space, self.rules = table, table.space, table.compiled
        ways = sorted({(c, paid) for row in self.rules.points for c, paid in enumerate(row)})
        number = {way: place for place, way in enumerate(ways)}
        self.categories, points = np.array(ways, dtype=np.int64).T.copy()
        of_hands = [[number[c, paid] for c, paid in enumerate(row)] for row in self.rules.points]
        self.ways = Ways(points, np.array(of_hands).T.copy())
        self.dice = dice_of(self.rules.ruleset.dice_count)
        self.fillings = self.space.fillings(self.categories, points)
        self.cards = card_starts(self.space)
        self.filled, self.totals, self.points = np.zeros((3, games), dtype=np.int64)
        self.extra = self.space.extra_rolls(np.full(games, self.space.first_memory))

    def play_turns(self, seed: int, pool: ThreadPoolExecutor) -> None:
        # Games with the same number of rolls are played together.
        order = np.argsort(self.extra, kind="stable")
        self.filled, self.totals, self.points = self.filled[order], self.totals[order], self.points[order]
        self.extra = self.extra[order]
        firsts = range(0, len(order), AT_ONCE)
        ended = np.concatenate([*pool.map(partial(self._play_some, seed), firsts)])
        chosen, left = ended.T
        self.points = self.points + self.ways.points[chosen]
        self.filled = self.filled + self.space.weights[self.categories[chosen]]
        self.totals = np.minimum(self.totals + self.fillings.upper_gains[chosen], self.space.shape.upper_cap)
        self.extra = np.minimum(left, self.space.shape.most_extra_rolls)

    def _play_some(self, seed: int, first: int) -> Integers:
        some = slice(first, first + AT_ONCE)
        ended = np.zeros((len(self.filled[some]), 2), dtype=np.int64)
        means = self._means(self.filled[some], self.totals[some])
        left = self.extra[some] + self.rules.ruleset.rolls - 1
        play_turns((seed + first) % 2**32, self.dice, self.ways, means, left, ended)
        return ended

    def _means(self, filled: Integers, totals: Integers) -> Means:
        """Return the means after the ways."""
        space, data = self.space, self.table.values
        places, may = space.follow_indices(self.fillings, filled, np.zeros_like(filled), totals, 0)
        # Categories that may not be filled get any index with a first level.
        places = np.where(may, places, 0)
        blocks = np.searchsorted(space.starts, places, side="right") - 1
        columns = self.cards[blocks + 1] - self.cards[blocks]
        bases, wide = np.zeros_like(places), np.zeros(places.shape, dtype=np.bool_)
        floats, codes = np.zeros(0), np.zeros(0, dtype=np.uint16)
        if self.table.quantized is None:
            floats = np.asarray(data)
        else:
            count, column = len(self.cards) - 1, places - space.starts[blocks]
            bases = data[8 * count :][: 4 * self.cards[-1]].view("<i4")[self.cards[blocks] + column].astype(np.int64)
            starts = data[: 8 * count].view("<i8")[blocks]
            wide = starts % 2 == 1
            places = starts // 2 + np.where(wide, 2, 1) * column
            codes = np.asarray(data).view("<u2")
        places = np.where(may, places, -1)
        return Means(floats, codes, space.shape.most_extra_rolls, places, columns, bases, wide)


def play(table: Table, games: int, seed: int) -> Integers:
    """Return the totals of some games, with optimal decisions by the table: int64 [games]."""
    playing = Games(table, games)
    with ThreadPoolExecutor(2) as pool:
        for turn in range(table.space.shape.turns):
            playing.play_turns((seed * 1000 + turn) * 1_000_003, pool)
    found: Integers = playing.points + np.array(table.compiled.upper_bonus)[playing.totals]
    return found
