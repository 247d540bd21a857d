"""The value of a turn for many positions at once, in numpy: what advice is made of.

The same numbers as in a table, worked out another way than by `kernel`: a keep by the mean over all hands it can
become, a hand by the best of all keeps that lie in it. Arrays have positions in the first axis: P positions, H hands
and K keeps in the order of `Transitions`, C categories. Nothing here calls BLAS, whose threads would wait for each
other wherever several processes share a machine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.dice import hand_index, hands, keeps, ways
from engine.scorecard import payable_points
from engine.scoring import Compiled
from strategy_tables.model.lattice import FACES, transitions
from strategy_tables.model.ranking import Codes, least_tied, ordered_keeps
from strategy_tables.model.states import Integers, StateSpace

Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]

_FIRST_CASES = 4 * np.arange(FACES)


@dataclass(frozen=True, slots=True, eq=False)
class Rolls:
    """What n dice can do, whatever the ruleset, as lists of pairs of a hand and a keep that rerolls something.

    * `hands` int64 [N], `probabilities` float64 [N]: by keep, the hands it can become and how probable each is
    * `keep_starts` int64 [K - H]: where those of each keep start; `hand_counts` int64 [K - H]: how many there are
    * `keeps` int64 [N]: by hand, the keeps that lie in it, the preferred one first; `keepers` int64 [N]: those hands
    * `hand_starts` int64 [H]: where the keeps of each hand start; `keep_counts` int64 [H]: how many there are
    * `first` float64 [H]: probabilities of a first roll

    With 5 dice N is 4,116, with 6 it is 11,914.
    """

    hands: Integers
    probabilities: Floats
    keep_starts: Integers
    hand_counts: Integers
    keeps: Integers
    keepers: Integers
    hand_starts: Integers
    keep_counts: Integers
    first: Floats


@cache
def rolls(dice_count: int) -> Rolls:
    """The lists of `dice_count` dice."""
    hand_number = hand_index(dice_count)
    keep_number = {keep: position for position, keep in enumerate(keeps(dice_count))}
    pairs = [
        (hand_number[tuple(sorted(keep + roll))], ways(roll) / FACES ** len(roll), position)
        for keep, position in keep_number.items()
        if len(keep) < dice_count
        for roll in hands(dice_count - len(keep))
    ]
    inside = [(keep_number[keep], position) for hand, position in hand_number.items() for keep in ordered_keeps(hand)]
    keep_starts, hand_counts = np.unique([keep for _, _, keep in pairs], return_index=True, return_counts=True)[1:]
    hand_starts, keep_counts = np.unique([hand for _, hand in inside], return_index=True, return_counts=True)[1:]
    return Rolls(
        hands=np.array([hand for hand, _, _ in pairs]),
        probabilities=np.array([probability for _, probability, _ in pairs]),
        keep_starts=keep_starts,
        hand_counts=hand_counts,
        keeps=np.array([keep for keep, _ in inside]),
        keepers=np.array([hand for _, hand in inside]),
        hand_starts=hand_starts,
        keep_counts=keep_counts,
        first=transitions(dice_count).roll_probabilities,
    )


def hands_after(rolls: Rolls, keep: int) -> Floats:
    """The probability of every hand when all dice but those of a keep, by its number, are rolled: float64 [H]."""
    hands = np.zeros(len(rolls.hand_starts))
    count = len(rolls.keep_starts)
    if keep >= count:
        # Nothing is rolled: the last keeps are the hands.
        hands[keep - count] = 1.0
        return hands
    end = rolls.keep_starts[keep + 1] if keep + 1 < count else len(rolls.hands)
    into = slice(rolls.keep_starts[keep], end)
    hands[rolls.hands[into]] = rolls.probabilities[into]
    return hands


def keep_values(rolls: Rolls, hand_values: Floats) -> Floats:
    """The mean over the next roll for every keep that rerolls something: float64 [P, K - H] from [P, H]."""
    reached = hand_values.take(rolls.hands, axis=1)
    reached *= rolls.probabilities
    return np.add.reduceat(reached, rolls.keep_starts, axis=1)


def best_keep_values(rolls: Rolls, kept: Floats) -> Floats:
    """The best keep that rerolls something, for every hand: float64 [P, H] from [P, K - H]."""
    best: Floats = np.maximum.reduceat(kept.take(rolls.keeps, axis=1), rolls.hand_starts, axis=1)
    return best


def best_values(rolls: Rolls, hand_values: Floats, kept: Floats) -> Floats:
    """The better of stopping and the best keep, for every hand: float64 [P, H] from [P, H] and [P, K - H]."""
    best = best_keep_values(rolls, kept)
    return np.maximum(best, hand_values, out=best)


def preferred_keeps(rolls: Rolls, among: Booleans) -> Integers:
    """The keep of every hand, by its number: int64 [H].

    The preferred one of those that `among` bool [N] says of the pairs of hand and keep; 0 where there is none.
    """
    found = np.zeros(len(rolls.hand_starts), dtype=np.int64)
    # From the last to the first: of several numbers put into one place the last one stays.
    pairs = np.flatnonzero(among)[::-1]
    found[rolls.keepers.take(pairs)] = rolls.keeps.take(pairs)
    return found


def best_keeps(rolls: Rolls, kept: Floats, best: Floats) -> Integers:
    """The keep of every hand among those tied with the best: int64 [H] from [K - H] and `best_keep_values` [H]."""
    return preferred_keeps(rolls, kept.take(rolls.keeps) >= least_tied(best).repeat(rolls.keep_counts))


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The scoring of one ruleset, as arrays. R *outcomes*: a category and a number of points it can pay.

    * `bits`, `points` int64 [R]: the category as a mask, the points
    * `places` int64 [R]: the category as a set of upper categories (0: lower); `raises`: what it adds to their total
    * `keeps_live`, `makes_live` int64 [R]: whether the extra bonus stays as live as it was; whether it becomes live
    * `outcome_numbers`: number of the outcome (category, points)
    * `outcomes`, `served_outcomes` int64 [C, H]: what a hand is in a category, after the first roll and on it; `served`
      says whether they differ
    * `codes` int8 [C, H]: what stands for filling a category with a hand after the first roll, see `split_codes`
    * `equal_hands` int64 [6]: the hands of equal dice; `face_bits` int64 [6]: the upper category of their face
    * `joker_legal` bool [24, C], `joker_outcomes` int64 [24, C], `joker_codes` int8 [24, C]: legal categories, outcomes
      and their codes, in the four cases of each face of `Compiled.joker_moves`; nothing where there is no joker
    """

    compiled: Compiled
    space: StateSpace
    rolls: Rolls
    bits: Integers
    points: Integers
    places: Integers
    raises: Integers
    keeps_live: Integers
    makes_live: Integers
    outcome_numbers: Mapping[tuple[int, int], int]
    outcomes: Integers
    served_outcomes: Integers
    served: bool
    codes: Codes
    equal_hands: Integers
    face_bits: Integers
    joker_legal: Booleans
    joker_outcomes: Integers
    joker_codes: Codes


def turn(compiled: Compiled, space: StateSpace) -> Turn:
    """The arrays of a ruleset."""
    categories = range(len(compiled.categories))
    pairs = [(c, points) for c in categories for points in _every_points(compiled, c)]
    number = {pair: position for position, pair in enumerate(pairs)}
    column = np.array([c for c, _ in pairs])
    points = np.array([points for _, points in pairs])
    place = {bit: 1 << place for place, bit in enumerate(space.upper_categories)}
    joker = column == space.live_category

    def outcomes(table: tuple[tuple[int, ...], ...]) -> Integers:
        return np.array([[number[c, row[c]] for row in table] for c in categories])

    codes = (2 * (len(categories) - column) + (points > 0)).astype(np.int8)
    cases = [moves for by_face in compiled.joker_moves for by_upper in by_face for moves in by_upper]
    joker_outcomes = np.array([[number[c, paid[c]] for c in categories] for _, paid in cases], dtype=np.int64)
    return Turn(
        compiled=compiled,
        space=space,
        rolls=rolls(compiled.ruleset.dice_count),
        bits=np.int64(1) << column,
        points=points,
        places=np.array([place.get(c, 0) for c, _ in pairs]),
        raises=np.where(np.array(compiled.upper_face)[column], points, 0),
        keeps_live=np.where(joker, 0, 1),
        makes_live=np.where(joker & (points > 0), 1, 0),
        outcome_numbers=number,
        outcomes=outcomes(compiled.points),
        served_outcomes=outcomes(compiled.served_points),
        served=compiled.served_points != compiled.points,
        codes=codes[outcomes(compiled.points)],
        equal_hands=np.array([compiled.index((face,) * compiled.ruleset.dice_count) for face in range(1, FACES + 1)]),
        face_bits=np.array([_face_bit(compiled, face) for face in range(1, FACES + 1)]),
        joker_legal=np.array([[bool(mask >> c & 1) for c in categories] for mask, _ in cases]),
        joker_outcomes=joker_outcomes,
        joker_codes=codes[joker_outcomes],
    )


def split_codes(weights: Floats) -> Floats:
    """Weights by code as weights by category: [C, 2], of 0 points and of more, from [2 C + 2].

    The code of an outcome is twice the number of categories from its own to the last one, and 1 more where it pays:
    so codes fall along the card.
    """
    by_category: Floats = weights.reshape(-1, 2)[:0:-1]
    return by_category


def _every_points(compiled: Compiled, category: int) -> list[int]:
    """Points a category can pay, and those that the joker's arrays name where it is not legal."""
    named = {paid[category] for by_face in compiled.joker_moves for by_upper in by_face for _, paid in by_upper}
    return sorted(named.union(payable_points(compiled, category)))


def _face_bit(compiled: Compiled, face: int) -> int:
    return 1 << compiled.upper_face.index(face) if face in compiled.upper_face else 0


def outcome_values(turn: Turn, values: Floats, masks: Integers, lives: Integers, totals: Integers) -> Floats:
    """Points of every outcome and the value of what follows: float64 [P, R], minus infinity where it is not to be had.

    `values` float64 is the table; `masks` (filled categories), `lives` (0 or 1) and `totals` int64 [P].
    """
    space = turn.space
    masks, lives, totals = masks[:, None], lives[:, None], totals[:, None]
    after = masks | turn.bits
    subsets = space.subsets(masks) | turn.places
    ranks = space.ranks[subsets, np.minimum(totals + turn.raises, space.upper_cap)]
    indices = space.starts[space.block_numbers(after)] + ranks
    if space.live_category >= 0:
        live = (lives * turn.keeps_live | turn.makes_live) & after >> space.live_category
        indices += live * space.total_counts[subsets]
    return np.where(allowed_categories(turn, masks) & turn.bits, values[indices] + turn.points, -np.inf)


def allowed_categories(turn: Turn, masks: Integers) -> Integers:
    """The categories that a hand of different dice may fill, as masks, from the filled ones."""
    still_open = turn.space.full & ~masks
    return still_open & -still_open if turn.space.card_order else still_open


def score_values(turn: Turn, outcomes: Floats, masks: Integers, lives: Integers, *, served: bool) -> Floats:
    """The best category of every hand: float64 [P, H] from `outcome_values`."""
    best: Floats = outcomes.take(turn.served_outcomes if served else turn.outcomes, axis=1).max(axis=1)
    joker = turn.compiled.joker_category
    if joker >= 0:
        positions = np.flatnonzero(masks >> joker & 1)
        if len(positions):
            cases = joker_cases(turn, masks[positions])
            choices = joker_values(turn, outcomes[positions], cases, lives[positions])
            best[positions[:, None], turn.equal_hands] = choices.max(axis=2)
    return best


def joker_cases(turn: Turn, masks: Integers) -> Integers:
    """In which case the hands of equal dice are once the joker category is filled: int64 [P, 6], rows of the arrays."""
    still_open = turn.space.full & ~masks
    upper_open = (still_open[:, None] & turn.face_bits) > 0
    lower_open = (still_open & turn.compiled.lower_mask) > 0
    return 2 * upper_open + lower_open[:, None] + _FIRST_CASES


def joker_values(turn: Turn, outcomes: Floats, cases: Integers, lives: Integers) -> Floats:
    """Every category for the hands of equal dice once the joker category is filled: float64 [P, 6, C].

    Extra bonus included; minus infinity where the joker's rule or a filled category forbids it. `cases` are those of
    `joker_cases`.
    """
    reached: Floats = outcomes[np.arange(len(cases))[:, None, None], turn.joker_outcomes.take(cases, axis=0)]
    reached[~turn.joker_legal.take(cases, axis=0)] = -np.inf
    reached += (lives * turn.compiled.extra_bonus)[:, None, None]
    return reached


def hand_values(turn: Turn, outcomes: Floats, masks: Integers, lives: Integers, rolls_left: int) -> Floats:
    """The value of every hand: float64 [P, H] from `outcome_values`."""
    count = turn.compiled.ruleset.rolls
    values = score_values(turn, outcomes, masks, lives, served=False)
    for _ in range(rolls_left):
        values = best_values(turn.rolls, values, keep_values(turn.rolls, values))
    if turn.served and rolls_left == count - 1:
        values = np.maximum(values, score_values(turn, outcomes, masks, lives, served=True))
    return values


def turn_values(turn: Turn, values: Floats, masks: Integers, lives: Integers, totals: Integers) -> Floats:
    """The value of turn-start states from those that have one category more filled: float64 [P]."""
    outcomes = outcome_values(turn, values, masks, lives, totals)
    rolled = hand_values(turn, outcomes, masks, lives, turn.compiled.ruleset.rolls - 1)
    value: Floats = (rolled * turn.rolls.first).sum(axis=1)
    return value
