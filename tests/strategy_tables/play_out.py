"""Games played on from a card with simulated dice: what the exact numbers are held against."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.dice import FACES, hands, keeps
from engine.scorecard import Scorecard, score_totals
from strategy_tables.model.outcomes import Ends, follow, follow_indices
from strategy_tables.model.policy import STOP, Plan, in_chunks, plan_turn
from strategy_tables.model.remaining import card_state
from strategy_tables.store.table_set import RulesetTables

Integers = NDArray[np.int64]

Z_999 = 3.2905267314919255
"""Standard errors on either side that hold 99.9% of a normal distribution."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """G games: `totals` int64 [G]; `zeros` bool [G, C]: filled with 0 now; `upper_bonus` bool [G]."""

    totals: Integers
    zeros: NDArray[np.bool_]
    upper_bonus: NDArray[np.bool_]


class SimulatedDice:
    """Rolls of n dice, and hands and keeps as numbers."""

    def __init__(self, count: int, chance: np.random.Generator) -> None:
        self.chance = chance
        self.faces = np.array([keep + (0,) * (count - len(keep)) for keep in keeps(count)])
        self.weights = 7 ** np.arange(count)[::-1]
        self.hand_of = np.full(7**count, -1)
        self.hand_of[(np.array(hands(count)) * self.weights).sum(axis=1)] = np.arange(len(hands(count)))

    def roll(self, kept: Integers) -> Integers:
        """The hands [G] after rolling what is not kept: numbers of keeps [G]."""
        held = self.faces[kept]
        dice = np.where(held > 0, held, self.chance.integers(1, len(FACES) + 1, held.shape))
        found: Integers = self.hand_of[(np.sort(dice, axis=1) * self.weights).sum(axis=1)]
        return found


def play_turn(plan: Plan, states: Integers, dice: SimulatedDice) -> Integers:
    """The ends [G] of turns that start from these positions of a plan."""
    count = len(states)
    ends = np.full(count, -1)
    hands_now = dice.roll(np.zeros(count, dtype=np.int64))
    playing = np.arange(count)
    for left in range(len(plan.keeps), 0, -1):
        kept = plan.keeps[left - 1, states[playing], hands_now]
        stops = kept == STOP
        table = plan.served_ends if left == len(plan.keeps) else plan.ends
        ends[playing[stops]] = table[states[playing[stops]], hands_now[stops]]
        playing, kept = playing[~stops], kept[~stops]
        hands_now = dice.roll(kept)
    ends[playing] = plan.ends[states[playing], hands_now]
    return ends


def play_out(tables: RulesetTables, card: Scorecard, games: int, seed: int) -> PlayedOut:
    """Play so many games on from a card, for the mean."""
    ends = tables.ends
    compiled, space = tables.means.compiled, tables.means.space
    dice = SimulatedDice(compiled.ruleset.dice_count, np.random.default_rng(seed))
    masks, lives, totals = (np.repeat(each, games) for each in card_state(ends, card))
    so_far = score_totals(compiled, card)
    points = np.full(games, so_far.total - so_far.upper_bonus)
    zeros = np.zeros((games, space.category_count), dtype=np.bool_)
    for _ in range(sum(each is None for each in card.points)):
        indices, first, places = np.unique(space.indices(masks, lives, totals), return_index=True, return_inverse=True)
        chosen = np.zeros(games, dtype=np.int64)
        for chunk in in_chunks(len(indices)):
            plan = mean_plan(tables, ends, masks[first[chunk]], lives[first[chunk]], totals[first[chunk]])
            at = np.flatnonzero((places >= chunk.start) & (places < chunk.stop))
            chosen[at] = play_turn(plan, places[at] - chunk.start, dice)
        points += ends.gains[chosen]
        zeros[np.arange(games), ends.category[chosen]] = ends.points[chosen] == 0
        after = follow(ends, masks, lives, totals)
        masks, lives, totals = (each[np.arange(games), chosen] for each in after)
    bonus = np.array(compiled.upper_bonus)[totals]
    return PlayedOut(points + bonus, zeros, bonus > 0)


def mean_plan(tables: RulesetTables, ends: Ends, masks: Integers, lives: Integers, totals: Integers) -> Plan:
    """The choices of whole turns that play for the mean."""
    leaf = ends.gains + np.asarray(tables.means.values)[follow_indices(ends, masks, lives, totals)]
    return plan_turn(ends, leaf, masks, lives, tables.means.compiled.ruleset.rolls - 1)
