"""Outlooks of opponents: the distributions of their final totals, and how these are known.

A perfect player for the mean has the exact distribution of the outlook. One who errs has the totals that players of the
same strength reached. From the empty card these are shipped measurements; from any other card they are playouts, which
are always the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards.sheet import Sheet, is_sheet_full, sheet_turns_played
from engine.games.position import Position, sheet_of
from strategy_tables.advice.methods import MEASURED
from strategy_tables.advice.outlook import Outlook, find_outlooks
from strategy_tables.advice.win_odds import OpponentField
from strategy_tables.model.precision import Sampled
from strategy_tables.model.remaining import greatest_remaining, least_remaining
from strategy_tables.opponents.measurements import CONFIDENCE, TotalCounts, find_measured
from strategy_tables.opponents.opponent import STRENGTHS, Strength
from strategy_tables.opponents.playouts import PlayoutPlan, plan_playouts, run_playouts
from strategy_tables.store.table_set import RulesetTables

FOR_POINTS: Final = "expected_total"
TO_WIN: Final = "win"
"""Aims of opponents, as on the wire."""

PERFECT: Final = STRENGTHS[-1]
"""Strength of a player who plays for the mean without a mistake."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent, or `count` opponents in the same situation, each with independent luck; `maximize` is their aim."""

    situation: Sheet | Position
    strength: Strength = PERFECT
    count: int = 1
    maximize: str = FOR_POINTS


@dataclass(frozen=True, slots=True, eq=False)
class OpponentOutlook:
    """Final totals of an opponent who plays for points, and how they are known.

    `games`: their number if they were measured, None if computed; `digests`: names of their tables; `maximize`: the
    aim by which values were computed.
    """

    field: OpponentField
    mean: float
    method: str
    digests: tuple[str, ...]
    games: int | None = None
    maximize: str = FOR_POINTS


def find_opponents(tables: RulesetTables, opponents: Sequence[Opponent]) -> tuple[OpponentOutlook, ...]:
    """Return the outlooks of opponents; raise errors as `find_outlooks` does."""
    return find_outlooks_with_opponents(tables, (), opponents)[1]


def find_outlooks_with_opponents(
    tables: RulesetTables, situations: Sequence[Sheet | Position], opponents: Sequence[Opponent]
) -> tuple[list[Outlook], tuple[OpponentOutlook, ...]]:
    """Return the outlooks of some situations and of opponents; equal ones are computed once.

    Their total cost is known before any computation. Raises as `find_outlooks` does.
    """
    without_mistake = [each.situation for each in opponents if not _errs(tables, each)]
    erring = dict.fromkeys((each.situation, each.strength) for each in opponents if _errs(tables, each))
    seconds = tables.allowance.limits.seconds_to_play_out / max(1, len(erring))
    plans = {each: _plan(tables, *each, seconds) for each in erring}
    tables.allowance.charge(sum(plan.seconds for plan in plans.values() if isinstance(plan, PlayoutPlan)))
    outlooks = find_outlooks(tables, [*situations, *without_mistake])
    played = {
        each: run_playouts(tables.means, *each, plan.games, tables.allowance) if isinstance(plan, PlayoutPlan) else plan
        for each, plan in plans.items()
    }
    worked_out = iter(outlooks[len(situations) :])
    found = []
    for each in opponents:
        if _errs(tables, each):
            found.append(_measured(tables, played[each.situation, each.strength], each.count, len(played)))
        else:
            found.append(computed_outlook(next(worked_out), each.count))
    return outlooks[: len(situations)], tuple(found)


def _errs(tables: RulesetTables, opponent: Opponent) -> bool:
    """Return whether their errors matter: not on a full card."""
    return opponent.strength.temperature > 0 and not is_sheet_full(tables.means.rules, sheet_of(opponent.situation))


def _plan(
    tables: RulesetTables, situation: Sheet | Position, strength: Strength, seconds: float
) -> PlayoutPlan | TotalCounts:
    """Return the measured totals, or the plan of playouts."""
    shipped = None
    if isinstance(situation, Sheet) and not sheet_turns_played(situation):
        shipped = find_measured(tables.means.compiled, strength)
    return shipped or plan_playouts(tables.means, situation, strength, seconds)


def computed_outlook(outlook: Outlook, count: int = 1) -> OpponentOutlook:
    """Return the outlook of opponents who play for the mean without mistakes."""
    crowd = OpponentField(outlook.totals, count, outlook.precision)
    return OpponentOutlook(crowd, outlook.mean, outlook.method, outlook.digests)


def _measured(tables: RulesetTables, played: TotalCounts, count: int, samples: int) -> OpponentOutlook:
    """Return an outlook from totals of games; all samples of a request hold together with `CONFIDENCE`."""
    compiled, totals = tables.means.compiled, played.totals
    # At most as many totals as whole numbers between the least and the greatest total of a card.
    width = greatest_remaining(compiled) - least_remaining(compiled) + 1
    crowd = OpponentField(totals, count, Sampled(played.games, width, (1.0 - CONFIDENCE) / samples))
    return OpponentOutlook(crowd, totals.mean, MEASURED, (tables.means.digest,), played.games)
