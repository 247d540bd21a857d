"""Whole games of one player against chance, thousands at once: what a level reaches is measured with it.

All games are in the same turn and take each decision together, so a decision is some array operations on all of them.
The arrays of a turn take some 10 kB a game; games are played in groups of `GAMES_AT_ONCE`.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.dice import hands, keeps, sub_keeps
from strategy_tables.model.lattice import FACES
from strategy_tables.model.ranking import tied
from strategy_tables.model.states import Integers
from strategy_tables.model.turn import (
    Floats,
    Turn,
    best_values,
    joker_cases,
    joker_values,
    keep_values,
    outcome_values,
    score_values,
)
from strategy_tables.opponents.opponent import (
    KEEP_PATIENCE,
    LEAST_SHARE,
    SCORE_PATIENCE,
    TOLERANCE,
    ZERO_TOLERANCE,
    Strength,
    is_natural,
    weigh_moves,
)
from strategy_tables.store.tablefile import Table

GAMES_AT_ONCE = 500


@dataclass(frozen=True, slots=True, eq=False)
class Simulated:
    """What came of some games: `totals` int64 [games]; `losses` float64 [decisions], of every decision in any game."""

    totals: Integers
    losses: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Dice:
    """n dice as numbers: K keeps and H hands in the order of `engine.dice`, at most S keeps lie in one hand.

    * `keeps_of` int64 [H, S]: the keeps in a hand that reroll something, -1 after the last
    * `patience` float64 [H, S]: up to what loss, in temperatures, each of them is considered
    * `faces` int64 [K, n]: the dice of a keep, 0 for those that it rerolls
    * `hand_of` int64 [7^n]: the hand of n sorted dice, read as digits of a number to the base 7
    """

    keeps_of: Integers
    patience: Floats
    faces: Integers
    hand_of: Integers


@cache
def _dice(count: int) -> _Dice:
    number = {keep: position for position, keep in enumerate(keeps(count))}
    keeps_of = np.full((len(hands(count)), max(len(sub_keeps(hand)) - 1 for hand in hands(count))), -1)
    patience = np.zeros(keeps_of.shape)
    for number_of_hand, hand in enumerate(hands(count)):
        for place, keep in enumerate(sub_keeps(hand)[:-1]):
            keeps_of[number_of_hand, place] = number[keep]
            patience[number_of_hand, place] = KEEP_PATIENCE if is_natural(hand, keep) else 0.0
    faces = np.array([(0,) * (count - len(keep)) + keep for keep in keeps(count)])
    hand_of = np.full(7**count, -1)
    for position, hand in enumerate(hands(count)):
        hand_of[_read_digits(np.array(hand))] = position
    return _Dice(keeps_of, patience, faces, hand_of)


def _read_digits(dice: Integers) -> Integers:
    """Dice in the last axis as numbers to the base 7."""
    digits: Integers = (dice * 7 ** np.arange(dice.shape[-1])[::-1]).sum(axis=-1)
    return digits


def simulate(table: Table, strength: Strength, games: int, random: np.random.Generator) -> Simulated:
    """Play `games` games with this strength; the same generator gives the same games."""
    parts = [
        _Games(table, strength, min(GAMES_AT_ONCE, games - first), random).play()
        for first in range(0, games, GAMES_AT_ONCE)
    ]
    return Simulated(np.concatenate([part.totals for part in parts]), np.concatenate([part.losses for part in parts]))


class _Games:
    """Games in the same turn: `masks`, `lives`, `uppers` (capped upper totals) and `points` so far, int64 [P]."""

    def __init__(self, table: Table, strength: Strength, count: int, random: np.random.Generator) -> None:
        self.turn: Turn = table.turn
        self.values = np.asarray(table.values)
        self.temperature = strength.temperature * table.start_value
        self.random = random
        self.compiled = table.compiled
        self.dice = _dice(table.compiled.ruleset.dice_count)
        self.masks, self.lives, self.uppers, self.points = (np.zeros(count, dtype=np.int64) for _ in range(4))
        self.losses: list[Floats] = []

    def play(self) -> Simulated:
        for _ in self.compiled.categories:
            self._play_turn()
        bonus = np.array(self.compiled.upper_bonus)[self.uppers]
        return Simulated(self.points + bonus, np.concatenate(self.losses))

    def _play_turn(self) -> None:
        turn, rolls = self.turn, self.compiled.ruleset.rolls
        outcomes = outcome_values(turn, self.values, self.masks, self.lives, self.uppers)
        hand_values = score_values(turn, outcomes, self.masks, self.lives, served=False)
        kept: list[Floats] = []
        for _ in range(rolls - 1):
            kept.append(keep_values(turn.rolls, hand_values))
            hand_values = best_values(turn.rolls, hand_values, kept[-1])
        count = len(self.masks)
        numbers = self._roll(np.zeros(count, dtype=np.int64))
        playing = np.arange(count)
        chosen = np.empty(count, dtype=np.int64)
        for rolls_left in range(rolls - 1, -1, -1):
            served = rolls_left == rolls - 1
            choices = self._score_choices(outcomes, numbers, playing, served=served)
            if rolls_left:
                choices = np.hstack([choices, self._keep_choices(kept[rolls_left - 1], numbers, playing)])
            moves = self._choose(choices, numbers, playing, rolls_left=rolls_left, served=served)
            scored = moves < len(self.compiled.categories)
            chosen[playing[scored]] = self._outcomes(numbers[scored], playing[scored], moves[scored], served=served)
            self._pay_extra(numbers[scored], playing[scored])
            places = moves[~scored] - len(self.compiled.categories)
            numbers = self._roll(self.dice.keeps_of[numbers[~scored], places])
            playing = playing[~scored]
        self._fill(chosen)

    def _roll(self, kept: Integers) -> Integers:
        """The hands after rerolling what is not kept: int64, in the shape of `kept` (numbers of keeps)."""
        faces = self.dice.faces[kept]
        rolled = np.where(faces > 0, faces, self.random.integers(1, FACES + 1, size=faces.shape))
        found: Integers = self.dice.hand_of[_read_digits(np.sort(rolled, axis=-1))]
        return found

    def _keep_choices(self, kept: Floats, numbers: Integers, playing: Integers) -> Floats:
        """What the keeps in each hand are worth: float64 [P, S], minus infinity where there are fewer."""
        inside = self.dice.keeps_of[numbers]
        return np.where(inside >= 0, kept[playing[:, None], np.maximum(inside, 0)], -np.inf)

    def _jokers(self, numbers: Integers, playing: Integers) -> tuple[Integers, Integers]:
        """Which of the hands are jokers, and their faces counted from 0: int64 [J], int64 [J]."""
        if self.compiled.joker_category < 0:
            return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
        equal = numbers[:, None] == self.turn.equal_hands
        used = self.masks[playing] >> self.compiled.joker_category & 1
        jokers = np.flatnonzero(equal.any(axis=1) & (used > 0))
        return jokers, equal[jokers].argmax(axis=1)

    def _score_choices(self, outcomes: Floats, numbers: Integers, playing: Integers, *, served: bool) -> Floats:
        """What every category is worth: float64 [P, C], minus infinity where it may not be filled."""
        table = self.turn.served_outcomes if served else self.turn.outcomes
        choices: Floats = np.take_along_axis(outcomes[playing], table[:, numbers].T, axis=1)
        jokers, faces = self._jokers(numbers, playing)
        if len(jokers):
            games = playing[jokers]
            cases = joker_cases(self.turn, self.masks[games])
            values = joker_values(self.turn, outcomes[games], cases, self.lives[games])
            choices[jokers] = values[np.arange(len(jokers)), faces]
        return choices

    def _choose(
        self, choices: Floats, numbers: Integers, playing: Integers, *, rolls_left: int, served: bool
    ) -> Integers:
        """One move of each row, as `opponent.choose_move` would, but for any of equal best ones: int64 [P]."""
        best = choices.max(axis=1)
        losses = best[:, None] - choices
        if self.temperature > 0:
            patience = self._patience(choices, numbers, playing, rolls_left=rolls_left, served=served)
            sums = np.cumsum(weigh_moves(losses, patience, self.temperature), axis=1)
            shares = self.random.random(len(sums)) * sums[:, -1]
            moves: Integers = (sums > shares[:, None]).argmax(axis=1)
        else:
            moves = choices.argmax(axis=1)
        self.losses.append(losses[np.arange(len(moves)), moves])
        return moves

    def _patience(
        self, choices: Floats, numbers: Integers, playing: Integers, *, rolls_left: int, served: bool
    ) -> Floats:
        """As `opponent.patience_of`: float64, in the shape of `choices`."""
        categories = len(self.compiled.categories)
        paid = np.stack(
            [
                self.turn.points[self._outcomes(numbers, playing, np.full(len(numbers), c), served=served)]
                for c in range(categories)
            ],
            axis=1,
        )
        if rolls_left:
            patience = np.full(choices.shape, TOLERANCE)
            keeps_best = ~tied(choices[:, :categories].max(axis=1), choices[:, categories:].max(axis=1))
            patience[keeps_best, categories:] = self.dice.patience[numbers[keeps_best]]
        else:
            most = np.where(np.isfinite(choices), paid, 0).max(axis=1, keepdims=True)
            patience = np.where(paid < most * LEAST_SHARE, TOLERANCE, SCORE_PATIENCE)
        patience[:, :categories][paid == 0] = ZERO_TOLERANCE
        return patience

    def _outcomes(self, numbers: Integers, playing: Integers, categories: Integers, *, served: bool) -> Integers:
        """The outcome of filling these categories: int64 [P]."""
        table = self.turn.served_outcomes if served else self.turn.outcomes
        found: Integers = table[categories, numbers]
        jokers, faces = self._jokers(numbers, playing)
        if len(jokers):
            still_open = self.turn.space.full & ~self.masks[playing[jokers]]
            upper_open = (still_open & self.turn.face_bits[faces]) > 0
            lower_open = (still_open & self.compiled.lower_mask) > 0
            found[jokers] = self.turn.joker_outcomes[4 * faces + 2 * upper_open + lower_open, categories[jokers]]
        return found

    def _pay_extra(self, numbers: Integers, playing: Integers) -> None:
        jokers, _ = self._jokers(numbers, playing)
        games = playing[jokers]
        self.points[games] += self.lives[games] * self.compiled.extra_bonus

    def _fill(self, chosen: Integers) -> None:
        """Every game on to its next turn, by the outcomes that were chosen."""
        turn = self.turn
        self.points += turn.points[chosen]
        self.uppers = np.minimum(self.uppers + turn.raises[chosen], self.compiled.upper_cap)
        self.lives = self.lives & turn.keeps_live[chosen] | turn.makes_live[chosen]
        self.masks |= turn.bits[chosen]
