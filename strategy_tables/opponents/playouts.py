"""Playouts of games from a card, for a request: the totals that players who err reach from there.

The number of games follows from their cost, not from a clock, and their random numbers are fixed. So the same question
has the same answer everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.cards.sheet import Sheet, sheet_turns_played
from engine.games.position import Position, sheet_of
from strategy_tables.model.allowance import SECONDS_FOR_LAYER, Allowance, seconds_for_turn
from strategy_tables.model.outcomes import Outcomes, reachable
from strategy_tables.model.remaining import card_state
from strategy_tables.opponents.measurements import SEED, TotalCounts, count_totals
from strategy_tables.opponents.opponent import STRENGTHS, Strength
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.tablefile import Table

GAMES: Final = (10_000, 5_000, 2_000, 1_000, 500, 200, 100)
"""Possible numbers of games; the last one at any cost."""

_SECONDS_FOR_MOVE: Final = 1e-7
"""Cost of weighing one move of a position."""

_KEPT = 256


@dataclass(frozen=True, slots=True)
class PlayoutPlan:
    """Number of games, and the processor seconds that they take."""

    games: int
    seconds: float


_Key = tuple[str, Sheet | Position, Strength, int]
_PLAYED: LruCache[_Key, TotalCounts] = LruCache(_KEPT)
"""The same opponents are part of several requests of a turn."""


def plan_playouts(table: Table, situation: Sheet | Position, strength: Strength, limit: float) -> PlayoutPlan:
    """Return the most games of `GAMES` from a card or a position that take at most `limit` seconds.

    Their number does not depend on the cache; cached games take no time.
    """
    plans = (PlayoutPlan(games, seconds_for_games(table.outcomes, situation, games)) for games in GAMES)
    plan = next(plan for plan in plans if plan.seconds <= limit or plan.games == GAMES[-1])
    played = _PLAYED.get((table.digest, situation, strength, plan.games))
    return plan if played is None else PlayoutPlan(plan.games, 0.0)


def seconds_for_games(outcomes: Outcomes, situation: Sheet | Position, games: int) -> float:
    """Return the cost of playing games to their end: turns are computed once for each state that any of them is in."""
    compiled = outcomes.compiled
    sheet = sheet_of(situation)
    turns = compiled.turns - sheet_turns_played(sheet)
    extra_rolls = outcomes.space.shape.most_extra_rolls
    # At most as many keeps in a hand as if all its dice were different.
    moves = len(compiled.categories) + 2**compiled.ruleset.dice_count
    for_game: float = (outcomes.roll_count + extra_rolls) * moves * _SECONDS_FOR_MOVE
    # All games start in one state, and every turn leads from each state to at most as many as it has endings.
    endings = int(reachable(outcomes, *card_state(outcomes, sheet)[:2]).sum())
    states: int = sum(min(games, endings**played) for played in range(turns))
    return turns * SECONDS_FOR_LAYER + states * seconds_for_turn(outcomes) + turns * games * for_game


def run_playouts(
    table: Table, situation: Sheet | Position, strength: Strength, games: int, allowance: Allowance
) -> TotalCounts:
    """Return the totals of games with this strength."""
    key = table.digest, situation, strength, games
    found = _PLAYED.get(key)
    if found is None:
        random = np.random.default_rng([SEED, STRENGTHS.index(strength)])
        found = count_totals(simulate(table, strength, games, random, situation, allowance, judged=False).totals)
        _PLAYED.put(key, found)
    return found
