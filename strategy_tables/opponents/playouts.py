"""Games played out from a card, while somebody waits: what players who err reach from there.

How many games is decided by how long one takes, never by a clock, and their luck is always the same: so the same
question has the same answer everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.cards.sheet import Sheet, sheet_turns_played
from engine.games.position import Position
from strategy_tables.model.allowance import SECONDS_FOR_LAYER, Allowance, seconds_for_turn
from strategy_tables.model.outcomes import Outcomes, reachable
from strategy_tables.model.remaining import card_state
from strategy_tables.opponents.measurements import SEED, TotalCounts, count_totals
from strategy_tables.opponents.opponent import STRENGTHS, Strength
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.tablefile import Table

GAMES: Final = (10_000, 5_000, 2_000, 1_000, 500, 200, 100)
"""How many games may be played out; the last however long they take."""

_SECONDS_FOR_MOVE: Final = 1e-7
"""Weighing one move of a position."""

_KEPT = 256


@dataclass(frozen=True, slots=True)
class PlayoutPlan:
    """So many games, and the processor seconds that they take."""

    games: int
    seconds: float


_Key = tuple[str, Sheet | Position, Strength, int]
_PLAYED: LruCache[_Key, TotalCounts] = LruCache(_KEPT)
"""The same opponents are asked about several times in a turn."""


def plan_playouts(table: Table, situation: Sheet | Position, strength: Strength, limit: float) -> PlayoutPlan:
    """As many games from a card or a position as take no more than `limit` seconds, in the steps of `GAMES`.

    How many they are does not depend on what was played before; what was takes no time.
    """
    plans = (PlayoutPlan(games, seconds_for_games(table.outcomes, situation, games)) for games in GAMES)
    plan = next(plan for plan in plans if plan.seconds <= limit or plan.games == GAMES[-1])
    played = _PLAYED.get((table.digest, situation, strength, plan.games))
    return plan if played is None else PlayoutPlan(plan.games, 0.0)


def seconds_for_games(outcomes: Outcomes, situation: Sheet | Position, games: int) -> float:
    """What playing games to their end takes: turns are worked out once for each state that any of them is in."""
    compiled = outcomes.compiled
    sheet = situation.sheet if isinstance(situation, Position) else situation
    turns = compiled.turns - sheet_turns_played(sheet)
    extra_rolls = outcomes.space.shape.most_extra_rolls
    # At the most as many keeps in a hand as if all its dice were different.
    moves = len(compiled.categories) + 2**compiled.ruleset.dice_count
    for_game: float = (outcomes.roll_count + extra_rolls) * moves * _SECONDS_FOR_MOVE
    # All games are in one state when they begin, and every turn leads from each to no more than it has endings.
    endings = int(reachable(outcomes, *card_state(outcomes, sheet)[:2]).sum())
    states: int = sum(min(games, endings**played) for played in range(turns))
    return turns * SECONDS_FOR_LAYER + states * seconds_for_turn(outcomes) + turns * games * for_game


def run_playouts(
    table: Table, situation: Sheet | Position, strength: Strength, games: int, allowance: Allowance
) -> TotalCounts:
    """What games with this strength came to."""
    key = table.digest, situation, strength, games
    found = _PLAYED.get(key)
    if found is None:
        random = np.random.default_rng([SEED, STRENGTHS.index(strength)])
        found = count_totals(simulate(table, strength, games, random, situation, allowance, judged=False).totals)
        _PLAYED.put(key, found)
    return found
