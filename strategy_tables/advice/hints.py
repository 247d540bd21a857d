"""Hints before a move: what is at stake in a position, and two candidates without telling which is better.

`find_stakes_of_turn` uses nothing but the position, so that no move can follow from its result. `find_candidates` knows
the best move. But its result is a function of the pair of moves as a set: it is the same if they swap their values.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

import numpy as np

from engine.cards.scoring import Score
from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import fillable
from strategy_tables.advice.move_pair import SHOWS, MovePair
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.prospects import Prospects
from strategy_tables.advice.themes import BONUS_ALIVE, bonus_stands, open_themes
from strategy_tables.advice.turns import PlaysFor
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.ties import TIE
from strategy_tables.store.table_set import RulesetTables

_NAMED: Final = 3
"""Number of categories that stand out: enough to choose among."""


@dataclass(frozen=True, slots=True)
class BoxAtStake:
    """An open category, in a turn that is played for it alone.

    * `points`: of the hand, if it is scored now
    * `probability`, `mean`: greatest probability of more than 0 points, and greatest mean, from this hand
    * `usual`: greatest mean of a whole turn
    * `stands_out`: whether it is one of those for which this hand is the best, compared with the start of a turn
    """

    category: int
    points: int
    probability: float
    mean: float
    usual: float
    stands_out: bool


@dataclass(frozen=True, slots=True)
class BonusAtStake:
    """The next tier of the upper bonus within reach: the `points` that it adds, and those still `missing` for it."""

    points: int
    missing: int


@dataclass(frozen=True, slots=True)
class TurnStakes:
    """Stakes of a position; `themes` are those that follow from the position alone."""

    themes: tuple[str, ...]
    boxes: tuple[BoxAtStake, ...]
    bonus: BonusAtStake | None


@dataclass(frozen=True, slots=True)
class Difference:
    """The ending of the turn whose probability differs most between the two candidates; a 0 unless `made`."""

    category: int
    made: bool
    probabilities: tuple[float, float]

    @property
    def size(self) -> float:
        """Return the difference of the probabilities."""
        one, two = self.probabilities
        return abs(one - two)


@dataclass(frozen=True, slots=True)
class Candidates:
    """One or two moves, in an order that does not depend on their values.

    * `plays_for`: ending of the turn after each
    * `upper_bonus`: greatest probability of the upper bonus after each, if nothing else is played for; None if it is
      unknown or hardly differs
    """

    moves: tuple[Move, ...]
    plays_for: tuple[PlaysFor, ...]
    difference: Difference | None
    upper_bonus: tuple[float, float] | None


def find_stakes_of_turn(outcomes: Outcomes, position: Position) -> TurnStakes:
    """Return what is at stake in a position, without any move or value of the game."""
    found = Prospects(outcomes, position)
    chances, means = found.now
    categories = fillable(position.compiled, position.open_categories)
    outstanding = sorted(
        (category for category in categories if means[category] > TIE),
        key=lambda category: (-_ratio(float(means[category]), float(found.mean[category])), -float(means[category])),
    )[:_NAMED]
    return TurnStakes(
        open_themes(position),
        tuple(
            BoxAtStake(
                category,
                found.points_of(position.hand, category, position.rolls_left),
                float(chances[category]),
                float(means[category]),
                float(found.mean[category]),
                category in outstanding,
            )
            for category in categories
        ),
        _bonus_at_stake(position),
    )


def _ratio(mean: float, usual: float) -> float:
    """Return how much better the hand is for a category than the start of a turn; equal ratios are equal numbers."""
    return round(mean / usual, 9) if usual > TIE else inf


def _bonus_at_stake(position: Position) -> BonusAtStake | None:
    if bonus_stands(position) != BONUS_ALIVE:
        return None
    compiled, total = position.compiled, position.upper_total
    now = compiled.upper_bonus_of(total)
    missing = 1
    while compiled.upper_bonus_of(total + missing) <= now:
        missing += 1
    return BonusAtStake(compiled.upper_bonus_of(total + missing) - now, missing)


def find_candidates(tables: RulesetTables, advice: TableAdvice, other: Move | None) -> Candidates:
    """Return the best move and the `other` one, which is None if there is only one move."""
    best, position = advice.best.move, advice.position
    if other is None or other == best:
        return Candidates((best,), (_turn_after(advice, best),), None, None)
    pair = in_neutral_order(position, best, other)
    one, two = (_turn_after(advice, move) for move in pair)
    return Candidates(pair, (one, two), _find_difference(one, two), _upper_bonus_after(tables, position, pair))


def in_neutral_order(position: Position, one: Move, two: Move) -> tuple[Move, Move]:
    """Return two moves in an order that does not depend on their values.

    It is that of the list of moves if the sum of the dice is even, else reversed: otherwise scores would always come
    first.
    """
    first, second = sorted((one, two), key=_place_in_list)
    return (first, second) if sum(position.hand) % 2 == 0 else (second, first)


def _place_in_list(move: Move) -> tuple[int, ...]:
    if isinstance(move, Keep):
        return (1, -len(move.dice), *move.dice)
    return (0, move.cell.column, move.cell.category)


def _find_difference(one: PlaysFor, two: PlaysFor) -> Difference | None:
    """Return the made category that differs most, or the zero, if those differ more."""
    sides = (True, one.made, two.made), (False, one.filled - one.made, two.filled - two.made)
    found = [
        Difference(category, is_made, (float(of_one[category]), float(of_two[category])))
        for is_made, of_one, of_two in sides
        for category in range(len(of_one))
    ]
    # The first of several that differ equally.
    greatest = max(found, key=lambda each: round(each.size / TIE))
    return greatest if greatest.size >= SHOWS else None


def _turn_after(advice: TableAdvice, move: Move) -> PlaysFor:
    """Return the ending of the turn after a move, if the advice is followed; a score is the end."""
    if not isinstance(move, Score):
        return advice.turn.plays_for(advice.position, move)
    filled = np.zeros(len(advice.position.compiled.categories))
    filled[move.category] = 1.0
    return PlaysFor(filled, filled * (move.points > 0))


def _upper_bonus_after(
    tables: RulesetTables, position: Position, pair: tuple[Move, Move]
) -> tuple[float, float] | None:
    chances = MovePair(tables, position, *pair, 0.0).upper_bonus_chances
    return chances if abs(chances[0] - chances[1]) >= SHOWS else None
