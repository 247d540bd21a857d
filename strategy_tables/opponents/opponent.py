"""A player who errs as people do: one who wants points now, sees part of the bonus, has habits, and is not sure.

A person does not choose among all moves by what each is truly worth. So a player of some strength is *bounded*, and the
six strengths go from heavily bounded to not at all:

* By the `sight` (`model.sight`): what is to come counts for less than points now (`foresight`), and only a part of what
  the upper total so far is worth for the upper bonus is seen (`bonus`). What a move *looks* like is what it is worth to
  who sees no more. Within a turn everybody sees clearly.
* By doubt: a move is chosen with a probability that falls with how much worse it looks than the one that looks best,
  `exp(-worse / temperature)`. While rolls are left the temperature is `ROLLING` times as high.
* By habit: what no person does is not considered, however many such moves there are. Each kind of move has a
  *patience*: by how much it may look worse, in temperatures, to be considered.

  * A keep a person thinks of: `PATIENCE`. All dice of a face, or of several that lie there more than once; dice for a
    straight, one missing or two at its ends; where no two dice are equal, up to two of them. Three equal dice are kept,
    and no made pattern is broken (`patterns`): a keep has to hold every category that the hand has made.
  * Scoring when no roll is left: `PATIENCE`; scoring nothing where something can be had: `ZERO_TOLERANCE`.
  * Scoring a made pattern while rolls are left, rolling on where scoring looks best, and calling a category:
    `TOLERANCE`.
  * Everything else, and what wastes a made pattern: none. A large straight goes nowhere else.

  What has no patience is against the habit. It is done only where it looks best, and better by more than `HABIT`
  temperatures than all that has some: so the less somebody doubts, the less there is that habit forbids.

A player without temperature sees everything and makes the best move.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final, NamedTuple, Protocol, TypeVar

import numpy as np

from engine.cards.scoring import Score
from engine.dice import Hand, keep_index
from engine.games.moves import Announce, Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import exp
from strategy_tables.model.perception import Perception
from strategy_tables.model.ties import TIE, tied
from strategy_tables.opponents.patterns import patterns_of

PATIENCE: Final = 1.25
TOLERANCE: Final = 0.6
ZERO_TOLERANCE: Final = 0.1
HABIT: Final = 0.75
"""By how much a move has to look better than all that are usual, in temperatures, to be made against the habit."""
ROLLING: Final = 0.4
"""The share of the temperature while rolls are left: dice are easier to judge than categories."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A named level; `temperature` is a share of what best play expects, so that levels mean the same in every game."""

    id: str
    temperature: float
    perception: Perception


STRENGTHS: Final = (
    Strength("beginner", 0.1, Perception(0.25, 0.15)),
    Strength("casual", 0.046, Perception(0.5, 0.4)),
    Strength("regular", 0.027, Perception(0.72, 0.62)),
    Strength("club", 0.02, Perception(0.88, 0.82)),
    Strength("expert", 0.0155, Perception(0.97, 0.95)),
    Strength("perfect", 0.0, Perception(1.0, 1.0)),
)
"""Weakest first. What each one reaches on average was measured; see `strategy_tables.opponents.measurements`."""


_Ranked = TypeVar("_Ranked", covariant=True)
_Chosen = TypeVar("_Chosen")


class RankedMoves(Protocol):
    """Moves, best first."""

    @property
    def moves(self) -> Sequence[Move] | Sequence[Move]:
        """Every legal move."""


class AdviceLike(Protocol[_Ranked]):
    """Advice for a position on a card, or on a sheet."""

    @property
    def position(self) -> Position:
        """What is advised on."""

    @property
    def ranking(self) -> RankedMoves:
        """Every legal move."""

    @property
    def best(self) -> _Ranked:
        """The best move; the first of several."""

    def move_at(self, place: int) -> _Ranked:
        """One of the moves, by its place."""

    def perceived_values(self, sight: Perception) -> list[float]:
        """What the moves of the ranking look like to a player of this sight, in points."""


def weigh_moves(looks: Floats, patience: Floats, temperature: float) -> Floats:
    """How likely each of M moves is, not yet divided by the sum: float64 [..., M] from what they look like and their
    patience, float64 [..., M]; what cannot be done looks like minus infinity."""
    best = looks.max(axis=-1, keepdims=True)
    habits = patience > 0
    usual = np.where(habits, looks, -np.inf).max(axis=-1, keepdims=True)
    breaks = usual < best - HABIT * temperature
    worse = np.where(breaks, best, usual) - looks
    considered = habits & (worse <= patience * temperature) | breaks & (worse <= TIE)
    weights = np.zeros(looks.shape)
    weights[considered] = exp(-np.maximum(worse[considered], 0) / temperature)
    return weights


class _MadePatterns(NamedTuple):
    """The patterns that a hand has made and may score, the most points with which scoring each category wastes one of
    them, and the most points that can be scored."""

    categories: list[int]
    wasted: list[int]
    most: int


def patience_of(move: Move, position: Position, made: _MadePatterns, *, stops: bool) -> float:
    """By how much a move may look worse, in temperatures, to be considered; `stops`: scoring looks best."""
    if isinstance(move, Keep):
        if not is_natural(position.hand, move.dice) or not _holds(position.compiled, move.dice, made.categories):
            return 0.0
        return TOLERANCE if stops else PATIENCE
    if isinstance(move, Announce):
        return TOLERANCE
    if move.points <= made.wasted[move.category]:
        return 0.0
    if position.rolls_left:
        return TOLERANCE if move.category in made.categories else 0.0
    return ZERO_TOLERANCE if move.points == 0 < made.most else PATIENCE


def _made_patterns(compiled: CompiledRuleset, moves: Iterable[Move]) -> _MadePatterns:
    patterns = patterns_of(compiled)
    points = np.zeros((1, len(compiled.categories)), dtype=np.int64)
    for move in moves:
        if isinstance(move, Score):
            points[0, move.category] = move.points
    made = points >= patterns.enough
    return _MadePatterns(np.flatnonzero(made[0]).tolist(), patterns.wasted(made, points)[0].tolist(), int(points.max()))


def _holds(compiled: CompiledRuleset, keep: Hand, categories: list[int]) -> bool:
    """Whether a keep holds all of these categories."""
    if not categories:
        return True
    number = keep_index(compiled.ruleset.dice_count)[keep]
    return bool(patterns_of(compiled).holds[number, categories].all())


@cache
def is_natural(hand: Hand, keep: Hand) -> bool:
    """Whether a person thinks of keeping these dice.

    >>> [is_natural((2, 3, 4, 6, 6), keep) for keep in [(6, 6), (2, 3, 4), (2, 3, 4, 6), (4, 6, 6), (6,)]]
    [True, True, True, False, False]
    >>> [is_natural((1, 2, 4, 5, 6), keep) for keep in [(6,), (5, 6), (2, 4, 5, 6), (), (1, 2, 4)]]
    [True, True, True, True, False]
    """
    counts = {face: hand.count(face) for face in hand}
    if any(keep.count(face) < count for face, count in counts.items() if count >= 3):
        return False
    missing, kept = len(hand) - len(keep), set(keep)
    if len(keep) == len(kept) >= 2 and missing <= 2 and keep[-1] - keep[0] < len(keep) + (missing == 1):
        return True  # for a straight
    if len(counts) == len(hand):
        return len(keep) <= 2
    return len(keep) > 0 and all(keep.count(face) == counts[face] >= 2 for face in keep)


def move_probabilities(advice: AdviceLike[_Ranked], strength: Strength, expected: float) -> Floats:
    """How probable it is that a player of this strength makes each move: float64 [M], in the order of the ranking.

    `expected` is what best play expects above the least total: `Table.expected_above_least`, on sheets that of who
    follows the estimate. A player without temperature makes the best move, the first of several. Every player plays for
    points, whatever the advice is for.
    """
    weights = perceive_moves(advice, strength, expected).weights()
    chances: Floats = weights / weights.sum()
    return chances


def choose_move(advice: AdviceLike[_Chosen], strength: Strength, expected: float, random: Random) -> _Chosen:
    """The move that a player of this strength makes, as `move_probabilities` has it.

    Takes one number from `random`, unless the player has no temperature.
    """
    if strength.temperature * expected <= 0:
        return advice.best
    sums = np.cumsum(perceive_moves(advice, strength, expected).weights())
    return advice.move_at(int((sums > random.random() * sums[-1]).argmax()))


class PerceivedMoves(NamedTuple):
    """What the moves of a ranking look like to a player, and the patience with each, above 0 for those that such a
    player thinks of: float64 [M] each, in its order; and how much those may differ to be mixed up, in points."""

    values: Floats
    patience: Floats
    temperature: float

    def weights(self) -> Floats:
        """`weigh_moves` of them; without temperature the first one has all."""
        if self.temperature <= 0:
            only: Floats = np.eye(1, len(self.values))[0]
            return only
        return weigh_moves(self.values, self.patience, self.temperature)


def perceive_moves(advice: AdviceLike[_Ranked], strength: Strength, expected: float) -> PerceivedMoves:
    """The moves as a player of this strength sees them; the arguments are those of `move_probabilities`."""
    moves = advice.ranking.moves
    looks, made = (
        np.array(advice.perceived_values(strength.perception)),
        _made_patterns(advice.position.compiled, moves),
    )
    scores = [isinstance(move, Score) for move in moves]
    stops = bool(tied(looks[scores].max(initial=-np.inf), looks.max()))
    patience = np.array([patience_of(move, advice.position, made, stops=stops) for move in moves])
    return PerceivedMoves(
        looks, patience, strength.temperature * expected * (ROLLING if advice.position.rolls_left else 1)
    )
