"""Playing to win: against the distributions of the opponents' final totals.

The value of a move is the probability to win, and of a tie for the first place as much of it as is asked for (half, by
default), when every opponent's total comes independently from its own distribution. With few categories open the best
play is worked out exactly. Before that the rest of this turn is played best and later turns for the mean: a step of
policy improvement, after which nothing is worse than playing for the mean all along.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.position import Position
from strategy_tables.advice.judge import Judgement, judge, turn_for
from strategy_tables.advice.outlook import find_rests
from strategy_tables.advice.payoff import Payoff, position_payoff
from strategy_tables.advice.target import EXACT
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution
from strategy_tables.model.remaining import TooManyStates, card_state, follow_layer
from strategy_tables.store.table_set import RulesetTables

IMPROVED = "improved"
"""The rest of the turn is played to win, later turns for the mean."""

SECONDS_FOR_EXACT = 0.03
"""So long may the best play be worked out exactly."""

TIE_SHARE = 0.5
"""What a tie for the first place is worth, unless asked otherwise."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a final total compares with those of opponents: probabilities to win, to tie for the first place and to lose,
    and the expected rank, which is 1 and one more for every opponent with a greater total."""

    win: float
    tie: float
    lose: float
    expected_rank: float


def compare(totals: Distribution, opponents: Sequence[Distribution]) -> Standing:
    """How a total stands against the opponents', all independent."""
    own = totals.totals.astype(np.int64)
    win, tie = _chances(own, opponents)
    greater = sum((1.0 - _at_most(own, opponent) for opponent in opponents), np.zeros(len(own)))
    won, tied = float((totals.probabilities * win).sum()), float((totals.probabilities * tie).sum())
    rank = 1.0 + float((totals.probabilities * greater).sum())
    return Standing(won, tied, max(0.0, 1.0 - won - tied), rank)


def win_payoff(opponents: Sequence[Distribution], tie_share: float = TIE_SHARE) -> Payoff:
    """The probability to win with a total, and the share of that of a tie for the first place."""

    def payoff(totals: Integers) -> Floats:
        win, tie = _chances(totals, opponents)
        worth: Floats = win + tie_share * tie
        return worth

    return payoff


def _chances(totals: Integers, opponents: Sequence[Distribution]) -> tuple[Floats, Floats]:
    """Probabilities to win and to tie for the first place with these totals: float64 [N] each."""
    win, first = np.ones(len(totals)), np.ones(len(totals))
    for opponent in opponents:
        win *= _at_most(totals - 1, opponent)
        first *= _at_most(totals, opponent)
    return win, np.maximum(first - win, 0.0)


def _at_most(totals: Integers, opponent: Distribution) -> Floats:
    """The probability that an opponent has at most this: float64 [N]."""
    reached = np.concatenate([[0.0], np.cumsum(opponent.probabilities)])
    # What rounding has left of certainty.
    reached = np.minimum(reached / reached[-1], 1.0)
    found: Floats = reached[np.clip(totals - opponent.least + 1, 0, len(reached) - 1)]
    return found


def advise_win(
    tables: RulesetTables, position: Position, opponents: Sequence[Distribution], tie_share: float = TIE_SHARE
) -> Judgement:
    """The moves of a position by the probability to win after them.

    Raises `MissingTable` where there is no table of outlooks and too many categories are open to do without.
    """
    found = turn_payoffs(tables, position, opponents, tie_share)
    turn = turn_for(tables.means, position, found.leaf)
    moves = judge(tables.means, position, turn)
    return Judgement(position, moves, found.method, found.error, found.digests)


@dataclass(frozen=True, slots=True, eq=False)
class TurnPayoffs:
    """What the outcomes of a turn are worth for winning, `leaf` float64 [E], how that was computed and how far off it
    may be."""

    leaf: Floats
    method: str
    error: float
    digests: tuple[str, ...]


def turn_payoffs(
    tables: RulesetTables, position: Position, opponents: Sequence[Distribution], tie_share: float = TIE_SHARE
) -> TurnPayoffs:
    """What the outcomes of the turn of a position are worth; raises `MissingTable` as `advise_win` does."""
    payoff = win_payoff(opponents, tie_share)
    digests = (tables.means.digest,)
    try:
        leaf = position_payoff(tables.outcomes, position, payoff, SECONDS_FOR_EXACT, tables.allowance)
        return TurnPayoffs(leaf, EXACT, 0.0, digests)
    except TooManyStates:
        after, places = follow_layer(tables.outcomes, *card_state(tables.outcomes, position.card))
        found = find_rests(tables, after)
        leaf = _expected_payoff(tables, position, payoff, found.rests.probabilities, places[0])
        return TurnPayoffs(leaf, IMPROVED, found.error, found.digests)


def _expected_payoff(
    tables: RulesetTables, position: Position, payoff: Payoff, probabilities: Floats, places: Integers
) -> Floats:
    """What the outcomes of the turn are worth when later turns are played for the mean: float64 [E]."""
    gains = tables.outcomes.gains
    length = probabilities.shape[1]
    worth = payoff(position.points_so_far + np.arange(length + int(gains.max())))
    windows = np.lib.stride_tricks.sliding_window_view(worth, length)
    found: Floats = (probabilities[places] * windows[gains]).sum(axis=1)
    return found
