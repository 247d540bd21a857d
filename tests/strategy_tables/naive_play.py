"""Naive best play by the rules: one recursion over cards, hands and keeps, for any objective.

Dice are rolled one after the other, which is fast enough for the full rulesets late in the game. Nothing is shared with
tables or with computations from them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from engine.games.moves import Keep, Move
from engine.games.position import Position
from tests.engine.naive_game import Card, Dice, Filling, NaiveGame, Rules, keeps_in_order, with_another_die

Worth = Any
"""The value of a situation: a number, or an array that `Play.best` compares."""

TIE = 1e-9


class Play:
    """Playing a game for an objective given by functions.

    * `end`: the value of a finished card
    * `gain`: the value of a filling, given that of the rest of the game
    * `best`: the value of a choice: categories in the order of the card, then keeps of more dice first, then ascending
    * `roll`: the value before a die is rolled, given those of its six equally likely faces
    """

    def __init__(
        self,
        game: NaiveGame,
        end: Callable[[Card], Worth],
        gain: Callable[[Filling, Worth], Worth],
        best: Callable[[Sequence[Worth]], Worth],
        *,
        roll: Callable[[Sequence[Worth]], Worth] = lambda faces: sum(faces) / len(faces),
        over: Callable[[Card], bool] | None = None,
    ) -> None:
        self.game, self.end, self.gain, self.best, self.roll = game, end, gain, best, roll
        self.over = over or game.complete
        self.before_turn = cache(self._before_turn)
        self._turn = cache(self._turn_of)
        self._after = cache(self._after_filling)

    def of_position(self, position: Position) -> Worth:
        """Return the value of a hand on a card."""
        return self.of_hand(self.game.card_of(position), position.hand, position.rolls_left)

    def of_move(self, position: Position, move: Move) -> Worth:
        """Return the value of a move in a position."""
        card = self.game.card_of(position)
        if isinstance(move, Keep):
            return self.of_keep(card, move.dice, position.rolls_left)
        return self.of_scores(card, position.hand, position.rolls_left)[position.compiled.categories[move.category]]

    def of_hand(self, card: Card, hand: Dice, left: int) -> Worth:
        """Return the value of a hand with `left` rolls left."""
        return self._turn(card)[0](hand, left)

    def of_keep(self, card: Card, keep: Dice, left: int) -> Worth:
        """Return the value of rerolling all other dice in the first of `left` rolls."""
        return self._turn(card)[1](keep, left)

    def of_scores(self, card: Card, hand: Dice, left: int) -> dict[str, Worth]:
        """Return the value of scoring a hand in each legal category."""
        fillings = self.game.fillings(card, hand, roll=self.game.rolls_of_turn(card) - left)
        return {each.category: self.gain(each, self._after(card, each, left)) for each in fillings}

    def _after_filling(self, card: Card, filling: Filling, left: int) -> Worth:
        return self.before_turn(self.game.fill(card, filling, rolls_left=left))

    def _before_turn(self, card: Card) -> Worth:
        return self.end(card) if self.over(card) else self.of_keep(card, (), self.game.rolls_of_turn(card))

    def _turn_of(self, card: Card) -> tuple[Callable[[Dice, int], Worth], Callable[[Dice, int], Worth]]:
        """Return functions for the values of hands and of keeps, by the rolls left before the reroll."""

        @cache
        def of_hand(hand: Dice, left: int) -> Worth:
            return self.best(
                [
                    *self.of_scores(card, hand, left).values(),
                    *(of_keep(keep, left) for keep in keeps_in_order(hand) if left),
                ]
            )

        @cache
        def of_keep(keep: Dice, left: int) -> Worth:
            if len(keep) == self.game.dice_count:
                return of_hand(keep, left - 1)
            return self.roll([of_keep(more, left) for more in with_another_die(keep)])

        return of_hand, of_keep


def play_for_mean(rules: Rules) -> Play:
    """Return the play with the greatest expected points still to come."""
    game = NaiveGame(rules)
    return Play(
        game,
        end=lambda card: game.upper_bonus(card),
        gain=lambda filling, after: filling.points + filling.extra_bonus + after,
        best=max,
    )


def play_for_floor(rules: Rules) -> Play:
    """Return the play with the most guaranteed points still to come."""
    game = NaiveGame(rules)
    return Play(
        game,
        end=game.upper_bonus,
        gain=lambda filling, after: filling.points + filling.extra_bonus + after,
        best=max,
        roll=min,
    )


def play_for_category(rules: Rules, category: str, wanted: Sequence[int]) -> Play:
    """Return the play with the greatest probabilities that a turn fills this category with at least each of these
    points."""
    nothing = np.zeros(len(wanted))
    return Play(
        NaiveGame(rules),
        end=lambda _: nothing,
        gain=lambda filling, _: (
            np.less_equal(wanted, filling.points) * 1.0 if filling.category == category else nothing
        ),
        best=lambda moves: np.max(moves, axis=0),
        over=lambda _: True,
    )


def play_for_payoff(rules: Rules, payoff: Callable[[int], float]) -> Play:
    """Return the play with the greatest expected payoff of the final total."""
    game = NaiveGame(rules, counts_points=True)
    return Play(
        game,
        end=lambda card: payoff(card.points + game.upper_bonus(card)),
        gain=lambda _, after: after,
        best=max,
    )


def play_for_every_target(rules: Rules) -> Play:
    """Return the play with the greatest probabilities of at least r more points, for r = 0, 1, … and all reachable
    ones.

    Each r is optimized independently. With penalties the first entry is not 0 but the least points that can come
    (`NaiveGame.least`).
    """
    game = NaiveGame(rules)
    points = np.arange(game.least(), game.greatest() + 2)
    return Play(
        game,
        end=lambda card: (points <= game.upper_bonus(card)).astype(np.float64),
        gain=lambda filling, after: _later(after, filling.points + filling.extra_bonus, 1.0),
        best=lambda moves: np.max(moves, axis=0),
    )


def play_for_bonus(rules: Rules) -> Play:
    """Return the play with the greatest probability of the upper bonus."""
    game = NaiveGame(rules)
    return Play(game, end=lambda card: float(game.bonus_awarded(card)), gain=lambda _, after: after, best=max)


def bonus_by_mean(rules: Rules) -> Play:
    """Return the play for the mean, with the mean and the probability of the upper bonus."""
    game = NaiveGame(rules)

    def gain(filling: Filling, after: Worth) -> Worth:
        return after + np.array([filling.points + filling.extra_bonus, 0.0])

    def end(card: Card) -> Worth:
        return np.array([game.upper_bonus(card), float(game.bonus_awarded(card))])

    return Play(game, end, gain, _first_of_the_best)


def totals_by_mean(rules: Rules) -> Play:
    """Return the play for the mean, with the mean and the probabilities of 0, 1, … more points, or from the least."""
    game = NaiveGame(rules)
    points = np.arange(game.least(), game.greatest() + 1)

    def gain(filling: Filling, after: Worth) -> Worth:
        gained = filling.points + filling.extra_bonus
        return np.concatenate([[after[0] + gained], _later(after[1:], gained, 0.0)])

    def end(card: Card) -> Worth:
        bonus = game.upper_bonus(card)
        return np.concatenate([[bonus], points == bonus])

    return Play(game, end, gain, _first_of_the_best)


def sources_by_mean(rules: Rules) -> Play:
    """Return the play for the mean, with the mean and the parts of each category, the upper bonus and extra bonuses."""
    game = NaiveGame(rules)
    names = ["mean", *game.categories, "upper bonus", "extra bonus"]

    def part(**points: float) -> Worth:
        return np.array([points.get(name, 0.0) for name in names])

    def gain(filling: Filling, after: Worth) -> Worth:
        gained = {"mean": filling.points + filling.extra_bonus, "extra bonus": filling.extra_bonus}
        return after + part(**{filling.category: filling.points}, **gained)

    def end(card: Card) -> Worth:
        bonus = game.upper_bonus(card)
        return part(**{"mean": bonus, "upper bonus": bonus})

    return Play(game, end, gain, _first_of_the_best)


def _later(row: Worth, gain: int, before: float) -> Worth:
    """Return a row shifted by `gain` points, with `before` at its beginning."""
    if gain < 0:
        return np.concatenate([row[-gain:], np.zeros(-gain)])
    return np.concatenate([np.full(gain, before), row])[: len(row)]


def _first_of_the_best(moves: Sequence[Worth]) -> Worth:
    greatest = max(move[0] for move in moves)
    return next(move for move in moves if move[0] >= greatest - TIE)
