"""Play many games by a table and count the points by the rules: a check that shares no sum with solving.

    python -m tests.simulation maxi-yatzy --games 200000

plays with the table of the folder in use and prints the mean of the totals, its 99.9% interval, and the value of the
table, which must lie in it; before that it works random states out again. Exit status 1 where something does not agree.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from engine.definition import load_ruleset
from engine.dice import hands, keeps, sub_keeps
from engine.scoring import compile_ruleset
from strategy_tables.model.turn import (
    best_values,
    joker_cases,
    joker_values,
    keep_values,
    outcome_values,
    score_values,
    turn_values,
)
from strategy_tables.store.tablefile import Table, load_table, tables_folder

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]

Z_999 = 3.2905267314919255
"""Standard errors on either side of the mean that hold 99.9% of a normal distribution."""

_STATES_AT_ONCE = 256


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of the games."""

    games: int
    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 99.9% interval of the mean."""
        half = Z_999 * self.deviation / sqrt(self.games)
        return self.mean - half, self.mean + half


@dataclass(slots=True)
class Cards:
    """Where each of G games stands: int64 [G] each."""

    masks: Integers
    lives: Integers
    uppers: Integers
    totals: Integers


def simulate(table: Table, games: int, seed: int) -> Outcome:
    """Play whole games, every decision one of the best by the table."""
    chance = np.random.default_rng(seed)
    cards = Cards(*(np.zeros(games, dtype=np.int64) for _ in range(4)))
    for _ in table.compiled.categories:
        indices = table.space.indices(cards.masks, cards.lives, cards.uppers)
        order = np.argsort(indices, kind="stable")
        starts = np.flatnonzero(np.diff(indices[order], prepend=-1))
        for first in range(0, len(starts), _STATES_AT_ONCE):
            ends = np.append(starts, games)[first : first + _STATES_AT_ONCE + 1]
            alike = order[ends[0] : ends[-1]]
            _play_turn(table, cards, alike, np.repeat(np.arange(len(ends) - 1), np.diff(ends)), chance)
    bonuses = np.array(table.compiled.upper_bonus)
    totals = cards.totals + bonuses[np.minimum(cards.uppers, table.compiled.upper_cap)]
    return Outcome(games, float(totals.mean()), float(totals.std(ddof=1)))


def _play_turn(table: Table, cards: Cards, games: Integers, states: Integers, chance: np.random.Generator) -> None:
    """One turn of some games; `states` numbers the different states among them, in ascending order."""
    turn, compiled = table.turn, table.compiled
    firsts = games[np.flatnonzero(np.diff(states, prepend=-1))]
    masks, lives, uppers = cards.masks[firsts], cards.lives[firsts], cards.uppers[firsts]
    outcomes = outcome_values(turn, np.asarray(table.values), masks, lives, uppers)
    rolls = compiled.ruleset.rolls
    values = [score_values(turn, outcomes, masks, lives, served=rolls == 1)]
    kept = []
    for _ in range(rolls - 1):
        kept.append(keep_values(turn.rolls, values[-1]))
        values.append(best_values(turn.rolls, values[-1], kept[-1]))
    dice = Dice.of(compiled.ruleset.dice_count)
    hand = dice.roll(np.zeros(len(games), dtype=np.int64), chance)
    stopped = np.zeros(len(games), dtype=bool)
    served = stopped
    if turn.served and rolls > 1:
        served = score_values(turn, outcomes, masks, lives, served=True)[states, hand] >= values[-1][states, hand]
        stopped = served
    for left in range(rolls - 2, -1, -1):
        inside = dice.inside[hand]
        worth = np.where(inside >= 0, kept[left][states[:, None], inside], -np.inf)
        choice = worth.argmax(axis=1)
        stopped = stopped | (values[0][states, hand] >= worth.max(axis=1))
        hand = np.where(stopped, hand, dice.roll(inside[np.arange(len(games)), choice], chance))
    _score(table, cards, games, outcomes[states], hand, served | (rolls == 1))


def _score(
    table: Table, cards: Cards, games: Integers, outcomes: Floats, hand: Integers, served: NDArray[np.bool_]
) -> None:
    """Fill the best category, point by point as `Compiled` has it."""
    turn, compiled = table.turn, table.compiled
    masks, lives = cards.masks[games], cards.lives[games]
    numbers = np.where(served[:, None], turn.served_outcomes.T[hand], turn.outcomes.T[hand])
    worth = np.take_along_axis(outcomes, numbers, axis=1)
    points = np.where(served[:, None], np.array(compiled.served_points)[hand], np.array(compiled.points)[hand])
    extra = np.zeros(len(games), dtype=np.int64)
    if compiled.joker_category >= 0:
        filled = np.flatnonzero(np.isin(hand, turn.equal_hands) & (masks >> compiled.joker_category & 1 == 1))
        every = joker_values(turn, outcomes[filled], joker_cases(turn, masks[filled]), lives[filled])
        for place, game in enumerate(filled.tolist()):
            face = turn.equal_hands.tolist().index(int(hand[game]))
            open_mask = turn.space.full & ~int(masks[game])
            upper_open = bool(turn.face_bits[face] & open_mask)
            _, paid = compiled.joker_moves[face][upper_open][bool(open_mask & compiled.lower_mask)]
            worth[game], points[game] = every[place, face], paid
        extra[filled] = compiled.extra_bonus * lives[filled]
    category = worth.argmax(axis=1)
    paid = points[np.arange(len(games)), category]
    cards.totals[games] += paid + extra
    cards.masks[games] |= 1 << category
    cards.uppers[games] += np.where(np.array(compiled.upper_face)[category] > 0, paid, 0)
    cards.lives[games] = np.where(category == compiled.joker_category, paid > 0, lives)


@dataclass(frozen=True, slots=True, eq=False)
class Dice:
    """Rolling n dice, keeps and hands by number.

    `faces` int64 [K, n]: the dice of a keep, 0 where there is none; `inside` int64 [H, 2^n]: the keeps in a hand that
    reroll something, -1 behind the last; `hand_at` int64 [6^n]: the hand of n faces in any order.
    """

    faces: Integers
    inside: Integers
    hand_at: Integers

    @staticmethod
    @cache
    def of(dice_count: int) -> "Dice":
        number = {keep: place for place, keep in enumerate(keeps(dice_count))}
        faces = np.array([keep + (0,) * (dice_count - len(keep)) for keep in number])
        inside = np.full((len(hands(dice_count)), 1 << dice_count), -1)
        for place, hand in enumerate(hands(dice_count)):
            found = [number[keep] for keep in sub_keeps(hand)[:-1]]
            inside[place, : len(found)] = found
        every = np.indices((6,) * dice_count).reshape(dice_count, -1).T + 1
        place_of = {hand: place for place, hand in enumerate(hands(dice_count))}
        hand_at = np.array([place_of[tuple(hand)] for hand in np.sort(every, axis=1).tolist()])
        return Dice(faces, inside, hand_at)

    def roll(self, keep: Integers, chance: np.random.Generator) -> Integers:
        """Reroll what is not kept; the hands."""
        faces = self.faces[keep]
        faces = np.where(faces == 0, chance.integers(1, 7, faces.shape), faces)
        rolled: Integers = self.hand_at[np.ravel_multi_index(tuple(faces.T - 1), (6,) * faces.shape[1])]
        return rolled


def greatest_difference(table: Table, states: int, seed: int) -> float:
    """Between the values of random states in the table and as `turn` works them out from those that follow."""
    worst = 0.0
    indices = np.random.default_rng(seed).integers(0, table.space.turn_starts, states)
    for some in np.array_split(indices, max(1, states // 50)):
        masks, lives, uppers = np.array([table.space.state(index) for index in some.tolist()], dtype=np.int64).T
        again = turn_values(table.turn, np.asarray(table.values), masks, lives, uppers)
        worst = max(worst, float(np.abs(again - table.values[some]).max()))
    return worst


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Play games by a table.")
    parser.add_argument("ruleset", help="id of a ruleset whose table is built")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--states", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = load_table(compile_ruleset(load_ruleset(options.ruleset)), tables_folder())
    worst = greatest_difference(table, options.states, options.seed)
    print(f"{options.ruleset}: {options.states:,} random states, worked out again, differ by {worst:.1e} at most")  # noqa: T201
    outcome = simulate(table, options.games, options.seed)
    low, high = outcome.interval
    print(  # noqa: T201
        f"{options.ruleset}: {outcome.games:,} games, seed {options.seed}: mean {outcome.mean:.4f}, 99.9% interval "
        f"{low:.4f} to {high:.4f}, standard deviation {outcome.deviation:.4f}; table {table.start_value:.6f}"
    )
    return 0 if low <= table.start_value <= high and worst <= 1e-9 else 1


if __name__ == "__main__":
    sys.exit(main())
