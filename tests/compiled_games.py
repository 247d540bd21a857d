"""Whole games with saved rolls by a table, compiled: eight games at a time, over the pairs of a hand and a keep.

The turns of such games have so many rolls that arrays take hours for what this does in minutes. It shares no sum with
solving, which goes over the keep lattice.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.dice import hand_index, hands, keeps
from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import rolls
from strategy_tables.store.tablefile import Table

LANES = 8
AT_ONCE = 4096


def can_play(compiled: CompiledRuleset) -> bool:
    """Whether a ruleset is of the kind that is played here: rolls are saved, and nothing else is remembered."""
    saves = compiled.extra_rolls is not None and compiled.extra_rolls.saves
    return saves and compiled.joker_category < 0 and not compiled.marks and len(compiled.roll_points) == 1


@dataclass(frozen=True, slots=True, eq=False)
class _Dice:
    """The pairs of hands and keeps of `Rolls`; `counts` int64 [K, 6] of the faces of keeps, `hand_of` of counts."""

    hands: Integers
    probabilities: Floats
    keep_ends: Integers
    keeps: Integers
    hand_ends: Integers
    counts: Integers
    hand_of: Integers


def _dice(count: int) -> _Dice:
    pairs = rolls(count)
    counts = np.array([[keep.count(face) for face in range(1, 7)] for keep in keeps(count)])
    hand_of = np.full(7**6, -1)
    for hand in hands(count):
        hand_of[sum(hand.count(face) * 7 ** (face - 1) for face in range(1, 7))] = hand_index(count)[hand]
    return _Dice(
        pairs.hands,
        pairs.probabilities,
        np.append(pairs.keep_starts[1:], len(pairs.hands)),
        pairs.keeps,
        np.append(pairs.hand_starts[1:], len(pairs.keeps)),
        counts,
        hand_of,
    )


@njit(nogil=True)
def _work_out(after, points, way_of, most_left, scores, worth, kept, hands_, probabilities, keep_ends, keeps_, hand_ends):
    """What scoring and keeping are worth, with any number of rolls left: `scores` [R, H, 8], `kept` [R, K, 8]."""
    hand_count = way_of.shape[1]
    for left in range(most_left + 1):
        for hand in range(hand_count):
            for lane in range(LANES):
                scores[left, hand, lane] = -np.inf
            for category in range(way_of.shape[0]):
                way = way_of[category, hand]
                for lane in range(LANES):
                    paid = points[way] + after[way, left, lane]
                    if paid > scores[left, hand, lane]:
                        scores[left, hand, lane] = paid
        if left > 0:
            pair = 0
            for keep in range(len(keep_ends)):
                for lane in range(LANES):
                    kept[left, keep, lane] = 0.0
                while pair < keep_ends[keep]:
                    hand, probability = hands_[pair], probabilities[pair]
                    for lane in range(LANES):
                        kept[left, keep, lane] += probability * worth[hand, lane]
                    pair += 1
        pair = 0
        for hand in range(hand_count):
            for lane in range(LANES):
                worth[hand, lane] = scores[left, hand, lane]
            while pair < hand_ends[hand]:
                if left > 0:
                    keep = keeps_[pair]
                    for lane in range(LANES):
                        if kept[left, keep, lane] > worth[hand, lane]:
                            worth[hand, lane] = kept[left, keep, lane]
                pair += 1


@njit(nogil=True)
def _roll(counts, hand_of, dice):
    """The hand after rolling what is not kept."""
    number = 0
    for face in range(6):
        number += counts[face] * 7**face
        dice -= counts[face]
    for _ in range(dice):
        number += 7 ** np.random.randint(0, 6)  # noqa: NPY002 - the generator of compiled code
    return hand_of[number]


@njit(nogil=True)
def _play(
    seed, dice, most_saved, floats, places, columns, bases, codes, wide, step, rolls_left, points, way_of,
    hands_, probabilities, keep_ends, keeps_, hand_ends, counts, hand_of, chosen, left_over,
):  # fmt: skip
    """One turn of G games: the way in which each ends, and with how many rolls left.

    `places` [G, W]: where what a way leads to lies without extra rolls, in `floats` or in `codes`; -1 where it is none.
    """
    np.random.seed(seed)  # noqa: NPY002 - the generator of compiled code
    games, ways = places.shape
    most = rolls_left.max()
    after = np.empty((ways, most + 1, LANES))
    scores = np.empty((most + 1, way_of.shape[1], LANES))
    kept = np.zeros((most + 1, len(keep_ends), LANES))
    worth = np.empty((way_of.shape[1], LANES))
    hand_starts = np.append(np.zeros(1, np.int64), hand_ends)
    nothing = np.zeros(6, np.int64)
    for first in range(0, games, LANES):
        most_left = 0
        for lane in range(LANES):
            game = min(first + lane, games - 1)
            most_left = max(most_left, rolls_left[game])
        for lane in range(LANES):
            game = min(first + lane, games - 1)
            for way in range(ways):
                place, column = places[game, way], columns[game, way]
                whole = bases[game, way]
                for left in range(most_left + 1):
                    if place < 0 or left > rolls_left[game]:
                        after[way, left, lane] = -np.inf
                    elif len(floats):
                        after[way, left, lane] = floats[place + min(left, most_saved) * column]
                    elif wide[game, way]:
                        if 0 < left <= most_saved:
                            word = place + 2 * (left - 1) * column
                            whole = codes[word] + 65536 * np.int64(codes[word + 1])
                        after[way, left, lane] = whole * step
                    else:
                        if 0 < left <= most_saved:
                            whole += codes[place + (left - 1) * column]
                        after[way, left, lane] = whole * step
        _work_out(
            after, points, way_of, most_left, scores, worth, kept, hands_, probabilities, keep_ends, keeps_, hand_ends
        )
        for lane in range(min(LANES, games - first)):
            left = rolls_left[first + lane]
            hand = _roll(nothing, hand_of, dice)
            while True:
                best, keep = scores[left, hand, lane], -1
                if left > 0:
                    for pair in range(hand_starts[hand], hand_starts[hand + 1]):
                        if kept[left, keeps_[pair], lane] > best:
                            best, keep = kept[left, keeps_[pair], lane], keeps_[pair]
                if keep < 0:
                    break
                hand = _roll(counts[keep], hand_of, dice)
                left -= 1
            for category in range(way_of.shape[0]):
                way = way_of[category, hand]
                if points[way] + after[way, left, lane] == scores[left, hand, lane]:
                    chosen[first + lane] = way
            left_over[first + lane] = left


class Games:
    """Games of one table that are all in the same turn."""

    def __init__(self, table: Table) -> None:
        self._table, self._space = table, table.space
        compiled = table.compiled
        ways = sorted({(c, paid) for row in compiled.points for c, paid in enumerate(row)})
        number = {way: place for place, way in enumerate(ways)}
        self._categories, self._points = np.array(ways, dtype=np.int64).T.copy()
        self._way_of = np.array([[number[c, paid] for c, paid in enumerate(row)] for row in compiled.points]).T.copy()
        self._dice = _dice(compiled.ruleset.dice_count)
        self._fillings = self._space.fillings(self._categories, self._points)

    def play(self, games: int, seed: int, threads: int = 2) -> Integers:
        """The totals of so many games, each decision the best by the table: int64 [games]."""
        space, compiled = self._space, self._table.compiled
        filled, totals, points = np.zeros((3, games), dtype=np.int64)
        extra = np.full(games, space.shape.first_extra_rolls)
        with ThreadPoolExecutor(threads) as pool:
            for turn in range(space.turns):
                # Side by side those that have as many rolls.
                order = np.argsort(extra, kind="stable")
                filled, totals, points, extra = filled[order], totals[order], points[order], extra[order]
                chunks = [slice(first, first + AT_ONCE) for first in range(0, games, AT_ONCE)]
                seeds = [(seed * 1000 + turn) * 100_000 + place for place in range(len(chunks))]
                ended = pool.map(
                    lambda chunk, seeded: self._turn(filled[chunk], extra[chunk], totals[chunk], seeded % 2**32),
                    chunks,
                    seeds,
                )
                chosen, left = (np.concatenate(each) for each in zip(*ended, strict=True))
                points += self._points[chosen]
                filled = space.fill(filled, self._categories[chosen])
                totals = np.minimum(totals + self._fillings.raises[chosen], space.upper_cap)
                extra = np.minimum(left, space.shape.most_extra_rolls)
        found: Integers = points + np.array(compiled.upper_bonus)[totals]
        return found

    def _turn(self, filled: Integers, extra: Integers, totals: Integers, seed: int) -> tuple[Integers, Integers]:
        """One turn: the way in which each game ends it, and the rolls that are left."""
        space, means = self._space, self._table.means
        none = np.zeros_like(filled)
        places = space.follow_indices(self._fillings, filled, none, totals, 0)
        may = space.allows(self._fillings, filled)
        blocks = np.searchsorted(space.starts, places, side="right") - 1
        columns = space.columns(space.filled_of_blocks()[blocks])
        bases, wide = np.zeros_like(places), np.zeros(places.shape, dtype=np.bool_)
        floats, codes = np.zeros(0), np.zeros(0, dtype=np.uint16)
        if self._table.coded is None:
            floats = np.asarray(means)
        else:
            data = self._table.values
            columns_of = space.columns(space.filled_of_blocks())
            cards = np.concatenate([[0], np.cumsum(columns_of)])
            count = len(columns_of)
            column = places - space.starts[blocks]
            bases = data[8 * count :][: 4 * cards[-1]].view("<i4")[cards[blocks] + column].astype(np.int64)
            starts = data[: 8 * count].view("<i8")[blocks]
            wide = starts % 2 == 1
            places = starts // 2 + np.where(wide, 2, 1) * column
            codes = data.view("<u2")
        chosen, left = np.zeros((2, len(filled)), dtype=np.int64)
        dice = self._dice
        _play(
            seed, self._table.compiled.ruleset.dice_count, space.shape.most_extra_rolls, floats, np.where(may, places, -1), columns, bases, codes, wide,
            1 / 5120, extra + self._table.compiled.ruleset.rolls - 1, self._points, self._way_of,
            dice.hands, dice.probabilities, dice.keep_ends, dice.keeps, dice.hand_ends, dice.counts, dice.hand_of,
            chosen, left,
        )  # fmt: skip
        return chosen, left


def play(table: Table, games: int, seed: int) -> NDArray[np.int64]:
    """The totals of so many games."""
    return Games(table).play(games, seed)
