"""How much oftener than playing for the mean playing to win wins, against somebody who plays for the mean.

Both play whole games with simulated dice, taking turns, the first one in turn. What a turn played to win is worth more
than one played for the mean is known exactly at its start, and these gains, added up over a game, are on the average by
how much the probability to win grows: the luck of the dice, which hides it in a count of won games, has no part in it.
Once play is exact to the end its gain is that of all later turns, and the game need not be played on.
"""

import numpy as np
from numpy.typing import NDArray

from engine.position import Position, Score, fill
from engine.scorecard import Scorecard, empty_scorecard
from strategy_tables.advice.outlook import outlook_of_card
from strategy_tables.advice.target import EXACT
from strategy_tables.advice.win import TIE_SHARE, compare, turn_payoffs
from strategy_tables.model.outcomes import Floats
from strategy_tables.model.policy import plan_turn
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import rolls
from strategy_tables.store.table_set import RulesetTables
from tests.strategy_tables.play_out import SimulatedDice, mean_plan, play_turn


def gains_of_games(tables: RulesetTables, games: int, seed: int) -> Floats:
    """By how much playing to win made winning more probable, a tie counting as half: float64 [games]."""
    dice = SimulatedDice(tables.means.compiled.ruleset.dice_count, np.random.default_rng(seed))
    return np.array([_play(tables, dice, first=game % 2 == 0) for game in range(games)])


def _play(tables: RulesetTables, dice: SimulatedDice, *, first: bool) -> float:
    compiled, ends = tables.means.compiled, tables.ends
    start = np.zeros(1, dtype=np.int64)
    own = other = empty_scorecard(compiled)
    gain = 0.0
    if not first:
        other = _fill(tables, other, play_turn(mean_plan(tables, ends, *card_state(ends, other)), start, dice))
    while not own.complete:
        opponents = [outlook_of_card(tables, other).totals]
        position = Position(compiled, own, compiled.hands[0], compiled.ruleset.rolls - 1)
        found = turn_payoffs(tables, position, opponents)
        masks, lives, _ = card_state(ends, own)
        plan = plan_turn(ends, found.leaf[None], masks, lives, compiled.ruleset.rolls - 1)
        mean = compare(outlook_of_card(tables, own).totals, opponents)
        worth = (plan.values[-1][0] * rolls(compiled.ruleset.dice_count).first).sum()
        gain += float(worth) - (mean.win + TIE_SHARE * mean.tie)
        if found.method == EXACT:
            break
        own = _fill(tables, own, play_turn(plan, start, dice))
        if not other.complete:
            other = _fill(tables, other, play_turn(mean_plan(tables, ends, *card_state(ends, other)), start, dice))
    return gain


def _fill(tables: RulesetTables, card: Scorecard, chosen: NDArray[np.int64]) -> Scorecard:
    ends, end = tables.ends, int(chosen[0])
    return fill(card, Score(int(ends.category[end]), int(ends.points[end]), int(ends.extra[end])))
