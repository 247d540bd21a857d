"""Simulation of whole games of one player, thousands at once.

All games are in the same turn and decide together, so a decision is a few array operations on all of them. Turns are
computed once for all games in the same state, some states at a time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from engine.cards.sheet import Sheet, empty_sheet
from engine.dice import hands, keeps, sub_keeps
from engine.games.position import Position
from strategy_tables.model.allowance import UNLIMITED, Allowance
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES
from strategy_tables.model.outcomes import Outcomes, follow, outcomes_of_hands
from strategy_tables.model.perception import PerceivedTurns
from strategy_tables.model.policy import STOP, Policy, mean_policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.ties import tied
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import Utility
from strategy_tables.opponents.opponent import (
    PATIENCE,
    ROLLING,
    TOLERANCE,
    ZERO_TOLERANCE,
    Strength,
    is_natural,
    weigh_moves,
)
from strategy_tables.opponents.patterns import patterns_of
from strategy_tables.store.tablefile import Table


@dataclass(frozen=True, slots=True, eq=False)
class Decisions:
    """D decisions: the game of each, int64 [D], its loss, float64 [D], and whether there was a choice, bool [D]."""

    games: Integers
    losses: Floats
    free: Booleans


@dataclass(frozen=True, slots=True, eq=False)
class Simulated:
    """Results of G games.

    * `totals` int64 [G], `upper_bonus` bool [G]
    * `zeros` int64 [G, C]: number of fillings with 0
    * `decisions`: all of them, or none unless judged
    """

    totals: Integers
    zeros: Integers
    upper_bonus: Booleans
    decisions: Decisions


@dataclass(frozen=True, slots=True, eq=False)
class Dice:
    """n dice as numbers, with a random generator: K keeps and H hands in the order of `engine.dice`.

    * `faces` int64 [K, n]: the dice of a keep, 0 for those that it rerolls
    * `hand_of` int64 [7^n]: the hand of n sorted dice, read as digits of a number to the base 7
    """

    random: np.random.Generator
    faces: Integers
    hand_of: Integers

    def roll(self, kept: Integers) -> Integers:
        """Return the hands [G] after rerolling the dice that are not in the keeps [G], given by their numbers."""
        faces = self.faces[kept]
        rolled = np.where(faces > 0, faces, self.random.integers(1, FACES + 1, size=faces.shape))
        return self.hand_of[_read_digits(np.sort(rolled, axis=-1))]


def simulated_dice(count: int, random: np.random.Generator) -> Dice:
    """Return dice that are rolled by a generator."""
    faces = np.array([(0,) * (count - len(keep)) + keep for keep in keeps(count)])
    hand_of = np.full(7**count, -1)
    hand_of[_read_digits(np.array(hands(count)))] = np.arange(len(hands(count)))
    return Dice(random, faces, hand_of)


def _read_digits(dice: Integers) -> Integers:
    """Return dice in the last axis as numbers to the base 7."""
    digits: Integers = (dice * 7 ** np.arange(dice.shape[-1])[::-1]).sum(axis=-1)
    return digits


class Moves(NamedTuple):
    """Moves in G turns: the number of the keep, or `STOP`, and the outcome of scoring then: int64 [G] each."""

    kept: Integers
    scored: Integers


Player = Callable[[Integers, Integers, int], Moves]
"""Function from states, numbered from 0 to P, hands [G] and the rolls left to the moves of a player."""


class LossRecorder:
    """Recorder of the losses of decisions in turns that start in P states.

    `values` are the expected totals, `games` int64 [G] the numbers of the games of the turns.
    """

    def __init__(self, values: TurnValues[Utility], games: Integers) -> None:
        self.values = values
        self.games = games
        self.noted: list[Decisions] = []

    def record(self, playing: Integers, states: Integers, hands: Integers, rolls_left: int, made: Moves) -> None:
        """Record decisions in some of the turns, `playing`, from states and hands, all as long as the moves."""
        utility = self.values.scoring
        ways = ways_to_score(utility, states, hands, rolls_left)
        worth = worth_of_moves(self.values, states, hands, ways, rolls_left)
        best, least = worth.max(axis=1), np.where(np.isfinite(worth), worth, np.inf).min(axis=1)
        own = utility.values(rolls_left)[states, made.scored]
        if rolls_left:
            own = np.where(made.kept == STOP, own, self.values.keeps(rolls_left)[states, np.maximum(made.kept, 0)])
        losses = np.where(tied(own, best), 0.0, best - own)
        self.noted.append(Decisions(self.games[playing], losses, ~tied(least, best)))


def play_turns(
    player: Player,
    utility: Utility,
    states: Integers,
    dice: Dice,
    begun: tuple[int, int] | None = None,
    recorder: LossRecorder | None = None,
) -> Integers:
    """Play turns that start in some states of a utility to their end: return the endings, int64 [G] from [G].

    `begun`: the first hand, by its number, and the rolls left. `recorder` records every decision.
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
        moves = player(states[playing], hands[playing], rolls_left)
        if recorder is not None:
            recorder.record(playing, states[playing], hands[playing], rolls_left, moves)
        stops = moves.kept == STOP
        extra = outcomes.space.extra_rolls_after(memories[playing], rolls_left)
        found[playing[stops]] = (extra * len(outcomes.category) + moves.scored)[stops]
        hands[playing[~stops]] = dice.roll(moves.kept[~stops])
    return found


def best_player(policy: Policy[Utility]) -> Player:
    """Return a player who always makes the first of the best moves, as in advice."""

    def decide(states: Integers, hands: Integers, rolls_left: int) -> Moves:
        kept = policy.keeps(rolls_left)[states, hands] if rolls_left else np.full(len(hands), STOP)
        return Moves(kept, policy.outcomes(rolls_left)[states, hands])

    return decide


class ErringPlayer:
    """Player who errs as in `opponent.choose_move`; `seen` has the perceived values."""

    def __init__(self, seen: TurnValues[Utility], temperature: float, random: np.random.Generator) -> None:
        self.seen = seen
        self.temperature = temperature
        self.random = random
        self.patterns = patterns_of(seen.scoring.outcomes.compiled)

    def decide(self, states: Integers, hands: Integers, rolls_left: int) -> Moves:
        """Return the moves as `Player` does."""
        ways = ways_to_score(self.seen.scoring, states, hands, rolls_left)
        sums, categories = np.cumsum(self.weigh(states, hands, ways, rolls_left), axis=1), ways.shape[1]
        moves = (sums > (self.random.random(len(sums)) * sums[:, -1])[:, None]).argmax(axis=1)
        rows = np.arange(len(moves))
        inside = _keeps_inside(self.patterns.dice_count)[0][hands]
        kept = inside[rows, np.maximum(moves - categories, 0)]
        return Moves(np.where(moves < categories, STOP, kept), ways[rows, np.minimum(moves, categories - 1)])

    def weigh(self, states: Integers, hands: Integers, ways: Integers, rolls_left: int) -> Floats:
        """Return the weights of moves before normalisation: float64 [G, C + S], in the order of `worth_of_moves`."""
        looks = worth_of_moves(self.seen, states, hands, ways, rolls_left)
        patience = self._patience(looks, ways, hands, rolls_left)
        return weigh_moves(looks, patience, self.temperature * (ROLLING if rolls_left else 1))

    def _patience(self, looks: Floats, ways: Integers, hands: Integers, rolls_left: int) -> Floats:
        """Return `opponent._patience_of` of all moves: float64, in the shape of `looks`."""
        outcomes, categories = self.seen.scoring.outcomes, ways.shape[1]
        paid = np.where(np.isfinite(looks[:, :categories]), outcomes.points[ways], 0)
        made = paid >= self.patterns.enough
        patience = np.full(looks.shape, PATIENCE)
        if rolls_left:
            patience[:, :categories] = np.where(made, TOLERANCE, 0.0)
            stops = tied(looks[:, :categories].max(axis=1), looks[:, categories:].max(axis=1))
            numbers, natural = _keeps_inside(self.patterns.dice_count)
            usual = natural[hands] & ~broken(self.patterns.holds, made, numbers[hands])
            patience[:, categories:] = np.where(usual, np.where(stops, TOLERANCE, PATIENCE)[:, None], 0.0)
        else:
            patience[:, :categories][(paid == 0) & (paid.max(axis=1, keepdims=True) > 0)] = ZERO_TOLERANCE
        patience[:, :categories][paid <= self.patterns.wasted(made, paid)] = 0.0
        return patience


def broken(holds: Booleans, made: Booleans, kept: Integers) -> Booleans:
    """Return whether keeps [G, S] break up patterns of hands, bool [G, C]; `holds` as in `Patterns`."""
    found = np.zeros(kept.shape, dtype=np.bool_)
    for category in np.flatnonzero(made.any(axis=0)).tolist():
        found |= made[:, category, None] & ~holds[kept, category]
    return found


def ways_to_score(utility: Utility, states: Integers, hands: Integers, rolls_left: int) -> Integers:
    """Return the outcome of scoring in every category: int64 [G, C], from states and hands [G]."""
    return outcomes_of_hands(utility.outcomes, utility.filled[states], utility.memories[states], hands, rolls_left)


def worth_of_moves(
    values: TurnValues[Utility], states: Integers, hands: Integers, ways: Integers, rolls_left: int
) -> Floats:
    """Return the values of scoring in each of `ways`, int64 [G, C], and of each keep in the hands while rolls are left.

    They are float64 [G, C + S], minus infinity if there is no such move; `states`, `hands` int64 [G].
    """
    utility = values.scoring
    worth = utility.values(rolls_left)[states[:, None], ways]
    if not rolls_left:
        return worth
    inside = _keeps_inside(utility.outcomes.compiled.ruleset.dice_count)[0][hands]
    kept = values.keeps(rolls_left)[states[:, None], np.maximum(inside, 0)]
    return np.hstack([worth, np.where(inside >= 0, kept, -np.inf)])


@cache
def _keeps_inside(count: int) -> tuple[Integers, Booleans]:
    """Return the keeps in every hand that reroll dice, at most S of them, and whether a person would consider each.

    int64 [H, S], -1 after the last, and bool [H, S].
    """
    number = {keep: position for position, keep in enumerate(keeps(count))}
    numbers = np.full((len(hands(count)), max(len(sub_keeps(hand)) - 1 for hand in hands(count))), -1)
    natural = np.zeros(numbers.shape, dtype=np.bool_)
    for row, hand in enumerate(hands(count)):
        for place, keep in enumerate(sub_keeps(hand)[:-1]):
            numbers[row, place] = number[keep]
            natural[row, place] = is_natural(hand, keep)
    return numbers, natural


def simulate(
    table: Table,
    strength: Strength,
    games: int,
    random: np.random.Generator,
    situation: Sheet | Position | None = None,
    allowance: Allowance = UNLIMITED,
    *,
    judged: bool = True,
) -> Simulated:
    """Play `games` games with this strength, from a card, from a position or from the empty card.

    Results depend on the generator alone. Decisions are `judged` by the expected totals, which takes as long as
    playing.
    """
    sheet = situation.sheet if isinstance(situation, Position) else situation
    begun = None
    if isinstance(situation, Position):
        begun = table.compiled.index(situation.hand), situation.rolls_left
    played = _Games(table.outcomes, sheet or empty_sheet(table.rules), games)
    dice = simulated_dice(table.compiled.ruleset.dice_count, random)
    decisions: list[Decisions] = []
    while played.filled[0] != table.space.full:
        allowance.check_disconnected()
        states, places = played.states()
        chosen = np.empty(games, dtype=np.int64)
        for chunk in in_chunks(len(states[0])):
            at = np.flatnonzero((places >= chunk.start) & (places < chunk.stop))
            some = tuple(each[chunk] for each in states)
            policy = mean_policy(table.outcomes, table.means, *some)
            judge = LossRecorder(policy.values, at) if judged else None
            player = best_player(policy)
            if strength.temperature > 0:
                seen = PerceivedTurns(table.outcomes, table.means, *some).values(strength.perception)
                player = ErringPlayer(seen, strength.temperature * table.expected_above_least, random).decide
            chosen[at] = play_turns(player, policy.values.scoring, places[at] - chunk.start, dice, begun, judge)
            decisions += judge.noted if judge else []
        played.fill(chosen)
        begun = None
    bonus, awarded = (
        np.array(each)[played.uppers] for each in (table.compiled.upper_bonus, table.compiled.bonus_awarded)
    )
    return Simulated(played.points + bonus, played.zeros, awarded, _join(decisions))


def _join(pieces: list[Decisions]) -> Decisions:
    """Concatenate decisions of several groups of games."""
    if not pieces:
        nothing = np.zeros(0, dtype=np.int64)
        return Decisions(nothing, nothing.astype(np.float64), nothing.astype(np.bool_))
    columns = zip(*((each.games, each.losses, each.free) for each in pieces), strict=True)
    return Decisions(*(np.concatenate(column) for column in columns))


class _Games:
    """G games in the same turn.

    * `filled`, `memories`, `uppers` (capped upper totals), `points` so far: int64 [G]
    * `zeros` int64 [G, C]: number of fillings with 0
    """

    def __init__(self, outcomes: Outcomes, sheet: Sheet, count: int) -> None:
        self.outcomes = outcomes
        self.filled, self.memories, self.uppers = (np.repeat(each, count) for each in card_state(outcomes, sheet))
        card = sheet.card
        so_far = sum(map(sum, card.points)) + outcomes.compiled.extra_bonus * card.extra_bonus_count
        self.points = np.full(count, so_far)
        self.zeros = np.zeros((count, len(card.points)), dtype=np.int64)

    def states(self) -> tuple[tuple[Integers, Integers, Integers], Integers]:
        """Return every state once, as filled, memories and totals, and the place of each game's state: int64 [G]."""
        indices = self.outcomes.space.indices(self.filled, self.memories, self.uppers)
        _, first, places = np.unique(indices, return_index=True, return_inverse=True)
        return (self.filled[first], self.memories[first], self.uppers[first]), places

    def fill(self, chosen: Integers) -> None:
        """Advance every game to its next turn, by the chosen endings: int64 [G]."""
        outcomes, games = self.outcomes, np.arange(len(chosen))
        own = chosen % len(outcomes.category)
        self.points += outcomes.gains[own]
        self.zeros[games, outcomes.category[own]] += outcomes.points[own] == 0
        states, places = self.states()
        after = follow(outcomes, *states)
        self.filled, self.memories, self.uppers = (each[places, chosen] for each in after)
