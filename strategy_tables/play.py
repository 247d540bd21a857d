"""One turn under any objective: what hands and keeps are worth, which choices that makes, and how the turn then ends.

`turn` says what turns are worth on the average; this module also knows the choices (`plan_turn`), and with them how
probable each end is (`weigh_ends`). The mean over rolls may be replaced by the worst roll (`worst_roll`). Arrays have
positions in the first axis: P positions, E ends, H hands, K keeps. Ties are broken as `advise` does it: values
within `TIE` are equal, and among equal choices scoring comes before keeping, categories in the order of the card,
larger keeps before smaller ones, then lexicographically.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.dice import hands, keeps, sub_keeps
from strategy_tables.advise import TIE
from strategy_tables.ends import FORBIDDEN, Ends, Floats, reachable
from strategy_tables.states import Integers
from strategy_tables.turn import Rolls, keep_values, rolls

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


@cache
def preference(dice_count: int) -> Integers:
    """The place of every pair of hand and keep of `Rolls.keeps` in the order of the tie-break: int64 [N]."""
    rank = {keep: place for place, keep in enumerate(sorted(keeps(dice_count), key=lambda keep: (-len(keep), keep)))}
    inside = [keep for hand in hands(dice_count) for keep in sub_keeps(hand)[:-1]]
    return np.argsort(np.argsort(np.array([rank[keep] for keep in inside]), kind="stable"))


@cache
def preferred_keeps(dice_count: int) -> Integers:
    """The keep at every place of that order: int64 [N]."""
    found = np.empty_like(preference(dice_count))
    found[preference(dice_count)] = rolls(dice_count).keeps
    return found


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
    first = (scored >= best[:, None] - TIE).argmax(axis=1)
    chosen = table[first, np.arange(table.shape[1])].astype(np.int64)
    if ends.has_joker:
        at = np.flatnonzero(masks >> ends.compiled.joker_category & 1)
        if len(at):
            jokers = joker_ends(ends, masks[at], lives[at])
            found = np.where(jokers == FORBIDDEN, -np.inf, np.take_along_axis(leaf[at][:, None], jokers, axis=2))
            most = found.max(axis=2)
            first = (found >= most[:, :, None] - TIE).argmax(axis=2)
            where = at[:, None], ends.equal_hands
            best[where] = most
            chosen[where] = np.take_along_axis(jokers, first[:, :, None], axis=2)[:, :, 0]
    return best, chosen


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
    count = ends.compiled.ruleset.dice_count
    dice, order, ordered = rolls(count), preference(count), preferred_keeps(count)
    stop, chosen = score_choices(ends, leaf, masks, lives)
    served_chosen = chosen
    values = [stop]
    choices = []
    for left in range(1, rolls_left + 1):
        kept = after_keep(dice, values[-1]).take(dice.keeps, axis=1)
        best = np.maximum.reduceat(kept, dice.hand_starts, axis=1)
        if left == ends.compiled.ruleset.rolls - 1 and ends.served:
            stop, served_chosen = score_choices(ends, leaf, masks, lives, served=True)
        lengths = np.diff(dice.hand_starts, append=len(dice.keeps))
        tied = kept >= np.repeat(best, lengths, axis=1) - TIE
        first = np.minimum.reduceat(np.where(tied, order, len(order) - 1), dice.hand_starts, axis=1)
        choices.append(np.where(stop >= best - TIE, STOP, ordered[first]))
        values.append(np.maximum(stop, best))
    shape = (rolls_left, *chosen.shape)
    return Plan(chosen, served_chosen, np.array(choices, dtype=np.int64).reshape(shape), np.array(values))


def weigh_ends(ends: Ends, plan: Plan, probabilities: Floats, rolls_left: int) -> Floats:
    """How probable each end is: float64 [P, E], when the hands with `rolls_left` have the `probabilities` [P, H]."""
    count = len(ends.category)
    dice = rolls(ends.compiled.ruleset.dice_count)
    weights = np.zeros((len(probabilities), count))
    keep_lengths = np.diff(dice.keep_starts, append=len(dice.hands))
    arriving = probabilities
    for left in range(rolls_left, 0, -1):
        served = left == ends.compiled.ruleset.rolls - 1
        kept = plan.keeps[left - 1]
        stops = kept == STOP
        weights += _spread(np.where(stops, arriving, 0.0), plan.served_ends if served else plan.ends, count)
        by_keep = _spread(np.where(stops, 0.0, arriving), np.where(stops, 0, kept), len(dice.keep_starts))
        through = np.repeat(by_keep, keep_lengths, axis=1) * dice.probabilities
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
