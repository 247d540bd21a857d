"""Whole games of one player against chance, thousands at once: what a level reaches is measured with it.

All games are in the same turn and take each decision together, so a decision is some array operations on all of them.
What a turn is worth is worked out once for all games that are in the same state, some states at a time.
"""

from dataclasses import dataclass
from functools import cache
from typing import Protocol

import numpy as np

from engine.dice import hands, keeps, sub_keeps
from engine.position import Position
from engine.scorecard import Scorecard, empty_scorecard
from strategy_tables.model.allowance import NO_LIMIT, Allowance
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES
from strategy_tables.model.outcomes import Outcomes, follow, outcomes_of_hands
from strategy_tables.model.policy import STOP, Policy, mean_policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.ties import tied
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import Utility
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


@dataclass(frozen=True, slots=True, eq=False)
class Simulated:
    """What came of G games: `totals` int64 [G]; `zeros` int64 [G, C]: how often what was filled with 0; `upper_bonus`
    bool [G]; `losses` float64 [decisions], of every decision in any game."""

    totals: Integers
    zeros: Integers
    upper_bonus: Booleans
    losses: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Dice:
    """n dice as numbers, and chance: K keeps and H hands in the order of `engine.dice`.

    * `faces` int64 [K, n]: the dice of a keep, 0 for those that it rerolls
    * `hand_of` int64 [7^n]: the hand of n sorted dice, read as digits of a number to the base 7
    """

    random: np.random.Generator
    faces: Integers
    hand_of: Integers

    def roll(self, kept: Integers) -> Integers:
        """The hands [G] after rolling what is not kept, by the numbers of the keeps [G]."""
        faces = self.faces[kept]
        rolled = np.where(faces > 0, faces, self.random.integers(1, FACES + 1, size=faces.shape))
        found: Integers = self.hand_of[_read_digits(np.sort(rolled, axis=-1))]
        return found


def simulated_dice(count: int, random: np.random.Generator) -> Dice:
    """Dice that are rolled by a generator."""
    faces = np.array([(0,) * (count - len(keep)) + keep for keep in keeps(count)])
    hand_of = np.full(7**count, -1)
    hand_of[_read_digits(np.array(hands(count)))] = np.arange(len(hands(count)))
    return Dice(random, faces, hand_of)


def _read_digits(dice: Integers) -> Integers:
    """Dice in the last axis as numbers to the base 7."""
    digits: Integers = (dice * 7 ** np.arange(dice.shape[-1])[::-1]).sum(axis=-1)
    return digits


class Player(Protocol):
    """Decides in turns that start in P states."""

    def decide(self, states: Integers, hands: Integers, rolls_left: int) -> tuple[Integers, Integers]:
        """What to keep, or `STOP`, and the outcome of scoring then: int64 [G] each, from states and hands [G]."""


def play_turns(
    player: Player, utility: Utility, states: Integers, dice: Dice, begun: tuple[int, int] | None = None
) -> Integers:
    """Turns that start in some of the states of a utility, to their end: the endings, int64 [G] from [G].

    `begun`: the hand that lies there already, by its number, and how many rolls are left.
    """
    outcomes, memories = utility.outcomes, utility.memories[states]
    found = np.full(len(states), STOP)
    if begun is None:
        first_left = np.broadcast_to(utility.first_left, len(utility.memories))[states]
        hands = dice.roll(np.zeros(len(states), dtype=np.int64))
    else:
        hands, first_left = (np.full(len(states), each) for each in begun)
    for rolls_left in range(int(first_left.max(initial=0)), -1, -1):
        playing = np.flatnonzero((found == STOP) & (first_left >= rolls_left))
        kept, scored = player.decide(states[playing], hands[playing], rolls_left)
        stops = kept == STOP
        extra = outcomes.space.extra_rolls_after(memories[playing], rolls_left)
        found[playing[stops]] = (extra * len(outcomes.category) + scored)[stops]
        hands[playing[~stops]] = dice.roll(kept[~stops])
    return found


class BestPlayer:
    """Makes the first of the best moves, always, as advice has it; `losses` are all 0."""

    def __init__(self, policy: Policy[Utility]) -> None:
        self.policy = policy
        self.losses: list[Floats] = []

    def decide(self, states: Integers, hands: Integers, rolls_left: int) -> tuple[Integers, Integers]:
        """As `Player` says."""
        self.losses.append(np.zeros(len(hands)))
        kept = self.policy.keeps(rolls_left)[states, hands] if rolls_left else np.full(len(hands), STOP)
        return kept, self.policy.outcomes(rolls_left)[states, hands]


class ErringPlayer:
    """Errs as `opponent.choose_move` does; `losses` are those of the decisions so far."""

    def __init__(self, values: TurnValues[Utility], temperature: float, random: np.random.Generator) -> None:
        self.values = values
        self.temperature = temperature
        self.random = random
        self.losses: list[Floats] = []

    def decide(self, states: Integers, hands: Integers, rolls_left: int) -> tuple[Integers, Integers]:
        """As `Player` says."""
        utility = self.values.scoring
        where = utility.filled[states], utility.memories[states]
        ways = outcomes_of_hands(utility.outcomes, *where, hands, rolls_left)
        worth, categories = utility.values(rolls_left)[states[:, None], ways], ways.shape[1]
        inside = _keeps_inside(utility.outcomes.compiled.ruleset.dice_count).numbers[hands]
        if rolls_left:
            kept = self.values.keeps(rolls_left)[states[:, None], np.maximum(inside, 0)]
            worth = np.hstack([worth, np.where(inside >= 0, kept, -np.inf)])
        losses = worth.max(axis=1)[:, None] - worth
        patience = self._patience(worth, ways, hands, rolls_left)
        sums = np.cumsum(weigh_moves(losses, patience, self.temperature), axis=1)
        moves = (sums > (self.random.random(len(sums)) * sums[:, -1])[:, None]).argmax(axis=1)
        rows = np.arange(len(moves))
        self.losses.append(losses[rows, moves])
        kept_then = inside[rows, np.maximum(moves - categories, 0)]
        return np.where(moves < categories, STOP, kept_then), ways[rows, np.minimum(moves, categories - 1)]

    def _patience(self, worth: Floats, ways: Integers, hands: Integers, rolls_left: int) -> Floats:
        """As `opponent.patience_of`: float64, in the shape of `worth`."""
        outcomes, categories = self.values.scoring.outcomes, ways.shape[1]
        paid = outcomes.points[ways]
        if rolls_left:
            patience = np.full(worth.shape, TOLERANCE)
            keeps_best = ~tied(worth[:, :categories].max(axis=1), worth[:, categories:].max(axis=1))
            inside = _keeps_inside(outcomes.compiled.ruleset.dice_count)
            patience[keeps_best, categories:] = inside.patience[hands[keeps_best]]
        else:
            most = np.where(np.isfinite(worth), paid, 0).max(axis=1, keepdims=True)
            patience = np.where(paid < most * LEAST_SHARE, TOLERANCE, SCORE_PATIENCE)
        patience[:, :categories][paid == 0] = ZERO_TOLERANCE
        return patience


@dataclass(frozen=True, slots=True, eq=False)
class _KeepsInside:
    """The keeps in every hand that reroll something, at most S of them.

    `numbers` int64 [H, S]: -1 behind the last; `patience` float64 [H, S]: up to what loss, in temperatures, each of
    them is considered.
    """

    numbers: Integers
    patience: Floats


@cache
def _keeps_inside(count: int) -> _KeepsInside:
    number = {keep: position for position, keep in enumerate(keeps(count))}
    numbers = np.full((len(hands(count)), max(len(sub_keeps(hand)) - 1 for hand in hands(count))), -1)
    patience = np.zeros(numbers.shape)
    for row, hand in enumerate(hands(count)):
        for place, keep in enumerate(sub_keeps(hand)[:-1]):
            numbers[row, place] = number[keep]
            patience[row, place] = KEEP_PATIENCE if is_natural(hand, keep) else 0.0
    return _KeepsInside(numbers, patience)


def simulate(
    table: Table,
    strength: Strength,
    games: int,
    random: np.random.Generator,
    situation: Scorecard | Position | None = None,
    allowance: Allowance = NO_LIMIT,
) -> Simulated:
    """Play `games` games with this strength, from a card, from a position or from the empty card.

    The same generator gives the same.
    """
    card = situation.card if isinstance(situation, Position) else situation
    begun = None
    if isinstance(situation, Position):
        begun = table.compiled.index(situation.hand), situation.rolls_left
    played = _Games(table.outcomes, card or empty_scorecard(table.compiled), games)
    dice = simulated_dice(table.compiled.ruleset.dice_count, random)
    losses = []
    while played.filled[0] != table.space.full:
        allowance.look()
        states, places = played.states()
        chosen = np.empty(games, dtype=np.int64)
        for chunk in in_chunks(len(states[0])):
            policy = mean_policy(table.outcomes, table.means, *(each[chunk] for each in states))
            player: BestPlayer | ErringPlayer = BestPlayer(policy)
            if strength.temperature > 0:
                player = ErringPlayer(policy.values, strength.temperature * table.expected_above_least, random)
            at = np.flatnonzero((places >= chunk.start) & (places < chunk.stop))
            chosen[at] = play_turns(player, policy.values.scoring, places[at] - chunk.start, dice, begun)
            losses += player.losses
        played.fill(chosen)
        begun = None
    bonus = np.array(table.compiled.upper_bonus)[played.uppers]
    return Simulated(played.points + bonus, played.zeros, bonus > 0, np.concatenate(losses))


class _Games:
    """G games in the same turn: `filled`, `memories`, `uppers` (capped upper totals) and `points` so far, int64 [G];
    `zeros` int64 [G, C]: how often what was filled with 0."""

    def __init__(self, outcomes: Outcomes, card: Scorecard, count: int) -> None:
        self.outcomes = outcomes
        self.filled, self.memories, self.uppers = (np.repeat(each, count) for each in card_state(outcomes, card))
        so_far = sum(map(sum, card.points)) + outcomes.compiled.extra_bonus * card.extra_bonus_count
        self.points = np.full(count, so_far)
        self.zeros = np.zeros((count, len(card.points)), dtype=np.int64)

    def states(self) -> tuple[tuple[Integers, Integers, Integers], Integers]:
        """Every state once, as filled, memories and totals, and in which of them each game is: int64 [G]."""
        indices = self.outcomes.space.indices(self.filled, self.memories, self.uppers)
        _, first, places = np.unique(indices, return_index=True, return_inverse=True)
        return (self.filled[first], self.memories[first], self.uppers[first]), places

    def fill(self, chosen: Integers) -> None:
        """Every game on to its next turn, by the endings that were chosen: int64 [G]."""
        outcomes, games = self.outcomes, np.arange(len(chosen))
        own = chosen % len(outcomes.category)
        self.points += outcomes.gains[own]
        self.zeros[games, outcomes.category[own]] += outcomes.points[own] == 0
        states, places = self.states()
        after = follow(outcomes, *states)
        self.filled, self.memories, self.uppers = (each[places, chosen] for each in after)
