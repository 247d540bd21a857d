"""Winning against the distributions of the opponents' final totals.

The value of a move is the probability of winning, plus a share (half, by default) of the probability of a tie for first
place. The totals of all opponents are independent. Many of them may have the same distribution. With few categories
open the best play is computed exactly. Before that, best play covers the rest of this turn and as many of the next
turns as the limit allows. Later turns are played for the mean. These are steps of policy improvement, so that no play
is worse than playing for the mean throughout. A single opponent may play to win, too (`two_player`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, Final

import numpy as np

from engine.errors import Problem
from engine.games.position import Position, sheet_of
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.methods import EXACT, IMPROVED, MEASURED
from strategy_tables.advice.objective import Objective, ObjectiveTurn, TableAdvice, Utilities
from strategy_tables.advice.opponent_outlooks import (
    PERFECT,
    TO_WIN,
    Opponent,
    OpponentOutlook,
    find_opponents,
)
from strategy_tables.advice.outlook import AfterTurn, find_after_turn
from strategy_tables.advice.parameters import ParameterKind, given
from strategy_tables.advice.payoff import MeanContinuation, Payoff, position_payoff
from strategy_tables.advice.two_player import check_match, match_utilities
from strategy_tables.advice.win_odds import OpponentField, totals_undecided, win_chances, win_errors
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.outcomes import greatest_gains, least_gains, reachable
from strategy_tables.model.precision import EXACTLY
from strategy_tables.model.remaining import RemainingOfStates, TooManyStates, card_state
from strategy_tables.store.codec import precision_of
from strategy_tables.store.kinds import OUTLOOK, TWO_PLAYER, TableKind
from strategy_tables.store.table_set import RulesetTables

TIE_SHARE: Final = 0.5
"""Default value of a tie for first place."""

FOLLOWED_ERROR: Final = 1e-4
"""Greatest error of the payoff at which later turns are played to win.

The total is not known then, so the greatest error counts.
"""


@dataclass(frozen=True, slots=True)
class Win(Objective):
    """Probability of the greatest total, plus `tie_share` of that of sharing it."""

    name: ClassVar[str] = "win"
    table: ClassVar[TableKind | None] = OUTLOOK

    opponents: tuple[Opponent, ...] = field(metadata=given(ParameterKind.OPPONENTS, "the opponents to beat"))
    tie_share: float = field(
        default=TIE_SHARE, metadata=given(ParameterKind.SHARE, "the value of a tie for the first place")
    )

    @property
    def kinds(self) -> tuple[TableKind, ...]:
        """Return the kinds of the optional tables that are used where they exist."""
        return (OUTLOOK, TWO_PLAYER) if self._meets_winner else (OUTLOOK,)

    @property
    def _meets_winner(self) -> bool:
        return any(each.maximize == TO_WIN for each in self.opponents)

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return exact values if they are quick to compute, else those of the best play for this turn.

        An opponent who plays to win is otherwise taken to play for points.
        """
        opponents = find_opponents(tables, self.opponents)
        if not self._meets_winner:
            return self.utilities_against(tables, position, opponents)
        found = self._match_utilities(tables, position)
        if found is not None:
            return replace(found, opponents=tuple(replace(each, maximize=TO_WIN) for each in opponents))
        return replace(self.utilities_against(tables, position, opponents), method=IMPROVED)

    def advise_match(self, tables: RulesetTables, position: Position) -> TableAdvice | None:
        """Rank every legal move against one opponent who plays to win; None if that is out of reach."""
        found = self._match_utilities(tables, position)
        return None if found is None else ObjectiveTurn(self, tables, position, found).advise(position)

    def _match_utilities(self, tables: RulesetTables, position: Position) -> Utilities | None:
        return match_utilities(tables, position, sheet_of(self.opponents[0].situation))

    def utilities_against(
        self,
        tables: RulesetTables,
        position: Position,
        opponents: tuple[OpponentOutlook, ...],
        limit: float | None = None,
        after: AfterTurn | None = None,
    ) -> Utilities:
        """Return the utilities, given the outlooks of the opponents; the rest is as in `win_utilities`."""
        found = win_utilities(tables, position, [each.field for each in opponents], self.tie_share, limit, after)
        measured = found.method == EXACT and any(each.method == MEASURED for each in opponents)
        return replace(
            found,
            opponents=opponents,
            digests=(*found.digests, *(digest for each in opponents for digest in each.digests)),
            method=MEASURED if measured else found.method,
        )

    def refusal(self, compiled: CompiledRuleset) -> str:
        """Return a reason if totals do not decide the game."""
        return totals_undecided(compiled)

    def check_position(self, position: Position) -> list[Problem]:
        """Return the problems of an opponent who plays to win."""
        place = next((place for place, each in enumerate(self.opponents) if each.maximize == TO_WIN), None)
        if place is None:
            return []
        opponent, path = self.opponents[place], ("opponents", place)
        problems = []
        if (count := sum(each.count for each in self.opponents)) > 1:
            detail = f"an opponent who plays to win must be the only one, not one of {count:,}"
            problems.append(Problem("too-many", ("opponents",), detail, found=count, maximum=1))
        if self.tie_share != TIE_SHARE:
            detail = f"against an opponent who plays to win, tie_share must be {TIE_SHARE}, not {self.tie_share}"
            problems.append(Problem("contradiction", ("tie_share",), detail, found=self.tie_share))
        if opponent.strength != PERFECT:
            name = opponent.strength.id
            detail = f"an opponent who plays to win has the strength {PERFECT.id}, not {name}"
            problems.append(Problem("contradiction", (*path, "strength"), detail, found=name, choices=(PERFECT.id,)))
        if isinstance(opponent.situation, Position):
            detail = "an opponent who plays to win waits between turns: leave out dice and rolls_left"
            problems.append(Problem("contradiction", (*path, "dice"), detail, found=list(opponent.situation.hand)))
        return problems + [
            each.below(*path, "scorecard") for each in check_match(position, sheet_of(opponent.situation))
        ]


def win_payoff(opponents: Sequence[OpponentField], tie_share: float = TIE_SHARE) -> Payoff:
    """Return the payoff: the probability of winning with a total, plus the share of that of tying for first place."""

    def payoff(totals: Integers) -> Floats:
        win, tie = win_chances(totals, opponents)
        worth: Floats = win + tie_share * tie
        return worth

    return payoff


def payoff_errors(opponents: Sequence[OpponentField], tie_share: float, totals: Integers) -> Floats:
    """Return the error bounds of `win_payoff` at some totals: float64 [N].

    The payoff is a mean of the probabilities that all others have less, and that they have no more.
    """
    less, no_more = (win_errors(each, opponents) for each in (totals, totals + 1))
    found: Floats = (1.0 - tie_share) * less + tie_share * no_more
    return found


def win_utilities(
    tables: RulesetTables,
    position: Position,
    opponents: Sequence[OpponentField],
    tie_share: float = TIE_SHARE,
    limit: float | None = None,
    after: AfterTurn | None = None,
) -> Utilities:
    """Return the values of the endings of a position's turn for winning; best play takes at most `limit` seconds.

    The default limit is `WorkLimits.seconds_to_win`. The remaining points `after` the turn are found if they are not
    given. Raises `MissingTable` if there is no table of outlooks and too many categories are open to compute them.
    """
    payoff = win_payoff(opponents, tie_share)
    limit = tables.allowance.limits.seconds_to_win if limit is None else limit
    filled, memories, _ = card_state(tables.outcomes, position.sheet)
    least, most = least_gains(tables.outcomes, filled)[0], greatest_gains(tables.outcomes, filled, memories)[0]
    error = float(payoff_errors(opponents, tie_share, position.points_so_far + np.arange(least, most + 1)).max())
    table = tables.outlooks
    later = None if table is None or error > FOLLOWED_ERROR else MeanContinuation(table, payoff)
    try:
        values, exact = position_payoff(tables.outcomes, position, payoff, limit, tables.allowance, later)
    except TooManyStates:
        return mean_utilities(tables, position, opponents, tie_share, after)
    if exact or table is None:
        return Utilities(values, (tables.means.digest,), error=error)
    # Values between are off by at most the mean error of the ends, and so is the maximum of several.
    off = float(precision_of(table.error).off(values[reachable(tables.outcomes, filled, memories)[0]]).max())
    return Utilities(values, (tables.means.digest, table.digest), IMPROVED, error + off, doubt=2 * off)


def mean_utilities(
    tables: RulesetTables,
    position: Position,
    opponents: Sequence[OpponentField],
    tie_share: float = TIE_SHARE,
    after: AfterTurn | None = None,
) -> Utilities:
    """Return these values if later turns are played for the mean.

    Raises `MissingTable` as `win_utilities` does.
    """
    filled, memories, _ = card_state(tables.outcomes, position.sheet)
    after = find_after_turn(tables, position) if after is None else after
    found, places = after.found, after.places
    payoff = win_payoff(opponents, tie_share)
    values = _expected_payoff(tables, position, payoff, found.remaining, places[0])
    may = reachable(tables.outcomes, filled, memories)[0]
    off = precision_of(found.error).off(values)
    doubt = 2 * float(off[may].max())
    if any(each.precision is not EXACTLY for each in opponents):
        errors = partial(payoff_errors, opponents, tie_share)
        off = off + _expected_payoff(tables, position, errors, found.remaining, places[0])
    return Utilities(values, found.digests, IMPROVED, float(off[may].max()), doubt=doubt)


def _expected_payoff(
    tables: RulesetTables, position: Position, payoff: Payoff, remaining: RemainingOfStates, places: Integers
) -> Floats:
    """Return the values of the endings of the turn if later turns are played for the mean: float64 [N]."""
    probabilities = remaining.probabilities
    gains = tables.outcomes.of_endings(tables.outcomes.gains, len(places))
    least = int(gains.min())
    length = probabilities.shape[1]
    first = position.points_so_far + least + remaining.least
    worth = payoff(first + np.arange(length + int(gains.max()) - least))
    windows = np.lib.stride_tricks.sliding_window_view(worth, length)
    found: Floats = (probabilities[places] * windows[gains - least]).sum(axis=1)
    return found
