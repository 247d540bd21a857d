"""Naive best play of two players who take turns: one recursion over both cards, hands and keeps.

Nothing is shared with tables or with computations from them.
"""

from functools import cache

import numpy as np

from strategy_tables.model.arrays import Floats
from tests.engine.naive_game import Card, NaiveGame, Rules
from tests.strategy_tables.naive_play import Play


class NaiveMatch:
    """The probabilities that the player to move wins, a tie counting one half, for every lead from -`most` to
    `most`."""

    def __init__(self, rules: Rules) -> None:
        self.game = NaiveGame(rules, counts_points=True)
        self.most = self.game.greatest() - self.game.least() + 1
        self.leads = np.arange(-self.most, self.most + 1)
        self.wins = cache(self._wins)

    def _wins(self, mover: Card, other: Card) -> Floats:
        if self.game.complete(mover):
            leads = self.leads + self.game.upper_bonus(mover) - self.game.upper_bonus(other)
            return (np.sign(leads) + 1.0) / 2.0

        def end(card: Card) -> Floats:
            # The other's lead is minus the mover's; far ahead the mover wins, far behind the other.
            lost = self.wins(other, card._replace(points=0))[::-1]
            padded = np.pad(1.0 - lost, self.most, constant_values=(0.0, 1.0))
            start = self.most + card.points
            return padded[start : start + len(self.leads)]

        play = Play(
            self.game,
            end,
            gain=lambda _, after: after,
            best=lambda moves: np.max(moves, axis=0),
            over=lambda card: card != mover,
        )
        found: Floats = play.before_turn(mover)
        return found
