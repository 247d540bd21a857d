"""The advantage of exact play to win at the end of a match of two, over players who do not expect it.

Cards are those of players for the mean, with equally many open categories. From each pair a game is played twice: an
exact player against a weaker one, who moves first in one of them. The chance of the exact player rises only by the
losses of the weaker one, which are known exactly before the dice are rolled. So the luck of the dice plays no part.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from engine.cards.rules import Cell
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.games.moves import fill
from engine.games.position import Position
from strategy_tables.advice.objectives.win import win_utilities
from strategy_tables.advice.outlook import find_outlooks
from strategy_tables.advice.two_player import match_utilities
from strategy_tables.advice.win_odds import OpponentField
from strategy_tables.model.arrays import Floats
from strategy_tables.model.policy import Policy, mean_policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility, utility
from strategy_tables.store.table_set import RulesetTables

Player = Callable[[RulesetTables, Position, Sheet], Policy[Utility]]
"""The policy of a player's turn, given the card of the other one."""

_NO_LIMIT: Final = float("inf")


def gains_of_endings(
    tables: RulesetTables,
    weaker: Player,
    open_categories: int,
    games: int,
    seed: int,
    report: Callable[[int, int], None] = lambda _done, _total: None,
) -> Floats:
    """Return the probability to win above one half of an exact player, who moves first or second: float64 [games]."""
    gains = np.zeros(games)
    for game in range(games):
        random = np.random.default_rng((seed, game))
        cards = _late_card(tables, open_categories, random), _late_card(tables, open_categories, random)
        gains[game] = sum(_losses(tables, cards, weaker, turn, random) for turn in (0, 1)) / 2
        report(game + 1, games)
    return gains


def plays_for_mean(tables: RulesetTables, position: Position, other: Sheet) -> Policy[Utility]:
    """Play for the mean."""
    del other
    return mean_policy(tables.outcomes, tables.means.means, *card_state(tables.outcomes, position.sheet))


def expects_mean(tables: RulesetTables, position: Position, other: Sheet) -> Policy[Utility]:
    """Play to win against a player for the mean."""
    opponent = OpponentField(find_outlooks(tables, [other])[0].totals)
    return _policy(tables, position, win_utilities(tables, position, [opponent], limit=_NO_LIMIT).values)


def _losses(
    tables: RulesetTables, cards: tuple[Sheet, Sheet], weaker: Player, turn: int, random: np.random.Generator
) -> float:
    """Return the losses of the weaker player, whose turn is the first if `turn` is 0, else the second."""
    mover, other, lost = *cards, 0.0
    full = tables.outcomes.space.full
    while tables.outcomes.space.filled_of(mover) != full:
        position = _before_turn(tables, mover)
        found = match_utilities(tables, position, other, _NO_LIMIT)
        assert found is not None  # noqa: S101  there is no limit
        exact = _policy(tables, position, found.values)
        weights = _weights(exact if turn else weaker(tables, position, other))
        if not turn:
            lost += float(exact.values.start()[0] - weights @ np.where(weights > 0, found.values, 0.0))
        mover, other, turn = other, _play(tables, mover, weights, random), 1 - turn
    return lost


def _late_card(tables: RulesetTables, open_categories: int, random: np.random.Generator) -> Sheet:
    sheet = empty_sheet(tables.means.rules)
    for _ in range(tables.outcomes.space.shape.turns - open_categories):
        weights = _weights(plays_for_mean(tables, _before_turn(tables, sheet), sheet))
        sheet = _play(tables, sheet, weights, random)
    return sheet


def _before_turn(tables: RulesetTables, sheet: Sheet) -> Position:
    rules = tables.means.rules
    return Position(rules, sheet, rules.card.hands[0], rules.ruleset.rolls - 1)


def _policy(tables: RulesetTables, position: Position, values: Floats) -> Policy[Utility]:
    filled, memories, _ = card_state(tables.outcomes, position.sheet)
    return Policy(TurnValues(utility(tables.outcomes, values[None], filled, memories)))


def _weights(policy: Policy[Utility]) -> Floats:
    """Return the probabilities of the endings of a turn: float64 [N]."""
    scoring = policy.values.scoring
    weights: Floats = policy.weigh_endings(scoring.rolls.first[None], scoring.first_left)[0]
    return weights


def _play(tables: RulesetTables, sheet: Sheet, weights: Floats, random: np.random.Generator) -> Sheet:
    outcomes = tables.outcomes
    sums = np.cumsum(weights)
    ending = int(np.searchsorted(sums, random.random() * sums[-1], side="right"))
    cell, points = Cell(0, int(outcomes.category[ending])), int(outcomes.points[ending])
    return fill(sheet, Score(cell, points, int(outcomes.extra[ending])))
