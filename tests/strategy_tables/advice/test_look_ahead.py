"""Playing some turns for a payoff and the rest for the mean, compared with a naive recursion."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.objectives.win import win_payoff
from strategy_tables.advice.payoff import MeanContinuation, Nodes, Payoff, position_payoff
from strategy_tables.advice.win_odds import OpponentField
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.arrays import Floats
from strategy_tables.model.distribution import distribution
from strategy_tables.model.remaining import TooManyStates, card_state
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import utility
from strategy_tables.store.table_set import RulesetTables
from tests.engine.naive_game import Card, NaiveGame
from tests.strategy_tables.naive_play import Play, totals_by_mean
from tests.strategy_tables.positions import random_positions

AROUND = {"joker-other-order": 30, "three-dice-served": 18, "penalties": 10}


class From(MeanContinuation):
    """A continuation that begins after a number of turns, whatever time is left."""

    def __init__(self, tables: RulesetTables, payoff: Payoff, turns: int) -> None:
        assert tables.outlooks is not None
        super().__init__(tables.outlooks, payoff)
        self.space, self.turns = tables.outcomes.space, turns

    def seconds(self, nodes: Nodes) -> float:
        return 0.0 if int(self.space.turns_played(nodes.layer.filled[:1])[0]) == self.turns else float("inf")


def play_for_some_turns(compiled: CompiledRuleset, payoff: Payoff, turns: int) -> Play:
    """Return the best play for a payoff until some turns are played, then for the mean."""
    mean, game = totals_by_mean(compiled), NaiveGame(compiled, counts_points=True)

    def end(card: Card) -> float:
        come = mean.before_turn(card._replace(points=0))[1:]
        return float(come @ payoff(card.points + mean.game.least() + np.arange(len(come))))

    return Play(game, end, gain=lambda _, after: after, best=max, over=lambda card: sum(card.filled) == turns)


def value(tables: RulesetTables, position: Position, utilities: Floats) -> float:
    filled, memories, _ = card_state(tables.outcomes, position.sheet)
    values = TurnValues(utility(tables.outcomes, utilities[None], filled, memories))
    return float(values.hands(position.rolls_left)[0, position.compiled.index(position.hand)])


@pytest.mark.parametrize("name", AROUND)
def test_look_ahead_matches_a_naive_recursion(all_tables: Callable[[str], RulesetTables], name: str) -> None:
    tables = all_tables(name)
    compiled, chance = tables.means.compiled, random.Random(70)
    compared = 0
    for position in random_positions(compiled, 40, seed=70):
        played = sum(map(len, position.card.points))
        if sum(compiled.times) - played not in (3, 4) or compared >= 2:
            continue
        weights = np.array([chance.random() for _ in range(9)])
        opponent = distribution(weights / weights.sum(), shift=AROUND[name] - chance.randrange(9))
        payoff, allowance = win_payoff([OpponentField(opponent)]), Allowance()
        best, exact = position_payoff(tables.outcomes, position, payoff, float("inf"), allowance)
        assert exact
        before = -1.0
        for turns in range(played + 2, sum(compiled.times)):
            later = From(tables, payoff, turns)
            try:
                values, exact = position_payoff(
                    tables.outcomes, position, payoff, allowance.seconds_charged * 0.999, Allowance(), later
                )
            except TooManyStates:
                # Decided before that turn.
                continue
            worth = value(tables, position, values)
            naive = play_for_some_turns(compiled, payoff, turns).of_position(position)
            assert not exact
            assert worth == pytest.approx(naive, abs=1.01e-5)
            assert before - 2.1e-5 <= worth <= value(tables, position, best) + 1.1e-5
            before, compared = worth, compared + 1
    assert compared >= 2
