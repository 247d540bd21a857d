"""The advantage of playing to win over playing for the mean, against an opponent who plays for the mean.

Both play whole games with simulated dice, each moving first in turn. At the start of a turn the gain of playing it to
win, if all others are played for the mean, is known exactly. The mean sum of these gains over a game is the increase of
the probability to win. The reason is the value under play for the mean. On average it does not change in the opponent's
turn, and rises by the gain in one's own. The luck of the dice, which hides the advantage in a count of won games, plays
no part.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

import numpy as np

from engine.cards.rules import Cell
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.games.moves import fill
from engine.games.position import Position
from strategy_tables.advice.objectives.win import mean_utilities, win_utilities
from strategy_tables.advice.outlook import find_outlooks
from strategy_tables.advice.win_odds import OpponentField
from strategy_tables.model.arrays import Floats
from strategy_tables.model.policy import Policy, mean_policy
from strategy_tables.model.precision import standard_errors
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility, utility
from strategy_tables.opponents.simulate import Dice, best_player, play_turns, simulated_dice
from strategy_tables.store.table_set import RulesetTables

CONFIDENCE: Final = 0.999


def measure_win_share(
    tables: RulesetTables, games: int, seed: int, report: Callable[[int, int], None] = lambda _done, _total: None
) -> tuple[float, float, float]:
    """Return the share of games that playing to win wins, a tie counting as half; at least two games are played.

    The second and the third number are the interval that has the true share with a probability of `CONFIDENCE`. Raises
    `MissingTable` if there is no table of outlooks and the game is too large to compute them.
    """
    gains = gains_of_games(tables, games, seed, report)
    # Two players for the mean have equal chances.
    share = 0.5 + float(gains.mean())
    half = standard_errors(CONFIDENCE) * float(gains.std(ddof=1)) / sqrt(games)
    return share, share - half, share + half


def gains_of_games(
    tables: RulesetTables, games: int, seed: int, report: Callable[[int, int], None] = lambda _done, _total: None
) -> Floats:
    """Return the increase of the probability to win, a tie counting as half, by playing to win: float64 [games]."""
    gains = np.empty(games)
    for game in range(games):
        gains[game] = _gain(tables, game, seed, first=game % 2 == 0)
        report(game + 1, games)
    return gains


def _gain(tables: RulesetTables, game: int, seed: int, *, first: bool) -> float:
    rules, outcomes = tables.means.rules, tables.outcomes
    sheet, gain = empty_sheet(rules), 0.0
    for turn, opponent in enumerate(_opponents(tables, game, seed, first=first)):
        position = Position(rules, sheet, rules.card.hands[0], rules.ruleset.rolls - 1)
        filled, memories, totals = card_state(outcomes, sheet)
        utilities = win_utilities(tables, position, [opponent]).values
        policy = Policy(TurnValues(utility(outcomes, utilities[None], filled, memories)))
        gain += _chance(tables, position, opponent, policy)
        gain -= _chance(tables, position, opponent, mean_policy(outcomes, tables.means.means, filled, memories, totals))
        sheet = _play(tables, sheet, policy, _dice(tables, seed, game, turn, 0))
    return gain


def _chance(tables: RulesetTables, position: Position, opponent: OpponentField, policy: Policy[Utility]) -> float:
    """Return the probability to win, a tie counting as half, if only this turn is not played for the mean."""
    values = mean_utilities(tables, position, [opponent]).values
    first = tables.outcomes.rolls.first
    weights = policy.weigh_endings(first[None], policy.values.scoring.first_left)[0]
    return float((weights * np.where(weights > 0, values, 0.0)).sum())


def _opponents(tables: RulesetTables, game: int, seed: int, *, first: bool) -> list[OpponentField]:
    """Return the final total of a player for the mean before each turn of the other player.

    The other player does not affect it: with the same seed all ways to play face the same games.
    """
    outcomes = tables.outcomes
    sheet, found = empty_sheet(tables.means.rules), []
    for turn in range(outcomes.space.shape.turns):
        before = sheet
        policy = mean_policy(outcomes, tables.means.means, *card_state(outcomes, sheet))
        sheet = _play(tables, sheet, policy, _dice(tables, seed, game, turn, 1))
        found.append(OpponentField(find_outlooks(tables, [before if first else sheet])[0].totals))
    return found


def _dice(tables: RulesetTables, *seed: int) -> Dice:
    return simulated_dice(tables.means.compiled.ruleset.dice_count, np.random.default_rng(seed))


def _play(tables: RulesetTables, sheet: Sheet, policy: Policy[Utility], dice: Dice) -> Sheet:
    outcomes = tables.outcomes
    start = np.zeros(1, dtype=np.int64)
    outcome = int(play_turns(best_player(policy), policy.values.scoring, start, dice)[0])
    cell, points = Cell(0, int(outcomes.category[outcome])), int(outcomes.points[outcome])
    return fill(sheet, Score(cell, points, int(outcomes.extra[outcome])))
