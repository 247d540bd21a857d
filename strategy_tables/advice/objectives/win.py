"""To win: against the distributions of the opponents' final totals.

The value of a move is the probability to win, and of a tie for the first place as much of it as is asked for (half, by
default), when every opponent's total comes independently from its own distribution. With few categories open the best
play is worked out exactly. Before that the rest of this turn is played best and later turns for the mean: a step of
policy improvement, after which nothing is worse than playing for the mean all along.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

import numpy as np

from engine.position import Position
from engine.scorecard import Scorecard
from engine.scoring import CompiledRuleset
from strategy_tables.advice.figures import percent
from strategy_tables.advice.methods import IMPROVED
from strategy_tables.advice.objective import Objective, Utilities
from strategy_tables.advice.outlook import find_outlooks, find_remaining
from strategy_tables.advice.parameters import Opponents, Share, given
from strategy_tables.advice.payoff import Payoff, position_payoff
from strategy_tables.advice.win_odds import totals_undecided, win_chances
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution
from strategy_tables.model.remaining import RemainingOfStates, TooManyStates, card_state, follow_layer
from strategy_tables.store.kinds import OUTLOOK, TableKind
from strategy_tables.store.table_set import RulesetTables

TIE_SHARE: Final = 0.5
"""What a tie for the first place is worth, unless asked otherwise."""


@dataclass(frozen=True, slots=True)
class Win(Objective):
    """The probability to have the greatest total, and `tie_share` of that to share it."""

    name: ClassVar[str] = "win"
    table: ClassVar[TableKind | None] = OUTLOOK

    opponents: tuple[Scorecard | Position, ...] = field(metadata=given(Opponents(), "the cards of those to be beaten"))
    tie_share: float = field(default=TIE_SHARE, metadata=given(Share(), "what a tie for the first place is worth"))

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Exact where that is quick, else the rest of the turn is."""
        opponents = find_outlooks(tables, self.opponents)
        found = win_utilities(tables, position, [each.totals for each in opponents], self.tie_share)
        return replace(found, opponents=tuple(opponents))

    def refuse(self, compiled: CompiledRuleset) -> str:
        """Totals do not decide every game."""
        return totals_undecided(compiled)

    @property
    def wanted(self) -> str:
        """``a win``, of which a tie counts as a part."""
        return "a win"

    def tell(self, value: float) -> str:
        """``this wins 52.1% of the time, a tie counted as 0.5``."""
        ties = f", a tie counted as {self.tie_share:g}" if self.tie_share else ""
        return f"this wins {percent(value, 1)} of the time{ties}"


def win_payoff(opponents: Sequence[Distribution], tie_share: float = TIE_SHARE) -> Payoff:
    """The probability to win with a total, and the share of that of a tie for the first place."""

    def payoff(totals: Integers) -> Floats:
        win, tie = win_chances(totals, opponents)
        worth: Floats = win + tie_share * tie
        return worth

    return payoff


def win_utilities(
    tables: RulesetTables, position: Position, opponents: Sequence[Distribution], tie_share: float = TIE_SHARE
) -> Utilities:
    """What the outcomes of the turn of a position are worth for winning.

    Raises `MissingTable` where there is no table of outlooks and too many categories are open to do without.
    """
    payoff, limit = win_payoff(opponents, tie_share), tables.allowance.limits.seconds_to_win
    try:
        values = position_payoff(tables.outcomes, position, payoff, limit, tables.allowance)
        return Utilities(values, (tables.means.digest,))
    except TooManyStates:
        return mean_utilities(tables, position, opponents, tie_share)


def mean_utilities(
    tables: RulesetTables, position: Position, opponents: Sequence[Distribution], tie_share: float = TIE_SHARE
) -> Utilities:
    """What they are worth for winning when later turns are played for the mean.

    Raises `MissingTable` as `win_utilities` does.
    """
    after, places = follow_layer(tables.outcomes, *card_state(tables.outcomes, position.card))
    found = find_remaining(tables, after)
    payoff = win_payoff(opponents, tie_share)
    values = _expected_payoff(tables, position, payoff, found.remaining, places[0])
    return Utilities(values, found.digests, IMPROVED, found.error)


def _expected_payoff(
    tables: RulesetTables, position: Position, payoff: Payoff, remaining: RemainingOfStates, places: Integers
) -> Floats:
    """What the endings of the turn are worth when later turns are played for the mean: float64 [N]."""
    probabilities = remaining.probabilities
    gains = tables.outcomes.of_endings(tables.outcomes.gains, len(places))
    least = int(gains.min())
    length = probabilities.shape[1]
    first = position.points_so_far + least + remaining.least
    worth = payoff(first + np.arange(length + int(gains.max()) - least))
    windows = np.lib.stride_tricks.sliding_window_view(worth, length)
    found: Floats = (probabilities[places] * windows[gains - least]).sum(axis=1)
    return found
