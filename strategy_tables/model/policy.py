"""One turn under any objective: what hands and keeps are worth, which choices that makes, and how the turn then ends.

`turn` says what turns are worth on the average; this module also knows the choices (`plan_turn`), and with them how
probable each end is (`weigh_ends`). The mean over rolls may be replaced by the worst roll (`worst_roll`). Arrays have
positions in the first axis: P positions, E ends, H hands, K keeps. Which of equal choices is made says `ranking`.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from strategy_tables.model.outcomes import FORBIDDEN, Ends, Floats, reachable
from strategy_tables.model.ranking import first_code, tied
from strategy_tables.model.states import Integers
from strategy_tables.model.turn import Rolls, best_keep_values, best_keeps, keep_values, rolls

AfterKeep = Callable[[Rolls, Floats], Floats]
"""What keeps are worth, [P, K - H], given what hands are worth, [P, H]: `keep_values` or `worst_roll`."""

STOP = -1
"""In place of the number of a keep: score now."""

_AT_ONCE = 64
"""Positions whose arrays stay in the cache."""


def worst_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """The least that can come of every keep: float64 [P, K - H] from [P, H]."""
    return np.minimum.reduceat(hand_values.take(rolls.hands, axis=1), rolls.keep_starts, axis=1)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """The choices of a turn in P positions, and what they are worth.

    * `ends` int64 [P, H]: how every hand is scored after the first roll; `served_ends`: when scored on it
    * `keeps` int64 [L, P, H]: with 1 to L rolls left, the keep of every hand, or `STOP`
    * `values` float64 [L + 1, P, H]: of every hand with 0 to L rolls left
    """

    ends: Integers
    served_ends: Integers
    keeps: Integers
    values: Floats


def score_choices(
    ends: Ends, leaf: Floats, masks: Integers, lives: Integers, *, served: bool = False
) -> tuple[Floats, Integers]:
    """The best way to score every hand: its worth, float64 [P, H], and the end, int64 [P, H].

    `leaf` float64 [P, E] says what the ends are worth; `masks` (filled categories) and `lives` (0 or 1) int64 [P].
    """
    leaf = np.where(reachable(ends, masks, lives), leaf, -np.inf)
    table = ends.of_served_hands if served else ends.of_hands
    scored = leaf.take(table, axis=1)
    best: Floats = scored.max(axis=1)
    first = _first_tied(scored, best)
    chosen = table[first, np.arange(table.shape[1])].astype(np.int64)
    if ends.has_joker:
        at = np.flatnonzero(masks >> ends.compiled.joker_category & 1)
        if len(at):
            jokers = joker_ends(ends, masks[at], lives[at]).swapaxes(1, 2)
            found = np.where(jokers == FORBIDDEN, -np.inf, leaf[at[:, None, None], jokers])
            most = found.max(axis=1)
            where = at[:, None], ends.equal_hands
            best[where] = most
            chosen[where] = np.take_along_axis(jokers, _first_tied(found, most)[:, None], axis=1)[:, 0]
    return best, chosen


def _first_tied(values: Floats, best: Floats) -> Integers:
    """The first category that is tied with the best: int64 [P, H] from [P, C, H] and [P, H]."""
    count = values.shape[1]
    codes = np.arange(count, 0, -1, dtype=np.int8)[:, None]
    first: Integers = count - first_code(values, best, codes).astype(np.int64)
    return first


def joker_ends(ends: Ends, masks: Integers, lives: Integers) -> Integers:
    """How hands of equal dice may end while the joker category is filled: int64 [P, 6, C], or `FORBIDDEN`."""
    compiled = ends.compiled
    still_open = ends.space.full & ~masks
    face_bits = np.array(
        [1 << compiled.upper_face.index(f) if f in compiled.upper_face else 0 for f in range(1, 7)], dtype=np.int64
    )
    upper = ((still_open[:, None] & face_bits) > 0).astype(np.int64)
    lower = ((still_open & compiled.lower_mask) > 0).astype(np.int64)
    found = ends.of_jokers[lives[:, None], np.arange(6), upper, lower[:, None]].astype(np.int64)
    closed = (still_open[:, None] >> np.arange(ends.space.category_count) & 1) == 0
    found[np.broadcast_to(closed[:, None], found.shape)] = FORBIDDEN
    return found


def plan_turn(
    ends: Ends, leaf: Floats, masks: Integers, lives: Integers, rolls_left: int, after_keep: AfterKeep = keep_values
) -> Plan:
    """The best choices of a turn with up to `rolls_left` rolls to come: see `score_choices` and `Plan`."""
    dice = rolls(ends.compiled.ruleset.dice_count)
    stop, chosen = score_choices(ends, leaf, masks, lives)
    served_chosen = chosen
    values = [stop]
    choices = []
    for left in range(1, rolls_left + 1):
        kept = after_keep(dice, values[-1])
        best = best_keep_values(dice, kept)
        if left == ends.compiled.ruleset.rolls - 1 and ends.served:
            stop, served_chosen = score_choices(ends, leaf, masks, lives, served=True)
        chosen_keeps = [best_keeps(dice, *each) for each in zip(kept, best, strict=True)]
        choices.append(np.where(tied(stop, best), STOP, chosen_keeps))
        values.append(np.maximum(stop, best))
    shape = (rolls_left, *chosen.shape)
    return Plan(chosen, served_chosen, np.array(choices, dtype=np.int64).reshape(shape), np.array(values))


def weigh_ends(ends: Ends, plan: Plan, probabilities: Floats, rolls_left: int) -> Floats:
    """How probable each end is: float64 [P, E], when the hands with `rolls_left` have the `probabilities` [P, H]."""
    count = len(ends.category)
    dice = rolls(ends.compiled.ruleset.dice_count)
    weights = np.zeros((len(probabilities), count))
    arriving = probabilities
    for left in range(rolls_left, 0, -1):
        served = left == ends.compiled.ruleset.rolls - 1
        kept = plan.keeps[left - 1]
        stops = kept == STOP
        weights += _spread(np.where(stops, arriving, 0.0), plan.served_ends if served else plan.ends, count)
        by_keep = _spread(np.where(stops, 0.0, arriving), np.where(stops, 0, kept), len(dice.keep_starts))
        through = np.repeat(by_keep, dice.hand_counts, axis=1) * dice.probabilities
        arriving = _spread(through, np.broadcast_to(dice.hands, through.shape), arriving.shape[1])
    return weights + _spread(arriving, plan.ends, count)


def _spread(amounts: Floats, places: Integers, count: int) -> Floats:
    """Add up amounts by place, row by row: float64 [P, count]."""
    offsets = np.arange(len(amounts))[:, None] * count
    found = np.bincount((places + offsets).ravel(), weights=amounts.ravel(), minlength=count * len(amounts))
    return np.asarray(found.reshape(len(amounts), count), dtype=np.float64)


def in_chunks(total: int) -> list[slice]:
    """Cut so many positions into pieces that stay in the cache."""
    return [slice(first, min(first + _AT_ONCE, total)) for first in range(0, total, _AT_ONCE)]
