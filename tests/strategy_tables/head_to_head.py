"""How much oftener than playing for the mean playing to win wins, against somebody who plays for the mean.

Both play whole games with simulated dice, taking turns, the first one in turn. What a turn played to win is worth more
than one played for the mean is known exactly at its start, and these gains, added up over a game, are on the average by
how much the probability to win grows: the luck of the dice, which hides it in a count of won games, has no part in it.
Once play is exact to the end its gain is that of all later turns, and the game need not be played on.
"""

import numpy as np

from engine.position import Position, Score, fill
from engine.scorecard import Scorecard, empty_scorecard, is_complete
from strategy_tables.advice.methods import EXACT
from strategy_tables.advice.objectives.win import TIE_SHARE, win_utilities
from strategy_tables.advice.outlook import outlook_of_card
from strategy_tables.advice.win_odds import compare
from strategy_tables.model.arrays import Floats
from strategy_tables.model.policy import Policy, mean_policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility, utility
from strategy_tables.opponents.simulate import BestPlayer, Dice, play_turns, simulated_dice
from strategy_tables.store.table_set import RulesetTables


def gains_of_games(tables: RulesetTables, games: int, seed: int) -> Floats:
    """By how much playing to win made winning more probable, a tie counting as half: float64 [games]."""
    dice = simulated_dice(tables.means.compiled.ruleset.dice_count, np.random.default_rng(seed))
    return np.array([_gain(tables, dice, first=game % 2 == 0) for game in range(games)])


def _gain(tables: RulesetTables, dice: Dice, *, first: bool) -> float:
    compiled, outcomes = tables.means.compiled, tables.outcomes
    own = other = empty_scorecard(compiled)
    gain = 0.0
    if not first:
        other = _play_for_the_mean(tables, other, dice)
    while not is_complete(compiled, own):
        opponents = [outlook_of_card(tables, other).totals]
        position = Position(compiled, own, compiled.hands[0], compiled.ruleset.rolls - 1)
        found = win_utilities(tables, position, opponents)
        filled, memories, _ = card_state(outcomes, own)
        values = TurnValues(utility(outcomes, found.values[None], filled, memories))
        mean = compare(outlook_of_card(tables, own).totals, opponents)
        gain += float(values.start()[0]) - (mean.win + TIE_SHARE * mean.tie)
        if found.method == EXACT:
            break
        own = _play(tables, own, Policy(values), dice)
        if not is_complete(compiled, other):
            other = _play_for_the_mean(tables, other, dice)
    return gain


def _play_for_the_mean(tables: RulesetTables, card: Scorecard, dice: Dice) -> Scorecard:
    outcomes = tables.outcomes
    return _play(tables, card, mean_policy(outcomes, tables.means.values, *card_state(outcomes, card)), dice)


def _play(tables: RulesetTables, card: Scorecard, policy: Policy[Utility], dice: Dice) -> Scorecard:
    outcomes = tables.outcomes
    start = np.zeros(1, dtype=np.int64)
    outcome = int(play_turns(BestPlayer(policy), policy.values.scoring, start, dice)[0])
    played = outcomes.category[outcome], outcomes.points[outcome], outcomes.extra[outcome]
    return fill(card, Score(*map(int, played)))
